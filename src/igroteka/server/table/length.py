"""How long a match may get: every answer that replaces another, and everything taken back, is a stored line."""

from __future__ import annotations

from igroteka.core.game import Game
from igroteka.server.refusal import Refusal
from igroteka.server.table.table import Table

# How often a seat may answer one step, and draw at it; the last answer counts.
MOST_ANSWERS = 100
# No match of any game has more lines: some games have bounds that no people ever reach.
MOST_LINES = 20_000
# So many lines for each decision that the game may have: it is made, taken back, made again, and once more.
LINES_OF_A_DECISION = 4


def most_lines(game: Game) -> int:
    """So many lines a match of this game may have."""
    return min(MOST_LINES, LINES_OF_A_DECISION * game.bound)


def is_full(table: Table) -> bool:
    """Has the match all the lines that it may have? Then it stands, and can only be ended."""
    return table.match is not None and table.match.number >= most_lines(table.game)


def may_repeat(table: Table) -> bool:
    """May anything still be taken back or changed? The second half of the lines is kept for going on, so that a match comes to its end."""
    return table.match is None or table.match.number < most_lines(table.game) // 2


def check_repeat(table: Table) -> None:
    """Refusal if nothing may be taken back or changed any more."""
    if not may_repeat(table):
        raise Refusal("match-long")


def check_answer(table: Table, seat: int, kind: str) -> None:
    """Refusal if the seat has answered the present step, or drawn at it, as often as it may."""
    given = table.log.given(seat, kind)
    if given >= MOST_ANSWERS:
        raise Refusal("changed-often")
    if given:
        check_repeat(table)
