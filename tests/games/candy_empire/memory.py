"""What somebody could know, worked out exactly: every deal that fits all they have seen; and what their notes allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any

from igroteka.games.candy_empire import movements as m
from igroteka.games.candy_empire.arrangements import DEEP, unknown_places
from igroteka.games.candy_empire.cards import CHARACTERS, SNATCHER
from igroteka.games.candy_empire.notes import CHARACTER, FIRST_SLOT, PLACES, Notes

Cards = tuple[int, ...]
# Hands in order, the deck from the bottom to the top, the slots of the closed discard.
World = tuple[tuple[Cards, ...], Cards, Cards]
TAKEN = -1


def world_of(s: Any) -> World:
    """The truth."""
    return tuple(tuple(hand) for hand in s.hands), tuple(s.deck), tuple(s.closed)


def arrangements(cards: Sequence[int]) -> Iterator[Cards]:
    """Every order of these cards, equal ones not told apart."""

    def go(left: Counter[int], done: Cards) -> Iterator[Cards]:
        if not left:
            yield done
        for card in list(left):
            yield from go(left - Counter([card]), (*done, card))

    yield from go(Counter(cards), ())


class Exact:
    """All worlds that one observer cannot rule out, followed through everything that happens."""

    def __init__(self, s: Any, reader: int) -> None:
        hands, deck, closed = world_of(s)
        self.reader = reader
        mine = hands[reader] if reader < len(hands) else None
        others = [len(hand) for seat, hand in enumerate(hands) if seat != reader]
        unknown = [card for seat, hand in enumerate(hands) if seat != reader for card in hand] + [*deck, *closed]
        self.worlds: set[World] = set()
        for order in arrangements(unknown):
            rest = list(order)
            dealt = [tuple(sorted(rest.pop() for _ in range(size))) for size in others]
            if mine is not None:
                dealt.insert(reader, mine)
            self.worlds.add((tuple(dealt), tuple(rest[: len(deck)]), tuple(rest[len(deck) :])))

    def see(self, entry: m.Entry) -> None:
        """Something happens: which worlds can still be, and what becomes of them?"""
        self.worlds = {after for world in self.worlds for after in step(world, entry, self.reader)}


def step(world: World, entry: m.Entry, reader: int) -> Iterator[World]:
    """What a world can become by a movement, as the reader saw it; nothing if it cannot have happened in it."""
    hands, deck, closed = world
    seat, kind = int(entry.seat), int(entry.kind)
    mine = seat == reader
    if kind == m.PLAYED:
        if entry.card in hands[seat]:
            yield with_hand(hands, seat, less(hands[seat], int(entry.card))), deck, closed
    elif kind in (m.DROPPED, m.PUT_BACK):
        for card in {int(entry.card)} if mine else set(hands[seat]):
            if card in hands[seat]:
                left = with_hand(hands, seat, less(hands[seat], card))
                yield (left, deck, (*closed, card)) if kind == m.DROPPED else (left, (*deck, card), closed)
    elif kind == m.DRAWN:
        if not mine or deck[-1] == entry.card:
            yield with_hand(hands, seat, tuple(sorted((*hands[seat], deck[-1])))), deck[:-1], closed
    elif kind == m.SWAPPED:
        other = int(entry.card)
        if reader not in (seat, other) or (hands[seat] == tuple(entry.cards) and hands[other] == tuple(entry.more)):
            yield with_hand(with_hand(hands, seat, hands[other]), other, hands[seat]), deck, closed
    elif kind == m.LOOKED:
        if not mine or [closed.count(card) for card in range(CHARACTERS)] == list(entry.cards):
            yield world
    elif kind == m.LOST:
        for slot, card in enumerate(closed):
            if card == entry.card:
                yield hands, deck, (*closed[:slot], TAKEN, *closed[slot + 1 :])
    elif kind == m.NO_SNATCHER:
        if SNATCHER not in closed:
            yield world
    else:
        yield world


def less(row: Cards, card: int) -> Cards:
    """The row without one such card."""
    place = row.index(card)
    return (*row[:place], *row[place + 1 :])


def with_hand(hands: tuple[Cards, ...], seat: int, hand: Cards) -> tuple[Cards, ...]:
    """The hands with this one instead."""
    return (*hands[:seat], hand, *hands[seat + 1 :])


# What notes allow.


def units(s: Any, notes: Notes) -> list[int]:
    """Every card's place that the reader does not see: a hand, a place of the deck or a slot, once for each card."""
    return [place for place, capacity in unknown_places(s, notes) for _ in range(capacity)]


def placings(items: Sequence[int], places: Sequence[int], free: frozenset[int]) -> Iterator[tuple[int, ...]]:
    """Every way to put the items into different places that they allow."""
    if not items:
        yield ()
        return
    for unit in sorted(free):
        if items[0] & places[unit]:
            for rest in placings(items[1:], places, free - {unit}):
                yield (unit, *rest)


