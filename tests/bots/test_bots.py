"""Every bot at every game: legal, repeatable, and open to other people's bots."""

from __future__ import annotations

import pytest

import igroteka
from igroteka.bots import Bot, UnknownBot, bot
from igroteka.bots.arena import play
from igroteka.bots.heuristics import heuristics_of
from igroteka.core.chance import seeded
from tests.laws.pairwise import tried_counts
from tests.toy import Magpies

BOTS = ("random", "quick", "greedy", "search:15")


def games():
    """Every game with its seat counts, of very many with three, and the toy with its secrets."""
    toy = Magpies()
    for game in [igroteka.game(name) for name in igroteka.names()] + [toy]:
        for seats in tried_counts(game.seat_counts):
            yield pytest.param(game, seats, id=f"{game.id}-{seats}")


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game", "seats"), list(games()))
def test_a_whole_game(game, seats, name):
    """`play` checks every answer; the same seed gives the same game."""
    ends = []
    for _ in range(2):
        state = game.new(seats, seed=11, telling=False)
        ends.append(play(state, [bot(name)] * seats, [seeded(k) for k in range(seats)]).hash())
    assert ends[0] == ends[1]


@pytest.mark.parametrize("name", igroteka.names())
def test_every_level_of_a_table_is_a_bot(name):
    levels = heuristics_of(igroteka.game(name)).levels
    assert list(levels) == ["easy", "steady", "strong"]
    assert all(isinstance(bot(level), Bot) for level in levels.values())


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game", "seats"), list(games()))
def test_only_what_the_seat_knows_matters(game, seats, name):
    """In another world that the seat could as well be in, it answers the same."""
    state, rng = game.new(seats, seed=4, telling=False), seeded(8)
    for number in range(12):
        turn = state.turn()
        if not turn:
            break
        seat = turn[-1]
        other = state.imagine(seat, seeded(100 + number))
        assert bot(name).choose(state, seat, seeded(number)) == bot(name).choose(other, seat, seeded(number))
        state.play(turn[0], state.default(turn[0], rng))


def test_another_seed_is_another_game():
    game = igroteka.game(igroteka.names()[0])
    state = game.new(seed=1)
    assert len({bot("random").choose(state, state.turn()[0], seeded(k)) for k in range(30)}) > 1


class Last(Bot):
    """Somebody's own bot."""

    def think(self, world, seat, rng):
        return world.legal(seat)[-1]


def test_anybody_can_write_a_bot():
    game = igroteka.game(igroteka.names()[0])
    seats = game.seat_counts[0]
    state = play(game.new(seed=1), [Last()] * seats, [seeded(0)] * seats)
    assert state.outcome() is not None


@pytest.mark.parametrize(
    "name",
    ["", "Random", "search", "search:", "search:0", "search:-5", "search:ms", "search:0ms", "search:1e3", "search:5 ms",
     "search:١٠", "search:99999999999", "greedy:3", "random ", "search:5msms"],
)  # fmt: skip
def test_an_unknown_bot_is_told_the_forms(name):
    with pytest.raises(UnknownBot, match=r"random, quick, greedy, search:N \(simulations\), search:Nms"):
        bot(name)
