"""The counting of candies: on the cards, for buyers and pickpockets, for pairs."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.outcome import Outcome, places_of
from igroteka.games.candy_empire.cards import BUYER, CHARACTERS, PICKPOCKET, SNATCHER, THIEF, count
from igroteka.games.candy_empire.facts import CandyEmpireFacts
from igroteka.games.candy_empire.shapes import Sheet
from igroteka.games.candy_empire.state import CandyEmpire


def on_cards(facts: CandyEmpireFacts, empire: i64) -> i64:
    """The candies printed on the cards, negative ones subtracted. [candies]"""
    total: i64 = 0
    card: i64
    for card in range(CHARACTERS):
        total += facts.candies[card] * (empire >> (4 * card) & 15)
    return total


def of_buyer(facts: CandyEmpireFacts, empire: i64) -> i64:
    """The candies that one buyer, and only one, brings for every thief and snatcher. [buyer]"""
    if not count(empire, BUYER):
        return 0
    return facts.buyer * (count(empire, THIEF) + count(empire, SNATCHER))


def of_pickpockets(facts: CandyEmpireFacts, empire: i64) -> i64:
    """The candies that every two pickpockets bring. [pickpocket]"""
    return facts.pickpockets * (count(empire, PICKPOCKET) // 2)


def pairs(empire: i64, one: i64, other: i64) -> i64:
    """The number of pairs of two characters."""
    return min(count(empire, one), count(empire, other))


def of_pairs(facts: CandyEmpireFacts, empire: i64) -> i64:
    """The candies of every complete pair; a card belongs to one pair only. [pairs]"""
    total: i64 = 0
    for one, other, worth in facts.pairs:
        total += worth * pairs(empire, one, other)
    return total


def candies(facts: CandyEmpireFacts, empire: i64) -> i64:
    """All candies of an empire. [scoring] [R40]"""
    return on_cards(facts, empire) + of_buyer(facts, empire) + of_pickpockets(facts, empire) + of_pairs(facts, empire)


def gain(facts: CandyEmpireFacts, empire: i64, card: i64) -> i64:
    """The candies that one more card of a character brings an empire."""
    total: i64 = facts.candies[card]
    partner: i64 = facts.partner[card]
    if partner >= 0 and count(empire, card) < count(empire, partner):
        total += facts.pair_worth[card]
    if card == BUYER:
        if not count(empire, BUYER):
            total += facts.buyer * (count(empire, THIEF) + count(empire, SNATCHER))
    elif card in (THIEF, SNATCHER):
        if count(empire, BUYER):
            total += facts.buyer
    elif card == PICKPOCKET and count(empire, PICKPOCKET) % 2:
        total += facts.pickpockets
    return total


def empire(s: CandyEmpire, seat: i64) -> i64:
    """All cards of an empire as a bag: protected ones count like the others. [protect]"""
    return s.players[seat].loose + s.players[seat].safe


def sources(facts: CandyEmpireFacts, empire: i64) -> Sheet:
    """The candies of an empire by source."""
    return {
        "candies": int(on_cards(facts, empire)),
        "buyer": int(of_buyer(facts, empire)),
        "pickpockets": int(of_pickpockets(facts, empire)),
        "pairs": int(of_pairs(facts, empire)),
    }


def sheet(s: CandyEmpire, seat: i64) -> dict[str, int]:
    """A player's candies by source, as far as this deck has it, for the end. [two]"""
    parts = sources(s.facts, empire(s, seat))
    out = {"candies": parts["candies"], "buyer": parts["buyer"]}
    if (s.facts.copies_two if s.house.small else s.facts.copies)[PICKPOCKET]:
        out["pickpockets"] = parts["pickpockets"]
    out["pairs"] = parts["pairs"]
    return out


def all_candies(s: CandyEmpire) -> list[int]:
    """The candies of every player."""
    return [int(candies(s.facts, empire(s, seat))) for seat in range(s.seats)]


def points_for(s: CandyEmpire, scores: list[int]) -> list[int]:
    """The points that the places of one game bring in a series: equal players all get the better place.

    [series] [R37]
    """
    order = sorted(set(scores), reverse=True)
    places = [order.index(score) + 1 for score in scores] if s.house.dense else places_of(scores)
    return [s.facts.series_points[place - 1] if place <= len(s.facts.series_points) else 0 for place in places]


def outcome(s: CandyEmpire) -> Outcome:
    """The result: most candies win, in teams together, in a series by points.

    Equal players share the victory. [scoring] [teams] [series] [R38]
    """
    seats = range(int(s.seats))
    if s.house.series:
        row = [{"series": s.points[seat]} for seat in seats]
        return Outcome(s.over, s.points, places_of(s.points), row, shared=True)
    mine, sides = all_candies(s), [seat % int(s.house.sides) for seat in seats]
    totals = [sum(mine[other] for other in seats if sides[other] == side) for side in sides]
    return Outcome(s.over, totals, places_of(totals, sides), [sheet(s, seat) for seat in seats], True, sides)
