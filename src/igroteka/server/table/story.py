"""A match told again from its lines, and what a viewer may read of each of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, cast

from igroteka.core.errors import BadNotation, BadRecord, IllegalAction
from igroteka.core.event import HOST, Event
from igroteka.core.game import Game
from igroteka.core.match import in_effect, play_again, replay
from igroteka.core.reader import Reader
from igroteka.core.record import Line, Record, read_events
from igroteka.core.state import RULES_OF_THE_TABLE, SEVERAL, State
from igroteka.server.table.back import TakeBack
from igroteka.server.wire import Entry

Kind = Literal["deal", "choice", "time-up", "resign", "undo", "seat"]


class Told:
    """A line, and what was so when it was written; the table's own lines answer no step."""

    def __init__(self, line: Line, moment: Moment | None = None, after: State | None = None) -> None:
        self.line = line
        # Of the step it answered.
        self.clause = RULES_OF_THE_TABLE
        # One of several answers at once: who gave the last one is nobody's business.
        self.together = False
        # Others have not answered yet: nothing happened that anybody else could see.
        self.sealing = False
        self.covert = False
        # The only answer there was.
        self.alone = False
        # Somebody learnt something that cannot be unlearnt; or the seat alone did, of which nobody else may know.
        self.news = False
        self.learnt = False
        if moment is not None and after is not None:
            self.clause, self.alone = moment.clause, moment.alone
            self.together, self.sealing, self.covert = moment.together, moment.sealing, moment.covert
            drew = int(after.draws) != moment.draws
            self.news = drew or self.together or self.covert or line.kind == "time-up"
            self.learnt = int(after.unveiled) != moment.unveiled

    def plain(self) -> bool:
        """Do all read the same of it?"""
        if self.covert or self.sealing:
            return False
        return not any(event.secret or event.audience is not None for event in self.line.events)


class Moment:
    """What must be remembered of a position before the seat answers and it changes."""

    def __init__(self, state: State, seat: int) -> None:
        step = state.top
        self.clause = step.clause
        self.together = state.who == SEVERAL
        self.sealing = self.together and state.turn() != [seat]
        self.covert = step.covert
        self.alone = not step.covert and len(state.legal(seat)) == 1
        self.draws = int(state.draws)
        self.unveiled = int(state.unveiled)


def entry(told: Told, viewer: int) -> Entry | None:
    """What the viewer reads of a line in the log; None: nothing, not even that there is one."""
    line = told.line
    if told.sealing:
        return None
    events = seen(line.events, viewer)
    if told.covert and not events and viewer != line.seat:
        return None
    # Whoever was awake at a covert step, and whoever answered last of several, is nobody's business.
    unseen = told.together or (told.covert and viewer not in (line.seat, HOST))
    seat = -1 if unseen else line.seat
    return Entry(cast(Kind, line.kind), seat, told.clause, events, line.to)


def seen(events: Sequence[Event], viewer: int) -> list[dict[str, object]]:
    """What the viewer saw happen."""
    return [sight for event in events if (sight := event.seen_by(viewer)) is not None]


class Story:
    """The match so far: every line with its circumstances, the position, and what may be taken back.

    BadRecord if a line does not fit what came before it.
    """

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.start = replay(Record(record.header, []), game).start
        self.state = self.start.clone()
        self.told: list[Told] = []
        self.back = TakeBack()
        self.decision = 1
        # The number of the last line in effect.
        self.effect = 0
        for line in record.lines:
            try:
                self._tell(line)
            except (IllegalAction, BadNotation, BadRecord) as error:
                raise BadRecord(f"line {line.number}: {error}") from None

    def _tell(self, line: Line) -> None:
        if line.kind == "undo":
            self.decision += 1
            self.told.append(Told(line))
            self._go_back(int(line.to))
        elif line.kind == "seat":
            self.told.append(Told(line))
        else:
            self._play(line)

    def _play(self, line: Line) -> None:
        if self.state.over or not self.state.has(line.seat):
            raise BadRecord("the game is over, or has no such seat")
        now = Moment(self.state, line.seat)
        play_again(self.state, line)
        told = Told(line, now, self.state)
        self.told.append(told)
        if not told.sealing:
            self.decision += 1
        self.back.note(line.seat, told.alone, self.effect, told.news, told.learnt)
        self.effect = line.number

    def _go_back(self, to: int) -> None:
        self.state, self.back, self.effect = self.start.clone(), TakeBack(), 0
        for number in self.path(self.told[-1].line.number):
            line = self.told[number - 1].line
            now = Moment(self.state, line.seat)
            play_again(self.state, line)
            told = Told(line, now, self.state)
            self.back.note(line.seat, told.alone, self.effect, told.news, told.learnt)
            self.effect = number
        if self.effect != to:
            raise BadRecord(f"undo: line {to} is not in effect")

    def path(self, upto: int) -> list[int]:
        """The lines in effect among the first so many."""
        return in_effect([told.line for told in self.told[:upto]])

    def deal(self, viewer: int) -> Entry:
        """The first entry of every log."""
        return Entry("deal", -1, "", seen(read_events(Reader(self.record.header, "header")), viewer))

    def log(self, viewer: int) -> list[Entry]:
        """The whole log as the viewer may read it; an undo says how many entries before it still hold."""
        entries, numbers = [self.deal(viewer)], [0]
        for told in self.told:
            made = entry(told, viewer)
            if made is None:
                continue
            if made.kind == "undo":
                made.to = sum(1 for number in numbers if number <= int(told.line.to))
            entries.append(made)
            numbers.append(told.line.number)
        return entries

    def after(self, number: int) -> State:
        """The position after a line in effect."""
        state = self.start.clone()
        for earlier in self.path(len(self.told)):
            if earlier > number:
                break
            play_again(state, self.told[earlier - 1].line)
        return state
