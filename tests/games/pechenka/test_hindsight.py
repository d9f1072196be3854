"""What could have been known: worked cases, counted by hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from igroteka.core.state import State
from tests.games.pechenka.table import big_hunt, everyone, may, play, show


def look_back(s: State, seat: int, choice: str) -> dict[str, Any]:
    """What the seat could have known when it chose this."""
    assert choice in may(s, seat)
    told: Any = s.game.parts.hindsight(s, seat, s.game.parse(choice))
    assert told is not None
    return dict(told)


def found(s: State, seat: int, choice: str) -> list[tuple[str, str]]:
    """The findings of a choice."""
    return [(one["kind"], one["finding"]) for one in look_back(s, seat, choice)["findings"]]


def only(s: State, seat: int, choice: str) -> dict[str, Any]:
    """The single finding of a choice, its chances as fractions."""
    told = look_back(s, seat, choice)
    [finding] = told["findings"]
    chances = {name: Fraction(finding[name], told["deals"]) for name in ("ways", "best") if name in finding}
    return {**finding, **chances}


# --- everyone for themselves: four seats, P hunts B hunts S hunts T hunts P


def ambush(*circles: str) -> State:
    """The first is P; these circles were shown, S, P, T and S in the first of them."""
    s = everyone("P S B T")
    show(s, "S P T S", *circles)
    return s


def after(s: State, *moves: str) -> State:
    """The same game after these moves."""
    play(s, *moves)
    return s


def test_the_deals_that_fit_are_counted_one_by_one() -> None:
    told = look_back(ambush(), 0, "show B")
    assert (told["round"], told["circle"], told["own"], told["prey"], told["hunter"]) == (1, 2, ["P"], "B", "T")
    assert (told["deals"], told["of"]) == (3, 6)
    assert told["which"] == ["BST", "SBT", "TSB"]
    assert [place["seat"] for place in told["places"]] == [1, 2, 3]
    assert [place["ways"] for place in told["places"]] == [{"B": 1, "S": 1, "T": 1}, {"B": 1, "S": 2}, {"B": 1, "T": 2}]
    assert told["findings"] == []


def test_before_the_circle_is_turned_up_a_sword_is_a_guess() -> None:
    s = ambush()
    sword = only(s, 0, "show sword")
    assert (sword["kind"], sword["finding"], sword["seats"], sword["best"]) == (
        "chance",
        "sword-early",
        [1, 2, 3],
        Fraction(1, 3),
    )
    shield = only(s, 0, "show shield")
    assert (shield["finding"], shield["seats"], shield["best"]) == ("shield-early", [3], Fraction(2, 3))


def test_a_sword_on_the_likeliest_a_less_likely_and_an_impossible_prey() -> None:
    s = after(ambush(), "show sword", "show T", "show P", "show hill")
    # The second is not T, the third not P: BST and SBT are left.
    assert look_back(s, 0, "before 2")["which"] == ["BST", "SBT"]
    guess = only(s, 0, "before 2")
    assert (guess["kind"], guess["finding"], guess["ways"]) == ("chance", "sword-guess", Fraction(1, 2))
    wasted = only(s, 0, "before 4")
    assert (wasted["kind"], wasted["finding"]) == ("missed", "sword-wasted")
    assert (wasted["target"], wasted["seats"], wasted["best"]) == (3, [1, 2], Fraction(1, 2))
    s = after(ambush(), "show shield", "show hill", "show hill", "show hill")
    worse = only(s, 0, "before 2")
    assert (worse["kind"], worse["finding"]) == ("chance", "shield-worse")
    assert (worse["ways"], worse["seats"], worse["best"]) == (Fraction(1, 3), [3], Fraction(2, 3))


def test_a_certain_prey_is_struck_or_missed() -> None:
    # The third has shown T and S, and is not P: it is B. [example:sword]
    s = ambush("B hill S hill")
    assert only(s, 0, "show sword") == {"finding": "sword-ready", "kind": "used", "seat": 2}
    assert found(s, 0, "show T") == [("missed", "sword-kept"), ("missed", "shield-kept")]
    assert look_back(s, 0, "show T")["findings"][0]["last"] is False
    play(s, "show sword", "show B", "show P", "show P")
    assert found(s, 0, "before 3") == [("used", "sword-right")]
    astray = only(s, 0, "before 2")
    assert (astray["kind"], astray["finding"], astray["seat"], astray["target"]) == ("missed", "sword-astray", 2, 1)


def test_one_card_a_circle_and_the_last_one_is_the_last() -> None:
    s = ambush("B hill S hill")
    # Prey and hunter are both certain: either may be the first, until it is too late for the other.
    assert found(s, 0, "show shield") == [("used", "shield-ready")]
    assert found(s, 0, "show sword") == [("used", "sword-ready")]
    show(s, "T B P P")
    assert found(s, 0, "show sword") == [("used", "sword-ready")]
    assert found(s, 0, "show shield") == [("missed", "sword-kept"), ("used", "shield-ready")]
    kept = look_back(s, 0, "show hill")["findings"]
    assert [(one["finding"], one["last"]) for one in kept] == [("sword-kept", True), ("shield-kept", True)]


def test_a_guess_that_stays_in_hand_for_good() -> None:
    s = everyone("P S B T")
    show(s, "S hill P hill", "T P hill P", "hill B T B")
    # The second and the fourth are S and T, in this order or the other.
    told = look_back(s, 0, "show B")
    assert told["which"] == ["SBT", "TBS"]
    assert found(s, 0, "show B") == [("missed", "sword-kept"), ("chance", "shield-left")]
    assert Fraction(told["findings"][1]["best"], told["deals"]) == Fraction(1, 2)
    # Three coins for certain are more than half a chance of two.
    assert found(s, 0, "show sword") == [("used", "sword-ready")]


def test_whoever_has_closed_the_way_is_out_of_reach() -> None:
    s = ambush()
    play(s, "show B", "show hill", "show shield", "show hill", "before 1")
    show(s, "T B S P")
    assert found(s, 0, "show sword") == [("barred", "sword-barred"), ("missed", "shield-kept")]
    play(s, "show sword", "show T", "show hill", "show B")
    assert found(s, 0, "before 2") == [("barred", "sword-hopeless")]


# --- the big hunt


def book(*moves: str) -> State:
    """The round of the book: P, S, S and B are declared. [example:declare]"""
    s = big_hunt("P S X T", target="K", excluded="B")
    return after(s, *(f"declare {card} on 1" for card in "PSSB"), *moves)


def test_a_lie_is_seen_by_whoever_has_that_role() -> None:
    s = big_hunt("P S X T", target="K", excluded="B")
    assert found(s, 0, "declare P on 1") == []
    lie = only(s, 0, "declare B on 1")
    assert (lie["kind"], lie["finding"], lie["ways"]) == ("chance", "lie-guess", Fraction(3, 5))


def test_with_two_roles_one_of_them_hides_the_other() -> None:
    s = big_hunt("PX BS", target="T", excluded="K")
    assert found(s, 0, "declare X on 1") == [("used", "lie-safe")]
    assert only(s, 0, "declare B on 1")["ways"] == Fraction(1, 2)
    assert found(s, 0, "declare B on 1") == [("chance", "lie-worse")]
    play(s, "declare P on 1", "declare B on 1")
    assert found(s, 0, "declare B on 2") == [("chance", "lie-guess")]


def test_a_lie_about_the_open_exclusion_deceives_nobody() -> None:
    s = big_hunt("P S X", target="T", excluded="K", out="B")
    assert look_back(s, 0, "declare P on 1")["of"] == 24
    assert found(s, 0, "declare B on 1") == [("missed", "lie-plain")]
    assert only(s, 0, "declare K on 1")["ways"] == Fraction(1, 2)


def test_a_declaration_nobody_can_be_sure_of() -> None:
    guess = only(book(), 0, "open 3 role 1")
    assert (guess["finding"], guess["owner"], guess["card"], guess["ways"]) == ("open-guess", 2, "S", Fraction(4, 5))
    peek = only(book(), 0, "peek")
    assert (peek["kind"], peek["finding"], peek["roles"], peek["best"]) == ("chance", "peek", 5, Fraction(4, 5))


def test_a_certain_lie_is_opened_or_spared() -> None:
    # The second is S itself: any other player who says so lies.
    s = book("peek")
    assert only(s, 1, "open 3 role 1")["finding"] == "lie-caught"
    for choice in ("peek", "open 1 role 1"):
        spared = only(s, 1, choice)
        assert (spared["kind"], spared["finding"], spared["owner"], spared["card"]) == ("missed", "lie-spared", 2, "S")


def test_the_hunt_of_the_book_was_a_coin_flip() -> None:
    s = book("open 3 role 1", "peek", "open 1 role 1", "peek")
    told = look_back(s, 1, "hunt X")
    assert (told["deals"], told["of"]) == (2, 120)
    assert {place.get("card"): place["ways"] for place in told["places"][-2:]} == {
        "target": {"T": 1, "K": 1},
        "excluded": {"B": 2},
    }
    assert only(s, 1, "hunt X")["ways"] == Fraction(1, 2)
    wasted = only(s, 1, "hunt T")
    assert (wasted["finding"], wasted["cards"], wasted["best"]) == ("hunt-wasted", ["X"], Fraction(1, 2))


def sure_target(declared: str) -> State:
    """The third sees both others' roles and the exclusion, so that only K is left for the target."""
    s = big_hunt("P S X", target="K", excluded="T", out="B")
    play(s, *(f"declare {card} on 1" for card in declared))
    return after(s, "open 2 role 1", "open 1 role 1", "peek")


def test_a_certain_target_is_hunted_or_not() -> None:
    s = sure_target("PSS")
    assert look_back(s, 2, "hunt X")["which"] == ["PSKT"]
    right = only(s, 2, "hunt X")
    assert (right["kind"], right["finding"], right["target"], right["safe"]) == ("used", "hunt-right", "K", False)
    astray = only(s, 2, "hunt T")
    assert (astray["kind"], astray["finding"], astray["hunter"]) == ("missed", "hunt-astray", "X")
    assert only(sure_target("TTS"), 2, "hunt P")["safe"] is True
    assert found(sure_target("PSX"), 2, "hunt P") == [("barred", "hunt-barred")]


def test_a_card_that_nobody_can_eliminate() -> None:
    s = big_hunt("PX BS", target="T", excluded="K")
    play(s, "declare P on 1", "declare K on 1", "declare X on 2", "declare S on 2", "peek", "peek")
    assert ("used", "hunt-safe") in found(s, 0, "hunt T")  # S hunts it, and lies on the table
    assert ("used", "hunt-safe") not in found(s, 0, "hunt B")
