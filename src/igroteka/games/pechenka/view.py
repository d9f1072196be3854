"""What each viewer may see of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from igroteka.core.event import SPECTATOR
from igroteka.games.pechenka.cards import NAMES, at, bits, hunter_of, named, names, prey_of, seat_written
from igroteka.games.pechenka.deals import may, odds, seen
from igroteka.games.pechenka.rounds.view import history, led_by

if TYPE_CHECKING:
    from igroteka.games.pechenka.state import Pechenka

STAGES = ("declare", "act", "hunt")


def look(s: Pechenka, viewer: i64) -> dict[str, object]:
    """The open table, one's own cards, and what follows from them."""
    house = s.house
    shut = Crosses(s, viewer)
    told: dict[str, object] = {
        "variant": s.options["variant"],
        "round": int(min(s.round + 1, house.rounds)),
        "rounds": int(house.rounds),
        "first": int(s.first),
        "wheel": names((1 << house.wheel) - 1),
    }
    if house.hunt:
        told["stage"] = STAGES.index(s.top.name) + 1 if s.top.name in STAGES else len(STAGES)
        told["target"] = shut.row(house.target)
        told["excluded"] = {**shut.row(house.excluded), "peeked": bits(s.peeked)}
        told["out"] = NAMES[at(s.roles, house.out)] if house.out >= 0 else None
        told["seats"] = [hunter(s, seat, shut) for seat in range(s.seats)]
    else:
        shown = len(s.circles)
        told["circle"] = shown if s.top.name in ("sword", "shield") else min(shown + 1, int(s.seats))
        told["circles"] = int(s.seats)
        told["seats"] = [rival(s, seat, viewer, shut) for seat in range(s.seats)]
    told["past"] = history(s)
    return told


class Crosses:
    """For every role card: who may know it, and which roles are crossed out."""

    def __init__(self, s: Pechenka, viewer: i64) -> None:
        self.s = s
        self.viewer: i64 = viewer
        self.all_know = odds(may(s, SPECTATOR))
        self.i_know = odds(may(s, viewer))

    def row(self, place: i64) -> dict[str, object]:
        """One role card as the viewer knows it."""
        s = self.s
        return {
            "role": NAMES[at(s.roles, place)] if seen(s, self.viewer, place) else None,
            "open": seen(s, SPECTATOR, place),
            "crossed": [NAMES[role] for role, deals in enumerate(self.all_know[place]) if deals == 0],
            "ruled_out": [NAMES[role] for role, deals in enumerate(self.i_know[place]) if deals == 0],
        }


def rival(s: Pechenka, seat: i64, viewer: i64, shut: Crosses) -> dict[str, object]:
    """A player of the first variant. [circle] [R13]"""
    row: dict[str, object] = {
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


def hunter(s: Pechenka, seat: i64, shut: Crosses) -> dict[str, object]:
    """A player of the big hunt; what is left in hand is plain to all. [declare] [R20]"""
    slots = s.house.slots
    roles: list[dict[str, object]] = []
    place: i64
    for place in range(seat * slots, (seat + 1) * slots):
        covered: dict[str, object] = {
            "declared": named(at(s.declared, place)),
            "opened_by": seat_written(at(s.opened, place)),
        }
        roles.append({**shut.row(place), **covered})
    hand = names(s.hand(seat))
    led = led_by(s, s.declared, s.led, seat)
    return {"coins": int(s.purse(seat)), "hand": hand, "hand_size": len(hand), "roles": roles, "led": led}
