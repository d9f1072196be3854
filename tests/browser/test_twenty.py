"""Twenty people with long names at one table: everything can be read and reached, on a phone, a laptop and a TV."""

from __future__ import annotations

import re

from playwright.async_api import Browser, Locator, Page, expect

from tests.browser.axe import check
from tests.browser.conftest import address
from tests.browser.guests import LAPTOP, PHONE, SIDEWAYS, TV, Guests
from tests.browser.reach import resize
from tests.browser.seating import link
from tests.browser.spoken import say
from tests.browser.table import Table
from tests.browser.twenty import NAMES, SEATS, Crowd, gathered, twenty
from tests.server.client import Room, deal
from tests.server.websocket_client import Device

# The rooks and the rest; each has one total.
SIDES = 2
FATE = re.compile("|".join(say(f"result-{fate}") for fate in ("won", "lost")))

SIZES = (SIDEWAYS, LAPTOP, PHONE)
# What a finger would miss, and names that are cut: nothing on the page says the rest of them.
WRONG = """names => {
  const seen = it => it.checkVisibility({ visibilityProperty: true }) && !it.closest('[aria-hidden=true], [inert]');
  const all = [...document.querySelectorAll('body *')].filter(seen);
  const target = 'button, a[href], summary, label:has(input)';
  const small = all.filter(it => it.matches(target)).filter(it => {
    const { width, height } = it.getBoundingClientRect();
    const around = parseFloat(getComputedStyle(it, '::after').inset) || 0;  // a small mark may have a wide rim
    return Math.min(width, height) - 2 * Math.min(0, around) < 43.5;
  });
  const cut = all.filter(it => !it.children.length && names.includes(it.textContent.trim()) && it.clientWidth
    && it.scrollWidth > it.clientWidth + 1 && getComputedStyle(it).overflowX !== 'visible');
  return [...small, ...cut].map(it => it.outerHTML.slice(0, 200));
}"""


async def fits(page: Page) -> None:
    """Whatever the screen: nothing is too small for a finger, no name is cut, nothing sticks out sideways."""
    before = page.viewport_size
    assert before
    for size in SIZES:
        await resize(page, size)
        assert await page.evaluate(WRONG, NAMES) == [], size
        width, seen = await page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert width <= seen, size
    await page.set_viewport_size(before)


async def test_twenty_with_long_names(browser: Browser) -> None:
    async with twenty() as room, Guests(browser, address(room.port)) as guests:
        people = await gathered(room, SEATS - 1)
        await at_the_door(guests, people[0].code)
        people.append(await room.join(people[0].code, NAMES[-1]))
        owner = await guests.sit(link(people[0]))
        await in_the_lobby(owner, room, people[0].code)
        tv = await guests.come(f"w/{(await room.info(people[0].code, people[0].token)).watch}?tv", TV)
        await whole_on_the_tv(tv.get_by_role("main"), NAMES)
        crowd = Crowd([await room.sit(who) for who in people[1:]])
        await owner.button("lobby-start").click()
        await deal(crowd.devices)
        await in_the_game(owner)
        mine = await room.sit(people[0])
        await to_the_end(owner, mine, crowd)
        teams = names_by_side(mine)
        await after_the_end(owner, teams)
        await whole_on_the_tv(tv.get_by_role("main"), teams)
        await check(tv)
        assert guests.troubles() == []


async def at_the_door(guests: Guests, code: str) -> None:
    """Somebody with the code sees who is there and sits down."""
    page = await guests.come(f"t/{code}")
    await expect(page.get_by_text(NAMES[-2])).to_be_attached()
    await fits(page)


