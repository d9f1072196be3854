"""The moves of a match: every change of the position is written down, then told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.core.errors import BadNotation, IllegalAction
from igroteka.core.event import SPECTATOR
from igroteka.core.knowledge import has_one_answer
from igroteka.core.match import play_line, resign_line
from igroteka.core.record import Line
from igroteka.core.state import State
from igroteka.server.refusal import Refusal
from igroteka.server.store import LineRow
from igroteka.server.table import history, messages
from igroteka.server.table.doc import Doc
from igroteka.server.table.story import Moment, Told, entry
from igroteka.server.wire import Choose, Entry, Score

if TYPE_CHECKING:
    from igroteka.server.table.table import Table


def ready(table: Table, seat: int) -> State:
    """The position, if the seat may act now."""
    if table.doc.status != "playing":
        raise Refusal("not-playing")
    if table.state is None:
        raise Refusal("other-rules")
    if table.doc.paused:
        raise Refusal("paused")
    if table.doc.places[seat].stand_in:
        raise Refusal("stand-in")
    return table.state


async def choose(table: Table, seat: int, command: Choose) -> None:
    """A person's choice."""
    ready(table, seat)
    if command.decision != table.decision:
        raise Refusal("late")
    try:
        action = table.game.parse(command.choice)
    except BadNotation:
        raise Refusal("no-such-choice") from None
    await play(table, "choice", seat, action, command.id)


async def play(table: Table, kind: str, seat: int, action: int, command: str | None = None) -> None:
    """Play on a copy, write down, then let it be the position; single answers follow by themselves."""
    assert table.state is not None
    state = table.state.clone()
    try:
        told = [made(state, table.number + 1, kind, seat, action)]
    except IllegalAction as error:
        raise Refusal(error.reason, clause=error.clause) from None
    told += single_answers(state, table.number + 2)
    await publish(table, state, told, command)
    place = table.doc.places[seat]
    if place.kind == "person" and kind == "choice":
        table.answered.add(place.person)
    # Everybody sees how long the table waits for the absent: before the flip a fuller account would tell who has answered.
    if not told[0].sealing:
        for person in table.answered:
            table.presence.restore(person)
        table.answered.clear()


def made(state: State, number: int, kind: str, seat: int, action: int) -> Told:
    """One line, played."""
    now = Moment(state, seat)
    return Told(play_line(state, number, kind, seat, action), now, state)


def single_answers(state: State, number: int) -> list[Told]:
    """Whoever has no choice need not be asked, except where even that would tell something."""
    told: list[Told] = []
    while not state.top.covert:
        for seat in state.turn():
            if has_one_answer(state, seat):
                told.append(made(state, number + len(told), "choice", seat, state.legal(seat)[0]))
                break
        else:
            break
    return told


async def publish(table: Table, state: State, told: list[Told], command: str | None, doc: Doc | None = None) -> None:
    """Write the new lines down; then they are true, and everybody hears of them."""
    left = rewarded(table, state)
    if doc is None and (left is not None or state.over):
        doc = table.doc.copy()
    if doc is not None:
        doc.left = left or doc.left
        if state.over and doc.status == "playing":
            finish(doc, state)
    rows = [
        LineRow(table.doc.match, t.line.number, t.line.seat, command if k == 0 else None, history.encode_line(t.line))
        for k, t in enumerate(told)
    ]
    before = (table.doc.status, table.question)
    await table.commit(doc, rows)
    if left is not None and table.clock is not None:
        table.clock.left = left
    table.remember(told[0].line.seat, command)
    accept(table, state, told)
    table.wake()
    tell(table, told)
    if (table.doc.status, table.question) != before:
        table.changed()


def rewarded(table: Table, state: State) -> list[int | None] | None:
    """The clocks after these lines: whoever's turn is over gets the increment, but where nobody may know whose it was."""
    clock = table.clock
    if clock is None or table.state is None:
        return None
    clock.charge(table.house.time.now())
    left = list(clock.left)
    awaited, next_awaited = ([] if s.top.covert else s.turn() for s in (table.state, state))
    for seat in set(awaited) - set(next_awaited):
        mine = left[seat]
        if mine is not None:
            left[seat] = mine + clock.increment
    return left


def finish(doc: Doc, state: State) -> None:
    """The match is over: one line more in the evening's score."""
    outcome = state.outcome()
    assert outcome is not None
    doc.status = "over"
    doc.evening.append(Score(doc.match, doc.players(), outcome.scores, outcome.places))


def accept(table: Table, state: State, told: list[Told]) -> None:
    """These lines are written: the position is theirs."""
    table.state = state
    for t in told:
        table.number = t.line.number
        if t.line.kind == "seat":
            continue
        if not t.sealing:
            table.decision += 1
        table.back.note(t.line.seat, t.alone, table.effect, t.news, t.learnt)
        table.effect = t.line.number
    if table.question is not None and table.question.kind == "undo":
        table.question = None


def tell(table: Table, told: list[Told]) -> None:
    """Everybody hears what they may; a sealed answer concerns nobody but its seat."""
    hidden = all(t.sealing for t in told)
    own = {t.line.seat for t in told}
    shared = messages.ready_made(entries(told, SPECTATOR)) if all(t.plain() for t in told) else None

    def message(person: int) -> bytes:
        viewer = table.viewer(person)
        return messages.moved(table, viewer, entries(told, viewer) if shared is None else shared)

    table.tell(message, (lambda person: table.viewer(person) in own) if hidden else None)


def entries(told: list[Told], viewer: int) -> list[Entry]:
    """What the viewer reads of these lines."""
    return [made for t in told if (made := entry(t, viewer)) is not None]


async def time_up(table: Table, seat: int) -> None:
    """The seat did not answer in time: the table gives the answer that tells nothing."""
    assert table.state is not None
    await play(table, "time-up", seat, table.state.default(seat, table.rng))


async def resign(table: Table, person: int, match: int) -> None:
    """The person gives the match up; a retry changes nothing."""
    if table.doc.match != match or table.doc.status == "over":
        return
    seat = table.doc.seat_of(person)
    if seat < 0 or table.doc.status != "playing" or table.state is None:
        raise Refusal("not-playing")
    await give_up(table, seat)


async def give_up(table: Table, seat: int) -> None:
    """The seat gives the match up, whether its person says so or is gone for too long."""
    assert table.state is not None
    state = table.state.clone()
    line = resign_line(state, table.number + 1, seat)
    await publish(table, state, [Told(line)], None)


async def hand_over(table: Table, seat: int, stand_in: bool, doc: Doc | None = None) -> None:
    """A bot takes the seat for its person, or gives it back."""
    assert table.state is not None
    doc = doc or table.doc.copy()
    doc.places[seat].stand_in = stand_in
    name = f"bot {doc.places[seat].level}" if stand_in else doc.name_of(seat)
    line = Line(table.number + 1, "seat", seat, to=name)
    await publish(table, table.state, [Told(line)], None, doc)
    table.thinking.pop(seat, None)
    table.changed()


async def come_back(table: Table, person: int) -> None:
    """The person takes the seat back from the bot."""
    seat = table.doc.seat_of(person)
    if seat >= 0 and table.doc.places[seat].stand_in and table.doc.status == "playing":
        table.presence.restore(person)
        await hand_over(table, seat, stand_in=False)
