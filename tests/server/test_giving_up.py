"""Giving up: between two sides it ends the match; among many the seat passes to a bot, and its person comes last."""

from __future__ import annotations

import pytest

from igroteka.server.table import choices, leaving, questions
from igroteka.server.table.commit import act
from igroteka.server.table.document import Doc, Place
from tests.server.client import NAMES, setup
from tests.server.in_process import Listener
from tests.server.test_coming_and_going import start
from tests.server.test_seat_links import Somebody, gathered


async def resign(one: Somebody) -> None:
    """The person gives the match up."""
    await act(one.at, choices.resign, one.person, one.at.doc.match)


@pytest.mark.parametrize("people", [3, 4, 6])
async def test_one_of_many_gives_up_and_the_others_play_on(people: int) -> None:
    async with gathered(people, "pechenka") as (table, _, all_of_them):
        ann, *others = all_of_them
        await start(all_of_them)
        assert ann.table.goes_on
        seat = table.doc.seat_of(ann.person)
        await resign(ann)
        for one in all_of_them:
            assert one.table.status == "playing"
            mine = one.table.seats[seat]
            assert (mine.gave_up, mine.stand_in, mine.name) == (True, True, NAMES[0])
        assert table.match is not None
        assert not table.match.state.over
        await resign(ann)  # once more changes nothing
        await Listener(table, ann.person).enter()
        assert table.doc.places[seat].stand_in, "a seat that was given up is not taken up again"
        for one in others[:-1]:
            await resign(one)
        assert others[-1].table.status == "playing", "the last person plays on against bots"
        assert not others[-1].table.goes_on
        await resign(others[-1])
        assert ann.table.status == "over"


async def test_somebody_who_leaves_among_many_has_given_up() -> None:
    async with gathered(4, "pechenka") as (table, _, people):
        await start(people)
        seat = table.doc.seat_of(people[1].person)
        await act(table, leaving.leave, people[1].person)
        assert people[0].table.seats[seat].gave_up
        assert people[0].table.status == "playing"


async def test_between_two_sides_giving_up_ends_the_match() -> None:
    async with gathered(2, "famiglia") as (_, _, (ann, bob)):
        await start([ann, bob])
        assert not ann.table.goes_on
        await resign(ann)
        assert bob.table.status == "over"
        assert [score.places for score in bob.table.evening] == [[2, 1]]


async def test_the_seat_is_ones_own_again_in_the_next_match() -> None:
    async with gathered(3, "pechenka") as (table, _, (ann, bob, cat)):
        await start([ann, bob, cat])
        for one in (ann, bob, cat):
            await resign(one)
        assert table.doc.status == "over"
        for one in (ann, bob, cat):
            await act(table, questions.ask_rematch, one.person, 1, False)
        assert table.doc.match == 2
        assert not any(seat.gave_up or seat.stand_in for seat in cat.table.seats)


@pytest.mark.parametrize(
    ("places", "sides", "gave_up", "evening"),
    [
        ([1, 2, 3], "012", [0], [3, 1, 2]),
        ([1, 2, 3], "012", [2], [1, 2, 3]),
        ([1, 1, 3, 4], "0123", [1], [1, 4, 2, 3]),
        ([1, 2, 3, 4], "0123", [0, 2], [3, 1, 3, 2]),
        ([1, 2], "01", [], [1, 2]),
        # The partner keeps the place; a side that is gone makes room.
        ([1, 2, 3, 1, 2, 3], "012012", [0], [4, 2, 3, 1, 2, 3]),
        ([1, 2, 3, 1, 2, 3], "012012", [0, 3], [3, 1, 2, 3, 1, 2]),
        ([2, 1, 2, 1, 1], "01011", [1], [2, 3, 2, 1, 1]),
    ],
)
def test_whoever_gave_up_is_last_in_the_evening(
    places: list[int], sides: str, gave_up: list[int], evening: list[int]
) -> None:
    sitting = [Place("person", seat, gave_up=seat in gave_up) for seat in range(len(places))]
    doc = Doc("KABC23", "", setup(), sitting, [])
    assert choices.ranks_of_people(doc, places, [*map(int, sides)]) == evening
