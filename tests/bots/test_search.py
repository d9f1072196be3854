"""The searcher on games whose right answers are known."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.bots import bot, search
from igroteka.bots.heuristics import heuristics_of
from igroteka.bots.search import Search
from igroteka.core.chance import seeded
from tests.bots.small import Crosses, Cup, Discreet, HideAndGuess, Pennies, Small, Stones, UnfairPennies

PENNIES = Small(Pennies, (2,), 2)
UNFAIR = Small(UnfairPennies, (2,), 2)
CUP = Small(Cup, (2,), 3)


@pytest.mark.parametrize("seat", [0, 1])
def test_it_plays_matching_pennies_half_and_half(seat):
    shown = [bot("search:60").choose(PENNIES.begin(seed=k), seat, seeded(k)) for k in range(600)]
    assert 0.45 <= sum(shown) / 600 <= 0.55


@pytest.mark.parametrize("seed", range(3))
def test_it_finds_a_mixture_that_is_not_even(seed):
    """Two heads count half: both must show heads twice as often as tails."""
    state, rng = UNFAIR.begin(seed=seed), seeded(seed)
    search = Search(heuristics_of(UNFAIR), 2, 0.7, 0.1)
    for _ in range(4000):
        search.simulate(state.imagine(0, rng), rng)
    for seat in (0, 1):
        heads, tails = search.roots[0].offer(state, seat, heuristics_of(UNFAIR))
        assert 0.6 < heads.share / (heads.share + tails.share) < 0.73


def test_a_seat_never_sees_a_sealed_answer():
    for sealed in (0, 1):
        state = PENNIES.begin(seed=1)
        state.play(0, sealed)
        answers = [bot("search:100").choose(state, 1, seeded(k)) for k in range(40)]
        assert 8 < sum(answers) < 32


@pytest.mark.parametrize("stones", [5, 6, 7, 9, 10, 11])
def test_it_leaves_a_multiple_of_four(stones):
    state = Small(Stones, (2,), 4).begin()
    state.open[0] = stones
    assert bot("search:600").choose(state, 0, seeded(3)) == stones % 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_plays_for_itself(seats):
    """The player who can take the last stone does, at any table."""
    game = Small(Stones, (2, 3, 4), 4)
    for seat in range(seats):
        state = game.begin(seats)
        state.open[:] = [3, seat]
        game.ask(state, seat)
        assert bot("search:100").choose(state, seat, seeded(seat)) == 3


def test_noughts_and_crosses_between_searchers_is_a_draw():
    game = Small(Crosses, (2,), 9)
    for seed in range(3):
        state = game.begin()
        rng = seeded(seed)
        while turn := state.turn():
            state.play(turn[0], bot("search:300").choose(state, turn[0], rng))
        assert state.outcome().places == [1, 1]


@pytest.mark.parametrize(
    ("marks", "seat", "answer"),
    [
        ([0, 0, -1, 1, 1, -1, -1, -1, -1], 0, 2),  # win
        ([0, 0, -1, -1, 1, -1, -1, -1, -1], 1, 2),  # else lose
        ([0, -1, -1, -1, 1, -1, 1, -1, 0], 0, 2),  # a fork that also stops a row
    ],
)
def test_noughts_and_crosses_by_heart(marks, seat, answer):
    game = Small(Crosses, (2,), 9)
    state = game.begin()
    state.open[:] = marks
    game.ask(state, seat)
    assert bot("search:500").choose(state, seat, seeded(1)) == answer


def test_nobody_sees_what_was_hidden():
    """Where answers are secret, the guesser of the imagined games knows no more than the real one would."""
    means = []
    for heuristics in (None, Discreet()):
        game = Small(HideAndGuess, (2,), 3, heuristics)
        state, rng = game.begin(), seeded(1)
        search = Search(heuristics_of(game), 2, 0.7, 0.1)
        for _ in range(600):
            search.simulate(state.imagine(0, rng), rng)
        row = search.roots[0].offer(state, 0, heuristics_of(game))
        means.append(sum(edge.won for edge in row) / 600)
    knowing, honest = means
    assert knowing < 0.15
    assert 0.5 < honest < 0.8  # two in three


@pytest.mark.parametrize("name", ["random", "greedy", "search:60"])
def test_the_truth_behind_the_cup_changes_nothing(name):
    chosen = set()
    for hidden in range(3):
        state = CUP.begin(seed=5)
        state.hidden = [hidden]
        chosen.add(tuple(bot(name).choose(state, 1, seeded(k)) for k in range(12)))
    assert len(chosen) == 1


class Watched(Crosses):
    """Noughts and crosses whose true position may only be imagined from."""

    truth = False

    def imagine(self, seat, rng):
        world: Any = super().imagine(seat, rng)
        world.truth = False
        return world

    def legal(self, seat):
        assert not self.truth
        return super().legal(seat)

    def advance(self, seat, action):
        assert not self.truth
        super().advance(seat, action)

    def clone(self):
        world: Any = super().clone()
        world.truth = self.truth
        return world


@pytest.mark.parametrize("name", ["random", "greedy", "search:30"])
def test_the_true_position_is_only_imagined_from(name):
    state = Small(Watched, (2,), 9).begin()
    state.truth = True
    before = state.open.copy()
    assert bot(name).choose(state, 0, seeded(1)) in range(9)
    assert state.open == before


class Exhausting(Crosses):
    """One field is left, and to imagine more than once is too much."""

    left = 1

    def imagine(self, seat, rng):
        assert self.left
        self.left -= 1
        return super().imagine(seat, rng)


def test_a_single_answer_needs_no_thought():
    state = Small(Exhausting, (2,), 9).begin()
    state.open[:] = [0, 1, 0, 1, 0, 1, 1, 0, -1]
    state.can = None
    assert bot("search:1000000000").choose(state, 0, seeded(1)) == 8


def test_time_is_a_budget_too(monkeypatch):
    """By a clock that every imagined world turns by a quarter of a second."""
    clock = [0.0]

    class Slow(Stones):
        def redeal(self, seat, rng):
            clock[0] += 0.25

    monkeypatch.setattr(search, "perf_counter", lambda: clock[0])
    state = Small(Slow, (2,), 4).begin()
    assert bot("search:1500ms").think(state, 0, seeded(1)) in state.legal(0)
    assert clock[0] == 1.5
