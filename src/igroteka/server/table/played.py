"""A match played again for those who look back: its course as they read it, and any position of it from the nearest
checkpoint.
"""

from __future__ import annotations

from typing import Any, cast

from igroteka.core.game import Game
from igroteka.core.match.match import Match
from igroteka.core.state import State
from igroteka.server.refusal import Refusal
from igroteka.server.store.store import LineRow
from igroteka.server.table.log import Logged, deal_entry
from igroteka.server.table.playback import Playback
from igroteka.server.wire import Decision

# After how many lines a position is kept: the others are played again from there.
CHECKPOINT = 32


class Played:
    """The lines of a match as far as they were read; of a match that goes on, more can be taken later."""

    def __init__(self, game: Game) -> None:
        self.playback = Playback(game)
        # The number of the last line; -1: not even the header.
        self.number = -1
        # By the line after which each was the position.
        self.checkpoints: dict[int, State] = {}
        # The lines in effect; None: they have to be looked for anew.
        self._path: list[Logged] | None = None
        # What each seat, by its person's name, could have known: it takes long to find out.
        self.hindsight: dict[tuple[int, str], list[Decision]] = {}

    def take(self, row: LineRow) -> None:
        """Play one more line."""
        self.playback.take(row)
        self.number = row.seq
        match = self.playback.match
        if match is not None and row.seq % CHECKPOINT == 0:
            self.checkpoints[match.effect] = match.state
        self._path = None
        self.hindsight.clear()

    @property
    def match(self) -> Match:
        """The whole match; Refusal if it has not begun or cannot be played again."""
        if self.number < 0:
            raise Refusal("not-begun")
        if self.playback.match is None:
            raise Refusal(self.playback.stopped, self.playback.why)
        return self.playback.match

    @property
    def names(self) -> list[str]:
        """Who played."""
        return [str(name) for name in cast(list[object], self.match.header["players"])]

    def snapshots(self, viewer: int) -> list[tuple[int, Any]]:
        """What a replay steps through, each with its line: the deal, then every line in effect that the viewer may
        read, ready to be encoded.
        """
        match = self.match
        if self._path is None:
            self._path = [Logged(match.contexts[number - 1]) for number in match.path]
        read = ((line.number, line.seen_by(viewer)) for line in self._path)
        return [(0, deal_entry(match.start.events, viewer)), *(frame for frame in read if frame[1] is not None)]

    def after(self, number: int) -> State:
        """The position after this line, which is in effect; 0: after the deal."""
        return self.match.after(number, self.checkpoints)
