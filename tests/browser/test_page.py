"""The page in a real browser."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Browser, Page, ViewportSize, expect

import igroteka

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PHONE = ViewportSize(width=360, height=740)
LAPTOP = ViewportSize(width=1280, height=800)


async def open_page(browser: Browser, url: str, problems: list[str], language: str = "ru-RU") -> Page:
    """A page of its own, which notes all that goes wrong on it and every request that leaves us."""
    context = await browser.new_context(locale=language, viewport=PHONE)
    page = await context.new_page()
    page.on("console", lambda message: problems.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("request", lambda request: None if same_host(request.url, url) else problems.append(request.url))
    await page.goto(url)
    return page


def same_host(one: str, other: str) -> bool:
    """Whether two addresses lead to the same server."""
    return urlsplit(one).netloc == urlsplit(other).netloc


async def test_the_five_games_stand_on_the_shelf(browser: Browser, url: str) -> None:
    problems: list[str] = []
    page = await open_page(browser, url, problems)
    boxes = page.get_by_role("article")
    await expect(boxes).to_have_count(5)
    await expect(boxes.get_by_text("В терминале")).to_have_count(len(igroteka.names()))
    await expect(boxes.get_by_text("Скоро")).to_have_count(5 - len(igroteka.names()))
    for box in await boxes.all():
        await expect(box).to_contain_text("игрок")
    await expect(page.get_by_text(f"play {igroteka.names()[0]}")).to_be_visible()
    assert problems == []
    await page.context.close()


async def test_the_language_can_be_switched_and_is_remembered(browser: Browser, url: str) -> None:
    problems: list[str] = []
    page = await open_page(browser, url, problems)
    await expect(page.get_by_role("heading", level=1)).to_have_text("Пять игр на одном столе")
    await page.get_by_role("button", name="English").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("Five games on one table")
    await expect(page.get_by_role("article").first).to_contain_text("players")
    await page.reload()
    await expect(page.get_by_role("heading", level=1)).to_have_text("Five games on one table")
    await expect(page.locator("html")).to_have_attribute("lang", "en")
    await expect(page).to_have_title("Igroteka: five games on one table")
    assert problems == []
    await page.context.close()


async def test_the_browser_chooses_the_first_language(browser: Browser, url: str) -> None:
    page = await open_page(browser, url, [], language="en-GB")
    await expect(page.get_by_role("heading", level=1)).to_have_text("Five games on one table")
    await page.context.close()


async def test_a_wrong_address_leads_back_to_the_shelf(browser: Browser, url: str) -> None:
    page = await open_page(browser, url + "no/such/place", [])
    await expect(page.get_by_role("heading", level=1)).to_have_text("Здесь пустое место")
    await page.get_by_role("link", name="К полке").click()
    await expect(page.get_by_role("article")).to_have_count(5)
    await page.context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
async def test_the_page_is_accessible(browser: Browser, url: str, size: ViewportSize, scheme: str) -> None:
    # our own policy would refuse axe, which comes from outside the page
    context = await browser.new_context(
        locale="ru-RU", viewport=size, color_scheme="dark" if scheme == "dark" else "light", bypass_csp=True
    )
    page = await context.new_page()
    for address in (url, url + "no/such/place"):
        await page.goto(address)
        await expect(page.get_by_role("heading", level=1)).to_be_visible()
        await page.wait_for_load_state("networkidle")
        await page.add_script_tag(path=AXE)
        found = await page.evaluate("axe.run(document)")
        assert [(v["id"], [node["html"] for node in v["nodes"]]) for v in found["violations"]] == []
        width = await page.evaluate("document.documentElement.scrollWidth")
        assert width <= size["width"], "nothing may stick out sideways"
    await context.close()
