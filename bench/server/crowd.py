"""What each message of a table costs with two phones at it and with twenty.

An ordinary step, and a covert window on the wire: opened, its beats, closed.

Tables of the made-up game of the tests (which is not compiled), 20 seats each and a moderator who closes every window.
As many phones in all: many tables with two of the twenty there, or a tenth of them with all.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from bench.report import Row
from bench.server.client import Lobby, Socket, connect
from bench.server.processes import LINK, SERVE, Served, started

SEATS, FEW = 20, 2
SERVER = [sys.executable, str(Path(__file__).with_name("with_rooks.py")), *SERVE[3:]]
# The windows measured, by the step whose window is closed then; beats are those of the call that is opened.
STAGES = {
    "owl": "from one covert window to the next",
    "raid": "a covert window is closed",
    "talk": "an ordinary step",
    "vote": "a covert window is opened",
}
BEATS = "beats of a covert window"
# Seconds of beats; seconds without a message after which a table is quiet.
NIGHT, QUIET = 3.5, 0.15
# The tolerance: a machine that others use is not steadier.
MOST = 1.15


class Phone:
    """One connection, which counts the messages it was sent, and their bytes."""

    def __init__(self) -> None:
        self.sizes: list[int] = []
        self.socket: Socket | None = None

    async def come(self, port: int, code: str, token: str) -> None:
        """Open the table."""
        self.socket = await connect(port, f"/api/tables/{code}/play", self.hear)
        self.tell({"do": "hello", "protocol": 2, "token": token})

    def tell(self, message: dict[str, object]) -> None:
        """Send a message."""
        assert self.socket
        self.socket.send(msgspec.json.encode(message))

    def hear(self, socket: Socket, text: bytes) -> None:
        """Count a message."""
        self.sizes.append(len(text))


class Chair(Phone):
    """The phone of the moderator: it reads what is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.step, self.decision = "", -1

    def hear(self, socket: Socket, text: bytes) -> None:
        """Note which window is open."""
        super().hear(socket, text)
        play = msgspec.json.decode(text).get("play")
        if play is not None:
            prompt = play["view"]["prompt"]
            self.step, self.decision = prompt["step"] if prompt else "", play["decision"]

    def close_window(self) -> None:
        """Close the window that is open."""
        self.tell({"do": "close", "id": f"close{self.decision}", "decision": self.decision})


class ModeratedTable:
    """A table of twenty seats, some of which have a phone connected."""

    def __init__(self, port: int, there: int) -> None:
        self.port, self.there = port, there
        lobby = Lobby(port)
        setup = {"game": "rooks", "seats": [{}] * SEATS, "moderator": True, "pace": {"closes": "person"}}
        moderator = lobby.post("/api/tables", {"setup": setup, "name": "Host", "moderator": True})
        self.code, self.moderator = moderator["code"], moderator["token"]
        self.tokens = [
            lobby.post(f"/api/tables/{self.code}/join", {"name": str(n)})["token"] for n in range(1, SEATS + 1)
        ]
        self.moderator = Chair()
        self.phones = [self.moderator, *(Phone() for _ in range(there))]

    async def begin(self) -> None:
        """Connect the phones and deal."""
        for phone, token in zip(self.phones, (self.moderator, *self.tokens), strict=False):
            await phone.come(self.port, self.code, token)
        Lobby(self.port).post(f"/api/tables/{self.code}/start", {}, self.moderator)


class Cost:
    """The cost of messages so far, and their length."""

    def __init__(self) -> None:
        self.cpu = 0.0
        self.sizes: list[int] = []

    def each(self) -> float:
        """Microseconds of CPU for each message."""
        return 1e6 * self.cpu / len(self.sizes)


async def play(served: Served, tables: int, there: int) -> dict[str, Cost]:
    """Play whole evenings at several tables at once, window by window."""
    led = [ModeratedTable(served.port, there) for _ in range(tables)]
    for table in led:
        await table.begin()
    phones = [phone for table in led for phone in table.phones]
    async with asyncio.timeout(120):
        while any(not table.moderator.step for table in led):
            await asyncio.sleep(0.1)
        await quiet(phones)
        costs = {name: Cost() for name in (*STAGES.values(), BEATS)}
        while step := led[0].moderator.step:
            if step == "owl":
                before = note(served, phones)
                await asyncio.sleep(NIGHT)
                add(costs[BEATS], before, served, phones)
            before = note(served, phones)
            for table in led:
                table.moderator.close_window()
            await quiet(phones)
            add(costs[STAGES[step]], before, served, phones)
    return costs


def note(served: Served, phones: list[Phone]) -> float:
    """Begin to count anew; returns the CPU time so far."""
    for phone in phones:
        phone.sizes.clear()
    return served.cpu()


def add(cost: Cost, before: float, served: Served, phones: list[Phone]) -> None:
    """Add what was used and sent since then."""
    cost.cpu += served.cpu() - before
    cost.sizes += [size for phone in phones for size in phone.sizes]


async def quiet(phones: list[Phone]) -> None:
    """Wait until every phone was sent something, and then until none is sent anything for a while."""
    heard = -1
    while heard != sum(len(phone.sizes) for phone in phones) or not all(phone.sizes for phone in phones):
        heard = sum(len(phone.sizes) for phone in phones)
        await asyncio.sleep(QUIET)


def compared(name: str, few: Cost, many: Cost) -> list[Row]:
    """Compare the cost with few phones and with many."""
    mean = sum(many.sizes) / len(many.sizes)
    return [
        Row(name, len(many.sizes), "messages"),
        Row(f"  CPU of each, {FEW} phones", few.each(), "µs"),
        Row(f"  CPU of each, {SEATS} phones", many.each(), "µs", most=MOST * few.each()),
        Row("  bytes", mean, "B", note=f"≤ {max(many.sizes)} B"),
    ]


def run(quick: bool) -> list[Row]:
    """Measure both, each on a fresh server."""
    tables = 2 if quick else 8
    costs = []
    with TemporaryDirectory() as folder:
        for there in (FEW, SEATS):
            database = f"sqlite+aiosqlite:///{folder}/crowd{there}.db"
            with started([*SERVER, database, "--no-limits"], LINK, None) as served:
                costs.append(asyncio.run(play(served, tables * SEATS // there, there)))
    few, many = costs
    return [row for name in few for row in compared(name, few[name], many[name])]
