"""Somebody at a table of «Печенька»: what they are asked, and how they answer."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from playwright.async_api import Locator, expect

import igroteka
from igroteka import SPECTATOR
from igroteka.core.match.begin import replay
from igroteka.core.match.match import Match
from igroteka.core.match.record import read_record
from igroteka.core.state import State
from igroteka.server import wire
from tests.browser.guests import PATIENCE, Guests
from tests.browser.seating import dealt, link
from tests.browser.spoken import words
from tests.browser.table import Table
from tests.browser.wiretap import Heard
from tests.server.client import Room, setup

PECHENKA = igroteka.game("pechenka")
STEPS = ("card", "sword", "shield", "declare", "act", "hunt")
# The step that is asked and the things that may be touched: those that I touch.
Style = Callable[[str, list[str]], list[str]]


def say(key: str, **args: object) -> str:
    """What a Russian page says."""
    return words("ru", PECHENKA.id).say(key, **args)


def title(card: str) -> str:
    """A card's name as it is written on it."""
    name = words("ru", PECHENKA.id).card(card)
    return name[0].upper() + name[1:]


ASKED = {say(f"step-{step}", mine="yes"): step for step in STEPS}
# What is asked as soon as it is; nothing, if a result is shown instead. Playwright itself would look twice a second.
NEWS = """(ask, asked) => new Promise(done => {
  const look = () => {
    const said = ask.querySelector('[data-asked]').textContent.trim();
    const result = document.querySelector('dialog[open], a[href*="/replay/"]');
    if (!result && !asked.includes(said)) return;
    watch.disconnect();
    done(result ? '' : said);
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  look();
})"""


class Player:
    """A table, whose place there it is, and what came over its wire."""

    def __init__(self, who: wire.Seated, table: Table, heard: Heard) -> None:
        self.who = who
        self.table = table
        self.page = table.page
        self.heard = heard
        # What I have answered, step by step.
        self.made: list[tuple[str, list[str]]] = []
        self.sealed = table.ask.get_by_text(say("ask-answered")).first
        self.result = self.page.get_by_role("dialog", name=re.compile(say("round-over", round=r"\d")))
        self.on = self.result.get_by_role("button", name=say("round-on"))
        self.hand = self.page.get_by_role("region", name=say("hand"), exact=True)
        self.excluded = self.page.get_by_role("button", name=re.compile(f"^{say('excluded')}"))
        self.mine = self.page.get_by_role("region", name=say("mine"), exact=True)

    def place(self, name: str) -> Locator:
        """The place of another player, with all that is said about it."""
        return self.page.get_by_role("button", name=re.compile(f"^{name}"))

    def sealed_cards(self, step: str) -> list[str]:
        """What I have answered in secret at this step, one card after the other."""
        return [things[0].removeprefix("hand.") for made, things in self.made if made == step]

    async def awaited(self) -> str:
        """Wait until something is asked of me: the step; empty: a round is over, or the game."""
        said = await asyncio.wait_for(self.table.ask.evaluate(NEWS, [*ASKED]), PATIENCE / 1000)
        return ASKED[said] if said else ""

    async def choose(self, *things: str) -> None:
        """Touch these, and press the golden button."""
        for thing in things:
            await self.table.press(self.table.lit.and_(self.page.locator(f"[data-thing='{thing}']")))
        await self.table.confirm()

    async def answer(self, step: str, style: Style) -> None:
        """Say what is asked at this step."""
        things = style(step, await self.table.things())
        self.made.append((step, things))
        await self.choose(*things)

    async def play(self, style: Style, until: Sequence[str] = ()) -> str:
        """Answer until the round is over, or one of these steps is asked."""
        while (step := await self.awaited()) and step not in until:
            await self.answer(step, style)
        return step

    async def play_on(self, style: Style) -> None:
        """Play to the end of the game; look at every result and put it away."""
        while not await self.table.over.is_visible():
            await self.play(style)
            await self.put_away()

    async def put_away(self) -> None:
        """Enough of the result of the round, if there is one."""
        if await self.on.is_visible():
            await self.table.press(self.on)
            await expect(self.on).to_have_count(0)

    async def scores(self) -> dict[str, int]:
        """The final scores on this screen, by name."""
        points = await self.table.points()
        names = await self.page.get_by_role("columnheader").all_inner_texts()
        return dict(zip(names[1:], map(int, points), strict=True))


def at_random(seed: int) -> Style:
    """Touch anything; for a declaration a card and a role."""
    rng = Random(seed)

    def style(step: str, things: list[str]) -> list[str]:
        zones = ("hand.", "own.") if step == "declare" else ("",)
        return [rng.choice([thing for thing in things if thing.startswith(zone)]) for zone in zones]

    return style


def at_first(*wanted: str) -> Style:
    """Touch these as soon as they may be touched, otherwise anything."""
    other = at_random(0)

    def style(step: str, things: list[str]) -> list[str]:
        found = [thing for want in wanted for thing in things if thing.startswith(want)]
        return found[:1] or other(step, things)

    return style


async def against_bots(guests: Guests, room: Room, seats: int, **more: Any) -> Player:
    """One person at a table for this many players; all others are bots, and the game has begun."""
    (who,) = await dealt(room, setup(PECHENKA.id, seats, seats - 1))
    heard = Heard()
    return Player(who, await guests.sit(link(who), heard=heard, **more), heard)


def last_round(seats: int) -> State:
    """Random players have come to the deal of the last round."""
    state, rng = PECHENKA.new(seats, seed=1), igroteka.seeded(1)
    while True:
        look: Any = state.view(SPECTATOR)
        if look["round"] == look["rounds"]:
            return PECHENKA.load(state.dump())
        seat = state.turn()[0]
        legal = state.legal(seat)
        state.play(seat, legal[rng.below(len(legal))])


async def record(room: Room, who: wire.Seated) -> Match:
    """The match as it is written down, after the end."""
    text = await room.text("GET", f"/api/tables/{who.code}/record?everything=true", None, who.token)
    return replay(read_record(text.decode()), PECHENKA)
