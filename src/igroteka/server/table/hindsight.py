"""What a person could have known, decision by decision, once the match is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

from igroteka.core.match.match import Match
from igroteka.core.state import State
from igroteka.server.table.played import Played
from igroteka.server.wire import Decision, Option

T = TypeVar("T")


def decisions(played: Played, seat: int, name: str) -> list[Decision]:
    """Every choice in effect that the person made and the game tells about.

    What was decided for them is none of theirs.
    """
    if (seat, name) not in played.hindsight:
        entries = [number for number, _ in played.snapshots(seat)]
        played.hindsight[seat, name] = looked_back(played.match, entries, seat, name, decision)
    return played.hindsight[seat, name]


def looked_back(
    match: Match, entries: list[int], seat: int, name: str, look: Callable[[State, int, str, int], T | None]
) -> list[T]:
    """What is to be said of the person's choices in effect: of the position, the seat, the choice, and its place among
    `entries`, the lines that the seat reads.
    """
    away = stood_in(match, seat, name)
    made: dict[int, T | None] = {}
    for told, before in match.course():
        line = told.line
        if line.seat == seat and line.kind not in ("resign", "remove", "sketch"):
            # Sealed answers make no entry: the last one takes the place of those before it.
            at = sum(1 for entry in entries if entry < line.number)
            mine = line.kind == "choice" and line.number not in away
            made[at] = look(before.state, seat, line.choice, at) if mine else None
    return [one for one in made.values() if one is not None]


def decision(state: State, seat: int, choice: str, at: int) -> Decision | None:
    """One decision; None if the game tells nothing about it."""
    action = state.game.parse(choice)
    knew = state.game.parts.hindsight(state, seat, action)
    if knew is None:
        return None
    does = state.game.describe(action)
    return Decision(at, Option(choice, does.verb, does.words, does.touches), dict(knew))


def stood_in(match: Match, seat: int, name: str) -> set[int]:
    """The lines during which a bot played on the seat of the person of this name, before they came or while they were
    away.
    """
    away, lines = cast(list[object], match.header["players"])[seat] != name, set()
    for line in match.lines:
        if line.passes_seat and line.seat == seat:
            away = line.to != name
        elif away:
            lines.add(line.number)
    return lines
