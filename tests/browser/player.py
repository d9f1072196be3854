"""Somebody at the table of any game: what they are asked, as it came over their wire, and how they answer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from typing import Any, TypeVar

from playwright.async_api import Locator

from igroteka.server import wire
from tests.browser.guests import Guests
from tests.browser.seating import dealt, link
from tests.browser.table import Table
from tests.browser.wiretap import Heard
from tests.server.client import Room
from tests.server.websocket_client import SAYS

# One of the options at a decision.
Style = Callable[[dict[str, Any], list[wire.Option]], wire.Option]


class Player(ABC):
    """A table, whose place there it is, and what came over its wire."""

    def __init__(self, who: wire.Seated, table: Table, heard: Heard) -> None:
        self.who = who
        self.table = table
        self.page = table.page
        self.heard = heard
        self.answered = -1
        # What I have answered, by its verb.
        self.made: list[str] = []

    def thing(self, name: str) -> Locator:
        """What options touch."""
        return self.page.locator(f"[data-thing='{name}']")

    def lit(self, name: str) -> Locator:
        """The same, where it may be chosen."""
        return self.thing(name).and_(self.table.lit)

    def now(self) -> wire.Play | None:
        """The game as it was told last."""
        for text in reversed(self.heard):
            message = SAYS.decode(text)
            if isinstance(message, (wire.Whole, wire.Moved)):
                return message.play
        return None

    async def awaited(self) -> str:
        """Wait until something is asked of me: the step; empty: the game is over."""
        while True:
            play = self.now()
            if play and play.view["outcome"]:
                return ""
            if play and play.options and play.decision != self.answered:
                return str(play.view["prompt"]["step"])
            await self.heard.more()

    @abstractmethod
    async def touch(self, play: wire.Play, option: wire.Option) -> None:
        """Touch what says this, and confirm it where that is asked."""

    async def choose(self, option: wire.Option) -> None:
        """Answer this."""
        play = self.now()
        assert play
        self.answered = play.decision
        self.made.append(option.verb)
        await self.touch(play, option)

    async def answer(self, style: Style) -> None:
        """Say what is asked now."""
        play = self.now()
        assert play
        await self.choose(style(play.view, play.options))

    async def play(self, style: Style, until: Collection[str] = ()) -> str:
        """Answer until one of these steps is asked, or the game is over."""
        while (step := await self.awaited()) and step not in until:
            await self.answer(style)
        return step


P = TypeVar("P", bound=Player)


async def seated(kind: type[P], guests: Guests, room: Room, agreed: wire.Setup, **more: Any) -> list[P]:
    """The people at a table at which the game has begun; everybody has opened a personal link."""
    players = []
    for who in await dealt(room, agreed):
        heard = Heard()
        players.append(kind(who, await guests.sit(link(who), heard=heard, **more), heard))
    return players
