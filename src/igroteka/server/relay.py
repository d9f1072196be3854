"""Relays a visitor to the process that owns the table: of several processes on one database any may be asked.

Nothing is sent twice: where the outcome is unknown the visitor is told to come back, and repeats a command under its
id.
"""

from __future__ import annotations

import asyncio
import hmac
import ssl
from collections.abc import AsyncIterator

import httpcore
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import StreamingResponse
from starlette.types import ASGIApp, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from igroteka.server.refusal import Refusal
from igroteka.server.socket.websocket import Websocket, bye

# Says who relays, for whom, and under which name the visitor came.
HEADER = "X-Igroteka-Relay"
# The key of a scope that was relayed to us: it goes no further.
RELAYED = "igroteka.relayed"
# What is between two machines, and what the header above says better.
OURS = {"host", "connection", "keep-alive", "transfer-encoding", "upgrade", "te", "date", "server", HEADER.lower()}
FORWARDED = {"x-forwarded-for", "x-forwarded-proto", "content-length"}
# Seconds. A review takes longer than anything else.
CONNECT_SECONDS, ANSWER_SECONDS = 2.0, 60.0
# What a client sent while its messages wait to be passed on (bytes).
MOST_WAITING = 64 * 1024
# How the owner's last message begins; its close codes.
BYE = b'{"type":"bye"'
POLICY_VIOLATION, TRY_AGAIN_LATER = 1008, 1013


class Peers:
    """The other processes on the database; they know each other by a secret that is kept there."""

    def __init__(self, secret: str = "") -> None:
        self.secret = secret
        # A connection for each request: none can have been closed meanwhile by the other side.
        self.pool = httpcore.AsyncConnectionPool(
            ssl.create_default_context() if secret else None, max_connections=100, max_keepalive_connections=0
        )
        self.websockets: set[RelayedWebsocket] = set()

    def header(self, visitor: HTTPConnection) -> str:
        """What tells the other process for whom we ask."""
        address = visitor.client.host if visitor.client else ""
        return f"{self.secret} {address or '-'} {visitor.headers.get('Host') or '-'}"

    def read(self, header: str) -> tuple[str, str] | None:
        """The visitor's address, and the name under which they came; None: this is none of our processes."""
        secret, _, rest = header.partition(" ")
        if not self.secret or not hmac.compare_digest(secret.encode(), self.secret.encode()):
            return None
        address, _, host = rest.partition(" ")
        return address.removeprefix("-"), host.removeprefix("-")

    def close(self) -> None:
        """Send everybody away whose websocket is relayed."""
        for relayed in list(self.websockets):
            relayed.leave("restart", again=True)

    async def websocket(self, relayed: RelayedWebsocket, hello: bytes, visitor: HTTPConnection, url: str) -> bool:
        """Pass everything on until one side ends; gives whether the visitor may come back."""
        self.websockets.add(relayed)
        try:
            link = f"ws{url.removeprefix('http')}{visitor.url.path}"
            reason, again = await relayed.run(hello, link, self.header(visitor))
        finally:
            self.websockets.discard(relayed)
        relayed.say_bye(reason, again)
        return again

    async def request(self, request: Request, body: bytes, url: str) -> StreamingResponse:
        """Ask the other process, and answer as it does."""
        headers = [(name, value) for name, value in request.headers.raw if name.decode() not in OURS | FORWARDED]
        asked = httpcore.Request(
            request.method,
            f"{url}{request.url.path}{'?' if request.url.query else ''}{request.url.query}",
            headers=[
                *headers,
                (b"Host", url.partition("//")[2].encode()),
                (b"Content-Length", str(len(body)).encode()),
                (HEADER.encode(), self.header(request).encode()),
            ],
            content=body,
            extensions={"timeout": {"connect": CONNECT_SECONDS, "pool": CONNECT_SECONDS, "read": ANSWER_SECONDS}},
        )
        try:
            response = await self.pool.handle_async_request(asked)
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException):
            raise Refusal("moved", status=503) from None
        told = {name.decode(): value.decode("latin-1") for name, value in response.headers}
        return StreamingResponse(
            parts(response), response.status, {name: value for name, value in told.items() if name.lower() not in OURS}
        )


# Of a process that has the database for itself.
NO_PEERS = Peers()


async def parts(response: httpcore.Response) -> AsyncIterator[bytes]:
    """The body of a response as it comes."""
    try:
        async for part in response.aiter_stream():
            yield part
    finally:
        await response.aclose()


class FromPeer:
    """Middleware that takes a request of another process for that of its visitor."""

    def __init__(self, app: ASGIApp, peers: Peers) -> None:
        self.app = app
        self.peers = peers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Believe the header of a process that knows the secret."""
        header = Headers(scope=scope).get(HEADER)
        relayed = self.peers.read(header) if header else None
        if relayed is not None:
            address, host = relayed
            scope = {**scope, "client": (address, 0), "headers": list(scope["headers"]), RELAYED: True}
            headers = MutableHeaders(scope=scope)
            del headers[HEADER]
            headers["Host"] = host
        await self.app(scope, receive, send)


class RelayedWebsocket:
    """A visitor's websocket here, and ours to the owner of the table: what one says the other hears."""

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

    async def run(self, hello: bytes, link: str, header: str) -> tuple[str, bool]:
        """Pass messages on until one side ends; gives the reason that the visitor has not heard yet."""
        try:
            async with connect(
                link,
                additional_headers={HEADER: header},
                compression=None,
                max_size=None,
                open_timeout=CONNECT_SECONDS,
                close_timeout=CONNECT_SECONDS,
                proxy=None,
                ping_interval=None,
            ) as owner:
                await owner.send(hello, text=True)
                hearing = asyncio.create_task(self.hear(owner))
                await self.say(owner)
                hearing.cancel()
                await asyncio.gather(hearing, return_exceptions=True)
        except (OSError, WebSocketException):
            self.leave("moved", again=True)
        assert self.ended is not None
        return self.ended

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
