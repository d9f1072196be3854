"""A position of Pebbles written down and read again, with a check that it could stand on a table."""

from __future__ import annotations

from igroteka.core.errors import BadRecord
from igroteka.core.fields import Field, last_seat, numbers, restore_fields, save_fields
from igroteka.core.reader import Reader
from igroteka.core.state import NOBODY
from tests.pebbles.facts import HIGHEST, MOST_SEATS
from tests.pebbles.state import Table

FIELDS = (
    numbers("bag", -1, 1, HIGHEST, shared=True),
    numbers("row", -1, 1, HIGHEST, shared=True),
    Field("last", NOBODY, last_seat),
    Field("current", 0, last_seat),
    Field("passes", 0, MOST_SEATS),
)
BY_HAND = ("hands", "taken")
DERIVED = ()


def save(s: Table) -> dict[str, object]:
    """All fields."""
    return save_fields(s, FIELDS) | {name: [pebbles.copy() for pebbles in getattr(s, name)] for name in BY_HAND}


def restore(s: Table, source: Reader) -> None:
    """The inverse of `save`."""
    restore_fields(s, FIELDS, source)
    s.hands, s.taken = read_piles(source, "hands", int(s.seats)), read_piles(source, "taken", int(s.seats))
    if sorted(s.bag + s.row + [pebble for pile in s.hands + s.taken for pebble in pile]) != s.facts.pebbles:
        raise BadRecord("position.table: the pebbles are not those of the data")
    if any(pebbles != sorted(pebbles) for pebbles in (s.bag, s.row, *s.hands)):
        raise BadRecord("position.table: bag, row and hands go from low to high")
    if any(len(hand) > s.facts.full for hand in s.hands):
        raise BadRecord("position.table.hands: a hand is too full")
    if (s.last == NOBODY) != (not s.row) or (any(s.taken) and not s.row):
        raise BadRecord("position.table.last: does not fit the row")
    passed = [s.hands[(s.current - 1 - turn) % int(s.seats)] for turn in range(s.passes)]
    if s.passes > s.seats or (s.passes and s.bag) or any(passed):
        raise BadRecord("position.table.passes: somebody could have played")
    out = not s.bag and not s.hands[s.current - 1] and not s.passes and not s.options["all_out"]
    if s.over != "resigned" and (out != (s.over == "out") or (s.passes == s.seats) != (s.over == "passes")):
        raise BadRecord("position.over: does not fit bag, hands and passes")
    if not s.over and [step.name for step in s.stack] != ["turn"]:
        raise BadRecord("position.stack: there is always exactly one step")


def read_piles(source: Reader, name: str, seats: int) -> list[list[int]]:
    """The pebbles of each seat."""
    piles = Reader({str(seat): pile for seat, pile in enumerate(source.row(name, seats))}, f"position.table.{name}")
    return [piles.numbers(str(seat), -1, 1, HIGHEST) for seat in range(seats)]
