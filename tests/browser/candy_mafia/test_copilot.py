"""A moderator with printed cards learns the deal in the first night, takes a wrong touch back, and shows no card by
day."""

from __future__ import annotations

import re

from playwright.async_api import Page, expect

from igroteka.server import wire
from tests.browser.axe import check
from tests.browser.candy_mafia.player import say
from tests.browser.guests import PHONE, SIDEWAYS, TV, Guests
from tests.browser.reach import within_reach
from tests.browser.seating import link
from tests.browser.spoken import say as shell
from tests.games.candy_mafia.table import GAME
from tests.server.client import Room, seated, setup

# By seat, as the printed cards lie; a cast with a gang of three, of whom one is a townsperson.
CARDS = ["elder", "matchmaker", "don", "detective", "sleepwalker", "avenger", "doctor", "mistress"]
NAMES = ["Аня", "Боря", "Вера", "Гоша", "Дина", "Егор", "Жанна", "Захар"]
# For how long the call has been open, and how long was agreed.
CLOCK = re.compile(r"0:\d\d\s*из 0:\d\d")
# More calls, and more cues of the first night and day, than there are.
MANY = 40


async def learn(page: Page, wrong: int) -> list[str]:
    """Call after call touch those who open their eyes, at the first one after a wrong touch; gives what was said."""
    dialog = page.get_by_role("dialog")
    heard: list[str] = []
    following = dialog.get_by_role("button", name=shell("showing-next"))
    for _ in range(MANY):
        if not await following.count():
            return heard
        said = await dialog.locator(".aloud").inner_text()
        heard.append(said)
        card = next((card for card in CARDS if said.rstrip().endswith(say("wakes", role=say(f"card-{card}")))), "")
        gang = [CARDS.index(one) for one in ("don", "sleepwalker", "mistress")]
        right = [CARDS.index(card)] if card else gang
        if wrong >= 0 and card:
            await dialog.get_by_role("button", name=NAMES[wrong], exact=True).click()
            await following.click()
            await dialog.get_by_role("button", name=shell("showing-back")).click()
            await dialog.get_by_role("button", name=f"✓ {NAMES[wrong]}").click()
            wrong = -1
        for seat in right:
            await dialog.get_by_role("button", name=NAMES[seat], exact=True).click()
        await following.click()
    raise AssertionError(f"there is no end of calls: {heard}")


async def test_the_deal_is_learnt_in_the_first_night_and_covered_by_day(guests: Guests, room: Room) -> None:
    options = {"mode": "festival", "wanted": CARDS, "night": "called", "talk": 0}
    agreed = setup(GAME.id, 8, moderator=True, options=options, pace=wire.PaceSetup("person"))
    moderator = seated(await room.post("/api/tables", wire.CreateTable(agreed, "Ведущая", moderator=True)))
    people = [await room.join(moderator.code, name) for name in NAMES]
    page = await guests.come(link(moderator))
    player = await guests.come(link(people[0]))
    await page.get_by_role("button", name=shell("deal-learn")).click()
    await page.get_by_role("button", name=shell("showing-start")).click()
    heard = await learn(page, wrong=CARDS.index("don"))
    assert say("wakes", role=say("card-matchmaker")) in heard[2]
    await expect(page.get_by_role("dialog")).to_contain_text(say("card-avenger"))
    await check(page)
    await page.get_by_role("button", name=shell("showing-done")).click()

    bar = page.get_by_role("region", name=shell("moderator-label"))
    cue, following = bar.locator(".cue"), bar.get_by_role("button", name=shell("moderator-next"))
    town = page.locator(".houses")
    # nobody is woken again but who chooses
    await expect(cue).to_contain_text(say("wakes", role=say("card-matchmaker")))
    await expect(page.locator(".house", has_text=NAMES[0])).to_contain_text(say("card-elder"))
    place = await town.bounding_box()
    for seat in (0, 3):
        await page.locator(f".house >> nth={seat}").click()
    await page.locator("footer .go").click()
    await expect(bar).to_contain_text(shell("moderator-answered", count=1, all=1))
    await following.click()
    await expect(cue).not_to_contain_text(say("wakes", role=say("card-matchmaker")))
    assert await town.bounding_box() == place, "the town stands still"

    # the wrong two: back to the call, which asks anew
    for _ in range(MANY):
        if say("wakes", role=say("card-matchmaker")) in await cue.inner_text():
            break
        before = await cue.inner_text()
        await bar.get_by_role("button", name=shell("moderator-back")).click()
        await expect(cue).not_to_have_text(before, use_inner_text=True)
    await expect(bar).to_contain_text(shell("moderator-answered", count=0, all=1))
    for _ in range(MANY):
        if await page.locator(".cloth.night").count() == 0:
            break
        before = await cue.inner_text()
        await expect(bar.locator(".clock")).to_have_text(CLOCK)
        assert await town.bounding_box() == place, f"the town stands still: {before}"
        await following.click()
        await expect(cue).not_to_have_text(before, use_inner_text=True)

    await expect(page.locator(".houses")).not_to_contain_text(say("card-elder"))
    roles = page.locator("[data-hold-roles]")
    await roles.hover()
    await page.mouse.down()
    await expect(page.locator(".houses")).to_contain_text(say("card-elder"))
    await page.mouse.up()
    await expect(page.locator(".houses")).not_to_contain_text(say("card-elder"))
    for size in (SIDEWAYS, PHONE):
        await page.set_viewport_size(size)
        await within_reach(page)
    await check(page)

    log = player.get_by_role("button", name=shell("log-title"))
    await log.click()
    await expect(player.get_by_text(shell("log-call-back", name="Ведущая")).first).to_be_visible()
    await player.keyboard.press("Escape")
    tv = await guests.come(f"w/{(await room.info(moderator.code, moderator.token)).watch}?tv", TV)
    await expect(tv.locator(".houses")).to_be_visible()
    await guests.contexts[0].close()
    for screen in (player, tv):
        await expect(screen.get_by_text(shell("moderator-lost", closes="person"))).to_be_visible()
