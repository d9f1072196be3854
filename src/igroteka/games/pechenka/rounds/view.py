"""The finished rounds as every viewer is shown them."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from igroteka.games.pechenka.cards import NAMES, at, named, names, seat_written
from igroteka.games.pechenka.rounds.round import Round
from igroteka.games.pechenka.score import BIG_HUNT, EVERYONE, earned, eliminated
from igroteka.games.pechenka.shapes import (
    EveryoneCoins,
    EveryoneRound,
    EveryoneSeat,
    HuntCoins,
    HuntRole,
    HuntRound,
    HuntSeat,
)
from igroteka.games.pechenka.state import Pechenka


def circles_told(s: Pechenka, round: Round) -> EveryoneRound:
    """A round of the first variant; once roles are open, all can tell what stayed in hand. [R10] [R11]"""
    seats: list[EveryoneSeat] = []
    seat: i64
    for seat in range(s.seats):
        shown = [at(circle, seat) - 1 for circle in round.circles]
        left: i64 = s.house.cards & ~(1 << (at(round.roles, seat) - 1))
        for card in shown:
            left &= ~(1 << card)
        seats.append(
            {
                "role": named(at(round.roles, seat)),
                "shown": [NAMES[card] for card in shown],
                "sword": seat_written(at(round.swords, seat)),
                "shield": seat_written(at(round.shields, seat)),
                "left": names(left),
                "coins": cast(EveryoneCoins, dict(zip(EVERYONE, earned(s, round, seat), strict=True))),
            }
        )
    return {"first": int(round.first), "seats": seats}


def led_by(s: Pechenka, declared: i64, led: i64, seat: i64) -> int | None:
    """The number of the role card that the seat covered first. [two-players]"""
    slots = s.house.slots
    said = any(at(declared, place) for place in range(seat * slots, (seat + 1) * slots))
    return int((led >> seat) & 1) if said else None


def hunt_told(s: Pechenka, round: Round) -> HuntRound:
    """A round of the big hunt; roles that nobody opened stay closed for ever. [R15]"""
    house = s.house
    seats: list[HuntSeat] = []
    seat: i64
    for seat in range(s.seats):
        roles: list[HuntRole] = [
            {
                "role": named(at(round.roles, place)),
                "declared": named(at(round.declared, place)),
                "opened_by": seat_written(at(round.opened, place)),
            }
            for place in range(seat * house.slots, (seat + 1) * house.slots)
        ]
        seats.append(
            {
                "roles": roles,
                "led": led_by(s, round.declared, round.led, seat),
                "peeked": (round.peeked >> seat) & 1 == 1,
                "hunt": named(at(round.hunts, seat)),
                "eliminated": eliminated(s, round, seat),
                "coins": cast(HuntCoins, dict(zip(BIG_HUNT, earned(s, round, seat), strict=True))),
            }
        )
    out = named(at(round.roles, house.out)) if house.out >= 0 else None
    return {"first": int(round.first), "target": named(at(round.roles, house.target)), "out": out, "seats": seats}
