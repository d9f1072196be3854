"""Another match begins when everybody who is there wants it; nobody is taken off the result unasked."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec.structs import replace

import igroteka
from igroteka.server import wire
from igroteka.server.refusal import Refusal
from igroteka.server.table import choices, leaving, questions, seating
from igroteka.server.table.change import Change
from igroteka.server.table.commit import act
from igroteka.server.table.document import MOST_SCORES, Doc, decode, encode
from igroteka.server.table.messages import seat_info
from igroteka.server.table.table import Table
from tests.server.client import setup
from tests.server.in_process import Listener, everybody, running_tables, table_from
from tests.server.websocket_client import command_id

PECHENKA = igroteka.game("pechenka")


@asynccontextmanager
async def over(bots: int = 0) -> AsyncIterator[tuple[Table, list[Listener]]]:
    """A table for four whose match is over."""
    async with running_tables() as (made, _):
        table = await table_from(made, setup(PECHENKA.id, 4, bots), PECHENKA.new(4, 1), deal=True)
        devices = await everybody(table)
        for person in range(4 - bots):
            await act(table, choices.resign, person, 1)
        yield table, devices


async def wants(table: Table, person: int, at_once: bool = False) -> str:
    """The person asks for another match; gives the reason if that is refused."""
    try:
        await act(table, questions.ask_rematch, person, 1, at_once)
    except Refusal as refusal:
        return refusal.reason
    return ""


async def test_it_begins_when_all_have_said_yes_and_until_then_all_see_who_has() -> None:
    async with over() as (table, devices):
        assert await wants(table, 1) == ""
        for ready in ([], [3], [3, 0]):
            for device in devices:
                question = device.table.question
                assert question and (question.kind, question.by, question.agreed) == ("rematch", 1, ready)
                assert question.waiting == [person for person in (0, 2, 3) if person not in ready]
                assert (device.table.status, device.table.match) == ("over", 1)
            # A yes is an answer to the question, or the same wish.
            number = table.question.number if table.question else 0
            if ready == []:
                assert await devices[3].do(wire.Answer(command_id(), number, True, match=1)) == ""
            else:
                assert await wants(table, 2 if len(ready) == 2 else 0) == ""
        assert (table.doc.match, table.doc.status, table.question) == (2, "shuffling", None)


async def test_the_same_wish_twice_is_one() -> None:
    async with over() as (table, _):
        for _ in range(2):
            assert await wants(table, 1) == ""
            assert table.question and table.question.waiting == [0, 2, 3]
        for _ in range(2):
            assert await wants(table, 2) == ""
            assert table.question and (table.question.waiting, table.question.agreed) == ([0, 3], [2])
        for person in (0, 3, 3):
            assert await wants(table, person) == ""
        assert table.doc.match == 2


async def test_a_no_leaves_the_result_and_whoever_asked_may_think_again() -> None:
    async with over() as (table, devices):
        for person in (2, 1):
            assert await wants(table, 1) == "" and table.question
            assert await devices[person].do(wire.Answer(command_id(), table.question.number, False, match=1)) == ""
            assert [device.table.question for device in devices] == [None] * 4
            assert (table.doc.match, table.doc.status) == (1, "over")


async def test_bots_are_not_asked_and_whoever_is_away_or_leaves_is_not_waited_for() -> None:
    async with over(bots=1) as (table, devices):
        await devices[1].exit()
        assert await wants(table, 0) == ""
        assert table.question and table.question.waiting == [2]
        await devices[2].exit()
        assert (table.doc.match, table.doc.status) == (2, "gathering"), "gaps are filled first"
    async with over() as (table, devices):
        assert await wants(table, 0) == ""
        assert await wants(table, 1) == ""
        assert await wants(table, 2) == ""
        await act(table, leaving.leave, 3)
        assert table.doc.match == 2
    async with over(bots=3) as (table, _):
        assert await wants(table, 0) == ""
        assert (table.doc.match, table.doc.status) == (2, "shuffling")


async def test_the_owner_alone_may_begin_without_those_who_do_not_answer() -> None:
    async with over() as (table, _):
        assert await wants(table, 1, at_once=True) == "not-owner"
        assert await wants(table, 1) == ""
        assert await wants(table, 0, at_once=True) == ""
        assert (table.doc.match, table.doc.status, table.question) == (2, "shuffling", None)
        assert table.doc.seated() == [1, 2, 3, 0], "nobody loses a seat"
        assert await wants(table, 0, at_once=True) == "", "a retry"
        assert table.doc.match == 2


async def test_nobody_asks_before_the_end() -> None:
    async with running_tables() as (made, _):
        table = await table_from(made, setup(), igroteka.game("famiglia").new(seed=3), deal=True)
        assert await wants(table, 0) == await wants(table, 0, at_once=True) == "not-over"


def bots_at(table: Table) -> list[int]:
    """The bots' numbers by seat, as everybody is told them."""
    return [seat_info(table, table.doc, place).bot for place in table.doc.places]


async def test_a_bot_keeps_its_number_when_seats_rotate_and_when_something_else_is_agreed() -> None:
    async with over(bots=2) as (table, _):
        assert bots_at(table) == [0, 0, 1, 2]
        assert table.doc.evening[0].bots == [0, 0, 1, 2]
        assert await wants(table, 0, at_once=True) == ""
        assert bots_at(table) == [0, 1, 2, 0]
    async with over(bots=2) as (table, devices):
        assert await wants(table, 0) == ""
        await devices[1].exit()
        assert (table.doc.status, bots_at(table)) == ("gathering", [0, 1, 2, 0])
        agreed = table.doc.copy().setup
        agreed.seats[1].kind, agreed.seats[0].kind = "person", "bot"  # Bot 1 stands up, another sits down
        await act(table, seating.agree, 0, agreed)
        assert bots_at(table) == [1, 0, 2, 0]


def test_bots_of_a_table_that_was_stored_without_numbers_get_them() -> None:
    stored = encode(Doc("KABC23", "", setup(PECHENKA.id, 4, 2), seating.places(setup(PECHENKA.id, 4, 2)), []))
    old = stored.replace(b'"bot":1', b'"bot":0').replace(b'"bot":2', b'"bot":0')
    assert old != stored
    assert [place.bot for place in decode(old).places] == [0, 0, 1, 2]


async def test_an_endless_evening_stays_short() -> None:
    async with over() as (table, (ann, *_)):
        (score,) = table.doc.evening
        change = Change(table)
        change.doc.evening = [replace(score, match=number) for number in range(1, 500)]
        change.doc.match = 500
        assert table.match and len(decode(encode(change.doc)).evening) == MOST_SCORES, "as older versions stored it"
        choices.finish(change.doc, table.match.state)
        await act(table, lambda _: change)
        assert [score.match for score in ann.table.evening] == list(range(501 - MOST_SCORES, 501))
