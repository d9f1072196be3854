"""A small client of the documented protocol, as a bot or a page in any language would be."""

from __future__ import annotations

import asyncio
import secrets
from http.client import HTTPConnection, HTTPException
from typing import Any, Self, TypeVar

import msgspec

from igroteka.server import wire
from igroteka.server.wire import old_names
from tests.server.websocket_client import PATIENCE, Device, command_id

T = TypeVar("T")
# What a proxy answers by itself: what became of the request is not known.
PROXY_SAYS = (502, 503, 504)
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")


class Rejected(Exception):
    """The server refused a request."""

    def __init__(self, status: int, problem: wire.Problem) -> None:
        super().__init__(f"{status} {problem.error}: {problem.detail}")
        self.status = status
        self.error = problem.error
        self.detail = problem.detail


def setup(game: str = "famiglia", seats: int = 2, bots: int = 0, **more: Any) -> wire.Setup:
    """A table for this many players, the last ones bots."""
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
        headers = {old_names.HEADER: str(wire.PROTOCOL)}
        if body:
            headers["Content-Type"] = "application/json"
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
        if status in PROXY_SAYS and not answer.startswith(b"{"):
            raise HTTPException(f"the proxy reached nobody: {status}")
        if status >= 400:
            raise Rejected(status, msgspec.json.decode(answer, type=wire.Problem))
        return answer

    async def create(self, agreed: wire.Setup, name: str = NAMES[0]) -> wire.Seated:
        """A new table, with its owner at it."""
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
