"""«Блок: спрашивать, только если цель я»: so it is agreed at first, and each may want to be asked about every block."""

from __future__ import annotations

from playwright.async_api import Browser, expect

from tests.browser.candy_empire.player import Player, late, say, started_table, wanting
from tests.browser.settled import up_to_date
from tests.browser.wiretap import events

ATTENTIVE = wanting("PLAY SUD", "PASS", "PLAYER 1")
HANDS = ("SUD SUD TOR", "ADV TOR KAR", "KAR AVT VOR")
EMPIRES = ("TOR", "OTN OTN", "OTN OTN")


async def hears(player: Player, name: str) -> None:
    """The player has heard of it: everybody does on a connection of their own."""
    await up_to_date(player.page)
    assert events(player.heard, name)


async def turn(player: Player, on: bool) -> None:
    """Turn the switch on or off."""
    switch = player.page.get_by_role("switch", name=say("order"))
    await player.page.locator("label").filter(has_text=say("order")).click()
    await expect(switch).to_be_checked(checked=on)


async def test_only_the_target_is_asked(browser: Browser) -> None:
    async with started_table(browser, late(HANDS, EMPIRES, "KAR SKU SKU")) as game:
        judge, target, other = [await game.sit(seat) for seat in range(3)]
        await expect(other.page.get_by_role("switch", name=say("order"))).to_be_checked()

        for player, step in ((judge, "main"), (judge, "judge"), (target, "block")):
            assert await player.awaited() == step
            await player.answer(ATTENTIVE)
        assert await target.awaited() == "main"
        await hears(other, "swapped")
        assert not other.made

        # The Judge who came to the target with the hand means the other now.
        await target.answer(ATTENTIVE)
        assert await target.awaited() == "judge"
        await target.answer(wanting("PLAYER 2"))
        while (play := other.now()) is None or play.view.get("pending", {}).get("target") != 2:
            await other.heard.more()
        asked = say("step-block", **{"mine": "yes", "ability": "judge", "target-mine": "yes"})
        await expect(other.table.ask).to_contain_text(asked)
        await other.answer(wanting("BLOCK"))
        await hears(target, "blocked")


async def test_switched_on_in_an_open_window_it_answers_nothing(browser: Browser) -> None:
    async with started_table(browser, late(HANDS, EMPIRES, "KAR SKU SKU")) as game:
        judge, target, other = [await game.sit(seat) for seat in range(3)]
        await turn(other, on=False)
        other.every_block = True
        for step in ("main", "judge"):
            assert await judge.awaited() == step
            await judge.answer(ATTENTIVE)
        assert await other.awaited() == "block"
        await expect(other.table.golden).to_be_enabled()
        await turn(other, on=True)
        await up_to_date(other.page)
        await expect(other.table.golden).to_contain_text(say("do-block"))
        await other.answer(wanting("BLOCK"))
        assert await target.awaited() == "block"
        await target.answer(wanting("PASS"))
        await hears(judge, "blocked")
        await other.page.reload()
        await expect(other.hand).to_be_visible()
        assert await other.page.evaluate("localStorage.getItem('igroteka/candy_empire/ask-only-target')") == "true"
