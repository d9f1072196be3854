"""What each viewer may see of the table."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.event import MODERATOR
from igroteka.games.famiglia import actions as a
from igroteka.games.famiglia.cards import (
    KINDS,
    MERCENARIES,
    bag_of,
    cards,
    count,
    kind_named,
    kind_of,
    name,
    names,
    size,
    worth,
)
from igroteka.games.famiglia.facts import priced
from igroteka.games.famiglia.idle import accountant_idle, brute_idle, declining, refresh_idle
from igroteka.games.famiglia.paying import payments
from igroteka.games.famiglia.score import points
from igroteka.games.famiglia.shapes import Idle, Look, Side, StreetCard
from igroteka.games.famiglia.state import Famiglia

OBSERVATION = 8 * KINDS + 14


def look(s: Famiglia, viewer: i64) -> Look:
    """The open table; a rival's hand only as a number of cards if the players want it so. [R1] [R29] [R33]"""
    lies = street(s)
    seats: list[Side] = []
    for seat in (0, 1):
        seen = not s.house.hidden or viewer in (seat, MODERATOR) or s.over != ""
        row: Side = {"area": names(s.area(seat)), "hand_size": int(size(s.hand(seat))), "idle": idle(s, seat, seen)}
        if seen:
            row["hand"] = names(s.hand(seat))
            row["points"] = points(s, seat)
            row["pays"] = [to_show(s, seat, card) for card in lies]
            if seat == s.current and s.top.name in ("take-back", "give"):
                row["may_give"] = may_give(s, seat)
            row["declining"] = declining(s, seat)
        else:
            row["area_points"] = int(worth(s.area(seat), s.facts.points))
        seats.append(row)
    return {
        "street": lies,
        "deck": int(s.deck_size) + len(s.under),
        "under": [name(card) for card in s.under],
        "discard": names(s.discard),
        "passage": int(s.passage),
        "removed_to": "discard" if s.passage == 1 else "under",
        "last_round": s.passage > 2,
        "starter": int(s.starter),
        "current": int(s.current),
        "passes": int(s.passes),
        "seats": seats,
        # Cards that the Accountant may still fetch, cards that must go back for those fetched, the Brute at work.
        "may_take": int(s.limit - s.owed) if s.limit else 0,
        "must_give": int(s.owed),
        "brute": int(s.brute),
        "stays": name(s.locked) if s.locked >= 0 else "",
    }


def idle(s: Famiglia, seat: i64, seen: bool) -> Idle:
    """Why parts of the turn would be skipped; reasons that rest on a hidden hand only for those who see it."""
    why: Idle = {"street": refresh_idle(s)}
    if seen:
        why["accountant"] = accountant_idle(s, seat)
        why["brute"] = brute_idle(s, seat)
    return why


def may_give(s: Famiglia, seat: i64) -> list[str]:
    """The cards of the hand whose turn in the order of the exchange has not passed. [exchange] [R15]"""
    passed: i64 = 3 * s.last if s.top.name == "give" else 0
    return names(s.hand(seat) >> passed << passed)


def to_show(s: Famiglia, seat: i64, card: StreetCard) -> list[str]:
    """The two cards with which the player could pay now, a pair before the weakest Mercenary."""
    kind: i64 = kind_named(card["card"])
    ways: list[int] = []
    payments(s, ways, s.hand(seat), kind, 0, card["cost"])
    payment: i64 = ways[0] - a.recruit(kind, 0, 0) if ways else a.FREE
    if payment == a.FREE:
        return []
    return [card["pair"], card["pair"] if payment == a.PAIR else name(kind_of(MERCENARIES, payment // 2))]


def street(s: Famiglia) -> list[StreetCard]:
    """The street, each card with its present cost; of equal cards only the threatened one costs less. [R18]"""
    row: list[StreetCard] = []
    lowered = int(s.threatened) if s.top.name == "recruit" else -1
    for kind in cards(s.street):
        if kind == lowered:
            card = priced(kind, s.facts.points[kind], int(s.cost))
            card["lowered"] = True
            row.append(card)
            lowered = -1
        else:
            row.append(s.facts.priced[kind].copy())
    return row


def all_see_alike(s: Famiglia) -> bool:
    """Is everything open but the order of the deck, as with open hands, and at the end?"""
    return not s.house.hidden or s.over != ""


def observe(s: Famiglia, seat: i64) -> list[int]:
    """The observation: counts of every kind in every zone, my own first, then the numbers of the turn."""
    other = 1 - seat
    mine, theirs = (s.hand(seat), s.area(seat)), (s.hand(other), s.area(other))
    bags = (*mine, *theirs, s.street, s.discard, s.deck, bag_of(s.under))
    return [
        *[int(count(bag, kind)) for bag in bags for kind in range(KINDS)],
        s.facts.step_numbers.get(s.top.name, 0),
        1 if s.current == seat else 0,
        1 if s.starter == seat else 0,
        int(s.passage),
        int(s.passes),
        int(s.deck_size),
        len(s.under),
        int(s.refreshed),
        int(s.limit),
        int(s.owed),
        int(s.last),
        int(s.brute),
        int(s.threatened) + 1,
        int(s.cost),
    ]
