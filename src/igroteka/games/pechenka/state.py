"""The table of «Печенька»: roles, open cards and coins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.beginning import draw_first
from igroteka.core.chance import Rng
from igroteka.core.event import Event
from igroteka.core.game import Game
from igroteka.core.option import Value
from igroteka.core.state import State
from igroteka.games.pechenka.cards import NAMES, at, hunter_of, prey_of, shuffled
from igroteka.games.pechenka.facts import PechenkaFacts
from igroteka.games.pechenka.options import House
from igroteka.games.pechenka.rounds.round import Round

ONE_PURSE: Final = 10
NOTHING: Final[list[int]] = []
NO_ROUNDS: Final[list[Round]] = []


class Pechenka(State):
    """Hunters who are hunted themselves. Numbers are packed: see `cards`."""

    def __init__(self, game: Game, facts: PechenkaFacts, house: House, seats: i64, options: dict[str, Value]) -> None:
        super().__init__(game, seats, options)
        self.facts = facts
        self.house = house
        # Ten bits for each seat.
        self.coins: i64 = 0
        self.starter: i64 = 0
        self.round: i64 = 0
        # The number of players who have had their turn in this part of the round.
        self.turns: i64 = 0
        # The role at each place: those of the players, then the target and the exclusions.
        self.roles: i64 = 0
        # Nine bits for each seat: the cards that have left its hand.
        self.played: i64 = 0
        # One word for each circle: the card + 1 that every seat showed. Lists are replaced, never changed: clones share
        # them.
        self.circles: list[int] = NOTHING
        # The seat + 1 before which each sword and shield lies; its owner, if no seat could be named.
        self.swords: i64 = 0
        self.shields: i64 = 0
        # The character + 1 that covers each role card; who covered the second of two before the first (one bit for each
        # seat); and the seat + 1 that opened it.
        self.declared: i64 = 0
        self.led: i64 = 0
        self.opened: i64 = 0
        # One bit for each seat that has looked at the exclusion.
        self.peeked: i64 = 0
        # What all know of the rounds that are over: see `rounds`.
        self.past: list[Round] = NO_ROUNDS

    @property
    def first(self) -> i64:
        """The seat with the token; at the end it stays where it was. [first]"""
        return (self.starter + min(self.round, self.house.rounds - 1)) % self.seats

    @property
    def current(self) -> i64:
        """The seat whose turn it is in this part of the round: clockwise from the first player. [order]"""
        return (self.first + self.turns) % self.seats

    def hand(self, seat: i64) -> i64:
        """The cards in a hand, as bits: all but those played and one's own character. [setup] [R13] [R20]"""
        house = self.house
        hand: i64 = house.cards & ~(self.played >> (9 * seat))
        return hand if house.hunt else hand & ~(1 << at(self.roles, seat))

    def purse(self, seat: i64) -> i64:
        """A seat's coins."""
        return (self.coins >> (ONE_PURSE * seat)) & 1023

    def pay(self, seat: i64, coins: i64) -> None:
        """Pay coins from the bank, or back; the bank never runs dry. [R12]"""
        self.coins += coins << (ONE_PURSE * seat)

    def lay(self, seat: i64, card: i64) -> None:
        """A card leaves a hand and lies open."""
        bit: i64 = 1 << card
        self.played |= bit << (9 * seat)

    def deal(self) -> None:
        """Draw lots for the first player; a coin for each hunter, the first roles. [first] [hunt-setup] [R29]"""
        rng = self.chance()
        self.starter = draw_first(rng, self.seats, self.agreed_first)
        if self.house.hunt:
            seat: i64
            for seat in range(self.seats):
                self.pay(seat, self.facts.start)
        self.begin_round(rng)
        self.push(self.game.steps["declare" if self.house.hunt else "card"])

    def begin_round(self, rng: Rng) -> None:
        """All cards return, and the roles are dealt anew. [setup] [hunt-setup] [R11] [R15]"""
        self.roles = shuffled(self.house.in_order, self.house.places, rng)
        self.turns = 0
        self.played = 0
        self.circles = NOTHING
        self.swords = 0
        self.shields = 0
        self.declared = 0
        self.led = 0
        self.opened = 0
        self.peeked = 0
        if self.telling:
            self.tell_roles()

    def tell_roles(self) -> None:
        """A new round begins; each player is told only their own role. [setup] [three-players]"""
        house = self.house
        told = {"round": int(self.round) + 1, "rounds": int(house.rounds), "first": int(self.first)}
        self.tell(Event("round", told))
        if house.out >= 0:
            self.tell(Event("out", {"card": NAMES[at(self.roles, house.out)]}))
        seat: i64
        for seat in range(self.seats):
            mine: dict[str, object] = {"seat": int(seat)}
            if house.hunt:
                mine["roles"] = [NAMES[at(self.roles, seat * house.slots + k)] for k in range(house.slots)]
                self.tell(Event("roles", mine, audience=[int(seat)]))
            else:
                role = at(self.roles, seat)
                mine["role"] = NAMES[role]
                mine["prey"] = NAMES[prey_of(role, house.wheel)]
                mine["hunter"] = NAMES[hunter_of(role, house.wheel)]
                self.tell(Event("role", mine, audience=[int(seat)]))

    def clone(self) -> Pechenka:
        """An independent copy."""
        c = Pechenka(self.game, self.facts, self.house, self.seats, self.options)
        self.copy_to(c)
        c.coins = self.coins
        c.starter = self.starter
        c.round = self.round
        c.turns = self.turns
        c.roles = self.roles
        c.played = self.played
        c.circles = self.circles
        c.swords = self.swords
        c.shields = self.shields
        c.declared = self.declared
        c.led = self.led
        c.opened = self.opened
        c.peeked = self.peeked
        c.past = self.past
        return c
