"""Positions of Famiglia in a line or two, and play by notation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import igroteka
from igroteka import MODERATOR, BadRecord
from igroteka.core.game import Game
from igroteka.core.state import State

TURN = ("refresh", "accountant", "brute", "recruit")
ALL = Counter({f"{family}{value}": 5 - value for family in "IABM" for value in range(5)})


def table(
    street: str = "",
    hands: tuple[str, str] = ("", ""),
    areas: tuple[str, str] = ("", ""),
    deck: str | None = None,
    discard: str = "",
    under: str = "",
    passage: int = 1,
    step: str = "",
    current: int = 0,
    starter: int = 0,
    passes: int = 0,
    rest: str = "",
    options: Mapping[str, object] | None = None,
    seed: int = 1,
    game: Game | None = None,
    **scratch: int,
) -> State:
    """A position with these cards. The cards not named make the deck; if the deck is named too, `rest` says where they
    are, else seat 1 has them in its area. Without a step, the turn is just beginning."""
    game = game or igroteka.game("famiglia")
    zones = {
        "street": street,
        "hand 0": hands[0],
        "hand 1": hands[1],
        "area 0": areas[0],
        "area 1": areas[1],
        "deck": deck or "",
        "discard": discard,
        "under": under,
    }
    left = ALL - Counter(" ".join(zones.values()).split())
    zones[rest or ("deck" if deck is None else "area 1")] += " " + " ".join(left.elements())
    dump = game.new(seed=seed, options=options).dump()
    dump["draws"] = 1
    dump["table"] = {
        "deck": ordered(zones["deck"]),
        "deck_order": [1, 2, 3, seed],
        "under": under,
        "street": ordered(zones["street"]),
        "discard": ordered(zones["discard"]),
        "hands": [ordered(zones["hand 0"]), ordered(zones["hand 1"])],
        "areas": [ordered(zones["area 0"]), ordered(zones["area 1"])],
        "passage": passage,
        "starter": starter,
        "current": current,
        "passes": passes,
        "refreshed": 0,
        "locked": -1,
        "limit": 0,
        "owed": 0,
        "last": 0,
        "brute": 0,
        "threatened": -1,
        "cost": 0,
        **scratch,
    }
    for name in [step] if step else TURN:
        try:
            return game.load({**dump, "stack": [name]})
        except BadRecord as refusal:
            if step or "does not stand still" not in str(refusal):
                raise
    raise AssertionError("no step of the turn is asked")


def ordered(cards: str) -> str:
    """The cards in the order in which a position lists them."""
    return " ".join(sorted(cards.split(), key=lambda card: ("IABM".index(card[0]), card[1])))


def play(s: State, *moves: str) -> None:
    """The player who is asked plays these, one after the other."""
    for move in moves:
        s.play(s.turn()[0], s.game.parse(move))


def may(s: State) -> list[str]:
    """What the player who is asked may do."""
    return [s.game.notation(action) for action in s.legal(s.turn()[0])]


def may_recruit(s: State) -> list[str]:
    """What the player who is asked may recruit, and how."""
    assert step(s) == "recruit"
    return [move.removeprefix("recruit ") for move in may(s) if move != "pass"]


def step(s: State) -> str:
    """The step that is asked; nothing when the game is over."""
    prompt = s.prompt(MODERATOR)
    return "" if prompt is None else str(prompt["step"])


def saved(s: State, name: str, seat: int | None = None) -> str:
    """A zone or a field of the position as it would be written down."""
    whole = s.dump()["table"]
    assert isinstance(whole, dict)
    return str(whole[name] if seat is None else whole[name][seat])


def hand(s: State, seat: int = 0) -> str:
    """The cards in a hand."""
    return saved(s, "hands", seat)


def area(s: State, seat: int = 0) -> str:
    """The cards in an area."""
    return saved(s, "areas", seat)


def street(s: State) -> str:
    """The cards on the street."""
    return saved(s, "street")


def deck(s: State) -> int:
    """How many cards the deck has, those put under it included."""
    return len(saved(s, "deck").split()) + len(saved(s, "under").split())


def happened(s: State) -> list[str]:
    """The ids of the last events."""
    return [event.id for event in s.events]
