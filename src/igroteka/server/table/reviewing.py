"""The decisions of a match that is over, as they are judged one after another, and whoever waits for more of them."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from igroteka.core.state import State
from igroteka.server.wire import Judged


class Asked(NamedTuple):
    """A decision to be judged: the world that the seat believed in, and its answer."""

    at: int
    world: State
    action: int


class Reviewing:
    """A review that goes on in the background."""

    def __init__(self, asked: list[Asked]) -> None:
        self.asked = asked
        self.done: list[Judged] = []
        # The decisions that were judged, or for which there was no time.
        self.passed = 0
        self.grown = asyncio.Event()

    def add(self, judged: Judged | None) -> None:
        """One more is judged; None: there was no time for it."""
        if judged is not None:
            self.done.append(judged)
        self.passed += 1
        self.grown.set()

    async def more(self, known: int) -> None:
        """Wait until more are judged than are known, or all: no request waits for longer than a thought."""
        while self.passed < len(self.asked) and len(self.done) <= known:
            self.grown.clear()
            await self.grown.wait()
