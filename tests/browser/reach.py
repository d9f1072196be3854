"""What a hand that holds a small phone can reach."""

from __future__ import annotations

from playwright.async_api import Page

# What a finger would miss, and how much of the page is out of sight. One look for both: it is taken before every move.
OUT_OF_REACH = """() => {
  const targets = [...document.querySelectorAll('button, a[href], [role=button], [role=link]')].filter(
    it => it.checkVisibility({ visibilityProperty: true }) && !it.closest('[aria-hidden=true], [inert]'));
  const small = targets.filter(it => {
    const { width, height } = it.getBoundingClientRect();
    return Math.min(width, height) < 43.5;
  });
  const page = document.documentElement;
  return [targets.length, small.map(it => it.ariaLabel ?? it.textContent), page.scrollHeight - page.clientHeight];
}"""
HIDDEN_BELOW = "it => it.scrollHeight - it.clientHeight"


async def within_reach(page: Page) -> None:
    """The page stays in sight, and everything is large enough for a finger."""
    targets, small, hidden = await page.evaluate(OUT_OF_REACH)
    assert targets
    assert small == []
    assert hidden == 0, "nobody should have to scroll"
