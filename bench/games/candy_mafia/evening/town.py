"""Everybody's phone at one table, played by taps: at random at night, together at votes."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable, Mapping
from random import Random
from time import monotonic
from typing import Any

from playwright.async_api import Locator, Page, expect

from bench.games.candy_mafia.evening.album import Album
from igroteka.server import wire
from tests.browser.candy_mafia.player import MODEST, Player, say
from tests.browser.guests import PATIENCE
from tests.browser.settled import still
from tests.browser.table import by_touch

TOUCH: dict[str, Any] = {"press": by_touch, "has_touch": True, "is_mobile": True}
NIGHT = ("fate", "call", "gang", "mail", "spirits")
VOTES = ("ballot", "runoff", "nominate")
# More windows than an evening has.
MANY = 400
# What Chromium says where phones share a machine and one of them is seconds late.
BUSY = "was preloaded using link preload but not used"

# Let time pass until the table is beyond this decision.
PassOn = Callable[[int], Awaitable[None]]


class Town:
    """The players by seat, and what of them was looked at."""

    def __init__(
        self,
        scene: str,
        players: list[Player],
        pass_on: PassOn,
        screens: Mapping[str, Page] | None = None,
        mild: bool = False,
    ) -> None:
        self.scene = scene
        self.players = players
        self.pass_on = pass_on
        # Others that are only looked at, by name.
        self.screens = screens or {}
        # Nobody does anything that they need not do: the evening is not over before the scene is.
        self.mild = mild
        self.album = Album(scene)
        self.rng = Random(scene)
        self.began = monotonic()
        self.windows = 0
        self.answers = 0
        self.decoys = 0

    def tell(self, what: str) -> None:
        """Progress."""
        print(f"{self.scene}: {what}, {self.spent:.0f} s", file=sys.stderr, flush=True)

    @property
    def spent(self) -> float:
        """Seconds since everybody was there."""
        return monotonic() - self.began

    def now(self) -> wire.Play:
        """The game as the first phone was told it last."""
        play = self.players[0].now()
        assert play
        return play

    @property
    def over(self) -> bool:
        """Has somebody won?"""
        return bool(self.now().view["outcome"])

    async def gather(self) -> str:
        """Wait until every phone shows the same window; gives its step, empty after the end."""
        while True:
            plays = [player.now() for player in self.players]
            decisions = {play.decision if play else -1 for play in plays}
            if len(decisions) == 1 and -1 not in decisions:
                break
            late = min(zip(plays, self.players, strict=True), key=lambda one: one[0].decision if one[0] else -1)[1]
            late.heard.news.clear()
            await asyncio.wait_for(late.heard.news.wait(), PATIENCE / 1000)
        for player in self.players:
            await still(player.page)
        prompt = self.now().view["prompt"]
        return str(prompt["step"]) if prompt and not self.over else ""

    async def window(self) -> str:
        """One window: everybody looks, answers or pretends to, and time passes; gives its step."""
        step = await self.gather()
        if not step:
            return ""
        decision, view = self.now().decision, self.now().view
        self.windows += 1
        self.tell(f"night {view['night']}, day {view['day']}: {step}")
        await self.look(step)
        for seat, player in enumerate(self.players):
            await self.act(seat, player, decision)
        await self.pass_on(decision)
        await self.has_heard(decision)
        return step

    async def has_heard(self, decision: int) -> None:
        """Wait until the first phone knows that this window is over: else all of it would be played once more."""
        first = self.players[0]
        while self.now().decision == decision and not self.over:
            first.heard.news.clear()
            await asyncio.wait_for(first.heard.news.wait(), PATIENCE / 1000)

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> None:
        """Play until the view is as wanted, or to the end."""
        for _ in range(MANY):
            await self.gather()
            if self.over or wanted(self.now().view) or not await self.window():
                return
        raise AssertionError("the evening has no end")

    async def act(self, seat: int, player: Player, decision: int) -> None:
        """Answer; or do as if, where the town must not see who is asked."""
        play = player.now()
        if not play or play.decision != decision or play.view["outcome"]:
            return  # the last answer has ended the window
        step = play.view["prompt"]["step"]
        if play.options:
            await player.choose(self.choice(play, seat))
            self.answers += 1
        elif play.window and seat in play.window.speakers and seat not in play.answered:
            await player.table.press(player.table.golden)
        elif step == "mail":
            await self.read(player)
        elif step == "save":
            await player.table.press(player.beside)
            self.decoys += 1
        elif step in NIGHT:
            await player.suspect(self.rng.randrange(len(self.players)))
            await expect(player.table.golden).to_contain_text(say("sealed"))
            self.decoys += 1

    def choice(self, play: wire.Play, seat: int) -> wire.Option:
        """At a vote all agree; else something is done if it can be, and among the mild as little as possible."""
        modest = [option for option in play.options if option.verb in MODEST]
        if self.mild and modest:
            return modest[0]
        step, day = play.view["prompt"]["step"], play.view["day"]
        if step in VOTES:
            alive = [at for at, person in enumerate(play.view["seats"]) if person["alive"]]
            against = [option for option in play.options if option.words.get("seat") == alive[day % len(alive)]]
            return (against or play.options)[0]
        deeds = [option for option in play.options if option.verb not in MODEST]
        return self.rng.choice(deeds or play.options)

    async def read(self, player: Player) -> None:
        """Hold the note as everybody does."""
        note = player.page.get_by_role("button", name=say("mail-open"))
        await self.hold(player, note, "mail-held")

    async def hold(self, player: Player, button: Locator, what: str) -> None:
        """Keep a finger on a button that shows something secret, and look at it."""
        await button.hover()
        await player.page.mouse.down()
        await expect(player.page.locator("footer section")).to_be_visible()
        await self.album.look(player.page, what, dark=True)
        await player.page.mouse.up()

    async def look(self, step: str) -> None:
        """A phone that is asked, one that is not, one of somebody who is out, what they hold, and the other screens."""
        for seat, player in enumerate(self.players):
            play = player.now()
            assert play
            alive = play.view["seats"][seat]["alive"]
            kind = f"{step}-{'out' if not alive else 'asked' if play.options else 'unasked'}"
            if kind in self.album.seen:
                continue
            await self.album.look(player.page, kind, dark=step in NIGHT)
            if step in ("fate", "call", "gang", "save"):
                await self.hold(player, player.card, f"{kind}-held")
        for name, page in self.screens.items():
            await self.album.look(page, f"{step}-{name}")
