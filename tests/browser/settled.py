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
  // Every line to a table, with how often it asked for the whole, and how many of these are answered.
  window.lines = new Set();
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (!lines.has(this)) {
      lines.add(Object.assign(this, { asked: 0, answered: 0 }));
      this.addEventListener('message', ({ data }) => {
        if (JSON.parse(data).type === 'whole') this.answered = this.asked;
      });
      this.addEventListener('close', () => lines.delete(this));
    }
    if (JSON.parse(text).do === 'sync') this.asked++;
    return send.call(this, text);
  };
}"""
# The page itself counts what else it waits for (web/src/lib/device/pending.ts). It fits its parts to the screen frame
# by frame: they stay where they have lain for three frames one after another. Looked at once per frame; `call` tells
# one wait from the last.
# last.
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
# What a line says is carried out in its order: with a whole that was asked for later, all before it has been heard.
# Each line asks once: wholes are paced, and asked for at every frame they would come late.
HEARD = f"""call => {{
  const open = [...lines];
  for (const line of open) if (line.call !== call) Object.assign(line, {{ call, before: line.asked }});
  if (open.some(line => line.asked === line.before)) {WAKE};
  return open.length > 0 && open.every(line => line.answered > line.before);
}}"""
CALLS = count()


async def settled(*pages: Page) -> None:
    """Wait until these pages have settled; what comes later is no answer to what they have said so far."""
    for page in pages:
        await page.wait_for_function(SETTLED, arg=[next(CALLS), True])


async def still(*pages: Page) -> None:
    """Wait until nothing moves there, while the table's time stands and what was said at a covert window is not
    confirmed."""
    for page in pages:
        await page.wait_for_function(SETTLED, arg=[next(CALLS), False])


async def heard_by_table(*pages: Page) -> None:
    """Wait until the table has heard what these pages have said, also at a covert window, where that is confirmed only
    with time."""
    for page in pages:
        await page.wait_for_function(HEARD, arg=next(CALLS))


async def up_to_date(*pages: Page) -> None:
    """Wait until these pages have heard, and show, whatever the server had told anybody before."""
    for page in pages:
        await settled(page)
        await page.evaluate(WAKE)
    await settled(*pages)
