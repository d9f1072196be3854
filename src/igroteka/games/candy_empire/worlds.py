"""The worlds that a player may believe in."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.games.candy_empire.arrangements import DEEP, Arrangements
from igroteka.games.candy_empire.cards import CHARACTERS, SNATCHER, add_counts, bag_of
from igroteka.games.candy_empire.notes import CHARACTER, SECOND, TOP, Notes, hand_bit, slot_bit
from igroteka.games.candy_empire.state import CandyEmpire

HOLE = -2


def redeal(s: CandyEmpire, seat: i64, rng: Rng) -> None:
    """Deal anew what the seat does not remember; what the others remember is their secret. [memory]"""
    s.remember()
    reader: i64 = seat if 0 <= seat < s.seats else s.seats
    deal_anew(s, s.notes[reader], rng)
    hidden: i64 = s.hidden
    s.notes = [row if row.reader == reader else blank_notes(s, row.reader, hidden) for row in s.notes]


def deal_anew(s: CandyEmpire, notes: Notes, rng: Rng) -> None:
    """Deal hands, deck and closed discard anew, as these notes allow."""
    arrangements = Arrangements(s, notes)
    places = arrangements.place(rng)
    dealt: dict[int, list[int]] = {}
    for item, place in zip(notes.cards, places, strict=False):
        dealt.setdefault(place, []).append(item >> CHARACTER)
    for place in places[arrangements.cards + arrangements.strangers :]:
        dealt[place] = [HOLE]
    rest = [int(notes.unseen(card)) for card in range(CHARACTERS)]
    free: list[int] = []
    clean: list[int] = []
    for group in arrangements.groups:
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
    """Put the imagined cards into their places."""
    for seat, player in enumerate(s.players):
        if seat != notes.reader:
            player.hand = bag_of(dealt.get(int(hand_bit(seat)), []))
    deep = dealt.get(DEEP, [])
    rng.shuffle(deep)
    s.deck = deep + dealt.get(SECOND, []) + dealt.get(TOP, [])
    # Snatchers last: the slots that are known to have none are early ones.
    order = sorted(range(CHARACTERS), key=lambda card: (card == SNATCHER, card))
    seen = [card for card in order for _ in range(notes.seen[card])]
    known = [slot for slot in range(len(s.closed)) if not notes.dim & slot_bit(slot)]
    filled = [-1] * (len(known) - len(seen)) + seen
    s.closed = [dealt.get(int(slot_bit(slot)), [HOLE])[0] for slot in range(len(s.closed))]
    for slot, card in zip(known, filled, strict=True):
        s.closed[slot] = card
    s.closed = [-1 if card == HOLE else card for card in s.closed]


def blank_notes(s: CandyEmpire, reader: i64, hidden: i64) -> Notes:
    """The notes of a player who has forgotten everything: even what number of cards they follow is secret."""
    unseen: list[int] = []
    add_counts(unseen, hidden - (s.players[reader].hand if reader < s.seats else 0))
    notes = Notes(int(reader), unseen)
    slots = sum(int(slot_bit(slot)) for slot in range(len(s.closed)))
    notes.dim = slots
    notes.holes = [slots] * sum(card < 0 for card in s.closed)
    notes.settle_holes()
    return notes
