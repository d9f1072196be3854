"""Dealing anew what somebody cannot know: evenly over all that their notes allow. [memory]"""

from __future__ import annotations

from itertools import pairwise
from math import comb
from typing import TYPE_CHECKING

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.games.candy_empire.cards import CHARACTERS, SNATCHER
from igroteka.games.candy_empire.notes import CHARACTER, PLACES, SECOND, TOP, Notes, hand_bit, slot_bit

if TYPE_CHECKING:
    from igroteka.games.candy_empire.state import CandyEmpire

# The deck below its two top cards: nothing that is followed lies there.
DEEP = 0
HOLE = -2
NOWHERE = -1


class Group:
    """Places that the same followed things touch, and how many cards fit."""

    def __init__(self, touched: int, clean: bool, within: bool) -> None:
        self.touched = touched
        self.clean = clean
        # Of the places that are asked about.
        self.within = within
        # One entry for each card that fits.
        self.free: list[int] = []


class Kind:
    """Groups that are alike for all things that are still to be placed: only how many places they have free together counts."""

    def __init__(self, touched: int, clean: bool, within: bool) -> None:
        # The things from here on that touch it, the next one as the lowest bit.
        self.touched = touched
        self.clean = clean
        self.within = within
        self.groups: list[Group] = []
        # Its number among the kinds once the next thing is placed; NOWHERE: nothing later touches it.
        self.next = NOWHERE


class Dream:
    """The unknown places of one reader, and the ways to fill them; places that are asked about are kept apart.

    Things are placed one after another. What was placed matters only by how many places each kind of group has left.
    """

    def __init__(self, s: CandyEmpire, notes: Notes, asked: int = 0) -> None:
        self.items = [item & PLACES for item in notes.cards] + notes.strangers + notes.holes
        self.cards = len(notes.cards)
        self.strangers = len(notes.strangers)
        self.groups: list[Group] = []
        by_sign: dict[tuple[int, bool, bool], Group] = {}
        for place, capacity in unknown_places(s, notes):
            touched = sum(2**number for number, item in enumerate(self.items) if item & place)
            clean = bool(place & int(s.clean))
            within = bool(place & asked)
            group = by_sign.get((touched, clean, within))
            if group is None:
                group = by_sign[touched, clean, within] = Group(touched, clean, within)
                self.groups.append(group)
            group.free += [place] * capacity
        self.kinds = [kinds_from(number, self.groups) for number in range(len(self.items) + 1)]
        for now, later in pairwise(self.kinds):
            for kind in now:
                signs = [(other.touched, other.clean, other.within) for other in later]
                sign = (kind.touched >> 1, kind.clean, kind.within)
                kind.next = signs.index(sign) if sign in signs else NOWHERE
        self.snatchers = int(notes.unseen[SNATCHER] - notes.followed(SNATCHER))
        # Where a snatcher may be: every place that is not known to have none.
        self.open_places = sum(len(group.free) for group in self.groups if not group.clean)
        self.barred = any(group.clean for group in self.groups)
        self.known: dict[tuple[int, ...], int] = {}

    def start(self) -> tuple[int, ...]:
        """The free places by kind before anything is placed."""
        return tuple([sum([len(group.free) for group in kind.groups]) for kind in self.kinds[0]])

    def is_stranger(self, number: int) -> bool:
        """Is this thing some card that is not followed? Its place is reserved, and can still hold a snatcher."""
        return self.cards <= number < self.cards + self.strangers

    def ways(self, number: int, free: tuple[int, ...], taken: int) -> int:
        """How many ways there are to place all things from this one on, where so many places are free and so many open ones taken."""
        if number == len(self.items):
            return comb(self.open_places - taken, self.snatchers) if self.barred else 1
        key = (number, taken, *free)
        found = self.known.get(key)
        if found is None:
            found = sum(self.options(number, free, taken))
            self.known[key] = found
        return found

    def options(self, number: int, free: tuple[int, ...], taken: int) -> list[int]:
        """The ways by kind of group into which this thing goes."""
        out = []
        for index, kind in enumerate(self.kinds[number]):
            if kind.touched & 1 and free[index] > 0:
                more = self.ways(number + 1, self.after(number, index, free), taken + self.takes(number, kind))
                out.append(free[index] * more)
            else:
                out.append(0)
        return out

    def takes(self, number: int, kind: Kind) -> int:
        """How many places where a snatcher may be this thing takes there."""
        return 0 if kind.clean or self.is_stranger(number) else 1

    def after(self, number: int, chosen: int, free: tuple[int, ...]) -> tuple[int, ...]:
        """The free places by kind once this thing lies in a group of the chosen one."""
        left = [0] * len(self.kinds[number + 1])
        for index, kind in enumerate(self.kinds[number]):
            if kind.next != NOWHERE:
                left[kind.next] += free[index] - (1 if index == chosen else 0)
        return tuple(left)

    def place(self, rng: Rng) -> list[int]:
        """For each thing a place, every way as likely as any other; what is left stays in the groups."""
        free, taken = self.start(), 0
        places: list[int] = []
        given_back: list[tuple[Group, int]] = []
        for number in range(len(self.items)):
            odds = self.options(number, free, taken)
            chosen = drawn(odds, rng)
            kind = self.kinds[number][chosen]
            group, place = take(kind.groups, int(rng.below(free[chosen])))
            places.append(place)
            if self.is_stranger(number):
                given_back.append((group, place))
            free, taken = self.after(number, chosen, free), taken + self.takes(number, kind)
        for group, place in given_back:  # any card may lie there
            group.free.append(place)
        return places


