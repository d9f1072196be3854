"""What came over the wire to a page, message by message."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from igroteka.server import wire
from tests.browser.guests import PATIENCE
from tests.server.websocket_client import SAYS, Memory


class Heard(list[str]):
    """Every message as it came."""

    def __init__(self) -> None:
        super().__init__()
        self.news = asyncio.Event()

    def append(self, text: str) -> None:
        """One more."""
        super().append(text)
        self.news.set()

    async def more(self) -> None:
        """Wait for the next message."""
        self.news.clear()
        await asyncio.wait_for(self.news.wait(), PATIENCE / 1000)

    def since(self, known: int) -> list[wire.ServerSays]:
        """All messages after this many."""
        return [SAYS.decode(text) for text in self[known:]]


def remembered(heard: Sequence[str]) -> Memory:
    """What somebody knows who has heard all this."""
    memory = Memory()
    for text in heard:
        memory.remember(text)
    return memory


def views(heard: Sequence[str]) -> Iterator[dict[str, Any]]:
    """The game as it was shown, again and again."""
    for message in map(SAYS.decode, heard):
        if isinstance(message, (wire.Whole, wire.Moved)) and message.play:
            yield message.play.view


def events(heard: Sequence[str], name: str) -> list[dict[str, Any]]:
    """What was told under this name, in order."""
    return [seen for entry in remembered(heard).log for seen in entry.events if seen["event"] == name]


def openings(heard: Sequence[str], name: str) -> list[list[tuple[int, str]]]:
    """The cards of all seats each time they were opened; until then nothing may come of anybody's sealed answer but who
    gave it."""
    memory, opened, mine = Memory(), [], 0
    for text in heard:
        before, playing = memory.play, memory.play is not None and not memory.over
        message = memory.remember(text)
        if not playing:
            continue
        if isinstance(message, wire.Moved) and message.entries:
            told = [seen for entry in message.entries for seen in entry.events if seen["event"] == name]
            if told:
                opened.append([(seen["seat"], seen["card"]) for seen in told])
                mine = 0
        elif isinstance(message, wire.Moved):
            mine += 1
            assert mine == 1, "one answer of mine, one word about it; another's is none of my business"
            assert message.play == sealed(before, message.play, memory.me.seat), (
                "and it tells me nothing but what I have answered"
            )
        elif isinstance(message, wire.Whole):
            assert message.play == before, "who asks in between learns nothing"
        elif isinstance(message, wire.Answered):
            assert memory.me.seat not in message.seats or mine, "my own answer comes with the game"
        else:
            assert isinstance(message, wire.Done), f"nothing else comes while we play: {text}"
    return opened


def sealed(before: wire.Play | None, after: wire.Play, me: int) -> wire.Play:
    """The same game, with the answer that I have just sealed."""
    assert before
    prompt = {**before.view["prompt"], "answered": after.view["prompt"].get("answered")}
    answered = sorted({*before.answered, me})
    return msgspec.structs.replace(before, view={**before.view, "prompt": prompt}, answered=answered)
