"""A position is written down and read again, with a check that it could stand on a table."""

from __future__ import annotations

from typing import Final

from igroteka.core.errors import BadRecord
from igroteka.core.fields import Field, flag, last_seat, numbers, restore_fields, save_fields
from igroteka.core.reader import Reader
from igroteka.core.who import NOBODY
from igroteka.games.candy_empire.arrangements import feasible
from igroteka.games.candy_empire.cards import (
    CHARACTERS,
    KIDNAPPER,
    LAWYER,
    MOST_OF_A_KIND,
    SNATCHER,
    add_counts,
    all_of,
    bag_of,
    cards,
    count,
    kinds,
    size,
)
from igroteka.games.candy_empire.notes import CHARACTER, FIRST_SLOT, MOST_SLOTS, PLACES, TAKEN, Notes, slot_bit
from igroteka.games.candy_empire.player import Player
from igroteka.games.candy_empire.state import CandyEmpire

MOST_PLACES = PLACES | 15 << CHARACTER

FIELDS: Final = (
    Field("clean", most=PLACES),
    Field("starter", most=last_seat),
    Field("current", most=last_seat),
    Field("game_number", 1, lambda s: int(s.facts.games), stored="game"),
    numbers("points", lambda s: int(s.seats), 0, 999, shared=True),
    flag("no_draw"),
    Field("target", NOBODY, last_seat),
    Field("wanted", NOBODY, CHARACTERS - 1),
    Field("owed", most=2),
)
# Bags, piles and the notes of everybody.
BY_HAND: Final = ("order", "left", "players", "open", "closed", "banned", "kidnappers", "notes")
# The movements that are not in the notes yet when those are written, and whether clones share the notes.
DERIVED: Final = ("lent", "movements", "line", "laid_open")


def save(s: CandyEmpire) -> dict[str, object]:
    """All fields; cards by their numbers."""
    s.remember()
    return {
        "deck": s.deck,
        "hands": s.hands,
        "loose": [cards(player.loose) for player in s.players],
        "safe": [cards(player.safe) for player in s.players],
        "open": cards(s.open),
        "closed": [card for card in s.closed if card >= 0],
        "taken": [slot for slot, card in enumerate(s.closed) if card < 0],
        "banned": [card for card in range(CHARACTERS) if s.banned_now(card)],
        "kidnappers": [row.copy() for row in s.kidnappers],
        "notes": [written(row) for row in s.notes],
        **save_fields(s, FIELDS),
    }


def written(notes: Notes) -> dict[str, object]:
    """One reader's notes as plain values."""
    return {
        "cards": notes.cards.copy(),
        "strangers": notes.strangers.copy(),
        "holes": notes.holes.copy(),
        "seen": notes.seen.copy(),
        "dim": int(notes.dim),
    }


def gist(s: CandyEmpire) -> object:
    """All fields as numbers, for the fingerprint."""
    s.remember()
    notes = [(row.cards, row.strangers, row.holes, row.seen, int(row.dim)) for row in s.notes]
    banned = sum(1 << card for card in kinds(s.banned))
    loose, safe = [int(player.loose) for player in s.players], [int(player.safe) for player in s.players]
    # Every fingerprint rests on this order, which is older than that of the fields.
    turn = (s.open, s.clean, banned, s.starter, s.current, s.game_number, s.target, s.wanted, s.owed)
    lists = (s.deck, s.hands, loose, safe, s.closed, s.kidnappers, s.points)
    return ([int(number) for number in turn], s.no_draw, lists, notes)


