"""Reading rules.md."""

from __future__ import annotations

import pytest

from igroteka.rules import BadRules, parse

TWO = """# Title
Some words.

# Clauses

## draw

ru: **Взять.** Возьми
карту.

en: **Draw.** Take a card.

# Rulings

Words between.

## R1

ru: **Да.** Можно.

en: **Yes.** You may.
"""


def test_rules_are_read_with_titles_and_texts() -> None:
    found = parse(TWO, "x")
    assert [(rule.id, rule.kind) for rule in found.values()] == [("draw", "clause"), ("R1", "ruling")]
    assert found["draw"].title == {"ru": "Взять", "en": "Draw"}
    assert found["draw"].text == {"ru": "Возьми карту.", "en": "Take a card."}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("## a\n\nru: no title\n", "x: a: expected one"),
        ("## a\n\nru: **T.** x\n\nru: **T.** y\n", "x: a: expected one"),
        ("## a\n\nru: **T.** x\n\n## a\n\nru: **T.** x\n", "x: a: is there twice"),
    ],
)
def test_rules_that_cannot_be_read_are_refused(text: str, said: str) -> None:
    with pytest.raises(BadRules, match=said):
        parse(text, "x")
