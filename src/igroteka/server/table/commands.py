"""The commands of a websocket: which function carries each of them out."""

from __future__ import annotations

from igroteka.core.event import SPECTATOR
from igroteka.server.refusal import Refusal
from igroteka.server.table import (
    absence,
    chair,
    chat,
    consent,
    drawings,
    floor,
    questions,
    removal,
    shuffling,
    timekeeping,
    touches,
    undo,
)
from igroteka.server.table.change import Change
from igroteka.server.table.table import Table
from igroteka.server.wire import (
    Answer,
    Choose,
    Close,
    Command,
    Contribute,
    Draw,
    Keep,
    MatchCommand,
    Pause,
    React,
    Remove,
    Resume,
    Say,
    Spoken,
    Substitute,
    Tap,
    Undo,
)


def carry_out(table: Table, person: int, command: Command) -> Change | None:
    """What the command changes, once; None: nothing, for it is a retry, or what it asks for is so already."""
    if table.recent.was_carried_out(person, command.id):
        return None
    if isinstance(command, MatchCommand):
        table.check_match(command.match)
    change = dispatch(table, person, command)
    return None if change is None else change.sent_by(person, command.id)


def dispatch(table: Table, person: int, command: Command) -> Change | None:
    """What each command means."""
    seat = table.doc.seat_of(person) if person >= 0 else -1
    if isinstance(command, Choose) and seat >= 0 and command.seat is None:
        return touches.choose(table, seat, command)
    if isinstance(command, Tap):
        return touches.tap(table, seat, command)
    if isinstance(command, (Say, React)):
        return chat.speak(table, person, command)
    if table.viewer(person) == SPECTATOR:
        raise Refusal("only-watching")
    if isinstance(command, Choose):
        return chair.answer_for(table, person, command)
    if isinstance(command, Close):
        return chair.close(table, person, command)
    if isinstance(command, Keep):
        return timekeeping.keep(table, person)
    if isinstance(command, Spoken):
        return floor.yield_floor(table, seat, command)
    if isinstance(command, Undo):
        if seat < 0:
            raise Refusal("cannot-undo")
        return undo.undo(table, seat)
    if isinstance(command, Draw):
        if seat < 0:
            raise Refusal("no-drawing")
        return drawings.draw(table, seat, command)
    if isinstance(command, Remove):
        return removal.remove(table, person, command)
    if isinstance(command, Substitute):
        return absence.substitute(table, person, command)
    if isinstance(command, Pause):
        return questions.ask_pause(table, person)
    if isinstance(command, Resume):
        return questions.resume(table)
    if isinstance(command, Answer):
        return consent.answer(table, person, command)
    assert isinstance(command, Contribute)
    return shuffling.contribute(table, person, command)
