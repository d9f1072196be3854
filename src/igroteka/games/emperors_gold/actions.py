"""The action space: 190 numbers, and what each of them says."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.description import Description
from igroteka.games.emperors_gold.board import SIDE

PAWN: Final = 0  # + cell
PLACE: Final = 25  # + (cell * 3 + slot) * 2 + side
STOP: Final = 175
NO_CLAIM: Final = 176
CLAIM: Final = 177  # + slot of the task
DROP: Final = 182  # + slot of the row
PASS: Final = 184
CLAIM_OTHER: Final = 185  # + slot of the task
ACTIONS: Final = 190

NEW: Final = 2
LEFT: Final = 0
RIGHT: Final = 1
ROWS: Final = "AB"


def place(cell: i64, slot: i64, side: i64) -> i64:
    """Take the card of a cell into a row, at this end of it."""
    return PLACE + (cell * 3 + slot) * 2 + side


def cell_of(placing: i64) -> i64:
    """The cell from which this action takes a card."""
    return (placing - PLACE) // 6


def slot_of(placing: i64) -> i64:
    """The row to which the card comes; NEW: it begins a row."""
    return (placing - PLACE) // 2 % 3


def at(cell: int) -> str:
    """The name of a cell in the notation."""
    return f"{cell // SIDE},{cell % SIDE}"


def describe(action: int) -> Description:
    """What the action is called and does, and the things in the view that it touches."""
    if action < PLACE:
        return Description(f"PAWN {at(action)}", "move", where(action), [f"cell.{action}"])
    if action < STOP:
        return _placing(action)
    if action == STOP:
        return Description("STOP", "stop")
    if action == NO_CLAIM:
        return Description("CLAIM NONE", "no-claim")
    if action < DROP:
        return _claiming("CLAIM {}", "claim", action - CLAIM)
    if action < PASS:
        slot = action - DROP
        return Description(f"DROP_ROW {ROWS[slot]}", "drop", {"slot": slot + 1}, [f"row.{slot}"])
    if action == PASS:
        return Description("PASS", "pass")
    return _claiming("CLAIM {} OTHER", "claim-other", action - CLAIM_OTHER)


def where(cell: int) -> dict[str, str | int]:
    """The line of a cell from the top and its column from the left, both from 1."""
    return {"line": cell // SIDE + 1, "column": cell % SIDE + 1}


def _placing(action: int) -> Description:
    cell, slot, side = int(cell_of(action)), int(slot_of(action)), (action - PLACE) % 2
    notation = f"PLACE {at(cell)} {'NEW' if slot == NEW else ROWS[slot]} {'LR'[side]}"
    end = "left" if side == LEFT else "right"
    if slot == NEW:
        return Description(notation, f"start-{end}", where(cell), [f"cell.{cell}", "row.new"])
    words = {**where(cell), "slot": slot + 1}
    return Description(notation, f"add-{end}", words, [f"cell.{cell}", f"row.{slot}.{end}"])


def _claiming(notation: str, verb: str, slot: int) -> Description:
    return Description(notation.format(slot + 1), verb, {"slot": slot + 1}, [f"task.{slot}"])
