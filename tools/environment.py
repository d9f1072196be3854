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
    """Run a command of the set-up; stdout is kept for the output that was asked for."""
    subprocess.run([str(part) for part in command], cwd=ROOT, check=True, stdout=sys.stderr)


def lock_state(*locks: str) -> str:
    """The content of .venv/.installed after an installation of these locks."""
    files = (*(LOCKS / f"{name}.txt" for name in ("bootstrap", *locks)), ROOT / "pyproject.toml")
    return " ".join((*locks, hashlib.sha256(b"".join(f.read_bytes() for f in files)).hexdigest()))


def install(*locks: str) -> None:
    """Bring .venv to these locks of requirements/ and this project in editable form."""
    stamp = VENV / ".installed"
    have = stamp.read_text() if stamp.exists() else ""
    if have.startswith("dev "):
        locks = ("dev",)  # it contains the others: who has tested here will test again
    if have == lock_state(*locks):
        return
    stamp.unlink(missing_ok=True)
    if not PYTHON.exists():
        if not importlib.util.find_spec("ensurepip"):
            sys.exit("This Python cannot make virtual environments; on Debian: apt install python3-venv")
        say("Making .venv …")
        run(sys.executable, "-m", "venv", VENV)
    files = [LOCKS / f"{name}.txt" for name in locks]
    say(f"Installing the packages of {' and '.join(f'requirements/{file.name}' for file in files)} …")
    pip = (PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check")
    run(*pip, "--require-hashes", "-r", LOCKS / "bootstrap.txt")
    try:
        run(PYTHON, "-m", "uv", "pip", "sync", "-q", "--python", PYTHON, "--require-hashes", *files)
    except subprocess.CalledProcessError:
        say("uv could not (it reads no pip.conf): trying pip, which is slower …")
        run(*pip, "--require-hashes", *(part for file in files for part in ("-r", file)))
    run(*pip, "--no-deps", "--no-build-isolation", "-e", ROOT)
    stamp.write_text(lock_state(*locks))


def set_up(*locks: str) -> None:
    """Set up packages and page, all that an uncompiled run needs; then go on inside .venv."""
    with alone(ROOT / ".setup.lock", waiting="Another dev.py is setting up here: waiting for it …"):
        install(*locks)
        if Path(sys.prefix).resolve() != VENV.resolve():
            os.execv(PYTHON, [str(PYTHON), *sys.argv])  # lets go of the lock and takes it again
        if locks == ("dev",):
            hatch_build.ensure_modules(ROOT, dev=True)
        hatch_build.build_page(ROOT)
