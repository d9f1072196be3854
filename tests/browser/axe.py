"""Can everybody use this screen? axe-core looks for what it can find by itself."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.async_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def source() -> str:
    """The whole of axe-core."""
    return AXE.read_text(encoding="utf-8")


async def check(page: Page) -> None:
    """No violation on this screen, and nothing sticks out sideways."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(source())
    found = await page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    broken = [(rule["id"], [node["html"] for node in rule["nodes"]]) for rule in found["violations"]]
    assert not broken, f"{page.url}: {broken}"
    width, seen = await page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width <= seen, "nothing may stick out sideways"
