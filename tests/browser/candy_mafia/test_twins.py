"""The same seat in three deals, through a first note, a day and a night: nobody beside it sees or hears a difference.

Compared are pictures but for the time left, titles, focus, what is read aloud, sounds, and the size, lines and light of
what is held. Looked at are the screen of every step, windows that are lit and pressed, and the papers at night.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest
from playwright.async_api import Browser, Page

from tests.browser.candy_mafia.light import difference, luminance
from tests.browser.candy_mafia.player import Player, say, started_table, town, until
from tests.browser.settled import still
from tests.browser.spoken import say as shell

# The phone lies at the first seat: one who heals, one of the gang, one who sleeps.
DEALS = [
    ["doctor", "don", "detective", "elder", "mistress", "avenger"],
    ["don", "doctor", "avenger", "elder", "mistress", "detective"],
    ["avenger", "don", "mistress", "elder", "doctor", "detective"],
]
NIGHT = ("errands", "gang", "deeds")
# Other words in as many full lines; the slips differed by 0.008 before they were filled.
ALIKE = 0.0012
# The same screen painted twice has edges of letters that differ a little: at most 61 pixels by 32 of 255 were seen.
GRAIN, SHADE = 100, 48
# Everything that is started to be heard or felt is counted.
COUNTED = """{
  window.heard = [];
  for (const [of, does] of [[Navigator, 'vibrate'], [OscillatorNode, 'start'], [AudioBufferSourceNode, 'start']]) {
    const was = of.prototype[does];
    of.prototype[does] = function (...given) {
      window.heard.push(of.name);
      return was.apply(this, given);
    };
  }
}"""
# What does not show in a picture: where the focus is, the title of the tab, what is read aloud, what sounds.
BESIDE = """() => {
  const at = document.activeElement;
  const path = at === document.body ? '' : `${at.localName}.${at.className} ${at.textContent.trim()}`;
  const spoken = [...document.querySelectorAll('[role=alert], [role=status], [role=log], dialog')];
  return JSON.stringify([document.title, path, spoken.map(it => it.textContent), window.heard, scrollY]);
}"""
# Of the same screen at most so many are taken.
PICTURES = 20
# What is left of the time differs between two evenings, however alike.
TIME = ".ask .clock, .panel > i"
# How many lines of the slip are written on, and how full: the last one as well as the first.
LINES = """slip => {
  const { top, bottom, width } = slip.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(slip);
  const written = [...range.getClientRects()].filter(one => one.width > 1 && one.top < bottom - 1);
  return [...new Set(written.map(one => Math.round((one.top - top) / 2)))].length;
}"""


class Look(NamedTuple):
    """What can be noticed of a phone at one moment."""

    when: str
    picture: bytes
    beside: str


class Held(NamedTuple):
    """What can be noticed of what a finger uncovers."""

    when: str
    box: Any
    lines: int
    light: float


class Tape:
    """All that can be noticed of one phone."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page: Page = player.page
        self.looks: list[Look] = []
        self.slips: list[Held] = []

    async def look(self, when: str) -> None:
        """Keep how the open screen looks, and what else can be noticed."""
        await still(self.page)
        self.looks.append(Look(when, await self.painted(), await self.page.evaluate(BESIDE)))

    async def painted(self) -> bytes:
        """The screen once two pictures of it are the same: a busy browser paints later than it lays out."""
        last = b""
        for _ in range(PICTURES):
            picture = await self.page.screenshot(mask=[self.page.locator(TIME)])
            if picture == last:
                return picture
            last = picture
        raise AssertionError("the screen is never painted twice alike")

    async def hold(self, when: str) -> None:
        """Hold what can be held, and look again when it is covered."""
        slip = self.player.shown.locator("[data-slip]")
        await self.player.card.hover()
        await self.page.mouse.down()
        await slip.wait_for()
        box = await self.player.shown.locator("article").bounding_box()
        self.slips.append(Held(when, box, await slip.evaluate(LINES), await luminance(self.page)))
        await self.page.mouse.up()
        await self.look(f"{when}, held before")

    async def touch(self, when: str) -> None:
        """Taps of all kinds: twice, a window, oneself, the letters of a keyboard, nobody."""
        player = self.player
        await self.look(when)
        await self.hold(when)
        for seat in (3, 3, 0):
            await player.window(seat).click()
        await self.look(f"{when}, a window")
        await player.table.golden.click()
        for key in ("h", "u", "1", "Escape"):
            await self.page.keyboard.press(key)
        await self.look(f"{when}, pressed")
        await player.beside.click()
        await self.hold(f"{when}, nobody")

    async def papers(self, when: str) -> None:
        """What can be opened lies open to whoever sits beside it."""
        for name in (say("notebook"), say("cast"), shell("log-title"), shell("menu-title")):
            await self.page.get_by_role("button", name=name, exact=True).click()
            paper = self.page.get_by_role("dialog").or_(self.page.get_by_role("complementary")).first
            await paper.wait_for()
            await self.look(f"{when}, {name}")
            await self.page.keyboard.press("Escape")
            await paper.wait_for(state="hidden")


