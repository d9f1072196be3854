"""A decision by play-outs: players of two kinds play possible games, one for each answer that is still promising."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from igroteka.core.chance import Rng
from igroteka.core.state import NOBODY, SEVERAL
from igroteka.games.candy_empire.bot.builder import building, seems
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
# The first glance counts like so many possible games: few games tell good answers of a turn apart by chance alone. What
# a candy is worth there, and the most that a poor look may cost.
GLANCE: Final = 25.0
CANDY: Final = 0.04
POOR: Final = 0.5
# How far from the best an answer in a possible game may be, in candies.
SLACK: Final = 0.6


@mypyc_attr(allow_interpreted_subclasses=True)
class Playouts:
    """The results of each answer so far."""

    def __init__(self, s: CandyEmpire, seat: i64, rng: Rng) -> None:
        self.s = s
        self.seat: i64 = seat
        self.legal = s.legal(seat)
        # The sum of what each answer brought; they all met the same worlds.
        self.won: list[float] = self.glance(rng)
        # The answers still looked at.
        self.alive: list[int] = sorted(range(len(self.legal)), key=self.loss)[:PROMISING]
        # How likely each player is a builder: rivals as they seem, for who expects plain players alone defends against
        # thefts that do not come; the bot itself plays on as a plain player.
        self.builders: list[float] = [likely(seems(s, other)) for other in range(s.seats)]
        self.builders[seat] = 0.0
        # Who is one in the game that is played now.
        self.builds: list[bool] = [False] * int(s.seats)

    def world(self, rng: Rng) -> CandyEmpire:
        """A world that the seat may believe in."""
        world = self.s.imagine(self.seat, rng)
        assert isinstance(world, CandyEmpire)
        return world

    def glance(self, rng: Rng) -> list[float]:
        """How each answer looks to a plain player in a few worlds, as if some games had been played."""
        looks = [0.0] * len(self.legal)
        if len(looks) < 2:
            return looks
        for _ in range(GLANCES):
            for k, value in enumerate(values(self.world(rng), self.seat, self.legal)):
                looks[k] += value / float(GLANCES)
        best = max(looks)
        return [GLANCE * max(-POOR, CANDY * (look - best)) for look in looks]

    def choose(self, simulations: i64, rng: Rng) -> int:
        """The best answer: the worse half is given up again and again, until one answer is left."""
        rounds = 0
        while len(self.alive) > 1 << rounds:
            rounds += 1
        for _ in range(rounds):
            for _ in range(max(1, simulations // (rounds * len(self.alive)))):
                self.meet(rng)
            self.alive.sort(key=self.loss)
            self.alive = self.alive[: (len(self.alive) + 1) // 2]
        return self.legal[self.alive[0]]

    def loss(self, k: int) -> float:
        """What an answer failed to bring."""
        return -self.won[k]

    def meet(self, rng: Rng) -> None:
        """Try every remaining answer in one world, among the same players."""
        world = self.world(rng)
        self.builds = [rng.real() < share for share in self.builders]
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
