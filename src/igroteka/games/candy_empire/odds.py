"""How likely a character is in a hand or in the closed discard: counted exactly, over all worlds that notes allow. [memory]"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING

from igroteka.games.candy_empire.cards import SNATCHER
from igroteka.games.candy_empire.dream import Dream
from igroteka.games.candy_empire.notes import CHARACTER, Notes

if TYPE_CHECKING:
    from igroteka.games.candy_empire.state import CandyEmpire

# Any character of which no card is followed.
ANY = -1


class Placing:
    """Where followed cards and holes may have come to lie, as far as it matters for the places that are asked about."""

    def __init__(self, free: tuple[int, ...], inside: int, inside_clean: int, outside: int, has: bool) -> None:
        # By kind of group: places that are free.
        self.free = free
        # Places taken there, of those that may hold a snatcher and of those that may not; and elsewhere, of those that may.
        self.inside = inside
        self.inside_clean = inside_clean
        self.outside = outside
        # Has a followed card of the character asked about come to the places asked about?
        self.has = has

    def key(self) -> tuple[int, ...]:
        """Equal for placings that count alike."""
        return (*self.free, self.inside, self.inside_clean, self.outside, int(self.has))


class Odds:
    """All ways to fill the unknown places, by what lies in some of them."""

    def __init__(self, s: CandyEmpire, notes: Notes, asked: int) -> None:
        self.notes = notes
        self.dream = Dream(s, notes, asked)
        groups = self.dream.groups
        self.inside = sum(len(group.free) for group in groups if group.within and not group.clean)
        self.inside_clean = sum(len(group.free) for group in groups if group.within and group.clean)
        # Places for cards that are not followed.
        holes = len(notes.holes)
        self.free = sum(len(group.free) for group in groups) - self.dream.cards - holes
        # By character: followed cards of all others count alike, so one that is not followed needs no placings of its own.
        self.ends: dict[int, list[tuple[Placing, int]]] = {}

    def ends_for(self, card: int) -> list[tuple[Placing, int]]:
        """The placings as far as they matter for a character."""
        key = card if self.notes.followed(card) else ANY
        if key not in self.ends:
            self.ends[key] = self.placings(card)
        return self.ends[key]

    def placings(self, card: int) -> list[tuple[Placing, int]]:
        """Every end of placing the items one after another, with the number of ways to it."""
        start = Placing(self.dream.start(), 0, 0, 0, False)
        reached = {start.key(): (start, 1)}
        for number in range(len(self.dream.items)):
            after: dict[tuple[int, ...], tuple[Placing, int]] = {}
            for placing, ways in reached.values():
                for index, kind in enumerate(self.dream.kinds[number]):
                    free = placing.free[index]
                    if kind.touched & 1 and free > 0:
                        moved = self.placed(placing, number, index, card)
                        key = moved.key()
                        before = after.get(key)
                        after[key] = (moved, ways * free + (before[1] if before else 0))
            reached = after
        return list(reached.values())

    def placed(self, placing: Placing, number: int, index: int, card: int) -> Placing:
        """One item more lies in a group of this kind; a stranger only reserves its place."""
        dream = self.dream
        free = dream.after(number, index, placing.free)
        next = Placing(free, placing.inside, placing.inside_clean, placing.outside, placing.has)
        if dream.is_stranger(number):
            return next
        kind = dream.kinds[number][index]
        if kind.within and number < dream.cards and self.notes.cards[number] >> CHARACTER == card:
            next.has = True
        if kind.within and kind.clean:
            next.inside_clean += 1
        elif kind.within:
            next.inside += 1
        elif not kind.clean:
            next.outside += 1
        return next

    def percent(self, card: int) -> int:
        """The chance that there is at least one such card; 0 and 100 are said only of what is certain."""
        number = self.notes.unseen[card] - int(self.notes.followed(card))
        missing, every = 0, 0
        for placing, ways in self.ends_for(card):
            without, all = self.fillings(placing, card, number)
            every += ways * all
            if not placing.has:
                missing += ways * without
        if missing == 0 or missing == every:
            return 100 if missing == 0 else 0
        return min(99, max(1, (200 * (every - missing) + every) // (2 * every)))

    def fillings(self, placing: Placing, card: int, number: int) -> tuple[int, int]:
        """The ways to deal so many unfollowed cards of a character: none of them inside, and all; snatchers know where they cannot be."""
        inside = self.inside - placing.inside
        clean = self.inside_clean - placing.inside_clean
        barred = self.dream.barred
        snatchers = self.dream.snatchers if barred else 0
        able = self.dream.open_places - placing.inside - placing.outside if barred else self.free
        if card == SNATCHER:
            return comb(able - inside, number), comb(able, number)
        without = 0
        for taken in range(min(snatchers, inside) + 1):
            if snatchers - taken <= able - inside:
                left = self.free - snatchers - (inside - taken) - clean
                without += comb(inside, taken) * comb(able - inside, snatchers - taken) * comb(left, number)
        return without, comb(able, snatchers) * comb(self.free - snatchers, number)
