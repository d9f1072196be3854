"""The golden files of tests/laws/golden: readable transcripts, and in trajectories.json the hashes of many walks.

    python3 dev.py golden            write files that are missing, or that belong to a new rules version
    python3 dev.py golden --retold   write everything anew: the rules are the same, only telling or storing changed

A file of the present rules version that would change is refused: a change of what the same choices lead to must raise
`rules` of the game, so that no old record is ever continued wrongly.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from igroteka.core.errors import IgrotekaError
from igroteka.core.game import Game
from tests.laws.cases import GAMES, cases
from tests.laws.trajectories import trajectories
from tests.laws.transcripts import again, examples, header
from tools.environment import ROOT

FOLDER = ROOT / "tests" / "laws" / "golden"
HASHES = FOLDER / "trajectories.json"


def transcripts() -> dict[str, list[Path]]:
    """The existing transcripts, by game."""
    return {game.id: sorted((FOLDER / game.id).glob("*.txt")) for game in GAMES}


def hashes() -> dict[str, dict[str, object]]:
    """The existing hashes, by game; each with its rules version."""
    found: dict[str, dict[str, object]] = json.loads(HASHES.read_text("utf-8")) if HASHES.exists() else {}
    return found


def holds(text: str, game: Game) -> bool:
    """Does the transcript come out the same, word for word, when played again?"""
    try:
        return again(text, game) == text
    except IgrotekaError:
        return False


def renew(retold: bool) -> tuple[list[Path], list[str]]:
    """Write the golden files; gives those that changed, and complaints about those that may not change."""
    written, complaints, totals = list[Path](), list[str](), hashes()
    for game in GAMES:
        (FOLDER / game.id).mkdir(parents=True, exist_ok=True)
        now = {"rules": game.rules, "cases": trajectories(game)}
        old = totals.get(game.id, now)
        if old["rules"] == game.rules and old != now and not retold:
            complaints.append(f"{game.id}: walks lead elsewhere; raise its rules version")
            continue
        totals[game.id] = now
        for name, text in examples(game, cases(game)).items():
            path = FOLDER / game.id / f"{name}.txt"
            if retold or not path.exists() or header(path.read_text("utf-8"))["rules"] != str(game.rules):
                written += write(path, text)
            elif not holds(path.read_text("utf-8"), game):
                complaints.append(f"{path.relative_to(FOLDER)}: is told otherwise; raise the rules version")
    written += write(HASHES, json.dumps(totals, indent=1) + "\n")
    return written, complaints


def write(path: Path, text: str) -> list[Path]:
    """Write a file, if it changes; gives it then."""
    if path.exists() and path.read_text("utf-8") == text:
        return []
    path.write_text(text, "utf-8")
    return [path]


def main() -> int:
    """Write them and say which."""
    parser = argparse.ArgumentParser(
        prog="dev.py golden", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--retold", action="store_true", help="write all anew: only telling or storing changed")
    written, refused = renew(parser.parse_args().retold)
    print(
        "\n".join((*(f"written: {path.relative_to(FOLDER)}" for path in written), *refused)) or "Nothing has changed."
    )
    return 2 if refused else 0


if __name__ == "__main__":
    sys.exit(main())
