"""A client's websocket at a table: it remembers what it was sent, and checks that nothing is missing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from typing import Any, Self, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from igroteka.server import wire

# No step of a test takes longer, however busy the machine.
PATIENCE = 60.0
T = TypeVar("T")
SAYS = msgspec.json.Decoder(wire.ServerSays)
NUMBERS = count(1)


class Gone(Exception):
    """The connection is closed; `bye` is the server's last word, if it had one, and `code` that of the protocol."""

    def __init__(self, bye: wire.Bye | None, code: int = 0) -> None:
        super().__init__(f"{code} {'no word' if bye is None else bye.reason}")
        self.bye = bye
        self.code = code


def command_id() -> str:
    """An id that no other command of this run has."""
    return f"c{next(NUMBERS)}"


def laid_over(play: wire.Play, beat: wire.Beat) -> wire.Play:
    """The game as it is after a beat."""
    parts = {name: getattr(beat, name) for name in ("window", "others", "sketch", "touched")}
    seats = play.seats and [msgspec.structs.replace(seat, bot=seat.seat in beat.bots) for seat in play.seats]
    return msgspec.structs.replace(play, view={**play.view, "prompt": beat.prompt}, seats=seats, **parts)


class Memory:
    """What somebody at a table has been told so far."""

    def __init__(self) -> None:
        # Every message as it came.
        self.heard: list[str] = []
        self.table: wire.TableInfo
        self.me = wire.Me(-1, -1)
        self.play: wire.Play | None = None
        self.log: list[wire.Entry] = []
        self.chat: list[wire.ChatLine] = []
        self.bye: wire.Bye | None = None

    def remember(self, text: str) -> wire.ServerSays:
        """Add what this message tells."""
        self.heard.append(text)
        message = SAYS.decode(text)
        if isinstance(message, wire.Whole):
            self.table, self.me, self.play = message.table, message.me, message.play
            self.log, self.chat = message.log.copy(), message.chat.copy()
        elif isinstance(message, wire.Moved):
            self.play = message.play
            self.log += message.entries
        elif isinstance(message, wire.Beat):
            assert self.play is not None
            self.play = laid_over(self.play, message)
            self.table.paused = message.paused
        elif isinstance(message, wire.Answered):
            assert self.play is not None
            self.play.answered = message.seats
        elif isinstance(message, wire.Changed):
            if message.table.match != self.table.match:  # what was known of the game is over
                self.play, self.log = None, []
            self.table, self.me = message.table, message.me
        elif isinstance(message, wire.Said):
            self.chat.append(message.line)
        elif isinstance(message, wire.Bye):
            self.bye = message
        return message

    @property
    def choices(self) -> list[str]:
        """The answers that may be given now."""
        return [option.choice for option in self.play.options] if self.play else []

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.play is not None and self.play.view["outcome"] is not None


class Device(Memory):
    """One websocket: it remembers what it was told, and checks that nothing is missing."""

    def __init__(self, port: int, code: str, hello: wire.Hello) -> None:
        super().__init__()
        self.link = f"ws://127.0.0.1:{port}/api/tables/{code}/play"
        self.hello = msgspec.structs.replace(hello, protocol=wire.PROTOCOL)
        self.socket: ClientConnection | None = None
        self.n = 0

    async def open(self) -> Self:
        """Connect, say hello, and read the whole."""
        await self.connect()
        await self.send(self.hello)
        await self.next(wire.Whole)
        return self

    async def connect(self, **more: Any) -> Self:
        """Connect and say nothing yet."""
        self.n = 0
        self.bye = None
        options: dict[str, Any] = {"proxy": None, "compression": None, "ping_interval": None, "max_size": 2**24, **more}
        try:
            self.socket = await connect(self.link, open_timeout=PATIENCE, close_timeout=2, **options)
        except (OSError, WebSocketException) as error:
            raise Gone(None) from error
        return self

    async def close(self) -> None:
        """Leave politely."""
        if self.socket is not None:
            await self.socket.close()

    async def send(self, message: object) -> None:
        """Say something; text and bytes go as they are."""
        assert self.socket
        try:
            await self.socket.send(
                message if isinstance(message, (str, bytes)) else msgspec.json.encode(message).decode()
            )
        except ConnectionClosed as closed:
            raise Gone(self.bye, closed.rcvd.code if closed.rcvd else 0) from None

    async def hear(self) -> wire.ServerSays:
        """The next message, remembered."""
        assert self.socket
        try:
            text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        except ConnectionClosed as closed:
            raise Gone(self.bye, closed.rcvd.code if closed.rcvd else 0) from None
        assert isinstance(text, str)
        message = self.remember(text)
        # Who is dropped for being slow hears of it instead of what it has missed.
        assert message.n == self.n + 1 or isinstance(message, wire.Bye), f"message {message.n} came after {self.n}"
        self.n = message.n
        return message

    async def next(self, kind: type[T]) -> T:
        """Read on to the next message of this kind."""
        while True:
            message = await self.hear()
            if isinstance(message, kind):
                return message

    async def until(self, true: Callable[[Self], object]) -> Self:
        """Read on until it is true of what is remembered."""
        while not true(self):
            await self.hear()
        return self

    async def sync(self) -> wire.Whole:
        """Ask for the whole again."""
        await self.send(wire.Sync())
        return await self.next(wire.Whole)

    async def do(self, command: wire.Command) -> wire.Done | wire.Refused:
        """Send a command and read on to its answer."""
        await self.send(command)
        while True:
            message = await self.hear()
            if isinstance(message, (wire.Done, wire.Refused)) and message.id == command.id:
                return message
            for ack in message.acks if isinstance(message, wire.Beat) else ():
                if ack.id == command.id:
                    n = message.n
                    return wire.Refused(n, ack.id, ack.reason) if ack.reason else wire.Done(n, ack.id)

    async def choose(self, choice: str) -> wire.Done | wire.Refused:
        """Answer the present decision."""
        assert self.play is not None
        return await self.do(wire.Choose(command_id(), self.play.decision, choice))
