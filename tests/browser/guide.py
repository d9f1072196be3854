"""The guide of a first game, where there is no column for it: what one plays for is read without a tap."""

from __future__ import annotations

from playwright.async_api import Locator

from tests.browser.spoken import say

# Nothing of it is cut off, as soon as it has found its place.
WHOLE = """async line => {
  for (let frame = 0; frame < 30; frame++) {
    await new Promise(requestAnimationFrame);
    if (line.checkVisibility() && line.scrollHeight <= line.clientHeight + 1) return true;
  }
  return false;
}"""


async def read_through(note: Locator) -> None:
    """The goal can be read as it stands; one that fits its place is opened for its buttons."""
    assert await note.locator("small").evaluate(WHOLE), "what one plays for is read without a tap"
    more = note.get_by_role("button", name=say("ask-more"))
    if await more.get_attribute("aria-expanded") == "false":
        await more.click()
        if await more.get_attribute("aria-expanded") == "false":  # it had just opened by itself
            await more.click()
