"""Few settings of a game that together contain every pair of values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from igroteka.core.game import Game
from igroteka.core.option import Option, Value

Pair = tuple[str, Value, str, Value]
SEATS = "seats"


def settings(game: Game) -> list[dict[str, Value]]:
    """Rows of seat count and options; every two values that can meet do meet in one of them."""
    names = [SEATS, *(option.id for option in in_order(game.options))]
    values: dict[str, Sequence[Value]] = {option.id: option.values() for option in game.options}
    values[SEATS] = game.seat_counts
    known = {option.id: option for option in game.options}
    missing = dict.fromkeys(pair for pair in pairs(names, values) if row_with(pair, known, values[SEATS]) is not None)
    if len(names) == 1:
        return [{SEATS: count} for count in values[SEATS]]
    rows = []
    while missing:
        row = row_with(next(iter(missing)), known, values[SEATS])
        assert row is not None
        for name in names:
            if name not in row:
                row[name] = max(
                    (value for value in values[name] if allowed(name, value, row, known)),
                    key=lambda value: sum(pair in missing for pair in pairs_of({**row, name: value}, names)),
                )
        for pair in pairs_of(row, names):
            missing.pop(pair, None)
        rows.append(row)
    return rows


def in_order(options: Sequence[Option]) -> list[Option]:
    """The options, each after the one it needs."""
    return sorted(options, key=lambda option: depth(option, options))


def depth(option: Option, options: Sequence[Option]) -> int:
    """How many options stand behind this one."""
    if option.needs is None:
        return 0
    other = option.needs[0]
    return 1 + next(depth(o, options) for o in options if o.id == other)


def pairs(names: Sequence[str], values: dict[str, Sequence[Value]]) -> Iterator[Pair]:
    """Every two values of two different settings."""
    for one, two in combinations(names, 2):
        for v, w in product(values[one], values[two]):
            yield one, v, two, w


def pairs_of(row: dict[str, Value], names: Sequence[str]) -> list[Pair]:
    """The pairs that a row contains."""
    return [(one, row[one], two, row[two]) for one, two in combinations([n for n in names if n in row], 2)]


def row_with(pair: Pair, known: dict[str, Option], counts: Sequence[Value]) -> dict[str, Value] | None:
    """The beginning of a row with this pair and all that it needs; None if the two cannot meet."""
    row: dict[str, Value] = {pair[0]: pair[1], pair[2]: pair[3]}
    for name in (pair[0], pair[2]):
        while name in known and known[name].needs is not None and row[name] != known[name].default:
            other, value = known[name].needs or ("", False)
            if row.setdefault(other, value) != value:
                return None
            name = other
    return row if any(fit(row, int(count), known) for count in counts) else None


def fit(row: dict[str, Value], count: int, known: dict[str, Option]) -> bool:
    """May a table of so many have this row?"""
    return row.get(SEATS, count) == count and all(known[o].fits(row[o], count) for o in row if o != SEATS)


def allowed(name: str, value: Value, row: dict[str, Value], known: dict[str, Option]) -> bool:
    """May the value join the row? It must be for so many seats; an option that needs another keeps its default without it."""
    together = {**row, name: value}
    if SEATS in together and not fit(together, int(together[SEATS]), known):
        return False
    if name not in known or known[name].needs is None or value == known[name].default:
        return True
    other, needed = known[name].needs or ("", False)
    return row[other] == needed
