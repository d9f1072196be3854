"""The action space: 508 numbers, and what each of them says; the modest answer of each kind comes first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.description import Description
from igroteka.games.candy_mafia.cards import CARDS, NAMES

MOST_SEATS: Final = 20
NOBODY_PICKED: Final = 0
YES: Final = 1
PICK: Final = 2  # + seat
KILL: Final = 22  # + seat: instead of a check
TAKE: Final = 42  # + seat: instead of going there
PAIR: Final = 62  # + number of the pair
VOTE_NOBODY: Final = 252
VOTE: Final = 253  # + seat
HAND_DOWN: Final = 273
HAND_UP: Final = 274
SAY_NOTHING: Final = 275
CLAIM: Final = 276  # + card
REPORT: Final = 327  # + 3 * seat + side
ACCUSE: Final = 387  # + seat
VOUCH: Final = 407  # + seat
WRITE_NOTHING: Final = 427
WRITE: Final = 428  # + sign
ACTIONS: Final = 508

LETTERS: Final = (
    "a be ve ge de ie io zhe ze i short-i ka el em en o pe er es te u ef kha tse che sha shcha hard yery soft e yu ya"
)
MARKS: Final = "question exclamation plus minus equals left right up down circle cross"
# What the spirits may write: the letters of both alphabets, digits, and a few marks.
SIGNS: Final = (
    *(f"sign-{letter}" for letter in LETTERS.split()),
    *(f"sign-latin-{letter}" for letter in "abcdefghijklmnopqrstuvwxyz"),
    *(f"sign-{digit}" for digit in range(10)),
    *(f"sign-{mark}" for mark in MARKS.split()),
)
REPORTED: Final = ("town", "crime", "loner")
# Seats of each pair, in order.
PAIRS: Final = tuple((one, other) for one in range(MOST_SEATS) for other in range(one + 1, MOST_SEATS))
# Verbs about one seat: where they begin and what they are called.
ABOUT_A_SEAT: Final = (
    (PICK, "pick"),
    (KILL, "kill"),
    (TAKE, "take"),
    (VOTE, "vote"),
    (ACCUSE, "accuse"),
    (VOUCH, "vouch"),
)
# Whole notations, and their verbs.
WHOLE: Final = {
    NOBODY_PICKED: ("pick nobody", "nobody"),
    YES: ("yes", "yes"),
    VOTE_NOBODY: ("vote nobody", "vote-nobody"),
    HAND_DOWN: ("hand down", "hand-down"),
    HAND_UP: ("hand up", "hand-up"),
    SAY_NOTHING: ("say nothing", "say-nothing"),
    WRITE_NOTHING: ("write nothing", "write-nothing"),
}


def pair(one: i64, other: i64) -> i64:
    """Two different seats, in any order."""
    low: i64 = one if one < other else other
    high: i64 = other if one < other else one
    return PAIR + low * (2 * MOST_SEATS - 1 - low) // 2 + high - low - 1


def targets(action: i64) -> tuple[int, int]:
    """The one or two players whom an answer names; -1: none."""
    if PICK <= action < PAIR:
        return int(action - PICK) % MOST_SEATS, -1
    if PAIR <= action < VOTE_NOBODY:
        return PAIRS[action - PAIR]
    return -1, -1


def describe(action: int) -> Description:
    """What the action is called, seats counted from 1, what it does, and the things in the view that it touches."""
    if action in WHOLE:
        return Description(*WHOLE[action])
    for first, verb in ABOUT_A_SEAT:
        if first <= action < first + MOST_SEATS:
            seat = action - first
            return Description(f"{verb} {seat + 1}", verb, {"seat": seat}, [f"seats.{seat}"])
    if PAIR <= action < VOTE_NOBODY:
        one, other = PAIRS[action - PAIR]
        touches = [f"seats.{one}", f"seats.{other}"]
        return Description(f"pick {one + 1}+{other + 1}", "pair", {"seat": one, "other": other}, touches)
    if CLAIM <= action < CLAIM + CARDS:
        name = NAMES[action - CLAIM]
        return Description(f"claim {name}", "claim", {"card": name}, [f"cast.{name}"])
    if REPORT <= action < ACCUSE:
        seat, number = divmod(action - REPORT, 3)
        side = REPORTED[number]
        return Description(f"report {seat + 1} {side}", f"report-{side}", {"seat": seat}, [f"seats.{seat}"])
    sign = SIGNS[action - WRITE]
    return Description(f"write {sign.removeprefix('sign-')}", "write", {"sign": sign}, [f"sheet.{sign}"])


# What each action is called: made once, for a view tells all that was said.
NOTATIONS: Final = [describe(action).notation for action in range(ACTIONS)]
