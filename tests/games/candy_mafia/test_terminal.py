"""The town in a terminal: in words, never in ids, and with the clauses of what a moderator is told."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from igroteka import MODERATOR
from igroteka.cli.screen import Screen
from igroteka.cli.words import TerminalWords
from igroteka.core.closing import close
from igroteka.texts import LANGUAGES
from tests.games.candy_mafia.playing import play
from tests.games.candy_mafia.table import NAMES, evening, step

# Ids that are no words of either language.
IDS = [name for name in NAMES if "_" in name]


def shown(language: str) -> tuple[Screen, StringIO]:
    """A screen, and what was printed on it."""
    paper = StringIO()
    console = Console(file=paper, width=120, color_system=None)
    return Screen(TerminalWords("candy_mafia", language), [f"P{seat}" for seat in range(20)], console), paper


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_called_by_their_names(language: str) -> None:
    screen, paper = shown(language)
    s = evening([*IDS, *["citizen"] * 4, "don", "mistress"], "f")
    while step(s) != "talk":
        close(s, {})
    screen.table(s, 0)
    screen.options(s, 0)
    text = paper.getvalue()
    assert screen.words.card(IDS[0]) in text
    assert not [name for name in IDS if name in text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_moderator_reads_the_clause_of_every_cause(language: str) -> None:
    screen, paper = shown(language)
    screen.tell(play("u doctor: N2 gang>a, doctor>a").events, MODERATOR)
    assert f"[{screen.words.clause('doctor')}]" in paper.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_wakes_alone_is_not_told_the_own_name(language: str) -> None:
    words = TerminalWords("candy_mafia", language)
    names = [f"P{seat}" for seat in range(8)]
    met = {"event": "met", "gang": "mafia"}
    assert "P1" in words.event(met | {"seats": [1, 2]}, names, 2)
    assert "P2" not in words.event(met | {"seats": [2]}, names, 2)
