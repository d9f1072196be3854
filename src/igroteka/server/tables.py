"""All tables of a server: created, loaded from the store on demand, unloaded when idle.

Their timers, tasks and bots.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import msgspec

from igroteka.bots.hint import Hint, Reason
from igroteka.bots.review import Reviewed
from igroteka.core.chance import Rng
from igroteka.core.match.begin import header_of
from igroteka.core.match.match import Match
from igroteka.core.state import State
from igroteka.registry import Shelf
from igroteka.server.logs import note
from igroteka.server.refusal import OwnedElsewhere, Refusal
from igroteka.server.store.errors import Conflict, Elsewhere, StoreFailed
from igroteka.server.store.store import Store
from igroteka.server.table import absence, alarms, choices, commit, moderating, position, replay, seating, starting
from igroteka.server.table.document import Doc, Origin, decode, encode, new_code
from igroteka.server.table.document_check import BadDocument, check_document
from igroteka.server.table.replays import Replays
from igroteka.server.table.table import Table
from igroteka.server.time import Alarm, Time
from igroteka.server.wire import Level, Seated, Setup

SWEEP = 30_000
IDLE = 120_000
HOUR = 3_600_000
DAY = 24 * HOUR
TRIES = 20


class Thinker(Protocol):
    """Thinks for the bots, elsewhere: worker processes, or whatever there is in their place.

    Jobs are queued by visitor.
    """

    async def answer(self, level: Level, world: State, seat: int, rng: Rng, visitor: str = "") -> int:
        """The action that a bot of this level chooses in a world as its seat imagines it; there is always one."""

    async def hint(self, world: State, seat: int, visitor: str = "") -> Hint | None:
        """What the strongest bot would do in such a world, and why; None: there was no time for it."""

    async def review(self, world: State, seat: int, action: int, plan: list[int], visitor: str = "") -> Reviewed | None:
        """What an answer in such a world cost by the same judgement; None: there was no time for it."""

    async def explain(self, game_id: str, record: str, visitor: str = "") -> dict[int, list[tuple[int, Reason]]] | None:
        """Why bots answered as they did in a match that is over, by line; None: there was no time for it."""

    def close(self) -> None:
        """Stop, whatever is being thought."""


class Tables:
    """The tables in memory, and what they need of the server: store, time, background tasks, somebody who thinks for
    the bots.
    """

    def __init__(
        self,
        store: Store,
        time: Time,
        thinker: Thinker,
        bot_delay: tuple[float, float] = (0.7, 1.6),
        keep_days: int = 90,
        shelf: Shelf | None = None,
    ) -> None:
        self.store = store
        self.shelf = shelf or Shelf()
        self.time = time
        self.replays = Replays(store)
        # Seconds from which the pause of a bot's turn is drawn, whatever it holds and may do.
        self.bot_delay = bot_delay
        self.keep_days = keep_days
        self.thinker = thinker
        self.tables: dict[str, Table] = {}
        self.coming: dict[str, asyncio.Task[Table]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        # How often all tables were lost to other processes.
        self.losses = 0
        # The steady clock at the start, and the date that the database itself knew then.
        self.began = self.time.now()
        self.date = 0
        self.chance = random.Random(secrets.randbits(64))

    async def open(self) -> None:
        """Schedule unloading and cleaning.

        Nothing is deleted in the first hour, in which somebody may notice a wrong clock.
        """
        self.began = self.time.now()
        self.date = await self.store.latest() or self.time.date()
        self.later(HOUR, self.clean)
        self.later(SWEEP, self.sweep)
        self.store.listen(self.lose_all, lambda freed: self.spawn(self.take_over(freed)))

    async def close(self) -> None:
        """Disconnect everybody, finish what is being written, unload all tables, hand them over, stop the bots."""
        self.closing = True
        for table in list(self.tables.values()):
            for connection in list(table.presence.connections):
                connection.leave("restart", again=True)
            async with table.lock:
                self.unload(table)
        await self.store.hand_over()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinker.close()

    def ready(self) -> bool:
        """Whether the server is not stopping and its last write succeeded."""
        return not self.closing and self.store.healthy

    # --- tables

    async def create(
        self,
        setup: Setup,
        name: str,
        world: State | None = None,
        origin: Origin | None = None,
        visitor: str = "",
        as_moderator: bool = False,
    ) -> Seated:
        """Create a table with its first person; with a position, its match has begun."""
        setup = seating.checked(setup, self.shelf)
        for _ in range(TRIES):
            doc = Doc(
                new_code(), secrets.token_urlsafe(12), setup, seating.places(setup), [], origin=origin, maker=visitor
            )
            token = moderating.sit(doc, name) if as_moderator else seating.sit(doc, name, seating.open_seats(doc)[0])
            table, losses = Table(self, doc), self.losses
            try:
                await self.store.write(doc.code, encode(doc), now=self.time.date(), new_watch=doc.watch)
            except Conflict:
                continue
            except StoreFailed as error:
                note("store failed", level=40, table=doc.code, error=error)
                raise Refusal("store-failed", status=503) from None
            if world is None and await self.store.release([doc.code]):
                return Seated(doc.code, token, 0)  # whoever is asked for it first has it
            self.keep(table, losses)
            if world is not None:
                await commit.act(table, starting.begin, Match(world.game, world, header_of(world, doc.players(), True)))
            return Seated(doc.code, token, 0)
        raise Refusal("try-again", status=503)

    async def table(self, code: str) -> Table:
        """The table of this code, loaded from the store if it is not in memory.

        Callers at the same time share one load.
        """
        if code in self.tables:
            return self.tables[code]
        if self.closing:
            raise Refusal("restart", status=503)
        if code not in self.coming:
            self.coming[code] = asyncio.create_task(self._load(code), name=code)
            self.coming[code].add_done_callback(self._loaded)
        # The person who gives up waiting does not end it for the others.
        return await asyncio.shield(self.coming[code])

    def _loaded(self, task: asyncio.Task[Table]) -> None:
        del self.coming[task.get_name()]
        if not task.cancelled():
            task.exception()  # the person who waits gets it; they may also all have given up

    async def _load(self, code: str) -> Table:
        losses = self.losses
        try:
            stored = await self.store.claim(code)
            if stored is None:
                raise Refusal("no-such-table", status=404)
            doc = decode(stored.doc)
            check_document(doc, code, self.shelf)
            table = Table(self, doc)
            await replay.load(table)
            await commit.act(table, starting.adopt_rules)
        except Elsewhere as elsewhere:
            raise OwnedElsewhere(elsewhere.url) from None
        except StoreFailed:
            raise Refusal("store-failed", status=503) from None
        except (msgspec.DecodeError, BadDocument) as error:
            note("table cannot be read", level=40, table=code, error=error)
            raise Refusal("unreadable-table", status=503) from None
        note("table loaded", table=code)
        self.keep(table, losses)
        alarms.reschedule(table)
        return table

    def keep(self, table: Table, losses: int) -> None:
        """Have a table in memory, unless all were lost since it was claimed."""
        if self.losses != losses:
            table.dropped = True
            raise Refusal("moved", status=503)
        self.tables[table.doc.code] = table

    async def document(self, code: str) -> Doc:
        """What is stored of a table, whoever owns it."""
        try:
            return (await self.table(code)).doc
        except OwnedElsewhere:
            stored = await self.store.load(code)
        if stored is None:
            raise Refusal("no-such-table", status=404)
        return decode(stored.doc)

    async def watched(self, watch: str) -> Table:
        """The table that a spectators' link belongs to."""
        try:
            code = await self.store.by_watch(watch)
        except StoreFailed:
            raise Refusal("store-failed", status=503) from None
        if code is None:
            raise Refusal("no-such-table", status=404)
        table = await self.table(code)
        if not table.doc.setup.spectators:
            raise Refusal("no-spectators", status=403)
        return table

    def drop(self, table: Table, reason: str) -> None:
        """Forget what memory knows of a table and send everybody away to come back: the store knows better."""
        for connection in list(table.presence.connections):
            connection.leave(reason, again=True)
        self.unload(table)

    def lose_all(self) -> None:
        """Other processes may have our tables: send everybody away to come back to whoever has theirs."""
        if self.tables:
            note("tables lost", level=30, tables=len(self.tables))
        self.losses += 1
        for table in list(self.tables.values()):
            self.drop(table, "moved")

    async def take_over(self, freed: list[str]) -> None:
        """Load those of these tables that go on with nobody there; the others wait until somebody comes back."""
        for code in freed:
            try:
                stored = await self.store.load(code)
                if stored is not None and absence.goes_on_alone(decode(stored.doc)):
                    await self.table(code)
            except (Refusal, StoreFailed, msgspec.DecodeError):
                continue  # another process has it, or nobody can go on with it

    # --- background tasks and bots

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run in a background task; an exception is logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            note("unexpected exception", level=40, error=error)

    def later(self, wait: int, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run in a background task after this many milliseconds."""
        self.time.later(wait, lambda: None if self.closing else self.spawn(work()))

    def ring_in(self, table: Table, wait: int) -> Alarm:
        """Let the table do what is due after this many milliseconds; what is due now waits for no clock."""

        def ring() -> None:
            if not self.closing:
                self.spawn(commit.ring(table))

        return self.time.later(wait, ring) if wait > 0 else asyncio.get_running_loop().call_soon(ring)

    def call_in(self, wait: int, work: Callable[[], None]) -> Alarm:
        """Call this after this many milliseconds, without the lock of any table."""
        return self.time.later(wait, work)

    def think(self, table: Table, seat: int) -> None:
        """Let the bot of this seat think about the present decision, unless it already does."""
        if table.thinking.get(seat) != table.decision:
            table.thinking[seat] = table.decision
            self.spawn(self.play_bot(table, seat, table.decision))

    async def play_bot(self, table: Table, seat: int, decision: int) -> None:
        """A bot answers: it sees an imagined world, takes its time, and plays if it is still awaited."""
        state = table.state
        if state is None or not table.awaits(seat, decision):
            return  # it was awaited when this task was made, and is no more
        world = state.imagine(seat, table.rng)
        world.held = False  # in its thoughts a window ends with the last answer
        action = await self.answer(table, seat, world)
        try:
            await commit.act(table, choices.bot_answer, seat, action, decision)
        except Refusal:
            self.ring_in(table, commit.TRY_AGAIN)
        finally:
            if table.thinking.get(seat) == decision:
                del table.thinking[seat]

    async def answer(self, table: Table, seat: int, world: State) -> int:
        """A bot's answer in this world, never sooner than a pause that is drawn before it thinks."""
        drawn = int(1000 * self.chance.uniform(*self.bot_delay))
        # Where nobody may know who is awake, nobody may see a turn go on either.
        wait = drawn if position.is_covert(world) else table.bot_pace.rest(seat, drawn, self.time.now())
        rested = asyncio.Event()
        self.time.later(wait, rested.set)
        doc = table.doc
        action = await self.thinker.answer(doc.places[seat].level, world, seat, table.rng, doc.maker or doc.code)
        if wait:
            await rested.wait()
        return action

    # --- unloading and cleaning

    async def sweep(self) -> None:
        """Unload tables that have been idle for a while; one that goes on without anybody is not idle."""
        now, idle_ones = self.time.now(), []
        for table in list(self.tables.values()):
            idle = not table.presence.connections and now - table.touched >= IDLE and not alarms.is_awake(table)
            if idle and not table.lock.locked():
                self.unload(table)
                idle_ones.append(table.doc.code)
        if idle_ones:
            await self.store.release(idle_ones)
        self.later(SWEEP, self.sweep)

    def unload(self, table: Table) -> None:
        """Remove the table from memory; everything is stored. The person who still waits for this object is refused."""
        table.dropped = True
        if table.alarm is not None:
            table.alarm.cancel()
        for _, thought in table.hints.values():
            thought.cancel()
        if self.tables.get(table.doc.code) is table:
            del self.tables[table.doc.code]
            note("table unloaded", table=table.doc.code)

    async def clean(self) -> None:
        """Delete tables that nobody has touched for long.

        A clock that is ahead deletes nothing: the age of a table is counted up to the last date in the database, and
        from there on by the steady clock. So while the server is down no table grows older than the youngest.
        """
        if self.keep_days:
            today = min(self.time.date(), self.date + self.time.now() - self.began)
            gone = await self.store.clean(today - self.keep_days * DAY)
            if gone:
                note("cleaned", tables=gone)
        self.later(DAY // 4, self.clean)
