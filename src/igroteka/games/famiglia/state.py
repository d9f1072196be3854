"""The table of Famiglia: deck, street, hands, areas, and the fields of the turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.beginning import draw_first
from igroteka.core.chance import Rng
from igroteka.core.event import Event
from igroteka.core.game import Game
from igroteka.core.option import Value
from igroteka.core.state import State
from igroteka.games.famiglia.cards import names, one, pick, size
from igroteka.games.famiglia.facts import FamigliaFacts
from igroteka.games.famiglia.options import House

NO_CARD: Final = -1
RAN_OUT_TWICE: Final = 3
# Cards drawn are listed only to be told.
NO_CARDS: Final[list[int]] = []


class Famiglia(State):
    """Two godfathers, one street."""

    def __init__(
        self,
        game: Game,
        facts: FamigliaFacts,
        house: House,
        options: dict[str, Value],
        deck_order: Rng,
        under: list[int],
    ) -> None:
        super().__init__(game, 2, options)
        self.facts = facts
        self.house = house
        # The deck is a bag whose order is decided card by card, as they are drawn. Cards put under it were seen; they
        # lie in order, the lowest first, in a list that is replaced and never changed, so that clones may share it.
        self.deck: i64 = 0
        self.deck_size: i64 = 0
        self.deck_order = deck_order
        self.under = under
        self.street: i64 = 0
        self.discard: i64 = 0
        self.hand0: i64 = 0
        self.hand1: i64 = 0
        self.area0: i64 = 0
        self.area1: i64 = 0
        # 1 and 2: the number of the present passage through the deck; 3: it ran out twice.
        self.passage: i64 = 1
        self.starter: i64 = 0
        self.current: i64 = 0
        self.passes: i64 = 0
        self.refreshed: i64 = 0
        self.locked: i64 = NO_CARD
        self.limit: i64 = 0
        self.owed: i64 = 0
        self.last: i64 = 0
        self.brute: i64 = 0
        self.threatened: i64 = NO_CARD
        self.cost: i64 = 0

    def hand(self, seat: i64) -> i64:
        """The cards in a hand."""
        return self.hand0 if seat == 0 else self.hand1

    def area(self, seat: i64) -> i64:
        """The cards laid out before a player."""
        return self.area0 if seat == 0 else self.area1

    def to_hand(self, seat: i64, cards: i64) -> None:
        """Cards come into a hand; a negative bag leaves it."""
        if seat == 0:
            self.hand0 += cards
        else:
            self.hand1 += cards

    def to_area(self, seat: i64, cards: i64) -> None:
        """Cards come into an area; a negative bag leaves it."""
        if seat == 0:
            self.area0 += cards
        else:
            self.area1 += cards

    def lay_down(self, seat: i64, kind: i64) -> None:
        """A card goes from the hand to the area."""
        card = one(kind)
        self.to_hand(seat, -card)
        self.to_area(seat, card)

    def last_turn(self) -> bool:
        """Is this the last turn: the deck has run out twice, and both players will have had equally many?

        [end] [R12]
        """
        return self.passage == RAN_OUT_TWICE and self.current != self.starter

    def deal(self) -> None:
        """Deal starting sets, a shuffled deck and the first street; a random player starts. [setup] [R28]"""
        facts = self.facts
        self.hand0 = facts.starting_set
        self.hand1 = facts.starting_set
        self.deck = facts.deck
        self.deck_size = facts.deck_size
        self.deck_order = self.chance()
        self.starter = draw_first(self.deck_order, self.seats, self.agreed_first)
        self.current = self.starter
        self.draw(facts.street)
        if self.telling:
            self.tell(Event("dealt", {"starter": int(self.starter), "street": names(self.street)}))
        self.push(facts.first_step)

    def draw(self, number: i64) -> list[int]:
        """Open cards from the deck; when it runs out, the discard pile becomes the deck, once.

        [street] [deck] [R5] [R6] [R13]
        """
        drawn: list[int] = [] if self.telling else NO_CARDS
        while number > 0 and self.passage != RAN_OUT_TWICE:
            number -= 1
            card: i64
            if self.deck_size:
                self.unveil()
                card = pick(self.deck, self.deck_order.below(self.deck_size))
                self.deck -= one(card)
                self.deck_size -= 1
            else:
                card = self.under[-1]
                self.under = self.under[:-1]
            self.street += one(card)
            if self.telling:
                drawn.append(card)
            if self.deck_size == 0 and not self.under:
                self.run_out()
        return drawn

    def run_out(self) -> None:
        """The last card of the deck has been drawn: the discard pile becomes the deck, once. [deck] [R6] [R8]"""
        if self.passage == 1 and self.discard:
            self.passage = 2
            self.deck = self.discard
            self.deck_size = size(self.discard)
            self.discard = 0
            self.deck_order = self.chance()
            if self.telling:
                self.tell(Event("reshuffled", {"cards": int(self.deck_size)}))
        else:
            self.passage = RAN_OUT_TWICE
            if self.telling:
                self.tell(Event("ran-out", {}))

    def clone(self) -> Famiglia:
        """An independent copy."""
        c = Famiglia(self.game, self.facts, self.house, self.options, self.deck_order.copy(), self.under)
        self.copy_to(c)
        c.deck = self.deck
        c.deck_size = self.deck_size
        c.street = self.street
        c.discard = self.discard
        c.hand0 = self.hand0
        c.hand1 = self.hand1
        c.area0 = self.area0
        c.area1 = self.area1
        c.passage = self.passage
        c.starter = self.starter
        c.current = self.current
        c.passes = self.passes
        c.refreshed = self.refreshed
        c.locked = self.locked
        c.limit = self.limit
        c.owed = self.owed
        c.last = self.last
        c.brute = self.brute
        c.threatened = self.threatened
        c.cost = self.cost
        return c
