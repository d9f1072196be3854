"""A match told again from its lines, and what a viewer may read of each of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, cast

from igroteka.core.event import HOST, Event
from igroteka.core.game import Game
from igroteka.core.knowledge import seems_to_tell
from igroteka.core.match import in_effect, play_again, replay
from igroteka.core.reader import Reader
from igroteka.core.record import Line, Record, read_events
from igroteka.core.state import SEVERAL, State
from igroteka.server.table.back import TakeBack
from igroteka.server.wire import Entry

Kind = Literal["deal", "choice", "time-up", "resign", "undo", "seat"]


class Told(NamedTuple):
    """A line, and what was so when it was written."""

    line: Line
    # Of the step it answered.
    clause: str
    # One of several answers at once: who gave the last one is nobody's business.
    together: bool
    # Others have not answered yet: nothing happened that anybody else could see.
    sealing: bool
    covert: bool
    # The only answer there was.
    alone: bool
    # The chance drawn on the way.
    drew: bool
    # The seat itself saw something by its choice, of which nobody else may know.
    learnt: bool = False

    @property
    def news(self) -> bool:
        """Did somebody learn something that cannot be unlearnt?"""
        return self.drew or self.together or self.covert or self.line.kind == "time-up"


class Moment(NamedTuple):
    """What must be remembered of a position before it changes."""

    clause: str
    together: bool
    sealing: bool
    covert: bool
    alone: bool
    before: State

    def told(self, line: Line, after: State) -> Told:
        """The line that came next."""
        drew = int(after.draws) != int(self.before.draws)
        learnt = False
        if line.choice and not (drew or self.together or self.covert or after.over):
            learnt = seems_to_tell(self.before, line.seat, after.game.parse(line.choice), after)
        return Told(line, self.clause, self.together, self.sealing, self.covert, self.alone, drew, learnt)


def moment(state: State, seat: int) -> Moment:
    """The position as the seat is about to answer."""
    together = state.who == SEVERAL
    step = state.top
    alone = len(state.legal(seat)) == 1 and not step.covert
    return Moment(step.clause, together, together and state.turn() != [seat], step.covert, alone, state.clone())


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
    """The match so far: every line with its circumstances, the position, and what may be taken back."""

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
            self._tell(line)

    def _tell(self, line: Line) -> None:
        if line.kind == "undo":
            self.decision += 1
            self.told.append(Told(line, "table", False, False, False, False, False))
            self._go_back(int(line.to))
        elif line.kind == "seat":
            self.told.append(Told(line, "table", False, False, False, False, False))
        else:
            self._play(line)

    def _play(self, line: Line) -> None:
        now = moment(self.state, line.seat)
        play_again(self.state, line)
        told = now.told(line, self.state)
        self.told.append(told)
        if not told.sealing:
            self.decision += 1
        self.back.note(line.seat, told.alone, self.effect, told.news, told.learnt)
        self.effect = line.number

    def _go_back(self, to: int) -> None:
        self.state, self.back, self.effect = self.start.clone(), TakeBack(), 0
        for number in self.path(self.told[-1].line.number):
            line = self.told[number - 1].line
            now = moment(self.state, line.seat)
            play_again(self.state, line)
            told = now.told(line, self.state)
            self.back.note(line.seat, told.alone, self.effect, told.news, told.learnt)
            self.effect = number
        assert self.effect == to

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
