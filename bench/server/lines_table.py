"""A table of our server at which a choice is made and taken back as often as wanted, each command timed."""

from __future__ import annotations

import asyncio
from functools import partial
from random import Random
from secrets import token_hex
from time import time

from msgspec.json import encode

from bench.server.client import Lobby, Socket, connect
from bench.server.games import eager
from bench.server.tables import OurTable, read_said

# Seconds within which every command ends.
PATIENCE = 120


class TimedTable(OurTable):
    """A table with one command at a time; each returns the milliseconds until its answer was on this machine."""

    def __init__(self, port: int, seed: int) -> None:
        super().__init__(port, eager(Random(seed)))
        # The seat that takes back, and the answer that it chooses again.
        self.seat = 0
        self.choice = ""
        self.wanted: tuple[Socket, str] | None = None
        self.answered: asyncio.Future[float] | None = None

    def hear(self, seat: int, socket: Socket, text: bytes) -> None:
        """A message for a seat."""
        super().hear(seat, socket, text)
        if self.answered is not None and self.wanted == (socket, read_said(text).type):
            if not self.answered.done():  # else nobody waits any more
                self.answered.set_result(socket.at)
            self.answered = None

    async def ask(self, socket: Socket, says: dict[str, object], wanted: str = "done") -> float:
        """Send something and wait for an answer of this kind."""
        self.wanted, self.answered = (socket, wanted), asyncio.get_running_loop().create_future()
        answered, began = self.answered, time()
        socket.send(encode(says))
        return 1000 * (await asyncio.wait_for(answered, PATIENCE) - began)

    async def open_until_undo(self, lobby: Lobby) -> None:
        """Begin, and play until a choice can be taken back without asking; then take it back."""
        await self.open(lobby)
        for _ in range(100):
            seat, play = next((seat, play) for seat, play in enumerate(self.plays) if play and play.options)
            choice = self.choose([offer.choice for offer in play.options])
            self.seat, self.choice = seat, choice
            await self.choose_again()
            mine = self.plays[seat]
            if mine is not None and mine.undo == "free":
                await self.undo()
                return
        raise RuntimeError("nothing could be taken back")

    async def choose_again(self) -> float:
        """Make the choice."""
        play = self.plays[self.seat]
        assert play is not None
        says = {"do": "choose", "id": token_hex(8), "decision": play.decision, "choice": self.choice}
        return await self.ask(self.sockets[self.seat], says)

    async def undo(self) -> float:
        """Take it back."""
        return await self.ask(self.sockets[self.seat], {"do": "undo", "id": token_hex(8)})

    async def choose_and_undo(self) -> None:
        """Make the choice and take it back."""
        await self.choose_again()
        await self.undo()

    async def grow(self, lines: int) -> None:
        """Choose and take back until the match has about this number of lines."""
        for _ in range(lines // 2):
            await self.choose_and_undo()

    async def sync(self) -> float:
        """Ask for the whole state."""
        return await self.ask(self.sockets[0], {"do": "sync"}, "whole")

    async def say(self) -> float:
        """Send a chat message."""
        return await self.ask(self.sockets[0], {"do": "say", "id": token_hex(8), "text": "…"})

    async def hello(self) -> float:
        """Open one more connection, read the whole state, and close it again."""
        socket = await self.device()
        took = await self.ask(socket, {"do": "hello", "protocol": 2, "token": self.tokens[0]}, "whole")
        socket.close()
        return took

    async def device(self) -> Socket:
        """One more connection, which has not sent anything yet."""
        return await connect(self.port, f"/api/tables/{self.code}/play", partial(self.hear, 0), self.source)

    async def hello_again(self) -> float:
        """Come back after a restart."""
        self.sockets = [await self.device()]
        return await self.ask(self.sockets[0], {"do": "hello", "protocol": 2, "token": self.tokens[0]}, "whole")

    async def every_command(self) -> dict[str, float]:
        """Each kind of command once."""
        return {
            "choose": await self.choose_again(),
            "undo": await self.undo(),
            "choose again": await self.choose_again(),
            "undo again": await self.undo(),
            "say": await self.say(),
            "sync": await self.sync(),
            "hello of a new device": await self.hello(),
        }

    def record(self, lobby: Lobby) -> str:
        """The record of the match as the owner sees it."""
        return lobby.get(f"/api/tables/{self.code}/record", self.tokens[0]).decode()
