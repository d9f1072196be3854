#!/usr/bin/env python3
"""Set-up and daily commands of Игротека; needs nothing but Python 3.11 or newer.

  python3 dev.py serve [--port 8000]    set up, then serve the page on this machine
  python3 dev.py run ARGS               set up, then `igroteka ARGS` (try: run --help)
  python3 dev.py test                   set up, then every check and every test, in a real browser too
  python3 dev.py test ARGS              only pytest with ARGS (paths, -k, -x …), on both builds
  python3 dev.py bench [ARGS]           set up, then the measurements of bench/
  python3 dev.py solve GAME [ARGS]      set up, then make the table that the bot of a game plays by (--check: judge it)
  python3 dev.py lock [--upgrade]       write requirements/*.txt anew from pyproject.toml

The first call makes .venv from hash-pinned packages, builds the page with a node that comes as a Python wheel,
and compiles the engines with mypyc into .compiled/ if there is a C compiler. Later calls redo only what changed.

  IGROTEKA_MYPYC=0   do not compile        IGROTEKA_MYPYC=1   fail rather than run uncompiled
  CHROMIUM=PATH      the browser for the tests (else: the one on PATH, else it is fetched)
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import os
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import hatch_build
from hatch_build import say

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
LOCKS = ROOT / "requirements"
ENGINE_TESTS = (
    *("tests/laws", "tests/games", "tests/bots", "tests/adapters"),
    *("tests/server/test_protocol.py", "tests/server/test_undo.py", "tests/server/test_clock.py"),
)


def run(*command: object) -> None:
    """Run a command of the set-up; stdout is kept for what was asked for."""
    subprocess.run([str(part) for part in command], cwd=ROOT, check=True, stdout=sys.stderr)


# --- set-up


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


def compile_engines() -> bool:
    """Compile where possible, and let .venv import what came of it: .compiled, or else src."""
    compiled = hatch_build.compile_engines(ROOT)
    # sorts before the .pth of the editable install, which names src
    pointer = Path(sysconfig.get_path("purelib"), "0_igroteka_compiled.pth")
    if compiled:
        pointer.write_text(f"{ROOT / hatch_build.COMPILED}\n")
    else:
        pointer.unlink(missing_ok=True)
    return compiled


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Let only one dev.py at a time change the set-up."""
    if os.name == "nt":
        yield
        return
    import fcntl

    with (ROOT / ".setup.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Another dev.py is setting up here: waiting for it …")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def set_up(lock: str) -> bool:
    """Everything a command needs; true if the engines are compiled. Goes on inside .venv if it is not there yet."""
    with alone():
        install(lock)
        if Path(sys.prefix).resolve() != VENV:
            os.execv(PYTHON, [str(PYTHON), *sys.argv])  # lets go of the lock and takes it again
        hatch_build.build_page(ROOT)
        return compile_engines()


# --- commands


