"""The shape of what is seen of the table and of what is told."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class Printed(TypedDict):
    """The facts."""

    copies: list[int]
    dealt: int
    full: int


class Look(TypedDict):
    """The table."""

    bag: int
    hands: list[list[int | None]]
    row: list[int]
    taken: list[list[int]]
    last: int
    current: int
    passes: int


class Drew(TypedDict):
    """A player draws a pebble."""

    event: Literal["drew"]
    seat: int
    pebble: NotRequired[int]


class Laid(TypedDict):
    """A player lays a pebble."""

    event: Literal["laid"]
    seat: int
    pebble: int


class Took(TypedDict):
    """A player takes the row."""

    event: Literal["took"]
    seat: int
    pebbles: int


class Passed(TypedDict):
    """A player has nothing to play."""

    event: Literal["passed"]
    seat: int


EVENTS = (Drew, Laid, Took, Passed)
