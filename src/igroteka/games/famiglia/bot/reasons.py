"""Why a turn is a good one, in the words of the game: each reason is counted from open cards, none is guessed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.bots.hint import Reason
from igroteka.games.famiglia import actions as a
from igroteka.games.famiglia.bot.card_values import standing
from igroteka.games.famiglia.bot.reachable import reachable
from igroteka.games.famiglia.cards import KINDS, count, name, worth
from igroteka.games.famiglia.paying import payments, price
from igroteka.games.famiglia.state import NO_CARD, Famiglia

HINTS: Final = (
    "wins",
    "draws",
    "ahead",
    "lowered",
    "exchanged",
    "points",
    "denies",
    "pair",
    "richest",
    "nobody",
    "opens",
    "clears",
    "one-more",
    "waits",
    "stays",
    "alone",
    "prepares",
    "lowers",
)


def reasons(s: Famiglia, seat: i64, choices: list[int]) -> list[Reason]:
    """What the last answer of the turn brings, and the purpose of the answers before it."""
    before = s.clone()
    for action in choices[:-1]:
        before.advance(seat, action)
    last: i64 = choices[-1]
    out = ending(before, seat, last)
    if a.RECRUIT <= last <= a.AMOUNT:
        return out + recruiting(s, before, seat, last)
    if a.STOP < last < a.NO_ACCOUNTANT:
        return out + refreshing(before, seat, a.kind20(last - a.DISCARD))
    return out or [unfinished(s, last)]


def unfinished(s: Famiglia, last: i64) -> Reason:
    """A turn that ends without a card, or that cannot be foreseen to its end."""
    if last == a.STOP:
        return Reason("stays")
    if last == a.PASS:
        return Reason("waits" if any(reachable(s, kind) for kind in on_street(s)) else "nobody")
    if last in (a.NO_ACCOUNTANT, a.NO_BRUTE):
        return Reason("alone")
    return Reason("prepares" if last < a.NO_BRUTE else "lowers")


def ending(before: Famiglia, seat: i64, last: i64) -> list[Reason]:
    """The game ends with this answer, or would with a second pass. [early-end] [end]"""
    after = before.clone()
    after.advance(seat, last)
    ahead = standing(after, seat)
    words = {"lead": int(lead(after, seat))}
    if after.over:
        return [Reason("wins", words)] if ahead > 0 else [Reason("draws")] if ahead == 0 else []
    return [Reason("ahead", words)] if last == a.PASS and ahead > 0 else []


def lead(s: Famiglia, seat: i64) -> i64:
    """The seat's lead in points."""
    points = s.facts.points
    mine = worth(s.hand(seat), points) + worth(s.area(seat), points)
    return mine - worth(s.hand(1 - seat), points) - worth(s.area(1 - seat), points)


def recruiting(s: Famiglia, before: Famiglia, seat: i64, last: i64) -> list[Reason]:
    """The discount that others made, the worth of the card, and the loss of the rival who does not get it.

    [recruit] [pair]
    """
    kind: i64 = (last - a.RECRUIT) // (2 * a.PAYMENTS)
    points: i64 = s.facts.points[kind]
    card: dict[str, str | int] = {"card": name(int(kind))}
    out: list[Reason] = []
    cost = price(before, last)
    if kind == before.threatened and cost < kind % 5 and s.threatened == NO_CARD:
        out.append(Reason("lowered", {**card, "cost": int(cost)}))
    if not pays(s, s.hand(seat), kind, cost) and pays(before, before.hand(seat), kind, cost):
        out.append(Reason("exchanged", card))
    if points:
        richer = any(points < s.facts.points[other] and reachable(s, other) for other in on_street(s))
        out.append(Reason("points" if richer else "richest", {**card, "points": int(points)}))
    # A rival's hand that the table hides is not told here either.
    if not s.house.hidden and kind % 5 and pays(before, before.hand(1 - seat), kind, kind % 5):
        out.append(Reason("denies", card))
    if kind % 5 < 4 and count(before.hand(seat), kind):
        out.append(Reason("pair", {**card, "next": name(int(kind) + 1)}))
    return out or [Reason("one-more", {**card, "cost": int(cost)})]


def refreshing(s: Famiglia, seat: i64, kind: i64) -> list[Reason]:
    """The card that the street lacks, the cards that come, and the card that goes. [refresh]"""
    out: list[Reason] = []
    if not any(reachable(s, other) for other in on_street(s)):
        out.append(Reason("nobody"))
    out.append(Reason("opens", {"card": name(int(kind)), "cards": int(kind % 5)}))
    if not s.house.hidden and pays(s, s.hand(1 - seat), kind, kind % 5):
        out.append(Reason("clears", {"card": name(int(kind))}))
    return out


def on_street(s: Famiglia) -> list[int]:
    """The kinds that lie on the street."""
    return [kind for kind in range(KINDS) if count(s.street, kind)]


def pays(s: Famiglia, hand: i64, kind: i64, cost: i64) -> bool:
    """Can this hand pay this cost for the card, without anybody's help?"""
    ways: list[int] = []
    payments(s, ways, hand, kind, 0, cost)
    return len(ways) > 0
