"""Hint and review agree: what a hint advised costs nothing in the review, and every hint says why in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import igroteka
from igroteka.bots import bot
from igroteka.bots.bot import Bot
from igroteka.bots.heuristics import heuristics_of
from igroteka.bots.hint import CHANCES, CLOSE, DEGREES, MIXED, PREFERRED, by_degree
from igroteka.bots.hints import advice, undecided
from igroteka.bots.review import rest_of, review
from igroteka.core.chance import Rng, seeded
from igroteka.core.game import Game
from igroteka.core.state import State
from igroteka.core.windows import is_covert
from igroteka.texts import words

# Positions of each game, and of each whole match among them.
POSITIONS = 200
OF_A_MATCH = 20
WORLDS = 4
# A bot that thinks hardly at all has no better reasons.
ADVISER = bot("search:8")
# What can be said of any game is no reason in words.
BARE = {CHANCES, CLOSE, MIXED, PREFERRED}
SETTINGS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "pechenka": [(4, {}), (2, {"variant": "big_hunt"}), (3, {"variant": "big_hunt"})],
    "emperors_gold": [(2, {}), (3, {})],
    "candy_empire": [(2, {}), (3, {}), (4, {}), (2, {"open_discard": True})],
    "candy_mafia": [(8, {}), (10, {})],
}


def positions(game: Game, number: int) -> Iterator[tuple[State, int]]:
    """Positions in which somebody has a choice and may ask for a hint, from many matches of quick players."""
    heuristics, found, seed = heuristics_of(game), 0, 0
    while found < number:
        seats, options = SETTINGS.get(game.id, [(2, {})])[seed % len(SETTINGS.get(game.id, [0]))]
        s, rng, asked = game.new(seats, seed, options), seeded(seed), 0
        while not s.over:
            seat = s.turn()[0]
            if len(s.legal(seat)) > 1 and not is_covert(s.top):
                asked += 1
                if asked % 3 == seed % 3 and asked < 3 * OF_A_MATCH and found < number:
                    found += 1
                    yield s, seat
            s.advance(seat, heuristics.answer(s.imagine(seat, rng), seat, rng))
        seed += 1


@pytest.mark.long
@pytest.mark.parametrize("id", igroteka.names())
def test_what_a_hint_advises_is_never_blamed_and_has_a_reason(id: str) -> None:
    """The first answer, and each one after it, as far as the hint goes."""
    game, bare = igroteka.game(id), []
    for s, seat in positions(game, POSITIONS):
        told = advice(s, seat, ADVISER)
        assert told.reasons
        if all(reason.id in BARE for reason in told.reasons):
            bare.append((s.top.name, game.notation(told.choices[0])))
        turn, plan = undecided(s, seat, seeded(0)), list[int]()
        for action in told.choices:
            if len(turn.legal(seat)) > 1:
                judged = review(turn, seat, action, ADVISER, plan, WORLDS)
                assert (judged.right, judged.cost) == (True, 0), (s.top.name, game.notation(action))
                plan = rest_of(judged.hint, action)
            else:
                plan = plan[1:]
            turn.advance(seat, action)
    assert not bare


@pytest.mark.parametrize("id", igroteka.names())
def test_a_hint_is_the_same_whenever_it_is_asked_for(id: str) -> None:
    """Also from a world that the seat imagined: the review asks again after the end."""
    for s, seat in positions(igroteka.game(id), 8):
        first, again = advice(s, seat, ADVISER), advice(undecided(s, seat, seeded(99)), seat, ADVISER)
        assert (first.choices, first.mix) == (again.choices, again.mix)


def worst(s: State, seat: int, adviser: Bot) -> int:
    """What the worst answer costs."""
    return max(review(s, seat, action, adviser, []).cost for action in s.legal(seat))


@pytest.mark.parametrize("id", ["famiglia", "pechenka"])
def test_an_answer_that_throws_the_game_away_costs(id: str) -> None:
    """At a table for two: among four a single answer seldom decides. Few answers are quickly judged."""
    found = positions(igroteka.game(id), 60)
    assert any(worst(s, seat, ADVISER) >= 5 for s, seat in found if s.seats == 2 and len(s.legal(seat)) < 5)


def test_an_answer_of_the_mix_is_right() -> None:
    """Where the bot draws lots, each of the answers that it gives now and then is as good as the first."""
    game, seen = igroteka.game("pechenka"), 0
    s, rng = game.new(2, 3, {"variant": "big_hunt"}), seeded(3)
    while not s.over:
        seat = s.turn()[0]
        told = advice(s, seat, ADVISER)
        for action, share in told.mix[1:]:
            seen += 1
            assert review(s, seat, action, ADVISER, [], WORLDS).cost == 0 and share >= 5
        s.advance(seat, random_of(s, seat, rng))
    assert seen > 10


def random_of(s: State, seat: int, rng: Rng) -> int:
    """Any legal answer."""
    legal = s.legal(seat)
    return legal[rng.below(len(legal))]


def test_the_words_of_a_chance_follow_one_scale() -> None:
    degrees = [by_degree(part)["degree"] for part in (1.0, 0.97, 0.95, 0.61, 0.6, 0.4, 0.39, 0.05, 0.0)]
    nearly, likely, even, maybe, hardly = (f"degree-{degree}" for _, degree in DEGREES)
    assert degrees == [nearly, nearly, likely, likely, even, even, maybe, maybe, hardly]
    for language in ("ru", "en"):
        assert len({words(None, language).say(degree) for degree in degrees if isinstance(degree, str)}) == len(DEGREES)
