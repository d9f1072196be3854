"""The ways in which unseen cards may lie, as a reader's notes allow: counted, and drawn evenly. [memory]"""

from __future__ import annotations

from math import comb

from igroteka.core.chance import Rng
from igroteka.games.candy_empire.cards import CHARACTERS, SNATCHER, few
from igroteka.games.candy_empire.notes import PLACES, SECOND, TOP, Notes, hand_bit, slot_bit
from igroteka.games.candy_empire.state import CandyEmpire

# The deck below its two top cards: no followed card lies there.
DEEP = 0


class Group:
    """Places in which the same items may lie, and the number of cards that fit there."""

    def __init__(self, touched: int, clean: bool, within: bool) -> None:
        # The items not placed yet that may lie here, as bits, the next one lowest.
        self.touched = touched
        self.clean = clean
        # Is it one of the places that are asked about?
        self.within = within
        self.size = 0
        # The number of the group that it joins when the next item is placed.
        self.next = 0
        # Before any item is placed: one entry for each card that fits.
        self.free: list[int] = []


class Groups:
    """Groups in the order in which they were found; equal ones are one."""

    def __init__(self) -> None:
        self.all: list[Group] = []
        self.numbers: dict[tuple[int, bool, bool], int] = {}

    def number(self, touched: int, clean: bool, within: bool) -> int:
        """The number of the group with these properties; a new one if there is none."""
        sign = (touched, clean, within)
        found = self.numbers.get(sign)
        if found is None:
            found = self.numbers[sign] = len(self.all)
            self.all.append(Group(touched, clean, within))
        return found


class Arrangements:
    """The unknown places of one reader, and the ways to fill them; places that are asked about are kept apart."""

    def __init__(self, s: CandyEmpire, notes: Notes, asked: int = 0) -> None:
        self.items = [item & PLACES for item in notes.cards] + notes.strangers + notes.holes
        self.cards = len(notes.cards)
        self.strangers = len(notes.strangers)
        first = Groups()
        for place, capacity in unknown_places(s, notes):
            touched = sum(2**number for number, item in enumerate(self.items) if item & place)
            group = first.all[first.number(touched, bool(place & int(s.clean)), bool(place & asked))]
            group.free += [place] * capacity
            group.size += capacity
        # The groups before each item is placed, and at the end: groups that no later item tells apart are joined.
        self.stages: list[list[Group]] = [first.all]
        for _ in self.items:
            left = Groups()
            for group in self.stages[-1]:
                group.next = left.number(group.touched >> 1, group.clean, group.within)
                left.all[group.next].size += group.size
            self.stages.append(left.all)
        self.groups = first.all
        self.start: tuple[int, ...] = (*[0] * len(self.groups), 0)
        self.barred = any(group.clean for group in self.groups)
        self.snatchers = int(notes.unseen(SNATCHER))
        # The number of places where a snatcher may be: all that are not known to have none.
        self.open_places = sum(group.size for group in self.groups if not group.clean)
        self.known: dict[tuple[int, ...], int] = {}

    def ways(self, number: int, used: tuple[int, ...]) -> int:
        """The number of ways to place all items from this one on.

        `used` has the number of places taken in each group, and last the number of those that could hold a snatcher.
        """
        if number == len(self.items):
            return comb(self.open_places - used[-1], self.snatchers) if self.barred else 1
        key = (number, *used)
        found = self.known.get(key)
        if found is None:
            found = sum(self.options(number, used))
            self.known[key] = found
        return found

    def options(self, number: int, used: tuple[int, ...]) -> list[int]:
        """The number of ways for each group into which this item may go."""
        out = []
        for place, group in enumerate(self.stages[number]):
            free = group.size - used[place]
            if group.touched & 1 and free > 0:
                out.append(free * self.ways(number + 1, self.after(number, place, used)))
            else:
                out.append(0)
        return out

    def after(self, number: int, place: int, used: tuple[int, ...]) -> tuple[int, ...]:
        """The places used once this item lies in that group; a stranger's place can still hold a snatcher."""
        group = self.stages[number][place]
        taken = 0 if group.clean or self.cards <= number < self.cards + self.strangers else 1
        return (*self.merged(number, place, used), used[-1] + taken)

    def merged(self, number: int, place: int, used: tuple[int, ...]) -> list[int]:
        """The places used, by the groups of the next stage."""
        stage = self.stages[number]
        out = [0] * len(self.stages[number + 1])
        for index, group in enumerate(stage):
            out[group.next] += used[index]
        out[stage[place].next] += 1
        return out

    def place(self, rng: Rng) -> list[int]:
        """A place for each item, every way as likely as any other; places left free stay in the groups."""
        used = self.start
        chosen: list[int] = []
        for number in range(len(self.items)):
            place = rng.weighted([float(weight) for weight in self.options(number, used)])
            used = self.after(number, place, used)
            chosen.append(place)
        return self.pick(chosen, rng)

    def pick(self, chosen: list[int], rng: Rng) -> list[int]:
        """A random free place of the chosen group for each item; a stranger's place stays free for any card."""
        places: list[int] = []
        given_back: list[tuple[Group, int]] = []
        # By first group: the number of the group that it has become a part of.
        part = list(range(len(self.groups)))
        for number, index in enumerate(chosen):
            within = [group for group, one in zip(self.groups, part, strict=True) if one == index]
            at = int(rng.below(sum([len(group.free) for group in within])))
            for group in within:
                if at < len(group.free):
                    place = group.free.pop(at)
                    places.append(place)
                    if self.cards <= number < self.cards + self.strangers:
                        given_back.append((group, place))
                    break
                at -= len(group.free)
            part = [self.stages[number][one].next for one in part]
        for group, place in given_back:
            group.free.append(place)
        return places


def unknown_places(s: CandyEmpire, notes: Notes) -> list[tuple[int, int]]:
    """Every place whose cards the reader does not see, and the number of cards there."""
    out = [
        (int(hand_bit(seat)), int(few(s.players[seat].hand))) for seat in range(int(s.seats)) if seat != notes.reader
    ]
    deck = int(s.left)
    out += [(TOP, min(1, deck)), (SECOND, 1 if deck > 1 else 0), (DEEP, max(0, deck - 2))]
    out += [(int(slot_bit(slot)), 1) for slot in range(len(s.closed)) if notes.dim & slot_bit(slot)]
    return [(place, capacity) for place, capacity in out if capacity]


def feasible(s: CandyEmpire, notes: Notes) -> bool:
    """Is there any way to fill the unknown places as these notes say?"""
    places = sum(capacity for _, capacity in unknown_places(s, notes)) - len(notes.holes)
    if places != sum(notes.hidden) or any(notes.unseen(card) < 0 for card in range(CHARACTERS)):
        return False
    arrangements = Arrangements(s, notes)
    return arrangements.ways(0, arrangements.start) > 0
