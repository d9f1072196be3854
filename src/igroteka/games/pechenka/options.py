"""The rules that people may agree to change."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.option import Option, Value, number_of
from igroteka.games.pechenka.cards import ALL_CHARACTERS, HILL, ROLES, SHIELD, SWORD, pack
from igroteka.games.pechenka.facts import PechenkaFacts

EVERYONE: Final = "everyone"
BIG_HUNT: Final = "big_hunt"
FEWEST_EVERYONE: Final = 4

OPTIONS = (
    Option(
        "variant",
        EVERYONE,
        choices=(EVERYONE, BIG_HUNT),
        seats={EVERYONE: (4, 5, 6), BIG_HUNT: (2, 3, 4)},
        headline=True,
    ),
    Option("cycles", 2, least=2, most=9, needs={"variant": (BIG_HUNT,)}),  # [R27]
    Option("multi_hunter_pays", "each", choices=("each", "first"), needs={"variant": (BIG_HUNT,)}),  # [R22]
)


class House:
    """The rules of one table: those agreed, and those that follow from the number of players."""

    def __init__(self, facts: PechenkaFacts, seats: i64, options: dict[str, Value]) -> None:
        self.hunt = options["variant"] == BIG_HUNT
        self.everybody: list[int] = list(range(seats))
        # Of equal hunters only the first in order is paid. [R22]
        self.first_pays = options["multi_hunter_pays"] == "first"
        # The number of role cards of each player; in the big hunt the others lie in the middle. [two-players]
        # [three-players]
        self.slots: i64 = 2 if self.hunt and seats == 2 else 1
        self.wheel: i64 = ROLES
        self.cards: i64 = ALL_CHARACTERS
        self.rounds: i64 = seats  # everybody is first once [end]
        self.places: i64 = ROLES
        if self.hunt:
            self.rounds = number_of(options, "cycles") * seats  # [hunt-end]
        else:
            self.wheel = seats  # [setup]
            self.places = seats
            self.cards = (1 << self.wheel) - 1 | 1 << SWORD | 1 << SHIELD
            if facts.hills[seats - FEWEST_EVERYONE]:
                self.cards |= 1 << HILL
        # Every role once, before the shuffle.
        self.in_order: i64 = pack(list(range(self.places)))
        # The places of the deal after those of the players.
        self.target: i64 = seats * self.slots
        self.excluded: i64 = self.target + 1
        self.out: i64 = self.target + 2 if self.hunt and self.target + 2 < ROLES else -1