async def in_the_lobby(owner: Table, room: Room, code: str) -> None:
    """All are listed; what is agreed and advised follows what the owner chooses, by keyboard too."""
    page = owner.page
    for name in NAMES:
        await expect(page.get_by_text(name, exact=False).first).to_be_attached()
    await expect(page.get_by_text("Когда птиц больше двенадцати")).to_be_attached()
    await fits(page)
    await owner.button("lobby-change").click()
    sheet = page.get_by_role("dialog")
    for title in ("Правила", "Ночь", "День"):
        await sheet.get_by_text(title, exact=True).click()
    rests = sheet.get_by_role("switch", name="Сова себя не стережёт")
    await expect(rests).to_be_enabled()
    owl, jay = sheet.get_by_role("checkbox", name="сова"), sheet.get_by_role("checkbox", name="сойка")
    told = sheet.get_by_role("group", name="Гости").get_by_role("status")
    await fits(page)
    await check(page)
    await owl.focus()
    await page.keyboard.press("Space")
    await expect(told).to_contain_text("Выбрано 0 из 1–3. Нужен ещё 1")
    assert (await room.info(code)).setup.options["guests"] == ["owl"]
    await page.keyboard.press("Tab")
    await page.keyboard.press("Space")
    await expect(told).to_have_text("Выбрано 1 из 1–3.")
    await expect(jay).to_be_checked()
    await expect(rests).to_be_disabled()
    await expect(sheet.get_by_text("Действует, когда «Гости»: сова.")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.locator("dl")).to_contain_text("сойка")
    assert (await room.info(code)).setup.options["guests"] == ["jay"]


async def in_the_game(owner: Table) -> None:
    """The seats and the log share the sheet; the log can be reached without passing all seats."""
    page = owner.page
    await expect(page.get_by_role("heading", name=say("seats-title"))).to_be_attached()
    await page.get_by_role("button", name=say("log-title"), exact=True).click()
    await expect(page.get_by_role("tab", name=say("log-title"))).to_be_in_viewport()
    await expect(page.get_by_role("dialog").get_by_text(NAMES[-1], exact=True)).to_be_attached()
    await fits(page)
    await check(page)
    await page.keyboard.press("Escape")


def answered(mine: Device) -> bool:
    """Has the seat answered the vote, or is it over?"""
    prompt = mine.play.view["prompt"] if mine.play else None
    return prompt is None or prompt["step"] != "vote" or "answered" in prompt


async def to_the_end(owner: Table, mine: Device, crowd: Crowd) -> None:
    """Everybody answers until the game is over; once the owner picks a seat of twenty on the page."""
    choices, picked = owner.page.locator("[data-choice][data-offered]:enabled"), 0
    while not mine.over:
        await crowd.answer()
        await mine.sync()
        if len(mine.choices) < SEATS - 2 or picked:
            if mine.choices:
                await mine.choose(mine.choices[-1])
            continue
        picked = len(mine.choices)
        await expect(choices).to_have_count(picked)
        await fits(owner.page)
        await choices.last.click()
        await mine.until(answered)
    assert picked


def names_by_side(mine: Device) -> list[str]:
    """Who played together, as a page names them side by side."""
    assert mine.play
    sides: list[int] = mine.play.view["outcome"]["sides"]
    teams = [[name for name, side in zip(NAMES, sides, strict=True) if side == one] for one in sorted(set(sides))]
    assert len(teams) == SIDES and min(map(len, teams)) > 2, "large enough to be named in one line each"
    return [", ".join(team) for team in teams]


async def after_the_end(owner: Table, teams: list[str]) -> None:
    """Who was with whom and who has won: a side with a name has won, and nothing is counted."""
    page = owner.page
    await expect(owner.over).to_be_visible()
    await fits(page)
    for team in teams:
        named = page.get_by_role("listitem").filter(has=page.get_by_text(team, exact=True))
        await expect(named.filter(has_text=FATE), "on the podium and in the list").to_have_count(2)
    await expect(page.get_by_role("table")).to_have_count(0)


async def whole_on_the_tv(part: Locator, called: list[str]) -> None:
    """Every one of them is named once, wholly on the screen."""
    for names in called:
        # before it the letter on an avatar, after it points and a place
        item = part.get_by_role("listitem").filter(has_text=re.compile(rf"(^|\s){re.escape(names)}(\s|$)"))
        await expect(item).to_have_count(1)
        await expect(item).to_be_in_viewport(ratio=1)
