"""A websocket session: hello, then commands in and numbered messages out, until one side closes."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import cast

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from igroteka.server import hints
from igroteka.server.limits.admission import SPECTATOR
from igroteka.server.limits.token_bucket import NO_LIMIT, Bucket, Rate
from igroteka.server.logs import note
from igroteka.server.origin import is_allowed_origin
from igroteka.server.refusal import OwnedElsewhere, Refusal
from igroteka.server.relay import RELAYED
from igroteka.server.request_context import RequestContext
from igroteka.server.socket.mailbox import Mailbox
from igroteka.server.socket.relayed import relay
from igroteka.server.socket.websocket import Websocket, bye
from igroteka.server.socket.whole_pace import WholePace
from igroteka.server.store.errors import StoreFailed
from igroteka.server.table import attendance, messages
from igroteka.server.table.commit import do
from igroteka.server.table.document import NOBODY, sealed
from igroteka.server.table.table import Table
from igroteka.server.tables import Tables
from igroteka.server.wire import ClientSays, Command, Hello, Hint, Sync

decode_client_message = msgspec.json.Decoder(ClientSays).decode

HELLO_SECONDS = 10
CLOSE_SECONDS = 2
# No person sends faster than this.
MESSAGE_RATE = Rate(60, 20)
# Acknowledgements that may wait for beats, which tell eight a second, in a covert window that only the moderator
# closes.
MOST_ACKS = 64
# Close codes of the websocket protocol.
NORMAL, POLICY_VIOLATION, TRY_AGAIN_LATER = 1000, 1008, 1013


async def serve_websocket(socket: WebSocket, context: RequestContext) -> None:
    """Accept a websocket of an allowed origin, authenticate it by its hello, and run its session."""
    websocket = Websocket.of(socket.scope)
    websocket.set_client_address(context.address)
    try:
        if not is_allowed_origin(socket.scope, context.site.public_url):
            await socket.close(POLICY_VIOLATION)
            return
        await socket.accept()
    except (OSError, RuntimeError):  # the connection was lost or closed during the handshake
        return
    authenticated = await authenticate(socket, websocket, context)
    if isinstance(authenticated, OwnedElsewhere) and RELAYED not in socket.scope:
        hello = decode(context.hello)
        key = sealed(hello.token) if isinstance(hello, Hello) and not hello.watch else SPECTATOR
        again = await relay(context.site.peers, socket, websocket, key, context.hello, authenticated.url)
        await close_websocket(socket, TRY_AGAIN_LATER if again else POLICY_VIOLATION)
    elif isinstance(authenticated, Refusal):
        await reject(socket, websocket, authenticated.reason, again=authenticated.status >= 500)
    elif authenticated is not None:
        limits = context.site.limits
        rate = Bucket(MESSAGE_RATE if limits.rates else NO_LIMIT)
        pace = WholePace(limits, context.prefix, *authenticated)
        await run_session(socket, context.tables, *authenticated, rate, pace)


async def authenticate(
    socket: WebSocket, websocket: Websocket, context: RequestContext
) -> tuple[Table, Mailbox] | Refusal | None:
    """Wait for the hello; a Refusal if it is wrong or does not come in time, None if the connection was lost."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            return await receive_hello(socket, websocket, context)
    except Refusal as refusal:
        return refusal
    except TimeoutError:
        return Refusal("no-hello", status=503)
    except WebSocketDisconnect:
        return None


async def run_session(
    socket: WebSocket, tables: Tables, table: Table, mailbox: Mailbox, rate: Bucket, pace: WholePace
) -> None:
    """Enter the table, handle messages until the session ends, then close the connection and leave the table."""
    if not mailbox.websocket.admission.authenticate(mailbox.websocket, SPECTATOR if mailbox.waiting else mailbox.key):
        return
    mailbox.websocket.attach(mailbox)
    note("connection opened", spectator=mailbox.person == NOBODY)
    try:
        await pace.enter()
        for surplus in table.presence.surplus(mailbox):
            surplus.leave("too-many-devices", again=False)
        # A task of its own: otherwise every message would resume all the coroutines of the middleware around us.
        await asyncio.create_task(handle_messages(mailbox, tables, table, rate, pace))
    except StoreFailed:
        mailbox.leave("store-failed", again=True)
    finally:
        pace.stop()
        await close_session(mailbox, socket)
        await attendance.exit(table, mailbox)
        mailbox.websocket.detach()
        note("connection closed", reason=mailbox.reason or "gone")


