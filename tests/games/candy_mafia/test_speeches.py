"""A speech has its time at a table: it ends when those who have the floor say so, and at the latest with its time."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from igroteka.core.closing import close
from igroteka.core.state import State
from igroteka.server import wire
from igroteka.server.store.memory import MemoryStore
from igroteka.server.table.table import Table
from tests.games.candy_mafia.table import evening, step
from tests.server.client import setup
from tests.server.in_process import HandTime, Listener, everybody, running_tables, table_from
from tests.server.websocket_client import command_id

CARDS = ["elder", "doctor", "nobleman", "avenger", "don", "mistress"]
PACE = wire.PaceSetup("ripe", seconds=wire.WindowSeconds(short=5, pair=5, vote=5, talk=60, word=20))
SECOND = 1_000
DOCTOR, DON, MISTRESS = 1, 4, 5


def morning() -> State:
    """The first talk, without statements."""
    s = evening(CARDS, "u")
    while step(s) != "talk":
        close(s, {})
    s.events = []
    return s


@asynccontextmanager
async def talking(
    bots: int = 0, store: MemoryStore | None = None
) -> AsyncIterator[tuple[Table, HandTime, list[Listener]]]:
    """A table of six that talks, and a device for every person."""
    async with running_tables(store) as (made, time):
        state = morning()
        table = await table_from(made, setup("candy_mafia", 6, bots, pace=PACE, options=state.options), state)
        yield table, time, await everybody(table)


def now(table: Table) -> str:
    """The step at which the table stands."""
    assert table.state is not None
    return step(table.state)


async def spoken(person: Listener) -> str | None:
    """Say that one has finished."""
    assert person.play
    return await person.do(wire.Spoken(command_id(), person.play.decision))


async def vote(people: list[Listener], *against: int) -> None:
    """Everybody votes, in turn against these, but nobody against themselves."""
    for seat, person in enumerate(people):
        choice = f"vote {against[seat % len(against)] + 1}"
        assert not await person.choose(choice if choice in person.choices else "vote nobody")


async def test_all_talk_until_the_last_has_finished() -> None:
    async with talking() as (table, time, people):
        assert now(table) == "talk"
        await time.turn(SECOND)
        for person in people[:-1]:
            assert not await spoken(person)
        assert not await spoken(people[0]), "to say it again changes nothing"
        assert now(table) == "talk"
        assert [person.play.answered for person in people if person.play] == [[0, 1, 2, 3, 4]] * 6
        assert not await spoken(people[-1])
        assert now(table) == "ballot"


async def test_a_talk_ends_with_its_time() -> None:
    async with talking() as (table, time, people):
        assert people[0].play and people[0].play.window
        assert people[0].play.window.speakers == [0, 1, 2, 3, 4, 5]
        await time.turn(59 * SECOND)
        assert now(table) == "talk"
        await time.turn(SECOND)
        assert now(table) == "ballot"


async def test_the_condemned_has_a_last_word_and_nobody_else_ends_it() -> None:
    async with talking() as (table, time, people):
        await time.turn(60 * SECOND)
        await vote(people, DON)
        assert now(table) == "last_word"
        assert people[0].play and people[0].play.window and people[0].play.window.speakers == [DON]
        assert await spoken(people[DOCTOR]) == "not-speaking"
        await time.turn(19 * SECOND)
        assert now(table) == "last_word"
        assert not await spoken(people[DON])
        assert now(table) not in ("last_word", "ballot")


async def test_those_with_equal_votes_speak_and_both_must_finish() -> None:
    async with talking() as (table, time, people):
        await time.turn(60 * SECOND)
        await vote(people, DON, MISTRESS)
        assert now(table) == "defence"
        assert not await spoken(people[DON])
        assert now(table) == "defence"
        assert not await spoken(people[MISTRESS])
        assert now(table) == "runoff"


async def test_a_late_word_is_refused_and_ballots_have_no_floor() -> None:
    async with talking() as (table, time, people):
        before = people[0].play and people[0].play.decision
        await time.turn(60 * SECOND)
        assert now(table) == "ballot"
        assert await people[0].do(wire.Spoken(command_id(), before or 0)) == "late"
        assert await spoken(people[0]) == "not-speaking"


async def test_bots_have_nothing_to_add() -> None:
    async with talking(bots=5) as (table, _, people):
        assert people[0].play and people[0].play.window and people[0].play.window.speakers == [0]
        assert not await spoken(people[0])
        assert now(table) == "ballot"


async def test_a_restart_remembers_who_has_finished() -> None:
    store = MemoryStore()
    async with talking(store=store) as (table, _, people):
        assert not await spoken(people[DOCTOR])
        code = table.doc.code
    async with running_tables(store) as (made, _):
        table = await made.table(code)
        back = await Listener(table, people[0].person).enter()
        assert back.play and back.play.answered == [DOCTOR]
