"""A small client of the documented protocol, as a bot or a page in any language would be."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from http.client import HTTPConnection
from itertools import count
from typing import Any, Self, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from igroteka.server import wire

# No step of a test takes longer, however busy the machine.
PATIENCE = 60.0
T = TypeVar("T")
NAMES = ("Ann", "Bob", "Cat", "Dan")
SAYS = msgspec.json.Decoder(wire.ServerSays)
NUMBERS = count(1)


class Rejected(Exception):
    """The server refused a request."""

    def __init__(self, status: int, problem: wire.Problem) -> None:
        super().__init__(f"{status} {problem.error}: {problem.detail}")
        self.status = status
        self.error = problem.error
        self.detail = problem.detail


class Gone(Exception):
    """The connection is closed; `bye` is the server's last word, if it had one, and `code` that of the protocol."""

    def __init__(self, bye: wire.Bye | None, code: int = 0) -> None:
        super().__init__(f"{code} {'no word' if bye is None else bye.reason}")
        self.bye = bye
        self.code = code


def command_id() -> str:
    """An id that no other command of this run has."""
    return f"c{next(NUMBERS)}"


def setup(game: str = "famiglia", seats: int = 2, bots: int = 0, **more: Any) -> wire.Setup:
    """A table for so many, the last ones bots."""
    kinds = [wire.SeatSetup() if seat < seats - bots else wire.SeatSetup("bot", "easy") for seat in range(seats)]
    return wire.Setup(game=game, seats=kinds, **more)


class Room:
    """A server seen from outside: what can be asked of it over HTTP, and how to sit down."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.devices: list[Device] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.gather(*(device.close() for device in self.devices))

    async def ask(self, method: str, path: str, body: object = None, token: str = "") -> tuple[int, bytes]:
        """One request, answered whatever the answer is."""
        return await asyncio.to_thread(
            self._ask, method, path, msgspec.json.encode(body) if body is not None else b"", token
        )

    def _ask(self, method: str, path: str, body: bytes, token: str) -> tuple[int, bytes]:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        headers = {"Content-Type": "application/json"} if body else {}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        try:
            connection.request(method, path, body or None, headers)
            answer = connection.getresponse()
            return answer.status, answer.read()
        finally:
            connection.close()

    async def get(self, path: str, kind: type[T], token: str = "") -> T:
        """What is there, or Rejected."""
        return msgspec.json.decode(await self.text("GET", path, None, token), type=kind)

    async def post(self, path: str, body: object, token: str = "") -> bytes:
        """Do something, or Rejected."""
        return await self.text("POST", path, body, token)

    async def text(self, method: str, path: str, body: object, token: str) -> bytes:
        """The body of an answer that says yes."""
        status, answer = await self.ask(method, path, body, token)
        if status >= 400:
            raise Rejected(status, msgspec.json.decode(answer, type=wire.Problem))
        return answer

    async def create(self, agreed: wire.Setup, name: str = NAMES[0]) -> wire.Seated:
        """A new table, with its host at it."""
        return seated(await self.post("/api/tables", wire.CreateTable(agreed, name)))

    async def join(self, code: str, name: str = NAMES[1], seat: int | None = None) -> wire.Seated:
        """One more at the table."""
        return seated(await self.post(f"/api/tables/{code}/join", wire.JoinTable(name, seat)))

    async def at(self, who: wire.Seated, what: str, body: object = None) -> bytes:
        """Somebody at a table asks for something: start, leave, resign …"""
        return await self.post(f"/api/tables/{who.code}/{what}", {} if body is None else body, who.token)

    async def renew(self, who: wire.Seated) -> wire.Seated:
        """A new link, which ends the old ones."""
        return seated(await self.at(who, "renew"))

    async def info(self, code: str, token: str = "") -> wire.TableInfo:
        """The table as everybody may know it."""
        return await self.get(f"/api/tables/{code}", wire.TableInfo, token)

    async def sit(self, who: wire.Seated) -> Device:
        """Open the seat on one more device."""
        return await self.device(who).open()

    def device(self, who: wire.Seated) -> Device:
        """A device of this person, not yet connected."""
        return self.coming(who.code, wire.Hello(token=who.token))

    def coming(self, code: str, hello: wire.Hello) -> Device:
        """A device that will say this first."""
        device = Device(self.port, code, hello)
        self.devices.append(device)
        return device

    async def watch(self, code: str, watch: str) -> Device:
        """Open the spectators' link."""
        return await self.coming(code, wire.Hello(watch=watch)).open()

    async def table(self, agreed: wire.Setup) -> tuple[list[wire.Seated], list[Device]]:
        """A table with everybody at it, started and dealt."""
        people = [await self.create(agreed)]
        for name in NAMES[1 : sum(seat.kind == "person" for seat in agreed.seats)]:
            people.append(await self.join(people[0].code, name))
        devices = [await self.sit(who) for who in people]
        await self.at(people[0], "start")
        await deal(devices)
        return people, devices


async def deal(devices: list[Device]) -> None:
    """Everybody gives a part of the shuffle and waits for the deal."""
    for device in devices:
        await device.until(lambda d: d.table.status != "gathering")
        if device.table.status == "shuffling":
            await device.do(wire.Contribute(command_id(), secrets.token_hex(32)))
    for device in devices:
        await device.until(lambda d: d.play is not None)


def seated(body: bytes) -> wire.Seated:
    """The answer to somebody who sat down."""
    return msgspec.json.decode(body, type=wire.Seated)


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
        elif isinstance(message, wire.Changed):
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
        self.hello = hello
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

    async def choose(self, choice: str) -> wire.Done | wire.Refused:
        """Answer the present decision."""
        assert self.play is not None
        return await self.do(wire.Choose(command_id(), self.play.decision, choice))
