"""Whatever stands in a notation or a position, it is understood or refused by name; nothing else happens."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.core.chance import seeded
from igroteka.core.errors import BadNotation, BadRecord, IllegalAction
from igroteka.core.event import MODERATOR
from igroteka.core.game import Game
from igroteka.core.state import State
from tests.laws.cases import GAMES, cases, moves, positions, viewers
from tests.laws.hostile import ALTERATIONS, FIXED, JUNK, altered, nested

# No complaint repeats a stranger's whole text.
LONG = 600


def name(game: Game) -> str:
    """The name of the game."""
    return game.id


@cache
def words() -> list[str]:
    """Every word of every notation."""
    return sorted(
        {word for game in GAMES for action in range(int(game.actions)) for word in game.notation(action).split()}
    )


# A word of the games' own is likelier to be nearly right; what takes long is made when it is needed, not when tests are
# collected.
NEARLY = st.deferred(lambda: st.lists(st.sampled_from(words()) | st.text(max_size=3), max_size=6).map(" ".join))


@cache
def dumps(game: Game) -> list[dict[str, Any]]:
    """Positions of every step and ending, as dumps."""
    return [state.dump() for case in cases(game) for state in positions(case)]


def exact(thing: object) -> str:
    """JSON text, in which 1, 1.0 and true are three things."""
    return json.dumps(thing, sort_keys=True)


def try_to_load(game: Game, dump: object) -> None:
    """Either BadRecord, or a position that dumps as it was read and in which everybody can go on playing."""
    before = exact(dump)
    state, complaint = None, ""
    try:
        state = game.load(dump)
    except BadRecord as error:
        complaint = str(error)
    assert exact(dump) == before
    if state is None:
        assert 0 < len(complaint) < LONG
        return
    assert exact(state.dump()) == before
    look_round(state)
    for number, _ in enumerate(moves(state, seeded(0))):
        if number == 200:
            break
        if number < 3:
            look_round(state)
    look_round(state)


def look_round(state: State) -> None:
    """Ask for everything that can be asked."""
    for viewer in [*viewers(state), MODERATOR]:
        json.dumps(state.view(viewer))
    for seat in range(int(state.seats)):
        assert len(state.game.parts.observe(state, seat)) == state.game.observation
        state.imagine(seat, seeded(seat))
        for action in state.legal(seat):
            assert state.why(seat, action) is None
    assert (state.outcome() is None) == bool(state.turn())


@pytest.mark.parametrize("game", GAMES, ids=name)
@FIXED
@given(text=st.text() | NEARLY)
def test_any_text_is_an_action_or_bad_notation(game: Game, text: str) -> None:
    action, complaint = -1, ""
    try:
        action = game.parse(text)
    except BadNotation as error:
        complaint = str(error)
    assert len(complaint) < LONG
    assert complaint or game.notation(action) == " ".join(text.split())


@pytest.mark.parametrize("game", GAMES, ids=name)
@pytest.mark.parametrize("number", [2**63, -(2**63) - 1, 2**64, 2**70, -(2**70)])
def test_a_number_too_long_for_any_machine_is_refused_by_name(game: Game, number: int) -> None:
    for dump in dumps(game)[::31]:
        state = game.load(dump)
        for seat, action, reason in [(state.next, number, "no-such-action"), (number, 0, "not-your-turn")]:
            wanted = reason if state.turn() else "game-over"
            refusal = state.why(int(seat), action)
            assert refusal and refusal.reason == wanted
            with pytest.raises(IllegalAction, match=wanted):
                state.play(int(seat), action)
        assert state.dump() == dump


@pytest.mark.parametrize("game", GAMES, ids=name)
@FIXED
@given(data=st.data(), alterations=ALTERATIONS)
def test_an_altered_position_is_refused_or_can_be_played(game: Game, data: st.DataObject, alterations: Any) -> None:
    dump = dumps(game)[data.draw(st.integers(0, len(dumps(game)) - 1))]
    try_to_load(game, altered(dump, alterations))


@pytest.mark.parametrize("game", GAMES, ids=name)
@FIXED
@given(junk=JUNK)
def test_any_json_is_refused(game: Game, junk: object) -> None:
    with pytest.raises(BadRecord):
        game.load(junk)


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_a_nest_deeper_than_python_can_follow_is_refused_in_any_field(game: Game) -> None:
    dump = dumps(game)[0]
    for part in (dump, dump["table"], dump["options"]):
        for field in part:
            deep = json.loads(json.dumps(dump))
            home = deep if part is dump else deep["table" if part is dump["table"] else "options"]
            home[field] = nested(5000)
            with pytest.raises(BadRecord):
                game.load(deep)


@cache
def sealing(game: Game) -> list[dict[str, Any]]:
    """A position of each step at which answers are sealed."""
    return list({dump["stack"][-1]: dump for dump in dumps(game) if dump["sealed"]}.values())


def test_answers_are_sealed_in_some_games() -> None:
    assert sum(bool(sealing(game)) for game in GAMES) > len(GAMES) // 2


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_a_sealed_answer_must_be_one_that_its_seat_may_give(game: Game) -> None:
    if not sealing(game):
        pytest.skip("nobody's answer is sealed in it")
    for dump in sealing(game):
        state = game.load(dump)
        for seat in range(0, int(state.seats), int(state.seats) // 6 + 1):
            for action in range(0, int(game.actions), int(game.actions) // 100 + 1):
                sealed = dump["sealed"].copy()
                sealed[seat] = action
                if action not in state.legal(seat):
                    with pytest.raises(BadRecord, match=rf"position\.sealed\[{seat}\]"):
                        game.load({**dump, "sealed": sealed})
        answers = [state.legal(seat)[0] if state.legal(seat) else -1 for seat in range(int(state.seats))]
        with pytest.raises(BadRecord, match="all have answered"):
            game.load({**dump, "sealed": answers})


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_every_field_of_a_position_is_asked_for_exactly_as_it_is_written(game: Game) -> None:
    junks: list[object] = [None, True, 1.0, -1, 2**70, "", "?" * 5000, [], {}, [0] * 5000]
    for dump in dumps(game)[::31]:
        for junk in junks:
            for field in dump:
                try_to_load(game, {**dump, field: junk})
            for part in ("table", "options"):
                for field in dump[part]:
                    try_to_load(game, {**dump, part: {**dump[part], field: junk}})
