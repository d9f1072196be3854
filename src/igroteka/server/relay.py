"""Relays a visitor to the process that owns the table: of several processes on one database any may be asked.

Nothing is sent twice: where the outcome is unknown the visitor is told to come back, and repeats a command under its
id.
"""

from __future__ import annotations

import asyncio
import hmac
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Protocol

import httpcore
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import StreamingResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from igroteka.server.refusal import Refusal

# Says who relays, for whom, and under which name the visitor came.
HEADER = "X-Igroteka-Relay"
# The key of a scope that was relayed to us: it goes no further.
RELAYED = "igroteka.relayed"
# What is between two machines, and what the header above says better.
OURS = {"host", "connection", "keep-alive", "transfer-encoding", "upgrade", "te", "date", "server", HEADER.lower()}
FORWARDED = {"x-forwarded-for", "x-forwarded-proto", "content-length"}
# Seconds. A process that is stopped takes connections and says nothing until it is deposed; a review takes longer than
# anything else.
CONNECT_SECONDS, ANSWER_SECONDS = 1.0, 30.0


class Leaver(Protocol):
    """Somebody who can be sent away."""

    def leave(self, reason: str, again: bool) -> None:
        """Go, for this reason."""


class Peers:
    """The other processes on the database; they know each other by a secret that is kept there."""

    def __init__(self, secret: str = "") -> None:
        self.secret = secret
        # A connection for each request: none can have been closed meanwhile by the other side.
        self.pool = httpcore.AsyncConnectionPool(
            ssl.create_default_context() if secret else None, max_connections=100, max_keepalive_connections=0
        )
        # The websockets that are relayed now.
        self.websockets: set[Leaver] = set()
        # What ends when a process does, with its address.
        self.waits: dict[asyncio.Timeout, str] = {}
        # How many requests were relayed, and how many websockets.
        self.requests = 0
        self.opened = 0

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

    @asynccontextmanager
    async def patience(self, url: str, seconds: float | None = None) -> AsyncIterator[None]:
        """Deal with the process at this address: so long, and no longer than it lives; then raise TimeoutError."""
        async with asyncio.timeout(seconds) as wait:
            self.waits[wait] = url
            try:
                yield
            finally:
                del self.waits[wait]

    def give_up(self, url: str) -> None:
        """The process at this address is gone, and answers nobody any more."""
        now = asyncio.get_running_loop().time()
        for wait in [wait for wait, whose in self.waits.items() if whose == url]:
            wait.reschedule(now)

    async def request(self, request: Request, body: bytes, url: str) -> StreamingResponse:
        """Ask the other process, and answer as it does."""
        self.requests += 1
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
            async with self.patience(url, ANSWER_SECONDS):
                response = await self.pool.handle_async_request(asked)
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, TimeoutError):
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
