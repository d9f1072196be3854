"""A position is written down and read again. Coins are not written: they follow from the rounds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.bits import bits
from igroteka.core.errors import BadRecord
from igroteka.core.fields import Field, last_seat, restore_fields, save_fields
from igroteka.core.reader import Reader
from igroteka.games.pechenka.cards import CARDS, NAMES, ROLES, at, pack
from igroteka.games.pechenka.check import check
from igroteka.games.pechenka.rounds.remember import remember
from igroteka.games.pechenka.rounds.round import Round
from igroteka.games.pechenka.score import earned
from igroteka.games.pechenka.state import Pechenka

FIELDS: Final[tuple[Field, ...]] = (
    Field("starter", 0, last_seat),
    Field("round", 0, lambda s: int(s.house.rounds)),
    Field("turns", 0, lambda s: int(s.seats * s.house.slots)),
)
# Open things are packed, and are written alike for every round.
BY_HAND: Final = ("roles", "circles", "swords", "shields", "declared", "led", "opened", "peeked", "past")
DERIVED: Final = ("coins", "played")


def save(s: Pechenka) -> dict[str, object]:
    """Roles, whose turn it is, and open things; seats and cards by number, -1 for nothing."""
    return {
        "deal": [int(at(s.roles, place)) for place in range(s.house.places)],
        **save_fields(s, FIELDS),
        **save_round(s, remember(s, 0, ended=False)),
        "past": [{"roles": row(round.roles, s.house.places), **save_round(s, round)} for round in s.past],
    }


def save_round(s: Pechenka, round: Round) -> dict[str, object]:
    """The open things of a round."""
    seats = s.seats
    if not s.house.hunt:
        return {
            "circles": [" ".join(NAMES[card] for card in row(circle, seats)) for circle in round.circles],
            "swords": row(round.swords, seats),
            "shields": row(round.shields, seats),
        }
    return {
        "declared": row(round.declared, s.house.target),
        "led": bits(round.led),
        "opened": row(round.opened, s.house.target),
        "peeked": bits(round.peeked),
        "hunts": row(round.hunts, seats),
    }


def row(word: i64, length: i64) -> list[int]:
    """The numbers of a word in which each is written as itself and one; -1 for nothing."""
    return [int(at(word, place)) - 1 for place in range(length)]


def restore(s: Pechenka, source: Reader) -> None:
    """The inverse of `save`."""
    house = s.house
    deal = source.numbers("deal", int(house.places), 0, int(house.wheel) - 1)
    if len(set(deal)) != house.places:
        raise BadRecord("position.table.deal: every role is there once")
    s.roles = pack(deal)
    restore_fields(s, FIELDS, source)
    now = read_round(s, source, s.first, 0)
    s.circles, s.swords, s.shields = now.circles, now.swords, now.shields
    s.declared, s.led, s.opened, s.peeked = now.declared, now.led, now.opened, now.peeked
    if now.hunts:
        raise BadRecord("position.table.hunts: are open only when the round is over")
    past = [Reader(told, f"position.table.past[{k}]") for k, told in enumerate(source.row("past", int(s.round)))]
    s.past = []
    for number, told in enumerate(past):
        first = (s.starter + number) % s.seats
        roles = told.numbers("roles", int(house.places), -1, int(house.wheel) - 1)
        s.past.append(read_round(s, told, first, written(roles)))
        told.done()
    lay_out(s)
    check(s)
    s.coins = 0
    seat: i64
    for seat in range(s.seats):
        s.pay(seat, counted(s, seat))


def read_round(s: Pechenka, source: Reader, first: i64, roles: i64) -> Round:
    """The inverse of `save_round`."""
    seats = int(s.seats)
    if not s.house.hunt:
        texts = source.texts("circles", -1)
        circles = [int(circle_read(text, seats, f"{source.where}.circles[{k}]")) for k, text in enumerate(texts)]
        swords = written(source.numbers("swords", seats, -1, seats - 1))
        shields = written(source.numbers("shields", seats, -1, seats - 1))
        return Round(first, roles, circles, swords, shields, 0, 0, 0, 0, 0)
    declared = written(source.numbers("declared", int(s.house.target), -1, ROLES - 1))
    opened = written(source.numbers("opened", int(s.house.target), -1, seats - 1))
    peeked = mask(source.numbers("peeked", -1, 0, seats - 1))
    led = mask(source.numbers("led", -1, 0, seats - 1))
    hunts = written(source.numbers("hunts", seats, -1, ROLES - 1))
    return Round(first, roles, [], 0, 0, declared, led, opened, peeked, hunts)


def mask(seats: list[int]) -> i64:
    """Seats as bits."""
    word: i64 = 0
    for seat in seats:
        word |= 1 << seat
    return word


def written(numbers: list[int]) -> i64:
    """A word in which each number is written as itself and one."""
    return pack([number + 1 for number in numbers])


def circle_read(text: str, seats: int, where: str) -> i64:
    """The cards that a circle names, one for each seat."""
    cards = [NAMES.index(word) if word in NAMES else CARDS for word in text.split(" ")]
    if len(cards) != seats or max(cards) == CARDS:
        raise BadRecord(f"{where}: must name a card for each of {seats} seats")
    return written(cards)


def lay_out(s: Pechenka) -> None:
    """Take the played cards out of the hands."""
    s.played = 0
    seat: i64
    for seat in range(s.seats):
        for circle in s.circles:
            s.lay(seat, at(circle, seat) - 1)
        place: i64
        for place in range(seat * s.house.slots, (seat + 1) * s.house.slots):
            if at(s.declared, place):
                s.lay(seat, at(s.declared, place) - 1)


def counted(s: Pechenka, seat: i64) -> int:
    """All coins that a seat has received until now."""
    coins = int(s.facts.start) if s.house.hunt else 0
    for round in s.past:
        coins += sum(earned(s, round, seat))
    if s.house.hunt and s.round < s.house.rounds:
        coins += sum(earned(s, remember(s, 0, ended=False), seat))
    return coins
