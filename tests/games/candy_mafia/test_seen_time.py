"""Time at night is seen: settled at nightfall, alike for all, longer while all is new; no empty window is opened."""

from __future__ import annotations

from igroteka.core import closing
from igroteka.core.chance import seeded
from igroteka.core.event import SPECTATOR
from igroteka.core.state import State
from igroteka.core.windows import is_covert, is_unhurried
from igroteka.server import wire
from igroteka.server.table.windows import LENGTHS, LONGER
from tests.games.candy_mafia.table import GAME, evening, field, step
from tests.server.client import setup
from tests.server.in_process import Listener, everybody, running_tables, table_from

CARDS = ["elder", "doctor", "detective", "avenger", "don", "mistress"]
SECOND = 1_000


def pass_on(s: State) -> None:
    """The open window is closed without an answer of anybody's."""
    closing.close(s, closing.missing(s, seeded(1)))


def test_the_night_is_unhurried_until_roles_have_acted_once_and_the_day_never() -> None:
    s, unhurried = evening(CARDS, "u"), set()
    while field(s, "night") < 4:
        unhurried.add((is_covert(s.top), field(s, "night"), is_unhurried(s.top, s)))
        pass_on(s)
    by_night = {night: slow for covert, night, slow in unhurried if covert}
    assert by_night == {1: True, 2: True, 3: False}
    assert not any(slow for covert, _, slow in unhurried if not covert)


async def test_a_table_gives_it_half_as_long_again_and_tells_all_alike() -> None:
    usual = LENGTHS["short"]["usual"] * SECOND
    async with running_tables() as (made, time):
        state = GAME.load({**evening(CARDS, "u").dump(), "held": True})
        pace = wire.PaceSetup("fixed")
        table = await table_from(made, setup(GAME.id, 6, pace=pace, options=dict(state.options)), state)
        people = [*await everybody(table), await Listener(table, SPECTATOR).enter()]
        lengths = []
        for night in (2, 3):
            while table.state is None or step(table.state) != "errands" or field(table.state, "night") != night:
                await time.turn(SECOND)
            told = {(one.play.window.left, one.play.window.length) for one in people if one.play and one.play.window}
            assert len(told) == 1, "the candle burns alike"
            lengths.append(told.pop()[1])
    assert 3 * usual // 2 <= lengths[0] < 3 * usual // 2 + 3 * usual // 2 // LONGER
    assert usual <= lengths[1] < usual + usual // LONGER


def test_the_dead_have_a_window_as_soon_as_somebody_is_dead_and_not_before() -> None:
    s, seen = evening(CARDS, "u", spirits=True), []
    while field(s, "night") < 2 or step(s) != "ballot":
        if step(s) == "ballot":
            for seat in s.turn():
                s.play(seat, GAME.parse("vote 1" if seat else "vote 2"))
        seen.append(step(s))
        pass_on(s)
    assert seen.index("spirits") > seen.index("ballot"), "in the first night nobody could write"
    assert seen.count("spirits") == 1


def test_how_many_votes_execute_is_said_with_the_question_and_one_does_unless_more_were_agreed() -> None:
    for majority, enough in ((False, 1), (True, 4)):
        s = evening(CARDS, "u", majority=majority)
        while step(s) != "ballot":
            pass_on(s)
        for viewer in (SPECTATOR, 0):
            prompt = s.prompt(viewer)
            assert prompt is not None and prompt["enough"] == enough
        s.play(0, GAME.parse("vote 5"))
        pass_on(s)
        assert (s.top.name == "ballot" or field(s, "condemned") < 0) == majority
    assert GAME.agreed(6, {})["majority"] is False
