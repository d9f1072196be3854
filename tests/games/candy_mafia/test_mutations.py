"""The tables notice a broken row, a role without what is special about it, a missing part of an attempt or the dawn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from igroteka.core.errors import BadOptions
from igroteka.games.candy_mafia import victory
from igroteka.games.candy_mafia.cards import NAMES, NO_CARD, ROWS, Row
from igroteka.games.candy_mafia.night import attempts, ending, gangs
from igroteka.games.candy_mafia.roles import candy_baron, sleepwalker, special
from igroteka.games.candy_mafia.roles.bound import ROLES
from igroteka.games.candy_mafia.roles.special import Special
from tests.games.candy_mafia.playing import play
from tests.games.candy_mafia.table import tables

LINES = [
    line
    for name in ("scenarios", "pairs", "effects", "more")
    for lines in tables(f"{name}.toml").values()
    for line in lines
]
# What a mutant sets in a row, unless it is so already.
FIELDS: dict[str, Any] = {"traits": 0, "memory": -1, "once": -1, "number": 0, "nightfall": 0, "letter": 0}
DEEDS = ("does", "other")


def noticed(word: str) -> bool:
    """Does any line fail that has this word?"""
    for line in [line for line in LINES if re.search(rf"\b{word}\b", line)]:
        try:
            play(line)
        except (AssertionError, BadOptions):  # or the cards cannot even be dealt
            return True
    return False


def mutants() -> Iterator[Any]:
    """Every row with one entry removed."""
    for role in ROLES.specials:
        row = role.row
        found: list[tuple[Row | Special, str, Any]] = [(row, name, nothing) for name, nothing in FIELDS.items()]
        for owner, name, nothing in [*found, *((role, name, ()) for name in DEEDS)]:
            if getattr(owner, name) != nothing:
                yield pytest.param(owner, name, nothing, row.name, id=f"{row.name}-{name}")


@pytest.mark.parametrize(("owner", "name", "value", "word"), list(mutants()))
def test_a_broken_row_is_noticed(owner: Row | Special, name: str, value: Any, word: str) -> None:
    before = getattr(owner, name)
    setattr(owner, name, value)
    ROLES.gather()
    try:
        assert noticed(word)
    finally:
        setattr(owner, name, before)
        ROLES.gather()


def hooks(role: Special) -> set[str]:
    """What is special about a role beside its own deed, which its row names, and what no evening can be."""
    return {name for name in vars(type(role)) if hasattr(Special, name) and name[0] != "_"} - {"do", "idle", "check"}


@pytest.mark.parametrize(
    "role", [role for role in ROLES.specials if role.row.special and hooks(role)], ids=lambda role: role.row.name
)
def test_a_role_without_what_is_special_about_it_is_noticed(role: Special) -> None:
    plain = Special()
    plain.row, plain.card, plain.does, plain.other = role.row, role.card, role.does, role.other
    ROLES.specials[role.card] = plain
    ROLES.gather()
    try:
        assert noticed(role.row.name)
    finally:
        ROLES.specials[role.card] = role
        ROLES.gather()


def test_every_file_of_a_role_is_named_by_its_row() -> None:
    files = {path.stem for path in Path(special.__file__).parent.glob("*.py")} - {"__init__", "bound", "special"}
    assert files == {row.name for row in ROWS if row.special}


# The modules that ask for a card by name without being its own file; what the Sweet Tooth may not say is in test_told.
BY_NAME = {"LAWYER": (gangs,), "SLEEPWALKER": (gangs, sleepwalker, candy_baron), "EXECUTIONER": (victory,)}


@pytest.mark.uncompiled
@pytest.mark.parametrize(
    ("module", "name"),
    [pytest.param(module, name, id=f"{module.__name__}-{name}") for name, found in BY_NAME.items() for module in found],
)
def test_a_card_that_is_not_asked_for_by_name_is_noticed(
    module: ModuleType, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert NAMES[getattr(module, name)] == name.lower()
    monkeypatch.setattr(module, name, NO_CARD)
    assert noticed(name.lower())


# Where their order matters at all, and a role whose lines show it.
ORDERED = {
    ("woodcutter", "maniac"): "woodcutter",
    ("doctor", "blacksmith"): "blacksmith",
    ("blacksmith", "bodyguard"): "blacksmith",
    ("bodyguard", "tough-guy"): "bodyguard",
    ("dealer", "kill"): "dealer",
}


@pytest.mark.uncompiled
@pytest.mark.parametrize("part", range(len(attempts.HIT) - 1), ids=lambda part: attempts.HIT[part].clause)
def test_a_missing_part_of_an_attempt_is_noticed(part: int, monkeypatch: pytest.MonkeyPatch) -> None:
    clause = attempts.HIT[part].clause
    monkeypatch.setattr(attempts, "HIT", (*attempts.HIT[:part], *attempts.HIT[part + 1 :]))
    assert noticed("policeman" if clause == "block" else clause.replace("-", "_"))


@pytest.mark.uncompiled
@pytest.mark.parametrize("part", range(len(ending.DAWN)), ids=lambda part: ending.DAWN[part].__name__)
def test_a_missing_part_of_the_dawn_is_noticed(part: int, monkeypatch: pytest.MonkeyPatch) -> None:
    words = {
        "fall": "tough_guy",
        "earn": "punisher",
        "come_back": "reanimator",
        "lock_up": "jailer",
        "announce": "beauty",
    }
    name = ending.DAWN[part].__name__
    monkeypatch.setattr(ending, "DAWN", (*ending.DAWN[:part], *ending.DAWN[part + 1 :]))
    assert noticed(words.get(name, "doctor"))


@pytest.mark.uncompiled
@pytest.mark.parametrize("pair", list(ORDERED), ids=" before ".join)
def test_two_parts_of_an_attempt_in_the_wrong_order_are_noticed(
    pair: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    part = [one.clause for one in attempts.HIT].index(pair[0])
    one, other = attempts.HIT[part], attempts.HIT[part + 1]
    assert other.clause == pair[1]
    monkeypatch.setattr(attempts, "HIT", (*attempts.HIT[:part], other, one, *attempts.HIT[part + 2 :]))
    assert noticed(ORDERED[pair])
