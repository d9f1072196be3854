"""The log of a match as people read it: what holds, and where something was taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec
from msgspec import Raw

from igroteka.core.event import MODERATOR, SPECTATOR, Event
from igroteka.core.match.line_context import LineContext
from igroteka.core.match.record import Line
from igroteka.server.wire import Entry, EntryKind

json = msgspec.json.Encoder()


class Log:
    """The deal and the lines that hold; of what was taken back only the last undo at each place, of sealed answers
    those of the present step.

    So it is never longer than a game, however often somebody takes back or changes an answer.
    """

    def __init__(self, dealt: Sequence[Event] = ()) -> None:
        self.dealt = list(dealt)
        self.lines: list[Logged] = []
        # Answers and sketches of the step that is still open, also those that were replaced: nobody reads them.
        self.sealed: list[Logged] = []

    def add(self, told: Sequence[LineContext]) -> list[Logged]:
        """New lines; an undo takes away all that it undoes. Gives them as they can be read."""
        new = [Logged(one) for one in told]
        for line in new:
            if line.sealing:
                self.sealed.append(line)
                continue
            if not line.outlasts_undo:
                self.sealed = []
            if line.kind == "undo":
                self.lines = [other for other in self.lines if other.number <= line.to or other.outlasts_undo]
            self.lines.append(line)
        return new

    def whole(self, viewer: int, untold: Sequence[Logged] = ()) -> list[Any]:
        """All that the viewer may read but what is not told yet, the deal first."""
        return [deal_entry(self.dealt, viewer), *self.read([line for line in self.lines if line not in untold], viewer)]

    def length(self, untold: Sequence[Logged]) -> int:
        """How many lines anybody might read by now: it says nothing of who answered what."""
        return sum(1 for line in self.lines if line not in untold)

    def given(self, seat: int, kind: str, helped: bool) -> int:
        """How often the seat has answered the present step, or drawn at it.

        `helped`: how often somebody else has done so for it.
        """
        return sum(1 for line in self.sealed if (line.seat, line.kind, line.helped) == (seat, kind, helped))

    def read(self, lines: Sequence[Logged], viewer: int) -> list[Any]:
        """What the viewer may read of these lines, ready to be encoded."""
        entries = []
        for line in lines:
            entry = line.seen_by(viewer)
            if entry is not None:
                if line.kind == "undo":
                    entry.to = self.holding(line.to, viewer)
                entries.append(entry)
        return entries

    def holding(self, to: int, viewer: int) -> int:
        """How many entries of the viewer's log an undo to this line leaves, the deal among them."""
        return 1 + sum(1 for line in self.lines if line.number <= to and line.seen_by(viewer) is not None)


class Logged:
    """A line of the log; what all read alike is encoded once, and takes less room so."""

    def __init__(self, told: LineContext) -> None:
        line = told.line
        self.number = line.number
        self.kind = line.kind
        self.seat = line.seat
        self.helped = bool(line.by)
        self.outlasts_undo = line.outlasts_undo
        self.sealing = told.sealing
        # To which line an undo goes back.
        self.to = int(line.to) if line.kind == "undo" else 0
        self.told: LineContext | None = told
        self.ready: Any = None
        if line.kind != "undo" and told.plain():
            self.ready, self.told = Raw(json.encode(entry(told, SPECTATOR))), None

    def seen_by(self, viewer: int) -> Any:
        """What the viewer reads of it; None: nothing, not even that there is such a line."""
        return self.ready if self.told is None else entry(self.told, viewer)


class Stream:
    """The log of one viewer, read line by line with all that was taken back; of what was read only numbers are kept."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        # The lines read that hold, each with whether it outlasts an undo.
        self.holding: list[tuple[int, bool]] = []

    def read(self, told: LineContext) -> Entry | None:
        """What the viewer reads of the next line; None: nothing."""
        line, made = Logged(told), entry(told, self.viewer)
        if line.kind == "undo":
            self.holding = [one for one in self.holding if one[0] <= line.to or one[1]]
        if made is None:
            return None
        if line.kind == "undo":
            made.to = 1 + sum(1 for number, _ in self.holding if number <= line.to)
        self.holding.append((line.number, line.outlasts_undo))
        return made


def deal_entry(dealt: Sequence[Event], viewer: int) -> Entry:
    """What the viewer reads of the deal."""
    return Entry("deal", -1, "", seen(dealt, viewer))


def entry(told: LineContext, viewer: int) -> Entry | None:
    """What the viewer reads of a line; None: nothing, not even that there is one."""
    line = told.line
    if told.sealing:
        return None
    events = seen(line.events, viewer)
    # Who was awake at a covert step, and who answered last of several, is nobody's business; nor that the moderator
    # answered for one.
    hidden = told.covert and viewer != MODERATOR and (viewer < 0 or viewer != line.seat)
    if hidden and not events:
        return None
    to = f"{line.choice} {line.to}" if line.kind == "alter" else line.to
    made = Entry(cast(EntryKind, line.kind), -1 if told.together or hidden else line.seat, told.clause, events, to)
    if not hidden:
        made.by = "" if told.together and line.kind == "choice" else line.by
        made.helped = told.helped if told.together else []
    return made


def seen(events: Sequence[Event], viewer: int) -> list[dict[str, object]]:
    """What the viewer saw happen."""
    return [sight for event in events if (sight := event.seen_by(viewer)) is not None]


def unchecked(line: Line) -> LineContext:
    """A stored line that cannot be played again: only what its events say to their readers is told of it."""
    told = LineContext(line)
    if line.kind in ("choice", "time-up", "sketch"):
        told.clause = ""
        told.together = True
        told.sealing = not line.events
        told.covert = True
    return told
