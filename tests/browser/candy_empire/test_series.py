"""«Большая игра»: the score is told between its games and before the result."""

from __future__ import annotations

import asyncio

from playwright.async_api import Browser, expect

from igroteka.core.state import State
from tests.browser.axe import check
from tests.browser.candy_empire.player import laid, late, say, wanting

ANY = wanting()


def last_turns(number: int) -> State:
    """Everybody has one card left in this game of the series; the first leads by far, the second comes second."""
    hands, empires = ("TOR", "KAR", "AVT"), ("TOR TOR SKU VOR", "KAR", "OTN OTN")
    return late(hands, empires, "", options={"play": "series"}, game=number, points=[9, 4, 5])


async def test_the_score_is_told_between_two_games(browser: Browser) -> None:
    async with laid(browser, last_turns(4)) as game:
        players = [await game.sit(seat) for seat in range(3)]
        for player in players:
            assert await player.awaited() == "main"
            await player.answer(ANY)
        for player in players:
            sheet = player.page.get_by_role("dialog", name=say("series", games=5))
            await expect(sheet.get_by_role("row", name=say("series-total"))).to_contain_text("12")
        await check(players[0].page)
        # The next to the left begins the fifth game.
        assert await players[1].awaited() == "main"
        await players[1].answer(ANY)
        await players[0].on.click()
        await players[0].page.get_by_role("button", name=say("game-of", game=5, games=5)).click()
        await expect(players[0].on).to_be_visible()


async def test_the_last_game_is_counted_before_the_result(browser: Browser) -> None:
    async with laid(browser, last_turns(5)) as game:
        players = [await game.sit(seat) for seat in range(3)]
        await asyncio.gather(*(player.play(ANY) for player in players))
        for player in players:
            await player.on.click()
            await expect(player.table.over).to_be_visible()
            assert {*map(int, await player.table.points())} == {12, 6}
