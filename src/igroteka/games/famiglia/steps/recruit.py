"""The last part of a turn: a card from the street, or a pass."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.core.event import Event
from igroteka.games.famiglia import actions as a
from igroteka.games.famiglia.cards import MERCENARIES, count, kind_of, name, one, size
from igroteka.games.famiglia.idle import pass_ends
from igroteka.games.famiglia.paying import price, recruits
from igroteka.games.famiglia.state import NO_CARD, RAN_OUT_TWICE, Famiglia
from igroteka.games.famiglia.steps.base import FirstIsModest


class Recruit(FirstIsModest):
    """Take one card from the street, or pass.

    [recruit] [pair] [mercenary] [R18] [R19] [R20] [R21] [R22] [R23] [R24] [R25] [R31]
    """

    def legal(self, s: Famiglia, seat: i64) -> list[int]:
        out: list[int] = [a.PASS]
        recruits(s, out, s.hand(seat))
        return out

    def why(self, s: Famiglia, seat: i64, action: i64) -> str:
        kind: i64 = (action - a.RECRUIT) // 20
        rest: i64 = (action - a.RECRUIT) % 20
        here = count(s.street, kind)
        if here == 0:
            return "not-on-street"
        if rest >= a.PAYMENTS and kind != s.threatened:
            return "not-threatened"
        if rest < a.PAYMENTS and kind == s.threatened and here == 1:
            return "only-lowered"
        cost = price(s, action)
        payment = rest % a.PAYMENTS
        if payment == a.FREE:
            return "not-free"
        if cost == 0:
            return "is-free"
        needed: i64 = kind - kind % 5 + cost - 1
        hand = s.hand(seat)
        if payment == a.PAIR:
            return "no-pair"
        joker = payment // 2
        if joker < cost:
            return "joker-too-weak"
        if count(hand, kind_of(MERCENARIES, joker)) == 0:
            return "no-joker"
        if count(hand, needed) == 0:
            return "no-partner"
        if count(hand, needed) > 1 and not s.house.joker_beside_pair:
            return "have-pair"
        return "no-joker-for-mercenary"

    def near(self, s: Famiglia, seat: i64) -> list[int]:
        """The ways to pay for street cards that cannot be paid now, the nearest first.

        A Mercenary who is strong enough comes before a pair, and a pair before other Mercenaries.
        """
        legal = s.legal(seat)
        jokers = [m for m in range(1, 5) if count(s.hand(seat), kind_of(MERCENARIES, m))]
        out: list[int] = []
        street: i64 = s.street
        kind: i64 = 0
        at: i64 = 0
        while street:
            here: i64 = street & 7
            lowered: i64 = 1 if kind == s.threatened and here == 1 else 0
            last: i64 = 1 if kind == s.threatened else 0
            while here and lowered <= last:
                base: i64 = a.recruit(kind, lowered, 0)
                while at < len(legal) and legal[at] < base:
                    at += 1
                if at == len(legal) or legal[at] >= base + a.PAYMENTS:
                    cost = int(s.cost if lowered else kind % 5)
                    out += [base + 2 * joker for joker in jokers if joker >= cost]
                    out.append(base + a.PAIR)
                    out += [base + 2 * joker for joker in jokers if joker < cost]
                lowered += 1
            street >>= 3
            kind += 1
        return out

    def ends(self, s: Famiglia, seat: i64) -> list[int]:
        """The answers that end the game: the second pass in a row, and any last one of the second player.

        [early-end] [end] [R12] [R14]
        """
        legal = s.legal(seat)
        if s.current != s.starter and s.passage == RAN_OUT_TWICE:
            return legal
        out: list[int] = [a.PASS] if pass_ends(s) else []
        if s.current != s.starter and not s.house.extra_round and size(s.street) == 1 and takes_the_rest(s):
            out += legal[1:]
        return out

    def default(self, s: Famiglia, seat: i64, rng: Rng) -> int:
        """The cheapest card, the first of equal ones; a pass only if no card can be recruited. [R32]"""
        best: i64 = a.PASS
        action: i64
        for action in s.legal(seat):
            if action != a.PASS and (best == a.PASS or price(s, action) < price(s, best)):
                best = action
        return int(best)

    def play(self, s: Famiglia, seat: i64, action: i64) -> None:
        if action == a.PASS:
            s.passes += 1
            if s.telling:
                s.tell(Event("passed", {"seat": int(seat)}))
        else:
            s.passes = 0
            kind: i64 = (action - a.RECRUIT) // 20
            rest: i64 = (action - a.RECRUIT) % 20
            pay(s, seat, kind, price(s, action), rest % a.PAYMENTS)
            s.street -= one(kind)
            s.to_hand(seat, one(kind))
            if s.street == 0 and s.passage != RAN_OUT_TWICE:
                refill(s)
                # The deck ran out after the second player's recruit: by the FAQ one more full round. [end] [R12]
                if s.passage == RAN_OUT_TWICE and s.house.extra_round:
                    next_turn(s)
                    return
        if s.last_turn():
            s.finish("deck")
        elif s.passes == 2:  # [early-end] [R14]
            s.finish("passes")
        else:
            next_turn(s)


def pay(s: Famiglia, seat: i64, kind: i64, cost: i64, payment: i64) -> None:
    """Of the two cards shown one goes to the area, the other returns to the hand. [pair] [mercenary] [R24]"""
    laid: i64 = NO_CARD
    if payment != a.FREE:
        laid = kind - kind % 5 + cost - 1
        if payment > a.PAIR and payment % 2 == 0:
            laid = kind_of(MERCENARIES, payment // 2)
        s.lay_down(seat, laid)
    if s.telling:
        s.tell(recruited(seat, kind, cost, payment, laid))


def recruited(seat: i64, kind: i64, cost: i64, payment: i64, laid: i64) -> Event:
    """The event of a recruit: the card, what it was paid with, what stays in the area."""
    words: dict[str, object] = {"seat": int(seat), "card": name(kind), "paid": "free"}
    if payment != a.FREE:
        needed = name(kind - kind % 5 + cost - 1)
        words["paid"] = "pair" if payment == a.PAIR else "joker"
        words["with"] = [needed, needed if payment == a.PAIR else name(kind_of(MERCENARIES, payment // 2))]
        words["laid"] = name(laid)
    return Event("recruited", words)


def takes_the_rest(s: Famiglia) -> bool:
    """Would filling an empty street take all remaining cards, those of the discard pile too? [R8] [R13]"""
    return s.deck_size + len(s.under) + size(s.discard) <= s.facts.street


def refill(s: Famiglia) -> None:
    """An empty street is filled at once. [street] [R4] [R13]"""
    drawn = s.draw(s.facts.street)
    if s.telling:
        s.tell(Event("refilled", {"cards": [name(card) for card in sorted(drawn)]}))


def next_turn(s: Famiglia) -> None:
    """Pass the turn to the other player, with empty fields. [turn] [R18]"""
    s.current = 1 - s.current
    s.refreshed = 0
    s.threatened = NO_CARD
    s.cost = 0
    s.then(s.facts.first_step)


RECRUIT: Final = Recruit("recruit", "recruit", a.PASS, a.AMOUNT)
