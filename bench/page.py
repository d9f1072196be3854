"""The page on a middling phone: Chromium with the processor slowed down four times, 10 Mbit/s and 40 ms to the server.

What is counted as fetched is what came over the wire, headers included, as the browser itself tells it, with nothing in its cache.
"""

from __future__ import annotations

from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from bench import ours
from bench.client import Lobby
from bench.report import Row
from bench.server_start import ours as our_server
from tests.browser.chromium import chromium

SLOWER, BITS, DELAY = 4, 10e6, 40
MOST_BYTES, MOST_SECONDS = 150.0, 1.0
SHELF = "article.ready button"
AGAINST_A_BOT = "dialog .btn.go, [role=dialog] .btn.go"
TABLE = "footer.act .btn.go"
WAIT = 20_000


def run(quick: bool) -> list[Row]:
    """From the shelf to the first move, and from a link to it."""
    rounds = 1 if quick else 5
    with our_server("memory") as served, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        try:
            shelves = [from_shelf(browser, served.port) for _ in range(rounds)]
            links = [from_link(browser, served.port) for _ in range(rounds)]
        finally:
            browser.close()
    return [
        Row("fetched for the shelf", median(shelf for shelf, _, _ in shelves), "kB"),
        Row("  and on to the first move", median(whole for _, whole, _ in shelves), "kB", most=MOST_BYTES),
        Row("shelf interactive", median(seconds for _, _, seconds in shelves), "s", most=MOST_SECONDS),
        Row("fetched for a table by its link", median(size for size, _ in links), "kB", most=MOST_BYTES),
        Row("table interactive", median(seconds for _, seconds in links), "s", most=MOST_SECONDS),
    ]


def from_shelf(browser: Browser, port: int) -> tuple[float, float, float]:
    """Kilobytes until the shelf can be used, until the first move of a game against a bot, and seconds to the former."""
    page, sizes = slow_phone(browser)
    page.goto(f"http://127.0.0.1:{port}/", wait_until="commit")
    seconds = usable(page, SHELF)
    page.wait_for_load_state("networkidle")
    shelf = sum(sizes) / 1000
    page.locator(SHELF).first.click()
    page.locator(AGAINST_A_BOT).first.click()
    page.wait_for_url("**/t/*")
    usable(page, TABLE)
    page.wait_for_timeout(500)
    whole = sum(sizes) / 1000
    page.context.close()
    return shelf, whole, seconds


def from_link(browser: Browser, port: int) -> tuple[float, float]:
    """Kilobytes and seconds until somebody who has never been here can move, at a table that waits for them."""
    lobby = Lobby(port)
    setup = {"game": ours.GAME, "seats": [{"kind": "person"}, {"kind": "bot", "level": "easy"}]}
    seated = lobby.post("/api/tables", {"setup": setup, "name": "Анна"})
    lobby.post(f"/api/tables/{seated['code']}/start", {}, seated["token"])
    page, sizes = slow_phone(browser)
    page.goto(f"http://127.0.0.1:{port}/t/{seated['code']}#{seated['token']}", wait_until="commit")
    seconds = usable(page, TABLE)
    page.wait_for_timeout(500)
    size = sum(sizes) / 1000
    page.context.close()
    return size, seconds


def slow_phone(browser: Browser) -> tuple[Page, list[float]]:
    """A page with nothing in its cache, and the sizes of all it fetches."""
    page = browser.new_context(locale="ru-RU", viewport={"width": 360, "height": 740}).new_page()
    sizes: list[float] = []

    def fetched(event: dict[str, Any]) -> None:
        sizes.append(float(event["encodedDataLength"]))

    chrome = page.context.new_cdp_session(page)
    chrome.on("Network.loadingFinished", fetched)
    chrome.send("Network.enable")
    network = {"offline": False, "latency": DELAY, "downloadThroughput": BITS / 8, "uploadThroughput": BITS / 8}
    chrome.send("Network.emulateNetworkConditions", network)
    chrome.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return page, sizes


def usable(page: Page, what: str) -> float:
    """Seconds from the beginning of the visit until this can be pressed."""
    ready = "what => { const it = document.querySelector(what); return it && !it.disabled && performance.now() }"
    return float(page.wait_for_function(ready, arg=what, timeout=WAIT).json_value()) / 1000
