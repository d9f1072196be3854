"""The host's chair in the lobby: somebody without a seat takes it, leaves it, frees it."""

from __future__ import annotations

import pytest

from igroteka.server import wire
from igroteka.server.refusal import Refusal
from igroteka.server.table import chair, leaving, seating, starting
from igroteka.server.table.commit import act
from igroteka.server.table.document import NOBODY
from tests.laws.cases import ROOKS
from tests.server.client import setup
from tests.server.in_process import given, running_tables
from tests.server.led_evening import DEAL, gathering, refused
from tests.server.test_seat_links import Somebody


async def test_only_a_game_that_has_a_chair_can_be_led() -> None:
    async with running_tables() as (made, _):
        with pytest.raises(Refusal) as refusal:
            await made.create(setup(chair=True), "Ann")
        assert (refusal.value.reason, refusal.value.detail) == ("bad-setup", "chair: famiglia has none")
        with pytest.raises(Refusal) as refusal:
            await made.create(setup(), "Ann", in_chair=True)
        assert refusal.value.reason == "no-chair"


async def test_everybody_sees_who_leads_and_that_person_has_no_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    async with gathering(monkeypatch) as (table, _, leader, birds):
        for device in (leader, *birds):
            assert device.table.chair == wire.SeatInfo("person", "Host", 0, host=True, devices=1)
        assert (leader.me.person, leader.me.seat) == (0, -1)
        assert await refused(table, chair.join, "Eve") == "chair-taken"


async def test_a_match_does_not_begin_while_the_chair_is_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    async with gathering(monkeypatch) as (table, _, leader, birds):
        await act(table, leaving.leave, leader.person)
        assert leader.left == "left" and birds[0].table.chair == wire.SeatInfo("open")
        assert table.doc.host == birds[0].person
        assert await refused(table, starting.start, birds[0].person) == "chair-empty"
        link = await given(table, chair.join, "Eve", None)
        assert table.doc.chair == link.person and link.person not in table.doc.seated()
        await act(table, starting.start, birds[0].person)
        assert [part.person for part in table.doc.shuffle.parts] == sorted(table.doc.people())  # type: ignore[union-attr]


async def test_before_the_start_one_may_go_from_a_seat_to_the_chair_and_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async with gathering(monkeypatch) as (table, _, leader, birds):
        assert await refused(table, chair.change_places, birds[1].person, True) == "chair-taken"
        assert await refused(table, chair.change_places, leader.person, False) == "full"
        await act(table, leaving.leave, birds[1].person)
        await act(table, chair.give_deal, leader.person, DEAL)
        await act(table, chair.change_places, leader.person, False)
        assert (leader.me.seat, table.doc.chair, table.doc.deal) == (1, NOBODY, None)
        await act(table, chair.change_places, birds[3].person, True)
        assert (birds[3].me.seat, birds[3].me.deal) == (-1, None) and table.doc.chair == birds[3].person
        assert table.doc.places[3].kind == "open"


async def test_the_chair_stays_agreed_while_somebody_sits_there_and_the_host_may_free_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with gathering(monkeypatch) as (table, _, leader, birds):
        assert await refused(table, seating.agree, leader.person, setup(ROOKS.id, 5)) == "chair-taken"
        assert await refused(table, leaving.kick, leader.person, None) == "not-yourself"
        await act(table, leaving.leave, leader.person)
        link = await given(table, chair.join, "Eve", None)
        await act(table, leaving.kick, birds[0].person, None)
        assert table.doc.chair == NOBODY and table.doc.person(link.person).gone and table.doc.guarded
        again = await given(table, chair.join, "Eve", None)
        eve = await Somebody(table, again).enter()
        assert table.question and table.question.kind == "chair" and table.question.waiting == [birds[0].person]
        assert not await birds[0].answer(True)
        assert eve.left == "admitted" and table.doc.chair == again.person


async def test_a_host_alone_in_the_chair_draws_no_lots() -> None:
    async with running_tables() as (made, _):
        host = await made.create(setup("candy_mafia", 6, chair=True), "Ann", in_chair=True)
        table = await made.table(host.code)
        assert await refused(table, chair.draw, host.person) == "chair-taken"
        assert table.doc.chair == host.person
