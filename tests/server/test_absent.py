"""Somebody is gone: those who are here say whether to wait on or to let a bot play; or it happens as agreed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec
import pytest

import igroteka
from igroteka.core.state import State
from igroteka.server import wire
from igroteka.server.http.catalogue import game_info
from igroteka.server.table import attendance
from igroteka.server.table.document import Doc, decode, encode
from igroteka.server.table.presence import SPECTATORS
from igroteka.server.table.table import Table
from tests.laws.cases import ROOKS
from tests.server.client import setup
from tests.server.in_process import HandTime, Listener, everybody, rest, running_tables, table_from
from tests.server.test_windows import FIXED, evening, to
from tests.server.websocket_client import command_id

MINUTE = 60_000
# Bots think in a process of their own: how often a test looks whether they are done.
MOST_WAITS = 2_000
# Games that stop for an answer, with how many may play.
CARDS = [("famiglia", 2), ("pechenka", 4), ("emperors_gold", 4), ("candy_empire", 4)]


@asynccontextmanager
async def sitting(
    game: str = "pechenka", seats: int = 4, bots: int = 0, **more: Any
) -> AsyncIterator[tuple[Table, HandTime, list[Listener]]]:
    """A match that has begun: the table, its time, a device for every person."""
    agreed = setup(game, seats, bots, **{"absent": "wait", **more})
    async with running_tables() as (made, time):
        table = await table_from(made, agreed, igroteka.game(game).new(seats, 3, held=True), deal=True)
        yield table, time, await everybody(table)


async def answer(device: Listener, bot: bool) -> str:
    """Say whether a bot should play."""
    assert device.table.question
    return await device.do(wire.Answer(command_id(), device.table.question.number, bot))


async def substitute(device: Listener, seat: int) -> str:
    """Ask from the menu; gives the reason if that is refused."""
    return await device.do(wire.Substitute(command_id(), seat))


def kind(device: Listener) -> str:
    """What is being asked at the table."""
    return device.table.question.kind if device.table.question else ""


def stand_ins(table: Table) -> list[int]:
    """The seats of people for whom a bot plays."""
    return [seat for seat, place in enumerate(table.doc.places) if place.stand_in]


@pytest.mark.parametrize(("game", "seats"), CARDS)
async def test_after_the_minute_everybody_who_is_here_is_asked(game: str, seats: int) -> None:
    async with sitting(game, seats) as (table, time, (*here, gone)):
        seat = gone.me.seat
        await gone.exit()
        await time.turn(MINUTE - 1)
        assert table.question is None
        await time.turn(1)
        for device in here:
            asked = device.table.question
            assert asked
            assert (asked.kind, asked.name, asked.seat) == ("stand-in", gone.table.seats[seat].name, seat)
            assert asked.waiting == [one.person for one in here]
        for device in here:
            assert stand_ins(table) == []
            assert not await answer(device, bot=True)
        assert stand_ins(table) == [seat]
        assert here[0].table.seats[seat].level == "steady"


async def test_a_wait_of_anybody_gives_another_minute() -> None:
    async with sitting() as (table, time, (one, two, _, gone)):
        await gone.exit()
        for _ in range(3):
            await time.turn(MINUTE)
            assert not await answer(one, bot=True)
            assert not await answer(two, bot=False)
            assert table.question is None
            assert one.table.seats[gone.me.seat].grace == MINUTE
        assert stand_ins(table) == []


async def test_from_the_menu_it_is_asked_any_time_after_the_first_minute() -> None:
    async with sitting() as (table, time, (one, two, three, gone)):
        seat = gone.me.seat
        assert await substitute(one, seat) == "not-overdue"
        await gone.exit()
        await time.turn(MINUTE - 1)
        assert await substitute(one, seat) == "not-overdue"
        assert not one.table.seats[seat].overdue
        await time.turn(1)
        assert one.table.seats[seat].overdue
        assert await substitute(one, seat) == "question-open"
        assert not await answer(one, bot=False)
        assert not await substitute(two, seat)
        asked = one.table.question
        assert asked and (asked.agreed, asked.waiting) == ([two.person], [one.person, three.person])
        assert not await answer(one, bot=True)
        assert not await answer(three, bot=True)
        assert stand_ins(table) == [seat]
        assert await substitute(one, seat) == "bot-answers"
        assert await substitute(one, 7) == "no-such-seat"


async def test_of_two_the_other_decides_alone() -> None:
    async with sitting("famiglia", 2) as (table, time, (one, gone)):
        await gone.exit()
        await time.turn(MINUTE)
        assert not await answer(one, bot=False)
        assert not await substitute(one, gone.me.seat)
        assert table.question is None
        assert stand_ins(table) == [gone.me.seat]


async def test_whoever_comes_back_ends_the_question_and_is_waited_for_anew() -> None:
    async with sitting() as (table, time, (one, *_, gone)):
        await gone.exit()
        await time.turn(MINUTE)
        back = await Listener(table, gone.person).enter()
        assert one.table.question is None
        assert not one.table.seats[gone.me.seat].overdue
        await back.exit()
        await time.turn(1)
        assert one.table.question, "coming and going does not make the table more patient"


async def test_whoever_comes_back_has_the_seat_at_once() -> None:
    async with sitting("famiglia", 2) as (table, time, (one, two)):
        here, gone = (two, one) if one.choices else (one, two)
        await gone.exit()
        await time.turn(MINUTE)
        table.doc.places[gone.me.seat].level = "easy"
        assert not await answer(here, bot=True)
        await rest()
        assert any(entry.seat == gone.me.seat and entry.kind == "choice" for entry in here.log)
        back = await Listener(table, gone.person).enter()
        assert stand_ins(table) == [] == [seat for seat in back.table.seats if seat.stand_in]
        while here.choices:
            assert not await here.choose(here.choices[-1])
        assert here.over or not await back.choose(back.choices[0])
        await back.exit()
        await time.turn(MINUTE - 1)
        assert table.question is None, "the minute is whole again"
        await time.turn(1)
        assert here.over or table.question


async def test_somebody_asked_who_goes_is_not_waited_for() -> None:
    async with sitting() as (table, time, (one, two, three, gone)):
        await gone.exit()
        await time.turn(MINUTE)
        assert not await answer(one, bot=True)
        await three.exit()
        assert one.table.question and one.table.question.waiting == [two.person]
        assert one.table.question.agreed == [one.person]
        await two.exit()
        await rest()
        asked = table.question
        assert asked and (asked.waiting, asked.agreed) == ([one.person], []), "those still here are asked anew"
        assert not await answer(one, bot=True)
        assert stand_ins(table) == [gone.me.seat]


async def test_the_question_waits_for_another_one_to_end() -> None:
    async with sitting() as (table, time, (one, two, three, gone)):
        await gone.exit()
        await time.turn(MINUTE - 1)
        assert not await one.do(wire.Pause(command_id()))
        await time.turn(1)
        assert [kind(device) for device in (one, two, three)] == ["pause"] * 3
        assert not await answer(two, bot=False)
        await rest()
        assert [kind(device) for device in (one, two, three)] == ["stand-in"] * 3
        assert table.question and table.question.waiting == [one.person, two.person, three.person]


@pytest.mark.parametrize("asker_goes", [False, True])
async def test_a_question_that_waits_for_nobody_here_holds_up_none(asker_goes: bool) -> None:
    """To take back was asked of the person who is gone; nobody else can end that but the asker, who may be gone,
    too."""
    async with sitting("candy_empire", 3) as (table, time, people):
        asker = people[0]
        while table.question is None:  # who draws a card has learnt something, and takes nothing back
            asker = next(device for device in people if device.choices)
            assert not await asker.choose(asker.choices[-1])
            await asker.do(wire.Undo(command_id()))
        gone = next(device for device in people if device.person in table.question.waiting)
        third = next(device for device in people if device not in (asker, gone))
        await gone.exit()
        if asker_goes:
            await time.turn(1)
            await asker.exit()
        await time.turn(MINUTE - 1 - asker_goes)
        assert (kind(third), third.table.question and third.table.question.waiting) == ("undo", [gone.person])
        await time.turn(1)
        asked = third.table.question
        assert asked and (asked.kind, asked.by, third.person in asked.waiting) == ("stand-in", gone.person, True)
        # And from the menu.
        assert not await answer(third, bot=False)
        if not asker_goes:
            assert not await asker.do(wire.Undo(command_id()))
            assert kind(third) == "undo"
        assert not await substitute(third, gone.me.seat)
        if not asker_goes:
            assert not await answer(asker, bot=True)
        assert stand_ins(table) == [gone.me.seat]


async def test_of_two_who_are_gone_one_is_asked_about_after_the_other() -> None:
    async with sitting() as (table, time, (one, two, *gone)):
        for device in gone:
            await device.exit()
        await time.turn(MINUTE)
        for device in gone:
            await rest()
            assert table.question and table.question.by == device.person
            assert not await answer(one, bot=True)
            assert not await answer(two, bot=True)
        assert stand_ins(table) == [device.me.seat for device in gone]


async def test_the_question_ends_with_the_match() -> None:
    async with sitting("famiglia", 2, clock=wire.ClockSetup(60, 5)) as (table, time, (one, two)):
        await two.exit()
        await time.turn(MINUTE)
        assert table.question
        while one.table.status == "playing":
            if one.choices:
                assert not await one.choose(one.choices[-1])
            await time.turn(MINUTE)
        assert table.question is None


@pytest.mark.parametrize(("game", "seats"), CARDS)
async def test_unless_agreed_otherwise_a_bot_plays_after_the_minute(game: str, seats: int) -> None:
    async with sitting(game, seats, absent=None) as (table, time, (*_, gone)):
        assert game_info(table.game).absent == "bot"
        await gone.exit()
        await time.turn(MINUTE)
        assert table.question is None
        assert stand_ins(table) == [gone.me.seat]
        back = await Listener(table, gone.person).enter()
        assert stand_ins(table) == []
        await back.exit()
        await time.turn(MINUTE)
        assert stand_ins(table) == [gone.me.seat], "and again"


@pytest.mark.parametrize("absent", [None, "wait"])
async def test_where_every_step_is_a_window_nobody_is_waited_for(
    monkeypatch: pytest.MonkeyPatch, absent: wire.Absent | None
) -> None:
    assert game_info(igroteka.game("candy_mafia")).absent == game_info(ROOKS).absent == "wait"
    async with evening(monkeypatch, FIXED, absent=absent) as (table, time, people):
        await to("talk", table, time)
        await people[1].exit()
        assert people[0].table.seats[1].devices == 0
        assert people[0].table.seats[1].grace is None, "nothing would happen after it"
        decision = table.decision
        await time.turn(5 * MINUTE)
        assert table.decision > decision, "the evening goes on"
        assert (table.question, stand_ins(table)) == (None, [])
        assert await substitute(people[0], 1) in ("not-overdue", "not-playing")


async def test_at_a_covert_window_nobody_is_shown_as_gone_nor_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(monkeypatch, FIXED, absent="bot") as (table, time, people):
        here, gone = people[0], people[1]
        heard = len(here.heard)
        await gone.exit()
        while table.silence:
            await attendance.sync(table, here)
            assert [seat.devices for seat in here.table.seats] == [1] * 5
            assert not any(seat.overdue or seat.grace is not None for seat in here.table.seats)
            assert not any('"changed"' in text for text in here.heard[heard:])
            await time.turn(1_000)
        assert (here.table.seats[1].devices, here.table.seats[1].grace) == (0, MINUTE), "the minute begins by day"
        await time.turn(MINUTE)
        assert stand_ins(table) == [1] or table.silence


@pytest.mark.parametrize("absent", ["bot", None])
async def test_for_spectators_a_table_goes_on_without_its_last_person(absent: wire.Absent | None) -> None:
    async with sitting("famiglia", 2, 1, absent=absent) as (table, time, (alone,)):
        screen = await Listener(table, SPECTATORS, screen=True).enter()
        await alone.exit()
        await time.turn(MINUTE)
        assert stand_ins(table) == [alone.me.seat]
        assert screen.table.seats[alone.me.seat].stand_in
        await Listener(table, alone.person).enter()
        assert stand_ins(table) == []


async def test_a_bot_plays_for_the_second_who_goes_where_somebody_looks_on() -> None:
    async with sitting("famiglia", 2, absent="bot") as (table, time, people):
        await Listener(table, SPECTATORS).enter()
        for device in people:
            await device.exit()
            await time.turn(MINUTE)
        assert len(stand_ins(table)) == 2 or table.doc.status == "over"


@pytest.mark.parametrize("absent", [None, "wait"])
async def test_an_empty_table_stands_still_unless_agreed_otherwise(absent: wire.Absent | None) -> None:
    async with sitting("famiglia", 2, 1, absent=absent) as (table, time, (alone,)):
        await alone.exit()
        lines = table.match and table.match.number
        await time.turn(30 * MINUTE)
        assert (stand_ins(table), table.doc.status) == ([], "playing")
        assert table.match and table.match.number == lines


def nearly_over(game: str, seats: int) -> State:
    """A match at a table with only a few answers left."""
    played = igroteka.game(game).new(seats, 3, held=True)
    rng, answers = Random(3), list[tuple[int, int]]()
    while turn := played.turn():
        answers.append((turn[0], rng.choice(played.legal(turn[0]))))
        played.play(*answers[-1])
    state = igroteka.game(game).new(seats, 3, held=True)
    for seat, action in answers[:-3]:
        state.play(seat, action)
    return state


@pytest.mark.parametrize(("game", "seats", "people"), [("famiglia", 2, 1), ("emperors_gold", 4, 2)])
async def test_a_match_goes_on_to_its_end_without_anybody_where_that_was_chosen(
    game: str, seats: int, people: int
) -> None:
    async with running_tables() as (made, time):
        agreed = setup(game, seats, seats - people, absent="bot")
        table = await table_from(made, agreed, nearly_over(game, seats))
        devices = await everybody(table)
        for device in devices:
            await device.exit()
        await time.turn(MINUTE - 1)
        assert stand_ins(table) == []
        for _ in range(MOST_WAITS):
            if table.doc.status == "over":
                break
            await time.turn(MINUTE)
            await asyncio.sleep(0.01)
        assert table.doc.status == "over"
        assert made.tables[table.doc.code] is table, "it is not unloaded while it goes on"


async def test_whoever_comes_back_to_a_match_that_went_on_has_the_seat_again() -> None:
    async with sitting("famiglia", 2, 1, absent="bot") as (table, time, (alone,)):
        await alone.exit()
        await time.turn(MINUTE + 3_000)
        assert stand_ins(table) == [alone.me.seat]
        back = await Listener(table, alone.person).enter()
        assert (stand_ins(table), table.doc.status) == ([], "playing")
        assert not back.table.seats[back.me.seat].stand_in


async def test_the_last_who_goes_resigns_where_that_was_chosen() -> None:
    async with sitting("famiglia", 2, 1, absent="end") as (table, time, (alone,)):
        await alone.exit()
        await time.turn(MINUTE)
        assert table.doc.status == "over"


async def test_a_match_with_somebody_to_lead_it_waits_for_them() -> None:
    async with sitting("candy_mafia", 6, 4, absent="bot", moderator=True) as (table, time, people):
        for device in people:
            await device.exit()
        lines = table.match and table.match.number
        await time.turn(10 * MINUTE)
        assert (stand_ins(table), table.match and table.match.number) == ([], lines)


async def test_with_nobody_to_ask_the_table_waits() -> None:
    async with sitting("famiglia", 2, 1) as (table, time, (alone,)):
        await Listener(table, SPECTATORS).enter()
        await alone.exit()
        await time.turn(5 * MINUTE)
        assert (table.question, stand_ins(table)) == (None, [])


def stored(**agreed: Any) -> Doc:
    """A table as it is read back that was stored with this in its set-up; None: without the field."""
    doc = msgspec.json.decode(encode(Doc("AAAAAA", "watch", setup(), [], [])))
    doc["setup"] |= agreed
    doc["setup"] = {key: value for key, value in doc["setup"].items() if value is not msgspec.UNSET}
    return decode(msgspec.json.encode(doc))


def test_a_table_of_old_waits_and_a_new_one_leaves_it_to_the_game() -> None:
    assert setup().absent is None
    assert stored(absent=msgspec.UNSET).setup.absent == "wait"
    for absent in ("wait", "bot", "end", None):
        doc = stored(absent=absent)
        assert doc.setup.absent == absent
        assert doc.copy().setup.absent == absent
