"""The review of one's own decisions: judged as the hints were, only after the end, a few at a time."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

import igroteka
from igroteka.bots.heuristics import heuristics_of
from igroteka.bots.hint import Hint
from igroteka.bots.review import Reviewed
from igroteka.core.chance import seeded
from igroteka.core.state import State
from igroteka.server import review, wire
from igroteka.server.bots.bot_pool import BotPool
from igroteka.server.refusal import Refusal
from igroteka.server.table import choices
from igroteka.server.table.commit import act
from igroteka.server.table.table import Table
from tests.server.client import setup
from tests.server.in_process import Listener, everybody, running_tables, table_from, tables_of

FAMIGLIA = igroteka.game("famiglia")
HALF, LOST = 50, 20


class Judge:
    """Stands in for the worker: it advises the first answer, which follows from the one before if that was advised."""

    def __init__(self) -> None:
        self.plans: list[list[int]] = []
        self.late = False

    async def review(
        self, pool: BotPool, world: State, seat: int, action: int, plan: list[int], visitor: str = ""
    ) -> Reviewed | None:
        """What an answer cost."""
        await asyncio.sleep(0)
        self.plans.append(plan)
        legal = world.legal(seat)
        assert action in legal
        right = action == legal[0]
        return None if self.late else Reviewed(Hint([legal[0], -1], []), right, HALF, HALF if right else LOST)


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> Judge:
    """No worker need be started."""
    made = Judge()

    async def judged(
        pool: BotPool, world: State, seat: int, action: int, plan: list[int], visitor: str = ""
    ) -> Reviewed | None:
        return await made.review(pool, world, seat, action, plan, visitor)

    monkeypatch.setattr(BotPool, "review", judged)
    return made


async def play(table: Table, people: list[Listener], turns: int) -> list[tuple[str, bool]]:
    """Random answers, then the first gives up; gives the decisions of the first, and whether each was the first one."""
    rng, mine = seeded(5), list[tuple[str, bool]]()
    while len(mine) < turns:
        state = table.state
        assert state is not None
        seat = state.turn()[0]
        legal = state.legal(seat)
        going_on = [one for one in legal if FAMIGLIA.notation(one) != "pass"] or legal
        action = going_on[rng.below(len(going_on))]
        if seat == 0 and len(legal) > 1:
            mine.append((FAMIGLIA.notation(action), action == legal[0]))
        assert not await people[seat].choose(FAMIGLIA.notation(action))
    return mine


async def all_of(table: Table, person: int) -> list[wire.Judged]:
    """The whole review, as a page fetches it."""
    found: list[wire.Judged] = []
    while True:
        sent = msgspec.json.encode(await review.tell(tables_of(table), table, person, len(found)))
        told = msgspec.json.decode(sent, type=wire.Review)
        assert told.judged or not told.left
        found += told.judged
        if not told.left:
            return found


async def test_every_decision_is_judged_once_and_told_in_order(judge: Judge) -> None:
    async with running_tables() as (made, _):
        table = await table_from(made, setup(FAMIGLIA.id, 2), FAMIGLIA.new(2, 4), deal=True)
        people = await everybody(table)
        mine = await play(table, people, 20)
        with pytest.raises(Refusal, match="not-over"):
            await review.tell(made, table, 0, 0)
        await act(table, choices.resign, 1, 1)
        found = await all_of(table, 0)
        assert [(one.did.choice, one.right) for one in found] == mine
        assert [one.before - one.after for one in found] == [0 if right else HALF - LOST for _, right in mine]
        assert [one.at for one in found] == sorted({one.at for one in found})
        # The hint of a followed answer goes on in the next decision.
        assert judge.plans == [[], *([-1] if right else [] for _, right in mine[:-1])]
        assert await all_of(table, 0) == found and len(judge.plans) == len(mine)
        with pytest.raises(Refusal, match="only-watching"):
            await review.tell(made, table, 99, 0)


async def test_a_decision_for_which_there_was_no_time_is_left_out(judge: Judge) -> None:
    judge.late = True
    async with running_tables() as (made, _):
        table = await table_from(made, setup(FAMIGLIA.id, 2), FAMIGLIA.new(2, 4), deal=True)
        people = await everybody(table)
        await play(table, people, 3)
        await act(table, choices.resign, 1, 1)
        assert await all_of(table, 0) == []


async def test_a_worker_judges_as_the_hint_advises(monkeypatch: pytest.MonkeyPatch) -> None:
    """A real one: what it advises is right, and costs nothing."""
    told = heuristics_of(FAMIGLIA)
    monkeypatch.setattr(told, "levels", {**told.levels, "strong": "search:8"})
    pool, state = BotPool(1), FAMIGLIA.new(2, 4)
    seat = state.turn()[0]
    hint = None
    while hint is None:  # on a busy machine one asks again
        hint = await pool.hint(state, seat)
    judged = None
    while judged is None:
        judged = await pool.review(state, seat, hint.choices[0], [])
    pool.close()
    assert (judged.right, judged.cost, judged.hint.choices) == (True, 0, hint.choices)
