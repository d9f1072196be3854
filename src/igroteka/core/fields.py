"""The plain fields of a position, declared once: how each is written, read, checked and cloned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from igroteka.core.reader import Reader

# A number, or what it is at this table.
Bound = int | Callable[[Any], int]
NUMBER: Final = "number"
FLAG: Final = "flag"
NUMBERS: Final = "numbers"


class Field:
    """A number, a truth, or a list of numbers: an attribute of the position, under the same name when it is stored
    unless another is given.
    """

    def __init__(
        self,
        name: str,
        least: Bound = 0,
        most: Bound = 0,
        kind: str = NUMBER,
        length: Bound = -1,
        stored: str = "",
        shared: bool = False,
    ) -> None:
        self.name = name
        self.least = least
        self.most = most
        self.kind = kind
        # Of a list; -1: any.
        self.length = length
        self.stored = stored or name
        # Clones share a list that is replaced and never changed; else each has its own.
        self.shared = shared

    def save(self, s: object) -> object:
        """The field as plain JSON."""
        value = getattr(s, self.name)
        if self.kind == NUMBER:
            return int(value)
        if self.kind == FLAG:
            return bool(value)
        return list(value)

    def restore(self, s: object, source: Reader) -> None:
        """The inverse, or BadRecord that says which field no game could have so."""
        if self.kind == FLAG:
            setattr(s, self.name, source.flag(self.stored))
            return
        least, most = bound(self.least, s), bound(self.most, s)
        if self.kind == NUMBERS:
            setattr(s, self.name, source.numbers(self.stored, bound(self.length, s), least, most))
        else:
            setattr(s, self.name, source.number(self.stored, least, most))


def bound(given: Bound, s: object) -> int:
    """The bound at this table."""
    return given if isinstance(given, int) else given(s)


def flag(name: str, stored: str = "") -> Field:
    """True or false."""
    return Field(name, 0, 1, FLAG, stored=stored)


def numbers(name: str, length: Bound, least: Bound, most: Bound, stored: str = "", shared: bool = False) -> Field:
    """A list of numbers."""
    return Field(name, least, most, NUMBERS, length, stored, shared)


def last_seat(s: Any) -> int:
    """The highest seat."""
    return int(s.seats) - 1


def everybody(s: Any) -> int:
    """All seats, as bits."""
    return (1 << int(s.seats)) - 1


def save_fields(s: object, fields: Sequence[Field]) -> dict[str, object]:
    """The fields as plain JSON, in their order."""
    return {field.stored: field.save(s) for field in fields}


def restore_fields(s: object, fields: Sequence[Field], source: Reader) -> None:
    """The inverse of `save_fields`."""
    for field in fields:
        field.restore(s, source)
