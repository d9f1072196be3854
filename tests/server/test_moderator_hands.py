"""The moderator's place changes hands: its person is gone, is replaced, comes back."""

from __future__ import annotations

import pytest

from igroteka.server.store.memory import MemoryStore
from igroteka.server.table import attendance, leaving, links, moderating, questions
from igroteka.server.table.commit import act
from igroteka.server.table.links import LOST_AFTER
from igroteka.server.table.presence import GRACE
from tests.server.in_process import given, running_tables
from tests.server.moderated_evening import SECOND, close, closes, moderated_evening, refused, to_morning, to_the_end
from tests.server.test_seat_links import Somebody
from tests.server.test_windows import ROLES, step, to


async def test_a_window_gets_a_time_when_its_moderator_is_left_and_stands_while_it_is_only_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with moderated_evening(monkeypatch) as (table, time, moderator, _):
        await moderator.exit()
        await time.turn(GRACE - SECOND)
        assert (step(table), closes(table)) == ("owl", "person")
        await act(table, leaving.leave, moderator.person)
        await to("talk", table, time)
        assert closes(table) == "fixed"


async def test_a_night_goes_on_by_time_while_its_moderator_is_away_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    async with moderated_evening(monkeypatch) as (table, time, moderator, birds):
        await moderator.exit()
        await time.turn(GRACE - SECOND)
        assert closes(table) == "person"
        await time.turn(2 * SECOND)
        assert closes(table) == "fixed"
        await to("talk", table, time)
        assert table.doc.moderator == moderator.person, "the moderator is still theirs"
        back = await Somebody(table, moderator.link).enter()
        assert not await close(back)
        assert (step(table), closes(table)) == ("vote", "person")
        assert birds[0].table.moderator and birds[0].table.moderator.devices == 1


async def test_a_newcomer_takes_the_moderator_over_when_all_who_are_there_agree(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with moderated_evening(monkeypatch) as (table, time, moderator, birds):
        await to_morning(moderator)
        await moderator.exit()
        await time.turn(LOST_AFTER - SECOND)
        assert await refused(table, moderating.join, "Eve", None) == "moderator-taken"
        await time.turn(2 * SECOND)
        assert await refused(table, moderating.join, "Eve", birds[1].person) == "has-seat"
        link = await given(table, moderating.join, "Eve", None)
        eve = await Somebody(table, link).enter()
        assert table.question and table.question.kind == "moderator" and len(table.question.waiting) == 5
        assert eve.play is None
        for bird in birds:
            assert table.doc.moderator == moderator.person
            assert not await bird.answer(True)
        assert eve.left == "admitted"
        eve = await Somebody(table, link).enter()
        assert eve.play and eve.play.view["roles"] == ROLES and eve.table.moderator and eve.table.moderator.owner
        assert table.doc.window and table.doc.window.closes == "person"
        assert not await close(eve)
        old = await Somebody(table, moderator.link).enter()
        assert old.left == "revoked"


async def test_one_no_or_the_return_of_its_person_keeps_the_moderator(monkeypatch: pytest.MonkeyPatch) -> None:
    async with moderated_evening(monkeypatch) as (table, time, moderator, birds):
        await to_morning(moderator)
        await moderator.exit()
        await time.turn(LOST_AFTER)
        eve = await Somebody(table, await given(table, moderating.join, "Eve", None)).enter()
        assert not await birds[0].answer(True)
        assert not await birds[1].answer(False)
        assert (eve.left, table.doc.moderator) == ("not-admitted", moderator.person)
        eve = await Somebody(table, await given(table, moderating.join, "Eve", None)).enter()
        await Somebody(table, moderator.link).enter()
        assert (eve.left, table.question, table.doc.moderator) == ("old-link", None, moderator.person)


async def test_a_lost_link_of_the_moderator_is_mended_like_that_of_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    async with moderated_evening(monkeypatch) as (table, time, moderator, birds):
        await to_morning(moderator)
        assert await refused(table, links.mend, "Host") == "still-here"
        await moderator.exit()
        await time.turn(LOST_AFTER)
        link = await given(table, links.mend, "Host")
        for bird in birds:
            assert not await bird.answer(True)
        back = await Somebody(table, link).enter()
        assert back.play and back.play.view["roles"] == ROLES
        assert back.table.moderator and back.table.moderator.new_link
        new = await given(table, links.renew, back.person, link.token)
        assert back.left == "revoked" and (await Somebody(table, new).enter()).play


async def test_a_rematch_asks_the_moderator_too_and_gathers_when_it_is_empty(monkeypatch: pytest.MonkeyPatch) -> None:
    async with moderated_evening(monkeypatch) as (table, _, moderator, birds):
        await to_the_end(moderator)
        await act(table, questions.ask_rematch, birds[0].person, 1, False)
        for bird in birds[1:]:
            assert not await bird.answer(True)
        assert table.doc.match == 1 and table.question and table.question.waiting == [moderator.person]
        await act(table, questions.ask_rematch, moderator.person, 1, False)
        assert (table.doc.match, table.doc.status, table.doc.moderator) == (2, "shuffling", moderator.person)
        await act(table, leaving.leave, moderator.person)
        assert table.doc.status == "gathering"


async def test_a_restart_keeps_who_moderates(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    async with moderated_evening(monkeypatch, store=store) as (table, _, moderator, _):
        code, link = table.doc.code, moderator.link
    async with running_tables(store) as (made, later):
        table = await made.table(code)
        back = await Somebody(table, link).enter()
        await attendance.sync(table, back)
        assert back.play and back.play.view["roles"] == ROLES
        await later.turn(500 * SECOND)
        assert step(table) == "owl"
        assert not await close(back)
