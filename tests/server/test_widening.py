"""A law over every command, of the websocket and of HTTP: while a match is on, nobody sees or may do more by anything
they say alone.

The author of a command or an endpoint adds a row here that tries the worst it could be used for.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple, get_args

import pytest
from starlette.requests import Request
from starlette.types import Message

from igroteka.core.chance import seeded
from igroteka.core.closing import close, missing
from igroteka.core.removal import is_in
from igroteka.server import hints, wire
from igroteka.server.http.app import handler
from igroteka.server.http.endpoints import ENDPOINTS, Endpoint
from igroteka.server.limits.rate_limits import RateLimits
from igroteka.server.refusal import Refusal
from igroteka.server.request_context import Site
from igroteka.server.table import attendance, leaving
from igroteka.server.table.commit import act
from igroteka.server.table.document import NOBODY, new_token, sealed
from igroteka.server.table.links import LOST_AFTER
from igroteka.server.table.quorum import RETURN_WITHIN
from igroteka.server.table.table import Table
from igroteka.server.wire import CommandId
from tests.laws.cases import ROOKS
from tests.server.client import setup
from tests.server.in_process import HandTime, Listener, everybody, running_tables, table_from, tables_of
from tests.server.test_windows import ROLES
from tests.server.websocket_client import command_id
from tests.shelf import put_on_the_shelf

LONG = wire.WindowSeconds(600, 600, 600, 600)
# Seat 4 is a bot's; of the people 0 is the owner, and 1 is to be sent away, impersonated, answered for.
BOT, OTHER = 4, 1
PART = "ab" * 32
SECRET = int("c0ffee" * 10, 16)

Said = Callable[[Table, CommandId], wire.ClientSays]
# What to say by each command; None: every token that the asker holds says it in `reach`.
SAID: dict[type, list[Said] | None] = {
    wire.Hello: None,
    wire.Sync: [lambda table, id: wire.Sync()],
    wire.Choose: [
        lambda table, id: wire.Choose(id, table.decision, "enough"),
        lambda table, id: wire.Choose(id, table.decision, "enough", OTHER),
    ],
    wire.Close: [lambda table, id: wire.Close(id, table.decision)],
    wire.Keep: [lambda table, id: wire.Keep(id)],
    wire.Spoken: [lambda table, id: wire.Spoken(id, table.decision)],
    wire.Undo: [lambda table, id: wire.Undo(id)],
    wire.Sketch: [lambda table, id: wire.Sketch(id, table.decision, [[1, 1, 2, 2]])],
    wire.Remove: [lambda table, id: wire.Remove(id, OTHER), lambda table, id: wire.Remove(id, BOT)],
    wire.Pause: [lambda table, id: wire.Pause(id)],
    wire.Conduct: [lambda table, id: wire.Conduct(id, "longer"), lambda table, id: wire.Conduct(id, "slow")],
    wire.Alter: [lambda table, id: wire.Alter(id, "owl_rests", "false"), lambda table, id: wire.Alter(id, "days", "1")],
    wire.Resume: [lambda table, id: wire.Resume(id)],
    wire.Answer: [lambda table, id: wire.Answer(id, table.questions, True)],
    wire.Substitute: [lambda table, id: wire.Substitute(id, OTHER)],
    wire.Contribute: [lambda table, id: wire.Contribute(id, PART)],
    wire.Hint: [lambda table, id: wire.Hint(id, table.decision)],
    wire.Tap: [lambda table, id: wire.Tap(id)],
    wire.Say: [lambda table, id: wire.Say(id, "the moderator has agreed")],
    wire.React: [lambda table, id: wire.React(id, "🔥")],
}

SETUP = {"game": ROOKS.id, "seats": [{"kind": "person"}] * 4 + [{"kind": "bot"}], "moderator": True}
# What to ask of each endpoint, by the function that serves it: the body, or the query.
ASKED: dict[str, list[Any]] = {
    "list_games": [None],
    "rules": [None],
    "texts": [None],
    "here": [None],
    "outlook": [SETUP],
    "create": [{"setup": SETUP, "name": "Zed", "moderator": True}],
    "look": [None],
    "join": [
        {"name": "Zed"},
        {"name": "Zed", "seat": BOT},
        {"name": "Zed", "seat": OTHER},
        {"name": "Zed", "moderator": True},
    ],
    "mend": [{"name": "Bob"}, {"name": "Host"}],
    "leave": [{}],
    "kick": [{"seat": OTHER}, {"seat": None}],
    "move": [{"person": 0, "seat": BOT}, {"person": 3, "seat": OTHER}],
    "rename": [{"name": "Host"}, {"name": "Zed"}],
    "switch_moderator": [{"moderator": True}],
    "draw_moderator": [{}],
    "give_deal": [{"deal": {"roles": ROLES}}],
    "agree": [SETUP],
    "start": [{}],
    "resign": [{"match": 1}],
    "rematch": [{"match": 1}, {"match": 1, "at_once": True}],
    "renew": [{}],
    "lend": [{"seat": OTHER}],
    "switch_door": [{"closed": True}, {"closed": False}],
    "switch_chat": [{"chat": True}],
    "record": ["", "everything=1"],
    "replay": ["", "everything=1"],
    "hindsight": [""],
    "review": [""],
    "explain_bots": [""],
    "play_on": [{"at": 1, "name": "Zed"}],
    "shuffle": [""],
    "live": [None],
    "ready": [None],
}
# Who asks: a member of the table who is its owner or not, somebody with the code, a spectator.
OWNER, PLAYER, GUEST = 0, 3, NOBODY


class Reach(NamedTuple):
    """What somebody has at the table: whose eyes, and what they may do beside playing."""

    eyes: frozenset[int]
    powers: frozenset[str]


def may(check: Callable[[int], None], person: int) -> bool:
    """Is the person let?"""
    try:
        check(person)
    except Refusal:
        return False
    return True


def reach(table: Table, tokens: list[str]) -> Reach:
    """What these tokens open; without one a person looks on."""
    people = []
    for token in tokens:
        try:
            people.append(table.person(token))
        except Refusal:
            continue
    checks = {"owner": table.check_owner, "moderator": table.check_moderator, "closes": table.check_timekeeper}
    powers = {name for name, check in checks.items() if any(may(check, person) for person in people)}
    return Reach(frozenset(table.viewer(person) for person in (NOBODY, *people)), frozenset(powers))


def others(table: Table, asker: int) -> list[tuple[object, ...]]:
    """What nobody may take from the others: their places, their links, and that they are in the game."""
    assert table.state is not None
    kept: list[tuple[object, ...]] = []
    for seat, place in enumerate(table.doc.places):
        if place.person != asker or asker == NOBODY:
            links = table.doc.person(place.person).newer if place.kind == "person" else []
            kept.append((seat, place.kind, place.person, is_in(table.state, seat), links))
    return kept


@asynccontextmanager
async def talk(
    monkeypatch: pytest.MonkeyPatch, moderator: bool, away: bool, asker: int
) -> AsyncIterator[tuple[Table, HandTime, list[Listener], list[str]]]:
    """Four birds and a bot talk, and their moderator, if they had one, has left; the others are away, or there and
    silent.

    Gives the table, its time, everybody's devices, and the tokens of the asker.
    """
    put_on_the_shelf(monkeypatch, ROOKS)
    async with running_tables() as (made, time):
        state = ROOKS.new(5, SECRET, telling=False, held=True, deal={"roles": ROLES})
        while state.top.name != "talk":
            close(state, missing(state, seeded(1)))
        state.telling = True
        pace = wire.PaceSetup("person" if moderator else "fixed", seconds=LONG)
        table = await table_from(made, setup(ROOKS.id, 5, 1, pace=pace, moderator=moderator), state)
        devices = await everybody(table)
        if moderator:
            await act(table, leaving.leave, table.doc.moderator)
        token = new_token()
        if asker >= 0:
            table.doc.person(asker).token = devices[asker].key = sealed(token)
        if away:
            for device in devices:
                if device.person != asker:
                    await device.exit()
            await time.turn(LOST_AFTER)
        yield table, time, devices, [token] if asker >= 0 else []


async def request(table: Table, endpoint: Endpoint, asked: Any, token: str) -> bytes:
    """The answer to one request, without a socket."""
    body = asked if endpoint.method == "POST" else None
    headers = [(b"content-type", b"application/json"), (b"host", b"127.0.0.1")]
    if token:
        headers.append((b"authorization", f"Bearer {token}".encode()))
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": endpoint.method,
        "scheme": "http",
        "path": endpoint.path,
        "path_params": {"code": table.doc.code, "game": ROOKS.id, "at": "1"},
        "query_string": asked.encode() if isinstance(asked, str) else b"",
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 80),
    }
    heard: list[Message] = []

    bodies = iter([b"" if body is None else json.dumps(body).encode()])

    async def receive() -> Message:
        for sent in bodies:
            return {"type": "http.request", "body": sent}
        await asyncio.Event().wait()  # a client that has sent everything stays and listens
        raise AssertionError

    async def send(message: Message) -> None:
        heard.append(message)

    response = await handler(endpoint, Site(tables_of(table), RateLimits({}), list))(Request(scope, receive))
    await response(scope, receive, send)
    return b"".join(message.get("body", b"") for message in heard)


async def let_pass(table: Table, time: HandTime, asker: Listener | None) -> None:
    """The asker says yes to whatever is asked, and everybody has had the time to come back."""
    if asker is not None and table.question is not None:
        await asker.do(wire.Answer(command_id(), table.question.number, True))
    await time.turn(RETURN_WITHIN)


def device_of(devices: list[Listener], asker: int) -> Listener | None:
    """The asker's device; None: somebody with the code has none."""
    return next((device for device in devices if device.person == asker), None)


