"""Every reason that a step can give, and the clause it rests on."""

from __future__ import annotations

import pytest

import igroteka
from igroteka.core.state import State
from tests.games.famiglia.table import play, table
from tests.games.refusals import reasons, refuses

NO_JOKERS: dict[str, object] = {"merc_for_merc": False}
ONLY_WITHOUT_A_PAIR: dict[str, object] = {"merc_with_pair": False}
UP_TO: dict[str, object] = {"brute_reduction": "up_to"}


def after(s: State, *moves: str) -> State:
    """The position after these moves."""
    play(s, *moves)
    return s


def exchange() -> State:
    """Accountant 2 is on the table; M1, M2 and M3 lie in the area."""
    return after(table(street="I0 M4", hands=("A2 I1", ""), areas=("M1 M2 M3", "")), "accountant 2")


def scared(street: str = "I3 A0", brute: int = 1, hand: str = "I1 I1 I2 I2 M1 M4") -> State:
    """A Brute has scared I3."""
    return after(table(street=street, hands=(f"B{brute} {hand}", "")), f"brute {brute}", "threaten I3")


def recruit(hand: str, street: str = "I3 A0", options: dict[str, object] | None = None) -> State:
    """The last part of the turn."""
    return table(street=street, hands=(hand, ""), step="recruit", options=options)


def lower(brute: int, card: str) -> State:
    """The player is asked by how much."""
    s = table(street=f"{card} A0", hands=(f"B{brute}", ""), options=UP_TO)
    return after(s, f"brute {brute}", f"threaten {card}")


CASES = [
    ("Refresh", "not-on-street", "refresh", lambda: table(street="I1 A4"), "discard M3"),
    (
        "Accountant",
        "not-in-hand",
        "accountant",
        lambda: table(street="I0", hands=("A2", ""), areas=("M1", "")),
        "accountant 3",
    ),
    ("TakeBack", "take-one-first", "exchange", exchange, "enough"),
    ("TakeBack", "not-in-area", "exchange", exchange, "take back I1"),
    ("TakeBack", "just-played", "exchange", exchange, "take back A2"),
    ("TakeBack", "out-of-order", "exchange", lambda: after(exchange(), "take back M2"), "take back M1"),
    ("Give", "not-in-hand", "exchange", lambda: after(exchange(), "take back M1", "enough"), "give M3"),
    (
        "Give",
        "out-of-order",
        "exchange",
        lambda: after(exchange(), "take back M1", "take back M3", "give M1"),
        "give I1",
    ),
    ("Give", "too-few-left", "exchange", lambda: after(exchange(), "take back M1", "take back M3"), "give M3"),
    ("Brute", "not-in-hand", "brute", lambda: table(street="I0 A1", hands=("B1", "")), "brute 2"),
    (
        "Threaten",
        "not-on-street",
        "brute",
        lambda: after(table(street="I0 A1", hands=("B1", "")), "brute 1"),
        "threaten I4",
    ),
    ("Lower", "brute-too-weak", "brute", lambda: lower(2, "I4"), "lower by 3"),
    ("Lower", "below-zero", "brute", lambda: lower(4, "I2"), "lower by 3"),
    ("Lower", "below-zero", "brute", lambda: lower(3, "I2"), "lower by 3"),
    ("Recruit", "not-on-street", "recruit", lambda: recruit("I0 I0"), "recruit I1 with pair"),
    ("Recruit", "not-threatened", "recruit", lambda: recruit("I2 I2"), "recruit lowered I3 with pair"),
    ("Recruit", "only-lowered", "recruit", scared, "recruit I3 with pair"),
    ("Recruit", "not-free", "recruit", lambda: recruit("I2 I2"), "recruit I3 free"),
    ("Recruit", "not-free", "recruit", scared, "recruit lowered I3 free"),
    ("Recruit", "is-free", "recruit", lambda: recruit("I2 I2"), "recruit A0 with pair"),
    ("Recruit", "is-free", "recruit", lambda: scared(brute=3), "recruit lowered I3 with pair"),
    ("Recruit", "no-pair", "recruit", lambda: recruit("I2"), "recruit I3 with pair"),
    ("Recruit", "joker-too-weak", "recruit", lambda: recruit("I2 M2"), "recruit I3 with M2 keep card"),
    ("Recruit", "joker-too-weak", "recruit", scared, "recruit lowered I3 with M1 keep card"),
    ("Recruit", "no-joker", "recruit", lambda: recruit("I2"), "recruit I3 with M3 keep card"),
    ("Recruit", "no-partner", "recruit", lambda: recruit("M3 M4"), "recruit I3 with M3 keep mercenary"),
    (
        "Recruit",
        "have-pair",
        "recruit",
        lambda: recruit("I2 I2 M3", "I3 A0", ONLY_WITHOUT_A_PAIR),
        "recruit I3 with M3 keep card",
    ),
    (
        "Recruit",
        "no-joker-for-mercenary",
        "recruit",
        lambda: recruit("M0 M2", "M1 A0", NO_JOKERS),
        "recruit M1 with M2 keep card",
    ),
]


@pytest.mark.parametrize(
    ("reason", "clause", "position", "move"), [case[1:] for case in CASES], ids=[f"{c[0]}-{c[1]}-{c[4]}" for c in CASES]
)
def test_a_refusal_gives_its_reason_and_clause_and_changes_nothing(
    reason: str, clause: str, position, move: str
) -> None:
    refuses(position(), move, reason, clause)


def test_every_reason_of_every_step_is_among_them() -> None:
    assert reasons("famiglia") == {case[:2] for case in CASES}


def test_what_belongs_to_another_step_player_or_game_is_refused_by_the_core() -> None:
    s = table(street="I0 A1", hands=("B1", ""))
    for seat, action, reason, clause in (
        (0, s.game.parse("pass"), "not-now", "brute"),
        (1, s.game.parse("no brute"), "not-your-turn", "table"),
        (0, 489, "no-such-action", "table"),
        (0, -1, "no-such-action", "table"),
    ):
        refusal = s.why(seat, action)
        assert refusal is not None
        assert (refusal.reason, refusal.clause) == (reason, clause)
    play(s, "no brute", "pass", "pass")
    refusal = s.why(0, igroteka.game("famiglia").parse("pass"))
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("game-over", "table")
