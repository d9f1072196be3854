"""After a change is written: it becomes true in memory, and everybody whom it concerns is told."""

from __future__ import annotations

import logging
from collections.abc import Callable

from igroteka.core.event import MODERATOR, SPECTATOR
from igroteka.server.logs import note
from igroteka.server.refusal import Refusal
from igroteka.server.table import alarms, cover_traffic, messages, padding, position, windows
from igroteka.server.table.bot_pace import BotPace
from igroteka.server.table.change import Change
from igroteka.server.table.clock import running_clock
from igroteka.server.table.log import Log, Logged
from igroteka.server.table.presence import Connection
from igroteka.server.table.silence import Silence
from igroteka.server.table.table import Table

# How long the deal waits for people's parts of the shuffle.
SHUFFLING = 3_000


def publish(table: Table, change: Change) -> None:
    """Make it true, let run what now runs, and tell everybody whom it concerns."""
    answered = messages.answered_seats(table)
    new = apply(table, change)
    for connection, reason, again in change.closing:
        connection.leave(reason, again)
    before = table.silence
    if before is not None and before.decision == table.decision:  # what happens in a covert window is told after it
        before.untold += new
        alarms.reschedule(table)
        return
    watch_silence(table)
    alarms.reschedule(table)
    if change.begins:
        tell_whole(table)
    elif change.match is not None:
        told = new if before is None else [*before.untold, *new]
        tell_lines(table, change, told, answered, night=before is not None or table.silence is not None)
    else:
        tell_answered(table, answered)
    if before is not None:
        flush_acks(table)
    if change.said is not None:
        said, people = messages.said(change.said), change.said.person >= 0
        tell(table, lambda person, viewer: said, lambda person: (person >= 0) == people)
    if change.refused is not None:
        asker, reason = change.refused
        ack = messages.ack("", Refusal(reason))
        tell(table, lambda person, viewer: messages.acknowledged(table, person, ack), lambda person: person == asker)
    # After a covert window always, for whether anything happened around the game is nobody's business there.
    if change.info_changed or (before is not None and table.silence is None):
        tell_changed(table)


def watch_silence(table: Table) -> None:
    """Keep what happens to ourselves from the opening of a covert window to its closing."""
    state = table.state
    if state is None or not position.is_night(state):
        table.silence = None
        return
    table.silence = Silence(table.decision)
    cover_traffic.start(table, table.silence)


def flush_acks(table: Table) -> None:
    """What became of the last commands of a covert window."""
    if table.silence is not None:
        return  # with the next beat
    for connection in table.presence.connections:
        for one in connection.acks:
            connection.send(messages.acknowledged(table, connection.person, one))
        connection.acks = []


def apply(table: Table, change: Change) -> list[Logged]:
    """Let memory say what the store says; gives the new lines of the log."""
    if change.draft is not None:
        take_document(table, change)
    table.question = change.question
    if change.command and change.person >= 0:
        table.carried_out.add(change.person, change.command)
    if change.said is not None:
        table.chat.room(change.said.person).append(change.said)
    if change.newcomer >= 0:
        table.presence.expect(change.newcomer, table.runtime.time.now())
    if change.patient_with >= 0:
        table.presence.restore(change.patient_with)
    new = take_lines(table, change)
    windows.take_timer(table)
    if change.window_left is not None and table.window is not None:
        table.window.left = change.window_left
        table.window.length = table.doc.window.length if table.doc.window is not None else 0
    return new


def take_document(table: Table, change: Change) -> None:
    """The next document; with a new match nothing is left of the last one, and a shuffle has its time."""
    assert change.draft is not None
    before, table.doc = table.doc, change.draft
    if before.match != table.doc.match:
        table.match, table.clock, table.stopped, table.log = None, None, "", Log()
        table.silence = None
    if before.status != "shuffling" and table.doc.status == "shuffling":
        table.deal_at = table.runtime.time.now() + SHUFFLING


