"""The words of the terminal: the same in both languages, and none of them idle."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

import igroteka
from igroteka import cli
from igroteka.cli.words import TerminalWords
from igroteka.registry import folder

CLI = Path(cli.__file__).parent
PLACES = {"cli": (CLI / "texts", sorted(CLI.glob("*.py")))}
for _id in igroteka.names():
    if (folder(_id) / "texts" / "terminal").is_dir():
        PLACES[_id] = (folder(_id) / "texts" / "terminal", [folder(_id) / "terminal.py", CLI / "person.py"])


def keys(file: Path) -> list[str]:
    """The texts of a file."""
    return [entry.id.name for entry in parse(file.read_text(encoding="utf-8")).body if isinstance(entry, Message)]


@pytest.mark.parametrize("place", PLACES)
def test_both_languages_have_the_same_keys_and_none_is_idle(place: str) -> None:
    home, sources = PLACES[place]
    russian, english = keys(home / "ru.ftl"), keys(home / "en.ftl")
    assert russian == english
    assert len(set(russian)) == len(russian)
    code = "".join(source.read_text(encoding="utf-8") for source in sources)
    # Keys that the code puts together.
    made = ("cli-key-", "cli-help-", "cli-undo-", "cli-holder-", "terminal-note-")
    assert [
        key for key in russian if f'"{key}"' not in code and f"'{key}'" not in code and not key.startswith(made)
    ] == []


def test_every_note_is_for_a_step_of_its_game() -> None:
    note = "terminal-note-"
    for id, (home, _) in PLACES.items():
        noted = [key.removeprefix(note) for key in keys(home / "ru.ftl") if key.startswith(note)]
        assert not noted or set(noted) <= set(igroteka.game(id).steps)


def test_no_key_hides_one_of_the_shell_or_the_game() -> None:
    for id in (None, *igroteka.names()):
        for language in ("ru", "en"):
            texts = TerminalWords(id, language)
            for key in keys(CLI / "texts" / f"{language}.ftl"):
                assert key.startswith("cli-")
                assert texts.has(key)
