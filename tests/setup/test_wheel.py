"""The wheel is complete: it runs in an empty environment, without this repository."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import igroteka

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "igroteka"

# what is run there, and a part of what it must print
COMMANDS = {
    "--version": f"igroteka {igroteka.__version__} (pure)",
    "games": igroteka.names()[0],
    "selfplay famiglia greedy random --seed 1": "greedy",
}


def run(*command: object, cwd: Path) -> str:
    """Run a command outside the repository's environment and give what it printed."""
    env = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "VIRTUAL_ENV")}
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**env, "IGROTEKA_MYPYC": "0"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_the_wheel_runs_in_an_empty_environment(tmp_path: Path) -> None:
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check")
    run(*pip, "wheel", ROOT, "--no-deps", "--no-build-isolation", "-q", "-w", tmp_path, cwd=tmp_path)
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name == f"igroteka-{igroteka.__version__}-py3-none-any.whl"

    files = {p.relative_to(PACKAGE.parent).as_posix() for p in PACKAGE.rglob("*") if p.is_file()}
    wanted = {name for name in files if "__pycache__" not in name}
    assert "igroteka/static/index.html" in wanted
    assert wanted <= set(ZipFile(wheel).namelist())

    box = tmp_path / "box"
    run(sys.executable, "-m", "venv", "--without-pip", box, cwd=tmp_path)
    install(wheel, box / "bin" / "python", tmp_path)
    for command, answer in COMMANDS.items():
        assert answer in run(box / "bin" / "igroteka", *command.split(), cwd=tmp_path)


def install(wheel: Path, python: Path, cwd: Path) -> None:
    """Install the wheel with exactly the versions of the lock, with uv or, where it cannot, with pip."""
    lock = ROOT / "requirements" / "run.txt"
    try:
        run(sys.executable, "-m", "uv", "pip", "install", "-q", "--python", python, "-c", lock, wheel, cwd=cwd)
    except AssertionError:  # uv reads no pip.conf
        run(sys.executable, "-m", "pip", "--python", python, "install", "-q", "-c", lock, wheel, cwd=cwd)
