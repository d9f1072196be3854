"""The same choices lead to the same game as ever, on both builds, unless the rules version says otherwise."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build
from igroteka.core.game import Game
from tests.laws.cases import GAMES, TOY
from tests.laws.trajectories import trajectories
from tests.laws.transcripts import again, ending, header
from tools import golden
from tools.golden import FOLDER, hashes, transcripts

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src"
# Compiled as one group is what people play on; it is here if somebody has served or measured these sources.
TREES = [tree for tree in (SOURCES, hatch_build.compiled_tree(ROOT)) if tree.exists()]
BY_ID = {game.id: game for game in GAMES}
TRANSCRIPTS = [path for paths in transcripts().values() for path in paths]


def name(thing: Game | Path) -> str:
    """The name of a game or of a transcript."""
    return thing.id if isinstance(thing, Game) else f"{thing.parent.name}/{thing.stem}"


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=name)
def test_a_transcript_plays_again_word_for_word(path: Path) -> None:
    text = path.read_text("utf-8")
    game = BY_ID[header(text)["game"]]
    assert header(text)["rules"] == str(game.rules), "new rules: python3 dev.py golden"
    assert again(text, game) == text, "the same choices lead elsewhere, or are told otherwise: see tools/golden.py"


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_every_way_to_end_has_a_transcript(game: Game) -> None:
    endings = {ending(path.read_text("utf-8")) for path in transcripts()[game.id]}
    assert endings == {*game.endings, "resigned"}


def test_there_is_no_golden_file_without_its_game() -> None:
    assert {path.name for path in FOLDER.iterdir() if path.is_dir()} == set(BY_ID)
    assert set(hashes()) == set(BY_ID)


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_this_build_walks_as_ever(game: Game) -> None:
    assert hashes()[game.id] == {"rules": game.rules, "cases": trajectories(game)}, "see tools/golden.py"


@pytest.mark.parametrize("tree", TREES, ids=lambda tree: "uncompiled" if tree == SOURCES else "compiled")
def test_another_process_and_the_builds_that_are_not_tested_walk_as_ever(tree: Path) -> None:
    # Another hash seed, too: no game may depend on the order of a set.
    env = {**os.environ, "PYTHONPATH": str(tree), "PYTHONHASHSEED": "20"}
    command = [sys.executable, "-m", "tests.laws.trajectories"]
    told = json.loads(subprocess.run(command, cwd=ROOT, env=env, check=True, capture_output=True, text=True).stdout)
    assert told["build"] == ("uncompiled" if tree == SOURCES else "compiled")
    assert told["games"] == {id: hashes()[id]["cases"] for id in BY_ID}


def test_a_golden_file_changes_only_with_the_rules_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    monkeypatch.setattr(golden, "HASHES", tmp_path / "trajectories.json")
    monkeypatch.setattr(golden, "GAMES", [TOY])
    written, refused = golden.renew(retold=False)
    assert tmp_path / "trajectories.json" in written and refused == []
    assert golden.renew(retold=False) == ([], [])
    dusk, text = tmp_path / TOY.id / "dusk.txt", (FOLDER / TOY.id / "dusk.txt").read_text("utf-8")
    assert dusk.read_text("utf-8") == text
    dusk.write_text(text.replace("draw", "peek", 1), "utf-8")
    complaint = f"{TOY.id}/dusk.txt: is told otherwise; raise the rules version"
    assert golden.renew(retold=False) == ([], [complaint])
    monkeypatch.setattr(TOY, "rules", 2)
    assert golden.renew(retold=False)[1] == []
    assert "rules 2" in dusk.read_text("utf-8")
    monkeypatch.setattr(golden, "trajectories", lambda game: {"a walk": "that leads elsewhere"})
    assert golden.renew(retold=False) == ([], [f"{TOY.id}: walks lead elsewhere; raise its rules version"])
    assert golden.renew(retold=True)[1] == []
