"""«Большая охота»: declare a character, open a role or look at the exclusion, hunt."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.core.event import Event
from igroteka.games.pechenka import actions as a
from igroteka.games.pechenka.cards import NAMES, ROLES, at, put
from igroteka.games.pechenka.rounds.remember import remember
from igroteka.games.pechenka.rounds.round import Round
from igroteka.games.pechenka.score import HUNT_SOURCES, bag, eliminated
from igroteka.games.pechenka.state import Pechenka
from igroteka.games.pechenka.steps.base import Reach
from igroteka.games.pechenka.steps.next_round import next_round, tell_coins

# All possible answers: by the role cards that are bare (none, the first, the second, both) and the hand; by the role
# cards that are hidden, the last bit for the peek; by the hand.
BARE: Final = (0, 1, 1 << ROLES, 1 << ROLES | 1)
DECLARES: Final = a.rows(a.DECLARE, (hand * slots for slots in BARE for hand in range(1 << ROLES)))
OPENS: Final = a.rows(a.OPEN, range(1 << (a.PEEK - a.OPEN + 1)))
HUNTS: Final = a.rows(a.HUNT, range(1 << ROLES))


class Declare(Reach):
    """Name a character, true or not, and cover a role card with it. [declare] [two-players] [R19] [R20]"""

    def legal(self, s: Pechenka, seat: i64) -> list[int]:
        slots: i64 = s.house.slots
        bare: i64 = 0
        slot: i64
        for slot in range(slots):
            if at(s.declared, seat * slots + slot) == 0:
                bare |= 1 << slot
        return DECLARES[bare << ROLES | s.hand(seat)]

    def why(self, s: Pechenka, seat: i64, action: i64) -> str:
        slot = (action - a.DECLARE) // ROLES
        if slot >= s.house.slots:
            return "one-role"
        return "already-covered" if at(s.declared, seat * s.house.slots + slot) else "already-declared"

    def play(self, s: Pechenka, seat: i64, action: i64) -> None:
        slot: i64 = (action - a.DECLARE) // ROLES
        character: i64 = (action - a.DECLARE) % ROLES
        if slot == 1 and at(s.declared, 2 * seat) == 0:
            s.led |= 1 << seat
        s.declared = put(s.declared, seat * s.house.slots + slot, character + 1)
        s.lay(seat, character)
        if s.telling:
            told = {"seat": int(seat), "card": NAMES[character], "slot": int(slot) + 1, "of": int(s.house.slots)}
            s.tell(Event("declared", told))
        s.turns += 1
        if s.turns == s.seats * s.house.slots:
            s.turns = 0
            s.then(ACT)


class Act(Reach):
    """Open somebody's hidden role, or look at the exclusion. [act] [R16] [R17]"""

    def legal(self, s: Pechenka, seat: i64) -> list[int]:
        slots: i64 = s.house.slots
        hidden: i64 = 0
        other: i64
        slot: i64
        for other in range(s.seats):
            if other != seat:
                for slot in range(slots):
                    if at(s.opened, other * slots + slot) == 0:
                        hidden |= 1 << (2 * other + slot)
        return OPENS[hidden | 1 << (a.PEEK - a.OPEN)]

    def why(self, s: Pechenka, seat: i64, action: i64) -> str:
        owner = (action - a.OPEN) // 2
        if owner >= s.seats or (action - a.OPEN) % 2 >= s.house.slots:
            return "no-such-role"
        return "own-role" if owner == seat else "already-open"

    def play(self, s: Pechenka, seat: i64, action: i64) -> None:
        s.unveil()
        if action == a.PEEK:
            s.peeked |= 1 << seat
            if s.telling:
                card = NAMES[at(s.roles, s.house.excluded)]
                s.tell(Event("peeked", {"seat": int(seat)}, {"card": (card, [int(seat)])}))
        else:
            open_role(s, seat, (action - a.OPEN) // 2, (action - a.OPEN) % 2)
        s.turns += 1
        if s.turns == s.seats:
            s.turns = 0
            s.then(HUNT)

    def default(self, s: Pechenka, seat: i64, rng: Rng) -> int:
        return a.PEEK  # [R28]


def open_role(s: Pechenka, seat: i64, owner: i64, slot: i64) -> None:
    """A role is turned up for all; a liar, who always has a coin, gives it to the opener. [act] [R17] [R18]"""
    place: i64 = owner * s.house.slots + slot
    role: i64 = at(s.roles, place)
    lied = at(s.declared, place) != role + 1
    s.opened = put(s.opened, place, seat + 1)
    paid: i64 = s.facts.lie if lied else 0
    s.pay(owner, -paid)
    s.pay(seat, paid)
    if s.telling:
        told: dict[str, object] = {
            "seat": int(seat),
            "owner": int(owner),
            "slot": int(slot) + 1,
            "of": int(s.house.slots),
            "role": NAMES[role],
            "declared": NAMES[at(s.declared, place) - 1],
            "lied": lied,
            "paid": int(paid),
        }
        s.tell(Event("opened", told))


class Hunt(Reach):
    """All lay one of the cards they have left; then the target is turned up. [hunt] [R20] [R26]"""

    def enter(self, s: Pechenka) -> None:
        s.ask_all(s.house.everybody)

    def legal(self, s: Pechenka, seat: i64) -> list[int]:
        return HUNTS[s.hand(seat)]

    def why(self, s: Pechenka, seat: i64, action: i64) -> str:
        return "declared"

    def resolve(self, s: Pechenka, answers: list[int]) -> None:
        hunts: i64 = 0
        seat: i64
        for seat in range(s.seats):
            hunts = put(hunts, seat, answers[seat] - a.HUNT + 1)
        round = remember(s, hunts, ended=True)
        if s.telling:
            tell_hunt(s, round)
        for seat in range(s.seats):
            coins = bag(s, round, seat)
            s.pay(seat, sum(coins))
            if s.telling:
                told: dict[str, object] = {
                    "eliminated": eliminated(s, round, seat),
                    **dict(zip(HUNT_SOURCES, coins, strict=True)),
                }
                tell_coins(s, "earned", seat, told, sum(coins))
        next_round(s, round, DECLARE)


def tell_hunt(s: Pechenka, round: Round) -> None:
    """Tell who hunted with which card, and the target."""
    for turn in range(s.seats):
        seat = (round.first + turn) % s.seats
        s.tell(Event("hunted", {"seat": int(seat), "card": NAMES[at(round.hunts, seat) - 1]}))
    s.tell(Event("target", {"card": NAMES[at(s.roles, s.house.target)]}))


DECLARE: Final = Declare("declare", "declare", a.DECLARE, a.OPEN - 1)
ACT: Final = Act("act", "act", a.OPEN, a.PEEK)
HUNT: Final = Hunt("hunt", "hunt", a.HUNT, a.ACTIONS - 1)
