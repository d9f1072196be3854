"""Every reason that a step can give, the clause it rests on, and what a player may reach for in vain."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from igroteka.core.state import State
from tests.games.pechenka.table import GAME, big_hunt, everyone, play, show
from tests.games.refusals import reasons, refuses


def circle(seats: int = 4) -> State:
    """The second circle; seat 0 is Cookie and has shown 37."""
    s = everyone(" ".join("PBSTXK"[:seats]))
    show(s, "T" + " P" * (seats - 1))
    return s


def sword() -> State:
    """Seat 0 places a sword; seat 1 has a shield against it."""
    s = everyone("P B S T")
    show(s, "B shield P P")
    play(s, "before 1")
    show(s, "sword P B B")
    return s


def shield() -> State:
    """Seat 0 places a shield; seat 2 has attacked it."""
    s = everyone("P B S T")
    show(s, "B P sword P")
    play(s, "before 1")
    show(s, "shield S B B")
    return s


def declare() -> State:
    """Seat 0, one of two players, has covered its second role with Blue."""
    s = big_hunt("PX ST", target="K", excluded="B")
    play(s, "declare B on 2", "declare T on 1")
    return s


def declare_of_four() -> State:
    """Seat 0 declares."""
    return big_hunt("P S X T", target="K", excluded="B")


def act() -> State:
    """Seat 0 acts last; the role of seat 2 is open, and so is its own."""
    s = big_hunt("P S X T", target="K", excluded="B", first=1)
    play(s, *["declare K on 1"] * 4, "open 3 role 1", "open 1 role 1", "peek")
    return s


def act_of_two() -> State:
    """Seat 0 acts last; its first role is open."""
    s = big_hunt("PX ST", target="K", excluded="B", first=1)
    play(s, "declare S on 1", "declare P on 1", "declare T on 2", "declare X on 2", "open 1 role 1")
    return s


def hunt() -> State:
    """Seat 0 has declared Cookie."""
    s = big_hunt("P S X T", target="K", excluded="B")
    play(s, *["declare P on 1"] * 4, *["peek"] * 4)
    return s


# Step, reason, clause, position of seat 0, move.
CASES: list[tuple[str, str, str, Callable[[], State], str]] = [
    ("Card", "own-character", "circle", circle, "show P"),
    ("Card", "already-shown", "circle", circle, "show T"),
    ("Card", "not-in-play", "circle", circle, "show X"),
    ("Card", "not-in-play", "circle", lambda: circle(5), "show K"),
    ("Card", "not-in-play", "circle", lambda: circle(6), "show hill"),
    ("PutInFront", "must-place", "sword", sword, "before nobody"),
    ("PutInFront", "no-such-player", "sword", sword, "before 5"),
    ("PutInFront", "yourself", "sword", sword, "before 1"),
    ("PutInFront", "shielded", "sword", sword, "before 2"),
    ("PutInFront", "must-place", "shield", shield, "before nobody"),
    ("PutInFront", "no-such-player", "shield", shield, "before 6"),
    ("PutInFront", "yourself", "shield", shield, "before 1"),
    ("PutInFront", "attacked", "shield", shield, "before 3"),
    ("Declare", "already-covered", "declare", declare, "declare K on 2"),
    ("Declare", "already-covered", "declare", declare, "declare B on 2"),
    ("Declare", "already-declared", "declare", declare, "declare B on 1"),
    ("Declare", "one-role", "declare", declare_of_four, "declare B on 2"),
    ("Act", "own-role", "act", act, "open 1 role 1"),
    ("Act", "own-role", "act", act_of_two, "open 1 role 1"),
    ("Act", "own-role", "act", act_of_two, "open 1 role 2"),
    ("Act", "already-open", "act", act, "open 3 role 1"),
    ("Act", "no-such-role", "act", act, "open 2 role 2"),
    ("Act", "no-such-role", "act", act_of_two, "open 3 role 1"),
    ("Hunt", "declared", "hunt", hunt, "hunt P"),
]


@pytest.mark.parametrize(
    ("reason", "clause", "position", "move"),
    [case[1:] for case in CASES],
    ids=[f"{c[3].__name__}-{c[4]}" for c in CASES],
)
def test_a_refusal_gives_its_reason_and_clause_and_changes_nothing(
    reason: str, clause: str, position: Callable[[], State], move: str
) -> None:
    refuses(position(), move, reason, clause)


def test_every_reason_of_every_step_is_among_them() -> None:
    assert reasons("pechenka") == {case[:2] for case in CASES}


NEAR = [
    (circle, {"show P": "own-character", "show T": "already-shown"}),
    (lambda: circle(6), {"show P": "own-character", "show T": "already-shown"}),
    (sword, {"before 1": "yourself", "before 2": "shielded", "before nobody": "must-place"}),
    (shield, {"before 1": "yourself", "before 3": "attacked", "before nobody": "must-place"}),
    (
        declare,
        {"declare B on 1": "already-declared"} | {f"declare {card} on 2": "already-covered" for card in "PBSTXK"},
    ),
    (declare_of_four, {}),
    (act, {"open 1 role 1": "own-role", "open 3 role 1": "already-open"}),
    (act_of_two, {"open 1 role 1": "own-role", "open 1 role 2": "own-role"}),
    (hunt, {"hunt P": "declared"}),
]


@pytest.mark.parametrize(("position", "reached"), NEAR, ids=[case[0].__name__ for case in NEAR])
def test_only_what_lies_on_the_table_is_reached_for_in_vain(
    position: Callable[[], State], reached: dict[str, str]
) -> None:
    s = position()
    found = {}
    for action in s.near(0):
        refusal = s.why(0, action)
        assert refusal is not None
        found[GAME.notation(action)] = refusal.reason
    assert found == reached


def test_if_there_is_nobody_the_closed_ones_are_still_reached_for() -> None:
    s = everyone("P B S T")
    show(s, "B shield shield shield")
    play(s, "before 1", "before 1", "before 1")
    show(s, "sword P P P")
    found = {GAME.notation(action): s.why(0, action) for action in s.near(0)}
    assert {move: refusal and refusal.reason for move, refusal in found.items()} == {
        "before 1": "yourself",
        "before 2": "shielded",
        "before 3": "shielded",
        "before 4": "shielded",
    }


def test_what_belongs_to_another_step_player_or_game_is_refused_by_the_core() -> None:
    s = sword()
    for seat, move, reason, clause in (
        (0, GAME.parse("show B"), "not-now", "sword"),
        (0, GAME.parse("hunt B"), "not-now", "sword"),
        (1, GAME.parse("before 3"), "not-your-turn", "table"),
        (0, 43, "no-such-action", "table"),
        (0, -1, "no-such-action", "table"),
    ):
        refusal = s.why(seat, move)
        assert refusal is not None
        assert (refusal.reason, refusal.clause) == (reason, clause)
