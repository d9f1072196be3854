"""What is told, in which order, and to whom."""

from __future__ import annotations

from igroteka import MODERATOR, SPECTATOR
from igroteka.core.state import State
from tests.games.covers import covers
from tests.games.pechenka.table import (
    GAME,
    big_hunt,
    everyone,
    happened,
    hunt,
    play,
    show,
    to_the_hunt,
    told,
    view,
    walk_on,
)


def heard(s: State, viewer: int) -> list[str]:
    """The ids of the last events that a viewer hears of."""
    return [event.id for event in s.events if event.seen_by(viewer) is not None]


@covers("setup", "first")
def test_a_new_round_tells_everybody_only_their_own_role() -> None:
    s = GAME.new(5, 4, {"variant": "everyone"})
    assert happened(s) == ["round"] + ["role"] * 5
    assert told(s, "round", SPECTATOR) == [{"round": 1, "rounds": 5, "first": view(s)["first"]}]
    for seat in range(5):
        mine = view(s, seat)["seats"][seat]
        role = {"seat": seat, "role": mine["roles"][0]["role"], "prey": mine["prey"], "hunter": mine["hunter"]}
        assert told(s, "role", seat) == [role]
        assert told(s, "role", MODERATOR)[seat] == role
    assert heard(s, SPECTATOR) == ["round"]


@covers("two-players", "three-players", "hunt-setup")
def test_a_round_of_the_big_hunt_tells_everybody_only_their_own_roles() -> None:
    for seats, ids in ((2, ["round"]), (3, ["round", "out"]), (4, ["round"])):
        s = GAME.new(seats, 4, {"variant": "big_hunt"})
        assert happened(s) == ids + ["roles"] * seats
        assert told(s, "round", 0) == [{"round": 1, "rounds": 2 * seats, "first": view(s)["first"]}]
        for seat in range(seats):
            roles = [row["role"] for row in view(s, seat)["seats"][seat]["roles"]]
            assert told(s, "roles", seat) == [{"seat": seat, "roles": roles}]
        assert heard(s, SPECTATOR) == ids
        if seats == 3:
            assert told(s, "out", SPECTATOR) == [{"card": view(s)["out"]}]


@covers("circle", "order")
def test_cards_are_told_from_the_first_player_on() -> None:
    s = everyone("P B S T", first=2)
    show(s, "T S P hill")
    assert told(s, "showed", SPECTATOR) == [
        {"seat": 2, "card": "P", "circle": 1},
        {"seat": 3, "card": "hill", "circle": 1},
        {"seat": 0, "card": "T", "circle": 1},
        {"seat": 1, "card": "S", "circle": 1},
    ]
    show(s, "hill P hill P")
    assert [event["circle"] for event in told(s, "showed")] == [2] * 4


@covers("sword", "shield", "R3")
def test_swords_and_shields_are_told_to_all() -> None:
    s = everyone("P B S T")
    show(s, "B shield shield shield")
    play(s, "before 1")
    assert [event.seen_by(SPECTATOR) for event in s.events] == [{"event": "guarded", "seat": 1, "target": 0}]
    play(s, "before 1", "before 1")
    show(s, "sword P P sword")
    play(s, "before nobody")
    assert [event.seen_by(2) for event in s.events] == [{"event": "idle", "seat": 0, "card": "sword"}]
    play(s, "before 3")
    assert [event.seen_by(2) for event in s.events] == [{"event": "struck", "seat": 3, "target": 2}]


@covers("R3")
def test_a_shield_that_lies_idle_is_told_as_a_shield() -> None:
    s = everyone("P B S T")
    show(s, "B sword sword sword")
    play(s, "before 1", "before 1", "before 1")
    show(s, "shield P P P")
    play(s, "before nobody")
    assert [event.seen_by(1) for event in s.events] == [{"event": "idle", "seat": 0, "card": "shield"}]


@covers("coins", "R11")
def test_the_count_tells_roles_and_coins_to_all_and_then_the_next_round_begins() -> None:
    s = everyone("P B S T")
    show(s, "sword P P P")
    play(s, "before 2")
    show(s, "shield S B B")
    play(s, "before 4")
    show(s, "B T T S", "S hill hill hill")
    assert happened(s) == ["showed"] * 4 + ["scored"] * 4 + ["round"] + ["role"] * 4
    assert heard(s, SPECTATOR) == ["showed"] * 4 + ["scored"] * 4 + ["round"]
    assert told(s, "scored", SPECTATOR) == [
        {"seat": 0, "role": "P", "attack": 3, "defence": 2, "hill": 1, "coins": 6, "total": 6},
        {"seat": 1, "role": "B", "attack": 0, "defence": 0, "hill": 0, "coins": 0, "total": 0},
        {"seat": 2, "role": "S", "attack": 0, "defence": 0, "hill": 0, "coins": 0, "total": 0},
        {"seat": 3, "role": "T", "attack": 0, "defence": 0, "hill": 0, "coins": 0, "total": 0},
    ]
    assert told(s, "round")[0] == {"round": 2, "rounds": 4, "first": 1}


@covers("hunt", "hunt-coins")
def test_the_hunt_is_told_from_the_first_player_on_then_the_target_then_the_coins() -> None:
    s = to_the_hunt(big_hunt("P S X T", target="K", excluded="B", first=3), "P S S B")
    hunt(s, "X X T S")
    assert happened(s) == ["hunted"] * 4 + ["target"] + ["earned"] * 4 + ["round"] + ["roles"] * 4
    assert [(one["seat"], one["card"]) for one in told(s, "hunted", 1)] == [(3, "S"), (0, "X"), (1, "X"), (2, "T")]
    nothing = {"guaranteed": 1, "prey": 0, "target": 0, "survivor": 0, "coins": 1, "total": 2, "eliminated": True}
    assert told(s, "earned", SPECTATOR) == [
        {"seat": 0, **nothing},
        {"seat": 1, **nothing},
        {"seat": 2, **nothing, "prey": 2, "coins": 3, "total": 4},
        {"seat": 3, **nothing, "prey": 1, "survivor": 2, "coins": 4, "total": 5, "eliminated": False},
    ]
    assert told(s, "round")[0]["first"] == 0


@covers("end", "hunt-end")
def test_after_the_last_round_nothing_more_is_dealt() -> None:
    for seats, variant, last in ((4, "everyone", "scored"), (2, "big_hunt", "earned")):
        s = walk_on(GAME.new(seats, 2, {"variant": variant}), 2)
        assert happened(s)[-seats:] == [last] * seats


@covers("three-players")
def test_every_round_of_three_has_an_open_exclusion_of_its_own() -> None:
    s = to_the_hunt(big_hunt("P S X", target="K", excluded="B", out="T"), "P S X")
    hunt(s, "S P T")
    assert happened(s)[-5:] == ["round", "out", "roles", "roles", "roles"]
    assert told(s, "out", 0) == [{"card": view(s)["out"]}]
