"""What a hand that holds a small phone can reach."""

from __future__ import annotations

from playwright.async_api import Page

# What a finger would miss.
SMALL = """all => all.filter(it => {
  const { width, height } = it.getBoundingClientRect();
  return Math.min(width, height) < 43.5;
}).map(it => it.ariaLabel ?? it.textContent)"""
HIDDEN_BELOW = "it => it.scrollHeight - it.clientHeight"


async def within_reach(page: Page) -> None:
    """The page stays in sight, and everything is large enough for a finger."""
    assert await page.get_by_role("button").or_(page.get_by_role("link")).evaluate_all(SMALL) == []
    assert await page.locator("html").evaluate(HIDDEN_BELOW) == 0, "nobody should have to scroll"