async def whole(browser: Browser, cards: Sequence[str], plant: str = "", steps: Sequence[str] = NIGHT) -> Tape:
    """Everything that can be noticed in the first note, a day and a night of this deal."""
    async with started_table(browser, town(cards, "u", talk=1)) as game:
        player = await game.sit(0, learning=True)
        await player.page.add_init_script(COUNTED + plant)
        await player.page.reload()
        await player.page.bring_to_front()
        tape = Tape(player)
        await until(game, "mail", [player])
        await tape.look("the first note")
        await tape.hold("the first note")
        for step in ("talk", "ballot"):
            await until(game, step, [player])
            await tape.look(step)
            await player.window(3).click()
            await tape.look(f"{step}, a window")
        await player.beside.click()  # at the ballot; a talk ends when the floor is given up
        for step in steps:
            await until(game, step, [player])
            await tape.touch(step)
        await tape.papers("by night")
        await until(game, "mail", [player])
        await tape.look("mail")
        await tape.hold("mail")
        await until(game, "talk", [player])
        await tape.look("morning")
        return tape


async def compare(browser: Browser, one: Tape, other: Tape) -> None:
    """Nobody could tell these phones apart."""
    blank = await browser.new_page()
    for first, second in zip(one.looks, other.looks, strict=True):
        assert first.beside == second.beside, first.when
        if first.picture != second.picture:
            count, most = await difference(blank, first.picture, second.picture)
            assert count < GRAIN and most < SHADE, f"the open screen: {first.when}: {count} pixels, by {most}"
    await blank.close()
    for slip, twin in zip(one.slips, other.slips, strict=True):
        assert (slip.box, slip.lines) == (twin.box, twin.lines), slip.when
        assert abs(slip.light - twin.light) < ALIKE, slip.when


async def test_twin_deals_cannot_be_told_apart(browser: Browser) -> None:
    first = await whole(browser, DEALS[0])
    for deal in DEALS[1:]:
        await compare(browser, first, await whole(browser, deal))


PLANTED = {
    "a brighter line": ".night.house { border-top: 1px solid #223 }",
    "a slip without a lullaby": "[data-slip] i { display: none }",
}


@pytest.mark.parametrize("style", PLANTED.values(), ids=PLANTED)
async def test_a_planted_difference_is_noticed(browser: Browser, style: str) -> None:
    plant = f"const s = new CSSStyleSheet(); s.replaceSync('{style}'); document.adoptedStyleSheets.push(s);"
    honest, planted = [await whole(browser, DEALS[0], more, ()) for more in ("", plant)]
    with pytest.raises(AssertionError):
        await compare(browser, honest, planted)
