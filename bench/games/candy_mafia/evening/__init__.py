"""Evenings of «Конфетная мафия» by taps in real Chromium on screens of 360 px.

Played to the end, with two gangs, with twenty, with lost devices, with a killed server. Every kind of screen is
checked by axe-core and kept as a picture in `.album/evening/` for looking at.
"""

from __future__ import annotations

import asyncio

from playwright.async_api import async_playwright, expect

from bench.games.candy_mafia.evening.scenes import QUICK, SCENES
from bench.games.candy_mafia.evening.town import Town
from bench.report import Row, show
from tests.browser.chromium import chromium
from tests.browser.conftest import ARGUMENTS
from tests.browser.guests import PATIENCE

# A white page has 1, the table by day 0.1 and more.
DARK = 0.03


def run(quick: bool) -> list[Row]:
    """Scene by scene; whatever goes wrong on any screen ends it with an error."""
    return asyncio.run(play(QUICK if quick else tuple(SCENES)))


async def play(names: tuple[str, ...]) -> list[Row]:
    """These scenes in one browser, each with contexts of its own."""
    expect.set_options(timeout=PATIENCE)
    found: list[Row] = []
    async with async_playwright() as started:
        browser = await started.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for name in names:
            scene = SCENES[name]
            seen = rows(await scene(browser), str(scene.__doc__))
            show(name, seen)  # the last ones are long, and any may fail
            found += seen
        await browser.close()
    return found


def rows(town: Town, what: str) -> list[Row]:
    """What was seen of one scene."""
    return [
        Row(f"{town.scene}, windows", town.windows, note=what),
        Row("  answers by taps", town.answers, note=f"and {town.decoys} of those who were not asked"),
        Row("  kinds of screens kept and checked by axe-core", len(town.album.seen)),
        *(
            [Row("  mean luminance of the brightest at night", max(town.album.lights), most=DARK)]
            if town.album.lights
            else []
        ),
        Row("  seconds", round(town.spent)),
    ]
