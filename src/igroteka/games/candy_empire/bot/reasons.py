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
    "fetches",
    "least",
    "block-saves",
    "block-hand",
    "block-costs",
)


def reasons(s: CandyEmpire, seat: i64, choices: list[int]) -> list[Reason]:
    """The reasons for the answers of a turn, those for the first answer first."""
    turn = s.clone()
    turn.remember()
    out: list[Reason] = []
    for number, action in enumerate(choices):
        out += of_answer(turn, Worth(turn, seat), seat, action)
        if number + 1 < len(choices):
            turn.advance(seat, action)
    return out


def of_answer(s: CandyEmpire, worth: Worth, seat: i64, action: i64) -> list[Reason]:
    """The reasons for one answer."""
    if s.who == SEVERAL:
        return of_victim(s, worth, seat, action)
    if action < a.CAST:
        return of_play(s, worth, action)
    if action == a.CAST_LAWYER:
        return of_lawyer(s, worth)
    if a.DROP <= action < a.PROTECT:
        return spent(s, worth, action - a.DROP)
    if a.PROTECT <= action < a.TARGET:
        return [saves(s, worth, (action - a.PROTECT) % CHARACTERS)]
    if a.TARGET <= action < a.SKIP:
        return [of_aim(s, worth, (action - a.TARGET) // CHARACTERS, (action - a.TARGET) % CHARACTERS)]
    if a.NAME <= action < a.PICK:
        return [of_kidnapping(s, worth, action - a.NAME)]
    if a.PICK <= action < a.BACK:
        return of_play(s, worth, action - a.PICK)
    if s.top.name == "sly":
        return [of_sly(s, worth, action - a.PLAYER)]
    return []


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


def spent(s: CandyEmpire, worth: Worth, card: i64) -> list[Reason]:
    """The candies saved by dropping a card that would cost candies."""
    brings = int(worth.add(worth.seat, card))
    if s.banned_now(card) or brings >= 0:
        return []
    return [Reason("costs", {"card": NAMES[card], "candies": -brings})]


def saves(s: CandyEmpire, worth: Worth, card: i64) -> Reason:
    """What the loss of a card would cost, and how many unseen cards could take it."""
    lost = -int(worth.lose(worth.seat, card, 1))
    return Reason("saves", {"card": NAMES[card], "candies": lost, "cards": takers(s, worth.seat, card)})


def takers(s: CandyEmpire, seat: i64, card: i64) -> int:
    """The number of cards, seen nowhere by the seat, that could take this one out of an empire."""
    notes = s.notes[seat]
    number: i64 = notes.unseen(c.THIEF)
    if card != c.KIDNAPPER:
        number += notes.unseen(c.MERCENARY)
    if not s.banned_now(card):
        number += notes.unseen(c.KIDNAPPER)
    if card == SNATCHER or card == c.PICKPOCKET:
        number += notes.unseen(c.POLICEMAN)
    if card == SNATCHER:
        number += notes.unseen(c.SLY)
    if card == c.BOSS or card == c.THIEF or card == c.BUYER:
        number += notes.unseen(c.DETECTIVE)
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
        return []
    if s.wanted >= 0:
        return [Reason("block-saves", {"candies": -int(worth.lose(seat, s.wanted, 1)), "lost": cost})]
    return [Reason("block-hand", {"cards": int(few(s.players[seat].hand)), "lost": cost})]
