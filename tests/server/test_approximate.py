"""Where a game's imagination is approximate nothing rests on it: nothing is answered unasked, nothing taken back, and
twin games get the same bytes."""

from __future__ import annotations

import pytest

from igroteka.core.chance import seeded
from igroteka.core.game import Game
from igroteka.core.position import ask_again
from igroteka.server import wire
from igroteka.server.table import log
from tests.laws.cases import GAMES, TOY, Case
from tests.laws.twin_games import Twins, same_play
from tests.server.client import setup
from tests.server.in_process import everybody, running_tables, table_from, with_magpies
from tests.server.test_secrecy import names_who_was_awake
from tests.server.test_unasked import single_answers
from tests.server.websocket_client import command_id
from tests.server.worlds import Act, difference, sent
from tests.toy.state import Table as Birds
from tests.toy.twins import twin_magpies

# Of one game, to a night and beyond.
LENGTH = 9
GAMES_OF_TWINS = 4


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_nothing_is_answered_unasked(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "exact", False)
    assert single_answers(game, matches=10)[0] == set()


@pytest.mark.parametrize("exact", [True, False])
async def test_nothing_is_taken_back(exact: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    with_magpies(monkeypatch)
    monkeypatch.setattr(TOY, "exact", exact)
    async with running_tables() as (made, _):
        table = await table_from(made, setup(TOY.id, 3, bots=2), TOY.new(3, 1))
        assert isinstance(table.state, Birds)
        table.state.starter = 0
        ask_again(table.state)
        (me,) = await everybody(table)
        await me.choose("bury 1")
        assert me.play
        assert me.play.undo == ("free" if exact else "no")
        assert await me.do(wire.Undo(command_id())) == ("" if exact else "cannot-undo")


async def compare_twins(game: Game, seed: int) -> int:
    """Play twin games at two tables, and compare what the viewer is sent; gives how many pairs there were."""
    case = Case(game, {"seats": 3, **game.defaults}, seed)
    compared = 0
    for twins in twin_magpies(case):
        again = Twins(twins.viewer, twins.one, twins.other, twins.exchanged, twins.open)
        acts = [Act(seat, game.notation(action)) for seat, action in same_play(again, seeded(seed))][:LENGTH]
        parting = difference(*[await sent(start, twins.viewer, acts) for start in (twins.one, twins.other)])
        assert not parting, f"viewer {twins.viewer}, {acts}: {parting}"
        compared += 1
    return compared


async def test_twin_games_are_sent_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    with_magpies(monkeypatch)
    monkeypatch.setattr(TOY, "exact", False)
    assert sum([await compare_twins(TOY, seed) for seed in range(GAMES_OF_TWINS)]) == 4 * GAMES_OF_TWINS


@pytest.mark.uncompiled
async def test_a_server_that_tells_twin_games_apart_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    with_magpies(monkeypatch)
    monkeypatch.setattr(TOY, "exact", False)
    monkeypatch.setattr(log, "entry", names_who_was_awake)
    with pytest.raises(AssertionError, match="moment"):
        await compare_twins(TOY, 0)
