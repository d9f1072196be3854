"""Taking back: free while nobody has learnt anything from the choice."""

from __future__ import annotations

from igroteka.core.match.begin import replay
from igroteka.core.match.knowledge import told_something
from igroteka.core.match.match import Match
from igroteka.core.match.record import Record


def refusal(match: Match, seat: int) -> str:
    """Why the seat cannot take its last choice back; empty if it can."""
    if not match.path or all(match.lines[number - 1].seat != seat for number in match.path):
        return "nothing"
    last = match.lines[match.path[-1] - 1]
    if last.seat != seat or last.kind != "choice":
        return "others"
    before = replay(Record(match.record.header, match.lines[: last.number - 1]), match.game).state
    moves = [(seat, match.game.parse(last.choice))]
    return "news" if told_something(before, seat, moves, match.state) else ""


def take_back(match: Match, seat: int) -> None:
    """Back to before the seat's last choice; the log keeps both."""
    match.undo(seat, match.path[-2] if len(match.path) > 1 else 0)
