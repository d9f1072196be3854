"""What each viewer may see of the table and remembers of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.event import MODERATOR
from igroteka.games.candy_empire import preview
from igroteka.games.candy_empire.cards import CHARACTERS, NAMES, ONE_OF_EACH, cards, count, few, names, one
from igroteka.games.candy_empire.empire import blockers
from igroteka.games.candy_empire.notes import CHARACTER, FIRST_SLOT, MOST_SLOTS, PLACES, SECOND, TOP, Notes, hand_bit
from igroteka.games.candy_empire.preview import lost
from igroteka.games.candy_empire.score import candies, empire, pairs, sources
from igroteka.games.candy_empire.shapes import Discard, Held, Look, Memory, Pair, Pending, Places, Seat
from igroteka.games.candy_empire.state import CandyEmpire
from igroteka.games.candy_empire.steps import STEPS

MOST_SEATS: Final = 4
STEP_NUMBERS: Final = {step.name: number for number, step in enumerate(STEPS)}
OBSERVATION: Final = 13 * (1 + 2 * MOST_SEATS + 5 + MOST_SEATS) + 12 + 2 * MOST_SEATS
# Shared and never changed.
ALL_ZERO: Final[list[int]] = [0] * OBSERVATION


def look(s: CandyEmpire, viewer: i64) -> Look:
    """Empires and counts for all; a seat's own hand and memory; everything for a moderator. [memory] [R7]"""
    s.remember()
    seen: Look = {
        "deck": int(s.left),
        "discard": discard(s),
        "seats": [seat_of(s, seat, viewer) for seat in range(int(s.seats))],
        "banned": [NAMES[card] for card in range(CHARACTERS) if s.banned_now(card)],
        "starter": int(s.starter),
        "current": int(s.current),
        "game": int(s.game_number),
        "games": int(s.facts.games) if s.house.series else 1,
        "owed": int(s.owed),
        "characters": [NAMES[card] for card in preview.characters(s)],
        "modes": modes(s),
    }
    if s.target >= 0:
        seen["pending"] = pending(s, viewer)
    if viewer >= 0:
        seen["gains"] = preview.gains(s, int(viewer))
        if viewer == s.current and s.top.name == "main":
            seen["idle"] = preview.idle(s)
        if viewer == s.current and s.top.name == "kidnapper":
            seen["kidnaps"] = preview.kidnaps(s)
    if viewer == MODERATOR:
        seen["deck_cards"] = names(s.deck[::-1])
        seen["closed_cards"] = [NAMES[card] if card >= 0 else "" for card in s.closed]
    else:
        seen["memory"] = memory(s, s.notes[viewer if viewer >= 0 else s.seats])
    if s.top.name == "lawyer" and viewer in (s.current, MODERATOR):
        seen["looked"] = names(sorted([*cards(s.open), *(card for card in s.closed if card >= 0)]))
    return seen


def discard(s: CandyEmpire) -> Discard:
    """The discard as everybody knows it."""
    return {
        "open": names(cards(s.open)),
        "closed": closed_cards(s),
        "slots": len(s.closed),
        "no_snatchers": [slot for slot in range(len(s.closed)) if s.clean >> (slot + FIRST_SLOT) & 1],
    }


def modes(s: CandyEmpire) -> list[str]:
    """The modes that are played and change what can be seen and done. [defenceless] [know-all]"""
    played = {"defenceless": s.house.defenceless, "open_discard": s.house.open_discard}
    return [name for name, on in played.items() if on]


def pending(s: CandyEmpire, viewer: i64) -> Pending:
    """The judge or policeman who waits for a block."""
    out: Pending = {"card": "SUD", "target": int(s.target)}
    if s.wanted >= 0:
        out = {"card": "POL", "target": int(s.target), "wanted": NAMES[s.wanted]}
    if viewer in blockers(s):
        out["price"] = preview.price(s, int(viewer))
    return out


def to_block(s: CandyEmpire, viewer: i64) -> dict[str, object]:
    """The waiting judge or policeman in the words of a sentence: the ability and its target; empty if none waits.

    [block]
    """
    if s.target < 0:
        return {}
    meant: dict[str, object] = {"ability": "judge", "target": int(s.target)}
    if s.wanted >= 0:
        meant.update(ability="policeman", wanted=NAMES[s.wanted])
    return meant


def seat_of(s: CandyEmpire, seat: int, viewer: i64) -> Seat:
    """A player as the viewer sees them."""
    player, mine = s.players[seat], int(empire(s, seat))
    lies: list[Held] = [
        {
            "card": NAMES[card],
            "loose": int(count(player.loose, card)),
            "safe": int(count(player.safe, card)),
            "worth": -lost(s, seat, card, 1),
        }
        for card in range(CHARACTERS)
        if count(mine, card)
    ]
    row: Seat = {
        "empire": lies,
        "pairs": complete(s, mine),
        "score": int(candies(s.facts, mine)),
        "sheet": sources(s.facts, mine),
        "hand_size": int(few(player.hand)),
        "side": seat % int(s.house.sides),
        "points": s.points[seat],
        "may_block": seat in blockers(s),
    }
    if viewer in (seat, MODERATOR):
        row["hand"] = names(cards(player.hand))
    return row


