"""A websocket whose table another process owns: what one side says the other hears."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from igroteka.server.relay import CONNECT_SECONDS, HEADER, Peers
from igroteka.server.socket.websocket import POLICY_VIOLATION, Websocket, bye

# What a client sent while its messages wait to be passed on (bytes).
MOST_WAITING = 64 * 1024
# As long as a process may be silent before it is deposed.
PING_SECONDS = 2
# How the owner's last message begins; how it closes a connection that may come back.
BYE = b'{"type":"bye"'
TRY_AGAIN_LATER = 1013


async def relay(peers: Peers, socket: WebSocket, websocket: Websocket, key: str, hello: bytes, url: str) -> bool:
    """Pass everything on, from the hello on, until one side ends; gives whether the visitor may come back."""
    relayed = RelayedWebsocket(websocket, key)
    relayed.websocket.attach(relayed)
    peers.websockets.add(relayed)
    peers.opened += 1
    try:
        reason, again = await relayed.run(peers, url, socket, hello)
        relayed.say_bye(reason, again)
    finally:
        peers.websockets.discard(relayed)
        relayed.websocket.detach()
    return again


class RelayedWebsocket:
    """A visitor's websocket here, and ours to the owner of the table."""

    def __init__(self, websocket: Websocket, key: str) -> None:
        self.websocket = websocket
        # What the visitor counts as here once the owner has let them in.
        self.key = key
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.waiting_bytes = 0
        # How many messages the visitor got: a last one of ours has the next number.
        self.told = 0
        # Why it ended, and whether the visitor may come back; an empty reason: they know.
        self.ended: tuple[str, bool] | None = None

    def receive(self, message: bytes) -> None:
        """A message of the visitor's; too many bytes that wait end it."""
        self.waiting_bytes += len(message)
        if self.waiting_bytes > MOST_WAITING:
            self.leave("too-fast", again=True)
        self.waiting.put_nowait(message)

    def flush(self) -> None:
        """Nothing is queued here: what the owner says waits on its way."""

    def connection_lost(self) -> None:
        """The visitor is gone."""
        self.leave("", again=True)

    def leave(self, reason: str, again: bool) -> None:
        """End it for this reason."""
        if self.ended is None:
            self.ended = reason, again
            self.waiting.put_nowait(None)

    async def run(self, peers: Peers, url: str, socket: WebSocket, hello: bytes) -> tuple[str, bool]:
        """Pass messages on until one side ends; gives the reason that the visitor has not heard yet."""
        try:
            async with peers.patience(url, CONNECT_SECONDS):
                owner = await connect(
                    f"ws{url.removeprefix('http')}{socket.url.path}",
                    additional_headers={HEADER: peers.header(socket)},
                    compression=None,
                    max_size=None,
                    open_timeout=None,
                    close_timeout=CONNECT_SECONDS,
                    proxy=None,
                    ping_interval=PING_SECONDS,
                    ping_timeout=PING_SECONDS,
                )
            await self.talk(peers, url, owner, hello)
        except (OSError, WebSocketException):
            self.leave("moved", again=True)
        assert self.ended is not None
        return self.ended

    async def talk(self, peers: Peers, url: str, owner: ClientConnection, hello: bytes) -> None:
        """Pass messages on as long as both sides and the owner's process are there."""
        hearing = asyncio.create_task(self.hear(owner))
        try:
            async with peers.patience(url):
                await owner.send(hello, text=True)
                await self.say(owner)
        except TimeoutError:
            owner.transport.abort()
            raise
        finally:
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)
            await owner.close()

    async def say(self, owner: ClientConnection) -> None:
        """Tell the owner of the table what the visitor says."""
        while (message := await self.waiting.get()) is not None:
            self.waiting_bytes -= len(message)
            await owner.send(message, text=True)

    async def hear(self, owner: ClientConnection) -> None:
        """Tell the visitor what the owner of the table says, as fast as they read."""
        try:
            while True:
                message = await owner.recv(decode=False)
                assert isinstance(message, bytes)
                await self.websocket.writable.wait()
                self.told += 1
                self.websocket.send_texts([message])
                if self.told == 1 and not message.startswith(BYE):
                    self.websocket.admission.authenticate(self.websocket, self.key)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 0
            if code in (POLICY_VIOLATION, TRY_AGAIN_LATER):  # the visitor has heard why
                self.leave("", again=code == TRY_AGAIN_LATER)
            else:
                self.leave("moved", again=True)

    def say_bye(self, reason: str, again: bool) -> None:
        """Tell the visitor why it ended, if they read and do not know."""
        if reason and self.websocket.writable.is_set():
            self.websocket.send_texts([bye(self.told + 1, reason, again)])
