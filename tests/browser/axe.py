"""Can everybody use this screen? axe-core looks for what it can find by itself, by day and in the evening."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.async_api import Page

from tests.browser.settled import still

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# The light changes colours and nothing else.
COLOURS = {"runOnly": ["color-contrast"]}
# Only what is wrong comes back, as it is written on the page: a selector of every part that axe-core looks at is a
# fifth of its work.
# Nothing is fetched once more for the one rule that would read it, of films that play by themselves: we have none.
LOOK = """async wanted => {
  const { violations } = await axe.run(document, { preload: false, resultTypes: ['violations'], selectors: false, ...wanted });
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}"""


@cache
def source() -> str:
    """The whole of axe-core."""
    return AXE.read_text(encoding="utf-8")


async def check(page: Page) -> None:
    """No violation on this screen, neither by day nor in the evening, and nothing sticks out sideways."""
    await bring(page)
    await look(page, {})
    await page.emulate_media(color_scheme="dark")
    await look(page, COLOURS)
    await page.emulate_media(color_scheme="light")
    await fits(page)


async def check_in_the_evening(page: Page) -> None:
    """The same by the light of the evening alone: for a screen that is checked by day in another size."""
    await bring(page)
    await page.emulate_media(color_scheme="dark")
    await look(page, {})
    await page.emulate_media(color_scheme="light")
    await fits(page)


async def bring(page: Page) -> None:
    """axe-core is on the page, and nothing moves there."""
    await still(page)
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(source())


async def fits(page: Page) -> None:
    """Nothing sticks out sideways."""
    width, seen = await page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width <= seen, "nothing may stick out sideways"


async def look(page: Page, wanted: dict[str, Any]) -> None:
    """Nothing is wrong with the screen as it is lit now."""
    broken = await page.evaluate(LOOK, wanted)
    assert not broken, f"{page.url}, {await page.locator('html').get_attribute('data-theme')}: {broken}"
