"""Taking back: free while nobody has learnt anything from the choice."""

from __future__ import annotations

from igroteka.core.chance import seeded
from igroteka.core.match import Match, replay
from igroteka.core.record import Record
from igroteka.core.state import State

# If the same thing happens in so many worlds that the seat may believe in, it told the seat nothing.
WORLDS = 200


def refusal(match: Match, seat: int) -> str:
    """Why the seat cannot take its last choice back; empty if it can."""
    if not match.path or all(match.lines[number - 1].seat != seat for number in match.path):
        return "nothing"
    last = match.lines[match.path[-1] - 1]
    if last.seat != seat or last.kind != "choice":
        return "others"
    before = replay(Record(match.record.header, match.lines[: last.number - 1]), match.game).state
    return "news" if told_something(before, seat, match.game.parse(last.choice), match.state) else ""


def told_something(before: State, seat: int, action: int, after: State) -> bool:
    """Could the choice have led to another sight than it did?"""
    sight = after.view(seat)
    for number in range(WORLDS):
        world = before.imagine(seat, seeded(number))
        world.advance(seat, action)
        if world.view(seat) != sight:
            return True
    return False


def take_back(match: Match) -> None:
    """Back to before the last choice; the log keeps both."""
    match.undo(match.path[-2] if len(match.path) > 1 else 0)
