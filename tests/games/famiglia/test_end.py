"""An empty street, the second run-out, two passes."""

from __future__ import annotations

import pytest

from igroteka.core.state import State
from tests.games.covers import covers
from tests.games.famiglia.table import deck, happened, may, play, saved, step, street, table


@covers("street", "R13")
def test_an_empty_street_is_filled_with_six_at_once() -> None:
    s = table(street="I0", deck="B1 B1 B1 B1 A1 A1 A1", discard="M4")
    play(s, "recruit I0 free")
    assert happened(s) == ["recruited", "refilled"]
    assert len(street(s).split()) == 6
    assert deck(s) == 1
    opened = s.events[1].public["cards"]
    assert isinstance(opened, list)
    assert sorted(opened) == sorted(street(s).split())


@covers("street", "deck", "R13")
def test_the_refill_goes_on_from_the_new_deck() -> None:
    s = table(street="I0", deck="B1 B1 B1 B1", discard="A1 A1 A1 A1 A2 A2 A2 A3 A3")
    play(s, "recruit I0 free")
    assert happened(s) == ["recruited", "reshuffled", "refilled"]
    assert street(s).count("B1") == 4
    assert len(street(s).split()) == 6
    assert deck(s) == 7
    assert saved(s, "passage") == "2"


@covers("R13")
def test_the_second_deck_gives_what_it_has() -> None:
    s = table(street="I0", deck="B1 B1 A1", passage=2)
    play(s, "recruit I0 free")
    assert street(s) == "A1 B1 B1"
    assert saved(s, "passage") == "3"


@covers("R13", "R11")
def test_with_neither_deck_nor_street_one_can_only_pass() -> None:
    s = table(street="I0", hands=("", "B1 B1"), deck="", passage=3)
    play(s, "recruit I0 free")
    assert street(s) == ""
    assert step(s) == "recruit"
    assert may(s) == ["pass"]
    play(s, "pass")
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.reason == "deck"


def run_out_by_refill(current: int, extra: bool = True) -> State:
    """The player takes the last street card, and the refill takes the last of the second deck."""
    options: dict[str, object] = {"refill_end_extra_round": extra}
    s = table(street="I0", deck="B1 B1 B1 B1 A1", hands=("A0 A0", ""), passage=2, current=current, options=options)
    play(s, "recruit I0 free")
    assert saved(s, "passage") == "3"
    return s


@covers("end", "R12")
def test_run_out_by_refill_after_the_second_players_recruit_gives_one_more_round() -> None:
    s = run_out_by_refill(current=1)
    assert s.turn() == [0]
    play(s, "recruit A1 with pair")
    assert s.turn() == [1]
    play(s, "pass")
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.reason == "deck"


@covers("end", "R12")
def test_run_out_by_refill_after_the_starters_recruit_gives_only_the_other_a_turn() -> None:
    s = run_out_by_refill(current=0)
    assert s.turn() == [1]
    play(s, "pass")
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.reason == "deck"


@covers("R12")
def test_without_the_option_the_second_players_refill_is_the_end() -> None:
    outcome = run_out_by_refill(current=1, extra=False).outcome()
    assert outcome is not None
    assert outcome.reason == "deck"


@covers("end", "R12")
def test_run_out_by_refresh_ends_with_the_round() -> None:
    first = table(street="I2 A1", deck="B1", hands=("A0 A0", ""), passage=2)
    play(first, "discard I2", "recruit A1 with pair")
    assert first.turn() == [1]
    play(first, "pass")
    assert first.turn() == []
    second = table(street="I2 A1", deck="B1", hands=("", "A0 A0"), passage=2, current=1, rest="area 0")
    play(second, "discard I2", "recruit A1 with pair")
    outcome = second.outcome()
    assert outcome is not None
    assert outcome.reason == "deck"


@covers("R12")
def test_run_out_by_refresh_and_an_emptied_street_give_no_extra_round() -> None:
    s = table(street="I1", deck="", under="", hands=("", "I0 I0"), passage=3, current=1, rest="area 0")
    play(s, "recruit I1 with pair")
    assert s.turn() == []


@covers("early-end", "R14")
def test_two_passes_in_a_row_end_the_game_at_once() -> None:
    s = table(street="I0 A0", current=0, starter=0)
    play(s, "pass", "pass")
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.reason == "passes"
    s = table(street="I0 A0", current=1, starter=0)  # unequal turns: it ends all the same
    play(s, "pass", "pass")
    assert s.turn() == []


@covers("end", "early-end", "R14")
def test_passes_end_the_game_early_only_while_somebody_has_a_turn_to_come() -> None:
    last = table(street="A1", deck="", passage=3, current=0, starter=0)
    play(last, "pass", "pass")
    outcome = last.outcome()
    assert outcome is not None
    assert outcome.reason == "deck"
    early = table(street="A1", deck="", passage=3, current=0, starter=0, passes=1)
    play(early, "pass")
    outcome = early.outcome()
    assert outcome is not None
    assert outcome.reason == "passes"


@covers("early-end", "R14")
def test_a_recruit_between_keeps_the_game_going() -> None:
    s = table(street="I0 A0 B0")
    play(s, "pass", "recruit A0 free", "pass")
    assert s.turn() == [1]
    assert saved(s, "passes") == "1"


@covers("R14")
def test_what_was_done_before_a_pass_does_not_matter() -> None:
    s = table(street="I1 A4", hands=("B1", ""), deck="M1 M1 M1", passes=1)
    play(s, "discard I1", "stop", "brute 1", "threaten A4", "pass")
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.reason == "passes"


def ends(s: State) -> list[str]:
    """What the player is warned of: answers that end the game."""
    return [s.game.notation(action) for action in s.ends(s.turn()[0])]


@covers("early-end", "R14")
def test_only_the_second_pass_in_a_row_is_said_to_end_the_game() -> None:
    assert ends(table(street="I0 A0")) == []
    assert ends(table(street="I0 A0", passes=1)) == ["pass"]
    forced = table(street="I4 A4", deck="", passage=3, passes=1)
    assert (may(forced), ends(forced)) == (["pass"], ["pass"])


@covers("end", "R12")
def test_whatever_the_second_player_does_last_is_said_to_end_the_game() -> None:
    assert ends(table(street="I0", deck="", passage=3, current=0)) == []
    assert ends(table(street="I0", deck="", passage=3, current=1, rest="area 0")) == ["pass", "recruit I0 free"]


@covers("R8", "R12", "R13")
@pytest.mark.parametrize("extra", [True, False])
@pytest.mark.parametrize("current", [0, 1])
@pytest.mark.parametrize(
    ("street", "deck", "discard", "passage"),
    [
        ("I0", "B1 B1 B1 B1 A1", "", 2),
        ("I0", "B1 B1 B1 B1 A1 A1", "", 2),
        ("I0", "B1 B1 B1 B1 A1 A1 A1", "", 2),
        ("I0 I0", "B1 B1 B1 B1 A1", "", 2),
        ("I0", "B1 B1 B1", "A1 A1 A1", 1),
        ("I0", "B1 B1 B1", "A1 A1 A1 A1", 1),
    ],
)
def test_a_recruit_that_takes_the_last_cards_is_said_to_end_the_game_exactly_when_it_does(
    street: str, deck: str, discard: str, passage: int, current: int, extra: bool
) -> None:
    options = {"refill_end_extra_round": extra}
    s = table(street=street, deck=deck, discard=discard, passage=passage, current=current, options=options)
    warned = ends(s)
    play(s, "recruit I0 free")
    assert (warned == ["recruit I0 free"]) == bool(s.over)
