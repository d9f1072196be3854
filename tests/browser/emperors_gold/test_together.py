"""People at their own screens play «Золото императора» to the end, in teams."""

from __future__ import annotations

import asyncio
from typing import Any

from playwright.async_api import Browser, expect

from igroteka.core.match.begin import replay
from igroteka.core.match.record import read_record
from tests.browser.emperors_gold.player import GOLD, Player, nearly_won, quickly, say, started_table
from tests.browser.started_table import StartedTable
from tests.browser.wiretap import events
from tests.server.client import NAMES
from tests.server.in_process import record_of


async def play_on(game: StartedTable[Player], players: list[Player]) -> None:
    """Everybody plays to the end, and all screens tell the scores of the record."""
    await asyncio.gather(*(player.play(quickly(game)) for player in players))
    outcome = replay(read_record(await record_of(game.table, None, everything=True)), GOLD).state.outcome()
    assert outcome and outcome.reason == "goal"
    for player in players:
        assert {*map(int, await player.table.points())} == {*outcome.scores}


async def test_four_people_play_in_teams_and_share_two_rows(browser: Browser) -> None:
    state = nearly_won(4, sides="teams")
    async with started_table(browser, state) as game:
        players = [await game.sit(seat) for seat in range(4)]
        for seat, player in enumerate(players):
            look: Any = state.game.parts.look(state, seat)
            side = look["sides"][seat % 2]
            names = f"{NAMES[seat % 2]} и {NAMES[seat % 2 + 2]}"
            ours = say("score-told", names=names, count=side["count"], goal=5, points=side["points"])
            mine = player.page.get_by_role("region", name=say("mine"))
            await expect(mine.get_by_role("button", name=ours)).to_be_visible()
        await play_on(game, players)
        assert {"move", "add-right", "stop", "claim"} <= {verb for player in players for verb in player.made}
        # A row to which both of a team have added.
        added = {(seen["seat"] % 2, seen["slot"], seen["seat"]) for seen in events(players[0].heard, "added")}
        rows = [(team, slot) for team, slot, _ in added]
        assert len(rows) > len({*rows})
