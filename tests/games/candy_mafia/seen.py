"""What a script says that is seen after a phase."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import product
from typing import TYPE_CHECKING, Any

from igroteka import SPECTATOR
from tests.games.candy_mafia import table

if TYPE_CHECKING:
    from tests.games.candy_mafia.playing import Playing

# What is told, in the words of the scripts.
EVENTS = {"side": "checked", "same": "compared", "town": "is-town", "card": "learnt", "meeting": "chorus"}
YES = {"yes": True, "no": False}


def check(p: Playing, words: list[str]) -> None:
    """See one thing."""
    what, *rest = words
    found = FINDERS[what](p, rest)
    assert found is True, f"{' '.join(words)}: {found}"


def among(p: Playing, found: Iterable[int], names: list[str]) -> object:
    """Are just these players there? `x/y`: one of the two."""
    sets = [{p.seat(name) for name in row} for row in product(*(name.split("/") for name in names if name != "-"))]
    return set(found) in sets or f"there are {sorted(seat + 1 for seat in found)}"


def told(p: Playing, rest: list[str]) -> object:
    """Was this player told this?"""
    seat, kind, words = p.seat(rest[0]), rest[1], rest[2:]
    rows = rows_of(p, seat, kind)
    return any(fits(p, kind, row, words) for row in rows) or f"was told {rows or heard(p, seat)}"


def rows_of(p: Playing, seat: int, kind: str) -> list[Mapping[str, Any]]:
    """What the player was told of this kind."""
    return [row for row in heard(p, seat) if row["event"] == EVENTS.get(kind, kind)]


def heard(p: Playing, seat: int) -> list[Mapping[str, Any]]:
    """All that the player was told in this phase."""
    return table.heard(p.events, seat)


def fits(p: Playing, kind: str, row: Mapping[str, Any], words: list[str]) -> bool:
    """Does the row say this?"""
    if not words:
        return True
    if kind in ("met", "turned"):
        return sorted(row["seats"]) == sorted(map(p.seat, words))
    about = p.seat(words[0])
    if row["seat"] != about and kind != "same":
        return False
    if kind == "side":
        return bool(row["side"] == words[1])
    if kind == "same":
        return {row["seat"], row["other"]} == {about, p.seat(words[1])} and row["same"] == YES[words[2]]
    if kind in ("town", "office"):
        return bool(row[kind] == YES[words[1]])
    if kind == "card":
        card = p.script.cards[about] if words[1] == "*" else words[1]
        return [row["card"], row["side"]] == [card, words[2]]
    if kind == "killer":
        names = [] if words[1] == "nobody" else words[1].split("/")
        return killer(row) in ([p.seat(name) for name in names] or [-1])
    return kind in ("exposed", "inquisitor")


def killer(row: Mapping[str, Any]) -> int:
    """Whom the Clairvoyant saw: the other player of the row."""
    return int(row["other"])


def mask(field: str) -> Any:
    """A finder of players by a field of the position."""
    return lambda p, names: among(p, table.players(p.field(field)), names)


def winners(p: Playing) -> list[int]:
    """Who has won."""
    outcome = p.s.outcome()
    assert outcome is not None
    return [seat for seat, place in enumerate(outcome.places) if place == 1]


def won(p: Playing, names: list[str]) -> object:
    """Whose victory it is: a side, a gang, a loner; `nobody`."""
    outcome = p.s.outcome()
    if outcome is None:
        return "the game goes on"
    return sorted(outcome.winners) == sorted(name for name in names if name != "nobody") or f"{outcome.winners}"


def public(p: Playing, id: str) -> list[Mapping[str, Any]]:
    """What everybody was told of this kind."""
    return [row for row in table.heard(p.events, SPECTATOR) if row["event"] == id]


def written(p: Playing) -> list[str]:
    """The signs on the sheet of the spirits, sorted."""
    return sorted(sign for row in table.look(p.s, SPECTATOR)["sheet"] for sign in row)


def now_alive(p: Playing) -> set[int]:
    """Who lives."""
    return table.players(p.field("alive"))


def has(field: str, yes: bool) -> Any:
    """A finder: are all these players in the field, or none of them?"""

    def look(p: Playing, names: list[str]) -> object:
        there = {p.seat(name) for name in names} & table.players(p.field(field))
        return len(there) == (len(names) if yes else 0) or f"{field}: {sorted(table.players(p.field(field)))}"

    return look


FINDERS: dict[str, Any] = {
    "out": lambda p, names: among(p, p.before - now_alive(p), names),
    "back": lambda p, names: among(p, now_alive(p) - p.before, names),
    "told": told,
    "untold": lambda p, rest: not (rows := rows_of(p, p.seat(rest[0]), rest[1])) or f"was told {rows}",
    "still": mask("still"),
    "jailed": mask("jailed"),
    "recruited": mask("recruited"),
    "cursed": lambda p, names: among(p, table.players(p.field("cursed") & p.field("alive")), names),
    "lives": has("alive", True),
    "gone": has("alive", False),
    "isstill": has("still", True),
    "notstill": has("still", False),
    "ismute": has("mute", True),
    "notmute": has("mute", False),
    "isrecruited": has("recruited", True),
    "notrecruited": has("recruited", False),
    "mute": lambda p, names: among(p, p.quiet or table.players(p.field("mute")), names),
    "votes": lambda p, names: {p.seat(name) for name in names} <= set(p.voters) or f"{p.voters} vote",
    "first": lambda p, names: p.suspects[:1] == [p.seat(names[0])] or f"{p.suspects} are suspects, in this order",
    "novote": lambda p, names: not {p.seat(name) for name in names} & set(p.voters) or f"{p.voters} vote",
    "is": lambda p, names: table.card(p.s, p.seat(names[0])) == names[1] or table.card(p.s, p.seat(names[0])),
    "side": lambda p, names: table.side(p.s, p.seat(names[0])) == names[1] or table.side(p.s, p.seat(names[0])),
    "meets": lambda p, names: among(p, [s for s in range(int(p.s.seats)) if rows_of(p, s, "meeting")], names),
    "on": lambda p, names: not p.s.over or p.s.over,
    "over": won,
    "ends": lambda p, names: [p.s.over] == names or p.s.over,
    "wins": lambda p, names: among(p, winners(p), names),
    "joined": lambda p, names: [row["card"] for row in public(p, "joined")] == names,
    "follows": lambda p, names: p.field("follows") == p.seat(names[0]),
    "noble": lambda p, names: among(p, table.players(p.field("noble")), names),
    "unshown": lambda p, names: table.look(p.s, SPECTATOR)["seats"][p.seat(names[0])]["card"] is None,
    "event": lambda p, names: bool(public(p, names[0])),
    "noevent": lambda p, names: not public(p, names[0]),
    "sheet": lambda p, signs: written(p) == sorted(f"sign-{sign}" for sign in signs) or written(p),
    "speaks": lambda p, names: p.defence[p.seat(names[1])],
    "silent": lambda p, names: not p.defence[p.seat(names[1])],
}
