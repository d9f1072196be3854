"""The Python that documents show runs as it stands there."""

from __future__ import annotations

import pytest

from tests.docs.documents import Found, read

DOCUMENTS = ("README.md", "CONTRIBUTING.md", "docs/architecture.md", "docs/add-a-game.md", "docs/upper-floor.md")
SNIPPETS = [snippet for path in DOCUMENTS for snippet in read(path).fences("python")]


@pytest.mark.parametrize("snippet", SNIPPETS, ids=[snippet.place for snippet in SNIPPETS])
def test_a_snippet_runs(snippet: Found, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(snippet.text, snippet.place, "exec"), {})
    told = capsys.readouterr().out
    assert bool(told.strip()) == ("print(" in snippet.text), snippet.place
