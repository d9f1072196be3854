"""The bots of «Печенька»: they know no more than their seat, believe what conduct tells, bluff, and win."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from igroteka.bots import bot
from igroteka.bots.arena import Meeting
from igroteka.bots.heuristics import heuristics_of
from igroteka.core.chance import seeded
from igroteka.games.pechenka.actions import DECLARE, OPEN, PEEK
from igroteka.games.pechenka.cards import at
from igroteka.games.pechenka.equilibrium import Equilibrium
from igroteka.games.pechenka.state import Pechenka
from igroteka.parallel import meet
from tests.games.pechenka.fresh import new
from tests.games.pechenka.table import GAME, everyone, show

EVERYONE: dict[str, object] = {"variant": "everyone"}
BIG_HUNT: dict[str, object] = {"variant": "big_hunt"}
FIRST_PAYS: dict[str, object] = {"variant": "big_hunt", "multi_hunter_pays": "first"}
TABLES = (
    *((seats, EVERYONE) for seats in (4, 5, 6)),
    *((seats, BIG_HUNT) for seats in (2, 3, 4)),
    *((seats, FIRST_PAYS) for seats in (2, 4)),
)


def ponder(s: Any, seat: int, seed: int, simulations: int = 6) -> int:
    return int(heuristics_of(s.game).ponder(s, seat, simulations, seeded(seed)))


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("name", ["quick", "search:6"])
def test_it_answers_legally_and_the_same_for_the_same_luck(name: str, seats: int, options: dict[str, object]) -> None:
    runs = []
    for _ in range(2):
        s, rng, chosen = new(seats, 5, **options), seeded(8), []
        while s.turn() and s.round < 2:
            seat = s.turn()[0]
            chosen.append(bot(name).choose(s, seat, rng))
            s.play(seat, chosen[-1])
        runs.append(chosen)
    assert runs[0] == runs[1]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_it_thinks_alike_in_all_worlds_that_look_alike(seats: int, options: dict[str, object]) -> None:
    s, chance, differed = new(seats, 6, **options), seeded(1), 0
    while s.turn() and s.round < 2:
        for seat in s.turn():
            legal = s.legal(seat)
            if len(legal) > 1:
                worlds: list[Any] = [s.imagine(seat, chance) for _ in range(2)]
                differed += worlds[0].roles != worlds[1].roles
                assert ponder(worlds[0], seat, 3) == ponder(worlds[1], seat, 3)
                assert heuristics_of(GAME).weigh(worlds[0], seat, legal) == heuristics_of(GAME).weigh(
                    worlds[1], seat, legal
                )
            s.play(seat, legal[chance.below(len(legal))])
    assert differed > 5


def test_with_two_it_follows_the_table() -> None:
    table, s = Equilibrium(), new(2, 4)
    for _ in range(6):
        seat = s.turn()[0]
        legal = s.legal(seat)
        odds = table.weigh(s, seat, legal)
        told = Counter(ponder(s, seat, seed) for seed in range(500))
        for action, part in zip(legal, odds, strict=True):
            assert told[action] / 500 == pytest.approx(part / sum(odds), abs=0.08)
            assert part > 0 or not told[action]
        s.play(seat, told.most_common(1)[0][0])


def test_a_round_without_a_table_is_thought_about() -> None:
    s = new(2, 4, multi_hunter_pays="first")
    assert not Equilibrium().knows(s)
    assert ponder(s, s.turn()[0], 1) in s.legal(s.turn()[0])


def to_the_hunt(seed: int) -> Pechenka:
    """Three players who say the truth; two roles are opened, so that the last one knows the target after a peek."""
    s = new(3, seed)
    while s.top.name != "hunt":
        seat = s.turn()[0]
        if s.top.name == "declare":
            s.play(seat, DECLARE + at(s.roles, seat))
        else:
            s.play(seat, s.legal(seat)[0] if len(s.legal(seat)) == 3 else PEEK)
    return s


def test_it_bluffs() -> None:
    s = to_the_hunt(1)
    hunts = {ponder(s, 0, seed, 40) for seed in range(12)}
    s = new(4, 2, variant="big_hunt")
    declared = {ponder(s, s.turn()[0], seed, 60) for seed in range(12)}
    shown = {ponder(new(4, 1), 0, seed, 60) for seed in range(12)}
    assert min(len(hunts), len(declared), len(shown)) > 1


def test_the_plain_hunter_says_the_truth_and_opens_a_certain_lie() -> None:
    s = new(4, 2, variant="big_hunt")
    first = s.turn()[0]
    lie = at(s.roles, (first + 1) % 4)
    s.play(first, DECLARE + lie)
    for _ in range(3):
        seat = s.turn()[0]
        chosen = bot("quick").choose(s, seat, seeded(1))
        assert chosen == DECLARE + at(s.roles, seat)
        s.play(seat, chosen)
    s.play(first, PEEK)
    assert bot("quick").choose(s, s.turn()[0], seeded(1)) == OPEN + 2 * first
    s.play(s.turn()[0], OPEN + 2 * first)
    assert bot("quick").choose(s, s.turn()[0], seeded(1)) == PEEK


def test_the_plain_ambusher_strikes_when_it_is_certain() -> None:
    """The book's example: the player who has shown T and S can only be B for a P."""
    s = everyone("P B S T")
    show(s, "S T B B", "B S hill hill")
    assert GAME.notation(bot("quick").choose(s, 0, seeded(1))) == "show sword"
    show(s, "sword P P P")
    assert GAME.notation(bot("quick").choose(s, 0, seeded(1))) == "before 2"


def test_an_answer_already_given_is_thought_about_anew() -> None:
    fresh, sealed = new(4, 1), new(4, 1)
    for seat in (0, 1, 2):
        sealed.play(seat, sealed.legal(seat)[0])
    for seed in range(8):
        assert ponder(sealed, 0, seed, 30) == ponder(fresh, 0, seed, 30)


def wins(first: str, second: str, seats: int, pairs: int, variant: str) -> float:
    """The share of matches that one of the first wins against the second in all other seats."""
    meeting = Meeting("pechenka", None, first, second, seats, {"variant": variant}, 1)
    return sum(pair.wins for pair in meet(meeting, pairs, 1)) / pairs


@pytest.mark.long
def test_counting_beats_chance_and_thinking_beats_both() -> None:
    assert wins("quick", "random", 4, 6, "everyone") > 0.6
    assert wins("search:24", "random", 4, 2, "everyone") > 0.6
    assert wins("search:24", "quick", 4, 2, "everyone") > 0.4
    assert wins("quick", "random", 3, 10, "big_hunt") > 0.5
    assert wins("search:30", "random", 3, 2, "big_hunt") > 0.45
    assert wins("search:30", "quick", 4, 2, "big_hunt") > 0.4
