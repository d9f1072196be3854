"""Every ruling that a script can show, by the lines of the tables that show it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.candy_mafia.playing import play
from tests.games.candy_mafia.table import tables
from tests.games.covers import covers
from tools.trace import in_tests

RULINGS: dict[str, str] = tables("rulings.toml")
TABLES = {name: tables(f"{name}.toml") for name in ("scenarios", "pairs", "flags", "effects", "more")}


@covers("R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11", "R14", "R15", "R17", "R21", "R22", "R23")
@covers("R24", "R25", "R26", "R27", "R31", "R32", "R33", "R34", "R35", "R36", "R37", "R38", "R39", "R40", "R41")
@covers("R42", "R43", "R51", "R52", "R53", "R54", "R55", "R56", "R57", "R58", "R59", "R62", "R63", "R64", "R65")
@covers("R66", "R67", "R68", "R69", "R70", "R74", "R81", "R82", "R83", "R84", "R85", "R86", "R87", "R88", "R89")
@covers(
    "R90",
    "R102",
    "R106",
    "R110",
    "R114",
    "R121",
    "R122",
    "R123",
    "R124",
    "R125",
    "R126",
    "R128",
    "R129",
    "R130",
    "R132",
)
@covers("R133", "R134", "R135", "R136")
@pytest.mark.parametrize("ruling", RULINGS)
def test_a_ruling_holds(ruling: str) -> None:
    for name in RULINGS[ruling].split():
        table, _, key = name.partition(".")
        for script in TABLES[table][key]:
            play(script)


def test_what_the_test_above_covers_is_what_the_table_shows() -> None:
    said = {id for id, place in in_tests(Path(__file__).parent) if place.name == "test_a_ruling_holds"}
    assert said == set(RULINGS)
