"""The host's chair changes hands: its person is gone, is replaced, comes back."""

from __future__ import annotations

import pytest

from igroteka.server.store.memory import MemoryStore
from igroteka.server.table import attendance, chair, leaving, links, questions
from igroteka.server.table.commit import act
from igroteka.server.table.links import LOST_AFTER
from igroteka.server.table.presence import GRACE
from tests.server.in_process import given, running_tables
from tests.server.led_evening import SECOND, close, closes, led_evening, refused, to_morning, to_the_end
from tests.server.test_seat_links import Somebody
from tests.server.test_windows import ROLES, step, to


async def test_a_window_gets_a_time_when_its_chair_is_left_and_stands_while_it_is_only_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with led_evening(monkeypatch) as (table, time, leader, _):
        await leader.exit()
        await time.turn(GRACE - SECOND)
        assert (step(table), closes(table)) == ("owl", "host")
        await act(table, leaving.leave, leader.person)
        await to("talk", table, time)
        assert closes(table) == "fixed"


async def test_a_night_goes_on_by_time_while_its_moderator_is_away_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    async with led_evening(monkeypatch) as (table, time, leader, birds):
        await leader.exit()
        await time.turn(GRACE - SECOND)
        assert closes(table) == "host"
        await time.turn(2 * SECOND)
        assert closes(table) == "fixed"
        await to("talk", table, time)
        assert table.doc.chair == leader.person, "the chair is still theirs"
        back = await Somebody(table, leader.link).enter()
        assert not await close(back)
        assert (step(table), closes(table)) == ("vote", "host")
        assert birds[0].table.chair and birds[0].table.chair.devices == 1


async def test_a_newcomer_takes_the_chair_over_when_all_who_are_there_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    async with led_evening(monkeypatch) as (table, time, leader, birds):
        await to_morning(leader)
        await leader.exit()
        await time.turn(LOST_AFTER - SECOND)
        assert await refused(table, chair.join, "Eve", None) == "chair-taken"
        await time.turn(2 * SECOND)
        assert await refused(table, chair.join, "Eve", birds[1].person) == "has-seat"
        link = await given(table, chair.join, "Eve", None)
        eve = await Somebody(table, link).enter()
        assert table.question and table.question.kind == "chair" and len(table.question.waiting) == 5
        assert eve.play is None
        for bird in birds:
            assert table.doc.chair == leader.person
            assert not await bird.answer(True)
        assert eve.left == "admitted"
        eve = await Somebody(table, link).enter()
        assert eve.play and eve.play.view["roles"] == ROLES and eve.table.chair and eve.table.chair.host
        assert table.doc.window and table.doc.window.closes == "host"
        assert not await close(eve)
        old = await Somebody(table, leader.link).enter()
        assert old.left == "revoked"


async def test_one_no_or_the_return_of_its_person_keeps_the_chair(monkeypatch: pytest.MonkeyPatch) -> None:
    async with led_evening(monkeypatch) as (table, time, leader, birds):
        await to_morning(leader)
        await leader.exit()
        await time.turn(LOST_AFTER)
        eve = await Somebody(table, await given(table, chair.join, "Eve", None)).enter()
        assert not await birds[0].answer(True)
        assert not await birds[1].answer(False)
        assert (eve.left, table.doc.chair) == ("not-admitted", leader.person)
        eve = await Somebody(table, await given(table, chair.join, "Eve", None)).enter()
        await Somebody(table, leader.link).enter()
        assert (eve.left, table.question, table.doc.chair) == ("old-link", None, leader.person)


async def test_a_lost_link_of_the_chair_is_mended_like_that_of_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    async with led_evening(monkeypatch) as (table, time, leader, birds):
        await to_morning(leader)
        assert await refused(table, links.mend, "Host") == "still-here"
        await leader.exit()
        await time.turn(LOST_AFTER)
        link = await given(table, links.mend, "Host")
        for bird in birds:
            assert not await bird.answer(True)
        back = await Somebody(table, link).enter()
        assert back.play and back.play.view["roles"] == ROLES
        assert back.table.chair and back.table.chair.new_link
        new = await given(table, links.renew, back.person, link.token)
        assert back.left == "revoked" and (await Somebody(table, new).enter()).play


async def test_a_rematch_asks_the_chair_too_and_gathers_when_it_is_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    async with led_evening(monkeypatch) as (table, _, leader, birds):
        await to_the_end(leader)
        await act(table, questions.ask_rematch, birds[0].person, 1, False)
        for bird in birds[1:]:
            assert not await bird.answer(True)
        assert table.doc.match == 1 and table.question and table.question.waiting == [leader.person]
        await act(table, questions.ask_rematch, leader.person, 1, False)
        assert (table.doc.match, table.doc.status, table.doc.chair) == (2, "shuffling", leader.person)
        await act(table, leaving.leave, leader.person)
        assert table.doc.status == "gathering"


async def test_a_restart_keeps_who_leads(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    async with led_evening(monkeypatch, store=store) as (table, _, leader, _):
        code, link = table.doc.code, leader.link
    async with running_tables(store) as (made, later):
        table = await made.table(code)
        back = await Somebody(table, link).enter()
        await attendance.sync(table, back)
        assert back.play and back.play.view["roles"] == ROLES
        await later.turn(500 * SECOND)
        assert step(table) == "owl"
        assert not await close(back)
