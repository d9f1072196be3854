"""What a hand that holds a small phone can reach, and what an eye finds on a short screen."""

from __future__ import annotations

from playwright.async_api import Locator, Page, ViewportSize, expect

from tests.browser.guests import LAPTOP, PHONE, SIDEWAYS, ZOOMED
from tests.browser.settled import still

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
# What is needed for a decision and is not wholly between the edges of the screen, above the buttons. A tilted card may
# dip.
# Where cards change places between trays, those are the table.
OUT_OF_SIGHT = """() => {
  const table = document.querySelector('[data-tray]') ? '[data-tray] button' : '[data-thing], main .wheel';
  const needed = document.querySelectorAll(`.ask [data-asked], main ${table}, footer .go`);
  const rim = document.querySelector('footer').getBoundingClientRect();
  const seen = [...needed].filter(it => it.checkVisibility());
  return [seen.length, seen.filter(it => {
    const { left, right, top, bottom, height } = it.getBoundingClientRect();
    const lowest = it.closest('footer') ? innerHeight : rim.top + height * 0.08;
    return left < -1 || right > innerWidth + 1 || top < -1 || bottom > lowest;
  }).map(it => (it.dataset.thing ?? it.className) + JSON.stringify(it.getBoundingClientRect()))];
}"""
# What is drawn beyond the edge of the box it belongs to.
STICKING_OUT = """boxes => boxes.flatMap(box => [...box.querySelectorAll('*')].filter(part => {
  const [inner, outer] = [part, box].map(one => one.getBoundingClientRect());
  return inner.width && (inner.left < outer.left - 1 || inner.right > outer.right + 1
    || inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1);
}).map(part => part.outerHTML))"""
# Of what is to be pressed or read, every two that lie one over the other where both are seen: what is scrolled away
# covers nothing.
# The room for a finger around words without a frame is not seen: it may reach 4 pixels into what lies beside it.
OVERLAPPING = """() => {
  const shared = (a, b) => ({ left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom) });
  const seen = it => {
    let box = shared(it.getBoundingClientRect(), { left: 0, right: innerWidth, top: 0, bottom: innerHeight });
    let floats = getComputedStyle(it).position;
    for (let around = it.parentElement; around && floats !== 'fixed'; around = around.parentElement) {
      const { display, overflow, position } = getComputedStyle(around);
      if (display === 'contents' || (floats === 'absolute' && position === 'static')) continue;
      if (overflow !== 'visible') box = shared(box, around.getBoundingClientRect());
      floats = position;
    }
    return box;
  };
  const parts = [...document.querySelectorAll('button, a[href], h1, h2, .ask, section, table')]
    .filter(it => it.checkVisibility({ visibilityProperty: true })).map(it => [it, seen(it)])
    .filter(([, box]) => box.right > box.left && box.bottom > box.top);
  return [parts.length, parts.flatMap(([over, box], at) => parts.slice(at + 1).filter(([under, room]) => {
    const { left, right, top, bottom } = shared(box, room);
    return right - left > 4 && bottom - top > 4 && !over.contains(under);
  }).map(([under]) => [over, under].map(it => it.ariaLabel ?? it.textContent.trim()).join(' / ')))];
}"""
HIDDEN_BELOW = "it => it.scrollHeight - it.clientHeight"


async def resize(page: Page, size: ViewportSize) -> None:
    """Give the screen another size, and let the page be laid out anew."""
    await page.set_viewport_size(size)
    await still(page)


async def nothing_overlaps(page: Page, *wanted: Locator) -> None:
    """These are on the screen, and nothing covers anything there: on a phone, on a phone on its side and on a
    laptop."""
    before = page.viewport_size
    assert before
    for size in (PHONE, SIDEWAYS, LAPTOP):
        await resize(page, size)
        for part in wanted:
            await expect(part).to_be_in_viewport(ratio=1)
        found, covered = await page.evaluate(OVERLAPPING)
        assert found > 10
        assert not covered, f"{size}: {covered}"
    await resize(page, before)


async def within_reach(page: Page) -> None:
    """The page stays in sight, and everything is large enough for a finger, as soon as nothing moves."""
    await still(page)
    targets, small, hidden = await page.evaluate(OUT_OF_REACH)
    assert targets
    assert small == []
    assert hidden == 0, "nobody should have to scroll"


async def all_in_sight_on_a_short_screen(page: Page) -> None:
    """Nothing that is needed for this decision is out of sight on a phone on its side, or at 200 %."""
    before = page.viewport_size
    assert before
    for size in (SIDEWAYS, ZOOMED):
        await resize(page, size)
        found, hidden = await page.evaluate(OUT_OF_SIGHT)
        assert found > 2
        assert not hidden, f"{size}: {hidden}"
    await resize(page, before)
