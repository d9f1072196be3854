"""What stands still while cards move: the table under them."""

from __future__ import annotations

from typing import Any

from playwright.async_api import Page

# The browser's own measure of a page that jumps, from now on.
WATCH = """() => {
  window.jumps = 0;
  new PerformanceObserver(list => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.jumps += value;
  }).observe({ type: 'layout-shift' });
}"""
# The footer may grow by a line where a button says what it leads to.
PARTS = ".ask, main"
BOXES = "parts => parts.map(part => [part.className, JSON.stringify(part.getBoundingClientRect())])"
MOST = 0.02


class Steady:
    """A page whose parts stay where they were when this was made.

    Bots answer at once here, within what the browser takes for the answer to a tap; so the places of the parts are compared
    at every decision, and its measure is only one more.
    """

    def __init__(self, page: Page, boxes: Any) -> None:
        self.page = page
        self.boxes = boxes

    @classmethod
    async def watched(cls, page: Page) -> Steady:
        """Look from now on."""
        await page.evaluate(WATCH)
        return cls(page, await cls.look(page))

    @staticmethod
    async def look(page: Page) -> Any:
        """Where the parts are."""
        return await page.locator(PARTS).evaluate_all(BOXES)

    async def stands(self) -> None:
        """Nothing has moved."""
        now = await self.look(self.page)
        moved = [(before, after) for before, after in zip(self.boxes, now, strict=True) if before != after]
        assert not moved, moved
        assert await self.page.evaluate("window.jumps") < MOST
