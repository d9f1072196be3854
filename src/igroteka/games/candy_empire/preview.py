"""What a choice would bring, as far as everybody can count it: what a button promises, a table must keep."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.games.candy_empire import cards as c
from igroteka.games.candy_empire.cards import CHARACTERS, NAMES, SNATCHER, count, few, one
from igroteka.games.candy_empire.empire import some_for_mercenary, some_for_policeman
from igroteka.games.candy_empire.score import candies, empire, sources
from igroteka.games.candy_empire.shapes import Sheet
from igroteka.games.candy_empire.state import CandyEmpire
from igroteka.games.candy_empire.steps.abilities import enough_for_boss
from igroteka.games.candy_empire.steps.detective import victims


def characters(s: CandyEmpire) -> list[int]:
    """The characters of this deck. [two] [no-limits]"""
    copies = s.facts.copies_two if s.house.small else s.facts.copies
    return [card for card in range(CHARACTERS) if copies[card]]


def gains(s: CandyEmpire, seat: int) -> dict[str, Sheet]:
    """By character, the change of a player's candies with one more such card. [scoring]"""
    mine = int(empire(s, seat))
    now = sources(s.facts, mine)
    out: dict[str, Sheet] = {}
    for card in characters(s):
        then = sources(s.facts, mine + one(card))
        out[NAMES[card]] = {
            "candies": then["candies"] - now["candies"],
            "buyer": then["buyer"] - now["buyer"],
            "pickpockets": then["pickpockets"] - now["pickpockets"],
            "pairs": then["pairs"] - now["pairs"],
        }
    return out


def lost(s: CandyEmpire, seat: int, card: i64, number: i64) -> int:
    """The change of a player's candies without some cards of a character. [scoring]"""
    mine: i64 = empire(s, seat)
    return int(candies(s.facts, mine - number * one(card)) - candies(s.facts, mine))


def price(s: CandyEmpire, seat: int) -> int:
    """The change of a player's candies when two snatchers pay for a block. [block]"""
    return lost(s, seat, SNATCHER, 2)


def kidnaps(s: CandyEmpire) -> dict[str, list[int]]:
    """By character, the change of everybody's candies if it is kidnapped now. [kidnapper]"""
    return {
        NAMES[card]: [lost(s, seat, card, count(s.players[seat].loose, card)) for seat in range(int(s.seats))]
        for card in range(CHARACTERS)
        if not s.banned_now(card)
    }


def idle(s: CandyEmpire) -> list[str]:
    """Characters whose ability would surely find nothing if the current player played them now. [R4] [R19] [R23]"""
    seat = s.current
    alone = few(s.players[seat].hand) < 2 and s.house.own_hand_counts
    nothing = {
        c.MERCENARY: not (count(s.players[seat].loose, c.MERCENARY) or some_for_mercenary(s, seat)),
        c.POLICEMAN: not some_for_policeman(s, seat),
        c.BOSS: not enough_for_boss(s),
        c.JUDGE: s.left == 0,
        c.KIDNAPPER: alone or any(not s.players[other].hand for other in range(int(s.seats)) if other != seat),
        c.DETECTIVE: not victims(s),
    }
    return [NAMES[card] for card, found in nothing.items() if found]
