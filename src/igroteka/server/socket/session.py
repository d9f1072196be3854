"""A websocket from hello to goodbye: commands in, numbered messages out."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import cast

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from igroteka.server.limits.token_bucket import NO_LIMIT, Bucket
from igroteka.server.logs import note
from igroteka.server.origin import is_allowed_origin
from igroteka.server.refusal import Refusal
from igroteka.server.request_context import RequestContext
from igroteka.server.socket.mailbox import PACE, Mailbox
from igroteka.server.socket.websocket import Websocket, bye
from igroteka.server.store import StoreFailed
from igroteka.server.table import attendance, messages
from igroteka.server.table.commit import do
from igroteka.server.table.document import NOBODY, sealed
from igroteka.server.table.table import Table
from igroteka.server.wire import ClientSays, Command, Hello, Sync

read = msgspec.json.Decoder(ClientSays).decode

HELLO_SECONDS = 10
GOODBYE_SECONDS = 2
# Codes of the websocket protocol: a normal end, a broken rule, come again later.
NORMAL, BROKEN, LATER = 1000, 1008, 1013


async def connect(socket: WebSocket, context: RequestContext) -> None:
    """Somebody opens a table: hello first, then commands until one side ends it."""
    websocket = Websocket.of(socket.scope)
    websocket.came_from(context.address)
    try:
        if not is_allowed_origin(socket.scope, context.site.public_url):
            await socket.close(BROKEN)
            return
        await socket.accept()
    except (OSError, RuntimeError):  # it was lost, or dropped, in the middle of the handshake
        return
    greeted = await greet(socket, websocket, context)
    if isinstance(greeted, Refusal):
        await goodbye(socket, websocket, greeted.reason, again=greeted.status >= 500)
    elif greeted is not None:
        await attend(socket, *greeted, Bucket(PACE if context.site.limits.rates else NO_LIMIT))


async def greet(
    socket: WebSocket, websocket: Websocket, context: RequestContext
) -> tuple[Table, Mailbox] | Refusal | None:
    """Wait for the hello; a Refusal if it is not right or comes too late, None if nobody is there any more."""
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            return await hello(socket, websocket, context)
    except Refusal as refusal:
        return refusal
    except TimeoutError:
        return Refusal("no-hello", status=503)
    except WebSocketDisconnect:
        return None


async def attend(socket: WebSocket, table: Table, mailbox: Mailbox, pace: Bucket) -> None:
    """Carry out what a device says, until it ends."""
    mailbox.websocket.admission.authenticate(mailbox.websocket, member=mailbox.person != NOBODY and not mailbox.waiting)
    mailbox.websocket.listen(mailbox)
    note("connection opened", spectator=mailbox.person == NOBODY)
    try:
        await attendance.enter(table, mailbox)
        for surplus in table.presence.surplus(mailbox):
            surplus.leave("too-many-devices", again=False)
        # A task of its own: every message would else be handed down through all the layers around us.
        await asyncio.create_task(listen(mailbox, table, pace))
    except StoreFailed:
        mailbox.leave("store-failed", again=True)
    finally:
        await finish(mailbox, socket)
        await attendance.exit(table, mailbox)
        mailbox.websocket.part()
        note("connection closed", reason=mailbox.reason or "gone")


async def hello(socket: WebSocket, websocket: Websocket, context: RequestContext) -> tuple[Table, Mailbox]:
    """The first message says who comes."""
    message = understand(await receive(socket))
    if not isinstance(message, Hello):
        raise Refusal("no-hello")
    if message.watch:
        table = await context.watched(message.watch)
        mailbox = Mailbox(websocket, NOBODY)
        if table.presence.is_full():
            raise Refusal("too-many-devices")
    else:
        table = await context.table(message.token)
        mailbox = recognised(websocket, table, message.token)
    return table, mailbox


def recognised(websocket: Websocket, table: Table, token: str) -> Mailbox:
    """Whose token it is; a new link that waits for consent is let in to wait."""
    key = sealed(token)
    for person in table.doc.persons:
        if person.pending and person.pending == key and not person.gone:
            return Mailbox(websocket, person.number, key, waiting=True)
    return Mailbox(websocket, table.person(token), key)


async def receive(socket: WebSocket) -> str | bytes:
    """The first message, text or not."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code") or NORMAL)
    text = message.get("text")
    return text if text is not None else bytes(message.get("bytes") or b"")


async def next_message(mailbox: Mailbox) -> bytes | None:
    """The next message; None: there is none any more."""
    while not (mailbox.reason or mailbox.gone):
        if (message := mailbox.take()) is not None:
            return message
        await mailbox.wait()
    return None


async def listen(mailbox: Mailbox, table: Table, pace: Bucket) -> None:
    """Carry out what comes in, until one side ends it or the other breaks the rules for too long."""
    strikes = 0
    while (text := await next_message(mailbox)) is not None:
        if pace.take():
            await carry_out(mailbox, table, text)
            continue
        strikes += 1
        mailbox.send(messages.refused(id_of(text), Refusal("too-fast")))
        if strikes == PACE.burst:
            mailbox.leave("too-fast", again=True)


async def carry_out(mailbox: Mailbox, table: Table, text: bytes) -> None:
    """One message, done or refused."""
    id = ""
    try:
        message = understand(text)
        if isinstance(message, Sync):
            await attendance.sync(table, mailbox)
            return
        if isinstance(message, Hello):
            raise Refusal("second-hello")
        id = cast(Command, message).id
        if mailbox.waiting:
            raise Refusal("waiting")
        await do(table, mailbox.person, message)
        mailbox.send(messages.done(id))
    except Refusal as refusal:
        mailbox.send(messages.refused(id, refusal))
    except StoreFailed:
        mailbox.send(messages.refused(id, Refusal("store-failed")))


def id_of(text: bytes) -> str:
    """What a command calls itself, so that its refusal can name it; empty: it is none."""
    try:
        message = understand(text)
    except Refusal:
        return ""
    return "" if isinstance(message, (Hello, Sync)) else cast(Command, message).id


def understand(text: str | bytes) -> ClientSays:
    """A message of the wire, or Refusal that says what is wrong with it."""
    try:
        return cast(ClientSays, read(text))
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-message", str(error)[:200]) from None


async def finish(mailbox: Mailbox, socket: WebSocket) -> None:
    """Let the last messages out if they can go, then close."""
    mailbox.flush()
    if mailbox.outbox and not mailbox.gone:
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                await mailbox.websocket.writable.wait()
        mailbox.flush()
    if mailbox.gone:
        return
    if not mailbox.outbox:
        await shut(socket, LATER if mailbox.again else BROKEN)
    else:  # whoever does not read cannot be told to go either
        mailbox.websocket.transport.abort()


async def goodbye(socket: WebSocket, websocket: Websocket, reason: str, again: bool) -> None:
    """End before it began, and say why to whoever reads."""
    if not websocket.writable.is_set():
        websocket.abort()
        return
    websocket.say([bye(1, reason, again)])
    await shut(socket, LATER if again else BROKEN)


async def shut(socket: WebSocket, code: int) -> None:
    """Close; the other side may have done so already."""
    try:
        async with asyncio.timeout(GOODBYE_SECONDS):
            await socket.close(code)
    except (RuntimeError, TimeoutError, WebSocketDisconnect):
        return
