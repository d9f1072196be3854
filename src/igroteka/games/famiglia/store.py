"""A position is written down and read again, with a check that it could stand on a table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.core.errors import BadRecord
from igroteka.core.fields import Field, restore_fields, save_fields
from igroteka.core.reader import Reader
from igroteka.games.famiglia.cards import (
    ACCOUNTANTS,
    BRUTES,
    KINDS,
    VALUED,
    bag_of,
    count,
    kind_named,
    name,
    names,
    size,
)
from igroteka.games.famiglia.state import NO_CARD, RAN_OUT_TWICE, Famiglia

FIELDS: Final[tuple[Field, ...]] = (
    Field("passage", 1, RAN_OUT_TWICE),
    Field("starter", 0, 1),
    Field("current", 0, 1),
    Field("passes", 0, 2),
    Field("refreshed", 0, 1),
    Field("locked", NO_CARD, KINDS - 1),
    Field("limit", 0, 4),
    Field("owed", 0, 4),
    Field("last", 0, KINDS - 1),
    Field("brute", 0, 4),
    Field("threatened", NO_CARD, KINDS - 1),
    Field("cost", 0, 3),
)
# Bags and cards are written by their names, so that a record is readable.
BY_HAND: Final = ("deck", "deck_order", "under", "street", "discard", "hand0", "hand1", "area0", "area1")
DERIVED: Final = ("deck_size",)


def save(s: Famiglia) -> dict[str, object]:
    """All fields; cards by their short names; `under` from the bottom."""
    return {
        "deck": " ".join(names(s.deck)),
        "deck_order": s.deck_order.dump(),
        "under": " ".join(name(kind) for kind in s.under),
        "street": " ".join(names(s.street)),
        "discard": " ".join(names(s.discard)),
        "hands": [" ".join(names(s.hand(seat))) for seat in (0, 1)],
        "areas": [" ".join(names(s.area(seat))) for seat in (0, 1)],
        **save_fields(s, FIELDS),
    }


def gist(s: Famiglia) -> object:
    """All fields as numbers, for the fingerprint."""
    return (
        int(s.deck),
        s.deck_order.dump(),
        s.under,
        int(s.street),
        int(s.discard),
        int(s.hand0),
        int(s.hand1),
        int(s.area0),
        int(s.area1),
        *[field.save(s) for field in FIELDS],
    )


def restore(s: Famiglia, source: Reader) -> None:
    """The inverse of `save`."""
    deck = kinds(source.text("deck"), "deck")
    under = kinds(source.text("under"), "under")
    order = source.numbers("deck_order", 4, 0, 0xFFFFFFFF)
    street = kinds(source.text("street"), "street")
    discard = kinds(source.text("discard"), "discard")
    hands = [kinds(text, f"hands[{i}]") for i, text in enumerate(source.texts("hands", 2))]
    areas = [kinds(text, f"areas[{i}]") for i, text in enumerate(source.texts("areas", 2))]
    everything = sorted(deck + under + street + discard + hands[0] + hands[1] + areas[0] + areas[1])
    for kind in range(KINDS):
        there, printed = everything.count(kind), count(s.facts.all_cards, kind)
        if there != printed:
            raise BadRecord(f"position.table: {name(kind)} is there {there} times, not {printed}")
    s.deck, s.deck_size, s.under = bag_of(deck), len(deck), under
    s.deck_order = Rng(order[0], order[1], order[2], order[3])
    s.street, s.discard = bag_of(street), bag_of(discard)
    s.hand0, s.hand1 = bag_of(hands[0]), bag_of(hands[1])
    s.area0, s.area1 = bag_of(areas[0]), bag_of(areas[1])
    restore_fields(s, FIELDS, source)
    check_deck(s)
    check_turn(s)


def kinds(text: str, where: str) -> list[int]:
    """The cards that a text names."""
    out: list[int] = []
    for word in text.split():
        kind = kind_named(word)
        if kind < 0:
            raise BadRecord(f"position.table.{where}: {word[:20]!r} is no card")
        out.append(kind)
    return out


def check_deck(s: Famiglia) -> None:
    """Do the piles fit the passage through the deck?"""
    cards = s.deck_size + len(s.under)
    if s.passage == 1:
        fits = s.street != 0 and s.deck_size > 0 and not s.under and s.refreshed == 0
    elif s.passage == 2:
        fits = s.street != 0 and cards > 0 and s.discard == 0
    else:
        fits = cards <= (1 if s.house.under_after else 0) and s.discard == 0
    if not fits:
        raise BadRecord("position.table.passage: does not fit the deck and the discard pile")


def check_turn(s: Famiglia) -> None:
    """Do the fields of the turn fit the step?"""
    if s.over:
        fits = s.last_turn() if s.over == "deck" else s.passes == 2 and not s.last_turn()
        if not fits and s.over != "resigned":
            raise BadRecord("position.table.passes: do not fit the ending")
        return
    if len(s.stack) != 1:
        raise BadRecord("position.stack: there is always exactly one step")
    if s.passes == 2:
        raise BadRecord("position.table.passes: two passes in a row end the game")
    step = s.top.name
    if step == "take-back":
        fits = s.locked == 5 * ACCOUNTANTS + s.limit and s.limit > 0 and count(s.area(s.current), s.locked) > 0
        fits = fits and s.owed <= size(s.hand(s.current)) and (s.owed > 0 or s.last == 0)
    else:
        fits = s.locked == NO_CARD and s.limit == 0
        if step == "give":
            fits = fits and size(s.hand(s.current) >> (3 * s.last)) >= s.owed
        else:
            fits = fits and s.owed == 0 and s.last == 0
    if not fits:
        raise BadRecord("position.table.owed: the exchange does not fit the step")
    if not check_threat(s, step):
        raise BadRecord("position.table.threatened: the threat does not fit the step")


def check_threat(s: Famiglia, step: str) -> bool:
    """Do the Brute and the card he threatens fit the step?"""
    if step == "threaten" or step == "lower":
        if s.brute == 0 or s.cost != 0 or count(s.area(s.current), 5 * BRUTES + s.brute) == 0:
            return False
        if step == "threaten":
            return s.threatened == NO_CARD and s.street & VALUED != 0
        return not s.house.exact and s.brute > 1 and s.threatened % 5 > 1 and on_street(s, s.threatened)
    if s.brute != 0:
        return False
    if step == "recruit" and s.threatened != NO_CARD:
        return on_street(s, s.threatened) and s.cost < s.threatened % 5
    return s.threatened == NO_CARD and s.cost == 0


def on_street(s: Famiglia, kind: i64) -> bool:
    """Is a card of this kind on the street?"""
    return kind >= 0 and count(s.street, kind) > 0
