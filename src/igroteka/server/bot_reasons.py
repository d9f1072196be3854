"""Why bots answered as they did: worked out by a bot's worker when somebody asks after the end, and kept as long as the
table is in memory.
"""

from __future__ import annotations

import asyncio

from igroteka.bots.bot_reasons import had_bots
from igroteka.bots.hint import Reason
from igroteka.core.event import MODERATOR
from igroteka.core.match.match import Match
from igroteka.server.branches import running_origin
from igroteka.server.refusal import Refusal
from igroteka.server.table import replay
from igroteka.server.table.table import Table
from igroteka.server.tables import Tables
from igroteka.server.wire import BotReason, BotReasons, HintReason


async def tell(tables: Tables, table: Table, person: int | None, visitor: str = "") -> BotReasons:
    """For the person who may see everything: the reasons of bots, by the entry of the open replay at which their
    answers came to light.
    """
    replay.eyes(table, person, True)
    # A branch tells what bots think in the match it goes on from: advice, while that one is played.
    if await running_origin(tables, table) is not None:
        raise Refusal("original-not-over", status=403)
    async with replay.look_back(table, visitor) as played:
        if not had_bots(played.match):
            return BotReasons([], False)
        entries = {number: at for at, (number, _) in enumerate(played.snapshots(MODERATOR), 1)}
        thinking = thought(tables, table, played.match)
    reasons = await asyncio.shield(thinking)
    if reasons is None:
        table.bot_reasons.clear()
        return BotReasons([], True)
    answers = [
        BotReason(entries[number], seat, HintReason(reason.id, reason.words))
        for number, rows in sorted(reasons.items())
        if number in entries
        for seat, reason in rows
    ]
    return BotReasons(answers, False)


def thought(tables: Tables, table: Table, match: Match) -> asyncio.Task[dict[int, list[tuple[int, Reason]]] | None]:
    """What the bots thought in the present match: worked out once for all who ask."""
    task = table.bot_reasons.get(table.doc.match)
    if task is None:
        visitor = table.doc.maker or table.doc.code
        task = asyncio.create_task(tables.thinker.explain(table.game.id, match.record.write(), visitor))
        table.bot_reasons = {table.doc.match: task}
    return task
