"""What a game declares: the shapes of what it shows, and the ids of what it says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args, get_type_hints


class Shapes:
    """TypedDicts of all that a page reads of a game; the page's types are made from them."""

    def __init__(self, facts: object, look: object, events: Sequence[object], hindsight: object = None) -> None:
        # Of `data.facts`.
        self.facts = facts
        # Of the table as a viewer sees it.
        self.look = look
        # Of each event, by its name.
        self.events = {name: shape for shape in events for name in event_names(shape)}
        # Of what one could have known; None: the game tells nothing of it.
        self.hindsight = hindsight


def event_names(shape: object) -> tuple[str, ...]:
    """The names of the events that have this shape: its field `event` lists them."""
    return get_args(get_type_hints(shape)["event"])


class Words:
    """What a game says by ids of its own, beside its actions, events and endings: each has a text."""

    def __init__(
        self,
        hints: Sequence[str] = (),
        advices: Sequence[str] = (),
        faults: Sequence[str] = (),
        winners: Sequence[str] = (),
        pieces: Sequence[str] = (),
        ties: Sequence[str] = (),
    ) -> None:
        # Every reason that a hint of its own may give.
        self.hints = tuple(hints)
        # Every advice that `advice` may give.
        self.advices = tuple(advices)
        # Every fault that BadOptions may name: why what a person can choose cannot be played.
        self.faults = tuple(faults)
        # Every side that an outcome may name as the winner.
        self.winners = tuple(winners)
        # Cards and other pieces that no action names, but that are seen or told of.
        self.pieces = tuple(pieces)
        # Everything that may decide between equal points.
        self.ties = tuple(ties)
