"""The main action of a turn: play, cast, protect or drop a card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.core.event import Event
from igroteka.games.candy_empire import actions as a
from igroteka.games.candy_empire import cards as c
from igroteka.games.candy_empire.cards import CHARACTERS, NAMES, count, fill, kinds, nth, one, variety
from igroteka.games.candy_empire.empire import guard, some_of_others
from igroteka.games.candy_empire.state import CandyEmpire
from igroteka.games.candy_empire.steps.abilities import asks, resolve
from igroteka.games.candy_empire.steps.base import OfCurrent, is_last
from igroteka.games.candy_empire.steps.end import END
from igroteka.games.candy_empire.steps.lawyer import LAWYER
from igroteka.games.candy_empire.steps.thief import THIEF

# Shared and never changed.
ONE_ANSWER: Final[list[int]] = [0]


class Main(OfCurrent):
    """Play a card to the empire, cast a thief or a lawyer, discard to protect, or just discard.

    [turn] [play] [cast] [protect] [drop] [R1] [R2] [R8]
    """

    def legal(self, s: CandyEmpire, seat: i64) -> list[int]:
        mine = s.players[seat]
        hand: i64 = mine.hand
        free: i64 = hand & ~s.banned
        guarded: i64 = self.guarded(s, mine.loose)
        # The list has its full length from the start; cards to play, to discard and to discard for protection are
        # filled in.
        play: i64 = 0
        drop: i64 = variety(free)
        thief, lawyer = self.may_cast(s, seat, hand, c.THIEF), self.may_cast(s, seat, hand, c.LAWYER)
        casts: i64 = drop
        if thief:
            drop += 1
        if lawyer:
            drop += 1
        drops: i64 = variety(hand)
        protect: i64 = drop + drops
        out = ONE_ANSWER * (protect + drops * guarded)
        if thief:
            out[casts] = a.CAST_THIEF
            casts += 1
        if lawyer:
            out[casts] = a.CAST_LAWYER
        card: i64 = 0
        while hand:
            if hand & 15:
                if free & 15:
                    out[play] = a.PLAY + card
                    play += 1
                out[drop] = a.DROP + card
                drop += 1
                if guarded:
                    protect = fill(out, protect, mine.loose, a.protect(card, 0))
            hand >>= 4
            free >>= 4
            card += 1
        return out

    def random_answer(self, s: CandyEmpire, seat: i64, rng: Rng) -> i64:
        """A random answer found by counting, without a list: most choices of random players are made here."""
        mine = s.players[seat]
        hand: i64 = mine.hand
        free: i64 = hand & ~s.banned
        guarded: i64 = self.guarded(s, mine.loose)
        plays: i64 = variety(free)
        casts: i64 = plays
        thief = self.may_cast(s, seat, hand, c.THIEF)
        if thief:
            casts += 1
        if self.may_cast(s, seat, hand, c.LAWYER):
            casts += 1
        drops: i64 = variety(hand)
        number: i64 = rng.below(casts + drops + drops * guarded)
        if number < plays:
            return a.PLAY + nth(free, number)
        if thief and number == plays:
            return a.CAST_THIEF
        if number < casts:
            return a.CAST_LAWYER
        number -= casts
        if number < drops:
            return a.DROP + nth(hand, number)
        number -= drops
        return a.protect(nth(hand, number // guarded), nth(mine.loose, number % guarded))

    def guarded(self, s: CandyEmpire, loose: i64) -> i64:
        """The number of characters of an empire that could be protected. [protect] [defenceless]"""
        if s.house.defenceless:
            return 0
        return variety(loose)

    def may_cast(self, s: CandyEmpire, seat: i64, hand: i64, card: i64) -> bool:
        """Can a thief or a lawyer of the hand be cast?

        The content of the discard is secret and does not matter. [R4] [R22]
        """
        if not count(hand, card) or (s.house.no_casting and s.banned_now(card)):
            return False
        return some_of_others(s, seat) if card == c.THIEF else s.anything_discarded()

    def why(self, s: CandyEmpire, seat: i64, action: i64) -> str:
        if action >= a.PROTECT and s.house.defenceless:
            return "defenceless"
        card: i64 = action
        if action >= a.PROTECT:
            card = (action - a.PROTECT) // CHARACTERS
        elif action >= a.DROP:
            card = action - a.DROP
        elif action >= a.CAST:
            card = c.THIEF if action == a.CAST_THIEF else c.LAWYER
        if not count(s.players[seat].hand, card):
            return "not-in-hand"
        if action >= a.PROTECT:
            return (
                "protected-already"
                if count(s.players[seat].safe, (action - a.PROTECT) % CHARACTERS)
                else "not-in-empire"
            )
        if action < a.CAST:
            return "banned"
        if s.house.no_casting and s.banned_now(card):
            return "cast-banned"
        return "nothing-to-steal" if card == c.THIEF else "empty-discard"

    def near(self, s: CandyEmpire, seat: i64) -> list[int]:
        """Actions of the cards in hand that are not possible now: playing, casting, protecting what is protected."""
        legal, hand = s.legal(seat), kinds(s.players[seat].hand)
        out = [card for card in hand if card not in legal]
        for card, cast in ((c.THIEF, a.CAST_THIEF), (c.LAWYER, a.CAST_LAWYER)):
            if card in hand and cast not in legal:
                out.append(cast)
        for card in hand:
            for other in range(CHARACTERS):
                action = int(a.protect(card, other))
                if count(s.players[seat].loose + s.players[seat].safe, other) and action not in legal:
                    out.append(action)
        return out

    def ends(self, s: CandyEmpire, seat: i64) -> list[int]:
        if not is_last(s):
            return []
        quiet = [action for action in s.legal(seat) if action >= a.DROP]
        return [action for action in s.legal(seat) if action < a.CAST and not asks(s, action)] + quiet

    def default(self, s: CandyEmpire, seat: i64, rng: Rng) -> int:
        """Any card that can be played, else any to drop."""
        legal = s.legal(seat)
        playable = [action for action in legal if action < a.CAST]
        among = playable or [action for action in legal if a.DROP <= action < a.PROTECT]
        return among[rng.below(len(among))]

    def play(self, s: CandyEmpire, seat: i64, action: i64) -> None:
        if action < a.CAST:
            s.show(seat, action)
            s.players[seat].loose += one(action)
            if s.telling:
                s.tell(Event("played", {"seat": int(seat), "card": NAMES[action]}))
            resolve(s, action, False)
        elif action < a.DROP:
            self.cast(s, seat, c.THIEF if action == a.CAST_THIEF else c.LAWYER)
        elif action < a.PROTECT:
            self.discard(s, seat, action - a.DROP, -1)
            s.then(END)
        else:
            card: i64 = (action - a.PROTECT) % CHARACTERS
            self.discard(s, seat, (action - a.PROTECT) // CHARACTERS, card)
            guard(s, seat, card)
            s.then(END)

    def cast(self, s: CandyEmpire, seat: i64, card: i64) -> None:
        """A thief or a lawyer goes to the discard, seen by all, and works. [cast] [thief] [lawyer]"""
        s.show(seat, card)
        s.open += one(card)
        if s.telling:
            s.tell(Event("cast", {"seat": int(seat), "card": NAMES[card]}))
        if card == c.LAWYER:
            s.look_through(seat)
            s.then(LAWYER)
        else:
            s.then(THIEF)

    def discard(self, s: CandyEmpire, seat: i64, card: i64, protected: i64) -> None:
        """A card is discarded unseen, perhaps to protect another. [drop] [protect] [R7]"""
        s.drop(seat, card)
        if s.telling:
            told: dict[str, object] = {"seat": int(seat)}
            if protected >= 0:
                told["card"] = NAMES[protected]
            readers = list(range(-1, int(s.seats))) if s.house.open_discard else [int(seat)]
            event = "protected" if protected >= 0 else "dropped"
            s.tell(Event(event, told, {"discarded": (NAMES[card], readers)}))


MAIN: Final = Main("main", "turn", a.PLAY, a.TARGET - 1)
