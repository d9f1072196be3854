"""What a screen reader says of a page by itself: the texts of its live regions, as they come."""

from __future__ import annotations

from playwright.async_api import Page

# A region speaks of what changes in it while it is there: a log of what is added, any other as a whole; an alert also
# when it comes.
LISTEN = """() => {
  window.heard = [];
  const live = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]';
  const said = new Map();
  const words = it => it.textContent.replace(/\\s+/g, ' ').trim();
  const now = it => it.matches('[role=log]') ? [...it.children].map(one => [one, words(one)]) : [[it, words(it)]];
  const look = first => {
    for (const region of document.querySelectorAll(live)) {
      const known = said.get(region) ?? new Map();
      const speaks = !first && (said.has(region) || region.matches('[role=alert]'));
      const parts = new Map(now(region));
      for (const [part, text] of parts) if (speaks && text && known.get(part) !== text) window.heard.push(text);
      said.set(region, parts);
    }
  };
  look(true);
  new MutationObserver(() => look(false)).observe(document, { subtree: true, childList: true, characterData: true });
}"""


class ScreenReader:
    """Somebody who sees nothing and hears what is said from now on."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @classmethod
    async def open(cls, page: Page) -> ScreenReader:
        """Listen to this page."""
        await page.evaluate(LISTEN)
        return cls(page)

    async def heard(self) -> list[str]:
        """What was said since this was asked last."""
        lines: list[str] = await self.page.evaluate("window.heard.splice(0)")
        return lines

    async def hear(self, *wanted: str) -> list[str]:
        """Wait until all of this was said; everything that was."""
        await self.page.wait_for_function("wanted => wanted.every(one => window.heard.includes(one))", arg=list(wanted))
        return await self.heard()
