"""Casts without abilities and executions at random: the town wins as often as it should, by exact arithmetic."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import sqrt

import pytest

from igroteka.core.chance import seeded
from igroteka.core.state import State
from tests.games.candy_mafia.table import GAME, field

GAMES = 500


@cache
def town_wins(town: int, crime: int) -> Fraction:
    """How often the town wins if a day begins now, the day executes anybody alike and the night kills a townsperson."""
    if crime == 0:
        return Fraction(1)
    if crime >= town:
        return Fraction(0)
    lynched = Fraction(crime, town + crime) * night(town, crime - 1)
    return lynched + Fraction(town, town + crime) * night(town - 1, crime)


def night(town: int, crime: int) -> Fraction:
    """The same at nightfall, if the day has not ended the game."""
    if crime == 0 or crime >= town:
        return Fraction(crime == 0)
    return town_wins(town - 1, crime)


@pytest.mark.parametrize(("seats", "crime", "percent"), [(6, 1, 37.5), (9, 2, 29.8), (12, 4, 3.1), (16, 5, 2.6)])
def test_the_exact_chances_are_those_of_the_specification(seats: int, crime: int, percent: float) -> None:
    assert float(town_wins(seats - crime, crime)) * 100 == pytest.approx(percent, abs=0.05)


@pytest.mark.parametrize(("seats", "crime"), [(6, 1), (9, 2), (12, 4), (16, 5)])
def test_the_town_wins_as_often_as_it_should(seats: int, crime: int) -> None:
    p = float(town_wins(seats - crime, crime))
    won = sum(evening(seats, crime, seed) for seed in range(GAMES))
    assert abs(won - GAMES * p) <= 3 * sqrt(GAMES * p * (1 - p))


def evening(seats: int, crime: int, seed: int) -> bool:
    """One evening: by day all vote for one at random, at night the gang for a townsperson at random."""
    rng = seeded(1_000_000 + seed)
    cards = ["citizen"] * (seats - crime) + ["criminal"] * crime
    s = GAME.new(seats, seed, {"mode": "basic", "talk": 0}, telling=False, deal={"cards": cards})
    for _ in range(200):
        if s.over:
            break
        alive = [seat for seat in range(seats) if field(s, "alive") >> seat & 1]
        if s.top.name == "gang":
            prey = [seat for seat in alive if cards[seat] == "citizen"]
            answer(s, f"pick {prey[rng.below(len(prey))] + 1}")
        elif s.top.name == "ballot":
            answer(s, f"vote {alive[rng.below(len(alive))] + 1}", "vote nobody")
        else:
            raise AssertionError(s.top.name)
    return s.over == "town"


def answer(s: State, words: str, otherwise: str = "") -> None:
    """Everybody who is asked says the same; those who may not, the other thing."""
    for seat in list(s.turn()):
        action = s.game.parse(words)
        s.play(seat, action if action in s.legal(seat) else s.game.parse(otherwise))
