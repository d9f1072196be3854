"""The table of Famiglia in a terminal: everything one needs to choose is on it, in colour or not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.console import Console

import igroteka
from igroteka.cli import main, record_file, undo
from igroteka.cli.drawing import draw
from igroteka.cli.scene import Scene
from igroteka.cli.understand import matching
from igroteka.cli.words import TerminalWords
from igroteka.core.match.begin import match_from
from igroteka.core.state import State
from tests.cli.conftest import first_of
from tests.games.famiglia.table import table

EN, RU = TerminalWords("famiglia", "en"), TerminalWords("famiglia", "ru")


def shown(state: State, viewer: int = 0, width: int = 80, words: TerminalWords = EN) -> str:
    """The table without colours."""
    can = [state.game.describe(action) for action in state.legal(viewer)] if viewer >= 0 else []
    console = Console(width=width, no_color=True)
    with console.capture() as caught:
        console.print(draw("famiglia", Scene(state.view(viewer), viewer, ["Ann", "Bob"], can, words, width)))
    return caught.get()


def prices(text: str) -> list[str]:
    """What stands under the cards of a street of one row."""
    lines = text.splitlines()
    foot = next(number for number, line in enumerate(lines) if line.startswith(" ╰"))
    return [
        lines[foot + 1][start : start + 7].strip()
        for start in range(1, 80, 8)
        if lines[foot + 1][start : start + 7].strip()
    ]


def test_the_street_has_letters_values_points_and_prices() -> None:
    state = table("I0 I1 I2 A1 B2", hands=("I0 I0 A0 B1 M2", "B0"), step="recruit")
    drawn = shown(state)
    for face in ("│I0   │", "│I2   │", "│A1   │", "│   ★1│", "│   ★6│"):
        assert face in drawn
    assert prices(drawn) == ["free", "✓I0 I0", "?I1 I1", "~A0 A0", "~B1 B1"]


def test_before_the_recruit_a_price_is_marked_only_if_the_pair_is_there() -> None:
    state = table("I1 I2 A1", hands=("I0 I0 A0 M2", ""), step="refresh")
    assert prices(shown(state)) == ["✓I0 I0", "I1 I1", "A0 A0"]


def test_equal_cards_lie_on_one_another_and_a_scared_one_apart() -> None:
    state = table("I3 I3 M1 M1", hands=("B2", ""), areas=("", ""), step="brute")
    game = state.game
    state.play(0, game.parse("brute 2"))
    state.play(0, game.parse("threaten I3"))
    drawn = shown(state)
    assert "│I3→1 │ │I3   │ │M1 ×2│" in drawn or "│I3   │ │I3→1 │ │M1 ×2│" in drawn
    assert "?I0 I0" in drawn
    assert "?I2 I2" in drawn


def test_hands_areas_points_and_the_deck() -> None:
    state = table("I1 A2", hands=("I0 M4", "B3"), areas=("A1", ""), discard="I2 B1", step="refresh")
    drawn = shown(state)
    assert "Deck 52 · the first · Discard pile 2" in drawn
    assert "Ann  ★ 12" in drawn
    assert "Bob  ★ 6" in drawn
    assert " Hand  I0   M4 " in drawn
    assert " Area  A1 " in drawn
    assert " Area empty" in drawn
    assert drawn.index("Bob") < drawn.index("Street") < drawn.index("Ann")
    assert shown(state, viewer=1).index("Ann") < shown(state, viewer=1).index("Bob")


def test_a_hidden_hand_is_only_counted() -> None:
    drawn = shown(table("I1", hands=("I0 M4", "B3 B3 A0"), step="refresh", options={"hide_hands": True}))
    assert "Hand 3 cards, face down" in drawn
    assert "B3" not in drawn
    assert "Points in the area" in drawn


def test_the_second_deck_shows_what_lies_under_it_in_the_order_of_drawing() -> None:
    state = table("I1", deck="I2 I3", under="A1 B2", passage=2, step="refresh")
    assert "Under the deck  B2   A1" in shown(state)
    assert "Колода 4 · вторая" in shown(state, words=RU)


def test_warnings() -> None:
    quiet = shown(table("I1", step="refresh"), words=RU)
    assert "ещё один пас завершит игру" not in quiet
    assert "Последний круг" not in quiet
    assert "ещё один пас завершит игру" in shown(table("I1", step="refresh", passes=1), words=RU)
    assert "Последний круг" in shown(table("I1", deck="", passage=3, step="recruit"), words=RU)


def test_it_is_said_that_declining_leads_to_a_pass() -> None:
    said = "останется пас: нанять некого"
    assert said in shown(table("I1 I2", step="refresh"), words=RU)
    assert said in shown(table("I1 I2", hands=("A1", ""), areas=("I0", ""), step="accountant"), words=RU)
    assert said in shown(table("I1 I2", hands=("B1", ""), step="brute"), words=RU)
    assert "and the game ends" in shown(table("I1 I2", step="refresh", passes=1))
    # Somebody could still be recruited, a Brute is still to be asked, or it is somebody else who declines.
    assert said not in shown(table("I1 I2", hands=("I0 I0", ""), step="refresh"), words=RU)
    assert said not in shown(table("I1 I2", hands=("B1", ""), step="refresh"), words=RU)
    assert said not in shown(table("I1 I2", step="refresh"), viewer=1, words=RU)


def test_an_empty_street() -> None:
    assert "Улица\n пусто" in shown(table("", deck="", passage=3, step="recruit"), words=RU)


def test_nothing_is_lost_in_a_narrow_terminal() -> None:
    hand = "I0 I1 I2 A0 A1 A2 B0 B1 B2 M0 M1 M2 M3 M4"
    drawn = shown(table("I1 I2 I3 I4 A1 A2 A3 A4 B3", hands=(hand, ""), step="refresh"), width=40)
    assert max(len(line) for line in drawn.splitlines()) <= 40
    for card in ("│I4", "│B3", " M4 ", " I0 "):
        assert card in drawn


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("recruit I3 with pair", ["recruit I3 with pair"]),
        ("RECRUIT i3", ["recruit I3 with pair"]),
        ("pas", ["pass"]),
        ("И3", ["recruit I3 with pair"]),
        ("итал даром", ["recruit I0 free"]),
        ("бухгалтера", ["recruit A1 with M1 keep card", "recruit A1 with M1 keep mercenary"]),
        ("mercenary", ["recruit A1 with M1 keep mercenary"]),
        ("recruit I4 with pair", []),
        ("0", []),
        ("1", []),
        ("p", []),
        ("ничего", []),
    ],
)
def test_a_move_in_words_of_either_language(text: str, expected: list[str]) -> None:
    state = table("I0 I3 A1", hands=("I2 I2 A0 M1", ""), step="recruit")
    found = matching(text, state.legal(0), state.game, RU)
    assert [state.game.notation(action) for action in found] == expected


def test_back_until_a_card_was_opened_or_somebody_else_moved() -> None:
    match = match_from(table("I2 A1", hands=("I0 A1", "I0"), areas=("I1", ""), step="refresh"))
    assert undo.refusal(match, 0) == "nothing"
    before = match.state.hash()
    match.choose(0, match.game.parse("stop"))
    match.choose(0, match.game.parse("accountant 1"))
    assert undo.refusal(match, 0) == ""
    undo.take_back(match, 0)
    undo.take_back(match, 0)
    assert match.state.hash() == before
    assert undo.refusal(match, 0) == "nothing"
    assert [line.kind for line in match.lines] == ["choice", "choice", "undo", "undo"]
    match.choose(0, match.game.parse("discard I2"))
    assert undo.refusal(match, 0) == "news"
    while match.state.turn() == [0]:
        match.choose(0, match.state.legal(0)[0])
    assert undo.refusal(match, 0) == ""
    match.choose(1, match.state.legal(1)[0])
    assert undo.refusal(match, 0) == "others"


def test_a_draw_that_can_only_be_one_card_tells_nothing_new() -> None:
    match = match_from(table("A1", deck="I4", under="", passage=2, step="refresh"))
    match.choose(0, match.game.parse("discard A1"))
    assert undo.refusal(match, 0) == ""


def typed(state: State, path: Path, monkeypatch: pytest.MonkeyPatch, *lines: str) -> list[str]:
    """What is chosen in a match that goes on from here, when these lines are typed."""
    record_file.write(path, match_from(state, ["human", "human"]).record.write())
    answers = iter(lines)

    def answer(question: str) -> str:
        for line in answers:
            return line
        raise EOFError

    monkeypatch.setattr("builtins.input", answer)
    assert main(["play", "--resume", str(path), "--lang", "ru"]) == 0
    return [line.choice for line in record_file.read(path).lines]


def test_the_cards_of_an_exchange_are_typed_in_any_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    state = table("I0 M4", hands=("A3 B0 I1", ""), areas=("M2 B3 I2", ""), step="accountant")
    lines = ["accountant 3", "н2, и2", "в0, и1"]
    assert typed(state, tmp_path / "game.jsonl", monkeypatch, *lines) == [
        "accountant 3",
        "take back I2",
        "take back M2",
        "give I1",
        "give B0",
    ]


@pytest.mark.parametrize("line", ["и1, а1", "н2, н2", "н2, в3, и2, н2", "н2, чушь", "хватит, хватит", ","])
def test_cards_that_cannot_be_exchanged_together_stay_where_they_are(
    line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = table("I0 M4", hands=("A3 B0 I1", ""), areas=("M2 B3 I2", ""), step="accountant")
    assert typed(state, tmp_path / "game.jsonl", monkeypatch, "accountant 3", line) == ["accountant 3"]


@pytest.mark.parametrize("deck", ["I2 A2 B2 M2", "I0 A0 B0 M0"])
def test_cards_are_not_cleared_off_together_for_new_ones_come_between(
    deck: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = table("I1 A1 B1", deck=deck, step="refresh")
    assert typed(state, tmp_path / "game.jsonl", monkeypatch, "и1, б1") == []


@pytest.mark.parametrize("hidden", [False, True])
def test_with_hidden_hands_the_keyboard_is_handed_over(
    hidden: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = match_from(table("I0 I0", options={"hide_hands": hidden}, step="recruit"), ["human", "human"])
    record_file.write(tmp_path / "game.jsonl", match.record.write())
    asked: list[str] = []

    def answer(question: str) -> str:
        asked.append(question)
        if len(asked) > 2:
            raise EOFError
        return "2" if len(asked) == 1 else ""

    monkeypatch.setattr("builtins.input", answer)
    assert main(["play", "--resume", str(tmp_path / "game.jsonl"), "--lang", "en"]) == 0
    assert asked[1].startswith("Now Player 2 chooses.") == hidden


def test_a_match_with_corrected_data_goes_with_that_data_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = igroteka.game("famiglia").data.text
    (tmp_path / "famiglia.toml").write_text(text.replace("[1, 3, 6, 10, 15]", "[1, 3, 6, 10, 16]"), encoding="utf-8")
    file, mine = str(tmp_path / "game.jsonl"), ["--data", str(tmp_path)]
    monkeypatch.setattr("builtins.input", first_of)
    assert main(["play", "famiglia", "--against", "random", "--seed", "5", "--lang", "en", "--save", file, *mine]) == 0
    assert "Corrected data: points.I" in capsys.readouterr().out
    assert main(["replay", file, "--json", *mine]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["checked"]
    assert report["changes"] == ["points.I: [1, 3, 6, 10, 15] -> [1, 3, 6, 10, 16]"]
    assert main(["replay", file, "--json"]) == 0
    assert not json.loads(capsys.readouterr().out)["checked"]
    assert main(["play", "--resume", file]) == 2
    assert "watched, not played" in capsys.readouterr().err
    assert main(["data", "famiglia", *mine]) == 0
    assert "changed: points.I" in capsys.readouterr().err
