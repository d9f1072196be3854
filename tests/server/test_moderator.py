"""The moderator's place in the lobby: somebody without a seat takes it, leaves it, frees it."""

from __future__ import annotations

import pytest

from igroteka.server import wire
from igroteka.server.refusal import Refusal
from igroteka.server.table import leaving, moderating, seating, starting
from igroteka.server.table.commit import act
from igroteka.server.table.document import NOBODY
from tests.laws.cases import ROOKS
from tests.server.client import setup
from tests.server.in_process import given, running_tables
from tests.server.moderated_evening import DEAL, gathering, refused
from tests.server.test_seat_links import Somebody


async def test_only_a_game_that_has_a_moderator_can_be_moderated() -> None:
    async with running_tables() as (made, _):
        with pytest.raises(Refusal) as refusal:
            await made.create(setup(moderator=True), "Ann")
        assert (refusal.value.reason, refusal.value.detail) == ("bad-setup", "moderator: famiglia has none")
        with pytest.raises(Refusal) as refusal:
            await made.create(setup(), "Ann", as_moderator=True)
        assert refusal.value.reason == "no-moderator"


async def test_everybody_sees_who_moderates_and_that_person_has_no_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    async with gathering(monkeypatch) as (table, _, moderator, birds):
        for device in (moderator, *birds):
            assert device.table.moderator == wire.SeatInfo("person", "Host", 0, owner=True, devices=1)
        assert (moderator.me.person, moderator.me.seat) == (0, -1)
        assert await refused(table, moderating.join, "Eve") == "moderator-taken"


async def test_a_match_does_not_begin_while_the_moderator_is_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    async with gathering(monkeypatch) as (table, _, moderator, birds):
        await act(table, leaving.leave, moderator.person)
        assert moderator.left == "left" and birds[0].table.moderator == wire.SeatInfo("open")
        assert table.doc.owner == birds[0].person
        assert await refused(table, starting.start, birds[0].person) == "moderator-missing"
        link = await given(table, moderating.join, "Eve", None)
        assert table.doc.moderator == link.person and link.person not in table.doc.seated()
        await act(table, starting.start, birds[0].person)
        assert [part.person for part in table.doc.shuffle.parts] == sorted(table.doc.people())  # type: ignore[union-attr]


async def test_before_the_start_one_may_go_from_a_seat_to_the_moderator_and_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with gathering(monkeypatch) as (table, _, moderator, birds):
        assert await refused(table, moderating.switch, birds[1].person, True) == "moderator-taken"
        assert await refused(table, moderating.switch, moderator.person, False) == "full"
        await act(table, leaving.leave, birds[1].person)
        await act(table, moderating.give_deal, moderator.person, DEAL)
        await act(table, moderating.switch, moderator.person, False)
        assert (moderator.me.seat, table.doc.moderator, table.doc.deal) == (1, NOBODY, None)
        await act(table, moderating.switch, birds[3].person, True)
        assert (birds[3].me.seat, birds[3].me.deal) == (-1, None) and table.doc.moderator == birds[3].person
        assert table.doc.places[3].kind == "open"


async def test_the_moderator_stays_agreed_while_somebody_sits_there_and_the_owner_may_free_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with gathering(monkeypatch) as (table, _, moderator, birds):
        assert await refused(table, seating.agree, moderator.person, setup(ROOKS.id, 5)) == "moderator-taken"
        assert await refused(table, leaving.kick, moderator.person, None) == "not-yourself"
        await act(table, leaving.leave, moderator.person)
        link = await given(table, moderating.join, "Eve", None)
        await act(table, leaving.kick, birds[0].person, None)
        assert table.doc.moderator == NOBODY and table.doc.person(link.person).gone and table.doc.guarded
        again = await given(table, moderating.join, "Eve", None)
        eve = await Somebody(table, again).enter()
        assert table.question and table.question.kind == "moderator" and table.question.waiting == [birds[0].person]
        assert not await birds[0].answer(True)
        assert eve.left == "admitted" and table.doc.moderator == again.person


async def test_an_owner_alone_in_the_moderator_draws_no_lots() -> None:
    async with running_tables() as (made, _):
        owner = await made.create(setup("candy_mafia", 6, moderator=True), "Ann", as_moderator=True)
        table = await made.table(owner.code)
        assert await refused(table, moderating.draw, owner.person) == "moderator-taken"
        assert table.doc.moderator == owner.person
