"""Magpies whose imagination is only approximate, and twin games of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from igroteka.core.chance import Rng
from igroteka.core.state import State
from tests.laws.cases import Case, viewers
from tests.laws.twin_games import Twins
from tests.toy.game import Magpies
from tests.toy.state import Table


class Hazy(Table):
    """A bird deals the unseen trinkets anew, but only cuts them: not every world is as likely as it should be."""

    def redeal(self, seat: int, rng: Rng) -> None:
        super().redeal(seat, rng)
        if self.over:
            return
        unseen = [(p, i) for p in [self.deck, *self.nests] for i, card in enumerate(p.seen_by(seat)) if card < 0]
        cards = sorted(pile.cards[place] for pile, place in unseen)
        cut = int(rng.below(len(cards) + 1))
        for (pile, place), card in zip(unseen, cards[cut:] + cards[:cut], strict=True):
            pile.cards[place] = card


def hazy(table: type[Table] = Hazy) -> Magpies:
    """Magpies that say of themselves that their imagination is approximate."""
    return Magpies(table=table, exact=False)


def twin_magpies(case: Case) -> Iterator[Twins]:
    """Games in which the cuckoo and another bird have changed places, for everybody else."""
    one = case.new()
    assert isinstance(one, Table)
    for pair in combinations(range(case.seats), 2):
        if any(one.is_cuckoo(bird) for bird in pair):
            other = one.clone()
            other.events = one.events
            for here, there in (pair, pair[::-1]):
                other.roles.cards[here] = one.roles.cards[there]
            for viewer in viewers(one):
                if viewer not in pair:
                    yield Twins(viewer, one, other, pair, is_over)


def is_over(state: State) -> bool:
    """At the end all is open."""
    return bool(state.over)