SITUATIONS = [(moderator, away) for moderator in (False, True) for away in (False, True)]
situations = pytest.mark.parametrize(("moderator", "away"), SITUATIONS, ids=str)


def test_every_command_and_every_endpoint_has_a_row() -> None:
    assert set(SAID) == set(get_args(wire.ClientSays))
    assert set(ASKED) == {endpoint.function.__name__ for endpoint in ENDPOINTS}


@situations
@pytest.mark.parametrize("asker", [OWNER, PLAYER, NOBODY])
async def test_no_command_alone_widens_what_anybody_sees_or_may_do(
    monkeypatch: pytest.MonkeyPatch, moderator: bool, away: bool, asker: int
) -> None:
    for said in [said for row in SAID.values() if row is not None for said in row]:
        async with talk(monkeypatch, moderator, away, asker) as (table, time, devices, tokens):
            device = device_of(devices, asker) or await Listener(table, NOBODY).enter()
            before, theirs = reach(table, tokens), others(table, asker)
            command = said(table, command_id())
            if isinstance(command, wire.Sync):
                await attendance.sync(table, device)
            elif isinstance(command, wire.Hint):
                with suppress(Refusal):  # a bot thinks in the place of this seat
                    assert hints.seat_at(table, asker, command) == table.doc.seat_of(asker)
            else:
                assert isinstance(command, wire.Command)
                await device.do(command)
            await let_pass(table, time, device)
            after = reach(table, tokens)
            if isinstance(command, wire.Keep) and moderator and asker == OWNER:
                # Where it was agreed that a person closes windows and the moderator is left, the owner does.
                after = Reach(after.eyes, after.powers - {"closes"})
            assert after.eyes <= before.eyes and after.powers <= before.powers, command
            assert others(table, asker) == theirs, command


