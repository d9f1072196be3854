"""How Famiglia sounds."""

from __future__ import annotations

import pytest

import igroteka
from igroteka.texts import words
from tests.games.famiglia.table import play, table
from tests.texts.said import walk

NAMES = ["Анна", "Андрей"]
GAME = igroteka.game("famiglia")


def test_every_event_was_heard_while_the_laws_of_texts_listened() -> None:
    rare = {"refilled"}  # said below
    assert {seen["event"] for seen, _ in walk("famiglia").events} >= {*GAME.shapes.events, "resigned"} - rare
    assert {prompt["step"] for prompt, _ in walk("famiglia").prompts} == set(GAME.steps)


@pytest.mark.parametrize(
    ("move", "ru", "en"),
    [
        ("discard B2", "Убрать с Улицы: Вышибала 2", "Clear Brute 2 off the street"),
        ("threaten B2", "Припугнуть Вышибалу 2", "Scare Brute 2"),
        ("accountant 3", "Выложить Бухгалтера 3 и обменять карты", "Lay down Accountant 3 and exchange cards"),
        ("recruit I3 with pair", "Нанять Итальянца 3 парой", "Recruit Italian 3 with a pair"),
        ("recruit lowered B3 free", "Нанять припугнутого Вышибалу 3 даром", "Recruit the scared Brute 3 for free"),
        (
            "recruit I3 with M4 keep card",
            "Нанять Итальянца 3 с Наёмником 4: в зону уйдёт Наёмник",
            "Recruit Italian 3 with Mercenary 4: the Mercenary goes to your area",
        ),
    ],
)
def test_actions(move: str, ru: str, en: str) -> None:
    does = GAME.describe(GAME.parse(move))
    assert words("famiglia", "ru").action(does) == ru
    assert words("famiglia", "en").action(does) == en


def told(viewer: int, language: str, moves: tuple[str, ...], **position: object) -> list[str]:
    """What a viewer is told of the last of these moves."""
    s = table(**position)  # type: ignore[arg-type]
    play(s, *moves)
    says = words("famiglia", language)
    return [says.event(seen, NAMES, viewer) for event in s.events if (seen := event.seen_by(viewer)) is not None]


def test_events() -> None:
    joker = {"street": "I3 I0", "hands": ("I2 M3", "")}
    move = ("recruit I3 with M3 keep mercenary",)
    ru = "нанимает Итальянца 3: показаны Итальянец 2 и Наёмник 3, в зону уходит Итальянец 2."
    assert told(1, "ru", move, **joker) == [f"Анна {ru}"]
    assert told(0, "ru", move, **joker) == ["Ты нанимаешь" + ru.removeprefix("нанимает")]
    en = "Italian 3: Italian 2 and Mercenary 3 are shown, Italian 2 goes to the area."
    assert told(0, "en", move, **joker) == [f"You recruit {en}"]
    assert told(1, "en", ("recruit I0 free",), **joker) == ["Анна recruits Italian 0 for free."]


def test_an_emptied_street() -> None:
    ru = told(0, "ru", ("recruit I0 free",), street="I0", deck="B1 M2", passage=2)
    assert ru[1:] == [
        "Колода кончилась во второй раз: скоро конец игры.",
        "Улица опустела, и на неё выходят Вышибала 1 и Наёмник 2.",
    ]
    en = told(1, "en", ("recruit I0 free",), street="I0", deck="B1", passage=2)
    assert en[2] == "The street is empty, and out comes Brute 1."


@pytest.mark.parametrize(("pile", "said"), [(0, "1 карта"), (1, "2 карты"), (4, "5 карт")])
def test_plurals(pile: int, said: str) -> None:
    discard = " ".join(["A1", "A1", "A1", "A1"][:pile])
    lines = told(0, "ru", ("discard B1",), street="B1 A4", deck="I1", discard=discard)
    assert lines == [
        "Ты убираешь с Улицы Вышибалу 1 в сброс.",
        f"Колода кончилась. Сброс перемешан, и теперь колода из него: {said}.",
        "Из колоды выходит Итальянец 1.",
    ]