def allowed(s: Any, notes: Notes) -> Counter[World]:
    """Every world that the notes allow, weighed by the number of ways in which it comes about."""
    places = units(s, notes)
    followed = [item >> CHARACTER for item in notes.cards]
    items = [item & PLACES for item in notes.cards] + list(notes.strangers) + list(notes.holes)
    rest = [c for c in range(CHARACTERS) for _ in range(notes.hidden[c] - followed.count(c))]
    orders = list(arrangements(rest))
    found: Counter[World] = Counter()
    for placing in placings(items, places, frozenset(range(len(places)))):
        holes = placing[len(items) - len(notes.holes) :]
        cards = dict(zip(placing, followed, strict=False)) | dict.fromkeys(holes, TAKEN)
        left = [unit for unit in range(len(places)) if unit not in cards]
        for order in orders:
            full = cards | dict(zip(left, order, strict=True))
            if not any(card == SNATCHER and places[unit] & s.clean for unit, card in full.items()):
                found[laid_out(s, notes, places, full)] += 1
    return found


def laid_out(s: Any, notes: Notes, places: Sequence[int], full: dict[int, int]) -> World:
    """The world with these cards in their places; known slots hold what is known, in any order."""
    lies: dict[int, list[int]] = {}
    for unit, card in full.items():
        lies.setdefault(places[unit], []).append(card)
    hands = tuple(
        tuple(hand) if seat == notes.reader else tuple(sorted(lies.get(1 << seat, ())))
        for seat, hand in enumerate(s.hands)
    )
    deck = (*lies.get(DEEP, ()), *lies.get(32, ()), *lies.get(16, ()))
    dim = [
        lies.get(1 << slot + FIRST_SLOT, [TAKEN])[0]
        for slot in range(len(s.closed))
        if notes.dim >> slot + FIRST_SLOT & 1
    ]
    known = [card for card in range(CHARACTERS) for _ in range(notes.seen[card])]
    return hands, deck, (*dim, *known)


def outline(world: World) -> tuple[object, ...]:
    """Hands, deck and contents of the discard: slots of equal cards are not told apart."""
    hands, deck, closed = world
    return hands, deck, tuple(sorted(card for card in closed if card >= 0))


def fits(truth: World, notes: Notes, sizes: Sequence[tuple[int, int]]) -> bool:
    """Do the notes speak the truth of this world?"""
    hands, deck, closed = truth
    lies = {1 << seat: list(hand) for seat, hand in enumerate(hands)}
    lies |= {16: list(deck[-1:]), 32: list(deck[-2:-1]), DEEP: list(deck[:-2])}
    lies |= {1 << slot + FIRST_SLOT: [card] for slot, card in enumerate(closed)}
    units = [(place, card) for place, _ in sizes for card in lies[place]]
    known = Counter(card for slot, card in enumerate(closed) if card >= 0 and not notes.dim >> slot + FIRST_SLOT & 1)
    if known != Counter({card: number for card, number in enumerate(notes.seen) if number}):
        return False
    wants = [(item & PLACES, {item >> CHARACTER}) for item in notes.cards]
    wants += [(places, set(range(CHARACTERS))) for places in notes.strangers]
    wants += [(places, {TAKEN}) for places in notes.holes]
    may = [[n for n, (place, card) in enumerate(units) if places & place and card in cards] for places, cards in wants]
    return matched(may)


def matched(may: Sequence[Sequence[int]]) -> bool:
    """Can each get one of its own?"""
    owner: dict[int, int] = {}

    def seek(one: int, tried: set[int]) -> bool:
        for unit in may[one]:
            if unit not in tried:
                tried.add(unit)
                if unit not in owner or seek(owner[unit], tried):
                    owner[unit] = one
                    return True
        return False

    return all(seek(one, set()) for one in range(len(may)))


class Slots:
    """What every slot of the closed discard first held: which of equal cards was taken nobody can see."""

    def __init__(self) -> None:
        self.first: list[int] = []

    def note(self, s: Any) -> None:
        """New slots."""
        self.first += list(s.closed[len(self.first) :])

    def truths(self, s: Any) -> Iterator[World]:
        """The truth, with every choice of which of equal cards was taken; the engine's own first."""
        hands, deck, closed = world_of(s)
        yield hands, deck, closed
        gone = Counter(self.first) - Counter(card for card in closed if card >= 0)
        slots = [combinations([n for n, card in enumerate(self.first) if card == c], k) for c, k in gone.items()]
        for choice in product(*slots):
            taken = {slot for group in choice for slot in group}
            yield hands, deck, tuple(TAKEN if n in taken else card for n, card in enumerate(self.first))