@situations
@pytest.mark.parametrize("asker", [OWNER, PLAYER, GUEST])
async def test_no_request_alone_widens_what_anybody_sees_or_may_do(
    monkeypatch: pytest.MonkeyPatch, moderator: bool, away: bool, asker: int
) -> None:
    for endpoint in ENDPOINTS:
        for asked in ASKED[endpoint.function.__name__]:
            async with talk(monkeypatch, moderator, away, asker) as (table, time, devices, tokens):
                before, theirs = reach(table, tokens), others(table, asker)
                token = tokens[0] if tokens and endpoint.token != "none" else ""
                answer = await request(table, endpoint, asked, token)
                told = (endpoint.function.__name__, asked, answer[:200])
                if endpoint.function.__name__ not in ("create", "play_on"):  # tables of their own
                    tokens += [json.loads(answer)["token"]] if b'"token"' in answer else []
                await let_pass(table, time, device_of(devices, asker))
                after = reach(table, tokens)
                assert after.eyes <= before.eyes and after.powers <= before.powers, told
                assert others(table, asker) == theirs, told
                assert json.dumps(ROLES, separators=(",", ":")).encode() not in answer, told
                assert f"{SECRET:x}".encode() not in answer, told


@situations
async def test_what_is_agreed_by_two_others_widens_it(
    monkeypatch: pytest.MonkeyPatch, moderator: bool, away: bool
) -> None:
    """So that the law measures something: the same request with consent."""
    async with talk(monkeypatch, moderator, away, GUEST) as (table, _, devices, _):
        (join,) = [endpoint for endpoint in ENDPOINTS if endpoint.function.__name__ == "join"]
        answer = await request(table, join, {"name": "Zed", "moderator": True}, "")
        for device in devices:
            if away:
                await device.enter()
            assert table.question
            assert not await device.do(wire.Answer(command_id(), table.question.number, True))
        after = reach(table, [json.loads(answer)["token"]])
        assert {"moderator", "closes"} <= after.powers and len(after.eyes) == 2
