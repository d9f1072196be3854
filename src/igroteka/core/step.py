"""A step: one small decision, or one thing that happens by itself."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from igroteka.core.chance import Rng

# The positions of its game.
S = TypeVar("S")
# Shared and never changed.
NOTHING: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Stateless: it knows its name, its clause and its actions; all else is in the state."""

    def __init__(self, name: str, clause: str, first: i64 = 0, last: i64 = -1, trifling: bool = False) -> None:
        self.name = name
        self.clause = clause
        # Its own part of the game's action space; a step that asks nobody has none.
        self.first: i64 = first
        self.last: i64 = last
        # Where one answer is left it may be given unasked: it cannot end the game and counts as nothing by itself.
        self.trifling = trifling

    def enter(self, s: S) -> None:
        """Ask somebody (`s.ask`, `s.ask_all`), or do what needs no answer and leave the top of the stack."""
        raise AssertionError(f"step {self.name} says nothing of how it begins")

    def legal(self, s: S, seat: i64) -> list[int]:
        """The answers that the seat may give: sorted, never empty for a seat that is asked."""
        raise AssertionError(f"step {self.name} asks nobody")

    def random_answer(self, s: S, seat: i64, rng: Rng) -> i64:
        """One of the answers that the seat may give, evenly drawn; a game may know one without listing them all."""
        legal = self.legal(s, seat)
        return legal[rng.below(len(legal))]

    def why(self, s: S, seat: i64, action: i64) -> str:
        """The reason why an action of this step is not among the legal ones."""
        raise AssertionError(f"step {self.name} refuses nothing")

    def near(self, s: S, seat: i64) -> list[int]:
        """What a player may reach for and cannot have now: answers of this step, and some of others."""
        return NOTHING

    def illegal(self, s: S, seat: i64) -> list[int]:
        """All answers of this step that the seat cannot give now."""
        legal = self.legal(s, seat)
        return [action for action in range(int(self.first), int(self.last) + 1) if action not in legal]

    def ends(self, s: S, seat: i64) -> list[int]:
        """The answers that end the game at once, as far as the seat can know: the page asks again before one."""
        return []

    def play(self, s: S, seat: i64, action: i64) -> None:
        """What happens when the one seat that was asked answers."""
        raise AssertionError(f"step {self.name} asks nobody alone")

    def resolve(self, s: S, answers: list[int]) -> None:
        """What happens when all sealed answers are in; -1 for a seat that was not asked or said nothing."""
        raise AssertionError(f"step {self.name} asks nobody at once")

    def default(self, s: S, seat: i64, rng: Rng) -> int:
        """The answer of an absent seat: legal, and telling nothing."""
        return int(self.random_answer(s, seat, rng))

    def expire(self, s: S, seat: i64) -> bool:
        """What happens instead of the default when the seat's time is over; False: nothing."""
        return False
