"""The minute glass: when it has run out, the turn goes back to its beginning and is passed."""

from __future__ import annotations

from playwright.async_api import Browser, expect

from igroteka.server import wire
from tests.browser.conftest import address
from tests.browser.emperors_gold.player import GOLD, keenly, say, seated
from tests.browser.guests import Guests
from tests.browser.hosting import hosted
from tests.browser.settled import up_to_date
from tests.server.client import Room, setup

MINUTE = 60_000


async def test_time_runs_out_in_the_middle_of_a_turn(browser: Browser) -> None:
    async with hosted() as (port, time), Room(port) as room, Guests(browser, address(port)) as guests:
        agreed = setup(GOLD.id, 2, clock=wire.ClockSetup(bank=60, kind="turn"))
        players = await seated(guests, room, agreed)
        plays = [player.now() for player in players]
        asked = next(at for at, play in enumerate(plays) if play and play.options)
        mover, waiter = players[asked], players[1 - asked]
        before = mover.now()
        assert before
        while "start-right" not in mover.made:
            await mover.awaited()
            await mover.answer(keenly)
        await expect(mover.page.locator("[data-thing='row.0']")).to_have_count(1)

        await time.turn(MINUTE)
        await up_to_date(*(player.page for player in players))
        for player in players:
            after = player.now()
            assert after and after.view["board"] == before.view["board"]
            await expect(player.thing("cell.12")).to_have_accessible_name(
                say("cell", line=3, column=3, card=say("pawn"), state="quiet", order=0, fits="none")
            )
            await expect(player.page.locator("[data-thing='row.0']")).to_have_count(0)
        await waiter.answer(keenly)
        assert guests.troubles() == []
