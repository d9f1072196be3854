"""Hostile sets of options over HTTP and the websocket: a named refusal each, nothing changes, nobody at the table hears
of it."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.server import wire
from tests.browser.hosting import hosted
from tests.laws.cases import ROOKS
from tests.laws.hostile import FIXED, JUNK
from tests.server.client import Room, setup
from tests.server.websocket_client import Device, command_id
from tests.shelf import put_on_the_shelf

AGREED = ["owl", "dove"]
CHOICES = ["owl", "jay", "dove"]
# The refusal, and what its detail begins with.
HOSTILE: dict[str, tuple[Any, str, str]] = {
    "a stranger": (["owl", "eagle"], "bad-setup", "option guests: 'eagle' is none of owl, jay, dove"),
    "almost one of them": (["Owl"], "bad-setup", "option guests: 'Owl' is none of"),
    "one with a space": (["owl "], "bad-setup", "option guests: 'owl ' is none of"),
    "nobody's name": ([""], "bad-setup", "option guests: '' is none of"),
    "one twice": (["jay", "jay"], "bad-setup", "option guests: jay is in it twice"),
    "too few": ([], "bad-setup", "option guests: must be 1 to 3 of its choices, not 0"),
    "too many": ([*CHOICES, "owl"], "bad-setup", "option guests: owl is in it twice"),
    "five thousand": (["owl"] * 5_000, "bad-setup", "option guests: owl is in it twice"),
    "longer than a body may be": (["owl"] * 100_000, "too-long", "a body has at most"),
    "a long stranger": (["x" * 50_000], "bad-setup", "option guests: 'xxx"),
    "a word": ("owl", "bad-setup", "option guests: must be a list, not 'owl'"),
    "a flag": (True, "bad-setup", "option guests: must be a list, not True"),
    "a number": (3, "bad-setup", "option guests: must be a list, not 3"),
    "nothing": (None, "bad-message", ""),
    "an object": ({"owl": True}, "bad-message", ""),
    "numbers": ([0, 1], "bad-message", ""),
    "flags": ([True], "bad-message", ""),
    "nulls": ([None], "bad-message", ""),
    "lists in it": ([["owl"]], "bad-message", ""),
    "half a number": (0.5, "bad-message", ""),
    "a set for a flag": ({"owl_rests": ["owl"]}, "bad-setup", "option owl_rests: must be true or false"),
    "a set for a number": ({"days": ["2"]}, "bad-setup", "option days: must be a number from 2 to 4"),
    "a set for no option": ({"ghosts": ["owl"]}, "bad-setup", ""),
}


class Gathering:
    """A table of six that gathers, its owner, and a device that would hear of every change."""

    def __init__(self, room: Room, owner: wire.Seated, device: Device) -> None:
        self.room, self.owner, self.device = room, owner, device

    async def refused(self, path: str, body: object, token: str = "") -> wire.Problem:
        """Why a request is refused; nothing has changed by it."""
        before, heard = await self.room.info(self.owner.code), len(self.device.heard)
        raw = msgspec.Raw(json.dumps(body).encode())  # also what no honest client would write
        status, answer = await self.room.ask("POST", path, raw, token)
        assert 400 <= status < 500, (status, answer)
        assert await self.room.info(self.owner.code) == before
        await self.device.do(wire.Resume(command_id()))  # what comes before its answer was sent before
        assert [json.loads(text)["type"] for text in self.device.heard[heard:]] in (["done"], ["refused"])
        return msgspec.json.decode(answer, type=wire.Problem)


@pytest.fixture(scope="module")
async def gathering() -> AsyncIterator[Gathering]:
    """One table for all attacks, which must still agree on what is right when they are over."""
    with pytest.MonkeyPatch.context() as patch:
        put_on_the_shelf(patch, ROOKS)
        async with hosted() as (port, _), Room(port) as room:
            owner = await room.create(setup(ROOKS.id, 6, options={"guests": AGREED}))
            device = await room.sit(owner)
            await device.sync()
            yield Gathering(room, owner, device)
            await room.at(owner, "setup", setup(ROOKS.id, 6, options={"guests": ["jay"]}))
            assert (await room.info(owner.code)).setup.options["guests"] == ["jay"]


def agreed(options: Any) -> dict[str, Any]:
    """A set-up with these options, which may be anything."""
    return {"game": ROOKS.id, "seats": [{}] * 6, "options": options}


@pytest.mark.parametrize("name", HOSTILE)
async def test_a_hostile_set_is_refused_by_name(gathering: Gathering, name: str) -> None:
    value, reason, detail = HOSTILE[name]
    options = value if isinstance(value, dict) and "owl" not in value else {"guests": value}
    code, token = gathering.owner.code, gathering.owner.token
    for problem in (
        await gathering.refused(f"/api/tables/{code}/setup", agreed(options), token),
        await gathering.refused("/api/tables", {"setup": agreed(options), "name": "Eve"}),
        await gathering.refused("/api/outlook", agreed(options)),
    ):
        assert problem.error == reason and problem.detail.startswith(detail)
        assert len(problem.detail) < 300, "what was sent is not sent back whole"


@settings(FIXED)
@given(value=st.lists(st.one_of(st.sampled_from(CHOICES), JUNK), max_size=5) | JUNK)
async def test_anything_for_a_set_is_refused_or_is_one(gathering: Gathering, value: Any) -> None:
    members = value if isinstance(value, list) else []
    strings = [member for member in members if isinstance(member, str)]
    right = 0 < len(members) == len(set(strings)) and set(strings) <= set(CHOICES)
    if not right:
        path, token = f"/api/tables/{gathering.owner.code}/setup", gathering.owner.token
        assert (await gathering.refused(path, agreed({"guests": value}), token)).error in ("bad-setup", "bad-message")


@pytest.mark.parametrize("do", ["setup", "agree", "options"])
async def test_a_set_over_the_websocket_is_no_message(gathering: Gathering, do: str) -> None:
    before = await gathering.room.info(gathering.owner.code)
    await gathering.device.send(json.dumps({"do": do, "id": "x", "options": {"guests": ["eagle"]}}))
    assert (await gathering.device.next(wire.Refused)).reason == "bad-message"
    assert await gathering.room.info(gathering.owner.code) == before
