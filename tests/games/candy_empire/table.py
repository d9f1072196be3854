"""Positions of «Конфетная империя» in a line or two, and play by notation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import igroteka
from igroteka.core.game import Game
from igroteka.core.state import State

NAMES = ["AVT", "ADV", "DET", "KAR", "VOR", "NAI", "OTN", "POL", "POH", "SKU", "SUD", "TOR", "HIT"]
GAME = igroteka.game("candy_empire")


def table(
    hands: Sequence[str] = ("TOR", "TOR"),
    empires: Sequence[str] = (),
    deck: str | int | None = None,
    open: str = "",
    closed: str = "",
    banned: str = "",
    options: Mapping[str, object] | None = None,
    seed: int = 1,
    box: Game | None = None,
    **fields: object,
) -> State:
    """Seat 0 is to move. In an empire `OTN!` is protected. The deck is named from the bottom to the top, or by its
    size.

    The cards not named are below the deck; if the deck is named, they lie protected before the last player.
    """
    game = box or GAME
    seats = len(hands)
    rows = [row.split() for row in (*empires, *[""] * (seats - len(empires)))]
    agreed = game.agreed(seats, options)
    column = "two" if seats == 2 and agreed["deck"] == "usual" else "copies"
    left = Counter({name: int(str(game.data.facts[f"cards.{name}.{column}"])) for name in NAMES})
    left.subtract(card.rstrip("!") for row in rows for card in row)
    left.subtract(" ".join([*hands, open, closed, deck if isinstance(deck, str) else ""]).split())
    assert min(left.values()) >= 0, left
    rest = list(left.elements())
    pile = rest
    if isinstance(deck, str):
        pile = deck.split()
    elif deck is not None:
        pile, rest = rest[:deck], rest[deck:]
    if deck is not None:
        rows[-1] += [f"{card}!" for card in rest]
    slots = len(closed.split())
    lying = [(seat, card) for seat, row in enumerate(rows) for card in row]
    kidnappers = [[seat, int(card[-1] == "!"), -1] for seat, card in lying if card.startswith("POH")]
    blank = {"cards": [], "strangers": [], "holes": [], "seen": [0] * 13, "dim": ((1 << slots) - 1) << 6}
    dump: dict[str, Any] = game.new(seats, seed, options).dump()
    dump["stack"] = [fields.pop("step", "main")]
    dump["table"] = {
        **dump["table"],
        "deck": numbers(pile),
        "hands": [sorted(numbers(hand.split())) for hand in hands],
        "loose": [sorted(numbers(card for card in row if card[-1] != "!")) for row in rows],
        "safe": [sorted(numbers(card[:-1] for card in row if card[-1] == "!")) for row in rows],
        "open": sorted(numbers(open.split())),
        "closed": numbers(closed.split()),
        "taken": [],
        "clean": 0,
        "banned": sorted(numbers(banned.split())),
        "kidnappers": kidnappers if agreed["kidnap_duration"] == "on_table" else [],
        "starter": 0,
        "current": 0,
        "notes": [blank for _ in range(seats + 1)],
        **fields,
    }
    return game.load(dump)


def numbers(cards: Any) -> list[int]:
    """Cards by their numbers."""
    return [NAMES.index(card) for card in cards]


def named(row: Sequence[int]) -> str:
    """Cards by their names."""
    return " ".join(NAMES[card] for card in row)


def play(s: State, *moves: str) -> State:
    """The player who is asked plays these, one after the other."""
    for move in moves:
        s.play(s.turn()[0], s.game.parse(move))
    return s


def may(s: State, seat: int | None = None) -> list[str]:
    """What the player who is asked may do."""
    return [s.game.notation(action) for action in s.legal(s.turn()[0] if seat is None else seat)]


def step(s: State) -> str:
    """The step that is asked; nothing when the game is over."""
    return "" if s.over else s.top.name


def saved(s: State, name: str) -> Any:
    """A field of the position as it would be written down."""
    whole: Any = s.dump()["table"]
    return whole[name]


def hand(s: State, seat: int = 0) -> str:
    """The cards in a hand."""
    return named(saved(s, "hands")[seat])


def empire(s: State, seat: int = 0) -> str:
    """The unprotected cards of an empire."""
    return named(saved(s, "loose")[seat])


def guarded(s: State, seat: int = 0) -> str:
    """The protected cards of an empire."""
    return named(saved(s, "safe")[seat])


def pile(s: State) -> str:
    """All cards of the discard: those that all saw, then the closed ones."""
    return f"{named(saved(s, 'open'))} | {named(saved(s, 'closed'))}"


def deck(s: State) -> int:
    """How many cards the deck has."""
    return len(saved(s, "deck"))


def happened(s: State) -> list[str]:
    """The ids of the last events."""
    return [event.id for event in s.events]


def told(s: State, viewer: int) -> list[dict[str, object]]:
    """The last events as a viewer hears them."""
    heard = [event.seen_by(viewer) for event in s.events]
    return [event for event in heard if event is not None]


def scores(s: State) -> list[int]:
    """The candies at the end."""
    outcome = s.outcome()
    assert outcome is not None
    return list(outcome.scores)