def restore(s: CandyEmpire, source: Reader) -> None:
    """The inverse of `save`."""
    seats = int(s.seats)
    last = CHARACTERS - 1
    s.deck = source.numbers("deck", -1, 0, last)
    hands, loose, safe = [bags(source, zone, seats) for zone in ("hands", "loose", "safe")]
    s.players = [Player(hands[seat], loose[seat], safe[seat], 0) for seat in range(seats)]
    s.open = bag(source, "open")
    s.closed = source.numbers("closed", -1, 0, last)
    taken = source.numbers("taken", -1, 0, MOST_SLOTS - 1)
    for slot in taken:
        s.closed.insert(slot, TAKEN)
    if taken != [slot for slot, card in enumerate(s.closed) if card < 0] or len(s.closed) > MOST_SLOTS:
        raise BadRecord("position.table.taken: there are no such slots")
    restore_fields(s, FIELDS, source)
    s.banned = sum(int(all_of(card)) for card in set(source.numbers("banned", -1, 0, last)))
    s.kidnappers = [whole_row(row) for row in source.row("kidnappers", -1)]
    check_cards(s)
    check_turn(s)
    check_hands(s)
    rows_of_notes = source.row("notes", seats + 1)
    s.notes = [read_notes(s, Reader(row, f"{source.where}.notes[{i}]"), i) for i, row in enumerate(rows_of_notes)]
    s.movements = []


def bags(source: Reader, name: str, seats: int) -> list[int]:
    """The cards that lie in one zone of every player."""
    return [bag(Reader({name: row}, source.where), name) for row in source.row(name, seats)]


def bag(source: Reader, name: str) -> int:
    """The bag of the cards listed under this name; they are written in order."""
    row = source.numbers(name, -1, 0, CHARACTERS - 1)
    if row != sorted(row) or any(row.count(card) > MOST_OF_A_KIND for card in row):
        raise BadRecord(f"{source.where}.{name}: cards are in order")
    return int(bag_of(row))


def whole_row(row: object) -> list[int]:
    """A kidnapper's row: owner, protected, named."""
    return Reader({"kidnapper": row}, "position.table").numbers("kidnapper", 3, -1, CHARACTERS - 1)


def check_cards(s: CandyEmpire) -> None:
    """Is every card there?"""
    everywhere = [*s.deck, *cards(s.open), *(card for card in s.closed if card >= 0)]
    for seat in range(int(s.seats)):
        everywhere += [*s.hands[seat], *cards(s.players[seat].loose), *cards(s.players[seat].safe)]
    if sorted(everywhere) != (s.facts.small_deck if s.house.small else s.facts.whole_deck):
        raise BadRecord("position.table.deck: a card is missing or there are too many")
    if s.house.open_discard and s.closed:
        raise BadRecord("position.table.closed: the discard lies open")
    if s.house.defenceless and any(player.safe for player in s.players):
        raise BadRecord("position.table.safe: nothing can be protected")
    if s.clean & ~sum(int(slot_bit(slot)) for slot in range(len(s.closed))):
        raise BadRecord("position.table.clean: there are no such slots")
    if any(s.clean >> (slot + FIRST_SLOT) & 1 and s.closed[slot] == SNATCHER for slot in range(len(s.closed))):
        raise BadRecord("position.table.clean: a snatcher lies there")
    if any(s.banned_now(card) and any(count(player.loose, card) for player in s.players) for card in range(CHARACTERS)):
        raise BadRecord("position.table.banned: a kidnapped character lies in an empire unprotected")
    if not s.house.series and (s.game_number != 1 or any(s.points)):
        raise BadRecord("position.table.game: there is no series")
    check_kidnappers(s)


def check_kidnappers(s: CandyEmpire) -> None:
    """Where bans end with their card: is each kidnapper written down, and does each ban have one?"""
    if not s.house.bans_end:
        if s.kidnappers:
            raise BadRecord("position.table.kidnappers: bans do not end here")
        return
    for seat, player in enumerate(s.players):
        for protected, lies in ((0, player.loose), (1, player.safe)):
            mine = sum(row[0] == seat and row[1] == protected for row in s.kidnappers)
            if mine != count(lies, KIDNAPPER):
                raise BadRecord("position.table.kidnappers: do not fit the empires")
    named = [row[2] for row in s.kidnappers if row[2] >= 0]
    if sorted(named) != [c for c in range(CHARACTERS) if s.banned_now(c)]:
        raise BadRecord("position.table.kidnappers: do not fit the bans")


