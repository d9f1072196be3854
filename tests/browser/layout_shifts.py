"""What stands still while cards move: the table under them."""

from __future__ import annotations

from typing import Any

from playwright.async_api import Page

from tests.browser.settled import settled

# The browser's own measure of a page that jumps, from now on, and what jumped. What a tap does itself does not count: a
# card changes trays under the finger, and its neighbours close up. What the table tells a moment later does.
WATCH = """() => {
  window.jumps = [];
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  const told = ({ node, previousRect, currentRect }) => {
    const box = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    return `${box?.outerHTML.slice(0, 120)}: ${place(previousRect)} -> ${place(currentRect)}`;
  };
  new PerformanceObserver(list => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) window.jumps.push([value, sources.map(told)]);
  }).observe({ type: 'layout-shift' });
}"""
PARTS = ".ask, main, main > .cloth, main footer"
BOXES = (
    "parts => parts.map(part => [[...part.classList].sort().join(' '), JSON.stringify(part.getBoundingClientRect())])"
)
MOST = 0.02


class LayoutWatch:
    """A page whose parts stay where they were when this was made.

    Bots answer at once here, within what the browser takes for the answer to a tap; so the places of the parts are
    compared at every decision, and its measure is only one more.
    """

    def __init__(self, page: Page, boxes: Any) -> None:
        self.page = page
        self.boxes = boxes

    @classmethod
    async def watched(cls, page: Page) -> LayoutWatch:
        """Look from now on, as soon as the page has settled."""
        await settled(page)
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
        await self.moved_by_taps_alone()

    async def moved_by_taps_alone(self) -> None:
        """Only what the player touched has moved anything."""
        jumps = await self.page.evaluate("window.jumps")
        assert sum(value for value, _ in jumps) < MOST, jumps
