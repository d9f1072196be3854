"""Can everybody use this screen? axe-core looks for what it can find by itself, by day and in the evening."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.async_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# The light changes colours and nothing else.
COLOURS = {"runOnly": ["color-contrast"]}


@cache
def source() -> str:
    """The whole of axe-core."""
    return AXE.read_text(encoding="utf-8")


async def check(page: Page) -> None:
    """No violation on this screen, neither by day nor in the evening, and nothing sticks out sideways."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(source())
    await look(page, {})
    await page.emulate_media(color_scheme="dark")
    await look(page, COLOURS)
    await page.emulate_media(color_scheme="light")
    width, seen = await page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width <= seen, "nothing may stick out sideways"


async def look(page: Page, wanted: dict[str, Any]) -> None:
    """Nothing is wrong with the screen as it is lit now."""
    found = await page.evaluate("wanted => axe.run(document, {resultTypes: ['violations'], ...wanted})", wanted)
    broken = [(rule["id"], [node["html"] for node in rule["nodes"]]) for rule in found["violations"]]
    assert not broken, f"{page.url}, {await page.locator('html').get_attribute('data-theme')}: {broken}"
