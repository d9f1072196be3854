"""Host rights, questions and numbers when people come and go."""

from __future__ import annotations

from igroteka.server import wire
from igroteka.server.table import leaving, seating, starting
from igroteka.server.table.commit import act
from tests.server.client import setup
from tests.server.in_process import HandTime, Listener, given, running_tables
from tests.server.test_seat_links import Somebody, gathered, let_go, refused
from tests.server.websocket_client import command_id


def owner_of(device: Somebody) -> str:
    """The name of the owner; empty: there is none."""
    return next((seat.name for seat in device.table.seats if seat.owner), "")


async def start(table_people: list[Somebody]) -> None:
    """The match begins."""
    table = table_people[0].at
    await act(table, starting.start, table.doc.owner)
    for number, one in enumerate(table_people):
        assert not await one.do(wire.Contribute(command_id(), f"{number:064x}"))
    assert isinstance(table.runtime.time, HandTime)
    await table.runtime.time.turn(0)


async def test_owner_rights_pass_to_somebody_who_is_there() -> None:
    async with gathered(4, "pechenka") as (table, _, people):
        ann, bob, cat, dan = people
        await start(people)
        await act(table, leaving.leave, bob.person)
        await let_go(bob)
        await cat.exit()
        await act(table, leaving.leave, ann.person)
        assert owner_of(dan) == "Dan"


async def test_owner_rights_wait_for_the_first_who_comes() -> None:
    async with gathered(3, "pechenka") as (table, _, (ann, bob, cat)):
        for gone in (bob, cat):
            await gone.exit()
        await act(table, leaving.leave, ann.person)
        await let_go(ann)
        assert (table.doc.owner, table.doc.status) == (-1, "gathering")
        assert await refused(act(table, starting.start, bob.person)) == "not-owner"
        await cat.enter()
        assert owner_of(cat) == "Cat"
        await bob.enter()
        assert owner_of(bob) == "Cat"


async def test_no_question_waits_for_somebody_who_left() -> None:
    async with gathered(4, "pechenka") as (table, _, people):
        ann, bob, cat, dan = people
        await start(people)
        assert not await ann.do(wire.Pause(command_id()))
        assert ann.table.question and ann.table.question.waiting == [1, 2, 3]
        await act(table, leaving.leave, bob.person)
        assert ann.table.question.waiting == [2, 3]
        await cat.exit()
        assert ann.table.question.waiting == [3]
        await act(table, leaving.leave, dan.person)
        assert table.question is None
        assert ann.table.paused


async def test_what_somebody_asked_who_left_is_asked_no_more() -> None:
    async with gathered(4, "pechenka") as (table, _, people):
        ann, bob, *_ = people
        await start(people)
        assert not await ann.do(wire.Pause(command_id()))
        await act(table, leaving.leave, ann.person)
        assert (bob.table.question, bob.table.paused) == (None, False)


async def test_a_match_that_begins_ends_the_questions_of_the_gathering() -> None:
    async with gathered(3, "pechenka") as (table, _, (ann, bob, cat)):
        await act(table, leaving.kick, ann.person, 2)
        await let_go(cat)
        door = await Somebody(table, await given(table, seating.join, "Cat", None)).enter()
        assert not door.left
        bots = [wire.SeatSetup(), wire.SeatSetup(), wire.SeatSetup("bot", "easy")]
        await act(table, seating.agree, ann.person, wire.Setup("pechenka", bots))
        await act(table, starting.start, ann.person)
        assert (door.left, bob.table.question, bob.table.status) == ("not-admitted", None, "shuffling")


async def test_a_table_is_not_used_up_by_coming_and_going() -> None:
    async with running_tables() as (made, _):
        link = await made.create(setup(), "Ann")
        table = await made.table(link.code)
        for _ in range(300):
            guest = await given(table, seating.join, "x", None)
            await act(table, leaving.leave, guest.person)
        guest = await given(table, seating.join, "Bob", None)
        assert (len(table.doc.persons), table.person(guest.token)) == (2, guest.person)


async def test_a_number_is_not_given_away_while_somebody_may_still_speak_with_it() -> None:
    async with gathered(2) as (table, _, (_, bob)):
        assert not await bob.do(wire.Say(command_id(), "bye"))
        await act(table, leaving.leave, bob.person)
        cat = await given(table, seating.join, "Cat", None)
        assert cat.person != bob.person
        await let_go(bob)
        await act(table, leaving.leave, cat.person)
        assert (await given(table, seating.join, "Dan", None)).person == cat.person


async def test_after_a_kick_nobody_knocks_at_a_table_without_a_owner() -> None:
    async with gathered(3, "pechenka") as (table, _, (ann, bob, cat)):
        await act(table, leaving.kick, ann.person, 2)
        await let_go(cat)
        await bob.exit()
        await act(table, leaving.leave, ann.person)
        await let_go(ann)
        await Listener(table, -1).enter()
        assert await refused(given(table, seating.join, "Cat", None)) == "owner-away"


async def test_after_a_kick_the_owner_brings_whom_they_like() -> None:
    async with gathered(2) as (table, _, (ann, bob)):
        await act(table, leaving.kick, ann.person, 1)
        await let_go(bob)
        await given(table, seating.join, "Cat", None, by=ann.person)
        assert (ann.table.question, ann.table.seats[1].name) == (None, "Cat")
