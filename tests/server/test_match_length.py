"""A match has a longest length: answers are changed and choices taken back so often, and no match is lost when it is
reached."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

import igroteka
from igroteka.core.state import SEVERAL
from igroteka.server import wire
from igroteka.server.store.memory import MemoryStore
from igroteka.server.table import choices, length
from igroteka.server.table.commit import act
from igroteka.server.table.table import Table
from tests.laws.cases import ROOKS
from tests.server.client import setup
from tests.server.in_process import HandTime, Listener, everybody, record_of, running_tables, table_from
from tests.server.test_retries import FAMIGLIA, lines_of
from tests.server.test_silence import nightfall
from tests.server.websocket_client import command_id
from tests.shelf import put_on_the_shelf

PECHENKA = igroteka.game("pechenka")
SEATS = 4


@asynccontextmanager
async def asking_all(store: MemoryStore | None = None) -> AsyncIterator[tuple[Table, list[Listener], HandTime]]:
    """Four people who are to answer at once."""
    async with running_tables(store) as (made, time):
        table = await table_from(made, setup(PECHENKA.id, SEATS), PECHENKA.new(SEATS, 4), deal=True)
        assert table.state and table.state.who == SEVERAL
        yield table, await everybody(table), time


def shorten(patch: pytest.MonkeyPatch, table: Table, most: int) -> None:
    """Let a match of this game have at most this many lines: a length follows from the game's own bound."""
    patch.setattr(table.game, "bound", most // length.LINES_OF_A_DECISION)


async def waver(device: Listener, times: int) -> list[str]:
    """Answer the same question again and again, each time otherwise; gives what was refused, and why."""
    said = [await device.choose(device.choices[number % 2]) for number in range(times)]
    return [reason for reason in said if reason]


async def test_an_answer_is_changed_so_often_and_the_last_one_counts() -> None:
    store = MemoryStore()
    async with asking_all(store) as (table, (ann, *others), _):
        before = lines_of(store)
        assert await waver(ann, length.MOST_ANSWERS + 50) == ["changed-often"] * 50
        assert len(lines_of(store)) - len(before) == length.MOST_ANSWERS
        assert ann.play and ann.play.view["prompt"]["answered"] == ann.choices[(length.MOST_ANSWERS - 1) % 2]
        assert len(table.log.lines) == 0, "what nobody reads is not kept"
        # Nobody else is held up by it, and with the next question everything begins anew.
        for other in others:
            assert await waver(other, 1) == []
        assert table.log.sealed == []
        assert len(table.log.lines) == 1


async def test_after_a_restart_the_changes_are_still_counted() -> None:
    store = MemoryStore()
    async with asking_all(store) as (table, (ann, *_), _):
        await waver(ann, length.MOST_ANSWERS)
    async with running_tables(store) as (made, _):
        again = await made.table(table.doc.code)
        ann = await Listener(again, ann.person).enter()
        assert await waver(ann, 2) == ["changed-often"] * 2


async def test_a_long_match_goes_on_without_changes_and_without_taking_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async with asking_all() as (table, (ann, *others), _):
        assert table.match
        assert await waver(ann, 4) == []
        long = table.match.number
        shorten(monkeypatch, table, 2 * long)
        assert await waver(ann, 1) == ["match-long"]
        for other in others:
            assert await waver(other, 1) == [], "a first answer is still taken"
        assert table.log.sealed == []


async def test_a_match_of_one_after_the_other_stays_playable_when_it_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    async with running_tables() as (made, _):
        table = await table_from(made, setup(bots=1), FAMIGLIA.new(2, 3), deal=True)
        (ann,) = await everybody(table)
        assert table.match
        undone = 0
        while not undone:
            assert await ann.choose(ann.choices[0]) == ""
            if ann.play and ann.play.undo == "free":
                assert await ann.do(wire.Undo(command_id())) == ""
                undone += 1
        long = table.match.number
        shorten(monkeypatch, table, 2 * long)
        assert await ann.choose(ann.choices[0]) == ""
        assert ann.play and ann.play.undo == "no"
        assert await ann.do(wire.Undo(command_id())) == "match-long"


async def test_a_full_match_stands_and_can_be_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    async with running_tables(store) as (made, time):
        table = await table_from(made, setup(bots=1), FAMIGLIA.new(2, 3), deal=True)
        (ann,) = await everybody(table)
        assert table.match
        full = table.match.number
        shorten(monkeypatch, table, full)
        before = lines_of(store)
        assert await ann.choose(ann.choices[0]) == "match-full"
        await time.turn(600_000)  # no bot and no clock goes on either
        assert lines_of(store) == before
        await act(table, choices.resign, ann.person, 1)
        assert table.doc.status == "over"
        assert (await record_of(table, None, everything=True)).count("\n") == len(before) + 1


# --- in a covert window

OWL, BIRD = 4, 0


async def touch(device: Listener, times: int, taps: int = 0) -> list[str]:
    """Touch the open window this often; gives what was said to each.

    Seats that are asked answer, but for the first few times; everybody else taps.
    """
    said = []
    for number in range(times):
        if device.choices and number >= taps:
            said.append(await device.choose(device.choices[number % 2]))
        else:
            said.append(await device.do(wire.Tap(command_id(), device.at.decision)))
    return said


@pytest.mark.parametrize("taps", [0, 30])
async def test_at_night_whoever_is_asked_is_refused_no_sooner_than_whoever_is_not(
    monkeypatch: pytest.MonkeyPatch, taps: int
) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    store = MemoryStore()
    async with running_tables(store) as (made, _):
        table = await nightfall(made, moderated=True)
        owl, bird = [await Listener(table, seat).enter() for seat in (OWL, BIRD)]
        assert (bool(owl.choices), bool(bird.choices)) == (True, False)
        most = length.MOST_ANSWERS
        moderator = await Listener(table, table.doc.moderator).enter()
        for number in range(5):  # what the moderator answers for the owl is not the owl's
            assert not await moderator.do(wire.Choose(command_id(), table.decision, owl.choices[number % 2], seat=OWL))
        expected = [""] * (most - 10)
        assert await touch(owl, most - 10, taps) == await touch(bird, most - 10) == expected
    async with running_tables(store) as (made, _):
        table = await made.table(table.doc.code)
        owl, bird = [await Listener(table, seat).enter() for seat in (OWL, BIRD)]
        expected = [""] * 10 + ["changed-often"] * 5
        assert await touch(owl, 15) == await touch(bird, 15) == expected, "after a restart too"
        await act(table, choices.close, "Host")
        assert await touch(bird, 1) == [""], "the next window is another one"


async def test_in_a_long_match_too(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on_the_shelf(monkeypatch, ROOKS)
    for taps in (0, 1):
        async with running_tables() as (made, _):
            table = await nightfall(made, moderated=True)
            owl, bird, moderator = [await Listener(table, seat).enter() for seat in (OWL, BIRD, table.doc.moderator)]
            for number in range(4):
                assert not await moderator.do(
                    wire.Choose(command_id(), table.decision, owl.choices[number % 2], seat=OWL)
                )
            shorten(monkeypatch, table, 8)
            expected = ["", "", "match-long"]
            assert await touch(owl, 3, taps) == await touch(bird, 3) == expected
            assert table.log.given(OWL, "choice", helped=False) == 2 - taps, "a first answer is still taken"


@pytest.mark.parametrize("game", igroteka.names())
def test_no_real_game_comes_near(game: str) -> None:
    bound = igroteka.game(game).bound
    assert length.most_lines(igroteka.game(game)) // 2 >= min(2 * bound, 10_000)
