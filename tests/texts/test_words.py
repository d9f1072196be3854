"""The look-up itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.core.description import Description
from igroteka.core.errors import BadOptions, IllegalAction, UnknownGame
from igroteka.core.event import Event
from igroteka.core.option import Option
from igroteka.texts import MissingText, words
from igroteka.texts import words as look_up
from igroteka.texts.speech import Words


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Words:
    """The words of a made-up game."""
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "ru.ftl").write_text(
        "card-k = король\n    .acc = короля\n"
        "card-q = дама\n    .acc = даму\n"
        "action-take = Взять { $card-acc }\n"
        "event-drawn = { $seat-name } берёт { $cards-acc } ({ $cards-count }), моё: { $seat-mine }, ещё: { $again }\n"
        "event-met = Сошлись { $seats-name }, среди них я: { $seats-mine }\n"
        "step-go = { $mine }, ждём: { $awaited-name }\n"
        "option-size = Размер\n    .hint = Каков\noption-size-big = большой\n"
        "option-size-small = малый\n"
        "why-broken = { $nobody }\n"
        "won-k = Победили короли\n",
        encoding="utf-8",
    )
    monkeypatch.setattr("igroteka.texts.speech.folder", lambda id: tmp_path)
    return Words("toy", "ru")


def test_a_missing_key_is_a_named_failure(toy: Words) -> None:
    with pytest.raises(MissingText, match="toy in ru has no text 'nonsense'"):
        toy.say("nonsense")
    with pytest.raises(MissingText, match=r"card-k\.short"):
        toy.card("k", "short")
    with pytest.raises(LookupError, match="the shell in en"):
        words(None, "en").say("card-k")


def test_a_text_that_wants_a_word_nobody_gave_is_a_named_failure(toy: Words) -> None:
    with pytest.raises(MissingText, match=r"why-broken.*nobody"):
        toy.refusal(IllegalAction("broken", "x"))


def test_an_unknown_language_or_game_is_refused() -> None:
    with pytest.raises(BadOptions, match="language: must be one of ru, en, not 'de'"):
        look_up(None, "de")
    with pytest.raises(UnknownGame):
        look_up("nonsense", "ru")


def test_cards_come_in_the_form_that_the_text_wants(toy: Words) -> None:
    assert toy.action(Description("take q", "take", {"card": "q"})) == "Взять даму"


def test_an_event_names_players_and_joins_lists(toy: Words) -> None:
    seen = Event("drawn", {"seat": 1, "cards": ["k", "q", "k"], "again": True}).seen_by(0)
    assert seen is not None
    assert toy.event(seen, ["Аня", "Боря"], 0) == "Боря берёт короля, даму и короля (3), моё: no, ещё: yes"
    assert toy.event(seen, [], 1) == "Игрок 2 берёт короля, даму и короля (3), моё: yes, ещё: yes"
    nothing = {**seen, "cards": []}
    assert toy.event(nothing, [], 1) == "Игрок 2 берёт ничего (0), моё: yes, ещё: yes"


def test_several_seats_are_named_together(toy: Words) -> None:
    assert toy.event({"event": "met", "seats": [0, 2]}, ["А", "Б", "В"], 2) == "Сошлись А и В, среди них я: yes"


def test_a_prompt_says_who_is_awaited(toy: Words) -> None:
    prompt = {"step": "go", "clause": "x", "mine": False, "awaited": [1]}
    assert toy.prompt(prompt, ["Аня", "Боря"], 0) == "no, ждём: Боря"


def test_options_and_their_values(toy: Words) -> None:
    size = Option("size", "big", choices=("big", "small"))
    assert (toy.option(size), toy.hint(size), toy.value(size, "big")) == ("Размер", "Каков", "большой")
    assert toy.value(Option("flag", True), True) == "да"
    assert toy.value(Option("count", 3, least=1, most=5), 4) == "4"
    sizes = Option("size", ["big"], choices=("big", "small"), least=0, most=2)
    assert toy.value(sizes, ["big", "small"]) == "большой и малый"
    assert toy.value(sizes, []) == "ничего"


def test_a_clause_nobody_wrote_is_a_named_failure() -> None:
    with pytest.raises(MissingText, match="no clause 'nonsense'"):
        words(None, "ru").clause("nonsense")
    assert words(None, "ru").clause("table")


@pytest.mark.parametrize(
    ("scores", "places", "draw", "said"),
    [
        ((9, 7, 7), (1, 2, 2), False, ("Победа твоя: 9 против 7.", "Побеждает Аня.", "Побеждает Аня.")),
        ((3, 7, 7), (1, 2, 2), False, ("Победа твоя!", "Побеждает Аня.", "Побеждает Аня.")),
        ((9, 7, 9), (1, 3, 1), False, ("Общая победа: ты и Ян.", "Общая победа: Аня и Ян.", "Общая победа: Аня и Ян.")),
        ((9, 7, 9), (1, 3, 1), True, ("Ничья: ты и Ян.", "Ничья: Аня и Ян.", "Ничья: Аня и Ян.")),
        ((7, 7, 7), (1, 1, 1), True, ("Ничья: ты, Ева и Ян.", "Ничья: Аня, ты и Ян.", "Ничья: Аня, Ева и Ян.")),
    ],
)
def test_winners_losers_and_spectators_read_the_same_result(
    scores: tuple[int, ...], places: tuple[int, ...], draw: bool, said: tuple[str, str, str]
) -> None:
    """As the first player, the second and a spectator read it; the page says the same: `game-words.test.ts`."""
    speech = words(None, "ru")
    outcome = {"scores": scores, "places": places, "draw": draw}
    assert tuple(speech.result(outcome, ["Аня", "Ева", "Ян"], viewer) for viewer in (0, 1, -1)) == said


@pytest.mark.parametrize(
    ("places", "more", "said"),
    [
        ((1, 2, 1, 2), {}, ("Победа ваша: ты и Ян.", "Победили Аня и Ян.", "Победили Аня и Ян.")),
        ((1, 1, 1, 1), {"draw": True}, ("Ничья: ты и Ян; Ева и Оля.", "Ничья: Аня и Ян; ты и Оля.", "Ничья: Аня и Ян; Ева и Оля.")),
        ((1, 2, 1, 2), {"winners": ["k"]}, ("Победили короли: ты и Ян.", "Победили короли: Аня и Ян.", "Победили короли: Аня и Ян.")),
    ],
)  # fmt: skip
def test_partners_win_together_and_a_side_is_called_by_its_name(
    toy: Words, places: tuple[int, ...], more: dict[str, object], said: tuple[str, str, str]
) -> None:
    """As one of the first side, one of the second and a spectator read it; the page says the same."""
    outcome = {"scores": [7] * 4, "places": places, "sides": [0, 1, 0, 1], **more}
    assert tuple(toy.result(outcome, ["Аня", "Ева", "Ян", "Оля"], viewer) for viewer in (0, 1, -1)) == said