class Checks:
    """The checks of one `test`: all of them run, then one line says how it went."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.passed = 0
        self.failed: list[str] = []

    def check(self, name: str, work: Callable[[], None]) -> None:
        """Do one check and remember whether it passed."""
        print(f"\n── {name}", flush=True)
        try:
            work()
        except subprocess.CalledProcessError:
            self.failed.append(name)
        else:
            self.passed += 1

    def tell(self) -> int:
        """Print the result and give the exit code."""
        if self.failed:
            print(f"\nFAILED: {', '.join(self.failed)} ({self.passed} other checks passed)")
            return 1
        print(f"\nAll {self.passed} checks passed in {time.monotonic() - self.began:.0f} s.")
        return 0


def tool(*args: str) -> None:
    """Run a Python tool of .venv on the project."""
    subprocess.run([PYTHON, "-m", *args], cwd=ROOT, check=True)


def pytest(build: str, *args: str) -> None:
    """Run pytest on all cores, on the `pure` or the `compiled` build."""
    env = {**os.environ, "IGROTEKA_BUILD": build, "PYTHONPATH": str(ROOT / "src") if build == "pure" else ""}
    command = [str(PYTHON), "-m", "pytest", "-n", "auto", "--dist", "worksteal", *args]
    code = subprocess.call(command, cwd=ROOT, env=env)
    nothing_matched = code == 5 and build == "compiled"  # a -k may mean only tests of the other run
    if code and not nothing_matched:
        raise subprocess.CalledProcessError(code, command)


def test(*args: str) -> int:
    """Every check and test; with arguments only pytest with these."""
    compiled, checks = set_up("dev"), Checks()
    from tests.browser.chromium import chromium

    hatch_build.ensure_modules(ROOT, dev=True)
    if not args:
        os.environ["CHROMIUM"] = chromium()
        checks.check("ruff check", partial(tool, "ruff", "check"))
        checks.check("ruff format", partial(tool, "ruff", "format", "--check"))
        checks.check("mypy", partial(tool, "mypy", "src", "dev.py", "hatch_build.py", "tests", "bench", "solve"))
        for script in ("check", "lint", "test"):
            checks.check(f"web {script}", partial(hatch_build.npm, ROOT / "web", "run", "--silent", script))
    checks.check("pytest, uncompiled", partial(pytest, "pure", *args))
    engine_args = for_engines(args)
    if compiled and engine_args:
        checks.check("pytest, compiled", partial(pytest, "compiled", *engine_args))
    return checks.tell()


def for_engines(args: tuple[str, ...]) -> list[str]:
    """The same pytest arguments for the tests of the engines; none if they name only other tests."""
    paths = [arg for arg in args if is_path(arg)]
    engines = [path for path in paths or ENGINE_TESTS if path.startswith(ENGINE_TESTS) and is_path(path)]
    return [*(arg for arg in args if arg not in paths), *engines] if engines else []


def is_path(arg: str) -> bool:
    """Whether a pytest argument names a file or folder, perhaps with a test in it."""
    return (ROOT / arg.split("::")[0]).exists()


def bench(*args: str) -> int:
    """The measurements, on the compiled engines where there are any."""
    set_up("dev")
    return subprocess.call([PYTHON, ROOT / "bench" / "run.py", *args], cwd=ROOT)


def solve(game: str = "", *args: str) -> int:
    """What is computed beforehand for a bot."""
    solved = sorted(file.parent.name for file in ROOT.glob("solve/*/__main__.py"))
    if game not in solved:
        print(f"dev.py solve: name one of: {', '.join(solved)}", file=sys.stderr)
        return 2
    set_up("dev")
    return subprocess.call([PYTHON, "-m", f"solve.{game}", *args], cwd=ROOT)


def igroteka(*args: str) -> int:
    """Hand over to the program itself."""
    set_up("run")
    program = BIN / "igroteka"
    os.execv(program, [str(program), *args])


def serve(*args: str) -> int:
    """The page."""
    return igroteka("serve", *args)


def lock(*args: str) -> int:
    """Pin every package by version and hash, for every platform, naming no host."""
    set_up("run")
    options = ["-q", "--universal", "--python-version=3.11", "--generate-hashes", "--no-header", "--no-emit-index-url"]
    base = (PYTHON, "-m", "uv", "pip", "compile", *options, *args)
    run(*base, "requirements/bootstrap.in", "-o", "requirements/bootstrap.txt")
    run(*base, "--group", "build", "pyproject.toml", "-o", "requirements/run.txt")
    run(*base, "--group", "dev", "-c", "requirements/run.txt", "pyproject.toml", "-o", "requirements/dev.txt")
    return 0


COMMANDS: dict[str, Callable[..., int]] = {
    "serve": serve,
    "run": igroteka,
    "test": test,
    "bench": bench,
    "solve": solve,
    "lock": lock,
}


def main() -> int:
    """Choose the command."""
    if sys.version_info < (3, 11):  # noqa: UP036  an older Python can read this file, too
        sys.exit(f"Игротека needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    os.environ.setdefault("UV_SYSTEM_CERTS", "1")  # trust what the machine trusts, as pip does
    name, *args = sys.argv[1:] or ["help"]
    if name in COMMANDS:
        return COMMANDS[name](*args)
    print(__doc__)
    return 0 if name in ("help", "-h", "--help") else 2


if __name__ == "__main__":
    try:
        sys.exit(main())
    except subprocess.CalledProcessError as failure:
        sys.exit(f"\nThis failed: {' '.join(map(str, failure.cmd))}")
