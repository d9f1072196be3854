"""The tables notice: break a row of the role table, a part of an attempt or a part of the dawn, and some line fails."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from igroteka.games.candy_mafia.night import attempts as harm
from igroteka.games.candy_mafia.night import daybreak as dawn
from igroteka.games.candy_mafia.roles import ROLES, Role
from tests.games.candy_mafia.playing import play
from tests.games.candy_mafia.table import tables

LINES = [
    line
    for name in ("scenarios", "pairs", "effects", "more")
    for lines in tables(f"{name}.toml").values()
    for line in lines
]
# What a mutant sets in a row, unless it is so already.
FIELDS: dict[str, Any] = {"traits": 0, "does": (), "other": (), "memory": -1, "once": -1, "number": 0}
# What the Sweet Tooth may not say is seen in test_told.
ELSEWHERE = {("sweet_tooth", "traits")}


def noticed(word: str) -> bool:
    """Does any line fail that has this word?"""
    for line in [line for line in LINES if re.search(rf"\b{word}\b", line)]:
        try:
            play(line)
        except AssertionError:
            return True
    return False


def mutants() -> Iterator[Any]:
    """Every row with one entry removed."""
    for role in ROLES:
        for name, nothing in FIELDS.items():
            if getattr(role, name) != nothing and (role.name, name) not in ELSEWHERE:
                yield pytest.param(role, name, nothing, id=f"{role.name}-{name}")


@pytest.mark.parametrize(("role", "name", "value"), list(mutants()))
def test_a_broken_row_is_noticed(role: Role, name: str, value: Any) -> None:
    before = getattr(role, name)
    setattr(role, name, value)
    try:
        assert noticed(role.name)
    finally:
        setattr(role, name, before)


# Where their order matters at all, and a role whose lines show it.
ORDERED = {
    ("AxeAtTheDoor", "NightProof"): "woodcutter",
    ("Healed", "Iron"): "blacksmith",
    ("Iron", "Shield"): "blacksmith",
    ("Shield", "Tough"): "bodyguard",
    ("Grudge", "Dies"): "dealer",
}


@pytest.mark.uncompiled
@pytest.mark.parametrize("part", range(len(harm.HIT) - 1), ids=lambda part: type(harm.HIT[part]).__name__)
def test_a_missing_part_of_an_attempt_is_noticed(part: int, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["woodcutter", "maniac", "vampire", "policeman", "doctor", "blacksmith", "bodyguard", "tough_guy", "dealer"]
    monkeypatch.setattr(harm, "HIT", (*harm.HIT[:part], *harm.HIT[part + 1 :]))
    assert noticed(words[part])


@pytest.mark.uncompiled
@pytest.mark.parametrize("part", range(len(dawn.DAWN)), ids=lambda part: type(dawn.DAWN[part]).__name__)
def test_a_missing_part_of_the_dawn_is_noticed(part: int, monkeypatch: pytest.MonkeyPatch) -> None:
    words = {"Fall": "tough_guy", "Earn": "punisher", "Return": "reanimator", "Bars": "jailer", "Announce": "beauty"}
    name = type(dawn.DAWN[part]).__name__
    monkeypatch.setattr(dawn, "DAWN", (*dawn.DAWN[:part], *dawn.DAWN[part + 1 :]))
    assert noticed(words.get(name, "doctor"))


@pytest.mark.uncompiled
@pytest.mark.parametrize("pair", list(ORDERED), ids=" before ".join)
def test_two_parts_of_an_attempt_in_the_wrong_order_are_noticed(
    pair: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    part = [type(one).__name__ for one in harm.HIT].index(pair[0])
    one, other = harm.HIT[part], harm.HIT[part + 1]
    assert type(other).__name__ == pair[1]
    monkeypatch.setattr(harm, "HIT", (*harm.HIT[:part], other, one, *harm.HIT[part + 2 :]))
    assert noticed(ORDERED[pair])
