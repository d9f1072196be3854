"""A position of Magpies written down and read again, with a check that it could stand on a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.core.errors import BadRecord
from igroteka.core.reader import Reader
from tests.toy.actions import PLACES, TRINKETS
from tests.toy.pile import Pile, read_pile

if TYPE_CHECKING:
    from tests.toy.state import Table

STACKS = (["turn"], ["snatch", "bell"], ["lay"], ["night"])


def save(s: Table) -> dict[str, object]:
    """All fields."""
    return {
        "deck": s.deck.dump(),
        "nests": [nest.dump() for nest in s.nests],
        "roles": s.roles.cards.copy(),
        "heap": s.heap.copy(),
        "points": s.points.copy(),
        "round": s.round,
        "starter": s.starter,
        "turns": s.turns,
        "victim": s.victim,
        "warmth": s.warmth,
    }


def restore(s: Table, source: Reader) -> None:
    """The inverse of `save`."""
    seats, most = int(s.seats), len(TRINKETS) - 1
    s.deck = read_pile(source, "deck", most)
    nests = source.row("nests", seats)
    s.nests = [
        read_pile(Reader({"nest": nest}, f"position.table.nests[{i}]"), "nest", most) for i, nest in enumerate(nests)
    ]
    s.roles = Pile(source.numbers("roles", seats, 0, 1), [1 << seat for seat in range(seats)])
    s.heap = source.numbers("heap", -1, 0, most)
    s.round = source.number("round", 0, s.facts.rounds)
    s.points = source.numbers("points", seats, 0, s.round + 1)
    s.starter = source.number("starter", 0, seats - 1)
    s.turns = source.number("turns", 0, seats)
    s.victim = source.number("victim", -1, seats - 1)
    s.warmth = source.number("warmth", 0, s.hatch)
    check_trinkets(s)
    check_night(s)
    check_turn(s)


def check_trinkets(s: Table) -> None:
    """Is every printed trinket there, and does everyone know its own nest?"""
    everything = s.deck.cards + s.heap + [card for nest in s.nests for card in nest.cards]
    for kind, printed in enumerate(s.facts.copies):
        if everything.count(kind) != printed:
            raise BadRecord(f"position.table: {TRINKETS[kind]} is there {everything.count(kind)} times, not {printed}")
    everybody = (1 << int(s.seats)) - 1
    for known in [s.deck.known, *(nest.known for nest in s.nests)]:
        if any(bits > everybody for bits in known):
            raise BadRecord("position.table: a trinket is known to a bird that is not there")
    for seat, nest in enumerate(s.nests):
        if len(nest) > PLACES or any(not bits >> seat & 1 for bits in nest.known):
            raise BadRecord(f"position.table.nests[{seat}]: is too full, or its owner has not looked")


def check_night(s: Table) -> None:
    """Do the cuckoo and its egg fit the nights that have passed?"""
    if sum(s.roles.cards) != (1 if s.options["cuckoo"] else 0):
        raise BadRecord("position.table.roles: there must be one cuckoo, or none if so agreed")
    hatched = s.over == "hatched"
    if s.warmth > s.round + hatched or (s.warmth == s.hatch) != hatched or (s.warmth and not s.options["cuckoo"]):
        raise BadRecord("position.table.warmth: does not fit the nights")


def check_turn(s: Table) -> None:
    """Does the scratch of the turn fit the steps?"""
    if s.over:
        if (s.over == "dusk") != (s.round == s.facts.rounds):
            raise BadRecord("position.table.round: does not fit the ending")
        return
    names = [step.name for step in s.stack]
    if names not in STACKS or (names == ["night"] and not s.options["cuckoo"]):
        raise BadRecord("position.stack: no game stands so")
    if s.round == s.facts.rounds or (s.turns == s.seats) != (names in (["lay"], ["night"])):
        raise BadRecord("position.table.turns: does not fit the step")
    if (s.victim >= 0) != ("snatch" in names):
        raise BadRecord("position.table.victim: does not fit the step")
    if s.victim >= 0 and (s.victim == s.current or not len(s.nests[s.victim]) or len(s.nests[s.current]) == PLACES):
        raise BadRecord("position.table.victim: nothing can be snatched there")
