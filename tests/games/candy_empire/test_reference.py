"""Two implementations of the same rules play the same games."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import igroteka
from igroteka.core.chance import Rng, seeded
from igroteka.core.option import Value, number_of
from igroteka.core.state import State
from tests.games.candy_empire.reference import CHARACTERS, Reference, places
from tests.games.candy_empire.table import table as position
from tests.games.covers import covers
from tests.laws.pairwise import SEATS, settings

GAME = igroteka.game("candy_empire")
ROWS = settings(GAME)
# Enough for a lawyer to find another one, closed.
GAMES_EACH = 20
PRINTED = {card: int(str(GAME.data.facts[f"cards.{card}.candies"])) for card in CHARACTERS}


def saved(s: State) -> dict[str, Any]:
    """The table as it would be written down."""
    table = s.dump()["table"]
    assert isinstance(table, dict)
    return table


def named(row: list[int]) -> list[str]:
    """Cards by name."""
    return [CHARACTERS[card] for card in row]


def second(s: State, first: int) -> Reference:
    """The other implementation, with the cards as they lie in this position."""
    table = saved(s)
    aside = named(table["closed"]) + named(table["open"])
    hands = [named(hand) for hand in table["hands"]]
    other = Reference(named(table["deck"]), hands, aside, first, dict(s.options))
    for seat in range(other.n):
        other.free[seat].update(named(table["loose"][seat]))
        other.protected[seat].update(named(table["safe"][seat]))
    other.kidnappers = [[owner, bool(protected), ""] for owner, protected, _ in table["kidnappers"]]
    return other


def late(seats: int, seed: int, options: dict[str, Value]) -> State:
    """The last round as deals seldom lead to it: a kidnapper may be somebody's last card, and a policeman may be
    blocked."""
    rng = seeded(seed)
    all_cards = seats > 2 or options["deck"] == "full"
    cards = ["POH", "POL", "VOR", "POH", "POL"] if all_cards else ["POL", "VOR", "POL"]
    empires = (["OTN OTN TOR"] * 3 + ["SKU"])[:seats]
    turned, moved = rng.below(len(cards)), rng.below(seats)
    hands, empires = [*cards[turned:], *cards[:turned]], [*empires[moved:], *empires[:moved]]
    agreed = {**options, "defenceless": False}  # the cards not named here lie protected
    return position(hands[:seats], empires, "", options=agreed, seed=seed, current=rng.below(seats))


def same_table(s: State, other: Reference) -> None:
    """Every card lies where the other implementation has it."""
    table = saved(s)
    assert named(table["deck"]) == other.deck
    assert Counter(named(table["open"])) == other.open
    assert Counter(named(table["closed"])) == other.closed
    for seat in range(other.n):
        assert Counter(named(table["hands"][seat])) == other.hands[seat]
        assert Counter(named(table["loose"][seat])) == other.free[seat]
        assert Counter(named(table["safe"][seat])) == other.protected[seat]
    assert set(named(table["banned"])) == other.banned


def any_of(may: list[str], rng: Rng) -> str:
    """Any answer; every other time one that plays a card or blocks, where there is one, so that more happens."""
    bold = [answer for answer in may if answer.startswith(("PLAY ", "BLOCK"))]
    among = bold if bold and rng.below(2) else may
    return among[rng.below(len(among))]


def play_both(s: State, rng: Rng) -> list[list[int]]:
    """One game to its end, or one of a series; the candies of each game."""
    counted: list[list[int]] = []
    first, starter = saved(s)["current"], saved(s)["starter"]
    while not s.over:
        number = saved(s)["game"]
        other = second(s, first)
        play = other.game()
        asked, answers = next(play)
        while True:
            same_table(s, other)
            assert s.turn() == asked
            given = []
            for seat, may in zip(asked, answers, strict=True):
                assert [s.game.notation(action) for action in s.legal(seat)] == may
                given.append(any_of(may, rng))
            for seat, answer in zip(asked, given, strict=True):
                s.play(seat, s.game.parse(answer))
            try:
                asked, answers = play.send(given)
            except StopIteration:
                break
            assert not s.over
            assert saved(s)["game"] == number
        assert all(not hand.total() for hand in other.hands)
        assert not other.deck
        counted.append([other.candies(seat, PRINTED) for seat in range(other.n)])
        assert s.over or saved(s)["game"] == number + 1
        first = starter = (starter + 1) % other.n
    return counted


@covers("end", "scoring", "R14", "R23", "R36", "R37")
@pytest.mark.parametrize("row", ROWS, ids=[str(number) for number in range(len(ROWS))])
def test_both_allow_the_same_and_come_to_the_same(row: dict[str, Value]) -> None:
    seats = number_of(row, SEATS)
    options = {name: value for name, value in row.items() if name != SEATS}
    for seed in range(2 if options["play"] == "series" else 2 * GAMES_EACH):
        s = late(seats, seed, options) if seed % 2 else GAME.new(seats, seed, options)
        counted = play_both(s, seeded(seed + 100))
        outcome = s.outcome()
        assert outcome is not None
        if options["play"] == "series":
            points = [0] * seats
            for scores in counted:
                for seat, place in enumerate(places(scores, options["places"] == "dense")):
                    points[seat] += max(0, 4 - place)
            assert (outcome.scores, outcome.places) == (points, places(points))
        elif options["play"] == "teams":
            [mine] = counted
            first, other = mine[0] + mine[2], mine[1] + mine[3]
            assert outcome.scores == [first, other, first, other]
            assert [place == 1 for place in outcome.places] == [first >= other, other >= first] * 2
        else:
            assert counted == [outcome.scores]
            assert outcome.places == places(outcome.scores)
