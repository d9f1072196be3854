"""Windows that wait for a person: the moderator, or the owner of a table without one, who sees no more than anybody."""

from __future__ import annotations

import pytest

from igroteka.server import wire
from igroteka.server.store.memory import MemoryStore
from igroteka.server.table import attendance, leaving, length, links, moderating, seating
from igroteka.server.table.commit import act
from igroteka.server.table.document import NOBODY, sealed
from igroteka.server.table.presence import GRACE
from tests.laws.cases import ROOKS
from tests.server.client import NAMES, setup
from tests.server.in_process import Listener, given, running_tables
from tests.server.moderated_evening import SECOND, close, closes, gathering, moderated_evening, refused, to_morning
from tests.server.test_seat_links import Somebody
from tests.server.test_windows import FIXED, ROLES, evening, step, to
from tests.server.websocket_client import command_id
from tests.shelf import put_on_the_shelf

KEPT = wire.PaceSetup("person", seconds=wire.WindowSeconds(10, 20, 40, 30))


async def test_without_a_moderator_the_owner_closes_windows_and_sees_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(monkeypatch, KEPT) as (table, time, people):
        owner, other = people[0], people[1]
        assert table.doc.owner == owner.person
        await time.turn(500 * SECOND)
        assert (step(table), closes(table)) == ("owl", "person"), "time does not end it"
        assert owner.play and "awaited" not in owner.play.view["prompt"] and owner.play.seats is None
        assert await close(other) == "not-moderator"
        assert not await close(owner)
        assert step(table) == "raid"


async def test_an_owner_cannot_close_what_time_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(monkeypatch, FIXED) as (table, _, people):
        assert await close(people[0]) == "not-moderator"
        assert step(table) == "owl"


async def test_a_window_gets_a_time_when_its_owner_is_away_for_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(monkeypatch, KEPT) as (table, time, people):
        await attendance.exit(table, people[0])
        await time.turn(GRACE - SECOND)
        assert closes(table) == "person"
        await time.turn(2 * SECOND)
        assert closes(table) == "fixed"


async def test_when_the_owner_leaves_another_keeps_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(monkeypatch, KEPT) as (table, _, people):
        await act(table, leaving.leave, people[0].person)
        assert table.doc.owner == people[1].person and closes(table) == "person"
        assert not await close(people[1])


