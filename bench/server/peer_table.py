"""A table of boardgame.io's server with two connected players, who repeat a game.

Of engine.io and socket.io only the used part is written.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec import Struct, field
from msgspec.json import Decoder, encode

from bench.engines.ours import GAME
from bench.server.client import Lobby, Socket, connect
from bench.server.games import Transcript
from bench.server.tables import nobody

PACKET = f"42/{GAME},".encode()


class Context(Struct):
    """The result of the game, if it is over."""

    gameover: dict[str, Any] | None = None


class Position(Struct):
    """A position of boardgame.io."""

    ctx: Context
    id: int = field(name="_stateID")


class SyncInfo(Struct):
    """The message to a client who has just come."""

    state: Position


read_update = Decoder(tuple[str, str, Position, Any]).decode
read_sync = Decoder(tuple[str, str, SyncInfo]).decode


class PeerTable:
    """A table of boardgame.io's server; its players repeat a game."""

    def __init__(self, port: int, game: Transcript) -> None:
        self.port = port
        self.game = game
        self.match = ""
        self.credentials: list[str] = []
        self.sockets: list[Socket] = []
        self.here = 0
        self.moves = 0
        self.state = 0
        self.over = False
        self.scores: list[int] = []
        self.seen: Callable[[int, float], None] = nobody
        self.begun = asyncio.Event()

    def sit(self, lobby: Lobby) -> None:
        """Make the match and sit down, over HTTP."""
        decks = {"starter": self.game.starter, "first": self.game.first, "second": self.game.second}
        self.match = lobby.post(f"/games/{GAME}/create", {"numPlayers": 2, "setupData": decks})["matchID"]
        for seat, name in enumerate(("Анна", "Борис")):
            joined = lobby.post(f"/games/{GAME}/{self.match}/join", {"playerID": str(seat), "playerName": name})
            self.credentials.append(joined["playerCredentials"])

    async def open(self, lobby: Lobby) -> None:
        """Sit down, connect both players, begin."""
        await asyncio.to_thread(self.sit, lobby)
        for seat in (0, 1):
            path = "/socket.io/?EIO=4&transport=websocket"
            self.sockets.append(await connect(self.port, path, partial(self.hear, seat)))
        await asyncio.wait_for(self.begun.wait(), 30)

    def hear(self, seat: int, socket: Socket, text: bytes) -> None:
        """A packet for a seat."""
        if text.startswith(PACKET + b'["update"'):
            position = read_update(text[len(PACKET) :])[2]
            self.state = position.id
            if position.ctx.gameover:
                self.over = True
                self.scores = position.ctx.gameover["scores"]
            self.seen(seat, socket.at)
        elif text == b"2":
            socket.send(b"3")
        elif text.startswith(b"0"):
            socket.send(f"40/{GAME},".encode())
        elif text.startswith(b"40"):
            socket.send(PACKET + encode(["sync", self.match, str(seat), self.credentials[seat], 2]))
        elif text.startswith(PACKET + b'["sync"'):
            self.state = read_sync(text[len(PACKET) :])[2].state.id
            self.here += 1
            if self.here == 2:
                self.begun.set()

    def move(self) -> int:
        """Let the seat that is asked answer; returns that seat."""
        seat, choice = self.game.choices[self.moves]
        self.moves += 1
        payload = {
            "type": "choose",
            "args": [choice],
            "playerID": str(seat),
            "credentials": self.credentials[seat],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.sockets[seat].send(PACKET + encode(["update", action, self.state, self.match, str(seat)]))
        return seat

    def close(self) -> None:
        """Hang up."""
        while self.sockets:
            self.sockets.pop().close()
