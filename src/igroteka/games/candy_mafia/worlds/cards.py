"""Cards as a player may believe them to lie."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.cards import CRIME, LAWYER, TOWN
from igroteka.games.candy_mafia.known import Known
from igroteka.games.candy_mafia.roles.sleepwalker import is_spy
from igroteka.games.candy_mafia.sets import put_aside
from igroteka.games.candy_mafia.state import CandyMafia

# How many deals are tried: the one that fits best what was told is taken.
TRIES: Final = 4


def deal(s: CandyMafia, known: Known, rng: Rng) -> None:
    """Cards: those that were seen or told lie where they must, the others anywhere."""
    pool = s.may_be_held()
    fixed: list[int] = [-1] * s.seats
    order: list[tuple[int, int]] = []
    if known.me >= 0:
        order.append((int(known.me), s.believes[known.me]))
    seen = [other for other in range(s.seats) if s.shown[other] >= 0 and other != known.me]
    order += [(other, s.shown[other]) for other in seen if s.alive >> other & 1 == 0]
    order += [(other, s.shown[other]) for other in seen if s.alive >> other & 1]
    order += [(other, card) for other, card in sorted(known.cards.items()) if s.shown[other] < 0]
    for other, card in order:
        if fixed[other] < 0 and card in pool:
            fixed[other] = card
            pool.remove(card)
        elif fixed[other] < 0 and other != known.me and s.shown[other] >= 0:
            lie_under(s, pool, fixed, other)
    best, least = fixed, 1 << 30
    for _ in range(TRIES):
        rng.shuffle(pool)
        cards = fill(s, known, fixed, put_aside(s.facts, pool, s.house.spare))
        wrong = contradictions(s, known, cards)
        if wrong < least:
            best, least = cards, wrong
        if not wrong:
            break
    s.cards = best
    for special in s.house.specials:
        special.imagine_cards(s, known.me, rng)


def lie_under(s: CandyMafia, pool: list[int], fixed: list[int], seat: int) -> None:
    """Where a card was seen that another has now, there lies one that may lie under another's."""
    for card in pool:
        if s.house.specials[card].may_lie_under_another:
            fixed[seat] = card
            pool.remove(card)
            return


def fill(s: CandyMafia, known: Known, fixed: list[int], pool: list[int]) -> list[int]:
    """The rest of the cards: partners get cards that can be partners."""
    cards, rest = fixed.copy(), pool.copy()
    for other, gang in sorted(known.gangs.items()):
        if cards[other] < 0:
            fitting = [card for card in rest if is_partner(s, card, gang)]
            if fitting:
                cards[other] = fitting[0]
                rest.remove(fitting[0])
    for other in range(s.seats):
        if cards[other] < 0:
            cards[other] = rest.pop()
    return cards


def is_partner(s: CandyMafia, card: int, gang: i64) -> bool:
    """May a player who wakes with this gang hold the card?"""
    if is_spy(s, card):
        return True
    apart = card == LAWYER and s.house.works[card]
    theirs = 1 if s.house.two_gangs and s.facts.triads[card] else 0
    return s.facts.sides_of[card] == CRIME and theirs == gang and not apart


def contradictions(s: CandyMafia, known: Known, cards: list[int]) -> int:
    """How much of what was told only a disguise or a change would explain."""
    wrong = 0
    for row in known.rows:
        kind, a, b = row[k.KIND], row[k.FIRST], row[k.SECOND]
        if kind == k.CHECKED:
            wrong += s.facts.sides_of[cards[a]] != b
        elif kind == k.IS_TOWN:
            wrong += (s.facts.sides_of[cards[a]] == TOWN) != (row[k.VALUE] == 1)
        elif kind == k.COMPARED:
            same = (s.facts.sides_of[cards[a]] == TOWN) == (s.facts.sides_of[cards[b]] == TOWN)
            wrong += same != (row[k.VALUE] == 1)
    if known.me >= 0 and known.gangs and known.side == CRIME:
        for other in range(s.seats):
            stranger = other != known.me and other not in known.gangs and s.shown[other] < 0
            wrong += stranger and is_partner(s, cards[other], known.gang) and not is_spy(s, cards[other])
    return int(wrong)