def complete(s: CandyEmpire, mine: int) -> list[Pair]:
    """The complete pairs of an empire."""
    return [
        {"cards": [NAMES[first], NAMES[second]], "number": number, "candies": number * worth}
        for first, second, worth in s.facts.pairs
        if (number := int(pairs(mine, first, second)))
    ]


def memory(s: CandyEmpire, notes: Notes) -> Memory:
    """A viewer's knowledge of hidden cards."""
    return {
        "discard": [NAMES[card] for card in range(CHARACTERS) for _ in range(notes.seen[card])],
        "followed": [{"card": NAMES[item >> CHARACTER], **places(item)} for item in notes.cards],
        "strangers": [places(item) for item in notes.strangers],
        "holes": [places(item) for item in notes.holes],
        "dim": places(notes.dim)["slots"],
        "unseen": {NAMES[card]: int(notes.unseen(card)) for card in range(CHARACTERS)},
    }


def places(item: i64) -> Places:
    """The names of places given as bits."""
    bits = item & PLACES
    return {
        "hands": [seat for seat in range(MOST_SEATS) if bits >> seat & 1],
        "deck": [number for number, bit in ((1, TOP), (2, SECOND)) if bits & bit],
        "slots": [slot for slot in range(MOST_SLOTS) if bits >> (slot + FIRST_SLOT) & 1],
    }


def perhaps_on_top(notes: Notes) -> i64:
    """The followed cards that may lie on top of the deck, as a bag."""
    bag: i64 = 0
    item: i64
    for item in notes.cards:
        if item & TOP:
            bag += one(item >> CHARACTER)
    return bag


def surely_in_hand(notes: Notes, seat: i64) -> i64:
    """The followed cards that lie in this hand and nowhere else, as a bag."""
    bag: i64 = 0
    item: i64
    for item in notes.cards:
        if item & PLACES == hand_bit(seat):
            bag += one(item >> CHARACTER)
    return bag


def observe(s: CandyEmpire, seat: i64) -> list[int]:
    """The observation: my hand, all empires, the discard and what I know of hidden cards; then the numbers of the turn.

    My own seat comes first.
    """
    s.remember()
    seats, notes = s.seats, s.notes[seat]
    # Most numbers are 0, and an unused seat looks like an empty one: only the others are written.
    out = ALL_ZERO.copy()
    place: i64 = write_counts(out, 0, s.players[seat].hand)
    other: i64 = seat
    for _ in range(seats):
        place = write_counts(out, place, s.players[other].loose)
        place = write_counts(out, place, s.players[other].safe)
        other = (other + 1) % seats
    place = write_counts(out, 13 * (1 + 2 * MOST_SEATS), s.open)
    place = write_numbers(out, place, notes.seen)
    place = write_numbers(out, place, notes.hidden)
    place = write_counts(out, place, s.banned & ONE_OF_EACH)
    place = write_counts(out, place, perhaps_on_top(notes))
    sizes: i64 = place + 13 * MOST_SEATS
    for _ in range(seats):
        place = write_counts(out, place, surely_in_hand(notes, other))
        out[sizes] = few(s.players[other].hand)
        out[sizes + 1] = s.points[other]
        sizes += 2
        other = (other + 1) % seats
    target: i64 = 0
    if s.target >= 0:
        target = (s.target - seat + seats) % seats + 1
    turn = [
        STEP_NUMBERS.get(s.top.name, 0),
        int((s.current - seat + seats) % seats),
        int((s.starter - seat + seats) % seats),
        int(s.left),
        closed_cards(s),
        int(s.game_number),
        int(target),
        int(s.wanted) + 1,
        int(s.owed),
        1 if s.no_draw else 0,
        int(seats),
        1 if s.clean else 0,
    ]
    write_numbers(out, OBSERVATION - len(turn), turn)
    return out


def write_counts(out: list[int], place: i64, bag: i64) -> i64:
    """Write the number of cards of every character into empty places of a list; returns the place after them."""
    after: i64 = place + 13
    while bag:
        if bag & 15:
            out[place] = bag & 15
        bag >>= 4
        place += 1
    return after


def write_numbers(out: list[int], place: i64, row: list[int]) -> i64:
    """Write a row of numbers in the same way."""
    number: i64
    for number in row:
        if number:
            out[place] = number
        place += 1
    return place


def closed_cards(s: CandyEmpire) -> int:
    """The number of cards in the closed discard."""
    number = 0
    card: i64
    for card in s.closed:
        if card >= 0:
            number += 1
    return number