async def receive_hello(socket: WebSocket, websocket: Websocket, context: RequestContext) -> tuple[Table, Mailbox]:
    """The table and the mailbox of the client that its first message identifies, or Refusal."""
    context.hello = await receive_first(socket)
    message = decode(context.hello)
    if not isinstance(message, Hello):
        raise Refusal("no-hello")
    if message.watch:
        table = await context.watched(message.watch)
        mailbox = Mailbox(websocket, NOBODY, screen=message.screen, protocol=message.protocol)
        if table.presence.is_full():
            raise Refusal("too-many-devices")
    else:
        table = await context.table(message.token)
        mailbox = mailbox_of_token(websocket, table, message)
    return table, mailbox


def mailbox_of_token(websocket: Websocket, table: Table, hello: Hello) -> Mailbox:
    """The mailbox of the person with this token; with a new link that waits for consent it can only wait."""
    key, device, protocol = sealed(hello.token), hello.device, hello.protocol
    for person in table.doc.persons:
        if person.pending and person.pending == key and not person.gone:
            return Mailbox(websocket, person.number, key, waiting=True, protocol=protocol)
    return Mailbox(websocket, table.person(hello.token), key, device=device, protocol=protocol)


async def receive_first(socket: WebSocket) -> bytes:
    """The first message, text or binary."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or NORMAL)
    text = message.get("text")
    return text.encode(errors="surrogatepass") if text is not None else bytes(message.get("bytes") or b"")


async def next_message(mailbox: Mailbox) -> bytes | None:
    """Wait for the next message; None: the session has ended."""
    while not mailbox.is_ending:
        if (message := mailbox.pop()) is not None:
            return message
        await mailbox.wait()
    return None


async def handle_messages(mailbox: Mailbox, tables: Tables, table: Table, rate: Bucket, pace: WholePace) -> None:
    """Handle messages until the session ends.

    Those over the rate, or of a device to which too many answers wait, are refused, and too many of these end it.
    """
    over_rate = 0
    while (text := await next_message(mailbox)) is not None:
        if rate.take() and len(mailbox.acks) < MOST_ACKS:
            await handle_message(mailbox, tables, table, text, pace)
            continue
        over_rate += 1
        refused = messages.ack(command_id(text), Refusal("too-fast"))
        mailbox.send(messages.acknowledged(table, mailbox.person, refused))
        if over_rate == MESSAGE_RATE.burst:
            mailbox.leave("too-fast", again=True)


async def handle_message(mailbox: Mailbox, tables: Tables, table: Table, text: bytes, pace: WholePace) -> None:
    """Carry out one message and send `done` or `refused`; of a hint that only says that a bot thinks about it."""
    id = ""
    try:
        message = decode(text)
        if isinstance(message, Sync):
            await pace.sync()
            return
        if isinstance(message, Hello):
            raise Refusal("second-hello")
        id = cast(Command, message).id
        if mailbox.waiting:
            raise Refusal("waiting")
        if isinstance(message, Hint):
            await hints.ask(tables, table, mailbox, message)
        else:
            await do(table, mailbox.person, message)
        attendance.acknowledge(table, mailbox, id)
    except Refusal as refusal:
        attendance.acknowledge(table, mailbox, id, refusal)
    except StoreFailed:
        attendance.acknowledge(table, mailbox, id, Refusal("store-failed"))


def command_id(text: bytes) -> str:
    """The id of a command, for its refusal; empty: the message is no command."""
    try:
        message = decode(text)
    except Refusal:
        return ""
    return "" if isinstance(message, (Hello, Sync)) else cast(Command, message).id


def decode(text: str | bytes) -> ClientSays:
    """A message of the wire, or Refusal with the place of the mistake."""
    try:
        return cast(ClientSays, decode_client_message(text))
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-message", str(error)[:200]) from None


async def close_session(mailbox: Mailbox, socket: WebSocket) -> None:
    """Send what is queued if the client reads it in time, then close the connection."""
    mailbox.flush()
    if mailbox.outbox and not mailbox.lost:
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await mailbox.websocket.writable.wait()
        mailbox.flush()
    if mailbox.lost:
        return
    if not mailbox.outbox:
        await close_websocket(socket, TRY_AGAIN_LATER if mailbox.again else POLICY_VIOLATION)
    else:  # a client that does not read would not read the close frame either
        mailbox.websocket.transport.abort()


async def reject(socket: WebSocket, websocket: Websocket, reason: str, again: bool) -> None:
    """Close a connection that was not authenticated, with a `bye` if the client reads."""
    if not websocket.writable.is_set():
        websocket.abort()
        return
    websocket.send_texts([bye(1, reason, again)])
    await close_websocket(socket, TRY_AGAIN_LATER if again else POLICY_VIOLATION)


async def close_websocket(socket: WebSocket, code: int) -> None:
    """Close the websocket, unless the client has done so already."""
    try:
        async with asyncio.timeout(CLOSE_SECONDS):
            await socket.close(code)
    except (RuntimeError, TimeoutError, WebSocketDisconnect):
        return
