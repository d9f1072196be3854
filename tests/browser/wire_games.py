"""Games that programs play over the wire, as far as a test wants them, before somebody looks or while they look on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.client import Room
from tests.server.driving import Pair
from tests.server.websocket_client import Device, Memory

HIDDEN = {"hide_hands": True}
# Some games end after a few moves, when nobody can pay for anything: there is nothing to look back at.
LONG = 20


async def begun(room: Room, **agreed: Any) -> Pair:
    """Two people at a table, with the cards dealt."""
    pair = Pair(room, **agreed)
    await pair.begin()
    return pair


async def begun_until(room: Room, true: Callable[[Pair], bool], **agreed: Any) -> Pair:
    """Two people who have played until it is true; if a game ends before, they begin another."""
    pair = await begun(room, **agreed)
    while not true(pair):
        if not await pair.move():
            pair = await begun(room, **agreed)
    return pair


async def finished(room: Room, **agreed: Any) -> Pair:
    """Two people at a table who have played a long game to the end."""
    return await begun_until(room, lambda pair: pair.devices[0].over and len(pair.devices[0].log) > LONG, **agreed)


async def catch_up(pair: Pair) -> None:
    """Hear what pages have done at this table."""
    for device in pair.devices:
        await device.sync()


async def play_for(device: Device) -> None:
    """Play a seat to the end, hastily, on one more device of the person who sits there."""
    while not device.over:
        if device.choices:
            await answer(device)
        else:
            await device.hear()


async def answer(device: Device) -> None:
    """Give the first answer that there is."""
    assert device.play
    decision = device.play.decision
    await device.choose(device.choices[0])
    await device.until(lambda d: d.play and d.play.decision > decision)


def step(device: Memory) -> str:
    """The step at which this seat is asked; empty: it is not."""
    prompt = device.play and device.play.view["prompt"]
    return prompt["step"] if prompt and prompt["mine"] else ""


def hand(device: Memory) -> list[str]:
    """The cards that this seat holds."""
    assert device.play
    held: list[str] = device.play.view["seats"][device.me.seat]["hand"]
    return held


def has_a_pair(device: Memory) -> bool:
    """Can this seat recruit somebody, so that the table will not pass for it?"""
    assert device.play
    pairs = [card["pair"] for card in device.play.view["street"] if card["cost"]]
    return any(hand(device).count(pair) > 1 for pair in pairs)
