"""What could have been known, at every decision of whole games: counted anew, in other worlds, and in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from igroteka.core.chance import seeded
from igroteka.core.state import State
from igroteka.texts import LANGUAGES
from tests.games.pechenka.brute_force import deals
from tests.games.pechenka.table import GAME
from tests.texts import page

TABLES = [("everyone", 4), ("everyone", 5), ("everyone", 6), ("big_hunt", 2), ("big_hunt", 3), ("big_hunt", 4)]
# The orders of all role cards but one's own and the open exclusion.
ALL_DEALS = {"everyone": {4: 6, 5: 24, 6: 120}, "big_hunt": {2: 24, 3: 24, 4: 120}}
each_table = pytest.mark.parametrize(("variant", "seats"), TABLES)


def decisions(variant: str, seats: int, seed: int) -> Iterator[tuple[State, int, int, dict[str, Any]]]:
    """A random game: the position, who decides what in it, and what that seat could know."""
    s = GAME.new(seats, seed, {"variant": variant}, telling=False)
    rng = seeded(seed)
    while turn := s.turn():
        seat = turn[rng.below(len(turn))]
        legal = s.legal(seat)
        action = legal[rng.below(len(legal))]
        told: Any = s.game.parts.hindsight(s, seat, action)
        assert (told is None) == (len(legal) == 1), "where nothing is to be decided, nothing is told"
        if told is not None:
            yield s, seat, action, told
        s.play(seat, action)


def of_others(deal: str, seat: int, told: dict[str, Any]) -> str:
    """A deal without the seat's own roles and without the open exclusion."""
    slots = len(told["own"])
    return (deal[: seat * slots] + deal[(seat + 1) * slots :])[: len(told["places"])]


@each_table
def test_every_count_agrees_with_all_permutations_of_what_the_view_shows(variant: str, seats: int) -> None:
    for s, seat, _, told in decisions(variant, seats, seats):
        fitting = [of_others(deal, seat, told) for deal in deals(s.view(seat))]
        assert sorted(told["which"]) == sorted(fitting)
        assert told["deals"] == len(fitting)
        for number, place in enumerate(told["places"]):
            ways = {role: sum(deal[number] == role for deal in fitting) for role in told["wheel"]}
            assert place["ways"] == {role: count for role, count in ways.items() if count}


@each_table
def test_at_the_start_of_a_round_all_deals_fit(variant: str, seats: int) -> None:
    _, _, _, told = next(decisions(variant, seats, 1))
    assert told["deals"] == told["of"] == len(set(told["which"])) == ALL_DEALS[variant][seats]


@each_table
def test_it_is_the_same_in_every_world_that_the_seat_imagined(variant: str, seats: int) -> None:
    rng = seeded(9)
    for s, seat, action, told in decisions(variant, seats, 10 + seats):
        for _ in range(3):
            assert s.game.parts.hindsight(s.imagine(seat, rng), seat, action) == told


@each_table
def test_what_is_certain_is_so_and_what_is_missed_could_be_had(variant: str, seats: int) -> None:
    for s, seat, action, told in decisions(variant, seats, 20 + seats):
        for finding in told["findings"]:
            if finding["finding"].endswith("-astray") or finding["finding"] == "lie-spared":
                others = [a for a in s.legal(seat) if a != action]
                assert any(uses(s.game.parts.hindsight(s, seat, other)) for other in others), finding


def uses(told: Any) -> bool:
    """Is something that was certain used here?"""
    return told is not None and any(finding["kind"] == "used" for finding in told["findings"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_found_has_its_words_and_no_word_is_left_over(language: str) -> None:
    ids = {
        finding["finding"]
        for variant, seats in TABLES
        for seed in range(8)
        for _, _, _, told in decisions(variant, seats, seed)
        for finding in told["findings"]
    }
    texts = page.part("pechenka", "hindsight", language).texts
    of_findings = ("knew-sword-", "knew-shield-", "knew-lie-", "knew-open-", "knew-peek", "knew-hunt-")
    assert {f"knew-{id}" for id in ids} == {key for key in texts if key.startswith(of_findings)}
