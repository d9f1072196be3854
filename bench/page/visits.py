"""The page on a middling phone: Chromium with the processor slowed down four times, 10 Mbit/s and 40 ms to the server.

Fetched is what came over the wire, headers included, packed by gzip as a phone in the room gets it, with nothing in the
cache. Interactive is the moment when something that a player comes for can be pressed: it is lit or enabled, a finger
finds it where it stands, the frame that shows it has been made, and the main thread is free again to answer. Both that
moment and what the main thread did until then come from Chromium's trace, of the visit that took the median time.
"""

from __future__ import annotations

import json
import time
from statistics import median

from bench.engines import ours
from bench.page.devtools import Browser, Tab, browser
from bench.page.far_away import far_away
from bench.page.trace import Visit, read, traced
from bench.report import Row
from bench.server.client import Lobby
from bench.server.processes import ours as our_server

SLOWER, BITS, DELAY = 4, 10e6, 0.040
MOST_BYTES, MOST_SECONDS = 150.0, 1.0
SHELF = "article button"
AGAINST_A_BOT = "dialog .btn.go, [role=dialog] .btn.go"
MOVE = "[data-thing][aria-pressed=false], footer.act .btn.go:not([aria-disabled=true])"
# A name, as in a room: browsers are kinder to localhost.
HOST = "igroteka.test"
WAIT = 20.0
# Waits until such a button is there, then for the frame that shows it; one card of a hand may lie over another.
WATCH = """
const there = () => [...document.querySelectorAll(BUTTON)].filter((button) => !button.disabled);
const found = (button) => {
  const { x, y, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};
const look = () => {
  if (there().some(found)) setTimeout(() => performance.mark(BUTTON));
  else if (there().length) requestAnimationFrame(look);
};
const watch = new MutationObserver(() => there().length && requestAnimationFrame(look));
watch.observe(document, { subtree: true, childList: true, attributes: true });
"""


def run(quick: bool) -> list[Row]:
    """Measure from the shelf to the first move, and from a link to it."""
    rounds = 1 if quick else 5
    named = f"--host-resolver-rules=MAP {HOST} 127.0.0.1"
    with our_server("memory") as served, far_away(served.port, DELAY) as port, browser(named) as chrome:
        shelves = [from_shelf(chrome, port) for _ in range(rounds)]
        links = [from_link(chrome, port) for _ in range(rounds)]
    return [
        Row("fetched for the shelf", median(shelf for shelf, _, _ in shelves), "kB"),
        Row("  and on to the first move", median(whole for _, whole, _ in shelves), "kB", most=MOST_BYTES),
        *told("shelf", [visited for _, _, visited in shelves]),
        Row("fetched for a table by its link", median(size for size, _ in links), "kB", most=MOST_BYTES),
        *told("table", [visited for _, visited in links]),
    ]


def told(what: str, visits: list[Visit]) -> list[Row]:
    """The median visit, and the parts of its time."""
    middle = sorted(visits, key=lambda visit: visit.interactive)[len(visits) // 2]
    return [
        Row(f"{what} interactive", middle.interactive, "s", most=MOST_SECONDS),
        *(Row(f"  {kind}", 1000 * seconds, "ms") for kind, seconds in middle.spent.items()),
        Row(f"{what} first seen", middle.painted, "s", note="first contentful paint"),
    ]


def from_shelf(chrome: Browser, port: int) -> tuple[float, float, Visit]:
    """Kilobytes until the shelf can be used, and until the first move against a bot; and the visit to the shelf."""
    with chrome.tab() as phone:
        slow(phone)
        visited = visit(phone, f"http://{HOST}:{port}/", SHELF)
        chrome.listen(1)
        shelf = fetched(phone)
        watch_for(phone, MOVE)
        press(phone, SHELF)
        press(phone, AGAINST_A_BOT)
        usable(phone, MOVE)
        chrome.listen(1)
        return shelf, fetched(phone), visited


def from_link(chrome: Browser, port: int) -> tuple[float, Visit]:
    """Kilobytes and the visit until a new visitor can move, at a table that waits for them."""
    lobby = Lobby(port)
    setup = {"game": ours.GAME, "seats": [{"kind": "person"}, {"kind": "bot", "level": "easy"}]}
    seated = lobby.post("/api/tables", {"setup": setup, "name": "Анна"})
    lobby.post(f"/api/tables/{seated['code']}/start", {}, seated["token"])
    with chrome.tab() as phone:
        slow(phone)
        visited = visit(phone, f"http://{HOST}:{port}/t/{seated['code']}#{seated['token']}", MOVE)
        chrome.listen(1)
        return fetched(phone), visited


def slow(phone: Tab) -> None:
    """A small screen, Russian, on a middling network and processor."""
    phone.ask("Network.enable")
    phone.ask("Emulation.setDeviceMetricsOverride", width=360, height=740, deviceScaleFactor=1, mobile=False)
    agent = phone.value("navigator.userAgent")
    phone.ask("Network.setUserAgentOverride", userAgent=agent, acceptLanguage="ru-RU")
    rate = {"downloadThroughput": BITS / 8, "uploadThroughput": BITS / 8}
    phone.ask("Network.emulateNetworkConditions", offline=False, latency=0, **rate)
    phone.ask("Emulation.setCPUThrottlingRate", rate=SLOWER)


def visit(phone: Tab, address: str, button: str) -> Visit:
    """Open a page, and stay until the button can be pressed."""
    watch_for(phone, button)
    with traced(phone) as events:
        phone.ask("Page.navigate", url=address)
        usable(phone, button)
    return read(events, button)


def watch_for(phone: Tab, button: str) -> None:
    """From the next page on, mark when this button can be pressed."""
    phone.ask("Page.enable")
    script = WATCH.replace("BUTTON", json.dumps(button))
    phone.ask("Page.addScriptToEvaluateOnNewDocument", source=f"{{{script}}}")


def usable(phone: Tab, button: str) -> None:
    """Wait until the button can be pressed; meanwhile the page is not polled, which would make it slower."""
    end = time.monotonic() + WAIT
    while time.monotonic() < end:
        phone.browser.listen(2)
        if phone.value(f"performance.getEntriesByName({json.dumps(button)}).length"):
            return
    raise TimeoutError("the page did not become interactive")


def press(phone: Tab, button: str) -> None:
    """Press a button as soon as it is there."""
    there = f"const it = document.querySelector({json.dumps(button)}); if (it && !it.disabled) "
    phone.value(
        f"new Promise((done) => {{ const look = () => {{ {there} done(it.click()); else setTimeout(look, 50) }}; look() }})"
    )


def fetched(phone: Tab) -> float:
    """Kilobytes that came over the wire so far."""
    return sum(float(event["encodedDataLength"]) for event in phone.happened("Network.loadingFinished")) / 1000
