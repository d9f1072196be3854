"""Texts as a printer would set them, and as anybody may read them: proper quotes and dashes, and nobody called a
man."""

from __future__ import annotations

import re

import pytest

from tests.texts.glossary import EVERYWHERE, texts

UNTYPICAL = re.compile(r"['\"]|\.\.\.| --? | %")
# The reader is «ты» and may be anybody: no past tense after it, no adjective that fits a man alone.
MANLY = re.compile(
    r"\bты(?:,? [а-яё]+){0,3} [а-яё]+[аеёиуыя]л(?:ся)?\b|\bсамому\b|\bтебя самого\b|\bбыть [а-яё]+ым\b", re.IGNORECASE
)


def faults(said: list[str]) -> list[str]:
    return [text for text in said if UNTYPICAL.search(text) or MANLY.search(text)]


def test_every_text_is_set_as_in_print_and_fits_every_reader() -> None:
    assert faults(texts(EVERYWHERE)) == []


@pytest.mark.parametrize(
    "text",
    [
        "the game's words",
        'a card of "value 3"',
        "Иду...",
        "Меч - это монеты",
        "Шансы: 5 %",
        "карты, которые ты уже видел",
        "Раздать самому",
        "Здесь лучше быть непредсказуемым",
    ],
)
def test_a_fault_is_noticed(text: str) -> None:
    assert faults([text]) == [text]


def test_plain_print_is_left_alone() -> None:
    assert faults(["Ты — Печенька, «Синий» впереди… 5\u00a0%", "It is the bot’s “Enough”: 5%", "Ты берёшь стол"]) == []
