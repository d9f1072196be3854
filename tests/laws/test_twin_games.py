"""Where imagination is approximate, twin games prove secrecy, and games that leak are noticed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

import pytest

from igroteka.core.chance import seeded
from igroteka.core.game import Game
from tests.laws import imagining, secrecy, spreading
from tests.laws.cases import ROOKS, Broken, Case, cases, positions
from tests.laws.twin_games import Twins, twins_stay_alike
from tests.rooks import leaks as rooks_leaks
from tests.rooks.twins import twin_rooks
from tests.toy import leaks
from tests.toy.twins import hazy, twin_magpies

HAZY = hazy()
# Among more birds there is nothing else to see, and of many twins some are enough.
MOST_SEATS = 6
STRIDE = 3
Give = Callable[[Case], Iterator[Twins]]


def compared(game: Game, give: Give) -> int:
    """How often the law compared anything in the twins of a game."""
    return sum(
        twins_stay_alike(twins, seeded(number))
        for case in cases(game)
        if case.seats <= MOST_SEATS and case.options.get("cuckoo", True)
        for number, twins in enumerate(islice(give(case), 0, None, STRIDE))
    )


@pytest.mark.parametrize(("game", "give"), [(HAZY, twin_magpies), (ROOKS, twin_rooks)], ids=[HAZY.id, ROOKS.id])
def test_twin_games_look_alike_to_whoever_cannot_know_the_difference(game: Game, give: Give) -> None:
    assert not game.exact
    assert compared(game, give) > 300


@pytest.mark.parametrize(
    ("game", "give", "complaint"),
    [
        (leaks.leaky(leaks.AwaitsTheCuckoo), twin_magpies, "view of viewer"),
        (leaks.night(leaks.NamesTheCuckoo), twin_magpies, "events of viewer"),
        (rooks_leaks.owl(rooks_leaks.QuietForTheOwl), twin_rooks, "talk of viewer"),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_a_game_that_tells_its_twins_apart_is_noticed(game: Game, give: Give, complaint: str) -> None:
    with pytest.raises(Broken, match=complaint):
        compared(game, give)


def test_an_approximate_imagination_keeps_every_law_of_worlds_but_their_even_spread() -> None:
    for case in cases(HAZY):
        for number, state in enumerate(positions(case)):
            for law in (*secrecy.POSITION_LAWS, *imagining.POSITION_LAWS):
                law(state.clone(), seeded(number))
    uneven = next(iter(spreading.spread_cases(HAZY)))
    with pytest.raises(Broken, match="dealt otherwise"):
        spreading.worlds_are_spread(uneven)
