"""A position that somebody wrote is read if it can stand on a table, and refused otherwise."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from igroteka import BadRecord
from igroteka.core.state import State
from tests.games.covers import covers
from tests.games.pechenka.table import GAME, big_hunt, coins, everyone, hunt, play, show, to_the_hunt, walk_on

TABLES = [("everyone", 4), ("everyone", 5), ("everyone", 6), ("big_hunt", 2), ("big_hunt", 3), ("big_hunt", 4)]


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_every_position_of_a_game_can_be_written_and_read_coins_and_all(variant: str, seats: int) -> None:
    s = GAME.new(seats, 3, {"variant": variant}, telling=False)
    while s.turn():
        walk_on(s, 3, 3)
        assert s.clone().same(s)
        read = GAME.load(json.loads(json.dumps(s.dump())))
        assert read.same(s)
        assert coins(read) == coins(s)


def circles() -> State:
    """The second circle is over but for the sword of seat 3; seats 0 and 1 have placed theirs."""
    s = everyone("P B S T")
    show(s, "B P P P")
    show(s, "sword shield B sword")
    play(s, "before 2", "before 3")
    return s


def second_round() -> State:
    """After a round without swords."""
    s = everyone("P B S T")
    show(s, "B P P P", "S S B B", "T T T S", "hill hill hill hill")
    return s


def acting() -> State:
    """Two players have declared, one has opened a role."""
    s = big_hunt("PX ST", target="K", excluded="B")
    play(s, "declare X on 2", "declare S on 1", "declare P on 1", "declare B on 2", "open 2 role 2")
    return s


def one_declared() -> State:
    """The first of two players has covered the second role."""
    s = big_hunt("PX ST", target="K", excluded="B")
    play(s, "declare X on 2")
    return s


def hunting() -> State:
    """Everybody may hunt."""
    return to_the_hunt(big_hunt("P S X T", target="K", excluded="B"), "P S S B")


def after_the_hunt() -> State:
    """The second round of four players."""
    s = to_the_hunt(big_hunt("P S X T", target="K", excluded="B"), "P S S B")
    hunt(s, "X X T P")
    return s


# What is written wrong, what is complained of.
WRONG: list[tuple[Callable[[], State], dict[str, object], str]] = [
    (circles, {"deal": [0, 0, 2, 3]}, "deal: every role is there once"),
    (circles, {"deal": [0, 1, 2, 4]}, r"deal\[3\]: must be from 0 to 3"),
    (circles, {"deal": [1, 0, 2, 3]}, "seat 0 cannot have shown all this"),
    (circles, {"circles": ["B P P P", "B shield B sword"]}, "seat 0 cannot have shown all this"),
    (circles, {"circles": ["B P P P", "X shield B sword"]}, "seat 0 cannot have shown all this"),
    (circles, {"circles": ["B P P P", "sword shield B"]}, "must name a card for each of 4 seats"),
    (circles, {"circles": ["B P P P", "sword shield B axe"]}, "must name a card for each of 4 seats"),
    (circles, {"swords": [1, -1, -1, 2]}, "do not fit the step"),
    (circles, {"swords": [-1, -1, -1, -1]}, "do not fit the step"),
    (circles, {"swords": [0, -1, -1, -1]}, "seat 0 had somebody to put it before"),
    (circles, {"shields": [-1, 0, -1, -1]}, "there is a shield against seat 0"),
    (circles, {"turns": 2}, "do not fit the step"),
    (circles, {"turns": 4}, "turns: are too many"),
    (circles, {"round": 1}, "past: must have 1 entries"),
    (acting, {"declared": [0, 0, 2, 1]}, "seat 0 cannot have declared this"),
    (acting, {"declared": [0, -1, 2, 1]}, "seat 0 cannot have declared this"),
    (acting, {"opened": [-1, 0, -1, -1]}, "seat 0 opened a role of its own"),
    (acting, {"opened": [-1, -1, 0, 0]}, "seat 0 cannot have done this"),
    (acting, {"opened": [-1, -1, -1, -1]}, "seat 0 cannot have done this"),
    (acting, {"peeked": [0]}, "seat 0 cannot have done this"),
    (acting, {"peeked": [1]}, "seat 1 cannot have done this"),
    (acting, {"hunts": [2, -1]}, "hunts: are open only when the round is over"),
    (acting, {"turns": 2}, "seat 1 cannot have done this"),
    (hunting, {"turns": 1}, "turns: are too many"),
    (one_declared, {"led": []}, "seat 0 began with the other role"),
]


@covers("circle", "sword", "shield", "declare", "act")
@pytest.mark.parametrize(("position", "wrong", "said"), WRONG)
def test_what_cannot_lie_on_the_table_is_refused(
    position: Callable[[], State], wrong: dict[str, object], said: str
) -> None:
    dump: Any = position().dump()
    assert GAME.load(dump).same(position())
    assert set(wrong) <= set(dump["table"])
    with pytest.raises(BadRecord, match=said):
        GAME.load({**dump, "table": {**dump["table"], **wrong}})


PAST: list[tuple[Callable[[], State], dict[str, object], str]] = [
    (second_round, {"roles": [0, 1, 2, 2]}, "a role is there twice"),
    (second_round, {"roles": [0, 1, 2, -1]}, "some are open that are not"),
    (second_round, {"circles": ["B P P P", "S S B B", "T T T S"]}, "the round is not over"),
    (second_round, {"swords": [1, -1, -1, -1]}, "the round is not over"),
    (after_the_hunt, {"roles": [-1, -1, -1, -1, -1, -1]}, "some are open that are not"),
    (after_the_hunt, {"roles": [0, -1, -1, -1, 5, -1]}, "some are open that are not"),
    (after_the_hunt, {"hunts": [4, 4, 3, 1]}, "seat 3 cannot have hunted with this"),
    (after_the_hunt, {"hunts": [4, 4, 3, -1]}, "seat 3 cannot have hunted with this"),
    (after_the_hunt, {"peeked": [0, 1, 2]}, "seat 3 cannot have done this"),
    (after_the_hunt, {"declared": [0, 2, 2, -1]}, "seat 3 cannot have declared this"),
    (after_the_hunt, {"led": [1]}, "seat 1 cannot have begun so"),
]


@covers("R11", "R15", "hunt", "R20")
@pytest.mark.parametrize(("position", "wrong", "said"), PAST)
def test_a_past_round_that_cannot_have_been_is_refused(
    position: Callable[[], State], wrong: dict[str, object], said: str
) -> None:
    dump: Any = position().dump()
    table = dump["table"]
    assert set(wrong) <= set(table["past"][0])
    with pytest.raises(BadRecord, match=said):
        GAME.load({**dump, "table": {**table, "past": [{**table["past"][0], **wrong}]}})


def test_steps_and_endings_of_the_other_variant_are_refused() -> None:
    for s, name, ending in (
        (everyone("P B S T"), "declare", "cycles"),
        (big_hunt("PX ST", "K", "B"), "card", "rounds"),
    ):
        with pytest.raises(BadRecord, match=r"position\.stack: is another variant's"):
            GAME.load({**s.dump(), "stack": [name], "sealed": []})
        with pytest.raises(BadRecord, match=r"position\.over: is another variant's"):
            GAME.load({**walk_on(s, 1).dump(), "over": ending})


def test_there_is_never_more_than_one_step() -> None:
    with pytest.raises(BadRecord, match=r"position\.stack: there is always exactly one step"):
        GAME.load({**one_declared().dump(), "stack": ["declare", "declare"]})


def test_a_game_is_over_after_its_last_round_and_not_before() -> None:
    for s, ending in ((everyone("P B S T"), "rounds"), (big_hunt("PX ST", "K", "B"), "cycles")):
        with pytest.raises(BadRecord, match=r"position\.table\.round: does not fit the ending"):
            GAME.load({**s.dump(), "stack": [], "sealed": [], "over": ending})


def test_the_end_of_the_last_round_cannot_be_painted_over() -> None:
    for seats, variant in ((4, "everyone"), (2, "big_hunt")):
        s = walk_on(GAME.new(seats, 3, {"variant": variant}, telling=False), 3)
        dump: Any = s.dump()
        other = dump["table"]["past"][0]
        kept = {name: other[name] for name in dump["table"] if name in other and name != "hunts"}
        with pytest.raises(BadRecord, match="is not as the last round ended"):
            GAME.load({**dump, "table": {**dump["table"], **kept}})
