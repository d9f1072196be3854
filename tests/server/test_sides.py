"""Sides: who plays with whom is told from the start, chosen by sitting down, and kept from match to match."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from igroteka.core.chance import seeded
from igroteka.core.state import State
from igroteka.server import wire
from igroteka.server.table import choices, questions, seating
from igroteka.server.table.commit import act
from igroteka.server.table.document import Doc, Person, Place
from igroteka.server.table.rematch import seats_to_move_on
from igroteka.server.table.table import Table
from tests.browser.hosting import hosted
from tests.laws.cases import TOY, moves
from tests.server.client import NAMES, Room, setup
from tests.server.in_process import given, running_tables, with_magpies
from tests.server.test_coming_and_going import start
from tests.server.test_seat_links import Somebody, refused


@pytest.fixture(autouse=True)
def magpies(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that may be played in pairs."""
    with_magpies(monkeypatch)


@asynccontextmanager
async def paired(people: int, bots: int = 0) -> AsyncIterator[tuple[Table, list[Somebody]]]:
    """A table of four in pairs at which this many people sit, with bots on the last seats."""
    async with running_tables() as (made, _):
        agreed = setup(TOY.id, 4, bots, options={"flock": "pairs"})
        links = [await made.create(agreed, NAMES[0])]
        table = await made.table(links[0].code)
        links += [await given(table, seating.join, name, None) for name in NAMES[1:people]]
        yield table, [await Somebody(table, link).enter() for link in links]


def pairs(table: Table) -> set[frozenset[int]]:
    """Who plays with whom, by the numbers of the people."""
    sides = table.sides()
    return {
        frozenset(place.person for place, its in zip(table.doc.places, sides, strict=True) if its == side)
        for side in sides
    }


async def test_everybody_is_told_who_plays_with_whom() -> None:
    async with paired(2) as (table, (ann, bob)):
        assert ann.table.sides == bob.table.sides == [0, 1, 0, 1]
        alone = setup(TOY.id, 4, options={"flock": "alone"})
        await act(table, seating.agree, ann.person, alone)
        assert bob.table.sides == []


async def test_a_table_can_be_foreseen_before_it_is_made() -> None:
    async with hosted() as (port, _), Room(port) as room:
        for flock, sides in (("pairs", [0, 1, 0, 1]), ("alone", [])):
            status, body = await room.ask("POST", "/api/outlook", setup(TOY.id, 4, options={"flock": flock}))
            assert (status, msgspec.json.decode(body, type=wire.Outlook)) == (
                200,
                wire.Outlook(sides, [], [], None, [], {}, []),
            )
        status, body = await room.ask("POST", "/api/outlook", setup(TOY.id, 3, options={"flock": "pairs"}))
        assert status == 400 and msgspec.json.decode(body, type=wire.Problem).error == "bad-setup"


async def test_sides_that_do_not_fit_the_seats_are_refused_and_change_nothing() -> None:
    async with paired(2) as (table, (ann, bob)):
        before = bob.table
        three = setup(TOY.id, 3, options={"flock": "pairs"})
        assert await refused(act(table, seating.agree, ann.person, three)) == "bad-setup"
        assert bob.table == before


async def test_people_choose_partners_by_where_they_sit() -> None:
    async with paired(2, bots=1) as (table, (ann, bob)):
        assert [place.kind for place in table.doc.places] == ["person", "person", "open", "bot"]
        await act(table, seating.move, bob.person, bob.person, 2)
        assert bob.me.seat == 2
        assert [seat.name for seat in ann.table.seats] == [NAMES[0], "", NAMES[1], ""]
        await act(table, seating.move, bob.person, bob.person, 2)  # a retry
        await act(table, seating.move, bob.person, bob.person, 3)
        assert [seat.kind for seat in ann.table.seats] == ["person", "open", "bot", "person"]
        assert [seat.kind for seat in ann.table.setup.seats] == ["person", "person", "bot", "person"]
        await act(table, seating.move, ann.person, bob.person, 0)  # the owner: the two exchange their seats
        assert (ann.me.seat, bob.me.seat) == (3, 0)


async def test_nobody_takes_anothers_seat_and_nobody_moves_once_it_has_begun() -> None:
    async with paired(4) as (table, people):
        ann, bob, *_ = people
        before = bob.table
        for by, who, seat, reason in (
            (bob, bob, 0, "seat-taken"),
            (bob, bob, 19, "seat-taken"),
            (ann, bob, 4, "seat-taken"),
            (bob, ann, 1, "not-owner"),
        ):
            assert await refused(act(table, seating.move, by.person, who.person, seat)) == reason
        assert await refused(act(table, seating.move, ann.person, 77, 1)) == "nobody-there"
        assert bob.table == before
        await start(people)
        assert await refused(act(table, seating.move, ann.person, bob.person, 0)) == "begun"


async def test_partners_stay_partners_all_evening_and_each_has_won() -> None:
    async with paired(4) as (table, people):
        together = pairs(table)
        begins = set()
        for match in (1, 2, 3, 4):
            await start(people)
            begins.add(table.doc.places[0].person)
            loser = people[match % 4]
            await act(table, choices.resign, loser.person, match)
            assert table.doc.status == "over", "between two sides giving up ends the match"
            score = people[0].table.evening[-1]
            losing = {place.person for place, its in zip(table.doc.places, score.places, strict=True) if its == 2}
            assert losing in together
            assert loser.person in losing
            assert not score.draw
            for one in people:
                await act(table, questions.ask_rematch, one.person, match, False)
            assert pairs(table) == together
        assert len(begins) == 4, "and everybody begins once"


@pytest.mark.parametrize(
    ("sides", "on"),
    [("", 1), ("0101", 1), ("0011", 2), ("012012", 1), ("001122", 2), ("01011", 1), ("0110", 2), ("010", 1)],
)
def test_all_move_on_by_as_many_seats_as_keep_partners_together(sides: str, on: int) -> None:
    assert seats_to_move_on([*map(int, sides)]) == on


def drawn() -> State:
    """A game in pairs that ended in a draw."""
    for seed in range(100):
        state = TOY.new(4, seed, {"flock": "pairs", "cuckoo": False})
        for _ in moves(state, seeded(seed)):
            pass
        outcome = state.outcome()
        if outcome is not None and outcome.draw:
            return state
    raise AssertionError("there is always a draw")


@pytest.mark.parametrize(
    ("gave_up", "places", "draw"),
    [([], [1, 1, 1, 1], True), ([0], [3, 1, 1, 1], True), ([0, 2], [2, 1, 2, 1], False)],
)
def test_a_draw_is_between_those_who_played_to_the_end(gave_up: list[int], places: list[int], draw: bool) -> None:
    sitting = [Place("person", seat, gave_up=seat in gave_up) for seat in range(4)]
    people = [Person(seat, NAMES[seat], "") for seat in range(4)]
    doc = Doc("KABC23", "", setup(TOY.id, 4, options={"flock": "pairs"}), sitting, people)
    choices.finish(doc, drawn())
    (score,) = doc.evening
    assert (score.places, score.draw) == (places, draw)
    assert score.names == list(NAMES[:4])
