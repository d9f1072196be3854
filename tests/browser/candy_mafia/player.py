"""Somebody at a table of «Конфетная мафия», and evenings in which a test begins."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

from playwright.async_api import Browser, Locator, expect

from igroteka.core.state import State
from igroteka.games.candy_mafia.actions import LETTERS
from igroteka.server import wire
from tests.browser.player import Player as AnyPlayer
from tests.browser.settled import heard_by_table, up_to_date
from tests.browser.spoken import say as shell
from tests.browser.spoken import words
from tests.browser.started_table import StartedTable, started_table_of
from tests.browser.table import Table
from tests.browser.wiretap import Heard
from tests.games.candy_mafia.table import GAME, evening, step
from tests.server.websocket_client import SAYS, laid_over

OTHER_DEEDS = ("kill", "take")
# There all windows may be touched, by everybody.
NIGHT = ("fate", "call", "gang")
MODEST = ("nobody", "vote-nobody", "hand-down", "say-nothing", "write-nothing")
# More windows than a night and a day have, and how long none of them is.
MANY = 200
PACE = 5_000
COUNT = """() => {
  window.sent = new Map();
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const { id, touched, do: what } = JSON.parse(text);
    if (id && touched !== null) window.sent.set(id, what);
    return send.call(this, text);
  };
}"""


def say(key: str, **args: object) -> str:
    """What a Russian page says."""
    return words("ru", GAME.id).say(key, **args)


class Player(AnyPlayer):
    """Somebody in the town."""

    def __init__(self, who: wire.Seated, table: Table, heard: Heard) -> None:
        super().__init__(who, table, heard)
        self.card = self.page.locator("footer [data-hold]").first
        # What the finger uncovers: by day the card, at night the question.
        self.shown = self.page.locator("section:has([data-slip])")
        self.beside = self.page.locator("footer [data-side]")

    def now(self) -> wire.Play | None:
        """The game as it was told last, in a beat too."""
        beat: wire.Beat | None = None
        for text in reversed(self.heard):
            message = SAYS.decode(text)
            if isinstance(message, wire.Beat):
                beat = beat or message
            elif isinstance(message, (wire.Whole, wire.Moved)):
                return laid_over(message.play, beat) if message.play and beat else message.play
        return None

    def window(self, seat: int) -> Locator:
        """The house of a player, whatever is asked."""
        return self.page.locator(f".house >> nth={seat}")

    async def touch(self, play: wire.Play, option: wire.Option) -> None:
        """Touch whom it is about and what to do with them, and confirm."""
        if option.verb in MODEST:
            done = self.page.get_by_role("button", name=shell("speech-done"))  # whoever has the floor gives it up
            await self.table.press(self.beside.or_(done).first)
            return
        if option.verb == "claim":
            await self.table.press(self.page.get_by_role("button", name=say("claim")))
            await self.table.press(self.page.locator(f"dialog [data-thing='{option.touches[0]}']"))
        else:
            if option.verb == "write" and not await self.lit(option.touches[0]).count():
                group = self.page.get_by_text(say(f"signs-{group_of(option.touches[0])}"), exact=True)
                await self.table.press(group)
            for thing in option.touches:
                at_night = play.view["prompt"]["step"] in NIGHT
                window = self.window(int(thing.removeprefix("seats."))) if at_night else self.lit(thing)
                await self.table.press(window)
            if option.verb == "yes" and play.view["prompt"]["step"] == "call":
                await self.table.press(self.window(0))  # any window means it
        way = self.page.locator(f"[data-way='{option.verb}'][aria-pressed=false]")
        if option.verb in OTHER_DEEDS:
            way = self.way(2)
        if await way.count():
            await self.table.press(way)
        await self.table.press(self.table.golden)

    def way(self, number: int) -> Locator:
        """One of two deeds."""
        return self.page.get_by_role("button", name=say("way", number=number))

    async def peek(self, *lines: str) -> None:
        """Hold the own card for a moment: it says this, and nothing of it is seen before or after."""
        await expect(self.shown).to_have_count(0)
        await self.card.hover()
        await self.page.mouse.down()
        for line in lines:
            await expect(self.shown).to_contain_text(line)
        await self.page.mouse.up()
        await expect(self.shown).to_have_count(0)

    async def texts(self) -> list[str]:
        """Every word on the screen but whose it is, from the top."""
        parts = await self.page.locator(".ask, main .bar, .house, .panel, footer").all_inner_texts()
        return [line for part in parts for line in part.splitlines() if line and line != say("status-you")]

    async def sent(self) -> list[str]:
        """What was said by touching the page since this was asked for the first time; not what it says by itself, or
        again to a table that does not answer for long."""
        if not await self.page.evaluate("'sent' in window"):
            await self.page.evaluate(COUNT)
        said: list[str] = await self.page.evaluate("[...window.sent.values()]")
        return said

    async def suspect(self, seat: int) -> None:
        """A player who is not asked at night does as if they were."""
        await self.table.press(self.window(seat))
        await self.table.press(self.table.golden)


def group_of(thing: str) -> str:
    """The group of signs in which one is found."""
    sign = thing.removeprefix("sheet.sign-")
    if sign.startswith("latin-"):
        return "latin"
    return "cyrillic" if sign in LETTERS.split() else "marks"


def town(cards: Sequence[str], mode: str = "f", **options: Any) -> State:
    """A new evening with these cards by seat."""
    return evening(cards, mode, **options)


def started_table(
    browser: Browser, state: State, bots: int = 0, **more: Any
) -> AbstractAsyncContextManager[StartedTable[Player]]:
    """A table at which the evening has begun, and windows have their time."""
    return started_table_of(Player, browser, GAME.load({**state.dump(), "held": True}), bots, **more)


async def until(game: StartedTable[Player], wanted: str, players: Sequence[Player] = ()) -> None:
    """Let time pass until this step, unless it is there already, and until these screens show it; no window is closed
    before what they said has arrived."""
    pages = [player.page for player in players]
    await heard_by_table(*pages)
    for _ in range(MANY):
        assert game.table.match
        if step(game.table.match.state) == wanted:
            break
        await game.time.turn(PACE)
    else:
        raise AssertionError(f"{wanted} does not come")
    await up_to_date(*pages)
