"""`igroteka verify`: a record and its shuffle, believed only as far as they hold."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import igroteka
from igroteka.cli import main
from igroteka.core.match import new_match

ANNA = "a7" * 32
GAME = igroteka.game("famiglia")
Header = dict[str, Any]


def header() -> str:
    """What was agreed, as a server writes it."""
    options = {option.id: option.default for option in GAME.options}
    agreed = {"game": GAME.id, "rules": GAME.rules, "data": GAME.data.fingerprint, "options": options}
    return json.dumps({**agreed, "seats": 2, "players": ["Аня", "Боря"], "table": "ABC234", "match": 1})


def secret(server: str) -> int:
    """The secret of the match, as docs/protocol.md tells anybody to compute it."""
    text = f"igroteka shuffle 1\nserver {server}\npart 0 {ANNA}\npart 1 -\nheader {header()}\n"
    return int(sha256(text.encode()).hexdigest(), 16)


# A record writes the secret as a number: this one is shorter than 64 digits.
SERVER = next(part for part in (f"{number:064x}" for number in range(1000)) if secret(part) < 1 << 252)


def record(change: Callable[[Header], object] = lambda told: None) -> str:
    """A short match that was shuffled by a server, Anna and not by Boris, whose part came too late."""
    match = new_match(GAME, secret(SERVER), 2, None, ["Аня", "Боря"])
    seat = match.state.turn()[0]
    match.choose(seat, match.state.legal(seat)[0])
    match.resign(1)
    first, *rest = match.record.write().splitlines()
    told: Header = json.loads(first)
    told["shuffle"] = {
        "promise": sha256(SERVER.encode()).hexdigest(),
        "server": SERVER,
        "parts": [{"person": 0, "name": "Аня", "part": ANNA}, {"person": 1, "name": "Боря", "part": ""}],
        "header": header(),
    }
    change(told)
    return "\n".join([json.dumps(told, ensure_ascii=False), *rest]) + "\n"


def verify(folder: Path, text: str, *options: str) -> int:
    """The exit code."""
    file = folder / "match.jsonl"
    file.write_text(text, encoding="utf-8")
    return main(["verify", str(file), *options])


def test_what_holds_is_told_and_what_no_check_can_tell(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(tmp_path, record()) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in told[:4]] == ["The match", "The promise", "The deal", "The agreement"]
    assert ANNA in told[4]
    assert "Боря" in told[5]
    assert "confederate" in told[6]
    assert verify(tmp_path, record(), "--lang", "ru") == 0
    assert "сообщником" in capsys.readouterr().out


def set_in(*path: str, to: object) -> Callable[[Header], object]:
    """Alter one thing in the header."""

    def change(told: Header) -> None:
        for name in path[:-1]:
            told = told[name]
        told[path[-1]] = to

    return change


def other_part(told: Header) -> None:
    """Anna finds another part than hers."""
    told["shuffle"]["parts"][0]["part"] = "b8" * 32


def other_header(told: Header) -> None:
    """Another agreement was shuffled in."""
    told["shuffle"]["header"] = header().replace('"seats": 2', '"seats": 3')


@pytest.mark.parametrize(
    ("change", "broken"),
    [
        (set_in("shuffle", "promise", to="00" * 32), ["The promise is BROKEN"]),
        (set_in("shuffle", "server", to="00" * 32), ["The promise is BROKEN", "The deal is WRONG"]),
        (other_part, ["The deal is WRONG"]),
        (other_header, ["The deal is WRONG", "The agreement is WRONG"]),
        (set_in("shuffle", "header", to="{"), ["The deal is WRONG", "The agreement is WRONG"]),
        (set_in("players", to=["Аня", "Вася"]), ["The agreement is WRONG"]),
        (set_in("start", to={"secret": "1"}), ["The match does NOT fit", "The deal is WRONG"]),
    ],
)
def test_what_does_not_hold_is_named(
    change: Callable[[Header], object], broken: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(tmp_path, record(change)) == 1
    told = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in told if "WRONG" in line or "BROKEN" in line or "NOT" in line] == broken


def test_an_altered_entry_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(tmp_path, record().replace('"resign","seat":1', '"resign","seat":0')) == 1
    assert "The match does NOT fit: line 3" in capsys.readouterr().out


def test_a_match_that_no_server_dealt_has_no_shuffle_to_check(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(tmp_path, record(lambda told: told.pop("shuffle"))) == 0
    assert "nothing about its shuffle" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "named"),
    [
        (set_in("rules", to=999), "other rules"),
        (set_in("shuffle", to={"promise": 1}), "line 1.shuffle"),
        (set_in("seen_by", to=0), "with everything"),
        (set_in("game", to="chess"), "chess"),
        (lambda told: told.pop("hash"), "hash"),
    ],
)
def test_what_cannot_be_checked_is_bad_input(
    change: Callable[[Header], object], named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(tmp_path, record(change)) == 2
    err = capsys.readouterr().err
    assert (named in err, err.count("\n")) == (True, 1)
