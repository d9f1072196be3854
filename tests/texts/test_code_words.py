"""One word for one thing in the code: what docs/words.md forbids is no name in the folders it speaks of."""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.texts.glossary import IN_THE_CODE, WORDS

ROOT = WORDS.parents[1]
SUFFIXES = {".py", ".ts", ".svelte"}
# What is no name in TypeScript and Svelte: comments and what stands between quotes.
NO_NAME = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*|'[^'\n]*'|\"[^\"\n]*\"", re.DOTALL)
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")


class Row(NamedTuple):
    """A word, its rivals, and the folders or files in which these are looked for, and are not."""

    word: str
    rivals: tuple[str, ...]
    where: tuple[str, ...]
    but: tuple[str, ...]


def rows(text: str) -> list[Row]:
    """The rows of the table."""
    found = []
    for line in text.partition(IN_THE_CODE)[2].splitlines():
        if line.startswith("|") and not line.startswith(("|---", "| word |")):
            word, _, *lists = (cell.strip() for cell in line.strip("|").split("|"))
            found.append(Row(word, *(tuple(re.findall(r"[\w./-]+(?=,|;|$)", cell)) for cell in lists)))
    return found


ROWS = rows(WORDS.read_text(encoding="utf-8"))


def names(path: str, text: str) -> Iterator[str]:
    """Every name in a source file, and that of the file."""
    yield Path(path).name.split(".")[0].replace("-", "_")
    if path.endswith(".py"):
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.NAME:
                yield token.string
    else:
        yield from re.findall(r"[A-Za-z_]\w*", NO_NAME.sub(" ", text))


def is_rival(rival: str, name: str) -> bool:
    """Is it this name, or a word of it?"""
    return name == rival if rival[0].isupper() else rival in map(str.lower, WORD.findall(name))


def rivals(row: Row, path: str, text: str) -> list[str]:
    """Names in this file that say a thing by another word than its own."""
    if not path.startswith(row.where) or (row.but and path.startswith(row.but)):
        return []
    return sorted({name for name in names(path, text) for rival in row.rivals if is_rival(rival, name)})


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.word)
def test_a_thing_has_one_name_in_the_code(row: Row) -> None:
    paths = [path for folder in row.where for path in (ROOT / folder).rglob("*") if path.suffix in SUFFIXES]
    assert paths and all((ROOT / place).exists() or list(ROOT.glob(f"{place}*")) for place in row.but), (
        "places are there"
    )
    wrong = {
        place: found
        for path in paths
        if (found := rivals(row, place := path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")))
    }
    assert wrong == {}


@pytest.mark.parametrize(
    ("path", "text", "found"),
    [
        ("a/x.py", "host_of = 1", ["host_of"]),
        ("a/x.py", "HOST = 1", ["HOST"]),
        ("a/host.py", "", ["host"]),
        ("a/x.py", "# host\ny = 'host'", []),
        ("a/x.py", "hostile = ghost = 1", []),
        ("a/net.py", "host = 1", []),
        ("b/x.py", "host = 1", []),
        ("a/x.ts", "const isHost = 'host'; // host", ["isHost"]),
        ("a/the-host.ts", "", ["the_host"]),
        ("a/x.py", "class Led: pass", ["Led"]),
        ("a/x.py", "led = LedEvening = 1", []),
    ],
)
def test_a_second_name_is_found(path: str, text: str, found: list[str]) -> None:
    (row,) = rows(f"{IN_THE_CODE}| owner | … | host, Led | a/ | of a network: a/net.py |\n")
    assert rivals(row, path, text) == found
