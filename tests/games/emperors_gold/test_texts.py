"""How «Золото императора» sounds, and what its actions touch."""

from __future__ import annotations

from typing import Any

import pytest

import igroteka
from igroteka.core.closing import expire
from igroteka.texts import words
from tests.games.emperors_gold.table import play, table

NAMES = ["Анна", "Bob", "Вера", "Gus"]
GAME = igroteka.game("emperors_gold")
CARDS = {"1,2": "cr1", "0,1": "sb1", "1,3": "cb2"}


@pytest.mark.parametrize(
    ("move", "verb", "touches"),
    [
        ("PAWN 1,3", "move", ["cell.8"]),
        ("PLACE 1,2 A R", "add-right", ["cell.7", "row.0.right"]),
        ("PLACE 1,2 B L", "add-left", ["cell.7", "row.1.left"]),
        ("PLACE 1,2 NEW R", "start-right", ["cell.7", "row.new"]),
        ("STOP", "stop", []),
        ("CLAIM 2", "claim", ["task.1"]),
        ("CLAIM 2 OTHER", "claim-other", ["task.1"]),
        ("DROP_ROW B", "drop", ["row.1"]),
    ],
)
def test_an_action_says_what_it_touches(move: str, verb: str, touches: list[str]) -> None:
    does = GAME.describe(GAME.parse(move))
    assert (does.verb, does.touches) == (verb, touches)


def test_the_numbers_of_the_actions_are_those_of_the_specification() -> None:
    numbers = {
        "PAWN 0,0": 0, "PAWN 4,4": 24, "PLACE 0,0 A L": 25, "PLACE 1,2 A R": 68, "PLACE 4,4 NEW R": 174, "STOP": 175,
        "CLAIM NONE": 176, "CLAIM 1": 177, "CLAIM 5": 181, "DROP_ROW A": 182, "DROP_ROW B": 183, "PASS": 184,
        "CLAIM 1 OTHER": 185, "CLAIM 5 OTHER": 189,
    }  # fmt: skip
    assert {move: GAME.parse(move) for move in numbers} == numbers
    assert GAME.actions == 190


def told(viewer: int, language: str, moves: tuple[str, ...], **position: Any) -> list[str]:
    """What a viewer is told of the last of these moves."""
    s = play(table(CARDS, quiet=["1,1"], **position), *moves)
    says = words("emperors_gold", language)
    return [says.event(seen, NAMES, viewer) for event in s.events if (seen := event.seen_by(viewer)) is not None]


@pytest.mark.parametrize(
    ("moves", "position", "ru", "en"),
    [
        (
            ("PAWN 1,1", "PLACE 1,2 A R"),
            {"rows": ["cg2"]},
            "Анна продолжает ряд А: красный круг 1, по форме. Карт в ряду: 2.",
            "Анна extends row A: red circle 1, by shape. Cards in the row: 2.",
        ),
        (
            ("PAWN 1,1", "PLACE 1,2 A L"),
            {"rows": ["hr2 hg2"], "options": {"two_sided": True}},
            "Анна продолжает ряд А слева: красный круг 1, по цвету. Карт в ряду: 3.",
            "Анна extends row A on the left: red circle 1, by colour. Cards in the row: 3.",
        ),
        (
            ("PAWN 1,1", "PLACE 1,2 NEW R"),
            {},
            "Анна начинает ряд А: красный круг 1.",
            "Анна starts row A: red circle 1.",
        ),
    ],
)
def test_events_of_a_row(moves: tuple[str, ...], position: dict[str, Any], ru: str, en: str) -> None:
    assert told(1, "ru", moves, **position) == [ru]
    assert told(1, "en", moves, **position) == [en]


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_event_can_be_told_to_everybody(language: str) -> None:
    says, heard = words("emperors_gold", language), set()
    for s in rare_moments():
        for event in s.events:
            for viewer in (0, 1, igroteka.SPECTATOR):
                seen = event.seen_by(viewer)
                assert seen is not None
                text = says.event(seen, NAMES, viewer)
                assert text and "{" not in text
                heard.add(event.id)
    assert heard == set(GAME.shapes.events)


def rare_moments() -> list[Any]:
    """Positions whose last moves told of everything there is."""
    row = table(
        {"1,2": "sy1"}, rows=["cr2 cr3 cy2"], quiet=["1,1"], tasks="S01 C01 S12", deck=0, won=["C02 C03 C04 S02 S03"]
    )
    moments = [GAME.new(seed=1), play(row.clone(), "PAWN 1,1"), play(row.clone(), "PAWN 1,1", "PLACE 1,2 A R")]
    play(row, "PAWN 1,1", "PLACE 1,2 A R", "STOP")
    moments += [play(row.clone(), "CLAIM NONE"), play(row.clone(), "CLAIM 1")]
    moments += [play(table(CARDS, quiet=["1,1"]), "PAWN 1,1", "PLACE 1,2 NEW R")]
    dry = table({"0,0": "tr1", "0,1": "rv3"}, rows=["cb2", "hg2"], dry=True)
    late = table()
    expire(late, 0)
    return [*moments, late, play(dry, "DROP_ROW A")]


@pytest.mark.parametrize(("language", "alone", "teams"), [("ru", "круг", "соперники"), ("en", "round", "rivals")])
def test_between_teams_no_round_is_played_out(language: str, alone: str, teams: str) -> None:
    says = words("emperors_gold", language)
    assert alone in says.ending("goal")
    assert teams not in says.ending("goal")
    assert teams in says.ending("goal", teams=True)
    assert alone not in says.ending("goal", teams=True)


@pytest.mark.parametrize(("language", "alone", "team"), [("ru", "круг", "соперники"), ("en", "round", "rivals")])
def test_of_teams_it_is_not_said_that_a_round_is_played_out(language: str, alone: str, team: str) -> None:
    """There only the next rival has one more turn."""
    says = words("emperors_gold", language)
    assert (alone in says.ending("goal"), team in says.ending("goal")) == (True, False)
    assert (alone in says.ending("goal", teams=True), team in says.ending("goal", teams=True)) == (False, True)
