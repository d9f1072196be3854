"""The shape of what is seen of the flock and of what is told."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class Facts(TypedDict):
    """What is agreed about the flock."""

    rooks: int
    words: list[str]


class Look(TypedDict):
    """The flock: roles as far as the viewer knows them, and who has left."""

    roles: list[str | None]
    left: list[bool]
    day: int
    guarded: int | None


class Dealt(TypedDict):
    """A bird looks at its card."""

    event: Literal["dealt"]
    seat: int
    role: NotRequired[str]


class Left(TypedDict):
    """A bird leaves, and its card is seen; -1: none does."""

    event: Literal["driven", "voted", "removed"]
    seat: int
    role: str


EVENTS = (Dealt, Left)
