"""Leaky and broken twins of Rooks: each shows, asks or keeps one thing that it must not, in a line or two."""

from __future__ import annotations

from igroteka.core.step import Step
from tests.rooks import actions as a
from tests.rooks.game import Rooks
from tests.rooks.state import OWL, RooksState
from tests.rooks.steps import Owl, Raid, the_steps


class ShowsAnEmptyCall(RooksState):
    """Everybody sees whether the call woke anybody."""

    def look(self, viewer: int) -> dict[str, object]:
        return {**super().look(viewer), "called": bool(self.asked)}


class ShowsTheVote(Raid):
    """All birds see what the rooks point at."""

    def readers(self, s: RooksState, seat: int) -> list[int]:
        return list(range(int(s.seats)))


class QuietForTheOwl(Owl):
    """Only the owl may not speak at its call."""

    def may_talk(self, s: RooksState, seat: int) -> bool:
        return s.cards[seat] != OWL


class ClosesItself(RooksState):
    """A window ends with its last answer although it is held."""

    def advance(self, seat: int, action: int) -> None:
        super().advance(seat, action)
        if self.is_window and not self.turn():
            self.flip()
            self.settle()


class ForgetsWhatIsHeld(RooksState):
    """A stored position does not know that its window is held."""

    def dump(self) -> dict[str, object]:
        return {name: value for name, value in super().dump().items() if name != "held"}


def rooks_with_state(kind: type[RooksState]) -> Rooks:
    """Rooks with another state."""
    return Rooks(state_type=kind, id="leaky")


def step(kind: Step[RooksState]) -> Rooks:
    """Rooks with one other step."""
    return Rooks(steps=[kind if kind.name == usual.name else usual for usual in the_steps()], id="leaky")


def owl(kind: type[Owl]) -> Rooks:
    """Rooks with another call of the owl."""
    return step(kind("owl", "owl", a.GUARD, a.DRIVE - 1, covert=True, pace="short"))


def raid(kind: type[Raid]) -> Rooks:
    """Rooks with another raid."""
    return step(kind("raid", "raid", a.DRIVE, a.ENOUGH - 1, covert=True, pace="pair", silence=True))
