"""What each viewer sees: an allow-list with perfect memory."""

from __future__ import annotations

import pytest

from igroteka import MODERATOR, SPECTATOR
from igroteka.core.state import State
from tests.games.covers import covers
from tests.games.pechenka.table import GAME, big_hunt, everyone, play, show, view, walk_on

COMMON = {"variant", "round", "rounds", "first", "wheel", "preys", "seats", "past", "prompt", "outcome"}
ROW = {"role", "open", "crossed", "ruled_out"}
RIVAL = {"coins", "shown", "sword", "shield", "hand_size", "roles"}
KNOWN = {"hand", "prey", "hunter"}


@covers("circle", "R13")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_the_first_variant_shows_these_fields_and_no_others(seats: int) -> None:
    s = walk_on(GAME.new(seats, 3, {"variant": "everyone"}), 3, 2 * seats)
    for viewer in (*range(seats), SPECTATOR, MODERATOR):
        seen = view(s, viewer)
        assert set(seen) == COMMON | {"circle", "circles"}
        for seat, row in enumerate(seen["seats"]):
            assert set(row) == (RIVAL | KNOWN if viewer in (seat, MODERATOR) else RIVAL)
            assert [set(role) for role in row["roles"]] == [ROW]
            assert row["roles"][0]["open"] is False
            assert (row["roles"][0]["role"] is None) == (viewer not in (seat, MODERATOR))


@covers("hunt-setup", "R26")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_big_hunt_shows_these_fields_and_no_others(seats: int) -> None:
    s = walk_on(GAME.new(seats, 3, {"variant": "big_hunt"}), 3, seats + 1)
    for viewer in (*range(seats), SPECTATOR, MODERATOR):
        seen = view(s, viewer)
        assert set(seen) == COMMON | {"stage", "target", "excluded", "out"}
        assert (set(seen["target"]), set(seen["excluded"])) == (ROW, ROW | {"peeked"})
        assert (seen["out"] is None) == (seats != 3)
        for row in seen["seats"]:
            assert set(row) == {"coins", "hand", "hand_size", "roles", "led"}
            assert all(set(role) == ROW | {"declared", "opened_by"} for role in row["roles"])


def four_after_two_circles() -> State:
    """Seat 0 is Cookie; who is who can be worked out."""
    s = everyone("P S B T", first=2)
    show(s, "S P T S", "sword shield S hill")
    play(s, "before 3", "before 1")
    return s


@covers("circle", "sword", "shield")
def test_a_player_of_the_first_variant_sees_this() -> None:
    assert view(four_after_two_circles(), 0) == {
        **{"variant": "everyone", "round": 1, "rounds": 4, "first": 2, "wheel": ["P", "B", "S", "T"]},
        "preys": ["B", "S", "T", "P"],
        **{"circle": 3, "circles": 4, "past": [], "outcome": None},
        "prompt": {"step": "card", "clause": "circle", "mine": True, "awaited": [0, 1, 2, 3]},
        "seats": [
            {
                **{"coins": 0, "shown": ["S", "sword"], "sword": 2, "shield": None, "hand_size": 4},
                "roles": [{"role": "P", "open": False, "crossed": ["S"], "ruled_out": ["B", "S", "T"]}],
                **{"hand": ["B", "T", "shield", "hill"], "prey": "B", "hunter": "T"},
            },
            {  # all have seen that nobody else can be Strontium
                **{"coins": 0, "shown": ["P", "shield"], "sword": None, "shield": 0, "hand_size": 4},
                "roles": [{"role": None, "open": False, "crossed": ["P", "B", "T"], "ruled_out": ["P", "B", "T"]}],
            },
            {
                **{"coins": 0, "shown": ["T", "S"], "sword": None, "shield": None, "hand_size": 4},
                "roles": [{"role": None, "open": False, "crossed": ["S", "T"], "ruled_out": ["P", "S", "T"]}],
            },
            {
                **{"coins": 0, "shown": ["S", "hill"], "sword": None, "shield": None, "hand_size": 4},
                "roles": [{"role": None, "open": False, "crossed": ["S"], "ruled_out": ["P", "B", "S"]}],
            },
        ],
    }


