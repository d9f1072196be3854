"""The chance that a character is in a hand or in the closed discard.

It is counted exactly, over all ways in which notes allow the cards to lie. [memory]
"""

from __future__ import annotations

from math import comb

from igroteka.games.candy_empire.arrangements import Arrangements
from igroteka.games.candy_empire.cards import SNATCHER
from igroteka.games.candy_empire.notes import CHARACTER, Notes
from igroteka.games.candy_empire.state import CandyEmpire


class Placing:
    """A placing of followed cards and holes, as far as it matters for the places that are asked about."""

    def __init__(self, used: tuple[int, ...], has: int, inside: int, inside_clean: int, outside: int) -> None:
        # By group: the number of places reserved.
        self.used = used
        # The characters that followed cards brought to the places asked about, as bits.
        self.has = has
        # The numbers of places taken: asked about and open to a snatcher, asked about and closed to one, elsewhere and
        # open to one.
        self.inside = inside
        self.inside_clean = inside_clean
        self.outside = outside

    def key(self) -> tuple[int, ...]:
        """A key, equal for placings that count alike."""
        return (*self.used, self.has, self.inside, self.inside_clean, self.outside)


class Odds:
    """All ways to fill the unknown places, told apart by the cards in the places that are asked about."""

    def __init__(self, s: CandyEmpire, notes: Notes, asked: int) -> None:
        self.notes = notes
        self.arrangements = Arrangements(s, notes, asked)
        groups = self.arrangements.groups
        self.inside = sum(group.size for group in groups if group.within and not group.clean)
        self.inside_clean = sum(group.size for group in groups if group.within and group.clean)
        # The number of places for cards that are not followed.
        holes = len(notes.holes)
        self.free = sum(group.size for group in groups) - self.arrangements.cards - holes
        self.ends = self.placings()

    def placings(self) -> list[tuple[Placing, int]]:
        """Every way to place all items, and the number of ways that count alike."""
        start = Placing((0,) * len(self.arrangements.groups), 0, 0, 0, 0)
        reached = {start.key(): (start, 1)}
        for number in range(len(self.arrangements.items)):
            after: dict[tuple[int, ...], tuple[Placing, int]] = {}
            for placing, ways in reached.values():
                for index, group in enumerate(self.arrangements.stages[number]):
                    free = group.size - placing.used[index]
                    if group.touched & 1 and free > 0:
                        moved = self.placed(placing, number, index)
                        before = after.get(moved.key())
                        after[moved.key()] = (moved, ways * free + (before[1] if before else 0))
            reached = after
        return list(reached.values())

    def placed(self, placing: Placing, number: int, index: int) -> Placing:
        """The placing with one item more in a group; a stranger only reserves its place."""
        arrangements = self.arrangements
        used = tuple(arrangements.merged(number, index, placing.used))
        next = Placing(used, placing.has, placing.inside, placing.inside_clean, placing.outside)
        if arrangements.cards <= number < arrangements.cards + arrangements.strangers:
            return next
        group = arrangements.stages[number][index]
        if group.within and number < arrangements.cards:
            next.has |= 1 << (self.notes.cards[number] >> CHARACTER)
        if group.within and group.clean:
            next.inside_clean += 1
        elif group.within:
            next.inside += 1
        elif not group.clean:
            next.outside += 1
        return next

    def percent(self, card: int) -> int:
        """The chance that at least one such card lies there; 0 and 100 are said only of what is certain."""
        number = int(self.notes.unseen(card))
        missing, every = 0, 0
        for placing, ways in self.ends:
            without, all = self.fillings(placing, card, number)
            every += ways * all
            if not placing.has >> card & 1:
                missing += ways * without
        if missing == 0 or missing == every:
            return 100 if missing == 0 else 0
        return min(99, max(1, (200 * (every - missing) + every) // (2 * every)))

    def fillings(self, placing: Placing, card: int, number: int) -> tuple[int, int]:
        """The number of ways to deal some unfollowed cards of a character: with none of them inside, and in all.

        Snatchers stay out of the places that are known to have none.
        """
        inside = self.inside - placing.inside
        clean = self.inside_clean - placing.inside_clean
        barred = self.arrangements.barred
        snatchers = self.arrangements.snatchers if barred else 0
        able = self.arrangements.open_places - placing.inside - placing.outside if barred else self.free
        if card == SNATCHER:
            return comb(able - inside, number), comb(able, number)
        without = 0
        for taken in range(min(snatchers, inside) + 1):
            if snatchers - taken <= able - inside:
                left = self.free - snatchers - (inside - taken) - clean
                without += comb(inside, taken) * comb(able - inside, snatchers - taken) * comb(left, number)
        return without, comb(able, snatchers) * comb(self.free - snatchers, number)
