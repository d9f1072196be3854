"""What the server answers for a seat without asking: trifles, and never a move that matters."""

from __future__ import annotations

import pytest

from igroteka.core.chance import seeded
from igroteka.core.game import Game
from igroteka.core.match.begin import new_match
from igroteka.server.table.choices import give_single_answers
from tests.laws.cases import GAMES, choose
from tests.server.driving import FAMIGLIA

MATCHES = 60


def single_answers(game: Game, matches: int = MATCHES) -> tuple[set[str], set[str]]:
    """The steps at which a single answer was given unasked, and those at which it was asked, over random matches."""
    given, asked = set(), set()
    for seed in range(matches):
        match, rng = new_match(game, seed), seeded(seed)
        while turn := match.state.turn():
            if len(match.state.legal(turn[0])) == 1:
                asked.add(match.state.top.name)
            match.choose(turn[0], choose(match.state, turn[0], rng, eager=seed % 2 == 1))
            step, number = match.state.top.name, match.number
            give_single_answers(match)
            if match.number > number:
                given.add(step)
    return given, asked


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_only_trifles_are_answered_unasked(game: Game) -> None:
    given, asked = single_answers(game)
    assert given <= {step.name for step in game.steps.values() if step.trifling}
    assert bool(given) == any(step.trifling for step in game.steps.values())
    if game.id == FAMIGLIA.id:
        assert asked == {"recruit"}, "a pass is asked, also the only one"
