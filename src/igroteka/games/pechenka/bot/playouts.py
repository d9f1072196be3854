"""A decision before the end of a round: possible rounds are played out, once for each answer."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.bots.regret_matching import Regrets
from igroteka.core.chance import Rng
from igroteka.core.state import SEVERAL
from igroteka.games.pechenka.bot.win_chances import hope, scale_of
from igroteka.games.pechenka.state import Pechenka


class Playouts:
    """One decision of one seat; a variant says which deals are likely, and what people do in them."""

    def __init__(self, s: Pechenka, seat: i64) -> None:
        self.s = s
        self.seat: i64 = seat
        self.scale = scale_of(s)

    def weigh(self, simulations: i64, rng: Rng) -> list[float]:
        """The mix that was regretted least, as odds of the legal answers."""
        s = self.s
        seat = self.seat
        legal = s.legal(seat)
        regrets = Regrets(len(legal))
        worth: list[float] = [0.0] * len(legal)
        simple: list[bool] = [False] * s.seats
        for _ in range(max(1, simulations // len(legal))):
            world = s.clone()
            world.roles = self.deal(rng)
            for other in s.house.everybody:
                simple[other] = other != seat and rng.real() < self.simplicity(world.roles, other)
            if world.who == SEVERAL:
                world.ask_all(s.house.everybody)  # an answer already given may still be changed
                for other in s.house.everybody:
                    if other != seat:
                        world.advance(other, self.answer(world, other, simple[other], rng))
            luck = rng.fork()
            for k in range(len(legal)):
                trial = world.clone()
                trial.advance(seat, legal[k])
                self.play_out(trial, simple, luck.copy())
                worth[k] = hope(trial, seat, self.scale)
            regrets.learn(worth)
        return regrets.shares

    def play_out(self, world: Pechenka, simple: list[bool], rng: Rng) -> None:
        """Play the round to its end."""
        round: i64 = self.s.round
        while world.round == round:
            if world.who == SEVERAL:
                for other in world.turn():
                    world.advance(other, self.answer(world, other, simple[other], rng))
            else:
                world.advance(world.who, self.answer(world, world.who, simple[world.who], rng))

    def deal(self, rng: Rng) -> i64:
        """A random deal among those that the seat thinks possible, each with the probability it believes in."""
        raise AssertionError("a variant knows what to believe")

    def simplicity(self, deal: i64, other: i64) -> float:
        """The chance of another seat, in this deal, to play in the simplest way."""
        raise AssertionError("a variant knows whom to call simple")

    def answer(self, world: Pechenka, seat: i64, simple: bool, rng: Rng) -> int:
        """A likely answer of a seat."""
        raise AssertionError("a variant knows what people do")
