"""What a game tells the generic bots about itself: levels, the worth of a position, quick answers, proven answers."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from igroteka.bots.hint import Hint, Reason
from igroteka.core.chance import Rng
from igroteka.core.game import Game
from igroteka.core.state import NOBODY, SEVERAL, State

S = TypeVar("S", bound=State)

LEVELS: Final = {"easy": "random", "steady": "greedy", "strong": "search:2000"}


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics(Generic[S]):
    """The plain heuristics, with which a new game plays at once; a game may bring its own."""

    def __init__(self, horizon: i64 = 1 << 30, secretive: bool = False, levels: dict[str, str] = LEVELS) -> None:
        # The number of times the move passes to another seat before a roll-out trusts `evaluate`.
        self.horizon: i64 = horizon
        # True if some answers are not seen by all: `shown` says by whom.
        self.secretive = secretive
        # The names of the bots that play at each level of a table.
        self.levels = levels

    def evaluate(self, s: S, seat: i64) -> float:
        """The worth of the position for the seat, from 0 (lost) to 1 (won)."""
        outcome = s.outcome()
        return 0.5 if outcome is None else outcome.share(seat)

    def values(self, s: S) -> list[float]:
        """The worth of the position for each seat."""
        return [self.evaluate(s, seat) for seat in range(s.seats)]

    def weigh(self, s: S, seat: i64, legal: list[int]) -> list[float]:
        """The promise of each answer, as odds; 0: not worth a thought; an empty list: all alike."""
        return []

    def answer(self, s: S, seat: i64, rng: Rng) -> int:
        """A quick sensible answer, for roll-outs."""
        legal = s.legal(seat)
        odds = self.weigh(s, seat, legal)
        return legal[rng.weighted(odds)] if odds else legal[rng.below(len(legal))]

    def foreseen(self, world: S, seat: i64, rng: Rng) -> S:
        """Another world that the seat may believe in, where the others have answered: a guess, quick and sensible."""
        base = cast(S, world.imagine(seat, rng))
        if base.who == SEVERAL:
            for other in base.turn():
                if other != seat:
                    base.advance(other, self.answer(base, other, rng))
        return base

    def play_on(self, s: S, rng: Rng) -> None:
        """Play quick sensible answers until the move has passed on as often as the horizon allows."""
        left = self.horizon
        last = s.who
        while s.who != NOBODY:
            if s.who != last:
                last = s.who
                left -= 1
                if left < 0:
                    return
            if last == SEVERAL:
                for seat in s.turn():
                    s.advance(seat, self.answer(s, seat, rng))
                last = NOBODY  # each simultaneous choice counts
            else:
                s.advance(last, self.answer(s, last, rng))

    def glance(self, s: S, seat: i64, rng: Rng) -> int:
        """The best answer at a glance, for a game where trying each answer by itself would not do; else -1."""
        return -1

    def shown(self, s: S, seat: i64, action: i64, viewer: i64) -> int:
        """A number for what the viewer sees of an answer: equal for answers that look alike to it."""
        return action

    def solve(self, s: S, seat: i64, budget: i64) -> int:
        """The proven best answer, if a search within this budget of positions finds it; else -1."""
        return -1

    def ponder(self, s: S, seat: i64, simulations: i64, rng: Rng) -> int:
        """An answer by the game's own search with this number of simulations, where a tree would not do; else -1."""
        return -1

    def hint(self, s: S, seat: i64, effort: i64, rng: Rng) -> Hint | None:
        """The best turn by the game's own search with this number of simulations, and the reasons for it.

        None: the hint is the turn that the bot would play, with `reasons` for it.
        """
        return None

    def reasons(self, s: S, seat: i64, choices: list[int]) -> list[Reason]:
        """The reasons for these answers in a row, in the game's own words, the weightiest first.

        `s` is a world as the seat imagines it.
        """
        return []


def heuristics_of(game: Game) -> Heuristics[Any]:
    """The heuristics of the game."""
    told = game.heuristics
    assert isinstance(told, Heuristics)
    return told
