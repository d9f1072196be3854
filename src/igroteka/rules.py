"""The rules of a game in our own words, and the names of its printed facts."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from igroteka.core.errors import IgrotekaError
from igroteka.registry import folder

TEXT = re.compile(r"^(\w\w): \*\*(.+?)\*\* (.+)$")


class BadRules(IgrotekaError):
    """A rules.md that cannot be read."""


class Rule(NamedTuple):
    """A clause, a ruling (R1, R2 …) or a worked example (example:…), with a title and a text in each language."""

    id: str
    title: Mapping[str, str]
    text: Mapping[str, str]

    @property
    def kind(self) -> str:
        """clause, ruling or example."""
        if self.id.startswith("example:"):
            return "example"
        return "ruling" if re.fullmatch(r"R\d+", self.id) else "clause"


def parse(text: str, file: str) -> dict[str, Rule]:
    """Rules by id: each a heading `## id` and a paragraph `ru: **Title.** Text` for each language."""
    found: dict[str, Rule] = {}
    for section in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        id, _, body = section.partition("\n")
        title: dict[str, str] = {}
        words: dict[str, str] = {}
        for paragraph in re.split(r"\n\s*\n", re.split(r"^# ", body, flags=re.MULTILINE)[0].strip()):
            match = TEXT.match(" ".join(paragraph.split()))
            if match is None or match[1] in title:
                raise BadRules(f"{file}: {id}: expected one 'xx: **Title.** Text' for each language")
            title[match[1]], words[match[1]] = match[2].rstrip("."), match[3]
        if id in found:
            raise BadRules(f"{file}: {id}: is there twice")
        found[id] = Rule(id, title, words)
    return found


@cache
def printed(game_id: str) -> dict[str, Rule]:
    """What the printed facts of a game are called, and where they come from; `*` in an id stands for one part of it."""
    path = folder(game_id) / "facts.md"
    return parse(path.read_text(encoding="utf-8"), f"{game_id}/facts.md") if path.exists() else {}


@cache
def rules(game_id: str) -> dict[str, Rule]:
    """The rules of a game by id, in the order of the file."""
    return parse((folder(game_id) / "rules.md").read_text(encoding="utf-8"), f"{game_id}/rules.md")
