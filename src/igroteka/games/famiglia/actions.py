"""The action space: 489 numbers, and what each of them says."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.description import Description
from igroteka.games.famiglia.cards import ACCOUNTANTS, BRUTES, KINDS, kind_of, name

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


# Answers that name no card.
PLAIN: Final = {STOP: "stop", NO_ACCOUNTANT: "no accountant", ENOUGH: "enough", NO_BRUTE: "no brute", PASS: "pass"}
# Answers that name one: what is done with it, where in the view it lies, and its kind.
OF_A_CARD: Final[dict[int, tuple[str, str, int]]] = {
    **{DISCARD + number: ("discard", "street", int(kind20(number))) for number in range(16)},
    **{ACCOUNTANT + value: ("accountant", "hand", int(kind_of(ACCOUNTANTS, value))) for value in range(1, 5)},
    **{TAKE_BACK + kind: ("take back", "area", kind) for kind in range(KINDS)},
    **{GIVE + kind: ("give", "hand", kind) for kind in range(KINDS)},
    **{BRUTE + value: ("brute", "hand", int(kind_of(BRUTES, value))) for value in range(1, 5)},
    **{THREATEN + number: ("threaten", "street", int(kind20(number))) for number in range(16)},
}


def recruit(kind: i64, lowered: i64, payment: i64) -> i64:
    """Recruit a street card; a payment of 2m keeps the card and lays down Mercenary m, 2m+1 the other way round."""
    return RECRUIT + kind * 20 + lowered * 10 + payment


def describe(action: int) -> Description:
    """What the action is called and does, and the things in the view that it touches."""
    if action in PLAIN:
        return Description(PLAIN[action], PLAIN[action].replace(" ", "-"))
    if action in OF_A_CARD:
        verb, zone, kind = OF_A_CARD[action]
        # Of an Accountant and a Brute the value says enough.
        called = str(kind % 5) if verb in ("accountant", "brute") else name(kind)
        return Description(f"{verb} {called}", verb.replace(" ", "-"), {"card": name(kind)}, [f"{zone}.{name(kind)}"])
    if action > AMOUNT:
        return Description(f"lower by {action - AMOUNT}", "lower-by", {"amount": action - AMOUNT})
    return _recruiting(action)


def _recruiting(action: int) -> Description:
    kind, rest = divmod(action - RECRUIT, 2 * PAYMENTS)
    lowered, payment = divmod(rest, PAYMENTS)
    notation = f"recruit {'lowered ' if lowered else ''}{name(kind)}"
    touches = [f"street.{name(kind)}{'.lowered' if lowered else ''}"]
    words: dict[str, str | int] = {"card": name(kind), "lowered": bool(lowered)}
    if payment == FREE:
        return Description(f"{notation} free", "recruit-free", words, touches)
    if payment == PAIR:
        return Description(f"{notation} with pair", "recruit-pair", words, touches)
    joker = f"M{payment // 2}"
    words["joker"] = joker
    notation += f" with {joker} keep {'mercenary' if payment % 2 else 'card'}"
    return Description(
        notation, f"recruit-keep-{'joker' if payment % 2 else 'card'}", words, [*touches, f"hand.{joker}"]
    )


assert RECRUIT + KINDS * 2 * PAYMENTS == AMOUNT + 1
