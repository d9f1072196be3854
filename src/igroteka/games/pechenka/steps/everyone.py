"""«Каждый сам за себя»: circle by circle everybody shows a card, and swords and shields find their places."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.bits import bits
from igroteka.core.chance import Rng
from igroteka.core.event import Event
from igroteka.games.pechenka import actions as a
from igroteka.games.pechenka.cards import ALL_CHARACTERS, CARDS, HILL, NAMES, SHIELD, SWORD, at, put
from igroteka.games.pechenka.rounds.remember import remember
from igroteka.games.pechenka.score import EVERYONE, earned
from igroteka.games.pechenka.state import Pechenka
from igroteka.games.pechenka.steps.base import Reach
from igroteka.games.pechenka.steps.next_round import next_round, tell_coins

# All possible answers: by the cards in the hand; by the seats before whom there is room, the last bit for nobody.
SHOWS: Final = a.rows(a.SHOW, range(1 << CARDS))
PLACES: Final = a.rows(a.BEFORE, range(1 << (a.BEFORE_NOBODY - a.BEFORE + 1)))


class Card(Reach):
    """Everybody lays a card face down; all are turned up together. [circle] [R8] [R9]"""

    def enter(self, s: Pechenka) -> None:
        s.ask_all(s.house.everybody)

    def legal(self, s: Pechenka, seat: i64) -> list[int]:
        return SHOWS[s.hand(seat)]

    def why(self, s: Pechenka, seat: i64, action: i64) -> str:
        if not (s.house.cards >> action) & 1:
            return "not-in-play"
        return "own-character" if action == at(s.roles, seat) else "already-shown"  # [R13]

    def resolve(self, s: Pechenka, answers: list[int]) -> None:
        s.unveil()
        circle: i64 = 0
        seat: i64
        for seat in range(s.seats):
            card: i64 = answers[seat]
            circle = put(circle, seat, card + 1)
            s.lay(seat, card)
        s.circles = [*s.circles, circle]
        s.turns = 0
        if s.telling:
            tell_circle(s, circle)
        place_next(s)

    def default(self, s: Pechenka, seat: i64, rng: Rng) -> int:
        """A random character, else the hill: they promise the least. [R28]"""
        hand: i64 = s.hand(seat)
        if hand & ALL_CHARACTERS:
            hand &= ALL_CHARACTERS
        elif (hand >> HILL) & 1:
            return a.SHOW + HILL
        cards = bits(hand)
        return a.SHOW + cards[rng.below(len(cards))]


def tell_circle(s: Pechenka, circle: i64) -> None:
    """Tell the cards that everybody showed, from the first player on."""
    for turn in range(s.seats):
        seat = (s.first + turn) % s.seats
        told = {"seat": int(seat), "card": NAMES[at(circle, seat) - 1], "circle": len(s.circles)}
        s.tell(Event("showed", told))


def place_next(s: Pechenka) -> None:
    """The next sword or shield of this circle; then the next circle, or the coins. [order] [R8] [R14]"""
    circle: i64 = s.circles[-1]
    while s.turns < s.seats:
        card: i64 = at(circle, s.current) - 1
        if card == SWORD:
            s.then(SWORDS)
            return
        if card == SHIELD:
            s.then(SHIELDS)
            return
        s.turns += 1
    s.turns = 0
    if len(s.circles) < s.seats:
        s.then(CARD)
    else:
        count_coins(s)


class PutInFront(Reach):
    """Put a sword or a shield before somebody: not where the other kind already lies against me.

    [sword] [shield] [order] [R2] [R3] [R4] [R5] [R6]
    """

    def legal(self, s: Pechenka, seat: i64) -> list[int]:
        against: i64 = s.shields if self is SWORDS else s.swords
        room: i64 = 0
        other: i64
        for other in range(s.seats):
            if other != seat and at(against, other) != seat + 1:
                room |= 1 << other
        return PLACES[room or 1 << (a.BEFORE_NOBODY - a.BEFORE)]

    def why(self, s: Pechenka, seat: i64, action: i64) -> str:
        if action == a.BEFORE_NOBODY:
            return "must-place"
        other = action - a.BEFORE
        if other >= s.seats:
            return "no-such-player"
        if other == seat:
            return "yourself"
        return "shielded" if self is SWORDS else "attacked"

    def ends(self, s: Pechenka, seat: i64) -> list[int]:
        """The answers that end the game: all, for the last sword or shield of the last round. [end]"""
        if s.round + 1 < s.house.rounds or len(s.circles) < s.seats:
            return []
        turn: i64
        for turn in range(s.turns + 1, s.seats):
            card: i64 = at(s.circles[-1], (s.first + turn) % s.seats) - 1
            if card in (SWORD, SHIELD):
                return []
        return s.legal(seat)

    def play(self, s: Pechenka, seat: i64, action: i64) -> None:
        # If no seat is open to it, the card stays before its owner.
        other: i64 = seat if action == a.BEFORE_NOBODY else action - a.BEFORE
        if self is SWORDS:
            s.swords = put(s.swords, seat, other + 1)
        else:
            s.shields = put(s.shields, seat, other + 1)
        if s.telling:
            self.tell(s, int(seat), int(other))
        s.turns += 1
        place_next(s)

    def tell(self, s: Pechenka, seat: int, other: int) -> None:
        """Tell before which seat it lies."""
        if other == seat:
            s.tell(Event("idle", {"seat": seat, "card": self.name}))
        else:
            s.tell(Event("struck" if self is SWORDS else "guarded", {"seat": seat, "target": other}))


def count_coins(s: Pechenka) -> None:
    """Roles are opened, and everybody is paid. [coins] [R10] [R11]"""
    round = remember(s, 0, ended=True)
    seat: i64
    for seat in range(s.seats):
        coins = earned(s, round, seat)
        s.pay(seat, sum(coins))
        if s.telling:
            told: dict[str, object] = {"role": NAMES[at(s.roles, seat)], **dict(zip(EVERYONE, coins, strict=True))}
            tell_coins(s, "scored", seat, told, sum(coins))
    next_round(s, round, CARD)


CARD: Final = Card("card", "circle", a.SHOW, a.BEFORE - 1)
SWORDS: Final = PutInFront("sword", "sword", a.BEFORE, a.BEFORE_NOBODY)
SHIELDS: Final = PutInFront("shield", "shield", a.BEFORE, a.BEFORE_NOBODY)
