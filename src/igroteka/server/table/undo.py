"""Taking back: free until somebody learns something, answers, or is a person whose turn it is; then with consent.

Never across news. The moderator, who knows everything and records what a room does, takes back call by call.
"""

from __future__ import annotations

from igroteka.core.event import MODERATOR
from igroteka.core.match.knowledge import told_something
from igroteka.core.match.match import Match
from igroteka.core.match.record import THE_TABLE
from igroteka.core.match.undo import Before, May
from igroteka.server.refusal import Refusal
from igroteka.server.table import choices, length, position, questions
from igroteka.server.table.change import Change
from igroteka.server.table.table import Table


def may(table: Table, seat: int) -> May:
    """How the seat may take its last choice back, knowing who would have to agree; the moderator the last call."""
    match = table.match
    # A pause changes nothing here: it may begin at a covert window, where beats tell of it and not of this.
    if seat == MODERATOR:
        calls = match is not None and table.doc.status == "playing" and match.calls
        return "free" if calls and length.may_repeat(table) else "no"
    if match is None or seat < 0 or table.doc.status != "playing" or not table.game.exact:
        return "no"
    if not length.may_repeat(table):
        return "no"
    if table.doc.paused or table.doc.places[seat].stand_in:
        return "no"
    # Where answers are secret even this would tell who has answered.
    if position.hides_answers(match.state):
        return "no"
    if match.back.may(seat) == "no":
        return "no"
    return "ask" if whom_to_ask(table, match, seat) else "free"


def whom_to_ask(table: Table, match: Match, seat: int) -> list[int]:
    """The people who must agree, present or not: the person who already thinks about the move.

    Behind another's answer everybody.
    """
    asked = match.state.turn() if match.back.may(seat) == "free" else range(len(table.doc.places))
    others = [table.doc.places[other] for other in asked if other != seat]
    return [place.person for place in others if place.kind == "person" and not place.stand_in]


def undo(table: Table, person: int) -> Change:
    """Take the person's last choice back, or ask the others."""
    seat = table.doc.seat_of(person)
    if person == table.doc.moderator:
        return take_back_call(table)
    if seat < 0:
        raise Refusal("cannot-undo")
    match = choices.ready(table, seat)
    length.check_repeat(table)
    how = may(table, seat)
    if how == "no":
        raise Refusal("cannot-undo")
    before = match.back.asking[seat]
    viewers = [seat] if match.back.may(seat) == "free" else range(len(table.doc.places))
    if any(tells(match, before, viewer) for viewer in viewers):
        raise Refusal("undo-news")
    if how == "free":
        change = Change(table, info_changed=False)
        go_back(change, seat)
    else:
        change = Change(table)
        questions.put(change, "undo", person, whom_to_ask(table, match, seat))
    return change


def take_back_call(table: Table) -> Change:
    """The moderator goes back to the last call; everybody reads so."""
    match = length.going_on(table)
    length.check_repeat(table)
    if not match.calls:
        raise Refusal("cannot-undo")
    change = Change(table)
    change.branch().undo(THE_TABLE, match.calls[-1].number, table.doc.person(table.doc.moderator).name)
    choices.settle(change)
    return change


def tells(match: Match, before: Before, viewer: int) -> bool:
    """Did the viewer learn anything since then which another deal would not have shown as well?"""
    since = [(seat, action) for number, seat, action in match.moves if number > before.number]
    return told_something(before.state, viewer, since, match.state)


def go_back(change: Change, seat: int) -> None:
    """Back to before the seat's last choice; the log keeps what was undone."""
    match = change.table.match
    if match is None or match.back.may(seat) == "no":
        raise Refusal("cannot-undo")
    change.branch().undo(seat, match.back.asking[seat].number)
    questions.end_with_match(change, over=False)
