"""The master table 1.2: sides, gangs, gold; what each role is asked, and whether it may say nobody or mean itself."""

from __future__ import annotations

from itertools import combinations

import pytest

from igroteka.core.chance import seeded
from igroteka.core.closing import close, missing
from igroteka.core.state import State
from tests.games.candy_mafia import table
from tests.games.candy_mafia.playing import WINDOW
from tests.games.candy_mafia.table import GAME, MAFIA, NAMES, SIDES, TRIAD, evening, may, tables
from tests.games.covers import covers

ROWS = tables("roles.txt")
BY_NAME = {row["role"]: row for row in ROWS}


@covers("setup", "R94", "R96")
def test_the_tests_and_the_game_take_the_sides_of_the_table() -> None:
    assert [row["role"] for row in ROWS] == NAMES[:49]
    for row in ROWS:
        card = row["role"]
        assert SIDES[card] == row["side"]
        assert (card in MAFIA, card in TRIAD) == (row["gang"] == "mafia", row["gang"] == "triad")
        s = evening([card, *["citizen"] * 5, "criminal"], aside="mercenary" if card == "drunk" else "")
        assert table.side(s, 0) == row["side"]


@covers("night", "R10", "R11")
@pytest.mark.parametrize("row", [row for row in ROWS if row["asks"]], ids=lambda row: row["role"])
def test_a_role_may_answer_what_the_table_says(row: dict[str, str]) -> None:
    card = row["role"]
    # Seat 1 holds the card; seat 6 has left, and seat 8 is a criminal with a vote.
    cards = [card, *["citizen"] * 6, "criminal", "criminal" if SIDES[card] != "crime" else "citizen"]
    s = evening(cards)
    here = WINDOW.get(card, "deeds")
    if here != "fate":
        execute(s, 5)
    if card == "elders_son":
        s = evening([card, "citizen", "citizen", "elder", *cards[4:]])
        execute(s, 3)
    if card == "teacher":
        s = evening([card, *["citizen"] * 6, "criminal"])
        execute(s, 7)
    for _ in range(60):
        if table.step(s) == here and 0 in s.turn():
            break
        if table.step(s) == "gang":
            s.play(0 if SIDES[card] == "crime" else 7, GAME.parse("pick 2"))
        close(s, missing(s, seeded(1)))
    others = [seat + 1 for seat in range(1, int(s.seats)) if table.field(s, "alive") >> seat & 1]
    living = [1, *others] if row["self"] else others
    expected = {
        "1": [f"pick {seat}" for seat in living],
        "2": [f"pick {one}+{other}" for one, other in combinations(living, 2)],
        "f": [f"{verb} {seat}" for verb in ("pick", "take" if card == "admirer" else "kill") for seat in living],
        "o": ["pick 6"],
        "y": ["yes"],
    }[row["asks"]]
    assert sorted(may(s, 0)) == sorted([*expected, *(["pick nobody"] if row["may"] else [])])


def execute(s: State, seat: int) -> None:
    """The first day ends with this execution."""
    for _ in range(60):
        if table.step(s) == "ballot":
            for voter in s.turn():
                if voter != seat:
                    s.play(voter, GAME.parse(f"vote {seat + 1}"))
            close(s, missing(s, seeded(1)))
            break
        close(s, missing(s, seeded(1)))
    for _ in range(60):
        if table.field(s, "night") == 2:
            return
        close(s, missing(s, seeded(1)))


@covers("R95")
def test_the_gold_cards_are_those_of_the_ruling() -> None:
    gold = [row["role"] for row in ROWS if row["gold"]]
    assert gold == ["reanimator", "inquisitor", "jailer", "baker", "sweet_tooth"]
