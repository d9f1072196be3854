"""What a person in a hurry reads stays short."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.documents import ROOT

DECISIONS = sorted(file.relative_to(ROOT).as_posix() for file in ROOT.glob("docs/decisions/*.md"))
MOST = {
    "README.md": 700,
    "CONTRIBUTING.md": 900,
    "docs/architecture.md": 1900,
    "docs/add-a-game.md": 950,
    "docs/draw-a-game.md": 600,
    "docs/upper-floor.md": 600,
    "docs/page-rooms.md": 600,
    **dict.fromkeys(DECISIONS, 600),
}
# The longest line of what a contributor reads first.
WIDE = 120
NARROW = ("README.ru.md", *(path for path in MOST if path not in DECISIONS))


@pytest.mark.parametrize("path", MOST)
def test_a_document_has_no_more_words_than_agreed(path: str) -> None:
    words = len((ROOT / path).read_text("utf-8").split())
    assert words <= MOST[path], f"{path}: {words} words, at most {MOST[path]}"


@pytest.mark.parametrize("path", NARROW)
def test_lines_are_short(path: str) -> None:
    lines = Path(ROOT / path).read_text("utf-8").splitlines()
    long = [f"{path}:{at}" for at, line in enumerate(lines, 1) if len(line) > WIDE and not line.startswith("|")]
    assert not long, f"longer than {WIDE} characters: {', '.join(long)}"
