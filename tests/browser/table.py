"""A table as somebody in front of a screen sees it and touches it."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

from playwright.async_api import Locator, Page, expect

from tests.browser.settled import settled
from tests.browser.spoken import say

# Ways out of a part of the turn, beside the golden button.
SKIPS = ("side-stop", "side-no-accountant", "side-no-brute", "side-same")
PASS = "side-pass"
MOST_TABS = 80


async def by_mouse(what: Locator) -> None:
    """Click it."""
    await what.click()


async def by_touch(what: Locator) -> None:
    """Tap it with a finger."""
    await what.tap()


async def by_keys(what: Locator) -> None:
    """Walk to it with Tab, and press Enter; as a mouse does by itself it waits until it may be pressed, and until no
    answer moves the focus."""
    await expect(what).to_be_enabled()
    await settled(what.page)
    for _ in range(MOST_TABS):
        if await what.evaluate("it => it === document.activeElement"):
            break
        await what.page.keyboard.press("Tab")
    else:
        raise AssertionError(f"Tab does not lead to {what}")
    await what.page.keyboard.press("Space" if await what.get_attribute("type") == "radio" else "Enter")


async def first_by_digit(table: Table) -> None:
    """The digit 1 touches the first of what is lit, in every game, and leads on to what it may become or go with;
    Escape lets go of it."""
    lit = table.page.locator("[data-thing][aria-pressed=false]:not([tabindex='-1'])").first
    thing = await lit.get_attribute("data-thing")
    await table.page.keyboard.press("1")
    held = table.page.locator(f"[data-thing='{thing}'][aria-pressed=true]")
    await expect(held).to_be_visible()
    leads = table.page.locator("footer .go, [data-deed], fieldset input, [data-thing][aria-pressed=false]")
    await expect(leads.and_(table.page.locator(":focus"))).to_be_visible()
    await table.page.keyboard.press("Escape")
    await expect(held).to_have_count(0)


class Table:
    """A page at a table, and the way its owner presses buttons."""

    def __init__(self, page: Page, press: Callable[[Locator], Awaitable[None]] = by_mouse) -> None:
        self.page = page
        self.press = press
        # Cards that may be chosen now.
        self.lit = page.locator("[data-thing][aria-pressed=false]")
        self.ask = page.get_by_role("region", name=say("ask-label"))
        self.street = page.get_by_role("region", name=say("street"), exact=True)
        self.hand = page.get_by_role("region", name=say("hand"), exact=True)
        self.exchange = page.get_by_role("region", name=say("exchange"))
        self.ways = page.get_by_role("radio").and_(page.locator("[name=way]"))
        self.golden = page.locator("footer button.go")
        self.undo = page.locator("footer button[data-undo]")
        self.out = self.beside(*SKIPS, PASS)
        # Nobody can be recruited: the golden button offers the pass.
        self.only_pass = page.locator("footer:not(:has([data-side])) button.go[data-choice=pass][aria-disabled=false]")
        self.asked = self.lit.or_(self.out).or_(self.exchange).or_(self.only_pass)
        # What I chose would end the game, and I am asked whether I mean it.
        self.ending = page.get_by_role("dialog", name=say("confirm-ends"))
        # Somebody else is asked.
        self.idle = page.locator("footer:not(:has(.go)) [data-undo]")
        # The result is told.
        self.over = page.get_by_role("link", name=re.compile(f"^({say('result-replay')}|{say('result-review')})$"))
        self.rematch = page.get_by_role("button", name=say("result-rematch"))

    def button(self, key: str, **args: object) -> Locator:
        """The button that says this."""
        return self.page.get_by_role("button", name=say(key, **args))

    def beside(self, *keys: str) -> Locator:
        """The buttons beside the golden one that say one of these, unless an answer is on its way."""
        said = re.compile("|".join(f"^{re.escape(say(key))}( |$)" for key in keys))  # what it leads to may follow
        return self.page.locator("footer").get_by_role("button", name=said, disabled=False)

    async def awaited(self) -> bool:
        """Wait until something is asked of me, or the result is told: is something asked?"""
        await self.asked.or_(self.over).first.wait_for()
        return not await self.over.is_visible()

    async def things(self) -> list[str]:
        """The cards that may be chosen now, as `street.A1` or `hand.B2`."""
        found: list[str] = await self.lit.evaluate_all("cards => cards.map(card => card.dataset.thing)")
        return found

    async def choose(self, thing: str) -> None:
        """Touch a card, say how to pay where there are several ways, and press the golden button."""
        await self.press(self.lit.and_(self.page.locator(f"[data-thing='{thing}']")).first)
        if await self.ways.count():
            await self.pay()
        else:
            await self.confirm()

    async def pay(self) -> None:
        """Take the first way to pay."""
        await self.press(self.ways.first)
        await self.confirm()

    async def confirm(self) -> None:
        """Press the golden button, and mean it."""
        await self.press(self.golden)
        await self.let_it_end()

    async def let_it_end(self) -> bool:
        """Say yes if that would end the game; was it asked?"""
        asked = await self.ending.is_visible()
        if asked:
            await self.press(self.ending.get_by_role("button", name=say("confirm-ends.yes")))
        return asked

    async def pass_turn(self) -> None:
        """Pass, and mean it."""
        if await self.beside(PASS).count():
            await self.press(self.beside(PASS))
            if await self.let_it_end():
                return
        await self.confirm()

    async def skip(self) -> None:
        """Do without this part of the turn."""
        await self.press(self.beside(*SKIPS))

    async def swap(self) -> None:
        """Fetch the first card of the area that may come, unless the only one is here already, and give one for it."""
        for tray in ("exchange-to-hand", "exchange-to-area"):
            card = self.exchange.get_by_role("group", name=say(tray)).locator("button[data-standing=lit]").first
            if await card.count():
                await self.press(card)
        await self.confirm()

    async def points(self) -> list[str]:
        """The scores on the result screen, the best first."""
        await expect(self.over).to_be_visible()
        cells = self.page.get_by_role("row", name=say("result-total")).get_by_role("cell")
        return [text.replace("−", "-") for text in await cells.all_inner_texts()]
