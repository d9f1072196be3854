"""New eyes or powers while a match is on: nobody gets them alone, no matter who is away or comes back first."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import get_args, get_type_hints

import pytest

from igroteka.core.removal import is_in
from igroteka.server import wire
from igroteka.server.store.memory import MemoryStore
from igroteka.server.table import leaving, links, moderating, seating
from igroteka.server.table.answering import GRANTED
from igroteka.server.table.commit import act
from igroteka.server.table.links import LOST_AFTER
from igroteka.server.table.question_kinds import ROWS
from igroteka.server.table.quorum import RETURN_WITHIN
from igroteka.server.table.table import Table
from tests.server.in_process import HandTime, Listener, given, running_tables
from tests.server.test_latecomer import playing
from tests.server.test_seat_links import Somebody
from tests.server.test_windows import FIXED, ROLES, evening, to
from tests.server.websocket_client import command_id

SLOW = wire.PaceSetup("fixed", seconds=wire.WindowSeconds(10, 20, 40, 600))


def test_every_kind_of_question_has_a_row_and_something_that_its_yes_leads_to() -> None:
    kinds = {*get_args(get_type_hints(wire.Question)["kind"])}
    assert kinds == {*ROWS} == {*GRANTED}


async def answer(device: Listener, yes: bool = True) -> str:
    """Answer the open question."""
    assert device.at.question
    return await device.do(wire.Answer(command_id(), device.at.question.number, yes))


@asynccontextmanager
async def talking(
    monkeypatch: pytest.MonkeyPatch, bots: int = 0, store: MemoryStore | None = None
) -> AsyncIterator[tuple[Table, HandTime, list[Listener]]]:
    """Birds who talk for long; nobody leads them, and no moderator was agreed."""
    async with evening(monkeypatch, SLOW, bots, store) as (table, time, people):
        await to("talk", table, time)
        yield table, time, people


async def ask_to_moderate(table: Table) -> Somebody:
    """Somebody with the code asks to lead."""
    return await Somebody(table, await given(table, moderating.join, "Zed", None)).enter()


async def leave_alone(one: Listener, people: list[Listener]) -> None:
    """All others lock their phones."""
    for other in people:
        if other is not one:
            await other.exit()


async def test_his_own_yes_gives_nobody_the_moderator_while_the_others_are_asleep(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with talking(monkeypatch) as (table, time, people):
        await leave_alone(people[3], people)
        zed = await ask_to_moderate(table)
        assert people[3].table.question and people[3].table.question.waiting == [0, 1, 2, 3, 4]
        assert people[3].table.question.left == RETURN_WITHIN
        assert not await answer(people[3])
        assert people[3].table.question.waiting == [0, 1, 2, 4]
        await time.turn(RETURN_WITHIN - 1)
        assert not zed.left and zed.play is None
        await time.turn(1)
        assert (zed.left, table.doc.moderator) == ("too-few-agreed", -1) and people[3].at.question is None
        assert not table.doc.setup.moderator and all(entry.kind != "moderator" for entry in people[3].log)


async def test_nor_when_he_is_back_first_after_a_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    async with talking(monkeypatch, store=store) as (table, _, _):
        code = table.doc.code
    async with running_tables(store) as (made, time):
        table = await made.table(code)
        first = await Listener(table, 3).enter()
        zed = await ask_to_moderate(table)
        assert not await answer(first)
        await time.turn(RETURN_WITHIN)
        assert (zed.left, table.doc.moderator) == ("too-few-agreed", -1)


async def test_nor_a_bots_hidden_seat() -> None:
    async with playing(people=3) as (table, devices, time):
        await leave_alone(devices[2], devices)
        zed = await Somebody(table, await given(table, seating.join, "Zed", None)).enter()
        assert not await answer(devices[2])
        await time.turn(RETURN_WITHIN)
        assert (zed.left, table.doc.places[3].kind) == ("too-few-agreed", "bot")


async def test_of_two_at_the_table_both_must_agree_for_either_may_be_the_asker() -> None:
    async with playing(people=2) as (table, devices, time):
        await devices[1].exit()
        zed = await Somebody(table, await given(table, seating.join, "Zed", 3)).enter()
        assert not await answer(devices[0])
        await time.turn(RETURN_WITHIN)
        assert (zed.left, table.doc.places[3].kind) == ("too-few-agreed", "bot")


async def test_a_person_alone_with_bots_decides_alone_but_nobody_decides_for_them() -> None:
    async with playing(people=1) as (table, devices, time):
        await Somebody(table, await given(table, seating.join, "Zed", 3)).enter()
        assert not await answer(devices[0])
        assert table.doc.name_of(3) == "Zed" and devices[0].log[-1].by == "Ann"
    async with playing(people=1) as (table, devices, time):
        await devices[0].exit()
        zed = await Somebody(table, await given(table, seating.join, "Zed", 3)).enter()
        await time.turn(RETURN_WITHIN)
        assert (zed.left, table.doc.places[3].kind) == ("too-few-agreed", "bot")


async def test_whoever_comes_back_within_the_minute_is_asked_and_may_say_no(monkeypatch: pytest.MonkeyPatch) -> None:
    async with talking(monkeypatch) as (table, time, people):
        await people[4].exit()
        zed = await ask_to_moderate(table)
        for bird in people[:4]:
            assert not await answer(bird)
        await time.turn(RETURN_WITHIN - 1)
        assert not zed.left, "all who are there have agreed, and one is still waited for"
        back = await Listener(table, people[4].person).enter()
        assert back.table.question and back.table.question.left == 1
        await time.turn(4 * RETURN_WITHIN)  # the talk goes on for longer
        assert not zed.left, "a person who is there is waited for"
        assert not await answer(back, yes=False)
        assert (zed.left, table.doc.moderator) == ("not-admitted", -1)


async def test_after_the_minute_those_who_are_there_suffice_and_all_can_read_who_agreed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = MemoryStore()
    async with talking(monkeypatch, store=store) as (table, time, people):
        for away in people[2:]:
            await away.exit()
        zed = await ask_to_moderate(table)
        for bird in people[:2]:
            assert not await answer(bird)
        assert not zed.left
        await time.turn(RETURN_WITHIN)
        assert (zed.left, table.doc.moderator) == ("admitted", zed.person)
        back = await Listener(table, people[4].person).enter()
        for device in (people[0], back):
            told = device.log[-1]
            assert (told.kind, told.seat, told.to, told.by) == ("moderator", -1, "Zed", "Ann, Bob")
        lead = await Somebody(table, zed.link).enter()
        assert lead.play and lead.play.view["roles"] == ROLES
        code = table.doc.code
    async with running_tables(store) as (made, _):
        table = await made.table(code)
        assert not table.stopped and (await Listener(table, 4).enter()).log[-1].kind == "moderator"


async def test_one_who_is_there_and_does_not_answer_is_waited_for_and_whoever_goes_ends_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with talking(monkeypatch) as (table, time, people):
        await people[4].exit()
        zed = await ask_to_moderate(table)
        for bird in people[:3]:
            assert not await answer(bird)
        await time.turn(2 * RETURN_WITHIN)
        assert zed in table.presence.connections and table.question
        await people[3].exit()  # nobody makes a consent of few out of one of many
        assert zed.left == "not-admitted" and people[0].at.question is None


async def test_a_new_link_is_a_line_that_all_can_read() -> None:
    async with playing(people=4) as (table, devices, time):
        await devices[1].exit()
        await devices[3].exit()
        await time.turn(LOST_AFTER)
        link = await given(table, links.mend, "Bob")
        assert table.question and table.question.waiting == [0, 2, 3]
        assert not await answer(devices[0])
        assert not await answer(devices[2])
        back = await Listener(table, 3).enter()
        assert not await answer(back)
        for device in (devices[0], back, await Somebody(table, link).enter()):
            told = device.log[-1]
            assert (told.kind, told.seat, told.to, told.by) == ("link", 1, "Bob", "Ann, Cat, Dan")


async def test_a_consent_says_nothing_of_the_position_and_answers_that_stand_stay(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with talking(monkeypatch) as (table, _, people):
        assert table.state
        before, decision = table.state.hash(), table.decision
        assert not await people[0].choose("enough")
        zed = await ask_to_moderate(table)
        for bird in people:
            assert not await answer(bird)
        assert zed.left == "admitted"
        assert table.decision == decision and table.answered == {people[0].person}
        assert people[1].play and people[1].play.answered == [0]
        assert table.state.hash() != before, "the answer is part of it"


async def test_the_asker_of_a_removal_hears_that_too_few_agreed(monkeypatch: pytest.MonkeyPatch) -> None:
    async with talking(monkeypatch) as (table, time, people):
        await people[1].exit()
        await time.turn(LOST_AFTER)
        for other in people[2:]:
            await other.exit()
        assert not await people[0].do(wire.Remove(command_id(), 1))
        await time.turn(RETURN_WITHIN)
        heard = [json.loads(message) for message in people[0].heard]
        assert [one["reason"] for one in heard if one["type"] == "refused"] == ["too-few-agreed"]
        assert table.state and is_in(table.state, 1)


async def test_where_no_person_was_to_close_windows_the_owner_does_not_take_that_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with evening(monkeypatch, FIXED, moderator=True) as (table, _, people):
        await act(table, leaving.leave, table.doc.moderator)
        owner = next(one for one in people if one.person == table.doc.owner)
        assert await owner.do(wire.Keep(command_id())) == "not-moderator"
        assert table.doc.setup.pace.closes == "fixed"
