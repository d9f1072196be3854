"""A player who has the floor in «Конфетная мафия» ends the speech with a tap; the others see that it goes on."""

from __future__ import annotations

from playwright.async_api import Browser, expect

from igroteka.core.closing import close
from tests.browser.axe import check
from tests.browser.candy_mafia.player import started_table, town
from tests.browser.reach import within_reach
from tests.browser.spoken import say as shell
from tests.games.candy_mafia.table import GAME, step

ELDER, DON = 0, 4
CARDS = ["elder", "doctor", "detective", "avenger", "don", "mistress"]


async def test_a_last_word_ends_when_the_condemned_says_so(browser: Browser) -> None:
    s = town(CARDS, "u")
    while step(s) != "ballot":
        close(s, {})
    for seat in range(4):
        s.play(seat, GAME.parse(f"vote {DON + 1}"))
    close(s, {})
    async with started_table(browser, s) as game:
        elder, don = [await game.sit(seat) for seat in (ELDER, DON)]
        await expect(elder.table.ask).to_contain_text(shell("window-speech"))
        await expect(elder.table.golden).to_have_count(0)
        await expect(don.table.golden).to_contain_text(shell("speech-done"))
        await within_reach(don.page)
        await check(don.page)
        await don.table.golden.click()
        await expect(elder.table.ask).not_to_contain_text(shell("window-speech"))
        await expect(don.table.golden).not_to_contain_text(shell("speech-done"))
