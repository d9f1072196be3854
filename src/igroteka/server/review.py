"""The review of a person's decisions after the end: judged one after another by a bot's worker, as the hints were, when
somebody asks, and kept as long as the table is in memory.
"""

from __future__ import annotations

from igroteka.bots.hints import undecided
from igroteka.bots.review import Reviewed, rest_of
from igroteka.core.chance import seeded
from igroteka.core.game import Game
from igroteka.core.state import State
from igroteka.server import branches
from igroteka.server.table import position, replay
from igroteka.server.table.hindsight import looked_back
from igroteka.server.table.messages import answers
from igroteka.server.table.reviewing import Asked, Reviewing
from igroteka.server.table.table import Table
from igroteka.server.tables import Tables, Thinker
from igroteka.server.wire import HintReason, Judged, Me, MixPart, Option, Review


async def tell(tables: Tables, table: Table, person: int, known: int, visitor: str = "") -> Review:
    """More of one's own decisions, judged, beyond those that are known."""
    seat = await branches.looks_back(tables, table, person)
    key = (table.doc.match, seat, table.doc.name_of(seat))
    reviewing = table.reviews.get(key)
    if reviewing is None:
        async with replay.look_back(table, visitor) as played:
            entries = [number for number, _ in played.snapshots(seat)]
            asked = looked_back(played.match, entries, seat, key[2], to_be_judged)
        reviewing = table.reviews.setdefault(key, Reviewing(asked))
        if reviewing.asked is asked:
            visitor = table.doc.maker or table.doc.code
            tables.spawn(run(reviewing, table.game, tables.thinker, seat, visitor))
    await reviewing.more(known)
    return Review(Me(person, seat), reviewing.done[known:], len(reviewing.asked) - reviewing.passed)


async def run(reviewing: Reviewing, game: Game, thinker: Thinker, seat: int, visitor: str) -> None:
    """Judge one after another: what a hint went on to say belongs to the next decision."""
    plan: list[int] = []
    for at, world, action in reviewing.asked:
        told = await thinker.review(world, seat, action, plan, visitor)
        plan = rest_of(told.hint, action) if told is not None else []
        reviewing.add(None if told is None else judged(game, at, action, told))


def to_be_judged(state: State, seat: int, choice: str, at: int) -> Asked | None:
    """A decision for which a hint might have been asked for, and where there was a choice."""
    if position.is_covert(state) or len(state.legal(seat)) == 1:
        return None
    return Asked(at, undecided(state, seat, seeded(0)), state.game.parse(choice))


def judged(game: Game, at: int, action: int, told: Reviewed) -> Judged:
    """The judgement as it is sent."""
    known, hint = answers(game), told.hint

    def option(action: int) -> Option:
        made: Option = known.option(action, False)
        return made

    return Judged(
        at,
        option(action),
        [option(one) for one in hint.choices],
        [HintReason(reason.id, dict(reason.words)) for reason in hint.reasons],
        [MixPart(option(one), share) for one, share in hint.mix],
        told.right,
        told.before,
        told.after,
    )
