"""The shelf: the first page of the house."""

from __future__ import annotations

from playwright.async_api import expect

from tests.browser.guests import LAPTOP, Guests
from tests.browser.reach import STICKING_OUT
from tests.browser.spoken import GAME, say, words

ENGLISH = words("en")


async def test_the_five_games_stand_on_the_shelf(guests: Guests) -> None:
    page = await guests.come()
    boxes = page.get_by_role("article")
    await expect(boxes).to_have_count(5)
    await expect(boxes.get_by_text(say("state-ready"), exact=True)).to_have_count(5)
    for box in await boxes.all():
        await expect(box).to_contain_text("игрок")
        await expect(box).to_contain_text("минут")


async def test_both_shelves_stand_above_the_foot_of_a_laptop(guests: Guests) -> None:
    page = await guests.come("", LAPTOP)
    await expect(page.get_by_role("article")).to_have_count(5)
    lowest, foot = [
        await page.locator(part).last.evaluate(f"it => it.getBoundingClientRect().{edge}")
        for part, edge in (("main li", "bottom"), ("footer", "top"))
    ]
    assert lowest <= foot


async def test_what_is_chosen_of_a_seat_stays_in_its_track(guests: Guests) -> None:
    page = await guests.come(f"new/{GAME}")
    bot = page.get_by_role("radio", name=say("new-seat-bot"))
    await page.locator("label").filter(has=bot).click()
    await expect(page.get_by_role("button", name=say("level-label", level=say("level-steady")))).to_be_visible()
    assert await page.locator("fieldset").filter(has=bot).evaluate_all(STICKING_OUT) == []


async def test_the_language_can_be_switched_and_is_remembered(guests: Guests) -> None:
    page = await guests.come()
    title = page.get_by_role("heading", level=1)
    await expect(title).to_have_text(say("hero-title"))
    await page.get_by_role("button", name="English").click()
    await expect(title).to_have_text(ENGLISH.say("hero-title"))
    await expect(page.get_by_role("article").first).to_contain_text("players")
    await page.reload()
    await expect(title).to_have_text(ENGLISH.say("hero-title"))
    await expect(page.locator("html")).to_have_attribute("lang", "en")
    await expect(page).to_have_title(ENGLISH.say("page-title"))


async def test_the_browser_chooses_the_first_language(guests: Guests) -> None:
    page = await guests.come(locale="en-GB")
    await expect(page.get_by_role("heading", level=1)).to_have_text(ENGLISH.say("hero-title"))


async def test_a_wrong_address_leads_back_to_the_shelf(guests: Guests) -> None:
    guests.forgive("404")
    page = await guests.come("no/such/place")
    await expect(page.get_by_role("heading", level=1)).to_have_text(say("missing-title"))
    await page.get_by_role("link", name=say("missing-back")).click()
    await expect(page.get_by_role("article")).to_have_count(5)


async def test_a_wrong_code_is_told(guests: Guests) -> None:
    guests.forgive("404")
    page = await guests.come()
    code = page.get_by_label(say("code-label"))
    await code.fill("AB")
    await page.get_by_role("button", name=say("code-go")).click()
    await expect(page.get_by_role("alert")).to_have_text(say("code-short", count=2))
    await code.fill("AAAAAA")
    await page.get_by_role("button", name=say("code-go")).click()
    await expect(page.get_by_role("alert")).to_have_text(say("code-missing"))