def take_lines(table: Table, change: Change) -> list[Logged]:
    """The match with its new lines."""
    match = change.match
    if match is None:
        return []
    table.match = match
    if change.begins:
        table.log = Log(match.start.events)
        table.answered.clear()
        table.thinking.clear()
        table.bot_answers.clear()
        table.bot_pace = BotPace()
        table.clock = running_clock(table.doc.setup.clock, table.doc.left)
    elif change.left is not None and table.clock is not None:
        table.clock.left = change.left
    note_answer(table, change)
    table.bot_pace.note(match.contexts, table.runtime.time.now())
    return table.log.add(match.contexts)


def note_answer(table: Table, change: Change) -> None:
    """The person who answers has the table's whole patience again.

    Everybody sees how long the table waits for the absent: before the flip a fuller account would tell an answer by
    hand from a time-up, and at a covert step who has answered.
    """
    assert change.match is not None
    if change.answered >= 0:
        table.answered.add(change.answered)
    for told in change.match.contexts:
        if told.line.passes_seat:
            table.thinking.pop(told.line.seat, None)
        elif not told.sealing and not told.line.stays:
            for person in table.answered:
                table.presence.restore(person)
            table.answered.clear()
            table.bot_answers.clear()


def tell_whole(table: Table) -> None:
    """Everybody hears everything."""
    tell(table, lambda person, viewer: messages.whole(table, person, viewer), room=messages.whole_room(table))


def tell_changed(table: Table) -> None:
    """Everybody hears that something happened around the game."""
    tell(table, lambda person, viewer: messages.changed(table, person, viewer), room=padding.small_room(table))


def tell_lines(table: Table, change: Change, new: list[Logged], answered: list[int], night: bool) -> None:
    """Everybody hears what they may of the new lines: of a sealed answer its seat and its readers, the others at most
    who has answered.

    An answer that was changed tells the others nothing: its seat had answered before.
    """
    assert change.match is not None
    told, room = change.match.contexts, padding.game_room(table, night)

    def moved(person: int, viewer: int) -> bytes:
        return messages.moved(table, viewer, table.log.read(new, viewer))

    if not all(one.sealing for one in told):
        tell(table, moved, room=room)
        return
    state = change.match.state
    own = {one.line.seat for one in told}
    for seat in list(own):
        own.update(position.readers(state, seat))
    own.add(MODERATOR)
    tell(table, moved, lambda person: table.viewer(person) in own, room)
    tell_answered(table, answered, lambda person: table.viewer(person) not in own)


def tell_answered(table: Table, before: list[int], only: Callable[[int], bool] | None = None) -> None:
    """Who has answered by now, or finished a speech, if that has changed."""
    now = messages.answered_seats(table)
    if now != before:
        message = messages.answered(now)
        tell(table, lambda person, viewer: message, only)


def tell(
    table: Table,
    message: Callable[[int, int], bytes],
    only: Callable[[int], bool] | None = None,
    room: int = 0,
) -> None:
    """Send everybody, or only some, their own message, made once for each person and filled up by the room.

    What is written must be told: a device for which that fails is sent away to come back and read the whole.
    """
    made: dict[int, bytes] = {}
    devices = [one for one in table.presence.connections if not one.waiting and (only is None or only(one.person))]
    try:
        public = len(message(messages.ANYBODY, SPECTATOR)) if room and devices else 0
    except Exception as error:
        for connection in devices:
            send_away(table, connection, error)
        return
    for connection in devices:
        person = connection.person
        try:
            if person not in made:
                made[person] = message(person, table.viewer(person))
        except Exception as error:
            send_away(table, connection, error)
    if room:
        viewers = [(table.viewer(person), one) for person, one in made.items()]
        made = dict(zip(made, padding.fill(table, viewers, public, room), strict=True))
    for connection in devices:
        try:
            if connection.person in made:
                connection.send(made[connection.person])
        except Exception as error:
            send_away(table, connection, error)


def send_away(table: Table, connection: Connection, error: Exception) -> None:
    """Let the device come back, for it cannot be told."""
    note("cannot tell", level=logging.ERROR, table=table.doc.code, error=error)
    connection.leave("server-error", again=True)
