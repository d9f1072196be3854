"""The guide of a first game says what the ask above it does not."""

from __future__ import annotations

import re

import pytest

from igroteka.registry import folder
from tests.texts.page import WEB, drawings

ASKED = re.compile(r"^ +\[yes\] ([^.:?{]+)", re.MULTILINE)
GUIDE = re.compile(r"^guide-[\w-]+ = (.+)$", re.MULTILINE)


@pytest.mark.parametrize("language", ["ru", "en"])
@pytest.mark.parametrize("game", drawings())
def test_a_tip_does_not_repeat_what_is_asked(game: str, language: str) -> None:
    said = (folder(game) / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    steps = "\n".join(part for part in re.split(r"^(?=[a-z])", said, flags=re.MULTILINE) if part.startswith("step-"))
    asks = {ask.strip().lower() for ask in ASKED.findall(steps) if " " in ask.strip()}
    tips = GUIDE.findall((WEB / "games" / game / "texts" / f"{language}.ftl").read_text(encoding="utf-8"))
    assert asks
    assert tips
    assert [(tip, ask) for tip in tips for ask in asks if ask in tip.lower()] == []
