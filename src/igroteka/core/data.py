"""The printed facts of a game: a TOML file in which each fact names its source."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path

from igroteka.core.errors import BadData

# How a line of TOML begins that names a table or a fact.
NAMED = re.compile(r"\s*(?:\[\s*([\w.-]+)\s*\]|([\w.-]+)\s*=)")
SOURCES = ("book", "derived", "third-party", "ours")


class Data:
    """Facts by dotted name, read with a check of each; the fingerprint tells one set of facts from another."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self.text = text
        try:
            tree = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            twice = given_twice(text, str(error))
            raise BadData(f"{file}: {twice}: is there twice" if twice else f"{file}: is not TOML: {error}") from None
        self.facts: dict[str, object] = {}
        self.sources: dict[str, str] = {}
        self.notes: dict[str, str] = {}
        self._collect(tree, "")
        self.asked: set[str] = set()
        plain = json.dumps(self.facts, sort_keys=True, separators=(",", ":"))
        self.fingerprint = blake2b(plain.encode(), digest_size=8).hexdigest()
        # What an owner corrected: by name the fact that ships with the game, and all of it in words.
        self.corrected: dict[str, object] = {}
        self.changes: list[str] = []

    def _collect(self, tree: dict[str, object], path: str) -> None:
        for name, value in tree.items():
            here = f"{path}.{name}" if path else name
            if not isinstance(value, dict):
                raise BadData(f"{self.file}: {here}: a fact is a table with value and source")
            if "value" not in value:
                self._collect(value, here)
                continue
            source = value.get("source")
            if source not in SOURCES:
                raise BadData(f"{self.file}: {here}.source: must be one of {', '.join(SOURCES)}, not {source!r}")
            for key in value:
                if key not in ("value", "source", "note"):
                    raise BadData(f"{self.file}: {here}.{key}: unknown field")
            if not is_plain(value["value"]):
                raise BadData(f"{self.file}: {here}.value: must be of numbers and texts, not {value['value']!r}")
            self.facts[here] = value["value"]
            self.sources[here] = str(source)
            self.notes[here] = str(value.get("note", ""))

    def _fact(self, name: str) -> object:
        self.asked.add(name)
        if name not in self.facts:
            raise BadData(f"{self.file}: {name}: is missing")
        return self.facts[name]

    def number(self, name: str, least: int, most: int) -> int:
        """A whole number in a range."""
        return self._whole(self._fact(name), f"{name}", least, most)

    def numbers(self, name: str, length: int, least: int, most: int) -> list[int]:
        """A row of whole numbers in a range."""
        row = self._fact(name)
        if not isinstance(row, list) or len(row) != length:
            raise BadData(f"{self.file}: {name}: must be a row of {length} numbers")
        return [self._whole(value, f"{name}[{i}]", least, most) for i, value in enumerate(row)]

    def word(self, name: str, among: Sequence[str] = ()) -> str:
        """A text that is not empty, or one of a few."""
        return self._word(self._fact(name), name, among)

    def words(self, name: str, length: int, among: Sequence[str] = ()) -> list[str]:
        """A row of texts; its length must be this unless -1."""
        row = self._fact(name)
        if not isinstance(row, list) or (length >= 0 and len(row) != length):
            raise BadData(f"{self.file}: {name}: must be a row of {f'{length} ' if length >= 0 else ''}texts")
        return [self._word(value, f"{name}[{i}]", among) for i, value in enumerate(row)]

    def _word(self, value: object, where: str, among: Sequence[str]) -> str:
        if not isinstance(value, str) or not value:
            raise BadData(f"{self.file}: {where}: must be a text, not {value!r}")
        if among and value not in among:
            raise BadData(f"{self.file}: {where}: must be one of {', '.join(among)}, not {value!r}")
        return value

    def _whole(self, value: object, where: str, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadData(f"{self.file}: {where}: must be a whole number, not {value!r}")
        if not least <= value <= most:
            raise BadData(f"{self.file}: {where}: must be from {least} to {most}, not {value}")
        return value

    def done(self) -> None:
        """Refuse facts the game does not know: a misspelt name would silently change nothing."""
        for name in self.facts:
            if name not in self.asked:
                raise BadData(f"{self.file}: {name}: the game has no such fact")

    def compare(self, shipped: Data) -> None:
        """Note what differs from the facts that ship with the game."""
        mine = {name: value for name, value in shipped.facts.items() if self.facts.get(name, value) != value}
        self.corrected = {name: mine[name] for name in sorted(mine)}
        self.changes = [f"{name}: {value} -> {self.facts[name]}" for name, value in self.corrected.items()]


def given_twice(text: str, error: str) -> str:
    """The name that the line with the error gives a second time, which TOML forbids; empty if it is another error."""
    table = ""
    names: set[str] = set()
    for number, line in enumerate(text.split("\n"), 1):
        if found := NAMED.match(line):
            table = found[1] or table
            name = found[1] or f"{table}.{found[2]}".lstrip(".")
            if name in names and f"(at line {number}," in error:
                return name
            names.add(name)
    return ""


def is_plain(value: object) -> bool:
    """May it be a fact? TOML also has dates, which no record can hold."""
    if isinstance(value, list):
        return all(is_plain(part) for part in value)
    if isinstance(value, dict):
        return all(is_plain(part) for part in value.values())
    return isinstance(value, (int, float, str))


def read_data(path: Path) -> Data:
    """The facts in this file."""
    try:
        return Data(path.read_text(encoding="utf-8"), path.name)
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(f"{path.name}: cannot be read: {error}") from None
