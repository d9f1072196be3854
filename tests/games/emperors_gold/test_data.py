"""The printed facts: where they come from, how an owner corrects them, how a wrong file is refused."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import igroteka
from igroteka.core.game import Game
from igroteka.registry import folder
from tests.games.covers import covers
from tests.games.emperors_gold.table import look, may, play, saved, table

SHIPPED = (folder("emperors_gold") / "data.toml").read_text(encoding="utf-8")
GAME = igroteka.game("emperors_gold")
S01 = SHIPPED[SHIPPED.index("[tasks.S01]") : SHIPPED.index("[tasks.S02]") - 1]


def edited(tmp_path: Path, old: str, new: str) -> Game:
    """The game with one place of its data file changed."""
    assert SHIPPED.count(old) >= 1
    (tmp_path / "emperors_gold.toml").write_text(SHIPPED.replace(old, new, 1), encoding="utf-8")
    return igroteka.game("emperors_gold", data=tmp_path)


@covers("task")
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (S01, "", "tasks: must be 34, not 33"),
        (S01, S01 + S01.replace("S01", "S18"), "tasks: must be 34, not 35"),
        ("[tasks.S02]", "[tasks.S01]", "tasks.S01: is there twice"),
        (S01, S01 + 'points = { value = 5, source = "ours" }\n', "tasks.S01.points: is there twice"),
        ("[tasks.S02]", "[tasks.S02", "is not TOML"),
        ("[tasks.S02]", "[tasks.tooLongName]", "tasks: must be 34, not 33"),
        ('needs = { value = ["circle", "square"]', 'needs = { value = ["circle", "square", "star", "rhombus"]', "tasks.S01.cards: 3 cards cannot have 4 shapes or colours"),
        ('value = ["red", "yellow"]', 'value = ["red", "yellow", "green", "blue"]', "tasks.C01.cards: 3 cards cannot have 4"),
        ('value = ["circle", "square"]', 'value = ["circle", "oval"]', "tasks.S01.needs[1]: must be one of circle, square"),
        ('value = ["circle", "square"]', 'value = ["circle", "circle"]', "tasks.S01.needs: must be different shapes or colours"),
        ('value = ["circle", "square"]', "value = []", "tasks.S01.needs: must be different shapes or colours, at least one"),
        ('value = ["circle", "square"]', "value = [1]", "tasks.S01.needs[0]: must be a text, not 1"),
        ('value = ["circle", "square"]', 'value = "circle"', "tasks.S01.needs: must be a row of texts"),
        ("points = { value = 4", "points = { value = 0", "tasks.S01.points: must be from 1 to 99, not 0"),
        ("points = { value = 4", "points = { value = 100", "tasks.S01.points: must be from 1 to 99, not 100"),
        ("points = { value = 4", 'points = { value = "4"', "tasks.S01.points: must be a whole number"),
        ("cards = { value = 3", "cards = { value = 0", "tasks.S01.cards: must be from 1 to 25, not 0"),
        ("cards = { value = 3", "cards = { value = 26", "tasks.S01.cards: must be from 1 to 25, not 26"),
        ("two = { value = 3", "two = { value = 6", "open.two: must be from 1 to 5, not 6"),
        ("two = { value = 6", "two = { value = 9", "goal.two: must be from 1 to 8, not 9"),
        ("[goal]", "[goals]", "goal.two: is missing"),
        ("[goal]", '[extra]\nvalue = 1\nsource = "ours"\n[goal]', "extra: the game has no such fact"),
        ('cards = { value = 3, source = "book" }\n', "", "tasks.S01.cards: is missing"),
    ],
)  # fmt: skip
def test_scenario_34_a_wrong_file_is_refused_with_field_and_reason(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    with pytest.raises(igroteka.BadData) as refusal:
        edited(tmp_path, old, new)
    assert str(refusal.value).startswith("emperors_gold.toml: ")
    assert said in str(refusal.value)


@covers("task", "setup")
def test_every_fact_names_its_source_and_only_two_tasks_are_of_the_book() -> None:
    data = GAME.data
    of_book = {
        name.split(".")[1] for name, source in data.sources.items() if name.startswith("tasks.") and source == "book"
    }
    assert of_book == {"S01", "S06"}
    assert data.sources["tasks.S01.needs"] == "ours"
    assert {data.sources[f"tasks.S06.{field}"] for field in ("points", "cards", "needs")} == {"book"}
    assert {source for name, source in data.sources.items() if name.startswith(("open.", "goal."))} == {"book"}


@covers("task")
def test_the_tasks_are_those_of_the_specification() -> None:
    """17 for shapes and the same 17 for colours, in the order of the two lists."""
    shapes = ("circle", "square", "hexagon", "star", "rhombus")
    colours = ("red", "yellow", "green", "blue", "violet")
    facts = GAME.data.facts
    points = {number: facts[f"tasks.S{number:02}.points"] for number in range(1, 18)}
    assert list(points.values()) == [4, 5, 4, 5, 4, 7, 6, 7, 6, 7, 8, 9, 8, 9, 8, 9, 10]
    least = [facts[f"tasks.S{number:02}.cards"] for number in range(1, 18)]
    assert least == [3, 4, 3, 4, 3, 5, 4, 5, 4, 5, 5, 6, 5, 6, 5, 5, 6]
    assert facts["tasks.S06.needs"] == ["circle", "square", "hexagon"]
    total = 0
    for number in range(1, 18):
        one, other = facts[f"tasks.S{number:02}.needs"], facts[f"tasks.C{number:02}.needs"]
        assert isinstance(one, list) and isinstance(other, list)
        assert [shapes.index(need) for need in one] == [colours.index(need) for need in other]
        assert facts[f"tasks.S{number:02}.points"] == facts[f"tasks.C{number:02}.points"]
        assert facts[f"tasks.S{number:02}.cards"] == facts[f"tasks.C{number:02}.cards"]
        total += 2 * points[number]  # type: ignore[operator]
    assert total == 232
    assert not re.search(r"tasks\.[^SC]", json.dumps(list(facts)))


@covers("task")
def test_what_an_owner_corrects_is_played_and_told(tmp_path: Path) -> None:
    game = edited(tmp_path, "points = { value = 4", "points = { value = 12")
    s = table({"1,2": "sy1"}, rows=["cr2 cr3 cy2"], quiet=["1,1"], tasks="S01 C01 S17", game=game)
    play(s, "PAWN 1,1", "PLACE 1,2 A R", "STOP", "CLAIM 1")
    assert look(s)["sides"][0]["points"] == 12
    assert game.data.changes == ["tasks.S01.points: 4 -> 12"]
    assert game.data.fingerprint != GAME.data.fingerprint


def test_an_owner_may_name_tasks_otherwise_and_open_more(tmp_path: Path) -> None:
    text = SHIPPED.replace("[tasks.S01]", "[tasks.gold7]").replace("two = { value = 3", "two = { value = 5")
    (tmp_path / "emperors_gold.toml").write_text(text, "utf-8")
    game = igroteka.game("emperors_gold", data=tmp_path)
    s = table({"1,2": "sy1"}, rows=["cr2 cr3 cy2"], quiet=["1,1"], tasks="C01 S17 S16 S15 gold7", game=game)
    play(s, "PAWN 1,1", "PLACE 1,2 A R", "STOP")
    assert may(s) == ["CLAIM NONE", "CLAIM 1", "CLAIM 5"]
    play(s, "CLAIM 5")
    assert saved(s, "won") == ["gold7", ""]


def test_a_task_may_ask_for_more_than_the_rows_law_gives_for_its_cards(tmp_path: Path) -> None:
    # Three shapes and three colours with three cards at least: a row just has to be longer than that.
    game = edited(
        tmp_path, 'value = ["circle", "square"]', 'value = ["circle", "square", "star", "red", "blue", "green"]'
    )
    s = table({"1,2": "tg1"}, rows=["cr2 cb2 sb2 sg2"], quiet=["1,1"], tasks="S01 S17 C17", game=game)
    play(s, "PAWN 1,1", "PLACE 1,2 A R", "STOP", "CLAIM 1")
    assert saved(s, "won") == ["S01", ""]
