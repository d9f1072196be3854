"""The rules once more, slowly, from nothing but what the table shows: every deal is tried, every coin counted by
hand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any

WHEEL = "PBSTXK"


def hunts(hunter: str, prey: str, wheel: str = WHEEL) -> bool:
    """Does the one hunt the other?"""
    return (hunter + prey) in [a + b for a, b in zip(wheel, wheel[1:] + wheel[0], strict=True)]


def deals(view: Any) -> set[str]:
    """Every deal that fits what a view shows of cards, never of conclusions: the roles by place."""
    places = [row for seat in view["seats"] for row in seat["roles"]]
    forbidden = [set(seat.get("shown", ())) for seat in view["seats"] for _ in seat["roles"]]
    if view["variant"] == "big_hunt":
        places += [view["target"], view["excluded"]]
        if view["out"]:
            places.append({"role": view["out"]})
        forbidden = [set()] * len(places)
    return {
        "".join(deal)
        for deal in permutations(view["wheel"])
        if all(row["role"] in (None, role) for row, role in zip(places, deal, strict=True))
        and not any(role in shown for role, shown in zip(deal, forbidden, strict=True))
    }


def ruled_out(found: set[str], place: int, wheel: Sequence[str]) -> list[str]:
    """The roles that no deal has at this place."""
    return [role for role in wheel if not any(deal[place] == role for deal in found)]


def bag(cards: Sequence[str], target: str, first: int | None = None) -> list[int]:
    """What the hunt brings each; with a first player, of equal hunters only the one nearest to that is paid."""
    seats = range(len(cards))
    dead = [any(hunts(other, card) for other in cards) for card in cards]
    alive = [seat for seat in seats if not dead[seat]]
    out = []
    for seat in seats:
        prey = 3 if hunts(cards[seat], target) and not dead[seat] else 0
        prey += sum(hunts(cards[seat], other) for other in cards)
        if first is not None:
            order = [(first + turn) % len(cards) for turn in seats]
            if next(one for one in order if cards[one] == cards[seat]) != seat:
                prey = 0
        out.append(1 + prey + (2 if alive == [seat] else 0))
    return out


def ambush(roles: Sequence[str], swords: Sequence[Any], shields: Sequence[Any], hills: Sequence[bool]) -> list[int]:
    """What a round of the first variant brings each; a sword or shield names a seat (its own: idle) or nobody
    (None)."""
    wheel = WHEEL[: len(roles)]
    return [
        (3 if swords[seat] is not None and hunts(role, roles[swords[seat]], wheel) else 0)
        + (2 if shields[seat] is not None and hunts(roles[shields[seat]], role, wheel) else 0)
        + hills[seat]
        for seat, role in enumerate(roles)
    ]
