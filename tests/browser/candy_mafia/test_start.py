"""A newcomer starts an eight-player evening from the shelf: the taps are counted, as docs/decisions/adviser.md has
them."""

from __future__ import annotations

from playwright.async_api import Browser, Page, expect

from igroteka.balance import measured
from igroteka.server import wire
from tests.browser.axe import check
from tests.browser.candy_mafia.player import say, started_table, town, until
from tests.browser.guests import Guests
from tests.browser.seating import link
from tests.browser.spoken import say as shell
from tests.games.candy_mafia.table import GAME
from tests.server.client import NAMES, Room, seated, setup

PLAYERS = 8
CARDS = ("citizen", "elder", "citizen", "citizen", "citizen", "criminal")
# Of the owner: the box, «Собрать стол», the mode, the number, «Собрать стол», «Начать»; of a guest: «Сесть за стол».
OWNER_TAPS, GUEST_TAPS = 6, 1
COUNT = "addEventListener('pointerdown', () => { sessionStorage.taps = 1 + +(sessionStorage.taps ?? 0) }, true)"


async def taps(page: Page) -> int:
    """How often this screen was tapped."""
    return int(await page.evaluate("sessionStorage.taps ?? 0"))


async def test_eight_players_begin_after_six_taps_of_the_owner_and_one_of_each_guest(
    guests: Guests, room: Room
) -> None:
    owner = await guests.come(has_touch=True)
    await owner.add_init_script(COUNT)
    await owner.reload()
    await owner.get_by_role("article").filter(has_text=say("title")).get_by_role("button").first.tap()
    await owner.get_by_role("link", name=shell("game-table")).tap()
    await owner.get_by_text(say("option-mode-guests"), exact=True).tap()
    await owner.get_by_text(str(PLAYERS), exact=True).tap()

    adviser = owner.get_by_role("region", name=shell("cast-title", count=PLAYERS))
    # figures of other rules than today's are not shown
    figures = measured(GAME, PLAYERS, GAME.agreed(PLAYERS, {"mode": "guests"}))
    if figures:
        await expect(adviser.get_by_role("figure")).to_contain_text(say("won-town.often"))
    told = shell("balance-bots", games=figures.games) if figures else shell("balance-none")
    await expect(adviser).to_contain_text(told)
    await check(owner)
    await owner.get_by_role("button", name=shell("new-make")).tap()

    await expect(owner.locator("[data-code]")).to_be_visible()
    code = owner.url.split("/t/")[1][:6]
    for number in range(PLAYERS - 2):
        await room.join(code, f"{NAMES[0]} {number}")
    guest = await guests.come(f"t/{code}", has_touch=True)
    await guest.evaluate(COUNT)
    await guest.get_by_label(shell("guest-name-label")).fill("Зоя")
    await guest.get_by_role("button", name=shell("guest-sit"), exact=True).tap()
    await expect(guest.get_by_role("button", name=shell("lobby-start"))).to_be_visible()
    assert await taps(guest) == GUEST_TAPS
    # whoever sat down in a hurry takes another name
    await guest.get_by_role("button", name=shell("lobby-rename")).click()
    await guest.get_by_role("dialog").get_by_label(shell("guest-name-label")).fill("Зоя-младшая")
    await guest.get_by_role("button", name=shell("lobby-rename-yes")).click()
    await expect(owner.get_by_text("Зоя-младшая").first).to_be_visible()

    await expect(owner.get_by_role("switch", name=shell("narrator-title"))).to_be_visible()
    await owner.get_by_role("button", name=shell("lobby-start")).tap()
    await expect(owner.locator(".house")).to_have_count(PLAYERS)
    assert await taps(owner) == OWNER_TAPS


