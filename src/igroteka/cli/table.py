"""A match at the terminal: people are asked, bots think, everything is told and kept."""

from __future__ import annotations

import contextlib
import shlex
from collections.abc import Sequence

from igroteka.bots import Bot
from igroteka.cli.person import Leaving, Person
from igroteka.cli.record_file import CannotSave, Keeper
from igroteka.cli.screen import Screen
from igroteka.core.chance import Rng
from igroteka.core.event import SPECTATOR
from igroteka.core.match.match import Match

# How many lines of the log are told again to a person who comes back to a match.
RETOLD = 5
LEFT, INTERRUPTED = 0, 130


class Table:
    """One match: every seat without a bot is played by a person at this terminal."""

    def __init__(
        self, match: Match, bots: Sequence[Bot | None], screen: Screen, keeper: Keeper, resume: str, rng: Rng
    ) -> None:
        self.match = match
        self.bots = bots
        self.screen = screen
        self.words = screen.words
        self.person = Person(match, screen, keeper.path, rng)
        self.path = keeper.path
        self.keeper: Keeper | None = keeper
        # The command that plays on from a file; the file goes after it.
        self.resume = resume
        self.rng = rng
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        # The person before the screen, and how much of the log each seat has been told.
        asked = match.state.turn()
        self.watcher = asked[0] if asked[0] in self.people else self.people[0]
        self.told = [max(0, len(match.lines) - RETOLD)] * len(bots)

    def play(self) -> int:
        """Play to the end, or until a player leaves; the exit code."""
        if not self.match.lines:
            self.screen.tell(self.match.start.events, self.watcher)
        self.tell()
        try:
            while turn := self.match.state.turn():
                bot = self.bots[turn[0]]
                if bot is None:
                    self.ask(turn[0])
                else:
                    self.think(turn[0], bot)
                self.keep()
                self.tell()
        except (EOFError, Leaving):
            return self.leave(LEFT)
        except KeyboardInterrupt:
            return self.leave(INTERRUPTED)
        self.finish()
        return 0

    def think(self, seat: int, bot: Bot) -> None:
        """A bot chooses."""
        console = self.screen.console
        thinks = self.words.say("cli-thinks", player=self.screen.players[seat])
        with console.status(thinks) if console.is_terminal else contextlib.nullcontext():
            action = bot.choose(self.match.state, seat, self.rng)
        self.match.choose(seat, action)

    def ask(self, seat: int) -> None:
        """A person chooses."""
        self.sit_down(seat)
        self.screen.rule(self.words.say("cli-your-turn") if len(self.people) == 1 else self.screen.players[seat])
        self.person.ask(seat)

    def sit_down(self, seat: int) -> None:
        """Another person comes to the screen; if the two may not see the same, the first must not watch."""
        if seat == self.watcher:
            return
        state, look = self.match.state, self.match.game.parts.look
        if look(state, seat) != look(state, self.watcher):
            self.screen.console.clear()
            self.person.read(self.words.say("cli-hand-over", player=self.screen.players[seat]) + " ")
        else:
            self.told[seat] = self.told[self.watcher]
        self.watcher = seat
        self.tell()

    def tell(self) -> None:
        """What happened since the watcher was told last."""
        for line in self.match.lines[self.told[self.watcher] :]:
            self.screen.tell(line.events, self.watcher)
        self.told[self.watcher] = len(self.match.lines)

    def keep(self) -> None:
        """Write what is new to the file; if that cannot be done, say so once and play on."""
        if self.keeper is None:
            return
        try:
            self.keeper.keep(self.match)
        except CannotSave as error:
            self.keeper = None
            self.screen.say("cli-not-kept", "bold red", reason=str(error))

    def leave(self, code: int) -> int:
        """Say how to come back."""
        self.screen.console.print()
        self.keep()
        if not self.match.lines:
            self.screen.say("cli-nothing-kept")
        elif self.keeper is not None:
            self.screen.plain(self.words.say("cli-kept", command=f"{self.resume} {shlex.quote(str(self.path))}"))
        return code

    def finish(self) -> None:
        """The last look at the table, and the result."""
        outcome = self.match.state.outcome()
        assert outcome is not None
        self.screen.rule(self.words.say("title"))
        self.screen.table(self.match.state, self.watcher)
        self.screen.console.print()
        self.screen.outcome(outcome.told(), self.watcher if len(self.people) == 1 else SPECTATOR)
        if self.keeper is not None:
            self.screen.plain(self.words.say("cli-record", command=f"igroteka replay {shlex.quote(str(self.path))}"))
