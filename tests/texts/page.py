"""What the page says and asks for, found by looking at its sources."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from tests.texts.files import PACKAGE, File, file, read

WEB = Path(__file__).parents[2] / "web" / "src"
# A message's id in quotes; an attribute may follow.
LITERAL = re.compile(r"""['"`]([a-z][\w-]*)(?:\.\w+)?['"`]""")
# A row of messages with one beginning: `level-${level}`, or 'keys-' for all that start so.
BEGINNING = re.compile(r"""`([a-z][\w-]*-)\$\{|'([a-z][\w-]*-)'""")
COMPARED = re.compile(r"[!=]==?\s*'[^']*'|'[^']*'\s*[!=]==?")


def areas() -> list[str]:
    """The parts of the page that have words of their own."""
    return sorted({path.name.split(".")[0] for path in (WEB / "texts").glob("*.ftl")})


def area(name: str, language: str) -> File:
    """The words of a part of the page."""
    return read(WEB / "texts" / f"{name}.{language}.ftl")


def drawings() -> list[str]:
    """The games whose drawing has words of its own."""
    return sorted(path.parents[1].name for path in (WEB / "games").glob("*/texts/ru.ftl"))


def drawing(game: str, language: str) -> File:
    """The words that only a game's drawing says."""
    return read(WEB / "games" / game / "texts" / f"{language}.ftl")


def parts() -> list[tuple[str, str]]:
    """Games and the parts of their drawings that have words of their own, fetched only when they are looked at."""
    return sorted((path.parents[1].name, path.name.split(".")[0]) for path in (WEB / "games").glob("*/texts/*.ru.ftl"))


def part(game: str, name: str, language: str) -> File:
    """The words of a part of a drawing."""
    return read(WEB / "games" / game / "texts" / f"{name}.{language}.ftl")


def shell(language: str) -> list[str]:
    """Every key that belongs to no single game; one that is there twice is there twice."""
    files = [file(None, language), *(area(name, language) for name in areas())]
    return [key for one in files for key in one.texts]


@cache
def sources() -> str:
    """Everything that could ask for a word of the shell."""
    pages = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
    return "\n".join(path.read_text(encoding="utf-8") for path in [*sorted(PACKAGE.rglob("*.py")), *sorted(pages)])


def used(keys: set[str]) -> set[str]:
    """The keys that somebody asks for, by name or by their beginning."""
    names = set(LITERAL.findall(sources()))
    beginnings = tuple(one or other for one, other in BEGINNING.findall(sources()))
    return {key for key in keys if key.split(".")[0] in names or key.startswith(beginnings)}


def said() -> set[str]:
    """Every key that is written out in a `locale.say(…)`, of both sides of a choice too."""
    asked = re.findall(r"locale\.say\(([^(){},]*(?:\([^()]*\)[^(){},]*)*)", sources())
    return {key for first in asked for key in re.findall(r"'([a-z][\w.-]*)'", COMPARED.sub("", first))}


def refusals() -> set[str]:
    """The reasons that the page gives by itself."""
    return set(re.findall(r"new Refusal\('([\w-]+)'", sources()))
