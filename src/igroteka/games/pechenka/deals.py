"""What can be known for certain: every deal of the roles that fits what a viewer has seen.

All that anybody ever learns is of the form: this place can hold these roles. So the deals that fit are the ways to give
each place one of its roles and no role twice, and they can be counted exactly.
"""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.bits import bits, count_bits
from igroteka.core.chance import Rng
from igroteka.core.event import MODERATOR
from igroteka.games.pechenka.cards import ALL_CHARACTERS, at, put
from igroteka.games.pechenka.state import Pechenka


def seen(s: Pechenka, viewer: i64, place: i64) -> bool:
    """Has the viewer seen the role card at this place: its own, an open one, or one it peeked at? [R11] [R15] [R26]"""
    house = s.house
    if viewer == MODERATOR:
        return True
    if place < house.target:
        if not house.hunt:
            return viewer == place or s.over != ""
        return viewer == place // house.slots or at(s.opened, place) > 0
    if place == house.excluded:
        return viewer >= 0 and (s.peeked >> viewer) & 1 > 0
    return place == house.out or s.over != ""


def may(s: Pechenka, viewer: i64) -> list[int]:
    """For each place the roles that it can hold by what the viewer has seen, as bits."""
    house = s.house
    any_role: i64 = (1 << house.wheel) - 1
    out: list[int] = []
    place: i64
    for place in range(house.places):
        if seen(s, viewer, place):
            out.append(1 << at(s.roles, place))
        elif house.hunt:
            out.append(any_role)
        else:  # a player who shows a character is somebody else [circle] [R13]
            out.append(any_role & ~(s.played >> (9 * place)) & ALL_CHARACTERS)
    return out


def endings(may: list[int]) -> list[int]:
    """By the set of roles that the first places have taken: the number of ways to fill the other places."""
    size: i64 = 1 << len(may)
    ways: list[int] = [0] * size
    ways[size - 1] = 1
    taken: i64 = size - 2
    while taken >= 0:
        total: i64 = 0
        role: i64 = 1
        free: i64 = may[count_bits(taken)] & ~taken
        while role <= free:
            if free & role:
                total += ways[taken | role]
            role <<= 1
        ways[taken] = total
        taken -= 1
    return ways


def beginnings(may: list[int]) -> list[int]:
    """By the set of roles that the first places have taken: the number of ways in which they can have taken them."""
    size: i64 = 1 << len(may)
    ways: list[int] = [0] * size
    ways[0] = 1
    taken: i64
    for taken in range(size - 1):
        here: i64 = ways[taken]
        if here:
            role: i64 = 1
            free: i64 = may[count_bits(taken)] & ~taken
            while role <= free:
                if free & role:
                    ways[taken | role] += here
                role <<= 1
    return ways


def sample(may: list[int], rng: Rng) -> i64:
    """A random deal that fits, each as likely as any other."""
    ways = endings(may)
    number: i64 = rng.below(ways[0])
    deal: i64 = 0
    taken: i64 = 0
    place: i64
    for place in range(len(may)):
        for role in bits(may[place] & ~taken):
            here: i64 = ways[taken | 1 << role]
            if number < here:
                deal = put(deal, place, role)
                taken |= 1 << role
                break
            number -= here
    return deal


def odds(may: list[int]) -> list[list[int]]:
    """For each place and role the number of fitting deals with that role there; 0: impossible."""
    before = beginnings(may)
    after = endings(may)
    out: list[list[int]] = [[0] * len(may) for _ in may]
    taken: i64
    for taken in range(len(before) - 1):
        if before[taken]:
            place = count_bits(taken)
            for role in bits(may[place] & ~taken):
                out[place][role] += before[taken] * after[taken | 1 << role]
    return out


def deals(may: list[int]) -> list[int]:
    """Every deal that fits, four bits a place."""
    found: list[int] = [0]
    sets: list[int] = [0]
    place: i64
    for place in range(len(may)):
        longer: list[int] = []
        taken: list[int] = []
        for k in range(len(found)):
            for role in bits(may[place] & ~sets[k]):
                longer.append(put(found[k], place, role))
                taken.append(sets[k] | 1 << role)
        found = longer
        sets = taken
    return found
