"""A statement never ends the talk of «Конфетная мафия»: those who have the floor do, or time."""

from __future__ import annotations

import pytest

from igroteka.core.chance import seeded
from igroteka.core.closing import close, missing
from igroteka.server import wire
from tests.games.candy_mafia.table import GAME, step
from tests.server.client import setup
from tests.server.in_process import everybody, running_tables, table_from
from tests.server.websocket_client import command_id

RIPE = wire.PaceSetup("ripe")


@pytest.mark.parametrize("speech", ["free", "turns"])
async def test_a_statement_ends_no_talk_and_those_who_have_the_floor_do(speech: str) -> None:
    options = {"talk": 1, "speech": speech}
    state = GAME.new(6, 3, options, held=True)
    while step(state) not in ("talk", "floor"):
        close(state, missing(state, seeded(1)))
    state.telling = True
    async with running_tables() as (tables, time):
        table = await table_from(tables, setup(GAME.id, 6, options=dict(state.options), pace=RIPE), state)
        people = await everybody(table)
        decision = table.decision
        talking = [one for one in people if one.choices]
        assert len(talking) == (6 if speech == "free" else 1)
        for one in talking:
            assert not await one.choose("say nothing" if "say nothing" in one.choices else one.choices[0])
        assert table.decision == decision, "all have stated something, and nobody has finished"
        assert table.window is not None and table.window.left == (300_000 if speech == "free" else 60_000)
        for one in talking:
            assert table.decision == decision
            assert not await one.do(wire.Spoken(command_id(), decision))
        assert table.decision != decision
        assert table.state is not None
        assert step(table.state) == ("ballot" if speech == "free" else "floor")
        if speech == "turns":
            others = [one for one in people if one.choices]
            assert len(others) == 1 and others != talking, "the next has the floor"
            await time.turn(61_000)
            assert [one for one in people if one.choices] != others, "a minute, and no more"
