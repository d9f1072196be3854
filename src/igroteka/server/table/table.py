"""A table in memory: its document, its match, the devices that look at it, and what it waits for."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Protocol

from igroteka.bots.hint import Hint, Reason
from igroteka.core.chance import seeded
from igroteka.core.event import MODERATOR, SPECTATOR
from igroteka.core.match.match import Match
from igroteka.core.state import State
from igroteka.registry import Shelf
from igroteka.server.refusal import Refusal
from igroteka.server.store.store import Store
from igroteka.server.table import moderated_game
from igroteka.server.table.bot_pace import BotPace
from igroteka.server.table.carried_out import CarriedOut
from igroteka.server.table.chat_history import ChatHistory
from igroteka.server.table.clock import Clock
from igroteka.server.table.document import NOBODY, Doc, sealed
from igroteka.server.table.log import Log, Logged
from igroteka.server.table.presence import Presence
from igroteka.server.table.replays import Replays
from igroteka.server.table.reviewing import Reviewing
from igroteka.server.table.silence import Silence
from igroteka.server.table.window_timer import WindowTimer
from igroteka.server.time import Alarm, Time
from igroteka.server.wire import Question, Stopped

# Decisions are counted within a match; this keeps those of different matches apart.
DECISIONS_OF_A_MATCH = 1_000_000


class Runtime(Protocol):
    """What a table needs of the server around it."""

    @property
    def shelf(self) -> Shelf:
        """The games that can be played."""

    @property
    def store(self) -> Store:
        """Where it is stored."""

    @property
    def time(self) -> Time:
        """The time."""

    @property
    def replays(self) -> Replays:
        """What was played, for those who look back."""

    def ring_in(self, table: Table, wait: int) -> Alarm:
        """Let the table do what is due after this many milliseconds."""

    def call_in(self, wait: int, work: Callable[[], None]) -> Alarm:
        """Call this after this many milliseconds, without the lock of any table."""

    def think(self, table: Table, seat: int) -> None:
        """Let the bot of this seat think about the present decision, unless it already does."""

    def drop(self, table: Table, reason: str) -> None:
        """Forget what memory knows of the table and send everybody away to come back: the store knows better."""


class Table:
    """The task that holds the lock may change it, and only by `commit`; everything else reads."""

    def __init__(self, runtime: Runtime, doc: Doc) -> None:
        self.runtime = runtime
        self.doc = doc
        self.game = runtime.shelf.game(doc.setup.game)
        self.lock = asyncio.Lock()
        # Out of memory: another object may stand for the table by now, and this one must not act any more.
        self.dropped = False
        self.presence = Presence(runtime.time.now())
        self.question: Question | None = None
        # Never the number of a question from before a restart.
        self.questions = runtime.time.date()
        # When the open question was put.
        self.asked_at = 0
        # None: not begun, or stopped.
        self.match: Match | None = None
        self.stopped: Stopped = ""
        self.log = Log()
        # Who answered the present decision themselves.
        self.answered: set[int] = set()
        self.carried_out = CarriedOut()
        self.chat = ChatHistory()
        self.clock: Clock | None = None
        # None: no window is open.
        self.window: WindowTimer | None = None
        # None: no covert window is open.
        self.silence: Silence | None = None
        # How many times the game's `secret_bytes` a message to a seat is longer than for a spectator.
        self.rooms = 1
        # The answers of bots at a covert window, which are played when it is closed.
        self.bot_answers: dict[int, int] = {}
        # Chance of the table's own: answers for absent seats, worlds for bots.
        self.rng = seeded(secrets.randbits(60))
        # The lengths of windows: drawn from a generator that nothing else uses, so that no role shows in them.
        self.window_chance = seeded(secrets.randbits(60))
        self.bot_pace = BotPace()
        # By seat: the decision that its bot thinks about.
        self.thinking: dict[int, int] = {}
        # By seat: the hint that was asked for last, and the decision that it is about.
        self.hints: dict[int, tuple[int, asyncio.Task[Hint | None]]] = {}
        # Why bots answered as they did, by the match that is over.
        self.bot_reasons: dict[int, asyncio.Task[dict[int, list[tuple[int, Reason]]] | None]] = {}
        # Decisions judged after the end, by the match, the seat and its person's name.
        self.reviews: dict[tuple[int, int, str], Reviewing] = {}
        self.deal_at = 0
        self.alarm: Alarm | None = None
        self.touched = runtime.time.now()

    @property
    def state(self) -> State | None:
        """The position; None: there is no match, or it is stopped."""
        return None if self.match is None else self.match.state

    @property
    def decision(self) -> int:
        """The number of the open decision; no other decision of this table ever has it."""
        made = 0 if self.match is None else self.match.decision
        return (self.doc.match - 1) * DECISIONS_OF_A_MATCH + made

    @property
    def untold(self) -> list[Logged]:
        """Lines of the log that are told when the covert window is closed."""
        return [] if self.silence is None else self.silence.untold

    def awaits(self, seat: int, decision: int) -> bool:
        """Is this decision still open, and the seat's answer to it missing?"""
        return self.match is not None and decision == self.decision and seat in self.match.state.turn()

    def check_open(self, decision: int | None) -> None:
        """Refusal unless this decision is still open; None: whichever is."""
        if decision not in (None, self.decision):
            raise Refusal("late")

    def check_match(self, match: int | None) -> None:
        """Refusal unless this match is still on the table; None: whichever is."""
        if match not in (None, self.doc.match):
            raise Refusal("late")

    def sides(self) -> list[int]:
        """The side of each seat, as all know it before the deal; empty: everybody plays for themselves."""
        return self.game.teams(len(self.doc.places), self.doc.setup.options)

    def check_current(self) -> None:
        """Refusal if the table was dropped from memory, which may happen while somebody waits for its lock."""
        if self.dropped:
            raise Refusal("moved", status=503)

    def check_not_silent(self) -> None:
        """Refusal while a covert window is open: nothing happens then around the game that somebody could see."""
        if self.silence is not None:
            raise Refusal("quiet-now")

    def check_owner(self, person: int) -> None:
        """Refusal if the person is not the owner: some things only the owner may do.

        The person who becomes it at a covert night is so from the morning on.
        """
        if person != self.doc.as_shown().owner:
            raise Refusal("not-owner", status=403)

    def check_moderator(self, person: int) -> None:
        """Refusal if the person is not the moderator."""
        if person == NOBODY or person != self.doc.moderator:
            raise Refusal("not-moderator", status=403)

    def check_timekeeper(self, person: int) -> None:
        """Refusal if the person is not to close the open window: not the moderator, nor the owner where that was
        agreed.
        """
        agreed = self.doc.window is not None and self.doc.window.closes == "person"
        if not agreed or person != self.doc.timekeeper():
            self.check_moderator(person)

    def has_moderator_here(self) -> bool:
        """Is there a moderator with a device here, who answers for those without one?"""
        return (
            moderated_game.may_be_moderated(self.game)
            and self.doc.moderator != NOBODY
            and self.presence.devices(self.doc.moderator) > 0
        )

    def viewer(self, person: int) -> int:
        """The seat with whose eyes the person sees; SPECTATOR, MODERATOR: they have none."""
        if person == NOBODY:
            return SPECTATOR
        return MODERATOR if person == self.doc.moderator else self.doc.seat_of(person)

    def person(self, token: str) -> int:
        """Whose token this is."""
        key = sealed(token)
        for person in self.doc.persons:
            if not person.gone and any(secrets.compare_digest(link, key) for link in (person.token, *person.newer)):
                return person.number
        raise Refusal("bad-token", status=401)
