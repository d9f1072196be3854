"""Where a hint may be asked for: what was agreed, and what would be more than advice."""

from __future__ import annotations

from igroteka.server.refusal import Refusal
from igroteka.server.table import position
from igroteka.server.table.choices import ready
from igroteka.server.table.table import Table


def check(table: Table, seat: int) -> None:
    """Refusal if nobody advises this seat now; a covert step is refused to everybody alike, asked or not."""
    if seat < 0:
        raise Refusal("hint-no-seat")
    match = ready(table, seat)
    if not table.doc.setup.hints:
        raise Refusal("hint-not-agreed")
    if table.doc.setup.clock is not None:
        raise Refusal("hint-clocked")
    if position.is_covert(match.state):
        raise Refusal("hint-covert")
    if not match.state.asks(seat):
        raise Refusal("hint-not-asked")


def may_be_asked(table: Table, seat: int) -> bool:
    """Would a hint be given to this seat? Only whether another match must end first is not known here."""
    if table.state is None or not table.state.asks(seat):
        return False  # most seats of a move: no refusal need be made for them
    try:
        check(table, seat)
    except Refusal:
        return False
    return True
