"""Documents as a test reads them: code spans, fenced blocks and links, each with its place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
LINK = re.compile(r"\]\(([^()\s]+)\)")


class Found(NamedTuple):
    """A piece of a document: its place as `document:line`, its text, and the code span right before it."""

    place: str
    text: str
    before: str = ""


class Document(NamedTuple):
    """A Markdown file of the project."""

    path: Path
    text: str

    @property
    def name(self) -> str:
        """Its path in the project."""
        return self.path.relative_to(ROOT).as_posix()

    def place(self, at: int) -> str:
        """The document and line of a position in the text."""
        return f"{self.name}:{self.text.count(chr(10), 0, at) + 1}"

    def fences(self, language: str) -> list[Found]:
        """All blocks of this language; of none where it is empty."""
        blocks = (match for match in FENCE.finditer(self.text) if match[1] == language)
        return [Found(self.place(match.start(2)), match[2]) for match in blocks]

    def spans(self) -> Iterator[Found]:
        """All code spans outside of blocks."""
        text = FENCE.sub(lambda block: "\n" * block[0].count("\n"), self.text)
        before, ended = "", -1
        for match in SPAN.finditer(text):
            adjacent = ended >= 0 and re.fullmatch(r" |\n", text[ended : match.start()])
            line = text.count("\n", 0, match.start()) + 1
            yield Found(f"{self.name}:{line}", match[1].replace(r"\|", "|"), before if adjacent else "")
            before, ended = match[1], match.end()

    def links(self) -> Iterator[Found]:
        """The targets of all links."""
        for match in LINK.finditer(self.text):
            yield Found(self.place(match.start()), match[1])


def read(path: str) -> Document:
    """A document by its path in the project."""
    file = ROOT / path
    return Document(file, file.read_text("utf-8"))


def all_documents() -> list[Document]:
    """All that a reader of the project is given to read, but the changelog: it tells of what was."""
    rest = sorted(file.relative_to(ROOT).as_posix() for file in ROOT.glob("docs/**/*.md"))
    return [read(path) for path in ("README.md", "README.ru.md", "CONTRIBUTING.md", "SECURITY.md", "NOTICE.md", *rest)]
