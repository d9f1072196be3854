"""Every kind of screen is looked at once: a picture is kept, axe-core finds nothing, and at night it lights no face."""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Page

from tests.browser.axe import check
from tests.browser.candy_mafia.light import luminance
from tests.browser.settled import still

ALBUM = Path(__file__).parents[4] / ".album" / "evening"


class Album:
    """The pictures of one scene, in the order in which they were taken."""

    def __init__(self, scene: str) -> None:
        self.folder = ALBUM / scene
        self.folder.mkdir(parents=True, exist_ok=True)
        for old in self.folder.glob("*.png"):
            old.unlink()
        self.seen: list[str] = []
        # The mean luminance of the phones at night, 0 to 1.
        self.lights: list[float] = []

    async def look(self, page: Page, what: str, dark: bool = False) -> None:
        """Look at a screen of this kind, unless one was seen before."""
        if what in self.seen:
            return
        self.seen.append(what)
        await still(page)
        await page.screenshot(path=self.folder / f"{len(self.seen):02}-{what}.png")
        await check(page)
        if dark:
            self.lights.append(await luminance(page))
