"""Somebody at a table of «Конфетная империя», and positions in which a test begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

from playwright.async_api import Browser

from igroteka.core.state import State
from igroteka.server import wire
from tests.browser.player import Player as AnyPlayer
from tests.browser.player import Style
from tests.browser.spoken import words
from tests.browser.started_table import StartedTable, started_table_of
from tests.browser.table import Table
from tests.browser.wiretap import Heard
from tests.games.candy_empire.table import GAME, NAMES, table

WITHOUT = ("skip", "pass", "keep")


def say(key: str, **args: object) -> str:
    """What a Russian page says."""
    return words("ru", GAME.id).say(key, **args)


class Player(AnyPlayer):
    """Somebody with an empire."""

    def __init__(self, who: wire.Seated, table: Table, heard: Heard) -> None:
        super().__init__(who, table, heard)
        self.hand = self.page.get_by_role("region", name=say("hand"), exact=True)
        # The score between the games of a series.
        self.on = self.page.get_by_role("button", name=say("series-on"))
        self.game = 0
        # Asked about every block, not only when I am the target: the switch on my page.
        self.every_block = False

    def passes(self, view: dict[str, Any]) -> bool:
        """Does the page let this block pass by itself?"""
        if self.every_block or view["prompt"]["step"] != "block":
            return False
        return "hand" not in view["seats"][view["pending"]["target"]]

    async def touch(self, play: wire.Play, option: wire.Option) -> None:
        """Put the score away, touch the card and what to do with it, or the target, and confirm."""
        if self.game and play.view["game"] > self.game:
            await self.table.press(self.on)
        self.game = play.view["game"]
        if self.passes(play.view):
            return
        if option.verb in WITHOUT and len(play.options) > 1:
            await self.table.press(self.page.locator("footer [data-side]"))
            return
        first, *more = option.touches or [""]
        if first:
            await self.table.press(self.lit(first).first)
        deed = self.page.locator(f"[data-deed='{option.verb}']")
        if play.view["prompt"]["step"] == "main":
            await self.table.press(deed)
            if option.verb != "protect":
                await self.table.let_it_end()
                return
        for other in more:
            await self.table.press(self.lit(other))
        await self.table.confirm()


def wanting(*wanted: str) -> Style:
    """The first of these that may be chosen, else the first of all; nothing is discarded unless it must be."""

    def style(view: dict[str, Any], options: list[wire.Option]) -> wire.Option:
        found = [option for want in wanted for option in options if option.choice == want]
        return (found or options)[0]

    return style


def late(hands: Sequence[str], empires: Sequence[str], deck: str, closed: str = "", **more: Any) -> State:
    """Near the end of a game: whatever is not named lies open in the discard."""
    column = "two" if len(hands) == 2 else "copies"
    left = Counter({name: int(str(GAME.data.facts[f"cards.{name}.{column}"])) for name in NAMES})
    left.subtract(card.rstrip("!") for card in " ".join([*hands, *empires, deck, closed]).split())
    return table(hands, empires, deck=deck, closed=closed, open=" ".join(left.elements()), **more)


def started_table(browser: Browser, state: State, bots: int = 0) -> AbstractAsyncContextManager[StartedTable[Player]]:
    """A table at which a game has begun from a position, and windows have their time."""
    return started_table_of(Player, browser, GAME.load({**state.dump(), "held": True}), bots)
