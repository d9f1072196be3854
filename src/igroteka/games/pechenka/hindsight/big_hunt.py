"""«Большая охота»: which lie was certain, whether the target was, and who could see through my own lie."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.bits import bits
from igroteka.games.pechenka import actions as a
from igroteka.games.pechenka.cards import NAMES, ROLES, at, hunter_of, prey_of
from igroteka.games.pechenka.hindsight.known import BARRED, CHANCE, MISSED, USED, Known


def declaring(known: Known, slot: i64, character: i64) -> None:
    """A character is declared: a player who has that role knows that I lie. [declare] [R19]"""
    s = known.s
    if known.own()[slot] == character:
        return
    words: dict[str, object] = {"card": NAMES[character]}
    if s.house.out >= 0 and at(s.roles, s.house.out) == character:
        known.find(MISSED, "lie-plain", words)
        return
    if character in known.own():
        known.find(USED, "lie-safe", words)
        return
    # The number of deals in which somebody has it.
    words["ways"] = sum(known.ways[place][character] for place in known.hidden() if place < s.house.target)
    safer = any(hidden_lie(known, action) for action in s.legal(known.seat))
    known.find(CHANCE, "lie-worse" if safer else "lie-guess", words)


def hidden_lie(known: Known, action: i64) -> bool:
    """Does this action declare my other role, which nobody else can have, on this card? [two-players]"""
    slot, character = (action - a.DECLARE) // ROLES, (action - a.DECLARE) % ROLES
    return character in known.own() and known.own()[slot] != character


def acting(known: Known, action: i64) -> None:
    """A role is opened or the exclusion looked at: a lie that is certain is a certain coin. [act] [R16] [R17]"""
    s = known.s
    doubts: dict[int, int] = {
        place: known.total - known.ways[place][at(s.declared, place) - 1]
        for place in known.hidden()
        if place < s.house.target and at(s.opened, place) == 0
    }
    if not doubts:  # only the exclusion was left to look at
        return
    best = max(doubts.values())
    opens = -1 if action == a.PEEK else int((action - a.OPEN) // 2 * s.house.slots + (action - a.OPEN) % 2)
    if best == known.total:
        caught = doubts.get(opens) == best
        place = opens if caught else known.most(doubts)[0]
        known.find(USED if caught else MISSED, "lie-caught" if caught else "lie-spared", covered(known, place))
    elif opens < 0:
        possible = [role for role, ways in enumerate(known.ways[s.house.excluded]) if ways]
        known.find(CHANCE, "peek", {"roles": len(possible), "best": best})
    else:
        known.find(CHANCE, "open-guess", {**covered(known, opens), "ways": best})


def covered(known: Known, place: i64) -> dict[str, object]:
    """A covered role card in words."""
    slots = known.s.house.slots
    card = NAMES[at(known.s.declared, place) - 1]
    return {"owner": int(place // slots), "slot": int(place % slots) + 1, "slots": int(slots), "card": card}


def hunting(known: Known, card: i64) -> None:
    """A card goes hunting: does it hunt the target? [hunt] [hunt-coins]"""
    target = known.ways[known.s.house.target]
    hunts: dict[int, int] = {one: target[prey_of(one, ROLES)] for one in bits(known.s.hand(known.seat))}
    mine = hunts[int(card)]
    words: dict[str, object] = {"card": NAMES[card]}
    if known.total in target:
        sure = target.index(known.total)
        hunter = hunter_of(sure, ROLES)
        words.update({"target": NAMES[sure], "hunter": NAMES[hunter], "safe": safe(known, hunter)})
        if mine:
            known.find(USED, "hunt-right", words)
        elif hunter in hunts:
            known.find(MISSED, "hunt-astray", words)
        else:
            known.find(BARRED, "hunt-barred", words)
        return
    if mine:
        known.find(CHANCE, "hunt-guess", {**words, "ways": mine})
    else:
        best = known.most(hunts)
        words.update({"cards": [NAMES[one] for one in best], "best": hunts[best[0]]})
        known.find(MISSED, "hunt-wasted", words)
    if safe(known, card):
        known.find(USED, "hunt-safe", {"card": NAMES[card], "hunter": NAMES[hunter_of(card, ROLES)]})


def safe(known: Known, card: i64) -> bool:
    """Have all other players declared away the card that could eliminate this one? [R20]"""
    hunter = hunter_of(card, ROLES)
    return not any((known.s.hand(other) >> hunter) & 1 for other in known.others)
