"""One person plays «Печенька» against bots: by touch on a small phone, and by keys alone."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, expect

from tests.browser.axe import check
from tests.browser.guests import LAPTOP, SIDEWAYS, Guests
from tests.browser.pechenka.player import Player, against_bots, at_first, last_round, say
from tests.browser.reach import HIDDEN_BELOW, all_in_sight_on_a_short_screen, nothing_overlaps, within_reach
from tests.browser.started_table import started_table_of
from tests.browser.table import by_keys, by_touch, first_by_digit
from tests.server.client import Room

TOUCH = {"press": by_touch, "has_touch": True, "is_mobile": True}
BOLD = at_first("hand.sword", "hand.shield", "excluded")
# Four play everyone for themselves, two the big hunt: what a bold player is asked in any case.
STEPS = {4: {"card", "sword"}, 2: {"declare", "act", "hunt"}}


class Careful:
    """A player who looks at every screen: is all in reach, and can everybody use it?"""

    def __init__(self, player: Player, axe: bool = True) -> None:
        self.player = player
        self.axe = axe
        self.seen: set[str] = set()

    async def look(self, name: str) -> None:
        """This is on the screen; what is there for the first time is checked by axe-core too."""
        if name not in self.seen:
            self.seen.add(name)
            if self.axe:
                await check(self.player.page)

    async def play_round(self) -> None:
        """Play a round, and look at its result."""
        cloth = self.player.page.locator("main .cloth")
        while step := await self.player.awaited():
            await within_reach(self.player.page)
            assert await cloth.evaluate(HIDDEN_BELOW) == 0, "the whole table fits the screen"
            if step not in self.seen:
                await all_in_sight_on_a_short_screen(self.player.page)
            await self.look(step)
            await self.player.answer(step, BOLD)
        if await self.player.result.is_visible():
            await self.look("result")
            await self.player.put_away()

    async def the_way_back_covers_nothing(self) -> None:
        """After the end: the table as it lay, where «Итог партии» does not float over «Итоги», their sheet, and back to
        the result."""
        page, press = self.player.page, self.player.table.press
        await nothing_overlaps(page)
        await press(self.player.table.button("result-table"))
        await nothing_overlaps(page, self.player.table.button("result-score"))
        await press(page.get_by_role("button", name=say("rounds")))
        await self.player.put_away()
        await within_reach(page)
        await press(self.player.table.button("result-score"))

    async def read(self, title: str) -> None:
        """Open a paper, look at it, and close it."""
        page, press = self.player.page, self.player.table.press
        await press(page.get_by_role("button", name=title))
        paper = page.get_by_role("dialog", name=title)
        await expect(paper.get_by_role("table").first).to_be_visible()
        await self.look(title)
        await press(paper.get_by_role("button", name=say("close")))
        await expect(paper).to_have_count(0)


@pytest.mark.parametrize("seats", STEPS)
async def test_the_end_of_a_game_against_bots_on_a_small_phone(browser: Browser, seats: int) -> None:
    async with started_table_of(Player, browser, last_round(seats), bots=seats - 1) as game:
        player = await game.sit(0, **TOUCH)
        careful = Careful(player)
        await player.awaited()
        await careful.read(say("notebook"))
        await careful.play_round()
        assert careful.seen >= STEPS[seats] | {"result"}, "the last round has its sheet, too"
        assert not await player.awaited()
        assert len(await player.scores()) == seats
        await careful.the_way_back_covers_nothing()
        await careful.look("over")


async def test_six_players_fit_a_small_phone_too(guests: Guests, room: Room) -> None:
    player = await against_bots(guests, room, 6, **TOUCH)
    careful = Careful(player, axe=False)  # the same screens with more people
    await careful.play_round()
    assert "result" in careful.seen


@pytest.mark.parametrize("seats", STEPS)
async def test_a_round_by_keys_alone(guests: Guests, room: Room, seats: int) -> None:
    player = await against_bots(guests, room, seats, press=by_keys, size=LAPTOP)
    await player.awaited()
    await first_by_digit(player.table)
    await player.play(BOLD)
    await player.put_away()
    assert {step for step, _ in player.made} >= STEPS[seats]
    assert await player.awaited(), "and the next round begins"


async def test_a_phone_that_is_turned_has_room_for_the_small_print(guests: Guests, room: Room) -> None:
    player = await against_bots(guests, room, 4)
    await player.awaited()
    small_print = player.table.ask.locator("small")
    await expect(small_print).to_be_visible()
    # Upright the sentence takes two lines, on its side one.
    await player.page.set_viewport_size(SIDEWAYS)
    await expect(small_print).to_be_visible()
