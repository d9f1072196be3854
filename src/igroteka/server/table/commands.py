"""The commands of a websocket: which function carries each of them out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from igroteka.core.event import SPECTATOR
from igroteka.server.refusal import Refusal
from igroteka.server.table import (
    absence,
    answering,
    chat,
    choices,
    conducting,
    moderating,
    questions,
    removal,
    shuffling,
    sketches,
    speeches,
    taps,
    timekeeping,
    undo,
)
from igroteka.server.table.change import Change
from igroteka.server.table.table import Table
from igroteka.server.wire import (
    Alter,
    Answer,
    Choose,
    Close,
    Command,
    Conduct,
    Contribute,
    Keep,
    MatchCommand,
    Pause,
    React,
    Remove,
    Resume,
    Say,
    Sketch,
    Spoken,
    Substitute,
    Tap,
    Undo,
)


def carry_out(table: Table, person: int, command: Command) -> Change | None:
    """What the command changes, once; None: nothing, for it is a retry, or what it asks for is so already."""
    if table.carried_out.has(person, command.id):
        return None
    if isinstance(command, MatchCommand):
        table.check_match(command.match)
    change = dispatch(table, person, command)
    return None if change is None else change.sent_by(person, command.id)


def dispatch(table: Table, person: int, command: Command) -> Change | None:
    """What the command changes, according to its row."""
    function = OF_EVERYBODY.get(type(command))
    if function is None:
        if table.viewer(person) == SPECTATOR:
            raise Refusal("only-watching")
        function = OF_PEOPLE[type(command)]
    return function(table, person, command)


def choose(table: Table, person: int, command: Choose) -> Change:
    """A person's own answer, or from the moderator that of a seat."""
    seat = table.doc.seat_of(person)
    if seat < 0 or command.seat is not None:
        return moderating.answer_for(table, person, command)
    if table.silence is not None:
        return taps.choose(table, seat, command)
    return choices.choose(table, seat, command)


C = TypeVar("C", bound=Command)
# Carries out the commands of one type, sent by the person of this number.
Function = Callable[[Table, int, Any], Change | None]


def row(command: type[C], function: Callable[[Table, int, C], Change | None]) -> tuple[type[Command], Function]:
    """A type of commands, and a function that takes them."""
    return command, function


# Those of spectators, too.
OF_EVERYBODY: dict[type[Command], Function] = dict(
    [
        row(Tap, taps.tap),
        row(Say, chat.speak),
        row(React, chat.speak),
    ]
)
OF_PEOPLE: dict[type[Command], Function] = dict(
    [
        row(Choose, choose),
        row(Close, moderating.close),
        row(Keep, lambda table, person, _: timekeeping.keep(table, person)),
        row(Spoken, speeches.finish_speech),
        row(Undo, lambda table, person, _: undo.undo(table, person)),
        row(Sketch, sketches.draw),
        row(Remove, removal.remove),
        row(Substitute, absence.substitute),
        row(Pause, lambda table, person, _: questions.ask_pause(table, person)),
        row(Conduct, conducting.conduct),
        row(Alter, conducting.alter),
        row(Resume, lambda table, person, _: questions.resume(table)),
        row(Answer, answering.answer),
        row(Contribute, shuffling.contribute),
    ]
)
