"""What stays closed, and what all may see when a round or the game is over."""

from __future__ import annotations

import pytest

from igroteka import MODERATOR, SPECTATOR
from tests.games.covers import covers
from tests.games.pechenka.table import GAME, big_hunt, hunt, play, view, walk_on


@covers("R15")
def test_past_rounds_of_the_big_hunt_keep_closed_what_nobody_opened() -> None:
    s = big_hunt("P S X T", target="K", excluded="B")
    play(s, "declare P on 1", "declare S on 1", "declare S on 1", "declare B on 1")
    play(s, "open 3 role 1", "peek", "open 1 role 1", "peek")
    hunt(s, "X X T P")
    for viewer in (0, 1, 2, 3, SPECTATOR, MODERATOR):
        past = view(s, viewer)["past"]
        assert [set(round) for round in past] == [{"first", "target", "out", "seats"}]
        assert (past[0]["first"], past[0]["target"], past[0]["out"]) == (0, "K", None)
        assert past[0]["seats"][1] == {
            "roles": [{"role": None, "declared": "S", "opened_by": None}],
            **{"led": 0, "peeked": True, "hunt": "X", "eliminated": True},
            "coins": {"guaranteed": 1, "prey": 0, "target": 0, "survivor": 0, "caught": 0, "paid": 0},
        }
        assert past[0]["seats"][2] == {
            "roles": [{"role": "X", "declared": "S", "opened_by": 0}],
            **{"led": 0, "peeked": False, "hunt": "T", "eliminated": False},
            "coins": {"guaranteed": 1, "prey": 2, "target": 0, "survivor": 0, "caught": 0, "paid": -1},
        }
        assert past[0]["seats"][0]["coins"]["caught"] == 1


@covers("R11", "R10")
def test_at_the_end_of_the_first_variant_roles_and_hands_are_open_to_all() -> None:
    s = walk_on(GAME.new(4, 2, {"variant": "everyone"}), 2)
    truth = view(s, MODERATOR)
    for viewer in (0, 1, 2, 3, SPECTATOR):
        seen = view(s, viewer)
        assert seen == truth
        assert all(seat["roles"][0]["open"] and len(seat["hand"]) == 2 for seat in seen["seats"])
        assert [seat["roles"][0]["role"] for seat in seen["seats"]] == [
            row["role"] for row in seen["past"][-1]["seats"]
        ]
        assert (seen["round"], seen["rounds"], len(seen["past"])) == (4, 4, 4)


@covers("R15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_of_the_big_hunt_only_the_target_is_open(seats: int) -> None:
    for seed in range(5):
        s = walk_on(GAME.new(seats, seed, {"variant": "big_hunt"}), seed)
        last = view(s, SPECTATOR)["past"][-1]
        for viewer in (*range(seats), SPECTATOR):
            seen = view(s, viewer)
            assert (seen["target"]["open"], seen["target"]["role"]) == (True, last["target"])
            assert seen["excluded"]["open"] is False
            assert (seen["excluded"]["role"] is not None) == (viewer >= 0 and last["seats"][viewer]["peeked"])
            for seat, row in enumerate(seen["seats"]):
                for role in row["roles"]:
                    assert role["open"] == (role["opened_by"] is not None)
                    assert (role["role"] is not None) == (role["open"] or viewer == seat)
