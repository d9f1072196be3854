"""Documents name files, functions, flags and commands that exist."""

from __future__ import annotations

import pytest

from tests.docs.documents import ROOT, Document, all_documents
from tests.docs.names import faults

ALL = all_documents()


@pytest.mark.long
@pytest.mark.parametrize("document", ALL, ids=[document.name for document in ALL])
def test_a_document_names_what_exists(document: Document) -> None:
    found = list(faults(document))
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("`core/nowhere.py`", "no such file"),
        ("`table/commit.py` `undo_it`", "is not in table/commit.py"),
        ("`table/commit.py`\n`undo_it`", "is not in table/commit.py"),
        ("`NoSuchThing`", "no such name"),
        ("`choices.no_such_thing`", "no choices has a no_such_thing"),
        ("`Game.no_such_thing`", "no Game has a no_such_thing"),
        ("`Words(painted=…)`", "Words takes no painted"),
        ("`log-no-such-text`", "occurs nowhere"),
        ("`--no-such-flag`", "occurs nowhere"),
        ("[a link](nowhere.md)", "the link leads to no file"),
        ("[a link](words.md#nothing)", "the link leads to no heading"),
        ("[a link](#nothing)", "the link leads to no heading"),
        ("`python3 dev.py paint`", "dev.py has no command paint"),
        ("`dev.py test tests/nowhere`", "no such file: tests/nowhere"),
        ("`dev.py bench painting`", "no bench painting"),
        ("`dev.py golden --painted`", "dev.py golden knows no --painted"),
        ("`dev.py mutate painted`", "no such fault"),
        ("`igroteka paint GAME`", "invalid choice: 'paint'"),
        ("```\npython3 dev.py run play famiglia --painted\n```", "unrecognized arguments: --painted"),
        ("```\npython3 dev.py \\\n    paint\n```", "dev.py has no command paint"),
    ],
)
def test_what_does_not_exist_is_found_with_its_line(text: str, why: str) -> None:
    (found,) = faults(Document(ROOT / "docs" / "made-up.md", f"# Title\n\n{text}\n"))
    assert found.startswith("docs/made-up.md:") and why in found
    line = 4 if "\n" in text else 3
    assert found.startswith(f"docs/made-up.md:{line}:")


@pytest.mark.parametrize(
    "text",
    [
        "`core/state.py` `play`, `table/`, `games/<id>/`, `steps/`, `texts/ru.ftl`, `refused.*.ftl`",
        "[a link](words.md#everywhere), [another](#title), [a third](https://example.org/#x)",
        "`choices.close`, `Moderated.cast`, `s.ask(seat)`, `Words(hints=…)`, `--keep-days N`, `dev.py bench engine --quick`",
        "`python3 dev.py run play pechenka`, `igroteka data GAME`, `igroteka arena`, `dev.py test tests/laws -k seat`",
    ],
)
def test_what_exists_is_no_fault(text: str) -> None:
    assert list(faults(Document(ROOT / "docs" / "made-up.md", f"# Title\n\n{text}\n"))) == []
