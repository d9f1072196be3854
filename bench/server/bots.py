"""Whole turns of bots on a running server, as the person who waits for them meets them: rest, thought and all steps.

One person, who answers at once and at random, plays against bots of each level, one table at a time. A turn lasts from
the moment a bot is asked until it is asked no more; where all answer at once, until the last bot has answered. Covert
windows last as long as agreed, independently of who is asked: nobody waits for a bot there.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import get_args

import igroteka
from bench.report import Row
from igroteka.core.game import Game
from igroteka.server import wire
from tests.server.client import Room, deal, setup
from tests.server.process import Served, embedded
from tests.server.websocket_client import Device

TURNS, FEW = 12, 5
# Seconds that a whole turn may take.
MOST: dict[wire.Level, float] = {"easy": 4, "steady": 4, "strong": 7}
# A table of at least this number of seats has more than one bot.
SEVERAL = 4
# Anything that is no bot's turn is over within these seconds.
PACE = wire.PaceSetup(tempo="brisk", seconds=wire.WindowSeconds(short=1, pair=1, word=1))


class Waiting(Device):
    """A client that measures how long each turn of the other seats took."""

    def __init__(self, port: int, code: str, hello: wire.Hello) -> None:
        super().__init__(port, code, hello)
        self.turns: list[float] = []
        # The bots that are asked, the decision where there are several of them, and the time since when.
        self.asked: tuple[list[int], int] = ([], 0)
        self.since = 0.0

    def remember(self, text: str) -> wire.ServerSays:
        """Apply what this message tells, and note who is asked now."""
        message = super().remember(text)
        now, asked = perf_counter(), self.bots_asked()
        if asked != self.asked:
            if self.asked[0]:
                self.turns.append(now - self.since)
            self.asked, self.since = asked, now
        return message

    @property
    def awaited(self) -> list[int]:
        """The seats that are asked now, as far as everybody sees it: none at a covert step."""
        prompt = self.play.view["prompt"] if self.play else None
        return prompt.get("awaited", []) if prompt else []

    @property
    def must_answer(self) -> bool:
        """Is my answer missing, and do the others see that?"""
        return self.play is not None and self.me.seat in self.awaited and self.me.seat not in self.play.answered

    def bots_asked(self) -> tuple[list[int], int]:
        """The bots that are waited for now; all decisions in a row of a bot asked alone are one turn."""
        bots = [seat for seat in self.awaited if seat != self.me.seat]
        if self.play is None or all(seat in self.play.answered for seat in bots):
            return [], 0
        return bots, self.play.decision if len(self.awaited) > 1 else 0


async def play(room: Room, agreed: wire.Setup, most: int, rng: Random) -> list[float]:
    """Measure this number of turns of bots, in as many games as it takes."""
    turns: list[float] = []
    while len(turns) < most:
        owner = await room.create(agreed)
        device = Waiting(room.port, owner.code, wire.Hello(token=owner.token))
        await device.open()
        await room.at(owner, "start")
        await deal([device])
        while not device.over and len(turns) + len(device.turns) < most:
            if device.must_answer:
                await device.choose(rng.choice(device.choices))
            else:
                await device.hear()
        turns += device.turns
        await device.close()
    return turns


def tables() -> list[tuple[str, int]]:
    """Every game, at its smallest table and at one with several bots, where it has one."""
    games = [igroteka.game(name) for name in igroteka.names()]
    return [(game.id, seats) for game in games for seats in sorted({min(game.seat_counts), several(game)})]


def several(game: Game) -> int:
    """The largest table with at most `several` seats; the smallest table, if all have more."""
    return max((seats for seats in game.seat_counts if seats <= SEVERAL), default=min(game.seat_counts))


async def measured(port: int, turns: int) -> list[Row]:
    """All tables, one after the other."""
    rows = []
    async with Room(port) as room:
        for game, seats in tables():
            for level in get_args(wire.Level):
                agreed = setup(game, seats, bots=seats - 1, pace=PACE)
                for seat in agreed.seats[1:]:
                    seat.level = level
                took = await play(room, agreed, turns, Random(f"{game} {seats} {level}"))
                what, note = f"{game}, {seats} seats, {level}", f"median {median(took):.1f} s of {len(took)} turns"
                print(f"{what}: {note}", file=sys.stderr, flush=True)
                rows.append(Row(f"{what}: longest turn", max(took), "s", note=note, most=MOST[level]))
    return rows


def run(quick: bool) -> list[Row]:
    """Measure on a server as `igroteka serve` starts it, on disk, with bots that rest as they do for people."""
    with TemporaryDirectory() as folder, Served(embedded(Path(folder)), Path(folder, "log"), "--no-limits") as served:
        rows = asyncio.run(measured(served.start().port, FEW if quick else TURNS))
        served.stop()
    return rows
