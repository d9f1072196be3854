"""How long a match may get: every answer that replaces another, and everything taken back, is a stored line."""

from __future__ import annotations

from igroteka.core.game import Game
from igroteka.core.match.match import Match
from igroteka.server.refusal import Refusal
from igroteka.server.table.table import Table

# How often a seat may answer one step, and sketch at it; the last answer counts.
MOST_ANSWERS = 100
# No match of any game has more lines: some games have bounds that no people ever reach.
MOST_LINES = 20_000
# How many lines there are for each decision that the game may have: it is made, taken back, made again, and once more.
LINES_OF_A_DECISION = 4


def most_lines(game: Game) -> int:
    """How many lines a match of this game may have."""
    return min(MOST_LINES, LINES_OF_A_DECISION * game.bound)


def is_full(table: Table) -> bool:
    """Has the match all the lines that it may have? Then it stands, and can only be ended."""
    return table.match is not None and table.match.number >= most_lines(table.game)


def going_on(table: Table) -> Match:
    """The match, if something may be done in it now."""
    if table.doc.status != "playing":
        raise Refusal("not-playing")
    if table.match is None:
        raise Refusal(table.stopped or "not-playing")
    if table.doc.paused:
        raise Refusal("paused")
    if is_full(table):
        raise Refusal("match-full")
    return table.match


def may_repeat(table: Table) -> bool:
    """May anything still be taken back or changed? The second half of the lines is kept for going on, so that a match
    comes to its end.
    """
    return table.match is None or table.match.number < most_lines(table.game) // 2


def check_repeat(table: Table) -> None:
    """Refusal if nothing may be taken back or changed any more."""
    if not may_repeat(table):
        raise Refusal("match-long")


def check_answer(table: Table, seat: int, kind: str, by: str = "") -> None:
    """Refusal if the present step was answered, or drawn at, as often as it may be by the seat itself, or for it by
    somebody else.
    """
    given = table.log.given(seat, kind, bool(by))
    if given >= MOST_ANSWERS:
        raise Refusal("changed-often")
    if given:
        check_repeat(table)


def check_tap(table: Table, seat: int) -> None:
    """Refusal if the seat has tapped at the covert window as often as it may; answers and decoys count alike, so that
    it tells nothing of who is asked.

    In a long match it may still tap once and then answer.
    """
    assert table.window is not None
    taps = table.window.taps.get(seat, 0)
    if taps >= MOST_ANSWERS:
        raise Refusal("changed-often")
    if taps >= LINES_OF_A_DECISION // 2:
        check_repeat(table)
