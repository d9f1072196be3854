"""How «Печенька» sounds."""

from __future__ import annotations

import pytest

from igroteka.core.state import State
from igroteka.texts import words
from tests.games.pechenka.table import GAME, big_hunt, everyone, hunt, play, show, to_the_hunt
from tests.texts.said import walk

NAMES = ["Анна", "Андрей", "Вера", "Глеб"]


def test_every_event_was_heard_while_the_laws_of_texts_listened() -> None:
    rare = {"idle"}  # said below
    assert {seen["event"] for seen, _ in walk("pechenka").events} >= {*GAME.shapes.events, "resigned"} - rare
    assert {prompt["step"] for prompt, _ in walk("pechenka").prompts} == set(GAME.steps)


@pytest.mark.parametrize(
    ("move", "ru", "en"),
    [
        ("show P", "Показать Печеньку", "Show Cookie"),
        ("show sword", "Показать меч", "Show the sword"),
        ("before 2", "Андрей: положить сюда", "Андрей: put it here"),
        ("before nobody", "Оставить карту перед собой", "Keep the card in front of you"),
        ("declare X on 1", "Объявить Персов", "Declare the Persians"),
        ("declare K on 2", "Объявить Косинуса на второй роли", "Declare Cosine on your second role"),
        ("open 3 role 1", "Вера: вскрыть роль", "Вера: open the role"),
        ("open 2 role 2", "Андрей: вскрыть вторую роль", "Андрей: open the second role"),
        ("peek", "Посмотреть карту исключения", "Look at the exclusion"),
        ("hunt B", "Послать на охоту Синего", "Send Blue hunting"),
    ],
)
def test_actions(move: str, ru: str, en: str) -> None:
    does = GAME.describe(GAME.parse(move))
    assert words("pechenka", "ru").action(does, NAMES) == ru
    assert words("pechenka", "en").action(does, NAMES) == en


def heard(s: State, viewer: int, language: str) -> list[str]:
    """What a viewer is told of the last move."""
    says = words("pechenka", language)
    return [says.event(seen, NAMES, viewer) for event in s.events if (seen := event.seen_by(viewer)) is not None]


def test_a_peek_says_the_card_to_one_and_to_nobody_else() -> None:
    s = big_hunt("P S X T", target="K", excluded="B")
    play(s, *["declare P on 1"] * 4, "peek")
    assert heard(s, 0, "ru") == ["Ты смотришь карту исключения: Синий."]
    assert heard(s, 0, "en") == ["You look at the exclusion: Blue."]
    assert heard(s, 1, "ru") == heard(s, -1, "ru") == ["Анна смотрит карту исключения."]
    assert heard(s, 2, "en") == ["Анна looks at the exclusion."]


def test_a_lie_and_the_truth() -> None:
    s = big_hunt("P S X T", target="K", excluded="B")
    play(s, "declare P on 1", "declare S on 1", "declare S on 1", "declare B on 1", "open 3 role 1")
    assert heard(s, 0, "ru")[0].startswith("Ты вскрываешь роль (Вера): там Персы.")
    assert "Стронций" in heard(s, 0, "ru")[0]
    told = "Анна opens Вера’s role: it is the Persians. The declaration was a lie: Strontium. Coins paid: 1."
    assert heard(s, 3, "en") == [told]
    play(s, "peek", "open 1 role 1")
    assert heard(s, 0, "en") == [
        "Вера opens your role: it is Cookie. The declaration was true: Cookie. Nothing to pay."
    ]


def test_a_new_round_says_role_prey_and_hunter_to_their_owner_alone() -> None:
    s = GAME.new(4, 1, {"variant": "everyone"})
    for seat in range(4):
        lines = heard(s, seat, "ru")
        assert len(lines) == 2
        assert lines[1].startswith("Твоя роль: ")
    assert len(heard(s, -1, "ru")) == 1


def test_a_card_with_nobody_to_put_it_before() -> None:
    s = everyone("P B S T")
    show(s, "B shield shield shield")
    play(s, "before 1", "before 1", "before 1")
    show(s, "sword P P P")
    play(s, "before nobody")
    assert heard(s, 0, "ru") == ["Положить меч не перед кем: карта остаётся у тебя."]
    assert heard(s, 1, "ru") == ["Анна: положить меч не перед кем, карта остаётся на месте."]
    for viewer in (0, 1):
        assert "sword" in heard(s, viewer, "en")[0].lower()


def test_swords_name_who_and_whom() -> None:
    s = everyone("P B S T")
    show(s, "sword P P P")
    play(s, "before 2")
    assert heard(s, 1, "ru") == ["Анна поднимает меч на тебя."]
    assert heard(s, 1, "en") == ["Анна puts a sword in front of you."]
    assert heard(s, 0, "en") == ["You put your sword in front of Андрей."]
    assert "Андрей" in heard(s, 2, "ru")[0] and "Анна" in heard(s, 2, "ru")[0]


def test_the_hunt() -> None:
    s = to_the_hunt(big_hunt("P S X T", target="K", excluded="B"), "P S S B")
    hunt(s, "X X T P")
    said = heard(s, 2, "en")
    assert said[2] == "You send 37 hunting."
    assert said[1] == "Андрей sends the Persians hunting."
    assert heard(s, 2, "ru")[:3] == [
        "Анна посылает на охоту Персов.",
        "Андрей посылает на охоту Персов.",
        "Ты посылаешь на охоту 37.",
    ]
    assert said[4] == "The target is Cosine!"
    assert said[5] == "Анна: the card is eliminated. For taking part: 1. Coins for the hunt: 1, in all: 2."
    assert said[7].startswith("Your hunt: the card survives. For taking part: 1. Prey: 2.")


@pytest.mark.parametrize("language", ["ru", "en"])
def test_nobody_is_told_of_anothers_secret_in_words(language: str) -> None:
    """A stranger hears no character's name before one is shown."""
    s = GAME.new(4, 1, {"variant": "big_hunt"})
    names = [words("pechenka", language).say(f"card-{card}") for card in "PBSXK"]
    assert not any(name in line for line in heard(s, -1, language) for name in names)
