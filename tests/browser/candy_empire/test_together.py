"""People at their own screens play «Конфетная империя» to the end, with a block, a Lawyer who fetches a card that must
act, and a ban."""

from __future__ import annotations

import asyncio
import json

import pytest
from playwright.async_api import Browser, expect

from igroteka.core.match.begin import replay
from igroteka.core.match.record import read_record
from igroteka.core.state import State
from tests.browser.candy_empire.player import Player, late, say, started_table, wanting
from tests.browser.started_table import StartedTable
from tests.browser.wiretap import events, views
from tests.games.candy_empire.table import GAME
from tests.server.in_process import record_of

KEEN = wanting("PLAY SUD", "CAST ADV", "PICK POH", "PICK SUD", "NAME TOR", "BLOCK")


def two() -> State:
    """The first has a Judge, the second two Snatchers and a Lawyer; a Judge lies in the discard."""
    return late(("SUD TOR AVT", "ADV TOR VOR"), ("OTN SKU", "OTN OTN AVT!"), "AVT SKU", closed="ADV")


def teams() -> State:
    """The same for two teams of two, and a Kidnapper in the closed discard."""
    hands = ("SUD TOR KAR", "ADV DET KAR", "OTN AVT VOR", "AVT SKU OTN")
    return late(hands, ("TOR KAR", "OTN OTN TOR", "TOR!", "POL"), "KAR SKU", closed="POH", options={"play": "teams"})


async def play_on(players: list[Player]) -> None:
    """Everybody plays to the end, and sees the result."""
    await asyncio.gather(*(player.play(KEEN) for player in players))
    for player in players:
        await expect(player.table.over).to_be_visible()


async def told_as_written(game: StartedTable[Player], players: list[Player]) -> None:
    """All screens tell the scores of the record, and nobody was told anything that they may not know."""
    match = replay(read_record(await record_of(game.table, None, everything=True)), GAME)
    outcome = match.state.outcome()
    assert outcome
    states = [match.after(number) for number in range(match.number + 1)]
    for seat, player in enumerate(players):
        assert {*map(int, await player.table.points())} == {*outcome.scores}
        may_know = {json.dumps(state.view(seat), sort_keys=True) for state in states}
        seen = {json.dumps(view, sort_keys=True) for view in views(player.heard)}
        assert seen <= may_know
        assert len(seen) > len(players)
        drawn = events(player.heard, "drew")
        assert drawn
        assert all(("cards" in told) == (told["seat"] == seat) for told in drawn)


@pytest.mark.parametrize("state", [two(), teams()], ids=["two", "teams"])
async def test_people_play_to_the_end(browser: Browser, state: State) -> None:
    async with started_table(browser, state) as game:
        players = [await game.sit(seat) for seat in range(int(state.seats))]
        judge, blocker = players[0], players[1]
        await judge.answer(KEEN)
        # The deck of two has no Kidnapper, and their table no place for his victims.
        await expect(judge.page.locator(".banned")).to_have_count(len(players) // 4)
        if len(players) > 2:
            assert await judge.awaited() == "judge"
            await judge.answer(wanting("PLAYER 1"))
        assert await blocker.awaited() == "block"
        asked = say("step-block", **{"mine": "yes", "ability": "judge", "target-mine": "yes"})
        await expect(blocker.table.ask).to_contain_text(asked)
        await expect(blocker.table.ask.get_by_role("timer", name=say("window-time"))).to_be_visible()
        if len(players) > 2:
            while "name" not in blocker.made:
                await blocker.awaited()
                await blocker.answer(KEEN)
            for player in players:
                await expect(player.page.locator(".banned")).to_contain_text(say("card-TOR"))
        await play_on(players)
        assert {"block", "cast", "pick"} <= {*blocker.made}
        (blocked,) = events(judge.heard, "blocked")
        assert blocked["seat"] == 1
        assert events(judge.heard, "fetched")[0]["card"] == ("SUD" if len(players) == 2 else "POH")
        if len(players) > 2:
            assert [told["card"] for told in events(judge.heard, "kidnapped")] == ["TOR"]
        await told_as_written(game, players)
