"""The printed facts: where they come from, how they are corrected, how a wrong file is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

import igroteka
from igroteka.core.game import Game
from igroteka.registry import folder
from tests.games.covers import covers
from tests.games.pechenka.table import GAME, big_hunt, coins, everyone, hunt, may, play, show, view

SHIPPED = (folder("pechenka") / "data.toml").read_text(encoding="utf-8")
FACTS = {
    **{"everyone.attack": 3, "everyone.defence": 2, "everyone.hill": 1, "everyone.hills": [1, 1, 0]},
    **{"big_hunt.start": 1, "big_hunt.lie": 1, "big_hunt.guaranteed": 1},
    **{"big_hunt.prey": 1, "big_hunt.target": 3, "big_hunt.survivor": 2},
}


def edited(home: Path, fact: str, value: str) -> Game:
    """The game with one of its facts changed."""
    before, mark, after = SHIPPED.partition(f"[{fact}]")
    assert mark
    lines = [
        f"value = {value}" if line.startswith("value") else line for line in after.partition("\n[")[0].splitlines()
    ]
    rest = after.partition("\n[")
    (home / "pechenka.toml").write_text(before + mark + "\n".join(lines) + "\n" + rest[1] + rest[2], encoding="utf-8")
    return igroteka.game("pechenka", data=home)


@covers("coins", "hunt-coins")
def test_the_facts_are_those_of_the_book_and_say_so() -> None:
    assert GAME.data.facts == FACTS
    assert GAME.data.sources == dict.fromkeys(FACTS, "book")


@pytest.mark.parametrize(
    ("fact", "value", "said"),
    [
        ("everyone.attack", '"many"', "everyone.attack: must be a whole number, not 'many'"),
        ("everyone.attack", "-1", "everyone.attack: must be from 0 to 5, not -1"),
        ("everyone.hills", "[1, 1]", "everyone.hills: must be a row of 3 numbers"),
        ("everyone.hills", "[1, 2, 0]", "everyone.hills[1]: must be from 0 to 1, not 2"),
        ("big_hunt.start", "0", "big_hunt.start: must be from 1 to 9, not 0"),
        ("big_hunt.guaranteed", "0", "big_hunt.guaranteed: must be from 1 to 3, not 0"),
        ("big_hunt.lie", "2", "big_hunt.lie: must be from 0 to 1, not 2"),
    ],
)
def test_a_wrong_file_is_refused_with_file_field_and_reason(tmp_path: Path, fact: str, value: str, said: str) -> None:
    with pytest.raises(igroteka.BadData) as refusal:
        edited(tmp_path, fact, value)
    assert str(refusal.value).startswith("pechenka.toml: ")
    assert said in str(refusal.value)


def test_a_fact_that_is_missing_or_unknown_is_refused(tmp_path: Path) -> None:
    for old, new, said in (
        ("[big_hunt.survivor]", "[big_hunt.ghost]", "big_hunt.survivor: is missing"),
        (
            "[everyone.attack]",
            '[bonus]\nvalue = 1\nsource = "ours"\n[everyone.attack]',
            "bonus: the game has no such fact",
        ),
    ):
        (tmp_path / "pechenka.toml").write_text(SHIPPED.replace(old, new, 1), encoding="utf-8")
        with pytest.raises(igroteka.BadData, match=said):
            igroteka.game("pechenka", data=tmp_path)


@pytest.mark.parametrize(
    ("fact", "value", "paid"), [("everyone.attack", "4", 7), ("everyone.defence", "0", 4), ("everyone.hill", "5", 10)]
)
@covers("coins")
def test_corrected_coins_of_the_first_variant_are_paid(tmp_path: Path, fact: str, value: str, paid: int) -> None:
    game = edited(tmp_path, fact, value)
    s = everyone("P B S T", game=game)
    show(s, "sword S B B")
    play(s, "before 2")
    show(s, "shield T T S")
    play(s, "before 4")
    show(s, "B P P P", "S hill hill hill")
    assert coins(s) == [paid, 0, 0, 0]
    assert game.data.changes == [f"{fact}: {FACTS[fact]} -> {value}"]
    assert game.data.fingerprint != GAME.data.fingerprint


@covers("setup")
def test_a_corrected_set_of_cards_is_dealt(tmp_path: Path) -> None:
    assert "show hill" in may(everyone("P B S T X K", game=edited(tmp_path, "everyone.hills", "[1, 1, 1]")))
    s = everyone("P B S T", game=edited(tmp_path, "everyone.hills", "[0, 1, 0]"))
    assert view(s)["seats"][0]["hand_size"] == 5
    show(s, "B P P P", "S S B B", "T T T S", "shield sword sword sword")
    assert "show hill" not in may(s)


@pytest.mark.parametrize(
    ("fact", "value", "have"),
    [
        ("big_hunt.start", "4", [12, 4]),
        ("big_hunt.lie", "0", [8, 2]),
        ("big_hunt.lie", "1", [9, 1]),
        ("big_hunt.guaranteed", "3", [11, 3]),
        ("big_hunt.prey", "0", [8, 1]),
        ("big_hunt.target", "5", [11, 1]),
        ("big_hunt.survivor", "1", [8, 1]),
    ],
)
@covers("hunt-coins", "act")
def test_corrected_coins_of_the_big_hunt_are_paid(tmp_path: Path, fact: str, value: str, have: list[int]) -> None:
    """A lie is opened, then Strontium hunts 37, who is also the target: 1 + 1 + 1 + 1 + 3 + 2 if nothing is changed."""
    s = big_hunt("PX SB", target="T", excluded="K", game=edited(tmp_path, fact, value))
    play(s, "declare P on 1", "declare X on 1", "declare X on 2", "declare B on 2", "open 2 role 1", "peek")
    hunt(s, "S T")
    assert coins(s) == have


@covers("hunt-setup")
def test_corrected_start_coins_are_dealt(tmp_path: Path) -> None:
    assert coins(edited(tmp_path, "big_hunt.start", "4").new(2, 1)) == [4, 4]


def test_a_position_of_other_facts_is_refused(tmp_path: Path) -> None:
    mine = edited(tmp_path, "big_hunt.target", "4")
    with pytest.raises(igroteka.BadRecord, match=r"position\.data"):
        mine.load(GAME.new(3, 1).dump())
