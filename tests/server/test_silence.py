"""A covert window on the wire: how many messages a device gets, how long they are and when they come tells nothing of
roles."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Sequence

import msgspec
import pytest

from igroteka.core.event import MODERATOR, SPECTATOR
from igroteka.core.game import Game
from igroteka.server import wire
from igroteka.server.refusal import Refusal
from igroteka.server.store.memory import MemoryStore
from igroteka.server.table import (
    absence,
    attendance,
    leaving,
    links,
    messages,
    moderating,
    publish,
    replay,
    seating,
    starting,
)
from igroteka.server.table.commit import act
from igroteka.server.table.leaving import leave
from igroteka.server.table.links import LOST_AFTER
from igroteka.server.table.presence import Connection
from igroteka.server.table.table import Table
from igroteka.server.tables import Tables
from tests.laws.cases import ROOKS
from tests.rooks import Rooks
from tests.rooks import actions as a
from tests.rooks.leaks import step
from tests.rooks.steps import Owl
from tests.server.client import NAMES, setup
from tests.server.in_process import HandTime, Listener, given, played_on, record_of, running_tables, table_from
from tests.server.moderated_evening import gathering
from tests.server.test_seat_links import Somebody
from tests.server.websocket_client import command_id
from tests.shelf import put_on_the_shelf

SECOND = 1_000
FIXED = wire.PaceSetup("fixed", seconds=wire.WindowSeconds(short=10, pair=20))
MODERATED = wire.PaceSetup("person")
# By seat; what is missing lies aside. With and without an owl, with one rook and with two.
DEALS = [
    ["rook", "rook", "owl", "bird", "bird"],
    ["bird", "rook", "bird", "rook", "owl"],
    ["owl", "bird", "rook", "bird", "rook"],
    ["bird", "bird", "bird", "rook", "rook"],
    ["bird", "owl", "bird", "bird", "rook"],
]
Tape = list[tuple[int, str, int]]


class Recorder(Listener):
    """A device that keeps when each message came, of which type it was, and how long."""

    def __init__(self, table: Table, person: int, time: HandTime, tape: Tape) -> None:
        super().__init__(table, person)
        self.time = time
        self.tape = tape

    def send(self, message: bytes) -> None:
        """Hear a message."""
        super().send(message)
        self.tape.append((self.time.now(), json.loads(message)["type"], len(message)))

    async def answer_or_tap(self) -> None:
        """What a phone sends when it is touched: its answer, or nothing that looks like one."""
        if self.choices:
            await self.choose(self.choices[self.person % len(self.choices)])
        else:
            await self.do(wire.Tap(command_id()))


# What people do in every window, whatever their roles: (at which second, on which seat, what).
Habit = Callable[[Recorder], Awaitable[object]]


async def again(device: Recorder) -> None:
    """Answer twice."""
    await device.answer_or_tap()
    await device.answer_or_tap()


async def idle(device: Recorder) -> None:
    """Nobody touches the phone: it sends a decoy by itself, asked or not."""
    assert not await device.do(wire.Tap(command_id(), device.play.decision if device.play else None, None))


async def reload(device: Recorder) -> None:
    """Open the page anew."""
    await device.exit()
    await device.enter()


async def impatient(device: Recorder) -> None:
    """Ask for all that is not answered now."""
    await device.do(wire.Pause(command_id()))
    await device.do(wire.Say(command_id(), "psst"))
    await device.do(wire.Undo(command_id()))


HABITS: list[tuple[int, int, Habit]] = [
    (1, 0, Recorder.answer_or_tap),
    (2, 1, again),
    (3, 2, reload),
    (4, 3, lambda device: attendance.sync(device.at, device)),
    (5, 0, impatient),
    (6, 2, Recorder.exit),
    *((7, seat, idle) for seat in (3, 4)),
    (8, 2, Recorder.enter),
]


async def answer_for_all(moderator: Recorder) -> None:
    """As the moderator: answer for everybody who is asked, which depends on roles."""
    assert moderator.play and moderator.play.seats is not None
    for seat in moderator.play.seats:
        if seat.bot:
            continue
        await moderator.do(wire.Choose(command_id(), moderator.play.decision, seat.choices[0], seat.seat))


async def close(moderator: Recorder) -> None:
    """As the moderator: close the window."""
    assert moderator.play
    assert not await moderator.do(wire.Close(command_id(), moderator.play.decision))


CLOSING: list[tuple[int, int, Habit]] = [(11, MODERATOR, close)]
LEADING: list[tuple[int, int, Habit]] = [(9, MODERATOR, answer_for_all), (10, MODERATOR, reload), *CLOSING]


async def nightfall(
    made: Tables, game: Game = ROOKS, deal: list[str] = DEALS[1], bots: int = 0, moderated: bool = False
) -> Table:
    """A table of five with these roles, at the first call of the night; its windows end by time, or a moderator closes
    them."""
    state = game.new(5, 3, telling=False, held=True, deal={"roles": deal})
    state.telling = True
    return await table_from(
        made, setup(game.id, 5, bots, pace=MODERATED if moderated else FIXED, moderator=moderated), state
    )


async def night(game: Game, deal: list[str], habits: list[tuple[int, int, Habit]], bots: int = 0) -> dict[int, Tape]:
    """What every device is sent from nightfall to the morning."""
    moderated = any(moderator == MODERATOR for _, moderator, _ in habits)
    async with running_tables() as (made, time):
        table = await nightfall(made, game, deal, bots, moderated)
        assert table.window
        if not moderated:  # lengths are drawn from what is agreed and from chance: the same here each time
            table.window.night, table.window.left = 7, 12 * SECOND
        viewers = [*range(5 - bots), SPECTATOR]
        tapes: dict[int, Tape] = {viewer: [] for viewer in viewers}
        devices = {viewer: Recorder(table, viewer, time, tape) for viewer, tape in tapes.items()}
        if moderated:
            devices[MODERATOR] = Recorder(table, table.doc.moderator, time, [])
        for device in devices.values():
            await device.enter()
        for window in ("owl", "raid"):
            assert table.state and table.state.top.name == window
            began = time.now()
            for second, moderator, habit in habits:
                await time.turn(began + second * SECOND - time.now())
                if moderator in devices:
                    await habit(devices[moderator])
            while table.state and table.state.top.name == window:
                await time.turn(10)
        *_, (_, _, public) = night_of(tapes[SPECTATOR])
        return {
            viewer: [*before, (at, kind, size - public)]
            for viewer, tape in tapes.items()
            for *before, (at, kind, size) in [night_of(tape)]
        }


def night_of(tape: Tape) -> Tape:
    """What came before the morning, the message of the last closing included; what comes with it is for all to see.

    So is what happened in the night, by then: how much longer that message is than for a spectator is all that it could
    give away.
    """
    closings = [at for at, (_, kind, _) in enumerate(tape) if kind == "moved"]
    return tape[: closings[1] + 1]


async def roles_do_not_show(game: Game, bots: int = 0, leading: Sequence[tuple[int, int, Habit]] = ()) -> None:
    """Compare the nights of all deals."""
    habits = [*HABITS, *leading]
    first = await night(game, DEALS[0], habits, bots)
    for deal in DEALS[1:]:
        other = await night(game, deal, habits, bots)
        for viewer, tape in first.items():
            assert tape == other[viewer], f"{viewer} is sent something else with {deal}"


async def others_do_not_show(game: Game, moderated: bool = False) -> None:
    """Compare a night in which the others act with one in which they sleep; the moderator closes both at one moment."""
    busy = await night(game, DEALS[1], [*HABITS, *(LEADING if moderated else [])])
    calm = await night(game, DEALS[1], CLOSING if moderated else [])
    for viewer in (4, SPECTATOR):
        assert busy[viewer] == calm[viewer], f"{viewer} is told what others do"


@pytest.mark.parametrize("bots", [0, 1, 3])
async def test_what_is_sent_at_night_depends_on_no_role(monkeypatch: pytest.MonkeyPatch, bots: int) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    await roles_do_not_show(ROOKS, bots)


@pytest.mark.parametrize("bots", [0, 3])
async def test_what_is_sent_at_a_night_with_a_moderator_depends_on_no_role(
    monkeypatch: pytest.MonkeyPatch, bots: int
) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    await roles_do_not_show(ROOKS, bots, LEADING)


@pytest.mark.parametrize("moderated", [False, True])
async def test_what_is_sent_at_night_depends_on_nobody_else(monkeypatch: pytest.MonkeyPatch, moderated: bool) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    await others_do_not_show(ROOKS, moderated)


async def test_what_a_screen_shows_is_kept_alike_for_whoever_is_asked_and_whoever_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    store = MemoryStore()
    async with running_tables(store) as (made, _):
        table = await nightfall(made)
        await all_touch(table)
        await shows(table)
    async with running_tables(store) as (made, time):
        table = await made.table(table.doc.code)
        await shows(table)
        one = await Listener(table, 0).enter()
        while table.silence is not None:
            await time.turn(SECOND)
        assert one.play and one.play.touched == ""


async def test_a_decoy_that_no_finger_sent_is_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)

    async def morning(decoys: bool) -> tuple[object, object]:
        async with running_tables() as (made, time):
            table = await nightfall(made)
            people = [await Recorder(table, seat, time, []).enter() for seat in range(5)]
            if decoys:  # asked or not, before anybody has touched anything
                for one in people:
                    await idle(one)
            assert table.state and table.state.turn() == [4]
            for seat, touched in ((4, "0/0"), (1, "2/0")):
                command = {4: wire.Choose(command_id(), table.decision, people[4].choices[0], touched=touched)}
                assert not await people[seat].do(command.get(seat, wire.Tap(command_id(), table.decision, touched)))
            if decoys:  # and on another device of a seat that has
                for one in people:
                    await idle(one)
            await time.turn(SECOND)
            shown = [one.play and one.play.touched for one in people]
            assert shown == ["", "2/0", "", "", "0/0"]
            while table.silence is not None:
                await time.turn(SECOND)
            assert table.state and table.match
            assert people[0].play
            return people[0].play.view, [line.kind for line in table.match.lines]

    assert await morning(True) == await morning(False)


async def test_what_screens_show_stays_when_whoever_leads_the_night_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    async with running_tables() as (made, time):
        table = await nightfall(made, moderated=True)
        await all_touch(table)
        await act(table, leave, table.doc.moderator)
        await time.turn(SECOND)
        assert table.window and table.window.closes == "fixed"
        await shows(table)


async def test_an_answer_from_the_moderator_takes_the_place_of_what_the_screen_showed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    async with running_tables() as (made, time):
        table = await nightfall(made, moderated=True)
        (asked,) = [one for one in await all_touch(table) if one.choices]
        moderator = await Listener(table, table.doc.moderator).enter()
        told = wire.Choose(command_id(), table.decision, asked.choices[1], seat=asked.me.seat)
        assert not await moderator.do(told)
        await time.turn(SECOND)
        assert asked.play and asked.play.touched == ""
        assert asked.play.view["prompt"]["answered"] == asked.choices[1]


async def all_touch(table: Table) -> list[Listener]:
    """On every phone somebody is confirmed: an answer on those that are asked, and nothing on the others."""
    people = [await Listener(table, seat).enter() for seat in range(5)]
    assert {bool(one.choices) for one in people} == {True, False}
    for one in people:
        touched = f"{one.person}/1"
        if one.choices:
            assert not await one.do(wire.Choose(command_id(), table.decision, one.choices[0], touched=touched))
        else:
            assert not await one.do(wire.Tap(command_id(), table.decision, touched))
    return people


async def shows(table: Table) -> None:
    """Another device of every seat is told what the first one has shown."""
    for seat in range(5):
        other = await Listener(table, seat).enter()
        assert other.play and other.play.touched == f"{seat}/1"


async def test_a_night_is_beats_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    tapes = await night(ROOKS, DEALS[1], HABITS)
    tape = tapes[4]
    entered, *rest = tape
    kinds = [kind for _, kind, _ in rest]
    assert entered[1] == "whole"
    assert kinds[-1] == "moved" and set(kinds) == {"beat", "moved"}
    beats = [(at, size) for at, kind, size in rest if kind == "beat"]
    opening = next(at for at, kind, _ in rest if kind == "moved")
    # As a spectator sees it, a beat tells the name of the step and the time that all see; a seat is told as much more.
    public = {at: size for at, kind, size in tapes[SPECTATOR] if kind == "beat"}
    assert [*public] == [at for at, _ in beats]
    assert len({size - public[at] for at, size in beats}) == 1
    for window in (0, opening), (opening, rest[-1][0]):
        shown = [size for at, size in beats if window[0] < at <= window[1]]
        assert shown == sorted(shown, reverse=True), "but for the digits of what is left they are equally long"
        assert shown[0] - shown[-1] < len("12000")
    assert all((at - entered[0]) % SECOND == 0 for at, _ in beats if at < opening)
    assert all((at - opening) % SECOND == 0 for at, _ in beats if at > opening)


async def test_beats_laid_over_the_opening_show_the_game_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    async with running_tables() as (made, time):
        table = await nightfall(made, moderated=True)
        persons = [0, 1, 2, 3, 4, table.doc.moderator, SPECTATOR]
        people = [await Recorder(table, person, time, []).enter() for person in persons]
        moderator = people[5]
        for window in ("owl", "raid"):
            assert table.state and table.state.top.name == window
            for second in range(8):
                for one in people[:5]:
                    if (one.person + second) % 3 == 0:
                        await one.answer_or_tap()
                if second == 2:
                    await answer_for_all(moderator)
                if second in (4, 5):
                    assert not await moderator.do((wire.Pause if second == 4 else wire.Resume)(command_id()))
                if second == 6:
                    await act(table, leave, 3) if window == "owl" else await reload(people[1])
                await time.turn(SECOND)
                for one in people:
                    if not one.left:
                        now = msgspec.json.decode(msgspec.json.encode(messages.play(table, table.viewer(one.person))))
                        shown = msgspec.to_builtins(one.play)
                        assert shown == now, f"{one.person} in {window}"
                        assert one.table.paused == table.doc.paused
            await close(moderator)
            await time.turn(0)


async def test_whoever_leads_hears_of_a_seat_that_a_bot_has_taken_at_night_and_nobody_else_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)

    async def heard(owl_does: Callable[[Table], Awaitable[object]] | None) -> tuple[Tape, list[tuple[int, bool]]]:
        async with running_tables() as (made, time):
            table = await nightfall(made, moderated=True)
            tape: Tape = []
            await Recorder(table, 0, time, tape).enter()
            moderator_tape: Tape = []
            moderator = await Recorder(table, table.doc.moderator, time, moderator_tape).enter()
            assert (
                moderator.play
                and moderator.play.seats
                and [(s.seat, s.bot) for s in moderator.play.seats] == [(4, False)]
            )
            if owl_does is not None:
                await owl_does(table)
            await time.turn(2 * SECOND)
            assert moderator.play and moderator.play.seats and table.silence is not None
            choice = moderator.play.seats[0].choices[0]
            refused = await moderator.do(wire.Choose(command_id(), table.decision, choice, seat=4))
            assert refused == ("bot-answers" if moderator.play.seats[0].bot else "")
            return [*tape, *moderator_tape], [(seat.seat, seat.bot) for seat in moderator.play.seats]

    calm, seats = await heard(None)
    assert seats == [(4, False)]
    assert await heard(lambda table: act(table, leave, 4)) == (calm, [(4, True)])


async def test_whoever_comes_back_to_a_seat_at_night_is_told_what_may_be_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    async with running_tables() as (made, time):
        table = await nightfall(made)
        table.doc.places[4].stand_in = True  # a bot has had the owl's seat since the day
        other = Recorder(table, 0, time, [])
        await other.enter()
        heard = len(other.tape)
        owl = await Recorder(table, 4, time, []).enter()
        assert owl.play and owl.play.options and len(other.tape) == heard


def loud(table: Table, connection: Connection, id: str, refusal: Refusal | None = None) -> None:
    """Tell a device at once what became of its command, refused or not."""
    connection.send(messages.acknowledged(table, connection.person, messages.ack(id, refusal)))


async def test_an_answer_that_is_acknowledged_otherwise_than_a_decoy_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def only_answers(table: Table, connection: Connection, id: str, refusal: Refusal | None = None) -> None:
        if table.state and table.state.asks(table.viewer(connection.person)):
            loud(table, connection, id, refusal)

    put_on_the_shelf(monkeypatch, ROOKS)
    monkeypatch.setattr(attendance, "acknowledge", only_answers)
    with pytest.raises(AssertionError, match="is sent something else"):
        await roles_do_not_show(ROOKS)


async def test_a_seat_that_hears_at_once_of_its_answer_from_the_moderator_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    acknowledge = attendance.acknowledge

    def whispered(table: Table, connection: Connection, id: str, refusal: Refusal | None = None) -> None:
        acknowledge(table, connection, id, refusal)
        if connection.person == table.doc.moderator and table.state:
            for other in table.presence.connections:
                if table.state.asks(table.viewer(other.person)):
                    other.send(messages.acknowledged(table, other.person, messages.ack(id, None)))

    put_on_the_shelf(monkeypatch, ROOKS)
    monkeypatch.setattr(attendance, "acknowledge", whispered)
    with pytest.raises(AssertionError, match="is sent something else"):
        await roles_do_not_show(ROOKS, leading=LEADING)


async def test_messages_that_are_too_long_to_be_filled_up_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    chatty = Rooks(secret_bytes=100, id="leaky")
    put_on_the_shelf(monkeypatch, chatty)
    with pytest.raises(AssertionError, match="is sent something else"):
        await roles_do_not_show(chatty)


async def test_a_call_that_is_not_covert_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    open_call = step(Owl("owl", "owl", a.GUARD, a.DRIVE - 1, pace="short"))
    put_on_the_shelf(monkeypatch, open_call)
    with pytest.raises(AssertionError, match="is sent something else"):
        await roles_do_not_show(open_call)


async def test_a_device_that_comes_and_goes_loudly_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    exit = attendance.exit

    async def slammed(table: Table, connection: Connection) -> None:
        await exit(table, connection)
        publish.tell_changed(table)

    put_on_the_shelf(monkeypatch, ROOKS)
    monkeypatch.setattr(attendance, "exit", slammed)
    with pytest.raises(AssertionError, match="is told what others do"):
        await others_do_not_show(ROOKS)


async def test_whoever_leaves_at_night_is_missed_in_the_morning(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    async with running_tables() as (made, time):
        table = await nightfall(made)
        stays, goes = await Listener(table, 0).enter(), await Listener(table, 2).enter()
        await act(table, leave, 2)
        assert goes.left == "left"
        back = await Listener(table, 1).enter()
        for one in (stays, back):
            assert not any(entry.kind == "resign" for entry in one.log) and not one.table.seats[2].gave_up
        while table.silence is not None:
            await time.turn(SECOND)
        for one in (stays, back):
            assert any(entry.kind == "resign" for entry in one.log) and one.table.seats[2].gave_up


async def check_door(table: Table, by: int | None) -> None:
    """What somebody who connects is told first."""
    seating.check_door(table, by)


async def lose_connection(device: Listener) -> None:
    """A phone whose battery is empty."""
    await device.exit()


async def leave_for_good(device: Listener) -> None:
    """Stand up in the middle of the night."""
    await act(device.at, leave, device.person)


async def owner_leaves(device: Listener) -> None:
    """The owner closes table and chat and stands up, so that another person is the owner."""
    owner = device.at.doc.owner
    await act(device.at, seating.switch_door, owner, True)
    await act(device.at, seating.switch_chat, owner, False)
    await act(device.at, leave, owner)


async def come_late(device: Listener) -> None:
    """Somebody for whom the table had waited in vain is back."""
    await Listener(device.at, 2).enter()


async def asked_at_night(
    does: Callable[[Listener], Awaitable[None]] | None, bots: int, moderated: bool
) -> list[object]:
    """What the requests of strangers and of a player are answered after one of the people did this."""
    async with running_tables() as (made, time):
        table = await nightfall(made, bots=bots, moderated=moderated)
        assert table.window
        table.window.left = None if moderated else 100 * SECOND
        people = [person for person in range(5 - bots) if person != 2]
        devices = [await Listener(table, person).enter() for person in (*people, *([table.doc.moderator] * moderated))]
        table.presence.overdue.add(2)
        if does is not None:
            await does(devices[1])
        await time.turn(LOST_AFTER + SECOND)
        assert table.silence is not None
        told: list[object] = []
        for ask in (
            *(lambda name=name: act(table, links.mend, name) for name in (*NAMES, "Host", "Nobody")),
            *(lambda seat=seat: act(table, seating.join, "Zed", seat) for seat in (None, *range(6))),
            lambda: act(table, moderating.join, "Zed"),
            *(lambda seat=seat: act(table, links.lend, table.doc.moderator, seat) for seat in range(6)),
            *(lambda seat=seat: act(table, absence.substitute, 3, wire.Substitute("a", seat)) for seat in range(6)),
            lambda: check_door(table, None),
            *(lambda person=person: act(table, seating.switch_door, person, True) for person in (1, 3)),
            *(lambda person=person: act(table, leaving.kick, person, 2) for person in (1, 3)),
            lambda: record_of(table, None, everything=False),
            lambda: record_of(table, 0, everything=False),
            lambda: replay.snapshot(table, None, -1, everything=False),
            lambda: replay.snapshot(table, 0, 3, everything=False),
            lambda: played_on(table, None, 9, "Zed", "easy"),
        ):
            try:
                told.append(msgspec.to_builtins(await ask()))
            except Refusal as refusal:
                told.append((refusal.reason, refusal.detail))
        return told


@pytest.mark.parametrize("moderated", [False, True])
@pytest.mark.parametrize("bots", [0, 1])
async def test_no_request_tells_at_night_who_is_there(
    monkeypatch: pytest.MonkeyPatch, bots: int, moderated: bool
) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    calm = await asked_at_night(None, bots, moderated)
    assert calm[0] == ("quiet-now", "")
    assert await asked_at_night(lose_connection, bots, moderated) == calm
    assert await asked_at_night(leave_for_good, bots, moderated) == calm
    assert await asked_at_night(owner_leaves, bots, moderated) == calm
    assert await asked_at_night(come_late, bots, moderated) == calm


async def test_a_record_tells_in_the_morning_who_left_at_night(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    async with running_tables() as (made, time):
        table = await nightfall(made)
        await Listener(table, 0).enter()
        await act(table, leave, 2)
        assert "resign" not in await record_of(table, 0, everything=False)
        while table.silence is not None:
            await time.turn(SECOND)
        assert "resign" in await record_of(table, 0, everything=False)


async def test_everything_that_needs_the_others_waits_for_the_morning(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    async with running_tables() as (made, _):
        table = await nightfall(made)
        one = await Listener(table, 0).enter()
        watcher = await Listener(table, SPECTATOR).enter()
        assert await one.do(wire.Pause(command_id())) == "quiet-now"
        assert await one.do(wire.Say(command_id(), "psst")) == "chat-closed"
        assert await watcher.do(wire.Say(command_id(), "psst")) == "chat-closed"
        assert await one.do(wire.Undo(command_id())) == "cannot-undo"


async def test_a_question_from_before_the_deal_ends_when_the_night_falls(monkeypatch: pytest.MonkeyPatch) -> None:
    async with gathering(monkeypatch) as (table, time, moderator, birds):
        await birds[1].exit()
        await time.turn(LOST_AFTER)
        await act(table, starting.start, moderator.person)
        door = await Somebody(table, await given(table, links.mend, "Bob")).enter()
        assert moderator.table.question is not None
        await time.turn(4 * SECOND)
        assert table.silence is not None and table.question is None and door.left


async def test_acknowledgements_ride_on_the_next_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    async with running_tables() as (made, time):
        table = await nightfall(made)
        owl, bird = await Listener(table, 4).enter(), await Listener(table, 0).enter()
        heard = len(owl.heard), len(bird.heard)
        assert not await owl.do(wire.Choose("mine", table.decision, "guard 2"))
        assert await bird.do(wire.Choose("not mine", table.decision, "guard 2")) == "not-your-turn"
        assert (len(owl.heard), len(bird.heard)) == heard
        await time.turn(SECOND)
        assert json.loads(owl.heard[-1])["acks"] == [{"id": "mine", "reason": "", "clause": ""}]
        assert json.loads(bird.heard[-1])["acks"] == [{"id": "not mine", "reason": "not-your-turn", "clause": "table"}]
        assert owl.play and owl.play.view["prompt"]["answered"] == "guard 2"


async def test_the_answers_of_bots_are_kept_until_the_closing(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    async with running_tables() as (made, time):
        table = await nightfall(made, bots=1)
        await Listener(table, 0).enter()
        await time.turn(9 * SECOND)
        assert table.match and table.match.number == 0 and list(table.bot_answers) == [4]
        while table.state and table.state.top.name == "owl":
            await time.turn(SECOND)
        stored = await made.store.lines(table.doc.code, 1, after=0, limit=2)
        assert [json.loads(row.body)["line"] for row in stored] == ["choice", "close"]


async def test_a_restart_at_night_stays_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    store = MemoryStore()
    async with running_tables(store) as (made, time):
        code = (await nightfall(made)).doc.code
    async with running_tables(store) as (made, time):
        table = await made.table(code)
        tape: Tape = []
        await Recorder(table, 0, time, tape).enter()
        await Listener(table, 1).enter()
        await time.turn(3 * SECOND)
        assert [kind for _, kind, _ in tape] == ["whole", "beat", "beat", "beat"]
