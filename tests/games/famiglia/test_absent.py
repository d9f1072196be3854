"""What the table does for a player whose time is up, and what a player who declines is told."""

from __future__ import annotations

import pytest

import igroteka
from igroteka.core.state import State
from tests.games.covers import covers
from tests.games.famiglia.table import may, play, saved, step, table

GAME = igroteka.game("famiglia")


def default(s: State) -> str:
    """The answer of the table."""
    return s.game.notation(s.default(s.turn()[0], igroteka.seeded(1)))


@covers("R32")
@pytest.mark.parametrize(
    ("street", "held", "answer"),
    [
        ("B0 M0 I1 I2", "I0 I0 I1 I1", "recruit B0 free"),
        ("I3 A1 B2 M0", "", "recruit M0 free"),
        ("I2 A1 B1", "I1 I1 A0 A0 B0 B0", "recruit A1 with pair"),
        ("I2 A3", "I1 I1 A2 A2", "recruit I2 with pair"),
        ("I3", "I2 M3 M4", "recruit I3 with M3 keep card"),
        ("I3 A3", "I2 B2", "pass"),
    ],
)
def test_the_table_recruits_the_cheapest_card_and_passes_only_when_it_must(street: str, held: str, answer: str) -> None:
    assert default(table(street=street, hands=(held, ""), step="recruit")) == answer


@covers("R32")
def test_a_scared_card_is_as_cheap_as_it_counts() -> None:
    s = table(street="A1 I4", hands=("B4 A0 A0", ""))
    play(s, "stop", "brute 4", "threaten I4")
    assert default(s) == "recruit lowered I4 free"


@covers("R32")
def test_with_nobody_to_recruit_the_table_clears_the_weakest_card_off() -> None:
    assert default(table(street="I4 A2 B2 M3", hands=("I0", ""))) == "discard A2"
    assert default(table(street="I4 A2 B2 M3", hands=("A1 A1", ""))) == "stop"


@covers("R32")
def test_the_table_calls_neither_accountant_nor_brute() -> None:
    s = table(street="I0 A2", hands=("A1 B1", ""), areas=("M0", ""))
    for part, answer in (("accountant", "no accountant"), ("brute", "no brute"), ("recruit", "recruit I0 free")):
        assert (step(s), default(s)) == (part, answer)
        play(s, answer)


@covers("R32")
@pytest.mark.parametrize("seed", range(20))
def test_absent_players_alone_do_not_end_a_game_before_the_first_deck_does(seed: int) -> None:
    s, rng = GAME.new(seed=seed), igroteka.seeded(seed)
    while turn := s.turn():
        s.play(turn[0], s.default(turn[0], rng))
    assert saved(s, "passage") != "1"


def declining(s: State, viewer: int = 0) -> object:
    """What the view tells the viewer about declining."""
    seats = s.view(viewer)["seats"]
    assert isinstance(seats, list)
    return seats[s.turn()[0]].get("declining")


@covers("R14")
@pytest.mark.parametrize(
    ("street", "held", "laid", "passes", "told"),
    [
        ("I1 A4", "I0 A0", "", 0, "pass"),
        ("I1 A4", "I0 A0", "", 1, "end"),
        ("I1 A4", "I0 I0", "", 1, ""),
        ("I1 A4", "I0 B1", "", 1, ""),
        ("I1 A4", "I0 A1", "M0", 1, ""),
        ("I1 A4", "I0 A1", "", 1, "end"),
    ],
)
def test_whoever_keeps_the_street_is_told_when_only_a_pass_is_left(
    street: str, held: str, laid: str, passes: int, told: str
) -> None:
    s = table(street=street, hands=(held, ""), areas=(laid, ""), passes=passes)
    assert (step(s), declining(s)) == ("refresh", told)
    play(s, "stop")
    assert (may(s) == ["pass"]) == bool(told)
    if told:
        assert [s.game.notation(action) for action in s.ends(0)] == (["pass"] if told == "end" else [])


@covers("R14", "end")
def test_also_without_accountant_or_brute_and_in_the_last_turn() -> None:
    s = table(street="I4 A4", hands=("", "A1 B1"), areas=("", "M0"), deck="", passage=3, current=1, rest="area 0")
    assert (step(s), declining(s)) == ("accountant", "")
    play(s, "no accountant")
    assert (step(s), declining(s)) == ("brute", "end")
    play(s, "no brute")
    assert (may(s), declining(s)) == (["pass"], "")


@covers("R1")
def test_what_rests_on_a_hidden_hand_is_told_to_its_owner_alone() -> None:
    s = table(street="I1 A4", hands=("I0", ""), options={"hide_hands": True})
    assert (declining(s), declining(s, 1)) == ("pass", None)


@covers("R33")
def test_everybody_may_look_through_the_discard_pile() -> None:
    s = table(street="I1 A4", discard="B2 M3")
    assert [s.view(viewer)["discard"] for viewer in (0, 1, igroteka.SPECTATOR)] == [["B2", "M3"]] * 3
