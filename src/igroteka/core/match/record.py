"""A record on paper: a header line and numbered lines of JSON, read with suspicion."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from igroteka.core.errors import BadRecord
from igroteka.core.event import SPECTATOR, Event
from igroteka.core.reader import Reader

FORMAT = 1
KINDS = (
    "choice",
    "time-up",
    "close",
    "resign",
    "remove",
    "sketch",
    "undo",
    "seat",
    "moderator",
    "link",
    "conduct",
    "alter",
    "rules",
)
# What records call these kinds of lines, and the event of a sketch: their bytes never change, whatever the program
# calls it.
RECORDED: Final = {"sketch": "draw", "moderator": "chair"}
KIND_OF: Final = {recorded: kind for kind, recorded in RECORDED.items()}
SKETCH: Final = "drawing"
# The seat of a line that the table writes for itself, and of one about the moderator or by whoever has the evening in
# hand.
THE_TABLE = -1
# Kinds of lines that nobody gives for anybody else.
UNSIGNED: Final = ("time-up", "resign", "sketch", "rules")
MOST_RULES = 1_000_000


class Line:
    """One thing that happened at the table."""

    def __init__(
        self,
        number: int,
        kind: str,
        seat: int,
        choice: str = "",
        to: int | str = 0,
        events: list[Event] | None = None,
        hash: str = "",
        outcome: dict[str, object] | None = None,
        by: str = "",
        answers: dict[int, str] | None = None,
    ) -> None:
        self.number = number
        self.kind = kind
        self.seat = seat
        # Sketch: its strokes. What was played: by a choice, or by the table for a seat whose time was up; empty:
        # something else happened then.
        self.choice = choice
        # Choice: who gave it for the seat; close: who closed the window; remove, seat, moderator, link: all who agreed,
        # or the moderator; conduct: whoever paused or changed the time; undo: the moderator; empty: the seat itself, or
        # the table.
        self.by = by
        # Close: the answers that the table gave for those that were missing.
        self.answers = answers or {}
        # Undo: back to after this line; seat, resign: the name of the person or bot that plays on; with a resign that
        # is empty the match ends. Moderator, link: who moderates now, whose link it is. Rules: the version from here
        # on. Conduct: what was done. Alter: as what the option, which stands in `choice`, is played from here on.
        self.to = to
        self.events = events or []
        # The position after this line, wherever the turn moved on.
        self.hash = hash
        self.outcome = outcome

    @property
    def passes_seat(self) -> bool:
        """Does only the seat pass to somebody else, and the position stay as it is?"""
        return self.kind == "seat" or (self.kind == "resign" and self.to != 0)

    @property
    def stays(self) -> bool:
        """Does the position stay as it is?"""
        return self.outlasts_undo or self.kind == "sketch"

    @property
    def outlasts_undo(self) -> bool:
        """Does it say nothing of the position, so that it holds whatever is taken back?"""
        return self.passes_seat or self.kind in ("moderator", "link", "conduct", "rules")

    def dump(self) -> dict[str, object]:
        """The line as plain JSON, without what it does not say."""
        d: dict[str, object] = {"n": self.number, "line": RECORDED.get(self.kind, self.kind), "seat": self.seat}
        if self.kind in ("choice", "time-up", "sketch", "alter"):
            d["choice"] = self.choice
        if self.kind == "close":
            d["answers"] = {str(seat): answer for seat, answer in self.answers.items()}
        if self.by:
            d["by"] = self.by
        if self.kind in ("undo", "alter") or self.outlasts_undo:
            d["to"] = self.to
        if self.events:
            d["events"] = [event.dump() for event in self.events]
        if self.hash:
            d["hash"] = self.hash
        if self.outcome is not None:
            d["outcome"] = self.outcome
        return d


class Record:
    """What was agreed before the first move, and all that happened since."""

    def __init__(self, header: dict[str, object], lines: list[Line]) -> None:
        self.header = header
        self.lines = lines

    def write(self) -> str:
        """The record as text: one JSON object a line."""
        rows: list[dict[str, object]] = [self.header, *(line.dump() for line in self.lines)]
        return "".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n" for row in rows)


def alike(one: object, other: object) -> bool:
    """Do two rows say exactly the same? Python alone would take true for 1."""
    return one == other and json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def read_record(text: str) -> Record:
    """The record in this text, or BadRecord that names the line."""
    rows = text.split("\n")
    if rows.pop() != "":
        raise BadRecord(f"line {len(rows) + 1}: is cut in the middle; {len(rows)} whole lines stand before it")
    if not rows:
        raise BadRecord("line 1: the record is empty")
    header = read_header(parse_json(rows[0], "line 1"))
    lines = [read_line(parse_json(row, f"line {i + 2}"), i + 1, f"line {i + 2}") for i, row in enumerate(rows[1:])]
    return Record(header, lines)


def parse_json(text: str, where: str) -> object:
    """JSON of this one line."""
    try:
        value: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"{where}: is not JSON ({type(error).__name__})") from None
    return value


def read_header(row: object) -> dict[str, object]:
    """What every program can read of a header, also one of another rules version."""
    source = Reader(row, "line 1")
    source.number("format", FORMAT, FORMAT)
    source.text("game")
    source.number("rules", 1, MOST_RULES)
    source.text("data")
    source.row("changes", -1)
    source.number("seats", 1, 100)
    source.inner("options")
    source.inner("start")
    source.text("hash")
    read_events(source)
    source.texts("players", source.number("seats", 1, 100))
    for inner in ("shuffle", "deal"):
        if inner in source.source:
            source.inner(inner)
    if "held" in source.source:
        source.flag("held")
    if "first" in source.source:
        source.number("first", 0, 99)
    source.done()
    return {str(key): value for key, value in source.source.items()}


def read_events(source: Reader) -> list[Event]:
    """The events that a line tells."""
    return [read_event(e, f"{source.where}.events[{i}]") for i, e in enumerate(source.row("events", -1))]


def read_answers(source: Reader) -> dict[int, str]:
    """Answers by seat, as a line that closes a window has them."""
    answers: dict[int, str] = {}
    for name in source.source:
        seat = str(name)
        if not seat.isdecimal() or str(int(seat[:3])) != seat:
            raise BadRecord(f"{source.where}.{seat[:40]}: is no seat")
        answers[int(seat)] = source.text(seat)
    return answers


def read_line(row: object, number: int, where: str) -> Line:
    """One numbered line."""
    source = Reader(row, where)
    if source.number("n", 0, 10**9) != number:
        raise BadRecord(f"{where}.n: must be {number}: a line is missing, doubled or out of place")
    written = source.text("line")
    kind = KIND_OF.get(written, written)
    if kind not in KINDS:
        raise BadRecord(f"{where}.line: must be one of {', '.join(KINDS)}, not {written[:40]!r}")
    lowest = THE_TABLE if kind in ("close", "rules", "moderator", "link", "conduct", "alter", "undo") else 0
    highest = THE_TABLE if kind in ("close", "rules", "moderator", "conduct", "alter") else 99
    line = Line(number, kind, source.number("seat", lowest, highest))
    if kind in ("choice", "time-up", "sketch", "alter"):
        line.choice = source.text("choice")
    if kind == "close":
        line.answers = read_answers(source.inner("answers"))
    if kind not in UNSIGNED and "by" in source.source:
        line.by = source.text("by")
    if kind == "undo":
        line.to = source.number("to", 0, number - 1)
    if kind == "rules":
        line.to = source.number("to", 1, MOST_RULES)
    if kind in ("seat", "moderator", "link", "conduct", "alter") or (kind == "resign" and "to" in source.source):
        line.to = source.text("to")
    if "events" in source.source:
        line.events = read_events(source)
    if "hash" in source.source:
        line.hash = source.text("hash")
    if "outcome" in source.source:
        line.outcome = {str(key): value for key, value in source.inner("outcome").source.items()}
    source.done()
    return line


def read_event(row: object, where: str) -> Event:
    """An event out of a record."""
    source = Reader(row, where)
    id = source.text("event")
    public = {str(key): value for key, value in source.inner("public").source.items()}
    secret: dict[str, tuple[object, Sequence[int]]] = {}
    if "secret" in source.source:
        hidden = source.inner("secret")
        for name in hidden.source:
            pair = hidden.row(str(name), 2)
            readers = Reader({"readers": pair[1]}, f"{hidden.where}.{name}").numbers("readers", -1, SPECTATOR, 99)
            secret[str(name)] = (pair[0], readers)
    audience = source.numbers("audience", -1, 0, 99) if "audience" in source.source else None
    source.done()
    return Event(id, public, secret, audience)
