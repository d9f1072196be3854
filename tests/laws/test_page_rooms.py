"""The rooms of the page: imports go down the list of docs/page-rooms.md, and no file reaches itself, games too."""

from __future__ import annotations

import re
from collections import Counter
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LIB = ROOT / "web" / "src" / "lib"
GAMES = ROOT / "web" / "src" / "games"
MOST_FILES = 30
IMPORTED = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"?]+)""")
ENDINGS = ("", ".ts", ".svelte", ".svelte.ts")


def listed() -> list[str]:
    """The rooms from the top to the bottom."""
    text = (ROOT / "docs" / "page-rooms.md").read_text(encoding="utf-8")
    return re.findall(r"^\| ([a-z]+) \| ", text, re.MULTILINE)[1:]


def drawn() -> list[str]:
    """The rooms of the picture, from the top to the bottom."""
    text = (ROOT / "docs" / "page-rooms.md").read_text(encoding="utf-8")
    return [name for group in re.findall(r'\["([a-z· ]+)"\]', text) for name in group.split(" · ")]


def files(under: Path = LIB) -> list[Path]:
    """Every file there that is no test; of the rooms, if nothing else is said."""
    return [
        file
        for file in sorted(under.rglob("*"))
        if file.suffix in {".ts", ".svelte"} and not file.name.endswith(".test.ts")
    ]


def imports(file: Path, under: Path = LIB) -> set[Path]:
    """The files there that this one imports, as types or later, too."""
    found = set()
    for name in IMPORTED.findall(file.read_text(encoding="utf-8")):
        whole = (file.parent / name).resolve()
        target = next((one for end in ENDINGS if (one := Path(f"{whole}{end}")).is_file()), None)
        if target and target.is_relative_to(under):
            found.add(target)
    return found


def room(file: Path) -> str:
    """The room of a file."""
    return file.relative_to(LIB).parts[0]


def upwards(order: list[str], graph: dict[Path, set[Path]]) -> list[str]:
    """The imports that do not go down."""
    rank = {name: place for place, name in enumerate(order)}
    return [
        f"{file.relative_to(LIB)} imports {target.relative_to(LIB)}"
        for file, targets in graph.items()
        for target in sorted(targets)
        if rank[room(target)] < rank[room(file)]
    ]


def cycle(graph: dict[Path, set[Path]]) -> list[str]:
    """Files that import one another in a circle, if there is one."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return [str(file.relative_to(LIB.parent)) for file in error.args[1]]
    return []


def test_every_room_is_listed_once_and_is_there() -> None:
    assert sorted(listed()) == sorted({room(file) for file in files()})


def test_the_picture_has_the_rooms_in_the_same_order() -> None:
    assert drawn() == listed()


def test_imports_go_down() -> None:
    graph = {file: imports(file) for file in files()}
    assert sum(map(len, graph.values())) > len(graph), "imports are found at all"
    assert upwards(listed(), graph) == []


def test_an_import_that_goes_up_is_noticed() -> None:
    low, high = LIB / listed()[-1] / "a.ts", LIB / listed()[0] / "b.ts"
    assert upwards(listed(), {low: {high}, high: set()})
    assert not upwards(listed(), {high: {low}, low: set()})


def test_no_file_reaches_itself() -> None:
    for under in (LIB, GAMES):
        assert cycle({file: imports(file, under) for file in files(under)}) == []


def test_a_file_that_reaches_itself_is_noticed() -> None:
    one, other = LIB / "ui" / "a.ts", LIB / "ui" / "b.ts"
    assert cycle({one: {other}, other: {one}})


def test_no_room_is_crowded() -> None:
    everything = (file for file in LIB.rglob("*") if file.is_file())
    assert {name: count for name, count in Counter(map(room, everything)).items() if count > MOST_FILES} == {}
