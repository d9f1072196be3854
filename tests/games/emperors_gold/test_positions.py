"""A position that somebody wrote is taken only if a game could have come to it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import igroteka
from igroteka import BadRecord
from igroteka.core.closing import expire
from igroteka.core.state import State
from tests.games.emperors_gold.table import name, play, table
from tests.laws.cases import cases, walk

GAME = igroteka.game("emperors_gold")
FREE = {"row_discard": "free"}
CHOSEN = {"row_discard": "at_chosen_position"}
CARDS = {"1,2": "cr1", "0,1": "sb1", "1,3": "cb2"}
WON = "C02 C03 C04 S02 S03 S04"


def begun(*moves: str, **position: Any) -> State:
    """A turn with these moves; from 1,1 only three cards can be taken."""
    return play(table(CARDS, quiet=["1,1"], **position), *moves)


def dry(*moves: str) -> State:
    """The same with nothing else on the board, and no card left to come."""
    return play(table({**CARDS, "1,1": "tg1"}, dry=True), *moves)


def over(reason: str) -> State:
    """A game that is over."""
    if reason == "turns":
        s = table(current=1, rounds=99)
    elif reason == "goal":
        s = table(current=1, left=1, won=[WON], rounds=9)
    else:
        s = table(current=1, idle=5, rounds=9)
    expire(s, 1)
    assert s.over == reason
    return s


def swap(field: str, one: str, other: str) -> Callable[[dict[str, Any]], None]:
    """Another word in a text of the table."""

    def change(dump: dict[str, Any]) -> None:
        assert one in dump["table"][field]
        dump["table"][field] = dump["table"][field].replace(one, other, 1)

    return change


def put(**fields: Any) -> Callable[[dict[str, Any]], None]:
    """Other fields of the table; `stack` and `over` are those of the position."""

    def change(dump: dict[str, Any]) -> None:
        for field, value in fields.items():
            home = dump if field in ("stack", "over") else dump["table"]
            assert home[field] != value
            home[field] = value

    return change


def exchange(one: str, other: str) -> Callable[[dict[str, Any]], None]:
    """Two cards change places, wherever they are."""

    def change(dump: dict[str, Any]) -> None:
        text = json.dumps(dump["table"])
        text = text.replace(name(one), "?").replace(name(other), name(one)).replace("?", name(other))
        assert json.loads(text) != dump["table"]
        dump["table"] = json.loads(text)

    return change


TAKEN = ("PAWN 1,1", "PLACE 1,2 NEW R")
CIRCLES = "cg2 cy2 cv2 cg3 cy3 cv3 cv1 cy1"
CASES: list[tuple[str, Callable[[], State], Callable[[dict[str, Any]], None], str]] = [
    ("no pawn", begun, swap("board", "pawn", "-"), "exactly one pawn"),
    ("24 cells", begun, swap("board", "pawn ", ""), "25 cells"),
    ("no such card", begun, swap("board", "circle-red-1", "circle-red-4"), "is no card"),
    ("a card twice", begun, swap("board", "circle-red-1", "square-blue-1"), "exactly once"),
    ("a hole with cards left", begun, put(board="-"), "25 cells"),
    ("no such task", begun, swap("tasks", "S12", "S99"), "is no task"),
    ("a task twice", begun, swap("tasks", "S12", "S14"), "a task is there twice"),
    ("a task open and done", begun, put(won=["S12", ""]), "a task is there twice"),
    ("done out of order", begun, put(won=["S02 S01", ""]), "out of order"),
    ("too few tasks open", begun, put(tasks="S12 S14"), "must be 3 places"),
    ("a place without a task", begun, put(tasks="S12 - S14"), "though tasks are left"),
    ("a row too many", begun, put(rows=["", "", "", "", ""]), "must have 4 entries"),
    ("somebody else's turn", begun, put(current=1), "somebody else's turn"),
    ("another starter", begun, put(starter=1), "somebody else's turn"),
    ("another turn", begun, put(turns=1), "somebody else's turn"),
    ("turns left without tasks", begun, put(left=1), "exactly when somebody has enough tasks"),
    ("enough tasks, no end", begun, put(won=[WON, ""]), "exactly when somebody has enough tasks"),
    ("the starter in the last round", begun, put(won=[WON, ""], left=1), "the round does not end then"),
    ("nobody left to play", begun, put(won=[WON, ""], left=0), "would be over"),
    ("idle before the first turn", begun, put(idle=1), "not so many turns"),
    ("idle too long", lambda: begun(rounds=9), put(idle=6), "would be over"),
    ("too many turns", begun, put(turns=200), "would be over"),
    ("moved, not told", begun, put(stack=["place"]), "does not fit the step"),
    ("told, not moved", lambda: begun("PAWN 1,1"), put(pawn_from=-1), "does not fit the step"),
    ("from its own cell", lambda: begun("PAWN 1,1"), put(pawn_from=6), "does not fit the row and the pawn"),
    ("swapped with a hole", lambda: dry("PAWN 1,1"), put(pawn_from=24), "no card lies there"),
    ("a step of the future", lambda: begun("PAWN 1,1"), put(stack=["claim"]), "cannot have gone like this"),
    ("a step of the past", lambda: begun(*TAKEN), put(stack=["pawn"]), "does not fit the step"),
    ("a step that asks nobody", begun, put(stack=["end"]), "does not fit the step"),
    ("two steps", begun, put(stack=["pawn", "pawn"]), "exactly one step"),
    ("placed without a row", lambda: begun(*TAKEN), put(row=-1), "does not fit the row and the pawn"),
    ("a row without placing", lambda: begun(*TAKEN), put(placed=[]), "does not fit the row and the pawn"),
    ("placed elsewhere", lambda: begun(*TAKEN), put(row=1), "not in the row"),
    ("placed twice", lambda: begun(*TAKEN), put(placed=["PLACE 1,2 A R"] * 2), "not in the row"),
    ("more than can be reached", lambda: begun("PAWN 1,1", "PLACE 1,2 A R", rows=[CIRCLES]), put(placed=["PLACE 1,2 A R"] * 9), "so many cards"),
    ("taken from a full cell", lambda: begun(*TAKEN), put(placed=["PLACE 0,1 A R"]), "is empty"),
    ("no placing", lambda: begun(*TAKEN), put(placed=["PAWN 1,1"]), "places no card"),
    ("to a new row", lambda: begun(*TAKEN), put(placed=["PLACE 1,2 NEW R"]), "not in the row"),
    ("at the left end", lambda: begun(*TAKEN, rows=["cg2"]), put(placed=["PLACE 1,2 B L"]), "does not fit the step"),
    ("too far to be taken", lambda: begun(*TAKEN), exchange("cr1", "cr3"), "cannot have gone like this"),
    ("a row that does not match", lambda: begun(*TAKEN, rows=["cg2 cy2"]), exchange("cy2", "tb2"), "nothing in common"),
    ("dropped without cards", begun, put(dropped=0), "discarded with its cards"),
    ("cards without a drop", lambda: drop_first(), put(dropped=-1), "discarded with its cards"),
    ("another row dropped", lambda: drop_first(), put(dropped=1), "still there"),
    ("dropped though not allowed", lambda: drop_first(), lambda dump: dump["options"].update(row_discard="forced_only"), "cannot have gone"),
    ("dropped at the wrong time", lambda: drop_first(), lambda dump: dump["options"].update(row_discard="at_chosen_position"), "cannot have gone"),
    ("a drop though a row can be extended", lambda: begun(rows=["cg2", "cy2"]), put(stack=["drop"]), "does not fit the step"),
    ("a drop with one row", lambda: begun(rows=["cg2"]), put(stack=["drop"]), "does not fit the step"),
    ("a turn begun after the end", lambda: over("turns"), put(pawn_from=0), "a turn is begun"),
    ("dropped after the end", lambda: over("turns"), put(dropped=0), "a turn is begun"),
    ("too few turns for the end", lambda: over("turns"), put(turns=198), "do not fit the ending"),
    ("not silent enough", lambda: over("idle"), put(idle=5), "do not fit the ending"),
    ("turns left at the end", lambda: over("goal"), put(over="idle"), "do not fit the ending"),
    ("the wrong last player", lambda: over("turns"), put(current=0), "somebody else's turn"),
]  # fmt: skip


def drop_first() -> State:
    """A row was discarded freely."""
    return begun("DROP_ROW A", rows=["cg2", "hg2"], options=FREE)


@pytest.mark.parametrize(("position", "change", "said"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_what_cannot_be_is_refused(
    position: Callable[[], State], change: Callable[[dict[str, Any]], None], said: str
) -> None:
    dump = json.loads(json.dumps(position().dump()))
    assert GAME.load(json.loads(json.dumps(dump))).dump() == dump
    change(dump)
    with pytest.raises(BadRecord, match=said):
        GAME.load(dump)


def test_every_position_of_a_walk_can_be_stored_and_read() -> None:
    """Also in the middle of a turn: dropped, moved, taken, about to claim; with holes in the board; given up."""
    seen = set()
    for case in cases(GAME)[::4]:
        for number, s in enumerate(walk(case)):
            if number % 7 == 0 or s.over or s.top.name in ("drop", "claim"):
                dump = json.loads(json.dumps(s.dump()))
                assert GAME.load(dump).same(s)
                seen.add((s.over or s.top.name, dump["table"]["dropped"] >= 0, len(dump["table"]["placed"]) > 1))
                gone = s.clone()
                if not gone.over:
                    gone.resign(0)
                    assert GAME.load(gone.dump()).same(gone)
    assert {name for name, _, _ in seen} >= {"pawn", "place", "claim", "drop", "goal"}
    assert any(dropped and step == "place" for step, dropped, _ in seen)


def test_a_hole_in_the_board_needs_dry_decks() -> None:
    dump = json.loads(json.dumps(table().dump()))
    first, rest = dump["table"]["board"].split(" ", 1)
    dump["table"]["board"] = f"- {rest}"
    dump["table"]["deck"] = f"{dump['table']['deck']} {first}"
    with pytest.raises(BadRecord, match="a cell is empty, though cards are left"):
        GAME.load(dump)


def test_chosen_positions_are_stored_between_pawn_and_discard() -> None:
    s = begun("PAWN 1,1", rows=["tg2", "hg2"], options=CHOSEN)
    assert s.top.name == "drop"
    assert GAME.load(s.dump()).same(s)
    dump = s.dump()
    dump["stack"] = ["place"]
    with pytest.raises(BadRecord):
        GAME.load(dump)
