"""What each viewer may see of the table."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.bits import bits
from igroteka.core.event import SPECTATOR
from igroteka.games.pechenka.cards import NAMES, at, hunter_of, named, names, prey_of, seat_written
from igroteka.games.pechenka.deals import may, odds, seen
from igroteka.games.pechenka.rounds.view import circles_told, hunt_told, led_by
from igroteka.games.pechenka.shapes import Covered, EveryoneLook, Hunter, HuntLook, Look, Rival, RoleCard
from igroteka.games.pechenka.state import Pechenka

STAGES = ("declare", "act", "hunt")


def look(s: Pechenka, viewer: i64) -> Look:
    """The open table, one's own cards, and what follows from them."""
    shut = Crosses(s, viewer)
    return hunt_look(s, shut) if s.house.hunt else everyone_look(s, viewer, shut)


def everyone_look(s: Pechenka, viewer: i64, shut: Crosses) -> EveryoneLook:
    """The table of the first variant."""
    house, shown = s.house, len(s.circles)
    return {
        "variant": "everyone",
        "round": int(min(s.round + 1, house.rounds)),
        "rounds": int(house.rounds),
        "first": int(s.first),
        "wheel": names((1 << house.wheel) - 1),
        "preys": preys(house.wheel),
        "circle": shown if s.top.name in ("sword", "shield") else min(shown + 1, int(s.seats)),
        "circles": int(s.seats),
        "seats": [rival(s, seat, viewer, shut) for seat in range(s.seats)],
        "past": [circles_told(s, round) for round in s.past],
    }


def hunt_look(s: Pechenka, shut: Crosses) -> HuntLook:
    """The table of the big hunt."""
    house = s.house
    return {
        "variant": "big_hunt",
        "round": int(min(s.round + 1, house.rounds)),
        "rounds": int(house.rounds),
        "first": int(s.first),
        "wheel": names((1 << house.wheel) - 1),
        "preys": preys(house.wheel),
        "stage": STAGES.index(s.top.name) + 1 if s.top.name in STAGES else len(STAGES),
        "target": shut.row(house.target),
        "excluded": {**shut.row(house.excluded), "peeked": bits(s.peeked)},
        "out": NAMES[at(s.roles, house.out)] if house.out >= 0 else None,
        "seats": [hunter(s, seat, shut) for seat in range(s.seats)],
        "past": [hunt_told(s, round) for round in s.past],
    }


def preys(wheel: i64) -> list[str]:
    """The prey of each role of the wheel, in its order. [roles] [R1]"""
    return [NAMES[prey_of(role, wheel)] for role in range(wheel)]


class Crosses:
    """For every role card: the seats that may know it, and the roles that are crossed out."""

    def __init__(self, s: Pechenka, viewer: i64) -> None:
        self.s = s
        self.viewer: i64 = viewer
        self.all_know = odds(may(s, SPECTATOR))
        self.i_know = odds(may(s, viewer))

    def row(self, place: i64) -> RoleCard:
        """One role card as the viewer knows it."""
        s = self.s
        return {
            "role": NAMES[at(s.roles, place)] if seen(s, self.viewer, place) else None,
            "open": seen(s, SPECTATOR, place),
            "crossed": [NAMES[role] for role, deals in enumerate(self.all_know[place]) if deals == 0],
            "ruled_out": [NAMES[role] for role, deals in enumerate(self.i_know[place]) if deals == 0],
        }


def rival(s: Pechenka, seat: i64, viewer: i64, shut: Crosses) -> Rival:
    """A player of the first variant. [circle] [R13]"""
    row: Rival = {
        "coins": int(s.purse(seat)),
        "shown": [NAMES[at(circle, seat) - 1] for circle in s.circles],
        "sword": seat_written(at(s.swords, seat)),
        "shield": seat_written(at(s.shields, seat)),
        "hand_size": len(bits(s.hand(seat))),
        "roles": [shut.row(seat)],
    }
    if seen(s, viewer, seat):
        role = at(s.roles, seat)
        row["hand"] = names(s.hand(seat))
        row["prey"] = NAMES[prey_of(role, s.house.wheel)]
        row["hunter"] = NAMES[hunter_of(role, s.house.wheel)]
    return row


def hunter(s: Pechenka, seat: i64, shut: Crosses) -> Hunter:
    """A player of the big hunt; all can tell what is left in hand. [declare] [R20]"""
    slots = s.house.slots
    roles: list[Covered] = []
    place: i64
    for place in range(seat * slots, (seat + 1) * slots):
        declared, opened_by = named(at(s.declared, place)), seat_written(at(s.opened, place))
        roles.append({**shut.row(place), "declared": declared, "opened_by": opened_by})
    hand = names(s.hand(seat))
    led = led_by(s, s.declared, s.led, seat)
    return {"coins": int(s.purse(seat)), "hand": hand, "hand_size": len(hand), "roles": roles, "led": led}
