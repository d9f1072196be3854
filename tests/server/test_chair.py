"""The host's chair: somebody without a seat who sees all, deals by hand, closes windows, pauses and answers for a seat."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from igroteka.core.match import replay
from igroteka.core.record import read_record
from igroteka.server import wire
from igroteka.server.refusal import Refusal
from igroteka.server.shuffle_check import verdict
from igroteka.server.store import Store
from igroteka.server.store.memory import MemoryStore
from igroteka.server.table import attendance, chair, links, questions, seating, starting
from igroteka.server.table.beats import PERIOD
from igroteka.server.table.commit import act
from igroteka.server.table.document import NOBODY
from igroteka.server.table.links import LOST_AFTER
from igroteka.server.table.presence import GRACE
from igroteka.server.table.table import Table
from tests.laws.cases import ROOKS
from tests.rooks import Rooks
from tests.server.client import NAMES, setup
from tests.server.in_process import HandTime, Listener, given, record_of, running_tables
from tests.server.test_seat_links import Somebody
from tests.server.test_windows import ROLES, step, to
from tests.server.websocket_client import command_id
from tests.shelf import put_on_the_shelf

SECOND = 1_000
DEAL = {"roles": ROLES}
LED = wire.PaceSetup("host", seconds=wire.WindowSeconds(10, 20, 40, 30))


@asynccontextmanager
async def gathering(
    monkeypatch: pytest.MonkeyPatch, store: Store | None = None, game: Rooks = ROOKS, **more: Any
) -> AsyncIterator[tuple[Table, HandTime, Somebody, list[Somebody]]]:
    """A lobby of five birds and somebody in the chair, who has made the table; everybody is there."""
    put_on_the_shelf(monkeypatch, game)
    agreed = setup(game.id, 5, **{"chair": True, "pace": LED, **more})
    async with running_tables(store) as (made, time):
        first = await made.create(agreed, "Host", in_chair=True)
        table = await made.table(first.code)
        people = [await given(table, seating.join, NAMES[seat], None) for seat in range(5)]
        leader = await Somebody(table, first).enter()
        yield table, time, leader, [await Somebody(table, person).enter() for person in people]


@asynccontextmanager
async def led_evening(
    monkeypatch: pytest.MonkeyPatch, **more: Any
) -> AsyncIterator[tuple[Table, HandTime, Somebody, list[Somebody]]]:
    """The same at nightfall, with the roles dealt by hand."""
    async with gathering(monkeypatch, **more) as (table, time, leader, birds):
        await act(table, chair.give_deal, leader.person, DEAL)
        await begin(table, time, leader)
        yield table, time, leader, birds


async def begin(table: Table, time: HandTime, leader: Somebody) -> None:
    """The host starts, and the shuffle does not wait for parts any longer."""
    await act(table, starting.start, leader.person)
    await time.turn(4 * SECOND)
    assert table.doc.status == "playing"


async def close(leader: Listener) -> str:
    """Close the open window; gives the reason if that is refused."""
    assert leader.play
    return await leader.do(wire.Close(command_id(), leader.play.decision))


async def to_the_end(leader: Listener) -> None:
    """Close one window after the other."""
    while not leader.over:
        assert not await close(leader)


async def to_morning(leader: Listener) -> None:
    """Close the windows of the night, in which nothing is asked of anybody."""
    while leader.play and leader.play.view["prompt"]["step"] != "talk":
        assert not await close(leader)


def told(device: Listener) -> dict[str, Any] | None:
    """The deal by hand, as far as the device knows it."""
    return device.me.deal


def closes(table: Table) -> str:
    """How the open window ends."""
    assert table.doc.window
    return table.doc.window.closes


async def answer_for(leader: Listener, seat: int | None, choice: str) -> str:
    """Answer for a seat; gives the reason if that is refused."""
    assert leader.play
    return await leader.do(wire.Choose(command_id(), leader.play.decision, choice, seat))


async def refused(table: Table, command: Any, *args: Any) -> str:
    """Why a command is refused; nothing has changed then."""
    before = table.doc.copy()
    with pytest.raises(Refusal) as refusal:
        await act(table, command, *args)
    assert table.doc == before
    return refusal.value.reason


# --- before the start


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
        await act(table, seating.leave, leader.person)
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
        await act(table, seating.leave, birds[1].person)
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
        assert await refused(table, seating.kick, leader.person, None) == "not-yourself"
        await act(table, seating.leave, leader.person)
        link = await given(table, chair.join, "Eve", None)
        await act(table, seating.kick, birds[0].person, None)
        assert table.doc.chair == NOBODY and table.doc.person(link.person).gone and table.doc.guarded
        again = await given(table, chair.join, "Eve", None)
        eve = await Somebody(table, again).enter()
        assert table.question and table.question.kind == "chair" and table.question.waiting == [birds[0].person]
        assert not await birds[0].answer(True)
        assert eve.left == "admitted" and table.doc.chair == again.person


# --- a given deal


async def test_a_deal_by_hand_is_known_to_the_chair_alone_and_stands_in_the_record(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with gathering(monkeypatch) as (table, time, leader, birds):
        heard = [len(bird.heard) for bird in birds]
        await act(table, chair.give_deal, leader.person, DEAL)
        assert told(leader) == DEAL
        for bird, count in zip(birds, heard, strict=True):
            assert told(bird) is None
            assert "rook" not in "".join(bird.heard[count:]).replace(ROOKS.id, "")
        await act(table, starting.start, leader.person)
        assert all(bird.table.shuffle and bird.table.shuffle.by_hand for bird in birds)
        await time.turn(4 * SECOND)
        assert leader.play and leader.play.view["roles"] == ROLES and not table.doc.deal
        await to_the_end(leader)
        record = read_record(await record_of(table, leader.person, True))
        assert record.header["deal"] == DEAL
        assert replay(record, ROOKS).state.over
        found = verdict(record)
        assert found and found.holds
        record.header["deal"] = {"roles": ROLES[::-1]}
        altered = verdict(record)
        assert altered and not altered.same


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"roles": None},
        {"roles": ROLES[:4]},
        {"roles": ["rook"] * 5},
        {"roles": ["crow", *ROLES[1:]]},
        {"roles": [[], {}, 1, None, True]},
        {"roles": ROLES, "more": 1},
        {"roles": {"0": "bird"}},
    ],
)
async def test_a_deal_that_cannot_be_is_refused(monkeypatch: pytest.MonkeyPatch, wrong: dict[str, Any]) -> None:
    async with gathering(monkeypatch) as (table, _, leader, _):
        await act(table, chair.give_deal, leader.person, DEAL)
        assert await refused(table, chair.give_deal, leader.person, wrong) == "bad-deal"
        assert table.doc.deal == DEAL


async def test_only_the_chair_deals_and_only_before_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    async with gathering(monkeypatch) as (table, time, leader, birds):
        assert await refused(table, chair.give_deal, birds[0].person, DEAL) == "not-chair"
        await act(table, chair.give_deal, leader.person, DEAL)
        await act(table, seating.agree, leader.person, setup(ROOKS.id, 6, chair=True))
        assert table.doc.deal is None, "it was for five"
        await act(table, seating.agree, leader.person, setup(ROOKS.id, 5, chair=True))
        await act(table, chair.give_deal, leader.person, DEAL)
        await act(table, seating.move, leader.person, birds[0].person, 3)
        assert leader.me.deal is None, "somebody else sits there now"
        await begin(table, time, leader)
        assert await refused(table, chair.give_deal, leader.person, DEAL) == "begun"


# --- leading


async def test_the_chair_sees_all_at_covert_steps_too_and_the_others_nothing_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with led_evening(monkeypatch) as (table, time, leader, birds):
        assert leader.play and leader.play.view["roles"] == ROLES
        assert leader.play.view["prompt"]["awaited"] == [2]
        assert not await birds[2].choose("guard 1")
        await time.turn(PERIOD)
        assert leader.play.view["prompt"]["others"] == {"2": "guard 1"}
        assert all(bird.play and bird.play.seats is None for bird in birds)
        watcher = await Listener(table, NOBODY).enter()
        assert (
            watcher.play and "awaited" not in watcher.play.view["prompt"] and watcher.play.view["roles"] == [None] * 5
        )


async def test_the_chair_closes_a_window_and_the_line_says_who(monkeypatch: pytest.MonkeyPatch) -> None:
    async with led_evening(monkeypatch) as (table, time, leader, birds):
        await time.turn(500 * SECOND)
        assert step(table) == "owl", "time does not end it"
        assert not await close(leader)
        assert not await close(leader)
        assert step(table) == "talk"
        assert not await close(leader)
        assert birds[0].log[-1].kind == "close" and birds[0].log[-1].by == "Host"
        record = await record_of(table, leader.person, False)
        assert [json.loads(row)["by"] for row in record.splitlines()[2:]] == ["Host"] * 3


async def test_a_close_by_one_who_may_not_or_that_comes_late_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async with led_evening(monkeypatch) as (table, _, leader, birds):
        watcher = await Listener(table, NOBODY).enter()
        assert table.match
        number, decision = table.match.number, table.decision
        assert await close(birds[0]) == "not-chair"
        assert await close(watcher) == "only-watching"
        assert await leader.do(wire.Close(command_id(), decision - 1)) == "late"
        assert await leader.do(wire.Pause(command_id())) == ""
        assert await close(leader) == "paused"
        assert await leader.do(wire.Resume(command_id())) == ""
        assert table.match.number == number
        again = wire.Close("once", decision)
        assert (await leader.do(again), await leader.do(again)) == ("", "")
        assert table.match.number == number + 1 and step(table) == "raid"
        assert await leader.do(wire.Undo(command_id())) == "cannot-undo"


async def test_the_chair_answers_for_a_seat_and_after_the_flip_all_know_for_whom(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with led_evening(monkeypatch) as (table, _, leader, birds):
        for _ in range(2):
            assert not await close(leader)
        assert leader.play and leader.play.seats
        assert [seat.seat for seat in leader.play.seats] == [0, 1, 2, 3, 4]
        assert not await close(leader)
        assert step(table) == "vote"
        assert leader.play.seats[0].choices == [f"point {bird}" for bird in (2, 3, 4, 5)]
        assert [option.choice for option in leader.play.options] == [f"point {bird}" for bird in (1, 2, 3, 4, 5)]
        assert not await answer_for(leader, 0, "point 2")
        assert not await answer_for(leader, 2, "point 2")
        assert not await answer_for(leader, 3, "point 2")
        assert not await birds[3].choose("point 1")  # the seat itself thinks otherwise
        assert birds[0].play and birds[0].play.view["prompt"]["answered"] == "point 2"
        assert birds[1].play and birds[1].play.answered == [0, 2, 3]
        assert all(not entry.helped for entry in birds[1].log)
        assert not await close(leader)
        for device in (leader, *birds):
            assert (device.log[-1].by, device.log[-1].helped) == ("Host", [0, 2])
        record = await record_of(table, birds[1].person, False)
        assert json.loads(record.splitlines()[-1])["helped"] == [0, 2]


async def test_at_a_covert_step_nobody_learns_for_whom_the_chair_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    async with led_evening(monkeypatch) as (_, time, leader, birds):
        assert not await answer_for(leader, 2, "guard 1")
        await time.turn(PERIOD)
        assert birds[2].play and birds[2].play.view["prompt"]["answered"] == "guard 1"
        assert not await close(leader)
        assert leader.log[-1].helped == [2] and len(birds[0].log) == 1
        assert not await answer_for(leader, 1, "drive 4")
        assert not await close(leader)
        assert birds[0].log[-1].events and (birds[0].log[-1].by, birds[0].log[-1].helped) == ("", [])
        assert leader.log[-1].helped == [1]


@pytest.mark.parametrize(
    ("seat", "choice", "reason"),
    [
        (None, "guard 1", "no-such-seat"),
        (7, "guard 1", "no-such-seat"),
        (0, "guard 1", "not-your-turn"),
        (2, "drive 1", "not-now"),
        (2, "guard", "no-such-choice"),
    ],
)
async def test_an_answer_for_a_seat_that_it_could_not_give_is_refused(
    monkeypatch: pytest.MonkeyPatch, seat: int | None, choice: str, reason: str
) -> None:
    async with led_evening(monkeypatch) as (table, _, leader, birds):
        assert table.match
        number = table.match.number
        assert await answer_for(leader, seat, choice) == reason
        assert await answer_for(birds[2], 2, "guard 1") == "not-chair"
        assert table.match.number == number


async def test_where_the_game_does_not_allow_it_the_chair_answers_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Rooks(id="silent")
    game.host_answers = False
    async with led_evening(monkeypatch, game=game) as (_, _, leader, _):
        assert leader.play and leader.play.seats is None and leader.play.options == []
        assert await answer_for(leader, 2, "guard 1") == "not-for-others"


async def test_a_retry_of_the_chair_is_known_after_a_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    async with led_evening(monkeypatch, store=store) as (table, _, leader, _):
        answer, closing = wire.Choose("a", table.decision, "guard 1", 2), wire.Close("c", table.decision)
        assert (await leader.do(answer), await leader.do(closing)) == ("", "")
        code, link = table.doc.code, leader.link
    async with running_tables(store) as (made, _):
        table = await made.table(code)
        assert table.match
        number = table.match.number
        back = await Somebody(table, link).enter()
        assert (await back.do(answer), await back.do(closing)) == ("", "")
        assert table.match.number == number and step(table) == "raid"
        assert table.state and table.state.dump()["table"]["guarded"] == 0  # type: ignore[index]


async def test_the_chair_pauses_without_consent_and_is_asked_by_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    async with led_evening(monkeypatch) as (table, _, leader, birds):
        await to_morning(leader)
        assert not await birds[0].do(wire.Pause(command_id()))
        assert table.question and leader.person in table.question.waiting
        assert not await leader.do(wire.Pause(command_id()))
        assert leader.table.paused and leader.table.question is None
        assert not await birds[0].do(wire.Resume(command_id()))
        assert not birds[0].table.paused


async def test_the_chair_pauses_at_night_and_everybody_hears_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async with led_evening(monkeypatch) as (_, time, leader, birds):
        assert not await leader.do(wire.Pause(command_id()))
        await time.turn(PERIOD)
        assert json.loads(birds[0].heard[-1])["paused"] and await birds[2].choose("guard 1") == "paused"


async def test_the_chair_talks_with_the_people(monkeypatch: pytest.MonkeyPatch) -> None:
    async with led_evening(monkeypatch) as (table, _, leader, birds):
        await to_morning(leader)
        watcher = await Listener(table, NOBODY).enter()
        assert not await leader.do(wire.Say(command_id(), "Talk!"))
        assert birds[0].chat[-1].name == "Host" and not watcher.chat


# --- what leaves the server


async def test_before_the_end_the_secret_leaves_for_nobody_the_chair_included(monkeypatch: pytest.MonkeyPatch) -> None:
    async with led_evening(monkeypatch, spectators=False) as (table, _, leader, birds):
        await close(leader)
        assert table.match
        secret = f"{table.match.start.secret:x}"
        seen = await record_of(table, leader.person, False)
        assert '"role":"owl"' in seen and secret not in seen and "secret" not in json.loads(seen.splitlines()[0])
        assert '"role":"owl"' not in await record_of(table, birds[0].person, False)
        for person in (leader.person, birds[0].person):
            with pytest.raises(Refusal) as refusal:
                await record_of(table, person, True)
            assert refusal.value.reason == "not-over"


# --- the chair changes hands


async def test_a_window_gets_a_time_when_its_chair_is_left_and_stands_while_it_is_only_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with led_evening(monkeypatch) as (table, time, leader, _):
        await leader.exit()
        await time.turn(GRACE - SECOND)
        assert (step(table), closes(table)) == ("owl", "host")
        await act(table, seating.leave, leader.person)
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
        await act(table, seating.leave, leader.person)
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
