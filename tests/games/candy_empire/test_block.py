"""Отнимаша: who may block, in which order, at what price; and the window at a table."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from igroteka import IllegalAction
from igroteka.core.chance import seeded
from igroteka.core.closing import close, missing
from igroteka.core.state import State
from tests.games.candy_empire.table import GAME, empire, guarded, hand, happened, may, pile, play, saved, step, table
from tests.games.covers import covers

HANDS = ("POL TOR SUD", "TOR SKU SKU", "TOR", "TOR")


@covers("block", "R13", "R15")
def test_anybody_with_two_snatchers_may_block() -> None:
    s = table(HANDS[:3], ("", "OTN OTN", "KAR"))
    play(s, "PLAY POL", "TARGET 2 KAR")
    assert s.turn() == [1]
    assert may(s) == ["PASS", "BLOCK"]
    play(s, "BLOCK")
    assert [empire(s, seat) for seat in range(3)] == ["POL", "", "KAR"]
    assert pile(s) == "OTN OTN | "
    assert happened(s) == ["blocked", "drew"]


@covers("R13")
def test_by_agreement_only_the_target_may_block() -> None:
    options = {"block_scope": "target"}
    s = play(table(HANDS[:3], ("", "OTN OTN", "KAR"), options=options), "PLAY POL", "TARGET 2 KAR")
    assert empire(s) == "KAR POL"
    s = play(table(HANDS[:3], ("", "OTN OTN", "KAR"), options=options), "PLAY POL", "TARGET 1 OTN")
    assert s.turn() == [1]


@covers("R6", "R13")
@pytest.mark.parametrize("agreed", [False, True])
def test_protected_snatchers_pay_only_where_agreed_unprotected_ones_first(agreed: bool) -> None:
    s = table(HANDS[:2], ("", "OTN OTN! OTN!"), options={"block_may_use_protected": agreed})
    play(s, "PLAY POL", "TARGET 1 OTN")
    if not agreed:
        assert empire(s) == "OTN POL"
        return
    play(s, "BLOCK")
    assert (empire(s, 1), guarded(s, 1), pile(s)) == ("", "OTN", "OTN OTN | ")


@covers("R14", "block")
def test_of_several_who_block_the_target_pays_then_the_first_to_the_left() -> None:
    empires = ("KAR", "OTN OTN", "OTN OTN", "OTN OTN")
    s = table(HANDS, empires)
    play(s, "PLAY SUD", "PLAYER 2")
    assert s.turn() == [1, 2, 3]
    play(s, "BLOCK", "BLOCK", "BLOCK")
    assert [empire(s, seat) for seat in range(4)] == ["KAR SUD", "OTN OTN", "", "OTN OTN"]
    s = play(table(HANDS, empires), "PLAY SUD", "PLAYER 2", "BLOCK", "PASS", "BLOCK")
    assert [empire(s, seat) for seat in range(4)] == ["KAR SUD", "", "OTN OTN", "OTN OTN"]
    s = table(("TOR", "TOR", "SUD TOR VOR", "TOR"), ("OTN OTN", "OTN OTN", "", ""), current=2)
    play(s, "PLAY SUD", "PLAYER 3", "BLOCK", "BLOCK")
    assert (empire(s, 0), empire(s, 1)) == ("", "OTN OTN")


@covers("R14")
@pytest.mark.parametrize("current", range(4))
def test_who_pays_wherever_they_sit(current: int) -> None:
    """All targets, and everybody who may say that they block, against the words of the rule."""
    left = [(current + step) % 4 for step in range(1, 4)]
    hands = ["SUD TOR VOR" if seat == current else "TOR" for seat in range(4)]
    empires = ["" if seat == current else "OTN OTN" for seat in range(4)]
    for target, said in product(left, product(("PASS", "BLOCK"), repeat=3)):
        s = play(table(hands, empires, current=current), "PLAY SUD", f"PLAYER {target}", *said)
        blocks = [seat for seat, answer in zip(sorted(left), said, strict=True) if answer == "BLOCK"]
        pays = [target] if target in blocks else [seat for seat in left if seat in blocks][:1]
        assert [seat for seat in left if not empire(s, seat)] == pays


@covers("R14", "R15")
def test_nothing_happens_before_all_have_answered() -> None:
    s = table(HANDS, ("", "OTN OTN", "", "OTN OTN"))
    play(s, "PLAY SUD", "PLAYER 2", "PASS")
    assert step(s) == "block"
    assert hand(s) == "POL TOR"
    assert s.view(0)["pending"] == {"card": "SUD", "target": 2}
    play(s, "PASS")
    assert hand(s, 2).startswith("POL TOR")
    assert "pending" not in s.view(0)


@covers("R16", "R29")
def test_the_wanted_snatchers_may_pay_for_the_block() -> None:
    s = play(table(HANDS[:2], ("", "OTN OTN")), "PLAY POL", "TARGET 1 OTN")
    assert s.view(1)["pending"] == {"card": "POL", "target": 1, "wanted": "OTN", "price": -4}
    play(s, "BLOCK")
    assert (empire(s), empire(s, 1)) == ("POL", "")


@covers("R14")
def test_where_nobody_can_block_nobody_is_asked() -> None:
    s = play(table(HANDS[:2], ("OTN OTN", "OTN OTN!")), "PLAY POL", "TARGET 1 OTN")
    assert s.turn() == [1]
    assert step(s) == "main"
    assert empire(s) == "OTN OTN OTN POL"


@covers("block")
def test_who_may_block_is_open_to_all() -> None:
    s = table(HANDS, ("OTN OTN", "OTN OTN", "OTN OTN!", "OTN"))
    seats: Any = s.view(3)["seats"]
    assert [seat["may_block"] for seat in seats] == [False, True, False, False]


def held(*moves: str) -> State:
    """A position at a table, where windows wait."""
    s = table(HANDS, ("", "OTN OTN", "", "OTN OTN"))
    dump = {**s.dump(), "held": True}
    return play(GAME.load(dump), *moves)


@covers("R14", "block")
def test_at_a_table_the_window_waits_until_it_is_closed() -> None:
    s = held("PLAY SUD", "PLAYER 2", "PASS", "BLOCK")
    assert s.is_window
    assert s.turn() == []
    assert saved(s, "target") == 2
    s.play(3, GAME.parse("PASS"))
    s.play(1, GAME.parse("BLOCK"))
    close(s, {})
    assert empire(s, 1) == ""
    assert empire(s, 3) == "OTN OTN"


@covers("block", "R48")
def test_when_the_window_closes_whoever_said_nothing_does_not_block() -> None:
    s = held("PLAY SUD", "PLAYER 2")
    with pytest.raises(IllegalAction, match="not-missing"):
        close(s, {})
    given = missing(s, seeded(1))
    assert given == {1: GAME.parse("PASS"), 3: GAME.parse("PASS")}
    close(s, given)
    assert step(s) == "main"
    assert empire(s, 1) == "OTN OTN"


@covers("block")
def test_no_window_opens_where_nobody_may_block() -> None:
    s = GAME.load({**table(HANDS, ("", "KAR", "", "OTN")).dump(), "held": True})
    play(s, "PLAY POL", "TARGET 1 KAR")
    assert step(s) == "main"
    assert not s.is_window
