"""Every game keeps every law, whatever its seats and options."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

import pytest

from igroteka.core.chance import seeded
from igroteka.core.game import Game
from tests.laws import hints, imagining, playing, secrecy, shapes, spreading, storing
from tests.laws.cases import GAMES, Case, cases, landmarks, positions

CASES = list(chain.from_iterable(cases(game) for game in GAMES))
SPREAD = list(chain.from_iterable(spreading.spread_cases(game) for game in GAMES if game.exact))
POSITION_LAWS = (
    *playing.POSITION_LAWS,
    *storing.POSITION_LAWS,
    *secrecy.POSITION_LAWS,
    *imagining.POSITION_LAWS,
    *shapes.POSITION_LAWS,
    *hints.POSITION_LAWS,
)
CASE_LAWS = (*playing.CASE_LAWS, *storing.CASE_LAWS, *imagining.CASE_LAWS, *shapes.CASE_LAWS)


def name(thing: object) -> str:
    """The name of a law, a case or a game, for the list of tests."""
    return thing.id if isinstance(thing, Game) else getattr(thing, "__name__", str(thing))


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_the_laws_look_at_every_step_and_every_ending(game: Game) -> None:
    seen = {state.over or state.top.name for case in cases(game) for state in positions(case)}
    assert landmarks(game) <= seen


# One test for each case, not for each law of it: thousands of tests would cost more than what they try.
@pytest.mark.parametrize("case", CASES, ids=name)
def test_laws_of_positions(case: Case) -> None:
    for law in POSITION_LAWS:
        for number, state in enumerate(positions(case)):
            law(state, seeded(number))


@pytest.mark.parametrize("case", CASES, ids=name)
def test_laws_of_games_in_play(case: Case) -> None:
    for law in CASE_LAWS:
        law(case)


@pytest.mark.parametrize("game", GAMES, ids=name)
@pytest.mark.parametrize("law", [*storing.GAME_LAWS, *shapes.GAME_LAWS, *hints.GAME_LAWS], ids=name)
def test_law_of_actions(law: Callable[[Game], None], game: Game) -> None:
    law(game)


@pytest.mark.parametrize("case", SPREAD, ids=name)
def test_imagined_worlds_are_spread_as_true_ones(case: Case) -> None:
    spreading.worlds_are_spread(case)