async def test_the_first_who_is_out_keeps_the_time_so_that_the_owner_can_play(monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(monkeypatch, KEPT, roles=["bird", "rook", "owl", "bird", "bird"]) as (table, _, people):
        assert not await people[2].choose("guard 1")
        assert not await close(people[0])
        assert not await people[1].choose("drive 4")
        assert table.doc.owner == people[0].person, "nobody knows yet"
        assert not await close(people[0])
        assert (step(table), table.doc.owner) == ("talk", people[3].person)
        assert people[1].table.seats[3].owner, "all are told"
        assert await close(people[0]) == "not-moderator"
        assert not await close(people[3])
        assert (step(table), closes(table)) == ("vote", "person")


async def test_the_owner_keeps_the_time_instead_of_a_moderator_that_was_left(monkeypatch: pytest.MonkeyPatch) -> None:
    async with moderated_evening(monkeypatch) as (table, time, moderator, birds):
        assert await birds[0].do(wire.Keep(command_id())) == "not-owner"
        assert await moderator.do(wire.Keep(command_id())) == "moderator-taken"
        await act(table, leaving.leave, moderator.person)
        assert (table.doc.owner, closes(table)) == (birds[0].person, "fixed")
        assert not await birds[0].do(wire.Keep(command_id()))
        assert closes(table) == "fixed", "the open window has got its time"
        await to("raid", table, time)
        assert closes(table) == "person"
        assert not await close(birds[0])
        assert (step(table), birds[1].table.moderator) == ("talk", None)
        assert await birds[0].do(wire.Keep(command_id())) == "no-moderator"


async def test_nobody_without_a_phone_is_waited_for_while_the_moderator_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with moderated_evening(monkeypatch, absent="bot") as (table, time, moderator, birds):
        await to_morning(moderator)
        for bird in birds:
            await bird.exit()
        await time.turn(3 * GRACE)
        assert not any(place.stand_in for place in table.doc.places), "the moderator answers for them"


async def test_the_moderator_gives_a_link_to_somebody_without_a_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    async with moderated_evening(monkeypatch) as (table, _, moderator, birds):
        await to_morning(moderator)
        assert await refused(table, links.lend, birds[0].person, 1) == "not-moderator"
        assert await refused(table, links.lend, moderator.person, 1) == "still-here"
        assert await refused(table, links.lend, moderator.person, 9) == "nobody-there"
        await birds[1].exit()
        link = await given(table, links.lend, moderator.person, 1)
        assert link.person == birds[1].person and table.doc.person(link.person).agreed == ["Host"]
        lent = await Somebody(table, link).enter()
        assert lent.play and lent.me.seat == 1
        # the lost phone is found, and its link wins
        await birds[1].enter()
        assert lent.left == "old-link"
        await act(table, leaving.leave, birds[1].person)
        assert await refused(table, links.lend, moderator.person, 1) == "nobody-there", "who left for good"


async def test_a_link_from_the_moderator_is_told_in_the_log_also_to_whoever_was_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = MemoryStore()
    async with moderated_evening(monkeypatch, store=store) as (table, _, moderator, birds):
        await to_morning(moderator)
        await birds[1].exit()
        await birds[2].exit()
        await given(table, links.lend, moderator.person, 1)
        back = await Listener(table, birds[2].person).enter()
        for device in (moderator, birds[0], back):
            (line,) = [entry for entry in device.log if entry.kind == "link"]
            assert (line.seat, line.to, line.by) == (1, "Bob", "Host")
        code = table.doc.code
    async with running_tables(store) as (made, _):
        back = await Listener(await made.table(code), birds[1].person).enter()
        assert [entry.by for entry in back.log if entry.kind == "link"] == ["Host"]


async def test_links_from_the_moderator_fill_neither_the_table_nor_its_match(monkeypatch: pytest.MonkeyPatch) -> None:
    async with moderated_evening(monkeypatch) as (table, _, moderator, birds):
        await to_morning(moderator)
        await birds[1].exit()
        given_links = [await given(table, links.lend, moderator.person, 1) for _ in range(links.MOST_NEWER + 2)]
        newer = table.doc.person(birds[1].person).newer
        kept = [*given_links[: links.MOST_NEWER - 1], given_links[-1]]
        assert newer == [sealed(link.token) for link in kept], "the youngest gives way"
        assert table.match
        table.match.number = length.most_lines(table.game)
        assert await refused(table, links.lend, moderator.person, 1) == "match-full"


async def test_chance_chooses_who_moderates(monkeypatch: pytest.MonkeyPatch) -> None:
    async with gathering(monkeypatch) as (table, _, moderator, birds):
        assert await refused(table, moderating.draw, birds[0].person) == "not-owner"
        assert await refused(table, moderating.draw, moderator.person) == "moderator-taken"
        await act(table, leaving.leave, moderator.person)
        await act(table, moderating.draw, birds[0].person)
        assert table.doc.moderator in [bird.person for bird in birds]
        # four are too few for the game: somebody else may sit there
        assert [place.kind for place in table.doc.places].count("open") == 1


async def test_the_seat_of_whoever_is_drawn_goes_too_if_one_fewer_can_play(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    async with running_tables() as (made, _):
        first = await made.create(setup(ROOKS.id, 6, moderator=True), "Ann")
        table = await made.table(first.code)
        for name in NAMES[1:6]:
            await given(table, seating.join, name, None)
        await act(table, moderating.draw, first.person)
        assert len(table.doc.places) == len(table.doc.setup.seats) == 5
        assert all(place.kind == "person" for place in table.doc.places)
        assert table.doc.moderator != NOBODY and len(table.doc.people()) == 6


async def test_a_moderator_is_brought_into_a_running_match_if_all_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    async with evening(monkeypatch, FIXED) as (table, time, people):
        await to("talk", table, time)
        link = await given(table, moderating.join, "Eve", None)
        asked = table.question
        assert asked and asked.kind == "moderator" and table.doc.moderator == NOBODY
        await Somebody(table, link).enter()
        for person in people:
            assert not await person.do(wire.Answer(command_id(), asked.number, True))
        eve = await Somebody(table, link).enter()
        assert table.doc.moderator == eve.person and eve.play and eve.play.view["roles"] == ROLES
        assert not await close(eve)
        assert closes(table) == "person"
