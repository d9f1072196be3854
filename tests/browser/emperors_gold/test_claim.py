"""The claim is the reward of the game: the row flies off, the task flies to its pile, the points rise, a coin rings."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

import igroteka
from igroteka.bots.heuristics import heuristics_of
from igroteka.core.state import State
from tests.browser.axe import check
from tests.browser.emperors_gold.player import GOLD, QUICK, Player, say, started_table
from tests.browser.guests import Guests
from tests.browser.layout_shifts import MOST, WATCH
from tests.browser.reach import HIDDEN_BELOW
from tests.browser.settled import settled
from tests.browser.spoken import words
from tests.browser.table import by_keys
from tests.server.client import Room

# What flies, with the points that its side shows when it sets out, and the notes that are played.
FLIGHTS = """() => {
  window.flown = [];
  window.notes = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, ...how) {
    const flying = animate.call(this, frames, ...how);
    if (this.inert) requestAnimationFrame(() => {
      const { innerText } = document.querySelector('[data-zone="pile.0"] + b');
      window.flown.push([this.classList.contains('task') ? 'task' : 'card', innerText.split('+')[0].trim()]);
    });
    return flying;
  };
  const set = AudioParam.prototype.setValueAtTime;
  AudioParam.prototype.setValueAtTime = function (value, when) {
    window.notes.push(value);
    return set.call(this, value, when);
  };
}"""

POINTS = '[data-zone="pile.0"] + b'


def at_claim(seats: int, last: bool, **options: Any) -> State:
    """Quick players have come so far that the first may claim one task, and cards are discarded; `last`: each answer
    of somebody ends the game."""
    for seed in range(200):
        state, rng = GOLD.new(seats, seed, options), igroteka.seeded(seed)
        while state.turn():
            seat = state.turn()[0]
            legal = state.legal(seat)
            look: Any = GOLD.parts.look(state, igroteka.SPECTATOR)
            right = state.ends(seat) == legal if last else seat == 0 and len(legal) == 2 and look["discard"]
            if state.top.name == "claim" and right:
                return GOLD.load(state.dump())
            state.play(seat, QUICK.choose(state, seat, rng))
    raise AssertionError("nobody gets there")


async def points(page: Page) -> list[str]:
    """The tasks and points of all sides, as shown: what has just come has faded."""
    return [text.split("+")[0].strip() for text in await page.locator(".sum").all_inner_texts()]


@pytest.mark.parametrize("options", [{}, {"sides": "teams"}])
async def test_a_claim_is_seen_on_every_screen(browser: Browser, options: dict[str, Any]) -> None:
    state = at_claim(4 if options else 2, last=False, **options)
    look: Any = GOLD.parts.look(state, igroteka.SPECTATOR)
    row = len(look["sides"][0]["rows"][look["turn"]["row"]]["cards"])
    async with started_table(browser, state) as game:
        mine = await game.sit(0, reduced_motion="no-preference")
        rival = await game.sit(1, reduced_motion="no-preference")
        calm = await game.sit(1)
        everybody = (mine, rival, calm)
        await settled(*(player.page for player in everybody))
        for player in everybody:
            await player.page.evaluate(FLIGHTS)
            await player.page.evaluate(WATCH)
        before = (await mine.page.locator(POINTS).inner_text()).split("+")[0].strip()
        await mine.table.press(mine.table.golden)
        for player in everybody:
            await expect(player.page.locator(".task[data-card]")).to_have_count(len(look["tasks"]))
            await expect(player.page.locator(POINTS)).not_to_contain_text(before)
            await settled(player.page)
        for player in (mine, rival):
            flown = await player.page.evaluate("window.flown")
            assert [what for what, _ in flown].count("card") == row, "the whole row goes"
            assert [what for what, _ in flown].count("task") == 1
            assert {shown for what, shown in flown if what == "task"} == {before}, "points rise when the task is there"
            jumps = await player.page.evaluate("window.jumps")
            assert sum(value for value, _ in jumps) < MOST, jumps
        assert await calm.page.evaluate("window.flown") == [], "less motion is asked for"
        shown = [sorted(await points(player.page)) for player in everybody]
        assert shown[0] == shown[1] == shown[2]
        assert 1568 in await mine.page.evaluate("window.notes"), "a coin rings"


async def test_nobody_is_asked_to_end_a_game_that_ends_anyway(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, quick = at_claim(2, last=True), heuristics_of(GOLD).levels | {"strong": "search:8"}
    monkeypatch.setattr(heuristics_of(GOLD), "levels", quick)
    async with started_table(browser, state) as game:
        player = await game.sit(state.turn()[0])
        await player.table.button("lamp-ask").click()
        await player.table.button("lamp-do").wait_for()
        assert await player.page.locator("main .cloth").evaluate(HIDDEN_BELOW) <= 1, "a hint leaves both rows in sight"
        await player.page.keyboard.press("Escape")
        await expect(player.table.golden).to_contain_text("игра закончится")
        await player.table.press(player.table.golden)
        await player.table.over.wait_for()
        await expect(player.table.ending).to_have_count(0)


async def test_the_discard_pile_is_open_to_all(browser: Browser) -> None:
    state = at_claim(2, last=False)
    look: Any = GOLD.parts.look(state, igroteka.SPECTATOR)
    assert look["discard"]
    async with started_table(browser, state) as game:
        for press in ({}, {"press": by_keys}):
            player = await game.sit(1, **press)
            await opened(player, look)


async def opened(player: Player, look: dict[str, Any]) -> None:
    """The pile opens, and shows all that lies there by name."""
    said = say("piles", deck=look["deck"], discard=len(look["discard"]))
    await player.table.press(player.page.get_by_role("button", name=said))
    sheet = player.page.get_by_role("dialog")
    names = words("ru", GOLD.id)
    shown = [text.strip() for text in await sheet.get_by_role("listitem").locator(".hidden").all_inner_texts()]
    assert shown == [names.say(f"card-{card}") for card in look["discard"]]
    await check(player.page)


async def test_variants_are_chosen_where_the_game_is_taken(guests: Guests, room: Room) -> None:
    page = await guests.come()
    await page.get_by_role("button", name=say("title")).click()
    child = page.get_by_role("checkbox", name=say("option-children"))
    await page.locator("label").filter(has=child).click()
    await expect(page.get_by_role("checkbox", name=say("option-two_sided"))).to_be_disabled()
    await check(page)
    await page.get_by_role("button", name=words("ru").say("game-bot", bots=1)).click()
    await page.wait_for_url("**/t/*")
    code = page.url.rsplit("/", 1)[-1].split("#")[0]
    table = await room.info(code)
    assert table.setup.options["children"] is True


async def test_how_tasks_are_read_is_shown_behind_the_rules(guests: Guests) -> None:
    page = await guests.come()
    await page.get_by_role("button", name=say("title")).click()
    await page.get_by_role("button", name=words("ru").say("rules-title")).click()
    await expect(page.get_by_text(say("read-needs"))).to_be_visible()
    await check(page)
