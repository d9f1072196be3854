"""Why a turn is good, in ids: candies that it brings, takes or saves.

It is told from what the seat sees and remembers, never from imagined cards.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.bots.hint import Reason
from igroteka.core.state import SEVERAL
from igroteka.games.candy_empire import actions as a
from igroteka.games.candy_empire import cards as c
from igroteka.games.candy_empire.bot.worth import Worth
from igroteka.games.candy_empire.cards import CHARACTERS, NAMES, SNATCHER, count, few
from igroteka.games.candy_empire.state import CandyEmpire
from igroteka.games.candy_empire.steps.detective import victims
from igroteka.games.candy_empire.view import surely_in_hand

HINTS: Final = (
    "brings",
    "costs",
    "pair",
    "takes",
    "removes",
    "rids",
    "kidnaps",
    "searches",
    "saves",
    "threatened",
    "exchange",
    "fetches",
    "least",
    "block-saves",
    "block-hand",
    "block-costs",
    "block-other",
    "three",
    "enough",
    "exchanges",
    "returns",
    "banned",
    "spare",
    "spare-played",
    "stays",
    "spares",
    "picks",
    "fetches-any",
)

# Characters that do something when they are played: what they do to whom is told with the answer that follows.
ACTIVE: Final = (c.MERCENARY, c.POLICEMAN, c.KIDNAPPER, c.JUDGE, c.SLY)


def reasons(s: CandyEmpire, seat: i64, choices: list[int]) -> list[Reason]:
    """The reasons for the answers of a turn, those for the first answer first."""
    turn = s.clone()
    turn.remember()
    out: list[Reason] = []
    for number, action in enumerate(choices):
        out += of_answer(turn, Worth(turn, seat), seat, action)
        if number + 1 < len(choices):
            turn.advance(seat, action)
    first: i64 = choices[0]
    if not out and first < a.CAST:  # it finds nobody to do anything to
        return [spare_played(Worth(s, seat), first)]
    return out or ([Reason("fetches-any")] if first == a.CAST_LAWYER else [])


def of_answer(s: CandyEmpire, worth: Worth, seat: i64, action: i64) -> list[Reason]:
    """The reasons for one answer."""
    if s.who == SEVERAL:
        return of_victim(s, worth, seat, action)
    if action < a.CAST:
        return of_play(s, worth, action) or quiet_play(s, worth, action)
    if action == a.CAST_LAWYER:
        return of_lawyer(s, worth)
    if a.DROP <= action < a.PROTECT:
        return [spent(s, worth, action - a.DROP)]
    if a.PROTECT <= action < a.TARGET:
        card: i64 = (action - a.PROTECT) % CHARACTERS
        return [*threatened(s, worth, card), saves(s, worth, card)]
    if a.TARGET <= action < a.SKIP:
        return [of_aim(s, worth, (action - a.TARGET) // CHARACTERS, (action - a.TARGET) % CHARACTERS)]
    if a.NAME <= action < a.PICK:
        return [of_kidnapping(s, worth, action - a.NAME)]
    if a.PICK <= action < a.BACK:
        return of_play(s, worth, action - a.PICK) or [Reason("picks", {"card": NAMES[action - a.PICK]})]
    if action >= a.BACK:
        return [put_back(worth, action - a.BACK)]
    if action >= a.PLAYER:
        if s.top.name == "sly":
            return [of_sly(s, worth, action - a.PLAYER)]
        return exchange(s, worth, action - a.PLAYER) or [of_exchange(s, worth.seat, action - a.PLAYER)]
    if s.top.name == "boss":
        return [Reason("three" if action == a.USE else "enough")]
    if action == a.SKIP and s.top.name in ("mercenary", "policeman"):
        return [Reason("spares")]
    return [Reason("stays", {"card": NAMES[c.THIEF]})] if action == a.KEEP else []


def quiet_play(s: CandyEmpire, worth: Worth, card: i64) -> list[Reason]:
    """A card that brings nothing at once: for what it does, or because the others are worth keeping."""
    if card == c.BOSS:
        return [Reason("three")]
    if card in ACTIVE:
        return []
    return [spare_played(worth, card)]


def spare_played(worth: Worth, card: i64) -> Reason:
    """The other cards are worth keeping."""
    return Reason("spare-played", {"card": NAMES[card], "candies": int(worth.add(worth.seat, card))})


def put_back(worth: Worth, card: i64) -> Reason:
    """The card that the hand misses least. [boss]"""
    return Reason("returns", {"card": NAMES[card], "candies": int(worth.add(worth.seat, card))})


def of_exchange(s: CandyEmpire, seat: i64, other: i64) -> Reason:
    """The two hands that are exchanged. [judge]"""
    return Reason(
        "exchanges",
        {"seat": int(other), "cards": int(few(s.players[other].hand)), "mine": int(few(s.players[seat].hand))},
    )


def of_play(s: CandyEmpire, worth: Worth, card: i64) -> list[Reason]:
    """What a card brings at once, and the pair that it makes complete."""
    seat = worth.seat
    brings = int(worth.add(seat, card))
    mine: i64 = s.players[seat].loose + s.players[seat].safe
    partner: i64 = s.facts.partner[card]
    out: list[Reason] = []
    if partner >= 0 and count(mine, partner) > count(mine, card):
        out.append(Reason("pair", {"card": NAMES[card], "other": NAMES[partner], "candies": brings}))
    elif brings > 0:
        out.append(Reason("brings", {"card": NAMES[card], "candies": brings}))
    if card == c.DETECTIVE and victims(s):
        out.append(Reason("searches", {"players": len(victims(s))}))
    return out


def of_lawyer(s: CandyEmpire, worth: Worth) -> list[Reason]:
    """The best of the cards that surely lie in the discard."""
    seen = s.notes[worth.seat].seen
    best: i64 = -1
    most: i64 = 0
    card: i64
    for card in range(CHARACTERS):
        if (count(s.open, card) or seen[card]) and not s.banned_now(card):
            brings: i64 = worth.add(worth.seat, card)
            if brings > most:
                best, most = card, brings
    return [Reason("fetches", {"card": NAMES[best], "candies": int(most)})] if best >= 0 else []


def spent(s: CandyEmpire, worth: Worth, card: i64) -> Reason:
    """A card that cannot be played, that would cost candies, or that is missed least."""
    brings = int(worth.add(worth.seat, card))
    if s.banned_now(card):
        return Reason("banned", {"card": NAMES[card]})
    if brings < 0:
        return Reason("costs", {"card": NAMES[card], "candies": -brings})
    return Reason("spare", {"card": NAMES[card], "candies": brings})


def saves(s: CandyEmpire, worth: Worth, card: i64) -> Reason:
    """What the loss of a card would cost, and how many unseen cards could take it."""
    lost = -int(worth.lose(worth.seat, card, 1))
    return Reason("saves", {"card": NAMES[card], "candies": lost, "cards": takers(s, worth.seat, card)})


def threatened(s: CandyEmpire, worth: Worth, card: i64) -> list[Reason]:
    """A rival who surely holds a card that could take this one."""
    other: i64
    taker: i64
    for other in range(s.seats):
        known: i64 = surely_in_hand(s.notes[worth.seat], other)
        for taker in range(CHARACTERS):
            if other % s.house.sides != worth.seat % s.house.sides and count(known, taker) and takes(s, taker, card):
                words: dict[str, str | int] = {"seat": int(other), "card": NAMES[taker], "other": NAMES[card]}
                return [Reason("threatened", words)]
    return []


def takes(s: CandyEmpire, taker: i64, card: i64) -> bool:
    """Can the ability of one character take another out of an empire?"""
    if taker == c.THIEF:
        return True
    if taker == c.MERCENARY:
        return card != c.KIDNAPPER
    if taker == c.KIDNAPPER:
        return not s.banned_now(card)
    if taker == c.POLICEMAN:
        return card == SNATCHER or card == c.PICKPOCKET
    if taker == c.SLY:
        return card == SNATCHER
    return taker == c.DETECTIVE and (card == c.BOSS or card == c.THIEF or card == c.BUYER)


def exchange(s: CandyEmpire, worth: Worth, other: i64) -> list[Reason]:
    """The card surely in a hand that would bring most, if hands are exchanged."""
    known: i64 = surely_in_hand(s.notes[worth.seat], other)
    best: i64 = -1
    card: i64
    for card in range(CHARACTERS):
        if count(known, card) and (best < 0 or worth.add(worth.seat, card) > worth.add(worth.seat, best)):
            best = card
    if best < 0:
        return []
    return [Reason("exchange", {"seat": int(other), "card": NAMES[best], "candies": int(worth.add(worth.seat, best))})]


def takers(s: CandyEmpire, seat: i64, card: i64) -> int:
    """The number of cards, seen nowhere by the seat, that could take this one out of an empire."""
    notes = s.notes[seat]
    number: i64 = 0
    taker: i64
    for taker in range(CHARACTERS):
        if takes(s, taker, card):
            number += notes.unseen(taker)
    return int(number)


def of_aim(s: CandyEmpire, worth: Worth, other: i64, card: i64) -> Reason:
    """A card is taken from somebody, or removed."""
    words: dict[str, str | int] = {"seat": int(other), "card": NAMES[card]}
    words["lost"] = -int(worth.lose(other, card, 1))
    if other == worth.seat:
        return Reason("rids", {"card": NAMES[card], "candies": int(worth.lose(other, card, 1))})
    if s.top.name == "mercenary":
        return Reason("removes", words)
    words["candies"] = int(worth.add(worth.seat, card))
    return Reason("takes", words)


def of_sly(s: CandyEmpire, worth: Worth, other: i64) -> Reason:
    """Snatchers come from one of the richest."""
    number: i64 = min(2, count(s.players[other].loose, SNATCHER))
    words: dict[str, str | int] = {"seat": int(other), "card": NAMES[SNATCHER]}
    words["lost"] = -int(worth.lose(other, SNATCHER, number))
    words["candies"] = int(worth.add_several(worth.seat, SNATCHER, number))
    return Reason("takes", words)


def of_kidnapping(s: CandyEmpire, worth: Worth, card: i64) -> Reason:
    """The candies that the rivals lose together, less what it costs my side."""
    sides: i64 = s.house.sides
    mine: i64 = 0
    theirs: i64 = 0
    other: i64
    for other in range(s.seats):
        lost: i64 = -worth.lose(other, card, count(s.players[other].loose, card))
        if other % sides == worth.seat % sides:
            mine += lost
        else:
            theirs += lost
    return Reason("kidnaps", {"card": NAMES[card], "lost": int(theirs), "candies": int(mine)})


def of_victim(s: CandyEmpire, worth: Worth, seat: i64, action: i64) -> list[Reason]:
    """The candies that a detective takes, or what a block saves and costs."""
    if action >= a.LOSE:
        card: i64 = action - a.LOSE
        return [Reason("least", {"card": NAMES[card], "candies": -int(worth.lose(seat, card, 1))})]
    mine: i64 = s.players[seat].loose + (s.players[seat].safe if s.house.protected_may_pay else 0)
    cost = -int(worth.lose(seat, SNATCHER, min(2, count(mine, SNATCHER))))
    if action == a.PASS:
        return [Reason("block-costs", {"candies": cost})]
    if s.target != seat:
        return [Reason("block-other", {"seat": int(s.target), "lost": cost})]
    if s.wanted >= 0:
        return [Reason("block-saves", {"candies": -int(worth.lose(seat, s.wanted, 1)), "lost": cost})]
    return [Reason("block-hand", {"cards": int(few(s.players[seat].hand)), "lost": cost})]