@covers("sword", "R8")
def test_a_sword_that_waits_lies_nowhere_and_the_prompt_says_whose_it_is() -> None:
    s = everyone("P S B T", first=2)
    show(s, "sword P shield S")
    for viewer in (0, 2, SPECTATOR):
        seen = view(s, viewer)
        assert (seen["seats"][0]["sword"], seen["seats"][2]["shield"], seen["circle"]) == (None, None, 1)
        assert seen["prompt"] == {"step": "shield", "clause": "shield", "mine": viewer == 2, "awaited": [2]}


@covers("two-players")
def test_one_of_two_hunters_sees_this() -> None:
    s = big_hunt("PX ST", target="K", excluded="B")
    play(s, "declare P on 1", "declare S on 1", "declare X on 2")
    unknown = {"role": None, "open": False, "crossed": [], "ruled_out": ["P", "X"]}
    assert view(s, 0) == {
        **{"variant": "big_hunt", "round": 1, "rounds": 4, "first": 0, "wheel": list("PBSTXK"), "stage": 1},
        "preys": list("BSTXKP"),
        **{"target": unknown, "excluded": {**unknown, "peeked": []}, "out": None, "past": [], "outcome": None},
        "prompt": {"step": "declare", "clause": "declare", "mine": False, "awaited": [1]},
        "seats": [
            {
                **{"coins": 1, "hand": ["B", "S", "T", "K"], "hand_size": 4, "led": 0},
                "roles": [
                    {
                        "role": "P",
                        "open": False,
                        "crossed": [],
                        "ruled_out": list("BSTXK"),
                        "declared": "P",
                        "opened_by": None,
                    },
                    {
                        "role": "X",
                        "open": False,
                        "crossed": [],
                        "ruled_out": list("PBSTK"),
                        "declared": "X",
                        "opened_by": None,
                    },
                ],
            },
            {
                **{"coins": 1, "hand": ["P", "B", "T", "X", "K"], "hand_size": 5, "led": 0},
                "roles": [
                    {**unknown, "declared": "S", "opened_by": None},
                    {**unknown, "declared": None, "opened_by": None},
                ],
            },
        ],
    }


def book() -> State:
    """The hunt of Homer, Lisa, Bart and Marge, before the third stage."""
    s = big_hunt("P S X T", target="K", excluded="B")
    play(s, "declare P on 1", "declare S on 1", "declare S on 1", "declare B on 1")
    play(s, "open 3 role 1", "peek", "open 1 role 1", "peek")
    return s


@covers("act", "R26", "example:act")
def test_lisa_sees_this_before_the_hunt() -> None:
    seen = view(book(), 1)
    assert (seen["stage"], seen["first"], seen["rounds"], seen["out"]) == (3, 0, 8, None)
    assert seen["prompt"] == {"step": "hunt", "clause": "hunt", "mine": True, "awaited": [0, 1, 2, 3]}
    assert seen["target"] == {"role": None, "open": False, "crossed": ["P", "X"], "ruled_out": list("PBSX")}
    assert seen["excluded"] == {
        **{"role": "B", "open": False, "crossed": ["P", "X"], "ruled_out": list("PSTXK"), "peeked": [1, 3]}
    }
    rows = [seat["roles"][0] for seat in seen["seats"]]
    assert [row["role"] for row in rows] == ["P", "S", "X", None]
    assert [row["open"] for row in rows] == [True, False, True, False]
    assert [row["crossed"] for row in rows] == [list("BSTXK"), ["P", "X"], list("PBSTK"), ["P", "X"]]
    assert [row["ruled_out"] for row in rows] == [list("BSTXK"), list("PBTXK"), list("PBSTK"), list("PBSX")]
    assert [row["opened_by"] for row in rows] == [2, None, 0, None]
    assert [seat["coins"] for seat in seen["seats"]] == [2, 1, 0, 1]


@covers("R26")
def test_the_moderator_sees_every_card_and_a_spectator_none_that_is_hidden() -> None:
    s = book()
    moderator, guest = view(s, MODERATOR), view(s, SPECTATOR)
    assert [seat["roles"][0]["role"] for seat in moderator["seats"]] == ["P", "S", "X", "T"]
    assert (moderator["target"]["role"], moderator["excluded"]["role"]) == ("K", "B")
    assert moderator["target"]["ruled_out"] == list("PBSTX")
    assert [seat["roles"][0]["role"] for seat in guest["seats"]] == ["P", None, "X", None]
    assert (guest["target"]["role"], guest["excluded"]["role"]) == (None, None)
    for row in [guest["target"], guest["excluded"], *(seat["roles"][0] for seat in guest["seats"])]:
        assert row["ruled_out"] == row["crossed"]