def check_turn(s: CandyEmpire) -> None:
    """Do the fields of the turn fit the step?"""
    if s.over:
        going_on = any(player.hand for player in s.players) or s.target >= 0 or s.wanted >= 0 or s.owed or s.no_draw
        if going_on and s.over != "resigned":
            raise BadRecord("position.table.hands: the game is over, yet somebody has cards")
        return
    if len(s.stack) != 1:
        raise BadRecord("position.stack: there is always exactly one step")
    step = s.top.name
    if step == "lawyer" and not count(s.open, LAWYER):
        raise BadRecord("position.table.open: the lawyer who was cast lies there")
    if (s.target >= 0) != (step == "block") or (s.wanted >= 0 and s.target < 0) or s.target == s.current:
        raise BadRecord("position.table.target: fits no block")
    if (s.owed > 0) != (step == "return") or s.no_draw != (step == "return"):
        raise BadRecord("position.table.owed: fits no boss")
    if step == "main" and not s.players[s.current].hand:
        raise BadRecord("position.table.hands: the player to move has a card")
    if step != "block" and step != "detective" and not s.top.legal(s, s.current):
        raise BadRecord(f"position.stack: nothing can be answered at step {step}")
    if step in ("block", "detective"):
        s.top.enter(s)
        if not s.asked:
            raise BadRecord(f"position.stack: nobody is asked at step {step}")
        s.who = -1
        s.asked = []
        s.sealed = []


def check_hands(s: CandyEmpire) -> None:
    """Is a hand too large? Only the cards drawn by a boss come on top of three. [R35]"""
    if any(size(player.hand) > s.facts.hand + s.owed for player in s.players):
        raise BadRecord("position.table.hands: nobody holds so many cards")


def read_notes(s: CandyEmpire, source: Reader, reader: int) -> Notes:
    """One reader's notes, checked: a world that fits them must exist."""
    seen = source.numbers("seen", CHARACTERS, 0, 15)
    unseen: list[int] = []
    add_counts(unseen, s.hidden - (s.players[reader].hand if reader < s.seats else 0))
    notes = Notes(reader, [unseen[card] - seen[card] for card in range(CHARACTERS)])
    notes.cards = source.numbers("cards", -1, 0, MOST_PLACES)
    notes.strangers = source.numbers("strangers", -1, 1, PLACES)
    notes.holes = source.numbers("holes", -1, 1, PLACES)
    notes.seen = seen
    notes.dim = source.number("dim", 0, PLACES)
    source.done()
    check_notes(s, notes, source.where)
    return notes


def check_notes(s: CandyEmpire, notes: Notes, where: str) -> None:
    """Do the notes speak of places that exist, and is there a world in which they are true?"""
    slots = sum(int(slot_bit(slot)) for slot in range(len(s.closed)))
    there = 48 | slots | sum(1 << seat for seat in range(int(s.seats)) if seat != notes.reader)
    items = [item & PLACES for item in notes.cards] + notes.strangers
    if notes.dim & ~slots or any(hole & ~int(notes.dim) for hole in notes.holes):
        raise BadRecord(f"{where}.dim: there are no such slots")
    if any(item == 0 or item & ~there for item in items) or any(
        item >> CHARACTER >= CHARACTERS for item in notes.cards
    ):
        raise BadRecord(f"{where}.cards: there is no such card or place")
    if any(item & slots & ~int(notes.dim) for item in items):
        raise BadRecord(f"{where}.cards: what lies in that slot is known")
    if any(item >> CHARACTER == SNATCHER and item & int(s.clean) for item in notes.cards):
        raise BadRecord(f"{where}.cards: no snatcher lies in that slot")
    if min(notes.hidden) < 0 or not feasible(s, notes):
        raise BadRecord(f"{where}: no deal is as these notes say")
