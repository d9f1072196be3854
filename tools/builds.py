"""The compiled builds of the engines: the one from which a program runs, and the removal of old ones."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import threading
import time
from pathlib import Path

import hatch_build
from hatch_build import alone, held, say
from tools.environment import PYTHON, ROOT, VENV


def compiled(*, by_parts: bool = False) -> Path | None:
    """The build to run, or the one to test, brought up to date; None: uncompiled."""
    with alone(ROOT / hatch_build.COMPILED / ".lock", waiting="Another dev.py is compiling here: waiting for it …"):
        try:
            tree = hatch_build.compile_parts(ROOT) if by_parts else hatch_build.compile_engines(ROOT)
        except subprocess.CalledProcessError:
            if hatch_build.must_compile():
                raise
            say("mypyc failed, see above: running uncompiled (slower, same behaviour)")
            return None
        if tree is not None:
            remove_old_builds(tree)
        return tree


def environment(tree: Path | None) -> dict[str, str]:
    """The environment of a program that runs from this build, as do all its children; None: from the sources."""
    env = {**os.environ, "PYTHONPATH": str(tree or ROOT / "src")}
    if env.pop("PYTHONDONTWRITEBYTECODE", ""):  # where Python may keep nothing beside the sources, it keeps it here
        env["PYTHONPYCACHEPREFIX"] = str(VENV / "pycache")
    return env


def remove_old_builds(current: Path) -> None:
    """Remove the builds of the same kind, made of other sources, from which nobody runs any more."""
    for tree in current.parent.iterdir():
        if tree.is_dir() and tree != current and kind(tree) == kind(current) and not held(tree):
            shutil.rmtree(tree, ignore_errors=True)


def kind(tree: Path) -> str:
    """The kind of a build: for tests, unfinished (the next build removes it), or for running."""
    return next((kind for kind in (hatch_build.PARTS, hatch_build.NEW) if tree.name.startswith(kind)), "")


def compile_beside() -> None:
    """Compile in a process of its own, which ends when this one does."""
    say("Serving uncompiled, which is enough for a first table; compiling beside, for the next start.")
    command = [str(PYTHON), str(ROOT / "dev.py"), "compile", "--beside", str(os.getpid())]
    subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, start_new_session=True)


def compile_for(server: int) -> int:
    """Compile at low priority, as long as the server runs."""
    os.nice(19)
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))

    def watch() -> None:
        while os.getppid() == server:
            time.sleep(0.5)
        os.killpg(0, signal.SIGTERM)  # this process and the compilers it started

    threading.Thread(target=watch, daemon=True).start()
    if compiled() is None:
        return 1
    say("The next start of the server is compiled.")
    return 0
