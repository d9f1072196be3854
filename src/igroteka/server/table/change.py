"""What a command does to a table: made by the command, then written, made true and told by `commit`."""

from __future__ import annotations

import msgspec

from igroteka.core.match.match import Match
from igroteka.core.match.record import Line
from igroteka.server.store.store import LineRow
from igroteka.server.table.document import NOBODY, Doc
from igroteka.server.table.presence import Connection
from igroteka.server.table.table import Table
from igroteka.server.wire import ChatLine, Seated

# How many commands of a person that changed only the document are stored: a retry comes soon or never.
STORED_COMMANDS = 8

json = msgspec.json.Encoder()


class Change:
    """All of it happens or nothing; until it is committed the table is as it was."""

    def __init__(self, table: Table, info_changed: bool = True) -> None:
        self.table = table
        # Everybody is told about the table itself; the lines of a match are told to whom they concern in any case.
        self.info_changed = info_changed

        # --- what is written
        # The match with new lines, or a new match.
        self.match: Match | None = None
        self.begins = False
        # The next document; None: it stays as it is. `doc` makes it.
        self.draft: Doc | None = None
        # Who sent the command, and its id; empty: the table itself did it, or it came over HTTP.
        self.person = NOBODY
        self.command = ""

        # --- what becomes true in memory
        self.question = table.question
        self.said: ChatLine | None = None
        # What is left of the open window's time from now on, if somebody changed it.
        self.window_left: int | None = None
        # The clocks after these lines.
        self.left: list[int | None] | None = None
        # The person who has just been given a seat, or answered a decision by hand.
        self.newcomer = NOBODY
        self.answered = NOBODY
        # Somebody gone for whom the table waits anew: they came back to their seat, or the others wait on.
        self.patient_with = NOBODY
        # The person who asked for something that nothing comes of, and why.
        self.refused: tuple[int, str] | None = None
        # When everybody is told; 0: as soon as it is written.
        self.tell_at = 0
        # Connections that end, why, and whether to come again.
        self.closing: list[tuple[Connection, str, bool]] = []

        # What is answered to the person who sat down.
        self.seated: Seated | None = None

    @property
    def doc(self) -> Doc:
        """The next document, to be edited."""
        if self.draft is None:
            self.draft = self.table.doc.copy()
        return self.draft

    def branch(self) -> Match:
        """The match of the table, to be played on: what is added to it is what changes."""
        assert self.table.match is not None
        self.match = self.table.match.branch()
        return self.match

    def sent_by(self, person: int, command: str) -> Change:
        """A person's command: its id is stored with what it changes."""
        self.person, self.command = person, command
        if person >= 0 and (self.match is not None or self.draft is not None) and not self._line_has_id():
            stored = self.doc.carried_out.setdefault(person, [])
            stored.append(command)
            del stored[:-STORED_COMMANDS]
        return self

    def _line_has_id(self) -> bool:
        """Does the first line stand for the command? Its seat and the id are a unique key of the log."""
        if self.match is None or self.begins or not self.person >= 0 or not self.command:
            return False
        seat = self.table.doc.seat_of(self.person)
        return seat >= 0 and self.match.contexts[0].line.seat == seat

    def rows(self) -> list[LineRow]:
        """The new lines as they are stored."""
        if self.match is None:
            return []
        number = (self.draft or self.table.doc).match
        rows = [LineRow(number, 0, -1, None, json.encode(self.match.header))] if self.begins else []
        command = self.command if self._line_has_id() else None
        for told in self.match.contexts:
            rows.append(LineRow(number, told.line.number, told.line.seat, command, encode_line(told.line)))
            command = None
        return rows


def encode_line(line: Line) -> bytes:
    """A line as it is stored and as a record has it."""
    return json.encode(line.dump())
