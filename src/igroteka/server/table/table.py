"""A table in memory: its lock, its position, its writing down, and what it tells to whom."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import igroteka
from igroteka.core.chance import seeded
from igroteka.core.event import SPECTATOR
from igroteka.core.state import State
from igroteka.server.refusal import Refusal
from igroteka.server.store import Conflict, LineRow, StoreFailed
from igroteka.server.table import (
    alarms,
    begin,
    gather,
    hindsight,
    history,
    links,
    messages,
    moves,
    questions,
    takeback,
    waiting,
)
from igroteka.server.table.back import TakeBack
from igroteka.server.table.clock import Clock
from igroteka.server.table.doc import Doc, encode, sealed
from igroteka.server.table.presence import Connection, Presence
from igroteka.server.table.talk import Talk
from igroteka.server.time import Alarm
from igroteka.server.wire import (
    Answer,
    ChatLine,
    Choose,
    Command,
    Contribute,
    Frame,
    Hindsight,
    Level,
    Opened,
    Pause,
    Question,
    React,
    Resume,
    Return,
    Say,
    Seated,
    Setup,
    TableInfo,
    Undo,
)

if TYPE_CHECKING:
    from igroteka.server.tables import Tables

# How many commands of a seat are remembered: a retry comes soon or never.
REMEMBERED = 32


class Table:
    """Whoever holds the lock owns the table; a change is written down before anybody hears of it."""

    def __init__(self, house: Tables, doc: Doc) -> None:
        self.house = house
        self.doc = doc
        self.game = igroteka.game(doc.setup.game)
        self.lock = asyncio.Lock()
        self.presence = Presence(house.time.now())
        self.talk = Talk()
        self.question: Question | None = None
        self.asked = 0
        # The match: its position (None: not begun, or played by other rules), the numbers of its last line and of the last one in effect.
        self.state: State | None = None
        self.number = 0
        self.effect = 0
        # Grows with every decision that is made; sealed answers leave no trace in it.
        self.decision = 0
        self.back = TakeBack()
        # Who answered the present decision themselves.
        self.answered: set[int] = set()
        # By seat, the oldest first.
        self.commands: dict[int, dict[str, None]] = {}
        self.clock: Clock | None = None
        # Chance of the table's own: answers for absent seats, worlds for bots.
        self.rng = seeded(secrets.randbits(60))
        self.thinking: dict[int, int] = {}
        self.deal_at = 0
        self.alarm: Alarm | None = None
        self.touched = house.time.now()

    # --- what everything here is made of

    async def commit(self, doc: Doc | None = None, rows: Sequence[LineRow] = ()) -> None:
        """Write down, then let it be true; a failure changes nothing."""
        try:
            kept = None if doc is None else encode(doc)
            await self.house.store.write(self.doc.code, kept, rows, now=self.house.time.date())
        except (StoreFailed, Conflict) as error:
            if isinstance(error, Conflict) and await self.repeats_id(rows):
                raise Refusal("used-id") from None
            raise self.house.not_written(self, error) from None
        if doc is not None:
            self.doc = doc

    async def repeats_id(self, rows: Sequence[LineRow]) -> bool:
        """Is the log as long as we know it, and only the id of a command in it already? Then nobody has gone on without us."""
        try:
            kept = await self.house.store.lines(self.doc.code, self.doc.match)
        except StoreFailed:
            return False
        used = {(row.seat, row.command) for row in kept if row.command is not None}
        return len(kept) == self.number + 1 and any((row.seat, row.command) in used for row in rows)

    def viewer(self, person: int) -> int:
        """The seat whose eyes the person has."""
        return self.doc.seat_of(person) if person >= 0 else SPECTATOR

    def tell(self, message: Callable[[int], bytes], only: Callable[[int], bool] | None = None) -> None:
        """Send everybody, or only some, their own message; equal eyes get it made once."""
        made: dict[int, bytes] = {}
        for connection in list(self.presence.connections):
            if not connection.waiting and (only is None or only(connection.person)):
                if connection.person not in made:
                    made[connection.person] = message(connection.person)
                connection.send(made[connection.person])

    def changed(self) -> None:
        """See what must happen next, and tell everybody about the table itself."""
        self.wake()
        self.tell(lambda person: messages.changed(self, person))

    def wake(self) -> None:
        """Let clocks run, bots think and patience count as the table now stands; ring when the next of them is due."""
        waiting.arrange(self)

    async def ring(self) -> None:
        """Somebody's time or patience may have run out."""
        async with self.lock:
            await alarms.due(self)

    def info(self, member: bool) -> TableInfo:
        """The table as everybody at it may know it."""
        return messages.info(self, member)

    def person(self, token: str) -> int:
        """Whose token this is."""
        key = sealed(token)
        for person in self.doc.persons:
            if not person.gone and any(secrets.compare_digest(link, key) for link in (person.token, *person.newer)):
                return person.number
        raise Refusal("bad-token", status=401)

    # --- gathering

    async def join(self, name: str, seat: int | None, by: int | None = None) -> Seated:
        """Sit down; whoever of the table asks for it may spare the newcomer a question."""
        async with self.lock:
            return await gather.join(self, name, seat, by)

    async def mend(self, name: str) -> Seated:
        """A new link for somebody who lost theirs, if those who are there agree."""
        async with self.lock:
            return await links.mend(self, name)

    async def renew(self, person: int, token: str) -> Seated:
        """A new link in place of this one."""
        async with self.lock:
            return await links.renew(self, person, sealed(token))

    async def leave(self, person: int) -> None:
        """Stand up."""
        async with self.lock:
            await gather.leave(self, person)

    async def kick(self, person: int, seat: int) -> None:
        """The host frees a seat before the start."""
        async with self.lock:
            await gather.kick(self, person, seat)

    async def agree(self, person: int, setup: Setup) -> None:
        """The host changes what is agreed, before the start."""
        async with self.lock:
            await gather.agree(self, person, setup)

    async def switch_chat(self, person: int, on: bool) -> None:
        """The host opens or closes the chat."""
        async with self.lock:
            await gather.switch_chat(self, person, on)

    # --- the match

    async def start(self, person: int) -> None:
        """The host begins the match."""
        async with self.lock:
            await begin.start(self, person)

    async def rematch(self, person: int, match: int) -> None:
        """Once more, everybody one seat further."""
        async with self.lock:
            await begin.rematch(self, person, match)

    async def resign(self, person: int, match: int) -> None:
        """Give the match up."""
        async with self.lock:
            await moves.resign(self, person, match)

    async def load(self) -> None:
        """Bring the match back as it was; whoever had still to add to the shuffle gets the time again."""
        self.deal_at = self.house.time.now() + begin.SHUFFLING
        await history.load(self)

    # --- afterwards

    async def record(self, person: int | None, everything: bool) -> str:
        """The match as a file: as the person saw it, or all of it after the end."""
        return await history.record(self, person, everything)

    async def frame(self, person: int | None, at: int, everything: bool) -> Frame:
        """The match after so many lines."""
        return await history.frame(self, person, at, everything)

    async def hindsight(self, person: int) -> Hindsight:
        """What the person could have known at each decision."""
        return await hindsight.hindsight(self, person)

    async def play_on(self, person: int | None, at: int, name: str, level: Level, visitor: str = "") -> Seated:
        """A new table that goes on from a move of this one."""
        return await history.play_on(self, person, at, name, level, visitor)

    async def opened(self) -> Opened:
        """All that is needed to check the shuffle."""
        return await history.opened(self)

    # --- at the websocket

    async def enter(self, connection: Connection) -> None:
        """A device opens the table, unless its link has ended while it waited at the door."""
        async with self.lock:
            if connection.person >= 0 and not await links.admit(self, connection):
                return
            self.presence.come(connection)
            self.wake()
            connection.send(messages.waiting() if connection.waiting else await history.whole(self, connection.person))
            self.changed()

    async def exit(self, connection: Connection) -> None:
        """A device closes the table."""
        async with self.lock:
            if connection in self.presence.connections:
                self.presence.go(connection, self.house.time.now())
                if not connection.waiting and not self.presence.devices(connection.person):
                    with suppress(Refusal):  # what could not be written is asked again
                        await questions.away(self, connection.person)
                self.changed()

    async def sync(self, connection: Connection) -> None:
        """A device may have missed something."""
        async with self.lock:
            connection.send(messages.waiting() if connection.waiting else await history.whole(self, connection.person))

    async def do(self, person: int, command: Command) -> None:
        """Carry a command out once, or Refusal; a retry changes nothing."""
        async with self.lock:
            seat = self.doc.seat_of(person) if person >= 0 else -1
            if not self.is_done(seat, command.id):
                await self.carry_out(person, seat, command)
                if seat >= 0:
                    self.remember(seat, command.id)

    async def carry_out(self, person: int, seat: int, command: Command) -> None:
        """What each command means."""
        if isinstance(command, (Say, React)):
            self.speak(person, command)
        elif seat < 0:
            raise Refusal("only-watching")
        elif isinstance(command, Choose):
            await moves.choose(self, seat, command)
        elif isinstance(command, Undo):
            await takeback.undo(self, seat, command.id)
        elif isinstance(command, Pause):
            await questions.ask(self, "pause", person)
        elif isinstance(command, Resume):
            await questions.resume(self)
        elif isinstance(command, Answer):
            await questions.answer(self, person, command)
        elif isinstance(command, Return):
            await moves.come_back(self, person)
        elif isinstance(command, Contribute):
            await begin.contribute(self, person, command.part)

    def speak(self, person: int, command: Say | React) -> None:
        """Say something to one's own room."""
        if not self.doc.setup.chat or (self.state is not None and self.state.view(self.viewer(person)).get("silence")):
            raise Refusal("chat-closed")
        name = self.doc.person(person).name if person >= 0 else ""
        reaction = isinstance(command, React)
        line = ChatLine(person, name, command.sign if isinstance(command, React) else command.text, reaction)
        self.talk.room(person).append(line)
        said = messages.said(line)
        for connection in list(self.presence.connections):
            if not connection.waiting and (connection.person >= 0) == (person >= 0):
                connection.send(said)

    # --- commands that were carried out

    def is_done(self, seat: int, command: str) -> bool:
        """Was this command carried out already?"""
        return command in self.commands.get(seat, ())

    def remember(self, seat: int, command: str | None) -> None:
        """A retry of this command will do nothing."""
        if command:
            known = self.commands.setdefault(seat, {})
            known[command] = None
            if len(known) > REMEMBERED:
                del known[next(iter(known))]
