"""The law of twin games: exchange only what a seat cannot know, and everything that the seat is sent stays the same.

It needs no imagination, so it is what proves secrecy where imagination is approximate. A game gives pairs of twins (as
`tests/toy/twins.py` does); the same play goes on in both for as long as the seat cannot know the difference.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from igroteka.core.chance import Rng
from igroteka.core.state import State
from igroteka.core.windows import is_covert
from tests.laws.cases import require
from tests.laws.secrecy import knowledge


class Twins:
    """Two games that differ only in what a viewer cannot know: two others have exchanged what they secretly are."""

    def __init__(
        self, viewer: int, one: State, other: State, exchanged: tuple[int, int], open: Callable[[State], bool]
    ) -> None:
        self.viewer = viewer
        self.one = one.clone()
        self.other = other.clone()
        for mine, given in ((self.one, one), (self.other, other)):
            mine.telling, mine.events = True, given.events
        self.exchanged = exchanged
        # Has the rule by now shown the viewer what was exchanged?
        self.open = open

    def other_actor(self, seat: int) -> int:
        """Who does in the other game what the seat does in the first: at a covert step those who were exchanged act for
        each other."""
        if is_covert(self.one.top) and seat in self.exchanged:
            return self.exchanged[1 - self.exchanged.index(seat)]
        return seat


def same_play(twins: Twins, rng: Rng) -> Iterator[tuple[int, int]]:
    """Play on in both games at once, telling each seat and action of the first before it is played, until the
    difference is open."""
    one, other = twins.one, twins.other
    while not twins.open(one) and not twins.open(other):
        seat = one.turn()[rng.below(len(one.turn()))]
        there = twins.other_actor(seat)
        both = [action for action in one.legal(seat) if action in other.legal(there)]
        if not both:
            return
        action = both[rng.below(len(both))]
        yield seat, action
        one.play(seat, action)
        other.play(there, action)


def sent(state: State, viewer: int) -> dict[str, object]:
    """All that the viewer can be sent of a position, and of what has just happened."""
    return {**knowledge(state, viewer), "events": [event.seen_by(viewer) for event in state.events]}


def twins_stay_alike(twins: Twins, rng: Rng) -> int:
    """Views, prompts, answers, refusals and events of the viewer are the same in both games; gives how often they were
    compared."""
    compared = 0
    for _ in same_play(twins, rng):
        mine, theirs = sent(twins.one, twins.viewer), sent(twins.other, twins.viewer)
        for door, known in mine.items():
            require(theirs[door] == known, f"{door} of viewer {twins.viewer} tells twin games apart")
        compared += 1
    return compared
