"""A stored match played again, line by line, every line checked; what does not fit stops it and can only be read."""

from __future__ import annotations

from igroteka.core.errors import BadRecord, OtherRules
from igroteka.core.event import Event
from igroteka.core.game import Game
from igroteka.core.match.begin import begin_again
from igroteka.core.match.line_context import LineContext
from igroteka.core.match.match import Match
from igroteka.core.match.record import Line, parse_json, read_events, read_header, read_line
from igroteka.core.reader import Reader
from igroteka.server.store.store import LineRow
from igroteka.server.table.log import unchecked
from igroteka.server.wire import Stopped


class Playback:
    """The match as far as it can be played, and its lines as far as they can be read."""

    def __init__(self, game: Game) -> None:
        self.game = game
        # What the header says of the match; empty: it cannot be read.
        self.header: dict[str, object] = {}
        # None: it is stopped.
        self.match: Match | None = None
        # Why, in words for the server's log.
        self.why = ""
        self.other_rules = False
        # What happened at the deal.
        self.dealt: list[Event] = []

    def take(self, row: LineRow) -> list[LineContext]:
        """Play one more row; gives what can be read of it."""
        try:
            if row.seq == 0:
                self._begin(row.body.decode())
                return []
            line = read_line(parse_json(row.body.decode(), f"line {row.seq}"), row.seq, f"line {row.seq}")
        except (BadRecord, UnicodeDecodeError) as error:
            self._stop(error)
            return []
        return [self._again(line)]

    def forget(self) -> None:
        """Keep nothing of the lines so far: the person who only goes on needs none of them, and there may be many."""
        if self.match is not None:
            self.match = self.match.branch()

    def _begin(self, text: str) -> None:
        self.header = read_header(parse_json(text, "header"))
        self.dealt = read_events(Reader(self.header, "header"))
        self.match = begin_again(self.header, self.game)
        self.why = ""

    def _again(self, line: Line) -> LineContext:
        if self.match is not None:
            try:
                return self.match.again(line)
            except BadRecord as error:
                self._stop(type(error)(f"line {line.number}: {error}"))
        return unchecked(line)

    def _stop(self, error: Exception) -> None:
        """The first thing that does not fit is the reason."""
        if self.match is not None or not self.why:
            self.other_rules = isinstance(error, OtherRules)
            self.why = str(error)
        self.match = None

    @property
    def stopped(self) -> Stopped:
        """Why it cannot go on; empty: it can."""
        if self.match is not None:
            return ""
        return "other-rules" if self.other_rules else "altered"
