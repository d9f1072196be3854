"""Twenty with long names in «Конфетная мафия»: every name whole, every window in reach, by day and by night."""

from __future__ import annotations

from playwright.async_api import Browser, Page, expect

from tests.browser.candy_mafia.light import luminance
from tests.browser.candy_mafia.player import PACE, say, started_table, town, until
from tests.browser.guests import LAPTOP, PHONE, SIDEWAYS, TV
from tests.browser.reach import HIDDEN_BELOW, STICKING_OUT, resize
from tests.browser.test_twenty import WRONG
from tests.browser.twenty import NAMES
from tests.server.in_process import everybody

CARDS = [
    "elder",
    "doctor",
    "detective",
    "fortune_teller",
    "saviour",
    "nobleman",
    "avenger",
    "don",
    "mistress",
    "maniac",
    "wanderer",
    "baker",
    "sentry",
    "beauty",
    "judge",
    "tough_guy",
    "dentist",
    "dragon",
    "libeller",
    "instigator",
]
VOTERS, TARGETS = 8, 4
# How much of a list is reached by scrolling alone.
CUT = "list => list.scrollHeight - list.clientHeight"
# Words that reach beyond their house.
SPILT = """houses => houses.filter(house => [...house.querySelectorAll('.name, small')].some(text => {
  const [inner, outer] = [text, house].map(one => one.getBoundingClientRect());
  return inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1 || inner.left < outer.left - 1 || inner.right > outer.right + 1;
})).map(house => house.innerText)"""


async def fits(page: Page) -> None:
    """Nothing is cut, hidden or too small, whatever the screen."""
    spilt = []
    for size in (LAPTOP, SIDEWAYS, PHONE):
        await resize(page, size)
        assert await page.locator("main .cloth").evaluate(HIDDEN_BELOW) == 0
        assert await page.evaluate(WRONG, NAMES) == [], size
        spilt += [(size["width"], text) for text in await page.locator(".house").evaluate_all(SPILT)]
    assert spilt == []


async def test_twenty_with_long_names(browser: Browser) -> None:
    async with started_table(browser, town(CARDS, "f", talk=1)) as game:
        for seat, name in enumerate(NAMES):
            game.table.doc.person(game.table.doc.places[seat].person).name = name
        await everybody(game.table)
        doctor = await game.sit(1)
        tv = await game.guests.come(f"w/{game.table.doc.watch}?tv", TV)
        await until(game, "talk", [doctor])
        await fits(doctor.page)
        for size in (LAPTOP, TV):
            await resize(tv, size)
            await expect(tv.locator(".house")).to_have_count(20)
            await expect(tv.locator("main .ava"), "everybody is there once").to_have_count(20)
            assert await tv.locator(".ava").evaluate_all(STICKING_OUT) == []
        for card in CARDS:
            assert not await tv.get_by_text(say(f"card-{card}"), exact=True).count()
        day = await luminance(tv)
        await until(game, "errands", [doctor])
        await fits(doctor.page)
        await expect(tv.locator(".cloth.night")).to_be_visible()
        assert await luminance(tv) < day / 4
        assert not await tv.locator(".candle").count()


async def test_all_who_got_votes_are_in_sight(browser: Browser) -> None:
    async with started_table(browser, town(CARDS[:VOTERS], "f")) as game:
        people = await everybody(game.table)
        page = (await game.sit(0)).page
        await until(game, "ballot")
        for seat, person in enumerate(people):
            await person.choose(f"vote {(seat + 1) % TARGETS + 1}")
        await game.time.turn(PACE)
        await expect(page.locator(".panel li")).to_have_count(TARGETS)
        for size in (LAPTOP, SIDEWAYS, PHONE):
            await resize(page, size)
            assert await page.locator(".panel ul").evaluate(CUT) == 0, size
