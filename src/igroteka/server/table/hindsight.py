"""What a person could have known, decision by decision, once the match is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from igroteka.core.match import play_again
from igroteka.core.state import State
from igroteka.server.refusal import Refusal
from igroteka.server.table.history import frames, running_origin, story
from igroteka.server.table.story import Story
from igroteka.server.wire import Decision, Hindsight, Me, Option

if TYPE_CHECKING:
    from igroteka.server.table.table import Table


async def hindsight(table: Table, person: int) -> Hindsight:
    """Only after the end, for before it would be advice; only one's own, so that what stays closed stays closed."""
    if table.doc.status != "over":
        raise Refusal("not-over", status=403)
    # What is known at a branch is what is known in the match it goes on from: advice, while that one is played.
    if await running_origin(table) is not None:
        raise Refusal("original-not-over", status=403)
    seat = table.doc.seat_of(person)
    if seat < 0:
        raise Refusal("only-watching", status=403)
    return Hindsight(Me(person, seat), decisions(await story(table), seat))


def decisions(told: Story, seat: int) -> list[Decision]:
    """Every choice in effect that the person made; what was decided for them, or left no choice, is none of theirs."""
    entries = [number for number, _ in frames(told, seat)]
    away = stood_in(told, seat)
    state = told.start.clone()
    found: dict[int, Decision | None] = {}
    for number in told.path(len(told.told)):
        line, alone = told.told[number - 1].line, told.told[number - 1].alone
        if line.seat == seat and line.kind != "resign":
            # Sealed answers make no entry: the last one takes the place of those before it.
            at = sum(1 for entry in entries if entry < number)
            mine = line.kind == "choice" and not alone and number not in away
            found[at] = decision(state, seat, line.choice, at) if mine else None
        play_again(state, line)
    return [made for made in found.values() if made is not None]


def decision(state: State, seat: int, choice: str, at: int) -> Decision | None:
    """One decision; None if the game tells nothing about it."""
    action = state.game.parse(choice)
    knew = state.hindsight(seat, action)
    if knew is None:
        return None
    does = state.game.describe(action)
    return Decision(at, Option(choice, does.verb, does.words, does.touches), knew)


def stood_in(told: Story, seat: int) -> set[int]:
    """The lines during which a bot stood in for the person."""
    name = cast(list[object], told.record.header["players"])[seat]
    away, lines = False, set()
    for row in told.told:
        if row.line.kind == "seat" and row.line.seat == seat:
            away = row.line.to != name
        elif away:
            lines.add(row.line.number)
    return lines
