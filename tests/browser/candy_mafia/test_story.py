"""After an evening with bots their votes are explained in the story, one sentence each."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.async_api import Browser, expect

from igroteka.bots.named import bot
from igroteka.core.chance import Rng
from igroteka.core.state import State
from igroteka.server import wire
from igroteka.server.bots.bot_pool import BotPool
from tests.browser.axe import check
from tests.browser.candy_mafia.player import MANY, PACE, Player, say, started_table, town, until
from tests.browser.settled import heard_by_table
from tests.browser.spoken import say as shell
from tests.browser.started_table import StartedTable
from tests.games.candy_mafia.table import GAME

CARDS = ["elder", "doctor", "detective", "avenger", "saviour", "don"]
DON = 5


@pytest.fixture(autouse=True)
def against_the_don(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots vote for the only criminal, so that the first day is the last; what they thought is worked out here, for a
    worker gives way to every other test."""

    async def answer(_: BotPool, level: wire.Level, world: State, seat: int, rng: Rng, visitor: str = "") -> int:
        wanted = GAME.parse(f"vote {DON + 1}")
        return wanted if wanted in world.legal(seat) else bot("random").choose(world, seat, rng)

    async def run(_: BotPool, timeout: float, visitor: str, job: Callable[..., object], *args: object) -> object:
        return job(*args)

    monkeypatch.setattr(BotPool, "answer", answer)
    monkeypatch.setattr(BotPool, "_run", run)


async def test_each_vote_of_a_bot_has_its_reason_once_it_is_over(browser: Browser) -> None:
    async with started_table(browser, town(CARDS, "u"), bots=5) as game:
        me = await game.sit(0)
        await until(game, "ballot", [me])
        assert not await me.page.get_by_role("button", name=say("story")).count()
        await me.beside.click()
        await heard_by_table(me.page)
        await until_over(game)
        await me.page.get_by_role("button", name=say("story")).click()
        story = me.page.get_by_role("dialog", name=say("story"))
        # all votes that were opened together stand in one line
        await expect(story.locator("li.voted")).to_have_count(1)
        await expect(story.locator("li.voted small")).to_have_count(5)
        await expect(story.locator("li.voted small").filter(has_text=shell("bot-name"))).to_have_count(5)
        await check(me.page)


async def until_over(game: StartedTable[Player]) -> None:
    """Let time pass until the evening ends."""
    for _ in range(MANY):
        if game.table.doc.status == "over":
            return
        await game.time.turn(PACE)
    raise AssertionError("the evening does not end")
