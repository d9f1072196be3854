"""What the page weighs on the way to the first move: the built files, packed as the server sends them, without headers
and answers."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest

import igroteka
from igroteka.server.http.page import STATIC
from igroteka.texts import LANGUAGES

# Kilobytes: with headers and answers `dev.py bench page` stays below its 150. If you need more, look first for what the
# first move can do without: see parts.ts, word-groups.ts and layers.ts.
SHELF, TABLE, FIRST_MOVE = 66, 116, 133
PARTS: dict[str, Any] = json.loads((STATIC / ".parts.json").read_text(encoding="utf-8"))


@cache
def packed(file: str) -> int:
    """The bytes of a file on the wire."""
    small = STATIC / f"{file}.gz"  # is not there for what would not get smaller
    return (small if small.exists() else STATIC / file).stat().st_size


def weight(files: Iterable[str]) -> float:
    """Kilobytes of all these files together."""
    return sum(packed(file) for file in {"index.html", *files}) / 1000


def shelf(language: str) -> list[str]:
    """What the shelf needs."""
    lids = [file.relative_to(STATIC).as_posix() for file in STATIC.glob("assets/lid-*.svg")]
    assert len(lids) == len(igroteka.names())
    return [*PARTS["page"], *PARTS["pages"]["Home"], *PARTS["words"][language], *lids]


def table(game: str, language: str) -> list[str]:
    """What a table of this game needs until its first move."""
    own = PARTS["games"][game]
    return [
        *PARTS["page"],
        *PARTS["pages"]["TablePage"],
        *PARTS["words"][language],
        *own["drawn"],
        *own["words"][language],
    ]


def test_what_is_sent_packed_is_the_file() -> None:
    files = [*STATIC.rglob("*.gz")]
    assert any(file.name == "index.html.gz" for file in files)
    for file in files:
        assert gzip.decompress(file.read_bytes()) == file.with_suffix("").read_bytes(), file.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shelf_is_light(language: str) -> None:
    assert weight(shelf(language)) <= SHELF


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", igroteka.names())
def test_a_table_and_the_way_to_it_are_light(game: str, language: str) -> None:
    assert weight(table(game, language)) <= TABLE
    assert weight([*shelf(language), *table(game, language)]) <= FIRST_MOVE


@pytest.mark.parametrize("game", igroteka.names())
def test_a_table_by_its_link_fetches_nothing_of_the_shelf(game: str) -> None:
    only_shelf = set(PARTS["pages"]["Home"]) - set(PARTS["page"])
    assert only_shelf.isdisjoint(table(game, "ru"))