async def test_roles_are_read_and_a_cast_of_ones_own_is_warned_about(guests: Guests) -> None:
    page = await guests.come(f"new/{GAME.id}")
    await page.get_by_role("button", name=shell("cast-read")).click()
    roles = page.get_by_role("dialog")
    await expect(roles.get_by_text(say("card-elder"), exact=True)).to_be_visible()
    await expect(roles).to_contain_text(say("side-crime.plain"))
    await expect(roles.locator("use").first).to_have_attribute("href", "#mafia-elder")
    await check(page)
    await page.keyboard.press("Escape")

    await page.get_by_text(say("group-cast"), exact=True).click()
    await page.get_by_role("button", name=shell("cards-choose")).click()
    await expect(page.get_by_role("heading", name=say("side-loner"))).to_be_visible()
    for card in ("maniac", "drunk"):
        await page.get_by_role("searchbox").fill(say(f"card-{card}"))
        await page.get_by_role("checkbox", name=say(f"card-{card}.about")).check()
    await check(page)
    await page.keyboard.press("Escape")
    adviser = page.get_by_role("region", name=shell("cast-title", count=6))
    await expect(adviser).to_contain_text(say("card-drunk"))
    await expect(adviser).to_contain_text(shell("balance-none"))
    # a fair cast of six has one criminal, so that no loner has a place; the warning names the role
    warning = page.get_by_role("listitem").filter(has_text=say("advice-left-out"))
    await expect(warning).to_contain_text(say("card-maniac"))


async def test_three_doors_ask_for_the_names_they_need_and_the_form_stays_within_the_screen(guests: Guests) -> None:
    page = await guests.come(f"new/{GAME.id}")
    await page.get_by_text(shell("door-one"), exact=True).click()
    names = page.get_by_role("group", name=shell("together-title")).get_by_role("textbox")
    await expect(names).to_have_count(6)
    await expect(page.get_by_role("button", name=shell("together-start"))).to_be_visible()
    await expect(page.get_by_role("group", name=shell("clock-title"))).to_have_count(0)
    await page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    assert await page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    await check(page)
    await page.get_by_text(shell("door-moderator"), exact=True).click()
    await expect(names).to_have_count(0)
    await page.get_by_role("button", name=shell("new-make")).click()
    await expect(page.get_by_role("button", name=shell("deal-give"))).to_be_visible()


async def test_a_cast_that_cannot_be_played_is_told_why_and_makes_no_table(guests: Guests) -> None:
    guests.forgive("400")  # what the browser says of a set-up that is refused
    page = await guests.come(f"new/{GAME.id}")
    await page.get_by_text(say("group-cast"), exact=True).click()
    await page.get_by_role("button", name=shell("cards-choose")).click()
    for card in ("nobleman", "tough_guy", "avenger", "saviour", "wanderer", "dealer"):
        await page.get_by_role("checkbox", name=say(f"card-{card}.about")).check()
    await page.keyboard.press("Escape")
    await expect(page.get_by_text(say("fault-no-criminal"))).to_be_visible()
    await check(page)


async def test_whoever_deals_the_drunk_by_hand_says_what_lies_aside(guests: Guests, room: Room) -> None:
    agreed = setup(GAME.id, 6, moderator=True, options={"mode": "guests"})
    owner = seated(await room.post("/api/tables", wire.CreateTable(agreed, NAMES[0], moderator=True)))
    page = await guests.come(link(owner))
    await page.get_by_role("button", name=shell("deal-give")).click()
    deal = page.get_by_role("dialog", name=shell("deal-title"))
    for seat, card in enumerate(("drunk", "elder", "doctor", "judge", "don", "mistress")):
        await deal.get_by_role("combobox").nth(seat).select_option(card)
    await deal.get_by_role("combobox", name=say("field-aside")).select_option("maniac")
    await check(page)
    await deal.get_by_role("button", name=shell("deal-yes")).click()
    await expect(page.get_by_text(shell("deal-given"))).to_be_visible()


async def test_the_first_tip_covers_no_button_of_the_table(browser: Browser) -> None:
    async with started_table(browser, town(CARDS, "b")) as game:
        me = await game.sit(0, learning=True)
        await until(game, "mail", [me])
        tip = me.page.get_by_role("region", name=shell("guide-title"))
        understood = tip.get_by_role("button", name=shell("guide-ok"))
        await expect(understood).to_be_visible()
        for name in ("cast", "notebook"):
            await me.page.get_by_role("button", name=say(name), exact=True).click(trial=True)
        await understood.click()
        await expect(understood).to_have_count(0)
