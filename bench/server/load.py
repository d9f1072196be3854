"""The players, in a process of their own: they open tables, say «ready», wait for a line, play, and print the result.

A slot is a place where one game follows another. With a rate the slots are asked to move at random moments, whether the
server keeps up or not (an open loop: a slow answer delays nothing but is counted from the moment of asking); without a
rate every slot moves as soon as both its players have seen the last move, until its games are over.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections import deque
from pathlib import Path
from random import Random
from time import perf_counter, time

import uvloop
from msgspec import Struct
from msgspec.json import decode, encode

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bench.server.client import HERE, Lobby
from bench.server.games import Transcript, eager
from bench.server.peer_table import PeerTable
from bench.server.tables import BotTable, OurTable, Table

# The number of tables that are opened at the same time.
OPENING = 8
# Tenths of a second in which the last answers may come.
SETTLE = 100


class Job(Struct):
    """The work of the players; with games to repeat it is for boardgame.io's server, else for ours."""

    port: int
    slots: int
    games: int
    # Moves a second of all slots together, and the seconds it lasts; 0: whole games, as fast as they go.
    rate: float = 0.0
    seconds: float = 0.0
    repeat: list[Transcript] = []
    # The number of other tables, at which bots search.
    bots: int = 0
    # Fetch the records of the games (ours), or their scores (theirs).
    records: bool = False
    # Hang up as soon as a game has begun.
    leave: bool = False
    seed: int = 1
    # The players' address.
    source: str = HERE
    # Wait at the end for the answers that are still to come.
    settle: bool = False


class Played(Struct):
    """The result of a job.

    Latencies are milliseconds from asking for a move until the mover's own news of it is on their machine.
    """

    moves: int
    seconds: float
    latencies: list[float]
    records: list[str]
    scores: list[list[int]]
    # Moves that were asked for and never seen.
    lost: int = 0


class Slot:
    """A sequence of games at one place."""

    def __init__(self, games: list[Table], load: Load) -> None:
        self.games = deque(games)
        self.load = load
        self.asked: deque[float] = deque()
        self.mover = -1
        self.missing = 0
        for game in games:
            game.seen = self.seen

    def ask(self) -> None:
        """A move is wanted: now, or when the one under way is done."""
        self.asked.append(time())
        if not self.missing:
            self.next()

    def next(self) -> None:
        """Make the move that was asked for first."""
        self.missing = 2
        self.mover = self.games[0].move()

    def seen(self, seat: int, at: float) -> None:
        """One of the two players has seen the move; the message reached their machine at this time."""
        if seat == self.mover:
            self.load.latencies.append(1000 * (at - self.asked.popleft()))
        self.missing -= 1
        if self.missing:
            return
        if self.games[0].over:
            self.games.popleft()
        if not self.games:
            self.load.slot_ended()
        elif self.asked:
            self.next()
        elif not self.load.job.rate:
            self.ask()


class Load:
    """All slots of a job."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.latencies: list[float] = []
        random = Random(job.seed)
        count = job.slots * job.games
        self.tables: list[Table]
        if job.repeat:
            self.tables = [PeerTable(job.port, job.repeat[number % len(job.repeat)]) for number in range(count)]
        else:
            self.tables = [OurTable(job.port, eager(Random(random.random())), job.source) for _ in range(count)]
        self.beside = [BotTable(job.port, eager(Random(number))) for number in range(job.bots)]
        self.random = random
        self.slots = [Slot(self.tables[number :: job.slots], self) for number in range(job.slots)]
        self.done = asyncio.Event()
        self.playing = job.slots

    async def open(self) -> None:
        """Open all tables, a few at a time."""
        waiting = deque([*self.tables, *self.beside])

        async def usher() -> None:
            lobby = Lobby(self.job.port, self.job.source)
            while waiting:
                table = waiting.popleft()
                await table.open(lobby)
                if self.job.leave:
                    table.close()

        await asyncio.gather(*(usher() for _ in range(OPENING)))
        for table in self.beside:
            table.answer(0)

    async def play(self) -> float:
        """Play; returns the seconds it took."""
        began = perf_counter()
        if self.job.leave:
            return 0.0
        if self.job.rate:
            for slot in self.slots:
                self.knock_later(slot)
            await asyncio.sleep(self.job.seconds)
            self.playing = 0
            if self.job.settle:
                await self.settle()
        else:
            for slot in self.slots:
                slot.ask()
            await asyncio.wait_for(self.done.wait(), 120)
        return perf_counter() - began

    async def settle(self) -> None:
        """Wait, for a limited time, until every move that was asked for is seen."""
        for _ in range(SETTLE):
            if not self.unseen():
                break
            await asyncio.sleep(0.1)

    def unseen(self) -> int:
        """The number of moves asked for and not seen yet."""
        return sum(len(slot.asked) for slot in self.slots if slot.games)

    def knock_later(self, slot: Slot) -> None:
        """Ask the slot for a move after a random while."""
        wait = self.random.expovariate(self.job.rate / len(self.slots))
        asyncio.get_running_loop().call_later(wait, self.knock, slot)

    def knock(self, slot: Slot) -> None:
        """Ask, unless the time is up; without games left the slot is silent."""
        if self.playing and slot.games:
            self.knock_later(slot)
            slot.ask()

    def slot_ended(self) -> None:
        """A slot has played all its games."""
        self.playing -= 1
        if not self.playing:
            self.done.set()

    def told(self, seconds: float) -> Played:
        """The result of the job."""
        lobby, records, scores = Lobby(self.job.port), [], []
        if self.job.records:
            records = [table.record(lobby) for table in self.tables if isinstance(table, OurTable)]
            scores = [table.scores for table in self.tables if isinstance(table, PeerTable)]
        return Played(len(self.latencies), seconds, self.latencies, records, scores, self.unseen())


async def main() -> None:
    """Read the job, open, wait, play, print the result."""
    load = Load(decode(sys.stdin.buffer.readline(), type=Job))
    asyncio.get_running_loop().set_exception_handler(give_up)
    await load.open()
    gc.collect()
    gc.disable()  # its pauses would be counted as the server's
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    seconds = await load.play()
    print("played", flush=True)
    told = load.told(seconds)
    for table in [*load.tables, *load.beside]:
        table.close()
    print(encode(told).decode(), flush=True)


def give_up(loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
    """End all players when one of them fails."""
    loop.default_exception_handler(context)
    sys.stderr.flush()
    sys.exit(1)


if __name__ == "__main__":
    uvloop.run(main())
