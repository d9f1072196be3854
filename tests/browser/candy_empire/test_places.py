"""Late in a game of four with large empires: at every kind of question nobody scrolls, and a finger finds
everything."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Browser, expect

from tests.browser.axe import check
from tests.browser.candy_empire.player import Player, say, started_table
from tests.browser.guests import LAPTOP, PHONE, SIDEWAYS, TV
from tests.browser.reach import HIDDEN_BELOW, all_in_sight_on_a_short_screen, resize, within_reach
from tests.browser.table import by_touch
from tests.games.candy_empire.table import play, table

HANDS = ("NAI ADV POH", "SUD TOR DET", "OTN POL OTN", "SKU AVT ADV")
EMPIRES = (
    "KAR KAR POH OTN OTN! SKU VOR VOR SUD ADV AVT TOR!",
    "KAR KAR OTN OTN POL SKU VOR AVT! ADV DET TOR",
    "AVT AVT! KAR SKU VOR POL NAI SUD",
    "OTN KAR TOR",
)
# As many piles as there can ever be: of ten characters one card is protected and one is not.
CROWDED_HANDS = ("POL KAR VOR", "SKU ADV AVT", "VOR ADV TOR", "SKU SUD")
CROWDED = (
    "AVT AVT! ADV ADV! DET DET! KAR KAR! VOR VOR! NAI NAI! OTN OTN! POL POL! SKU SKU! TOR TOR!",
    "KAR KAR! OTN OTN! SUD SUD! POH POH! VOR AVT",
    "HIT HIT! OTN OTN KAR",
    "OTN TOR",
)
# Tiles that are not wholly in the tray of their empire; a finger's reach around them may be.
TILES_OUT = """trays => trays.flatMap(tray => [...tray.querySelectorAll('.front')].filter(tile => {
  const [inner, outer] = [tile, tray].map(one => one.getBoundingClientRect());
  return inner.left < outer.left || inner.right > outer.right || inner.top < outer.top || inner.bottom > outer.bottom;
}).map(tile => tile.outerHTML))"""
# Empires in the middle of a game, and what of them, with names and candies, lies under the card that is read.
MIDDLE = ("POL OTN AVT KAR", "ADV KAR OTN SKU TOR", "SKU VOR KAR OTN SUD", "ADV AVT SKU SUD TOR")
UNDER = """reading => {
  const over = reading.getBoundingClientRect();
  const told = 'main [data-seat] .front, main [data-seat] .name, main [data-seat] .purse, .mine .title, .mine .score';
  return [...document.querySelectorAll(told)].filter(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < over.right && over.left < right && top < over.bottom - 2 && over.top + 2 < bottom;
  }).map(one => one.outerHTML);
}"""
# How much of a question is cut off.
CUT = "asked => Math.max(asked.scrollHeight - asked.clientHeight, asked.scrollWidth - asked.clientWidth)"
TOUCH = {"press": by_touch, "has_touch": True, "is_mobile": True}


async def has_its_place(player: Player) -> None:
    """On every screen, and on a phone axe-core has nothing to say."""
    for size in (PHONE, SIDEWAYS, LAPTOP):
        await player.page.set_viewport_size(size)
        await within_reach(player.page)
        assert await player.page.locator("main .cloth").evaluate(HIDDEN_BELOW) <= 1, size
        assert await player.page.locator("main [data-seat]").evaluate_all(TILES_OUT) == [], size
        if size == PHONE:
            await check(player.page)
    await player.page.set_viewport_size(PHONE)
    await all_in_sight_on_a_short_screen(player.page)


@pytest.mark.parametrize("move", ["PLAY NAI", "PLAY POH", "CAST ADV"], ids=["aim", "name", "fetch"])
async def test_everything_has_its_place(browser: Browser, move: str) -> None:
    async with started_table(browser, play(table(HANDS, EMPIRES, closed="HIT"), move)) as game:
        player = await game.sit(0, **TOUCH)
        await player.awaited()
        await has_its_place(player)


async def test_twenty_piles_have_their_place(browser: Browser) -> None:
    async with started_table(browser, table(CROWDED_HANDS, CROWDED, deck=0)) as game:
        player = await game.sit(0, **TOUCH)
        await player.awaited()
        await expect(player.page.locator("[data-zone=empire0] .front")).to_have_count(20)
        await has_its_place(player)


async def test_a_block_is_asked_on_every_screen(browser: Browser) -> None:
    hands = ("POL KAR VOR", HANDS[1], "OTN POH OTN", "SKU VOR ADV")
    empires = ("AVT", *EMPIRES[1:])
    async with started_table(browser, play(table(hands, empires, closed="HIT"), "PLAY POL", "TARGET 1 OTN")) as game:
        player = await game.sit(1, **TOUCH)
        assert await player.awaited() == "block"
        assert await player.table.ask.locator("[data-asked]").evaluate(CUT) <= 1
        await expect(player.page.locator(".wanted").first).to_have_attribute("data-reads", "OTN")
        await has_its_place(player)


@pytest.mark.parametrize("card", ["HIT", "AVT"])
async def test_a_chosen_card_is_read_beside_all_empires(browser: Browser, card: str) -> None:
    hands = (f"OTN TOR {card}", "KAR KAR VOR", "POL NAI TOR", "SUD ADV DET")
    async with started_table(browser, table(hands, MIDDLE, deck=17, closed="POH")) as game:
        player = await game.sit(0)
        await player.awaited()
        await player.lit(f"hand.{card}").click()
        for size in (PHONE, SIDEWAYS, LAPTOP):
            await resize(player.page, size)
            assert await player.page.locator(".reading").evaluate(UNDER) == [], size


async def test_a_protected_card_says_why_and_of_equal_ones_only_one_is_chosen(browser: Browser) -> None:
    async with started_table(browser, play(table(HANDS, EMPIRES, closed="HIT"), "PLAY NAI")) as game:
        player = await game.sit(0)
        await player.awaited()
        mine = player.page.get_by_role("list", name=say("empire-of", name="Ann"))
        await mine.locator("button:has(.lock)").first.click()
        await expect(player.page.get_by_role("dialog")).to_contain_text(say("why-protected"))
        await player.page.keyboard.press("Escape")
        equal = player.thing("empire.1.OTN")  # one of them makes a pair
        await expect(equal).to_have_count(2)
        await equal.last.click()
        await expect(player.page.locator("main [aria-pressed=true]")).to_have_count(1)
        await expect(equal.last).to_have_attribute("aria-pressed", "true")


async def test_own_cards_are_lit_only_to_be_protected(browser: Browser) -> None:
    async with started_table(browser, table(HANDS, EMPIRES, closed="HIT")) as game:
        player = await game.sit(0)
        await player.awaited()
        await player.lit("hand.NAI").click()
        await expect(player.lit("mine.KAR")).to_have_count(0)
        await player.page.locator("[data-deed=protect]").click()
        await player.lit("mine.KAR").first.click()
        await expect(player.table.golden).to_contain_text(say("card-KAR"))
        await player.table.confirm()
        await expect(player.page.locator("[data-seat='0'] button:has(.lock)")).to_have_count(3)


async def test_a_tv_and_a_spectator_see_all_empires_and_no_hand(browser: Browser) -> None:
    async with started_table(browser, table(HANDS, EMPIRES, closed="HIT", open="VOR")) as game:
        tv, spectator = [await game.guests.come(f"w/{game.table.doc.watch}{how}") for how in ("?tv", "")]
        for page, size in ((tv, LAPTOP), (tv, TV), (spectator, PHONE)):
            await expect(page.locator("[data-seat]")).to_have_count(4)
            await resize(page, size)
            await expect(page.locator("[data-thing^='hand.'], [data-deed], [aria-pressed]")).to_have_count(0)
            # Nobody plays here who could know a card of the discard.
            await expect(page.locator("[data-zone=discard]")).to_have_text(
                re.compile(rf"^\s*2\s*{say('discard', known=0)}\s*$")
            )
            assert await page.locator("main .cloth").evaluate(HIDDEN_BELOW) <= 1
            assert await page.locator("main [data-seat]").evaluate_all(TILES_OUT) == []
            if size == TV:
                await check(page)
