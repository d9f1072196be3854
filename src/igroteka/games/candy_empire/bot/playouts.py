"""A decision by play-outs: players of two kinds play possible games, one for each answer that is still promising."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from igroteka.core.chance import Rng
from igroteka.core.state import NOBODY, SEVERAL
from igroteka.games.candy_empire.bot.builder import building
from igroteka.games.candy_empire.bot.plain_player import values
from igroteka.games.candy_empire.bot.worth import Worth
from igroteka.games.candy_empire.state import CandyEmpire

# The number of answers looked at: those that look best right now in a few worlds.
PROMISING: Final = 12
GLANCES: Final = 4
# A lead of this many candies has e times the odds; what counts is winning, by how much only a little.
STEADY: Final = 5.0
WINNING: Final = 0.8
# The same for points of a series.
STEADY_POINTS: Final = 1.5
# The share of builders among those who play a possible game, the bot itself included: who expects plain players alone
# defends against thefts that do not come, and loses to three builders.
BUILDERS: Final = 0.5
# How far from the best an answer in a possible game may be, in candies.
SLACK: Final = 0.6


@mypyc_attr(allow_interpreted_subclasses=True)
class Playouts:
    """The results of each answer so far."""

    def __init__(self, s: CandyEmpire, seat: i64, rng: Rng) -> None:
        self.s = s
        self.seat: i64 = seat
        self.legal = self.promising(rng)
        # The answers still looked at, and the sum of what each brought; they all met the same worlds.
        self.alive: list[int] = list(range(len(self.legal)))
        self.won: list[float] = [0.0] * len(self.legal)
        # Who is a builder in the game that is played now.
        self.builds: list[bool] = [False] * int(s.seats)

    def world(self, rng: Rng) -> CandyEmpire:
        """A world that the seat may believe in."""
        world = self.s.imagine(self.seat, rng)
        assert isinstance(world, CandyEmpire)
        return world

    def promising(self, rng: Rng) -> list[int]:
        """The answers that look best in a few worlds."""
        legal = self.s.legal(self.seat)
        if len(legal) <= PROMISING:
            return legal
        total = [0.0] * len(legal)
        for _ in range(GLANCES):
            for k, value in enumerate(values(self.world(rng), self.seat, legal)):
                total[k] += value
        order = sorted(range(len(legal)), key=lambda k: -total[k])[:PROMISING]
        return [legal[k] for k in sorted(order)]

    def choose(self, simulations: i64, rng: Rng) -> int:
        """The best answer: the worse half is given up again and again, until one answer is left."""
        rounds = 0
        while len(self.legal) > 1 << rounds:
            rounds += 1
        for _ in range(rounds):
            for _ in range(max(1, simulations // (rounds * len(self.alive)))):
                self.meet(rng)
            self.alive.sort(key=self.loss)
            self.alive = self.alive[: (len(self.alive) + 1) // 2]
        return self.legal[self.alive[0]]

    def loss(self, k: int) -> float:
        """The candies that an answer failed to bring."""
        return -self.won[k]

    def meet(self, rng: Rng) -> None:
        """Try every remaining answer in one world, among the same players."""
        world = self.world(rng)
        self.builds = [rng.real() < BUILDERS for _ in self.builds]
        for k in self.alive:
            self.won[k] += self.play(world.clone(), self.legal[k], rng)

    def play(self, world: CandyEmpire, action: i64, rng: Rng) -> float:
        """The value of one possible game that begins with this answer."""
        if world.who == SEVERAL:
            for other in world.turn():
                if other != self.seat:
                    world.advance(other, self.answer(world, other, rng))
        game = world.game_number
        world.advance(self.seat, action)
        while world.who != NOBODY and world.game_number == game:
            if world.who == SEVERAL:
                for other in world.turn():
                    world.advance(other, self.answer(world, other, rng))
            else:
                world.advance(world.who, self.answer(world, world.who, rng))
        return hope(world, self.seat)

    def answer(self, world: CandyEmpire, seat: i64, rng: Rng) -> int:
        """The answer of a player of the kind that sits there."""
        legal = world.legal(seat)
        if len(legal) == 1:
            return legal[0]
        return best_of(legal, building(world, seat, legal) if self.builds[seat] else values(world, seat, legal), rng)


def plain(s: CandyEmpire, seat: i64, rng: Rng) -> int:
    """The answer of a plain player."""
    legal = s.legal(seat)
    return legal[0] if len(legal) == 1 else best_of(legal, values(s, seat, legal), rng)


def best_of(legal: list[int], row: list[float], rng: Rng) -> int:
    """The answer that looks best, or one that looks nearly as good."""
    best: i64 = 0
    highest = -1e9
    k: i64
    for k in range(len(row)):
        value = row[k] + SLACK * rng.real()
        if value > highest:
            highest = value
            best = k
    return legal[best]


def hope(s: CandyEmpire, seat: i64) -> float:
    """The value of the end of a game: mostly whether it is won, a little by how much; within a series, by points."""
    if s.house.series:
        rivals = max([s.points[other] for other in range(s.seats) if other != seat])
        return likely(float(s.points[seat] - rivals) / STEADY_POINTS)
    outcome = s.outcome()
    near = likely(Worth(s, seat).now / STEADY)
    return near if outcome is None else WINNING * outcome.won(seat) + (1.0 - WINNING) * near


def likely(lead: float) -> float:
    """The chance of winning that a lead gives."""
    return 1.0 / (1.0 + exp(-lead))
