"""The observation: what a seat knows as a row of small numbers, for learning programs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.pechenka.cards import CARDS, at
from igroteka.games.pechenka.deals import seen
from igroteka.games.pechenka.state import Pechenka
from igroteka.games.pechenka.steps import STEPS

STEP_NUMBERS: Final[dict[str, int]] = {step.name: number + 1 for number, step in enumerate(STEPS)}
MOST_SEATS: Final = 6
MOST_CIRCLES: Final = 6
ONE_SEAT: Final = 11 + MOST_CIRCLES
OBSERVATION: Final = 7 + CARDS + 3 + MOST_SEATS * ONE_SEAT


def observe(s: Pechenka, seat: i64) -> list[int]:
    """The numbers of the round, my hand, the middle, then every seat from my own clockwise; 0 is nothing or unknown."""
    house = s.house
    out: list[int] = [
        STEP_NUMBERS.get(s.top.name, 0),
        2 if house.hunt else 1,
        int(s.seats),
        int(s.round),
        int(house.rounds),
        int((s.first - seat) % s.seats),
        int(s.turns),
    ]
    hand: i64 = s.hand(seat)
    card: i64
    for card in range(CARDS):
        out.append((hand >> card) & 1)
    for place in (house.target, house.excluded, house.out):
        out.append(role_seen(s, seat, place) if house.hunt and place >= 0 else 0)
    turn: i64
    for turn in range(MOST_SEATS):
        if turn < s.seats:
            out += one_seat(s, seat, (seat + turn) % s.seats)
        else:
            out += [0] * ONE_SEAT
    return out


def one_seat(s: Pechenka, viewer: i64, seat: i64) -> list[int]:
    """The numbers of one seat.

    They are coins, roles, declarations and openers, sword and shield, peek, the role covered first, and the cards shown
    circle by circle.
    """
    slots = s.house.slots
    out: list[int] = [int(s.purse(seat))]
    slot: i64
    for slot in range(2):
        place: i64 = seat * slots + slot
        if slot < slots:
            out.append(role_seen(s, viewer, place))
            out.append(int(at(s.declared, place)))
            out.append(away(s, viewer, at(s.opened, place)))
        else:
            out += [0, 0, 0]
    out.append(away(s, viewer, at(s.swords, seat)))
    out.append(away(s, viewer, at(s.shields, seat)))
    out.append((s.peeked >> seat) & 1)
    out.append((s.led >> seat) & 1)
    circle: i64
    for circle in range(MOST_CIRCLES):
        out.append(at(s.circles[circle], seat) if circle < len(s.circles) else 0)
    return out


def role_seen(s: Pechenka, viewer: i64, place: i64) -> int:
    """The role at a place and one, if the viewer has seen it."""
    return int(at(s.roles, place)) + 1 if seen(s, viewer, place) else 0


def away(s: Pechenka, viewer: i64, seat: i64) -> int:
    """A seat as its number and one, counted from the viewer's own."""
    return int((seat - 1 - viewer) % s.seats) + 1 if seat else 0
