"""Cards travel: from the hand to the empire, from the deck to the hand; a player who wants no motion is spared it."""

from __future__ import annotations

from playwright.async_api import Browser, expect

from tests.browser.candy_empire.player import Player, late, started_table, wanting
from tests.browser.settled import settled

# The places whose cards were moved from elsewhere, from now on.
WATCH = """() => {
  window.moved = new Set();
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, ...more) {
    if ([frames].flat().some(frame => frame.translate || frame.transform))
      window.moved.add(this.closest('[data-zone]')?.dataset.zone ?? '');
    return animate.call(this, frames, ...more);
  };
}"""


async def moved(player: Player) -> set[str]:
    """Where cards have arrived by travelling."""
    return {*await player.page.evaluate("[...window.moved]")}


async def test_a_card_travels_to_the_empire_and_the_next_to_the_hand(browser: Browser) -> None:
    state = late(("TOR NAI", "ADV TOR VOR"), ("OTN SKU", "OTN OTN AVT!"), "AVT SKU")
    async with started_table(browser, state) as game:
        mover = await game.sit(0, reduced_motion="no-preference")
        calm = await game.sit(1)
        for player in (mover, calm):
            await player.page.evaluate(WATCH)
        await mover.answer(wanting("PLAY TOR"))
        for player in (mover, calm):
            await expect(player.page.locator("[data-zone=empire0] [data-card]")).to_have_count(3)
            await settled(player.page)
        assert {"empire0", "hand"} <= await moved(mover)
        assert await moved(calm) == set()
