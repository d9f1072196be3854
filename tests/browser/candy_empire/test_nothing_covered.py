"""Four players at a laptop, two hundred positions of random games, and some of them on a phone: no card, name or number
lies under another."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.async_api import Browser, WebSocketRoute

from igroteka.core.chance import seeded
from tests.browser.candy_empire.player import started_table
from tests.browser.guests import LAPTOP, PHONE
from tests.browser.seating import link
from tests.games.candy_empire.table import GAME

POSITIONS = 200
# Every so many is looked at on a phone, too.
ON_A_PHONE = 8
# Random games take about so many answers.
LONG = 56
# When the page shows the position in which a player has this name, and lays nothing anew any more: the parts that must
# stay free of one another, by what they are, and are not.
COVERED = """async name => {
  const frame = () => new Promise(requestAnimationFrame);
  while (document.querySelector("main [data-seat='1'] .name").textContent.trim() !== name) await frame();
  for (let last = '', same = 0; same < 2;) {
    await frame();
    const now = [...document.querySelectorAll('main .cloth *')].map(one => {
      const { x, y, width } = one.getBoundingClientRect();
      return `${x} ${y} ${width}`;
    }).join();
    [same, last] = [now === last ? same + 1 : 0, now];
  }
  const seen = selector => [...document.querySelectorAll(selector)].map(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return { one, left, right, top, bottom };
  });
  const SLACK = 1.5;
  const meet = (a, b) => a.one !== b.one && !a.one.contains(b.one) && !b.one.contains(a.one)
    && a.left < b.right - SLACK && b.left < a.right - SLACK && a.top < b.bottom - SLACK && b.top < a.bottom - SLACK;
  const told = a => (a.one.textContent.trim() || a.one.className?.baseVal || a.one.outerHTML).slice(0, 60);
  const found = [];
  const free = (some, others) => {
    for (const a of some) for (const b of others) if (meet(a, b)) found.push([told(a), told(b)].join(' / '));
  };
  const tiles = seen('[data-zone^=empire] .tile'), trays = seen('main [data-seat]');
  const numbers = seen('[data-zone^=empire] .tile svg text');
  free(tiles, tiles);
  free(tiles, seen('.who .name, .who .purse, .middle .pile, .middle .banned, .below ul'));
  free(numbers, seen('[data-zone^=empire] .lock, [data-zone^=empire] .tile b, .seam'));
  free(seen('[data-zone^=empire] .lock'), seen('.seam'));
  free(trays, trays);
  free(trays, seen('.middle .pile, .middle .banned, .below ul'));
  for (const { one, top, bottom } of numbers) {
    const size = parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a;
    if (size < 11) found.push(`${one.textContent}: ${size} px`);
  }
  for (const tray of trays) for (const tile of tiles)
    if (tray.one.contains(tile.one) && (tile.top < tray.top || tile.bottom > tray.bottom
      || tile.left < tray.left || tile.right > tray.right)) found.push(`${told(tile)} is outside`);
  return found;
}"""


def positions() -> list[Any]:
    """What the first player sees in positions of random games, from the first turn to the last."""
    rng = seeded(38)
    seen: list[Any] = []
    while len(seen) < POSITIONS:
        state = GAME.new(4, len(seen))
        for _ in range(rng.below(LONG)):
            if state.over:
                break
            seat = state.turn()[0]
            choices = state.legal(seat)
            state.play(seat, choices[rng.below(len(choices))])
        if not state.over:
            seen.append(state.view(0))
    return seen


async def test_nothing_covers_anything_at_a_table_of_four(browser: Browser) -> None:
    async with started_table(browser, GAME.new(4, 1)) as game:
        lines: list[WebSocketRoute] = []
        told: list[Any] = []

        def listen(line: WebSocketRoute) -> None:
            """The table as its server tells it, until the test tells another."""
            server = line.connect_to_server()
            lines.append(line)

            def pass_on(message: str | bytes) -> None:
                told.append(json.loads(message))
                line.send(message)

            server.on_message(pass_on)

        page = await game.guests.come("", LAPTOP)
        await page.route_web_socket(re.compile("/play$"), listen)
        await page.goto(game.guests.address(link(game.who(0))))
        await page.locator("main [data-seat]").first.wait_for()
        whole = next(message for message in told if message["type"] == "whole")
        number = max(message["n"] for message in told)
        seen = positions()
        covered: dict[int, list[str]] = {}
        for at, view in enumerate([*seen, *seen[::ON_A_PHONE]]):
            if at == len(seen):
                await page.set_viewport_size(PHONE)
            whole["play"].update(view=view, options=[], near=[], decision=at)
            whole["table"]["seats"][1]["name"] = f"Bob {at}"  # by which the page says that it has heard
            lines[-1].send(json.dumps({**whole, "n": number + 1 + at}))
            if found := await page.evaluate(COVERED, f"Bob {at}"):
                covered[at] = found
        assert covered == {}
