"""A table of our server with two connected players, who choose from the options that they are offered."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable
from functools import partial
from secrets import token_hex
from typing import Any, Protocol

from msgspec import Struct
from msgspec.json import Decoder, encode

from bench.engines import ours
from bench.server.client import HERE, Lobby, Socket, connect
from bench.server.games import Choosing


class Table(Protocol):
    """A game that goes on by one move when told to."""

    over: bool
    # Called with the seat and the time when a seat has seen a move.
    seen: Callable[[int, float], None]

    @abstractmethod
    async def open(self, lobby: Lobby) -> None:
        """Sit down, connect both players, begin."""

    @abstractmethod
    def move(self) -> int:
        """Let the seat that is asked answer; returns that seat."""

    @abstractmethod
    def close(self) -> None:
        """Hang up."""


def nobody(seat: int, at: float) -> None:
    """A listener that does nothing."""


# --- messages, as far as such a player reads them


class Offer(Struct):
    """An answer that can be given."""

    choice: str


class View(Struct):
    """The result of the game, if it is over."""

    outcome: dict[str, Any] | None


class Play(Struct):
    """The question to a player."""

    view: View
    decision: int
    options: list[Offer]
    undo: str = "no"


class News(Struct):
    """The state of the table."""

    status: str


class Said(Struct):
    """A message of our server."""

    type: str
    play: Play | None = None
    table: News | None = None
    reason: str = ""


read_said = Decoder(Said).decode


class OurTable:
    """A table of our server."""

    def __init__(self, port: int, choose: Choosing, source: str = HERE) -> None:
        self.port = port
        self.source = source
        self.choose = choose
        self.code = ""
        self.tokens: list[str] = []
        self.sockets: list[Socket] = []
        self.plays: list[Play | None] = [None, None]
        self.parts = 0
        self.moves = 0
        self.over = False
        self.seen: Callable[[int, float], None] = nobody
        self.begun = asyncio.Event()

    def sit(self, lobby: Lobby) -> None:
        """Make the table and sit down, over HTTP."""
        self.create(lobby, {"kind": "person"})
        self.tokens.append(lobby.post(f"/api/tables/{self.code}/join", {"name": "Борис"})["token"])

    def create(self, lobby: Lobby, rival: dict[str, str]) -> None:
        """Make the table and sit down as the first."""
        setup = {"game": ours.GAME, "seats": [{"kind": "person"}, rival]}
        owner = lobby.post("/api/tables", {"setup": setup, "name": "Анна"})
        self.code = owner["code"]
        self.tokens = [owner["token"]]

    async def open(self, lobby: Lobby) -> None:
        """Sit down, connect both players, begin."""
        await asyncio.to_thread(self.sit, lobby)
        for seat, token in enumerate(self.tokens):
            path = f"/api/tables/{self.code}/play"
            socket = await connect(self.port, path, partial(self.hear, seat), self.source)
            socket.send(encode({"do": "hello", "protocol": 2, "token": token}))
            self.sockets.append(socket)
        await asyncio.to_thread(lobby.post, f"/api/tables/{self.code}/start", {}, self.tokens[0])
        await asyncio.wait_for(self.begun.wait(), 30)

    def hear(self, seat: int, socket: Socket, text: bytes) -> None:
        """A message for a seat."""
        said = read_said(text)
        if said.type == "moved" or said.type == "whole":
            if said.play is not None:
                self.plays[seat] = said.play
                self.over = said.play.view.outcome is not None
                if not self.begun.is_set():
                    if all(self.plays[: len(self.tokens)]):
                        self.begun.set()
                elif said.type == "moved":
                    self.seen(seat, socket.at)
        elif said.type == "changed" and said.table and said.table.status == "shuffling" and not self.parts >> seat & 1:
            self.parts |= 1 << seat
            socket.send(encode({"do": "contribute", "id": token_hex(8), "part": token_hex(32)}))
        elif said.type in ("refused", "bye"):
            raise RuntimeError(text.decode())

    def move(self) -> int:
        """Let the seat that is asked answer; returns that seat."""
        for seat, play in enumerate(self.plays):
            if play is not None and play.options:
                choice = self.choose([offer.choice for offer in play.options])
                self.moves += 1
                says = {"do": "choose", "id": str(self.moves), "decision": play.decision, "choice": choice}
                self.plays[seat] = None
                self.sockets[seat].send(encode(says))
                return seat
        raise RuntimeError("nobody is asked")

    def record(self, lobby: Lobby) -> str:
        """The whole record of the game, after its end."""
        path = f"/api/tables/{self.code}/record?everything=true"
        return lobby.get(path, self.tokens[0]).decode()

    def close(self) -> None:
        """Hang up."""
        while self.sockets:
            self.sockets.pop().close()


class BotTable(OurTable):
    """One player against a bot that searches.

    The player answers at once, so that the bot always has something to think about.
    """

    def sit(self, lobby: Lobby) -> None:
        """Make the table and sit down, over HTTP."""
        self.create(lobby, {"kind": "bot", "level": "strong"})
        self.seen = self.answer

    def answer(self, seat: int, at: float = 0.0) -> None:
        """Move if asked."""
        play = self.plays[seat]
        if play is not None and play.options:
            self.move()
