"""Reading a position that a stranger wrote: every field is asked for by name, type and range."""

from __future__ import annotations

from typing import Final

from igroteka.core.chance import SECRET_BITS
from igroteka.core.errors import BadRecord


class Reader:
    """One JSON object; each answer is checked, each complaint says where."""

    def __init__(self, source: object, where: str) -> None:
        if not isinstance(source, dict):
            raise BadRecord(f"{where}: must be an object, not {kind_of(source)}")
        self.source: dict[object, object] = source
        self.where = where
        self.asked: set[str] = set()

    def value(self, name: str) -> object:
        """The field as it is; it must be there."""
        self.asked.add(name)
        if name not in self.source:
            raise BadRecord(f"{self.where}.{name}: is missing")
        return self.source[name]

    def number(self, name: str, least: int, most: int) -> int:
        """A whole number in a range."""
        return whole(self.value(name), least, most, f"{self.where}.{name}")

    def flag(self, name: str) -> bool:
        """True or false."""
        value = self.value(name)
        if isinstance(value, bool):
            return value
        raise BadRecord(f"{self.where}.{name}: must be true or false, not {kind_of(value)}")

    def text(self, name: str) -> str:
        """A string."""
        value = self.value(name)
        if isinstance(value, str):
            return value
        raise BadRecord(f"{self.where}.{name}: must be a text, not {kind_of(value)}")

    def row(self, name: str, length: int) -> list[object]:
        """A list; its length must be this unless -1."""
        value = self.value(name)
        if not isinstance(value, list):
            raise BadRecord(f"{self.where}.{name}: must be a list, not {kind_of(value)}")
        if length >= 0 and len(value) != length:
            raise BadRecord(f"{self.where}.{name}: must have {length} entries, not {len(value)}")
        return value

    def numbers(self, name: str, length: int, least: int, most: int) -> list[int]:
        """A list of whole numbers in a range."""
        row = self.row(name, length)
        return [whole(v, least, most, f"{self.where}.{name}[{i}]") for i, v in enumerate(row)]

    def texts(self, name: str, length: int) -> list[str]:
        """A list of strings."""
        out: list[str] = []
        for i, value in enumerate(self.row(name, length)):
            if not isinstance(value, str):
                raise BadRecord(f"{self.where}.{name}[{i}]: must be a text, not {kind_of(value)}")
            out.append(value)
        return out

    def inner(self, name: str) -> Reader:
        """A nested object."""
        return Reader(self.value(name), f"{self.where}.{name}")

    def done(self) -> None:
        """Refuse fields nobody asked for: they would be silently lost."""
        for name in self.source:
            if name not in self.asked:
                raise BadRecord(f"{self.where}.{str(name)[:40]}: unknown field")


def whole(value: object, least: int, most: int, where: str) -> int:
    """The value if it is a whole number in the range."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadRecord(f"{where}: must be a whole number, not {kind_of(value)}")
    if not least <= value <= most:
        raise BadRecord(f"{where}: must be from {least} to {most}, not {str(value)[:40]}")
    return value


def read_secret(value: object, where: str) -> int:
    """The secret of a match, which is written in hexadecimal."""
    if not isinstance(value, str) or not 0 < len(value) <= SECRET_BITS // 4 or value.strip("0123456789abcdef"):
        raise BadRecord(f"{where}: must be a hexadecimal number of at most {SECRET_BITS} bits")
    return int(value, 16)


# What JSON calls the types of its values; true and false are numbers only to Python.
KINDS: Final[tuple[tuple[type, str], ...]] = (
    (type(None), "null"),
    (bool, "true or false"),
    (int, "a number"),
    (float, "a number"),
    (str, "a text"),
    (list, "a list"),
)


def kind_of(value: object) -> str:
    """The JSON name of a value's type."""
    return next((name for kind, name in KINDS if isinstance(value, kind)), "an object")
