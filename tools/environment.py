"""The environment of the project: .venv with the pinned packages, and the built page."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import hatch_build
from hatch_build import alone, say

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
LOCKS = ROOT / "requirements"


def run(*command: object) -> None:
    """Run a command of the set-up; stdout is kept for what was asked for."""
    subprocess.run([str(part) for part in command], cwd=ROOT, check=True, stdout=sys.stderr)


def lock_state(name: str) -> str:
    """What .venv/.installed says after an installation of this lock."""
    files = (LOCKS / "bootstrap.txt", LOCKS / f"{name}.txt", ROOT / "pyproject.toml")
    return name + " " + hashlib.sha256(b"".join(f.read_bytes() for f in files)).hexdigest()


def install(name: str) -> None:
    """Bring .venv to requirements/<name>.txt and this project in editable form."""
    stamp = VENV / ".installed"
    have = stamp.read_text() if stamp.exists() else ""
    if have.startswith("dev "):
        name = "dev"  # it contains run: who has tested here will test again
    if have == lock_state(name):
        return
    stamp.unlink(missing_ok=True)
    if not PYTHON.exists():
        if not importlib.util.find_spec("ensurepip"):
            sys.exit("This Python cannot make virtual environments; on Debian: apt install python3-venv")
        say("Making .venv …")
        run(sys.executable, "-m", "venv", VENV)
    say(f"Installing the packages of requirements/{name}.txt …")
    pip = (PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check")
    run(*pip, "--require-hashes", "-r", LOCKS / "bootstrap.txt")
    try:
        run(PYTHON, "-m", "uv", "pip", "sync", "-q", "--python", PYTHON, "--require-hashes", LOCKS / f"{name}.txt")
    except subprocess.CalledProcessError:
        say("uv could not (it reads no pip.conf): trying pip, which is slower …")
        run(*pip, "--require-hashes", "-r", LOCKS / f"{name}.txt")
    run(*pip, "--no-deps", "--no-build-isolation", "-e", ROOT)
    stamp.write_text(lock_state(name))


def set_up(lock: str) -> None:
    """Packages and page, all that an uncompiled run needs. Goes on inside .venv if it is not there yet."""
    with alone(ROOT / ".setup.lock", waiting="Another dev.py is setting up here: waiting for it …"):
        install(lock)
        if Path(sys.prefix).resolve() != VENV.resolve():
            os.execv(PYTHON, [str(PYTHON), *sys.argv])  # lets go of the lock and takes it again
        hatch_build.build_page(ROOT)
