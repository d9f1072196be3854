"""A page that has settled: it has all that it asked for, nothing moves, and every part lies where it stays."""

from __future__ import annotations

from itertools import count

from playwright.async_api import Page

# What can be seen from outside: requests that are not answered, and a page that is being left.
WATCHED = """{
  window.unanswered = 0;
  addEventListener('beforeunload', () => window.unanswered++);
  for (const [of, name] of [[window, 'fetch'], [Response.prototype, 'json'], [Response.prototype, 'text']]) {
    const was = of[name];
    of[name] = function (...given) {
      window.unanswered++;
      return was.apply(this, given).finally(() => window.unanswered--);
    };
  }
}"""
# The page itself counts what else it waits for (web/src/lib/device/pending.ts). It fits its parts to the screen frame by frame: they
# stay where they have lain for three frames one after another. Looked at once per frame; `call` tells one wait from the last.
SETTLED = """([call, answered]) => {
  const { pending = '0' } = document.documentElement.dataset;
  const moving = document.getAnimations().some(one => one.playState === 'running'
    && one.effect.getComputedTiming().endTime !== Infinity);
  const parts = document.querySelectorAll('main, main *, footer, footer *, .ask, dialog, dialog *');
  const places = [innerWidth, innerHeight, ...[...parts].map(it => JSON.stringify(it.getBoundingClientRect()))].join();
  const shown = document.querySelector('#app > *') && !document.querySelector('[aria-busy=true]');
  const has = !answered || (pending === '0' && window.unanswered === 0);
  const quiet = shown && has && !moving && document.fonts.status === 'loaded';
  const last = window.seen?.call === call ? window.seen : { frames: 0 };
  window.seen = { call, places, frames: quiet && places === last.places ? last.frames + 1 : 0 };
  return window.seen.frames >= 2;
}"""
# A phone that wakes up asks for the whole.
WAKE = "dispatchEvent(new Event('online'))"
CALLS = count()


async def settled(*pages: Page) -> None:
    """Wait until these pages have settled; what comes later is no answer to what they have said so far."""
    for page in pages:
        await page.wait_for_function(SETTLED, arg=[next(CALLS), True])


async def still(*pages: Page) -> None:
    """Wait until nothing moves there, while the table's time stands and what was said at a covert window is not confirmed."""
    for page in pages:
        await page.wait_for_function(SETTLED, arg=[next(CALLS), False])


async def up_to_date(*pages: Page) -> None:
    """Wait until these pages have heard, and show, whatever the server had told anybody before."""
    for page in pages:
        await settled(page)
        await page.evaluate(WAKE)
    await settled(*pages)
