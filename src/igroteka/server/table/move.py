"""One move: what it does to the position, the clocks and the log, and who hears of it. Plain functions, compiled; the coroutines around them are in moves.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.core.errors import BadNotation, IllegalAction
from igroteka.core.event import SPECTATOR
from igroteka.core.knowledge import has_one_answer
from igroteka.core.match import play_line
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


def parsed(table: Table, seat: int, command: Choose) -> int:
    """The action that a person chose for the decision that is open now."""
    ready(table, seat)
    if command.decision != table.decision:
        raise Refusal("late")
    try:
        return table.game.parse(command.choice)
    except BadNotation:
        raise Refusal("no-such-choice") from None


def played(table: Table, kind: str, seat: int, action: int) -> tuple[State, list[Told]]:
    """A copy of the position after this choice and the single answers that follow by themselves, and their lines."""
    assert table.state is not None
    state = table.state.clone()
    try:
        told = [made(state, table.number + 1, kind, seat, action)]
    except IllegalAction as error:
        raise Refusal(error.reason, clause=error.clause) from None
    return state, told + single_answers(state, table.number + 2)


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


def after(table: Table, state: State, doc: Doc | None) -> tuple[Doc | None, list[int | None] | None]:
    """The document that these lines change, if they do, and the clocks after them."""
    left = rewarded(table, state)
    if doc is None and (left is not None or state.over):
        doc = table.doc.copy()
    if doc is not None:
        doc.left = left or doc.left
        if state.over and doc.status == "playing":
            finish(doc, state)
    return doc, left


def rows_of(table: Table, told: list[Told], command: str | None) -> list[LineRow]:
    """The lines as they are stored; the first one carries the id of the command."""
    return [
        LineRow(table.doc.match, t.line.number, t.line.seat, command if k == 0 else None, history.encode_line(t.line))
        for k, t in enumerate(told)
    ]


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


def note_answer(table: Table, seat: int, told: list[Told], by_hand: bool) -> None:
    """Whoever answers has the table's whole patience again.

    Everybody sees how long the table waits for the absent: before the flip a fuller account would tell who has answered.
    """
    place = table.doc.places[seat]
    if place.kind == "person" and by_hand:
        table.answered.add(place.person)
    if not told[0].sealing:
        for person in table.answered:
            table.presence.restore(person)
        table.answered.clear()


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
