"""The guide of a first game, where there is no column for it: what one plays for is read without a tap."""

from __future__ import annotations

from playwright.async_api import Locator

from tests.browser.settled import settled
from tests.browser.spoken import say

# Nothing of it is cut off.
WHOLE = "line => line.checkVisibility() && line.scrollHeight <= line.clientHeight + 1"


async def read_through(note: Locator) -> None:
    """The goal can be read as it stands; where there is little room, a guide that fits is opened for its buttons."""
    await settled(note.page)
    assert await note.locator("small").evaluate(WHOLE), "what one plays for is read without a tap"
    more = note.get_by_role("button", name=say("ask-more"))
    if await more.count() and await more.get_attribute("aria-expanded") == "false":
        await more.click()
