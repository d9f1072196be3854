"""Steps that stay open at a table until somebody closes them, and steps of which nobody sees whom they ask."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from igroteka.core.event import MODERATOR
from igroteka.core.step import Step

S = TypeVar("S")
# Shared and never changed.
NOBODY_ELSE: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Step[S], Generic[S]):
    """Several may answer and change their minds until it is closed.

    Who reads along, who may speak and draw meanwhile is its own affair.
    """

    def __init__(
        self,
        name: str,
        clause: str,
        first: i64 = 0,
        last: i64 = -1,
        pace: str = "",
        covert: bool = False,
        silence: bool = False,
    ) -> None:
        super().__init__(name, clause, first, last)
        # How long it is open, as a kind of pause that a table gives a length; empty: it ends with its last answer.
        self.pace = pace
        # Nobody else may see who is asked, nor who has answered.
        self.covert = covert
        # Who has not answered when it is closed has said nothing; else the default is given for them.
        self.silence = silence

    def readers(self, s: S, seat: i64) -> list[int]:
        """The others who see the seat's sealed answer as it stands."""
        return NOBODY_ELSE

    def may_sketch(self, s: S, seat: i64) -> bool:
        """May the seat draw a sketch that all see when this is over?"""
        return False

    def talks_on(self, s: S) -> bool:
        """Is it open for people to talk, so that answers do not end it?"""
        return False

    def unhurried(self, s: S) -> bool:
        """Is it new to everybody, so that a table gives it more time? Nothing hidden may tell."""
        return False

    def may_talk(self, s: S, seat: i64) -> bool:
        """May the seat speak to all while this is asked?"""
        return not self.covert

    def shows_asked(self, viewer: i64) -> bool:
        """May the viewer see who is asked?"""
        return not self.covert or viewer == MODERATOR

    def words(self, s: S, viewer: i64) -> dict[str, object]:
        """What a prompt says beside of such a step."""
        words: dict[str, object] = {"pace": self.pace} if self.pace else {}
        if viewer >= 0 and not self.may_talk(s, viewer):
            words["quiet"] = True
        return words


def pace_of(step: Step[Any]) -> str:
    """The kind of pause for which the step stays open at a table; empty: it ends with its last answer."""
    return step.pace if isinstance(step, Window) else ""


def stays(step: Step[Any]) -> bool:
    """Does the step wait, at a table, for somebody to close it?"""
    return isinstance(step, Window) and step.pace != ""


def talks_on(step: Step[Any], s: object) -> bool:
    """Is the step open for people to talk, whatever they answer meanwhile?"""
    return isinstance(step, Window) and step.talks_on(s)


def is_unhurried(step: Step[Any], s: object) -> bool:
    """Does a table give this step more time?"""
    return isinstance(step, Window) and step.unhurried(s)


def is_covert(step: Step[Any]) -> bool:
    """Is it nobody's business whom the step asks?"""
    return isinstance(step, Window) and step.covert


def readers_of(step: Step[Any], s: object, seat: i64) -> list[int]:
    """The others who see the seat's sealed answer to this step as it stands."""
    return step.readers(s, seat) if isinstance(step, Window) else NOBODY_ELSE