def kinds_from(number: int, groups: list[Group]) -> list[Kind]:
    """The kinds of groups that matter for the things from this one on."""
    kinds: list[Kind] = []
    by_sign: dict[tuple[int, bool, bool], Kind] = {}
    for group in groups:
        touched = group.touched >> number
        if touched:
            sign = (touched, group.clean, group.within)
            if sign not in by_sign:
                by_sign[sign] = Kind(*sign)
                kinds.append(by_sign[sign])
            by_sign[sign].groups.append(group)
    return kinds


def drawn(odds: list[int], rng: Rng) -> int:
    """One of these, as likely as its number says."""
    left = rng.real() * float(sum(odds))
    chosen = 0
    for index, weight in enumerate(odds):
        if weight:
            chosen = index
            left -= float(weight)
            if left < 0.0:
                break
    return chosen


def take(groups: list[Group], number: int) -> tuple[Group, int]:
    """Take a free place by its number among those of all these groups."""
    for group in groups:
        if number < len(group.free):
            return group, group.free.pop(number)
        number -= len(group.free)
    raise AssertionError("there are so many free places")


def unknown_places(s: CandyEmpire, notes: Notes) -> list[tuple[int, int]]:
    """Every place whose cards the reader does not see, and how many lie there."""
    out = [(int(hand_bit(seat)), len(s.hands[seat])) for seat in range(int(s.seats)) if seat != notes.reader]
    deck = len(s.deck)
    out += [(TOP, min(1, deck)), (SECOND, 1 if deck > 1 else 0), (DEEP, max(0, deck - 2))]
    out += [(int(slot_bit(slot)), 1) for slot in range(len(s.closed)) if notes.dim & slot_bit(slot)]
    return [(place, capacity) for place, capacity in out if capacity]


def feasible(s: CandyEmpire, notes: Notes) -> bool:
    """Is there any way to fill the unknown places as these notes say?"""
    places = sum(capacity for _, capacity in unknown_places(s, notes)) - len(notes.holes)
    if places != sum(notes.unseen) or any(notes.followed(card) > notes.unseen[card] for card in range(CHARACTERS)):
        return False
    dream = Dream(s, notes)
    return dream.ways(0, dream.start(), 0) > 0


def dream(s: CandyEmpire, notes: Notes, rng: Rng) -> None:
    """Deal hands, deck and closed discard anew, as these notes allow."""
    world = Dream(s, notes)
    places = world.place(rng)
    dealt: dict[int, list[int]] = {}
    for item, place in zip(notes.cards, places, strict=False):
        dealt.setdefault(place, []).append(item >> CHARACTER)
    for place in places[world.cards + world.strangers :]:
        dealt[place] = [HOLE]
    rest = [max(0, notes.unseen[card] - int(notes.followed(card))) for card in range(CHARACTERS)]
    free: list[int] = []
    clean: list[int] = []
    for group in world.groups:
        (clean if group.clean else free).extend(group.free)
    free.sort()
    clean.sort()
    rng.shuffle(free)
    snatchers = rest[SNATCHER] if clean else 0
    for _ in range(snatchers):
        dealt.setdefault(free.pop(), []).append(SNATCHER)
    rest[SNATCHER] -= snatchers
    pool = [card for card in range(CHARACTERS) for _ in range(rest[card])]
    rng.shuffle(pool)
    for place in sorted([*free, *clean]):
        dealt.setdefault(place, []).append(pool.pop())
    lay_out(s, notes, dealt, rng)


def lay_out(s: CandyEmpire, notes: Notes, dealt: dict[int, list[int]], rng: Rng) -> None:
    """The imagined cards come to their places."""
    s.hands = [
        hand if seat == notes.reader else sorted(dealt.get(int(hand_bit(seat)), []))
        for seat, hand in enumerate(s.hands)
    ]
    deep = dealt.get(DEEP, [])
    rng.shuffle(deep)
    s.deck = deep + dealt.get(SECOND, []) + dealt.get(TOP, [])
    # Snatchers last: of slots that are known to have none there are only early ones.
    order = sorted(range(CHARACTERS), key=lambda card: (card == SNATCHER, card))
    seen = [card for card in order for _ in range(notes.seen[card])]
    known = [slot for slot in range(len(s.closed)) if not notes.dim & slot_bit(slot)]
    filled = [-1] * (len(known) - len(seen)) + seen
    s.closed = [dealt.get(int(slot_bit(slot)), [HOLE])[0] for slot in range(len(s.closed))]
    for slot, card in zip(known, filled, strict=True):
        s.closed[slot] = card
    s.closed = [-1 if card == HOLE else card for card in s.closed]


def first_notes(s: CandyEmpire, reader: i64) -> Notes:
    """The notes of somebody who has seen nothing but the first hand, and what was laid aside openly. [setup] [know-all]"""
    hidden = (s.facts.copies_two if s.house.small else s.facts.copies).copy()
    for row in (s.laid_open, s.first_hands[reader] if reader < s.seats else []):
        for card in row:
            hidden[card] -= 1
    notes = Notes(int(reader), hidden)
    if not s.house.open_discard:
        notes.dim = slot_bit(s.house.aside) - slot_bit(0)
    return notes


def blank_notes(s: CandyEmpire, reader: i64) -> Notes:
    """The notes of somebody who has forgotten everything: even how much they follow is a secret to others."""
    hidden = [0] * CHARACTERS
    for row in (*s.hands, s.deck, s.closed):
        for card in row:
            if card >= 0:
                hidden[card] += 1
    if reader < s.seats:
        for card in s.hands[reader]:
            hidden[card] -= 1
    notes = Notes(int(reader), hidden)
    slots = sum(int(slot_bit(slot)) for slot in range(len(s.closed)))
    notes.dim = slots
    notes.holes = [slots] * sum(card < 0 for card in s.closed)
    notes.settle_holes()
    return notes
