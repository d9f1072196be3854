"""The action space: 489 numbers, and what each of them says."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.description import Description
from igroteka.games.famiglia.cards import KINDS, name

STOP: Final = 0
DISCARD: Final = 1
NO_ACCOUNTANT: Final = 17
ACCOUNTANT: Final = 17  # + value
TAKE_BACK: Final = 22
ENOUGH: Final = 42
GIVE: Final = 43
NO_BRUTE: Final = 63
BRUTE: Final = 63  # + value
THREATEN: Final = 68
PASS: Final = 84
RECRUIT: Final = 85
AMOUNT: Final = 484  # + how much
ACTIONS: Final = 489

FREE: Final = 0
PAIR: Final = 1
PAYMENTS: Final = 10


def kind20(number: i64) -> i64:
    """The kind with this number among those of value 1 to 4."""
    return number + number // 4 + 1


def recruit(kind: i64, lowered: i64, payment: i64) -> i64:
    """Recruit a street card; a payment of 2m keeps the card and lays down Mercenary m, 2m+1 the other way round."""
    return RECRUIT + kind * 20 + lowered * 10 + payment


def notation(action: int) -> str:
    """The action in a few plain words."""
    if action == STOP:
        return "stop"
    if action < NO_ACCOUNTANT:
        return f"discard {name(int(kind20(action - DISCARD)))}"
    if action == NO_ACCOUNTANT:
        return "no accountant"
    if action < TAKE_BACK:
        return f"accountant {action - ACCOUNTANT}"
    if action < ENOUGH:
        return f"take back {name(action - TAKE_BACK)}"
    if action == ENOUGH:
        return "enough"
    if action < NO_BRUTE:
        return f"give {name(action - GIVE)}"
    if action == NO_BRUTE:
        return "no brute"
    if action < THREATEN:
        return f"brute {action - BRUTE}"
    if action < PASS:
        return f"threaten {name(int(kind20(action - THREATEN)))}"
    if action == PASS:
        return "pass"
    if action > AMOUNT:
        return f"lower by {action - AMOUNT}"
    kind, rest = divmod(action - RECRUIT, 2 * PAYMENTS)
    lowered, payment = divmod(rest, PAYMENTS)
    return f"recruit {'lowered ' if lowered else ''}{name(kind)} {_payment(payment)}"


def _payment(payment: int) -> str:
    if payment == FREE:
        return "free"
    if payment == PAIR:
        return "with pair"
    return f"with M{payment // 2} keep {'mercenary' if payment % 2 else 'card'}"


def describe(action: int) -> Description:
    """What the action does, and the things in the view that it touches."""
    if action == STOP:
        return Description("stop", {}, [])
    if action < NO_ACCOUNTANT:
        return _about("discard", "street", int(kind20(action - DISCARD)))
    if action == NO_ACCOUNTANT:
        return Description("no-accountant", {}, [])
    if action < TAKE_BACK:
        return _about("accountant", "hand", 5 + action - ACCOUNTANT)
    if action < ENOUGH:
        return _about("take-back", "area", action - TAKE_BACK)
    if action == ENOUGH:
        return Description("enough", {}, [])
    if action < NO_BRUTE:
        return _about("give", "hand", action - GIVE)
    if action == NO_BRUTE:
        return Description("no-brute", {}, [])
    if action < THREATEN:
        return _about("brute", "hand", 10 + action - BRUTE)
    if action < PASS:
        return _about("threaten", "street", int(kind20(action - THREATEN)))
    if action == PASS:
        return Description("pass", {}, [])
    if action > AMOUNT:
        return Description("lower-by", {"amount": action - AMOUNT}, [])
    kind, rest = divmod(action - RECRUIT, 2 * PAYMENTS)
    lowered, payment = divmod(rest, PAYMENTS)
    touches = [f"street.{name(kind)}{'.lowered' if lowered else ''}"]
    words: dict[str, str | int] = {"card": name(kind), "lowered": bool(lowered)}
    if payment == FREE:
        return Description("recruit-free", words, touches)
    if payment == PAIR:
        return Description("recruit-pair", words, touches)
    joker = f"M{payment // 2}"
    words["joker"] = joker
    return Description(f"recruit-keep-{'joker' if payment % 2 else 'card'}", words, [*touches, f"hand.{joker}"])


def _about(verb: str, zone: str, kind: int) -> Description:
    return Description(verb, {"card": name(kind)}, [f"{zone}.{name(kind)}"])


assert RECRUIT + KINDS * 2 * PAYMENTS == AMOUNT + 1
