"""People at their own screens play «Золото императора» to the end: each for themselves, and in teams."""

from __future__ import annotations

import asyncio

from playwright.async_api import expect

from tests.browser.emperors_gold.player import Player, at_table, keenly, record, say
from tests.browser.guests import Guests
from tests.browser.seating import NAMES
from tests.browser.wiretap import events
from tests.server.client import Room


async def told_as_written(room: Room, players: list[Player]) -> None:
    """All screens tell the scores of the record."""
    outcome = (await record(room, players[0].who)).state.outcome()
    assert outcome and outcome.reason == "goal"
    for player in players:
        assert {*map(int, await player.table.points())} == {*outcome.scores}


async def test_two_people_play_to_the_end(guests: Guests, room: Room) -> None:
    players = await at_table(guests, room, 2, 0)
    await asyncio.gather(*(player.play(keenly) for player in players))
    await told_as_written(room, players)
    assert {"move", "start-right", "add-right", "stop", "claim"} <= {*players[0].made, *players[1].made}


async def test_four_people_play_in_teams_and_share_two_rows(guests: Guests, room: Room) -> None:
    players = await at_table(guests, room, 4, 0, options={"sides": "teams"})
    for seat, player in enumerate(players):
        ours = say("score-told", names=f"{NAMES[seat % 2]} и {NAMES[seat % 2 + 2]}", count=0, goal=5, points=0)
        mine = player.page.get_by_role("region", name=say("mine"))
        await expect(mine.get_by_role("button", name=ours)).to_be_visible()
    await asyncio.gather(*(player.play(keenly) for player in players))
    await told_as_written(room, players)
    # A row that one began and the other went on with.
    started = {seen["slot"]: seen["seat"] for seen in events(players[0].heard, "started")}
    added = events(players[0].heard, "added")
    assert any(
        seen["seat"] % 2 == started[seen["slot"]] % 2 and seen["seat"] != started[seen["slot"]] for seen in added
    )
