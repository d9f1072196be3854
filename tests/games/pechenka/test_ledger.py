"""Coins over whole games: every one has a source, and nobody ever owes any."""

from __future__ import annotations

import pytest

import igroteka
from igroteka.core.state import State
from tests.games.covers import covers
from tests.games.pechenka.table import GAME, coins, step, told, view, walk_on


@covers("R18", "act")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_among_liars_nobody_gives_more_than_one_coin_a_round_and_everybody_has_it(seats: int) -> None:
    """A ledger kept by ear, at a table where everybody lies and everybody opens."""
    for seed in range(15):
        s, rng = GAME.new(seats, seed, {"variant": "big_hunt"}), igroteka.seeded(seed)
        ledger, given = [1] * seats, [0] * seats
        while s.turn():
            seat = s.turn()[0]
            legal = honest_last(s, seat)
            s.play(seat, legal[rng.below(max(1, len(legal) - 1))])
            for event in told(s, "opened"):
                ledger[event["owner"]] -= event["paid"]
                ledger[event["seat"]] += event["paid"]
                given[event["owner"]] += event["paid"]
                assert min(ledger) >= 0
                assert max(given) == 1
            for event in told(s, "earned"):
                ledger[event["seat"]] += event["coins"]
                assert event["total"] == ledger[event["seat"]]
                given[event["seat"]] = 0
        assert coins(s) == ledger


def honest_last(s: State, seat: int) -> list[int]:
    """What the seat may do; at the end what a liar or a suspicious player does not do."""
    legal = s.legal(seat)
    if step(s) != "declare":
        return legal
    truth = [row["role"] for row in view(s, seat)["seats"][seat]["roles"]]
    lies = [move for move in legal if (move - 16) % 6 != "PBSTXK".index(truth[(move - 16) // 6])]
    return [*lies, GAME.parse("declare P on 1")]


@covers("R18")
@pytest.mark.parametrize("variant", ["everyone", "big_hunt"])
def test_in_many_random_games_every_coin_has_a_source_and_nobody_owes_any(variant: str) -> None:
    counts = GAME.counts({"variant": variant})
    for seed in range(600):
        s = walk_on(GAME.new(counts[seed % len(counts)], seed, {"variant": variant}, telling=False), seed)
        outcome = s.outcome()
        assert outcome is not None
        assert outcome.scores == [sum(row.values()) for row in outcome.sheet]
        assert min(outcome.scores) >= 0
        for row in outcome.sheet:
            assert all(part >= 0 for source, part in row.items() if source != "paid")
        assert sum(row.get("caught", 0) + row.get("paid", 0) for row in outcome.sheet) == 0
