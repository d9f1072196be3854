"""The value of an act against the table, by playing every deal out on the engine, one answer after the other.

It knows nothing of the solver's arrays: what a player can tell apart is what the engine's view tells apart.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from itertools import permutations

from igroteka.games.pechenka.actions import DECLARE, OPEN, PEEK
from igroteka.games.pechenka.cards import pack
from igroteka.games.pechenka.equilibrium import Equilibrium
from igroteka.games.pechenka.state import Pechenka
from solve.pechenka.stakes import table

TABLE = Equilibrium()


def odds(s: Pechenka, seat: int) -> dict[int, float]:
    """What the table would answer."""
    legal = s.legal(seat)
    weights = TABLE.weigh(s, seat, legal)
    return {action: weight / sum(weights) for action, weight in zip(legal, weights, strict=True)}


class ByHand:
    """A round in which one player's hand and all declarations are given, counted from some character on."""

    def __init__(self, leads: bool, hand: list[int], tale: list[int], origin: int, slots: tuple[int, int]) -> None:
        start = table()
        self.me = int(start.first) if leads else 1 - int(start.first)
        self.first = int(start.first)
        self.hand = [(card + origin) % 6 for card in hand]
        first_again, second, second_again = ((card + origin) % 6 for card in tale[1:])
        # Which of the two role cards each covers first.
        self.slots = {self.first: slots[0], 1 - self.first: slots[1]}
        self.said = {self.first: (origin, first_again), 1 - self.first: (second, second_again)}

    def worlds(self) -> Iterator[tuple[float, Pechenka]]:
        """Every deal, and how likely the other player declares so in it."""
        for rest in permutations(set(range(6)) - set(self.hand)):
            s = table()
            places = [0] * 4
            for seat, cards in ((self.me, self.hand), (1 - self.me, list(rest[:2]))):
                places[2 * seat + self.slots[seat]], places[2 * seat + 1 - self.slots[seat]] = cards
            s.roles = pack([*places, *rest[2:]])
            likely = 1.0
            for turn in range(2):
                for seat in (self.first, 1 - self.first):
                    action = DECLARE + 6 * (self.slots[seat] ^ turn) + self.said[seat][turn]
                    if seat != self.me:
                        likely *= odds(s, seat)[action]
                    s.play(seat, action)
            yield likely, s

    def act(self, seat: int, number: int) -> int:
        """To open the role card that was covered first, or the other one, or to peek."""
        return PEEK if number == 2 else OPEN + 2 * (1 - seat) + (self.slots[1 - seat] ^ number)

    def value(self, first: int | None, second: int | None) -> float:
        """What the best hunt brings after these acts; None: the act of the other player, whatever it is."""
        hunts: dict[str, dict[int, float]] = defaultdict(lambda: defaultdict(float))
        for likely, s in self.worlds():
            for weight, acted in self.acted(s, {self.first: first, 1 - self.first: second}):
                known = json.dumps(acted.view(self.me))
                for mine in acted.legal(self.me):
                    for theirs, odd in odds(acted, 1 - self.me).items():
                        hunts[known][mine] += likely * weight * odd * self.gain(acted, mine, theirs)
        return sum(max(cards.values()) for cards in hunts.values())

    def acted(self, s: Pechenka, acts: dict[int, int | None]) -> list[tuple[float, Pechenka]]:
        """Every way the two acts go, and how likely the other player acts so."""
        ways = [(1.0, s)]
        for seat in (self.first, 1 - self.first):
            number = acts[seat]
            going: list[tuple[float, Pechenka]] = []
            for weight, way in ways:
                answers = odds(way, seat) if seat != self.me else {}
                for action in way.legal(seat) if number is None else [self.act(seat, number)]:
                    after = way.clone()
                    after.play(seat, action)
                    going.append((weight * answers.get(action, 1.0), after))
            ways = going
        return ways

    def gain(self, s: Pechenka, mine: int, theirs: int) -> int:
        """Coins more than the other after the round."""
        end = s.clone()
        end.play(self.me, mine)
        end.play(1 - self.me, theirs)
        return int(end.purse(self.me) - end.purse(1 - self.me))
