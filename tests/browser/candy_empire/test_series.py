"""«Большая игра»: five games, a new first player in each, the score between them, and one result."""

from __future__ import annotations

from playwright.async_api import Browser, expect

from igroteka.core.state import State
from tests.browser.axe import check
from tests.browser.candy_empire.player import Player, late, say, started_table, wanting
from tests.browser.guests import SIDEWAYS
from tests.browser.settled import settled, up_to_date
from tests.browser.wiretap import events, views
from tests.server.in_process import Listener, everybody

ANY = wanting()
GAMES = 5
SEATS = 3


def first_of_five() -> State:
    """The last round of the first game: everybody has one card left."""
    hands, empires = ("TOR", "KAR", "AVT"), ("TOR TOR SKU VOR", "KAR", "OTN OTN")
    return late(hands, empires, "", options={"play": "series"})


async def hurry(devices: list[Listener]) -> None:
    """Until each has one card left, all discard what they get, on a device without a page: pages show it, and only the
    last round is clicked."""
    while (play := devices[0].play) and sum(seat["hand_size"] for seat in play.view["seats"]) > SEATS:
        mine = devices[play.view["current"]]
        assert mine.play
        assert not await mine.choose(next(option.choice for option in mine.play.options if option.verb == "drop"))


async def finish(devices: list[Listener], players: list[Player], number: int) -> None:
    """Those who have a page click all that is asked of them until this game is over; the others use their devices."""
    while (now := devices[0].play) and now.view["game"] == number and not now.view["outcome"]:
        seat = next(seat for seat, device in enumerate(devices) if device.play and device.play.options)
        play = devices[seat].play
        assert play
        if seat >= len(players):
            assert not await devices[seat].choose(ANY(play.view, play.options).choice)
            continue
        await up_to_date(players[seat].page)
        await players[seat].answer(ANY)
        await settled(players[seat].page)
        assert devices[seat].play is not play, "the table has heard it"
    await up_to_date(*(player.page for player in players))


async def score_told(player: Player) -> list[list[int]]:
    """The score that is shown: the points of every game by seat, then the totals."""
    sheet = player.page.get_by_role("dialog", name=say("series", games=GAMES))
    await expect(sheet.get_by_role("row", name=say("series-total"))).to_be_visible()
    rows = await sheet.locator("tbody tr").all()
    return [[int(cell.split()[0]) for cell in await row.get_by_role("cell").all_inner_texts()] for row in rows]


async def test_a_series_of_five(browser: Browser) -> None:
    async with started_table(browser, first_of_five()) as game:
        devices = await everybody(game.table)
        # A page that shows every move of every game is enough; the others come for the last round of all.
        players = [await game.sit(0)]
        told: list[list[int]] = []
        for number in range(1, GAMES + 1):
            await hurry(devices)
            if number == GAMES:
                players += [await game.sit(seat) for seat in range(1, SEATS)]
            await finish(devices, players, number)
            # The next to the left begins each time, and is asked first.
            begun = next(view for view in views(players[0].heard) if view["game"] == number)
            assert begun["starter"] == begun["current"] == (number - 1) % SEATS
            told.append([row["points"] for row in events(players[0].heard, "counted")[-SEATS:]])
            totals = [sum(mine) for mine in zip(*told, strict=True)]
            for player in players:
                assert await score_told(player) == [*told, totals]
                if number == GAMES and player is players[0]:
                    await check(player.page)
                    await player.page.set_viewport_size(SIDEWAYS)
                    await expect(player.on).to_be_in_viewport(ratio=1)
                await player.on.click()
                player.game = number + 1
                if number == 1:
                    await player.page.get_by_role("button", name=say("game-of", game=2, games=GAMES)).click()
                    await player.on.click()
        for player in players:
            await expect(player.table.over).to_be_visible()
            assert [*map(int, await player.table.points())] == sorted(totals, reverse=True)
        # One outcome for all five, and none before it.
        outcomes = [view["outcome"] for view in views(players[0].heard) if view["outcome"]]
        assert [one["scores"] for one in outcomes] == [totals] * len(outcomes) != []
        assert max(totals) > 3
