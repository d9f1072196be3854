"""Everybody who opens the page in a test, each in a browser of their own."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any, Self
from urllib.parse import urlsplit

from playwright.async_api import Browser, BrowserContext, Locator, Page, ViewportSize

import igroteka
from tests.browser.settled import WATCHED, settled
from tests.browser.table import Table, by_mouse

PHONE = ViewportSize(width=360, height=740)
LAPTOP = ViewportSize(width=1280, height=800)
TV = ViewportSize(width=1920, height=1080)
# A phone on its side; a laptop whose page is enlarged to 200 %.
SIDEWAYS = ViewportSize(width=740, height=360)
ZOOMED = ViewportSize(width=640, height=400)
# No step of a test takes longer, however busy the machine.
PATIENCE = 60_000
# What a browser says of a server that does not answer.
NO_ANSWER = r"WebSocket connection to 'ws://[^']*' failed|ERR_(CONNECTION|EMPTY|ADDRESS|INTERNET)"
# What it says of a person who stays for some seconds before needing what was fetched for the next step, as on a busy
# machine.
NOT_YET = "was preloaded using link preload but not used"
# The page gives up a line that is not made for seconds, as by a busy machine, and asks for another.
TOO_SLOW = "WebSocket is closed before the connection is established"
Press = Callable[[Locator], Awaitable[None]]
# Rings that fade and sheets that slide are drawn frame by frame, which is a quarter of a browser's work: here they are
# over at once, unless a test is about motion.
STILL = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after, ::backdrop { transition: none !important; animation: none !important }');
  document.adoptedStyleSheets.push(sheet);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    return animate.call(this, frames, typeof how === 'object' ? { ...how, delay: 0, duration: 1 } : 1);
  };
}"""


def played_before() -> str:
    """The first-game guide is for its own test: elsewhere everybody has played all games on the shelf before."""
    return "".join(f"localStorage.setItem('guide:{game}', '[\"*\"]');" for game in igroteka.names())


class Guests:
    """The browsers of a test; whatever goes wrong on a page, and every request that leaves us, is noted."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.problems: list[str] = []
        self.contexts: list[BrowserContext] = []
        self.forgiven: list[str] = [NOT_YET, TOO_SLOW]

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.gather(*(context.close() for context in self.contexts))

    def forgive(self, pattern: str) -> None:
        """Expect this trouble, as of a server that is killed."""
        self.forgiven.append(pattern)

    def troubles(self) -> list[str]:
        """What went wrong and was not expected."""
        return [text for text in self.problems if not any(re.search(pattern, text) for pattern in self.forgiven)]

    async def come(
        self,
        path: str = "",
        size: ViewportSize = PHONE,
        *,
        learning: bool = False,
        heard: list[str] | None = None,
        **more: Any,
    ) -> Page:
        """Somebody opens an address, with nothing kept on the device yet, and the page has settled; `heard` takes what
        the table tells them.

        Nothing moves for long unless the test says what motion they wish.
        """
        options: dict[str, Any] = {"locale": "ru-RU", "reduced_motion": "reduce", "viewport": size, **more}
        context = await self.browser.new_context(**options)
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        if not learning:
            await context.add_init_script(played_before())
        if "reduced_motion" not in more:
            await context.add_init_script(STILL)
        await context.add_init_script(WATCHED)
        page = await context.new_page()
        if heard is not None:
            page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))))
        page.on("console", lambda said: self.note(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self.note(str(error)))
        page.on("request", lambda request: None if self.ours(request.url) else self.note(request.url))
        await page.goto(self.address(path))
        await settled(page)
        return page

    async def sit(self, path: str, size: ViewportSize = PHONE, press: Press = by_mouse, **more: Any) -> Table:
        """Somebody comes to a table."""
        return Table(await self.come(path, size, **more), press)

    def address(self, path: str) -> str:
        """The whole address; what is whole already stays."""
        return path if path.startswith("http") else self.url + path.removeprefix("/")

    def ours(self, address: str) -> bool:
        """Does this lead to the server of the test, or to what the page made itself?"""
        return address.startswith("blob:") or urlsplit(address).netloc == urlsplit(self.url).netloc

    def note(self, problem: str) -> None:
        """Keep it for the end of the test."""
        self.problems.append(problem)
