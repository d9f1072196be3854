"""Stage 2 of the big hunt: open a role, or look at the exclusion."""

from __future__ import annotations

import pytest

from igroteka import MODERATOR, SPECTATOR
from igroteka.core.state import State
from tests.games.covers import covers
from tests.games.pechenka.table import big_hunt, coins, may, play, step, told, view


def book() -> State:
    """Homer, Lisa, Bart and Marge have declared."""
    s = big_hunt("P S X T", target="K", excluded="B")
    play(s, "declare P on 1", "declare S on 1", "declare S on 1", "declare B on 1")
    return s


@covers("act", "example:act")
def test_homer_opens_bart_who_gives_him_a_coin() -> None:
    s = book()
    play(s, "open 3 role 1")
    assert coins(s) == [2, 1, 0, 1]
    for viewer in (0, 1, 3, SPECTATOR):
        bart = view(s, viewer)["seats"][2]["roles"][0]
        assert (bart["role"], bart["open"], bart["opened_by"]) == ("X", True, 0)
        assert "X" in view(s, viewer)["target"]["crossed"]
        assert "X" in view(s, viewer)["target"]["ruled_out"]
    assert view(s, 0)["target"]["ruled_out"] == ["P", "X"]  # what Homer knows
    assert view(s, SPECTATOR)["target"]["crossed"] == ["X"]  # what all know


@covers("act", "R26", "example:act")
def test_lisa_peeks_and_knows_that_marge_has_lied() -> None:
    s = book()
    play(s, "open 3 role 1", "peek")
    assert coins(s) == [2, 1, 0, 1]
    seen = view(s, 1)
    assert (seen["excluded"]["role"], seen["excluded"]["peeked"]) == ("B", [1])
    assert seen["target"]["ruled_out"] == ["B", "S", "X"]
    assert "B" in seen["seats"][3]["roles"][0]["ruled_out"]
    for viewer in (0, 2, 3, SPECTATOR):
        assert (view(s, viewer)["excluded"]["role"], view(s, viewer)["excluded"]["peeked"]) == (None, [1])
        assert "B" not in view(s, viewer)["target"]["ruled_out"]


@covers("act", "R17", "example:act")
def test_bart_opens_honest_homer_and_marge_peeks() -> None:
    s = book()
    play(s, "open 3 role 1", "peek", "open 1 role 1")
    assert told(s, "opened")[0] == {
        **{"seat": 2, "owner": 0, "slot": 1, "of": 1, "role": "P"},
        **{"declared": "P", "lied": False, "paid": 0},
    }
    assert coins(s) == [2, 1, 0, 1]
    assert view(s, SPECTATOR)["target"]["crossed"] == ["P", "X"]
    play(s, "peek")
    assert (step(s), view(s)["stage"]) == ("hunt", 3)
    assert view(s, 3)["excluded"]["role"] == "B"
    assert view(s, 1)["excluded"]["role"] == "B"  # Lisa has not forgotten
    assert view(s, 2)["excluded"]["role"] is None


@covers("R26")
def test_a_peek_is_told_to_all_and_what_it_showed_to_one() -> None:
    s = book()
    play(s, "peek")
    assert [event.seen_by(0) for event in s.events] == [{"event": "peeked", "seat": 0, "card": "B"}]
    assert [event.seen_by(MODERATOR) for event in s.events] == [{"event": "peeked", "seat": 0, "card": "B"}]
    for viewer in (1, 2, 3, SPECTATOR):
        assert [event.seen_by(viewer) for event in s.events] == [{"event": "peeked", "seat": 0}]


@covers("act", "R16")
def test_ones_own_role_and_open_ones_are_not_offered() -> None:
    s = book()
    assert may(s) == ["open 2 role 1", "open 3 role 1", "open 4 role 1", "peek"]
    play(s, "open 3 role 1")
    assert may(s) == ["open 1 role 1", "open 4 role 1", "peek"]
    play(s, "open 4 role 1")
    assert may(s) == ["open 1 role 1", "open 2 role 1", "peek"]


@covers("R16")
def test_with_all_other_roles_open_only_the_peek_is_left() -> None:
    s = book()
    play(s, "open 2 role 1", "open 3 role 1", "open 1 role 1")
    assert s.turn() == [3]
    assert may(s) == ["peek"]


@covers("R16", "three-players")
def test_the_open_exclusion_is_nothing_to_open_or_look_at() -> None:
    s = big_hunt("P S X", target="K", excluded="B", out="T")
    play(s, *["declare P on 1"] * 3)
    assert may(s) == ["open 2 role 1", "open 3 role 1", "peek"]
    play(s, "peek")
    assert told(s, "peeked", viewer=0) == [{"seat": 0, "card": "B"}]


@covers("act", "two-players")
def test_two_players_choose_among_two_roles_and_have_one_action_each() -> None:
    s = big_hunt("PX ST", target="K", excluded="B", first=1)
    play(s, "declare S on 1", "declare P on 1", "declare T on 2", "declare X on 2")
    assert may(s) == ["open 1 role 1", "open 1 role 2", "peek"]
    play(s, "open 1 role 2")
    assert may(s) == ["open 2 role 1", "open 2 role 2", "peek"]
    play(s, "peek")
    assert step(s) == "hunt"


@covers("act", "two-players", "R19")
@pytest.mark.parametrize(
    ("slot", "declared", "lied"),
    [(1, "PT", False), (1, "XP", True), (2, "PT", True), (2, "XP", True), (2, "BX", False), (1, "BX", True)],
)
def test_a_role_is_compared_with_the_card_that_covers_it_alone(slot: int, declared: str, lied: bool) -> None:
    s = big_hunt("PX ST", target="K", excluded="B", first=1)
    play(s, "declare S on 1", f"declare {declared[0]} on 1", "declare T on 2", f"declare {declared[1]} on 2")
    play(s, f"open 1 role {slot}")
    assert told(s, "opened") == [
        {
            **{"seat": 1, "owner": 0, "slot": slot, "of": 2, "role": "PX"[slot - 1], "declared": declared[slot - 1]},
            **{"lied": lied, "paid": int(lied)},
        }
    ]
    assert coins(s) == ([0, 2] if lied else [1, 1])
    assert [row["open"] for row in view(s)["seats"][0]["roles"]] == [slot == 1, slot == 2]


@covers("R17")
def test_an_honest_role_may_be_opened_and_stays_open() -> None:
    s = book()
    play(s, "open 2 role 1")
    assert coins(s) == [1, 1, 1, 1]
    assert view(s, 3)["seats"][1]["roles"][0]["open"] is True


@covers("act")
def test_acting_goes_clockwise_from_the_first_player() -> None:
    s = big_hunt("P S X", target="K", excluded="B", out="T", first=1)
    play(s, *["declare P on 1"] * 3)
    order = []
    while step(s) == "act":
        order.append(s.turn()[0])
        play(s, "peek")
    assert order == [1, 2, 0]


@covers("R18")
def test_a_liar_has_his_last_coin_to_give_and_never_more() -> None:
    s = book()
    play(s, "open 3 role 1", "open 4 role 1", "open 1 role 1", "peek")
    assert coins(s) == [2, 2, 0, 0]
