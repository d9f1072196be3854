"""«Блок: спрашивать, только если цель я»: what does not concern me is let pass by itself, what does is asked."""

from __future__ import annotations

from playwright.async_api import Browser, expect

from tests.browser.candy_empire.player import Player, late, say, started_table, wanting
from tests.browser.settled import up_to_date
from tests.browser.wiretap import events

ATTENTIVE = wanting("PLAY SUD", "PASS", "PLAYER 1")


async def hears(player: Player, name: str) -> None:
    """The player has heard of it: everybody does on a connection of their own."""
    await up_to_date(player.page)
    assert events(player.heard, name)


async def test_only_the_target_is_asked(browser: Browser) -> None:
    hands = ("SUD SUD TOR", "ADV TOR KAR", "KAR AVT VOR")
    async with started_table(browser, late(hands, ("TOR", "OTN OTN", "OTN OTN"), "KAR SKU SKU")) as game:
        judge, target, other = [await game.sit(seat) for seat in range(3)]
        order = other.page.get_by_role("switch", name=say("order"))
        await other.page.locator("label").filter(has_text=say("order")).click()
        await expect(order).to_be_checked()

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
        assert await other.awaited() == "block"
        asked = say("step-block", **{"mine": "yes", "ability": "judge", "target-mine": "yes"})
        await expect(other.table.ask).to_contain_text(asked)
        await other.answer(wanting("BLOCK"))
        await other.awaited()
        await hears(target, "blocked")
        await other.page.reload()
        await expect(other.hand).to_be_visible()
        assert await other.page.evaluate("localStorage.getItem('igroteka/candy_empire/ask-only-target')") == "true"
