"""The chance to win after each of several turns: the same imagined games are played on after each of them."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.bots.heuristics import heuristics_of
from igroteka.core.chance import Rng
from igroteka.core.state import State


class Chances:
    """Two turns that one seat may play now, compared world by world: luck is the same for both."""

    def __init__(self) -> None:
        self.worlds: i64 = 0
        self.first = 0.0
        self.second = 0.0
        # Of the differences, the sum of the squares.
        self.squares = 0.0

    def add(self, first: float, second: float) -> None:
        """One more world."""
        self.worlds += 1
        self.first += first
        self.second += second
        self.squares += (first - second) * (first - second)

    @property
    def error(self) -> float:
        """The standard error of the mean difference."""
        number = float(self.worlds)
        mean = (self.first - self.second) / number
        spread: float = max(0.0, self.squares / number - mean * mean)
        return float((spread / number) ** 0.5)


def compared(world: State, seat: i64, first: list[int], second: list[int], worlds: i64, rng: Rng) -> Chances:
    """The chances of the seat to win after the one turn and after the other, in so many imagined worlds."""
    heuristics = heuristics_of(world.game)
    out = Chances()
    for _ in range(worlds):
        base = heuristics.foreseen(world, seat, rng)
        luck = rng.fork()
        values: list[float] = []
        for turn in (first, second):
            trial = base.clone()
            follow(trial, seat, turn)
            heuristics.play_on(trial, luck.copy())
            values.append(heuristics.values(trial)[seat])
        out.add(values[0], values[1])
    return out


def follow(trial: State, seat: i64, turn: list[int]) -> None:
    """Play the answers of a turn as far as they can be played in this world."""
    for action in turn:
        if action not in trial.legal(seat):
            return
        trial.advance(seat, action)
