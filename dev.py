#!/usr/bin/env python3
"""Set-up and daily commands of Игротека; needs nothing but Python 3.11 or newer.

  python3 dev.py serve [--port 8000]    set up, then serve the page on this machine
  python3 dev.py run ARGS               set up, then `igroteka ARGS` (try: run --help)
  python3 dev.py test                   set up, then every check and every test, in a real browser too
  python3 dev.py test --quick           linters, types and a sample of the tests, uncompiled and without a browser
  python3 dev.py test ARGS              only pytest with ARGS (paths, -k, -x …), on the compiled build
  python3 dev.py test --times [COMMIT]  times of the last runs; tests that are slower than before, or than at COMMIT
  python3 dev.py compile [--parts]      compile the engines: as one group for running, or by parts for tests
  python3 dev.py bench [ARGS]           set up, then the measurements of bench/
  python3 dev.py solve GAME [ARGS]      set up, then make the table that the bot of a game plays by (--check: judge it)
  python3 dev.py mutate [NAME…]         set up, then plant faults of tests/mutations.toml, print which tests notice each
  python3 dev.py types                  set up, then write the page's types from messages and games' shapes
  python3 dev.py balance GAME [ARGS]    set up, then measure how often each side of a game wins, and keep the figures
  python3 dev.py figures                set up, then write docs/figures.md from the figures that `bench --json` kept
  python3 dev.py trace GAME [--json]    set up, then show each rule with its code and tests; exit code 1 if one has none
  python3 dev.py golden [--retold]      set up, then write golden files that are missing or of older rules; or all anew
  python3 dev.py lock [--upgrade]       write requirements/*.txt anew from pyproject.toml

The first call makes .venv from hash-pinned packages and builds the page with a node that comes as a Python wheel.
Where there is a C compiler the engines are compiled with mypyc into .compiled/: `serve` starts uncompiled and compiles
beside, for its next start; the other commands compile first. Later calls redo only what changed.

  IGROTEKA_MYPYC=0   do not compile        IGROTEKA_MYPYC=1   fail rather than run uncompiled
  CHROMIUM=PATH      the browser for the tests (else: the one on PATH, else it is fetched)
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import hatch_build
from tools import history, slow_tests
from tools.builds import compile_beside, compile_for, compiled, environment
from tools.checks import Check, Checks, tool, web
from tools.environment import BIN, PYTHON, ROOT, run, set_up

SAMPLE = ("-m", "uncompiled or not long", "--sample")
# Tried uncompiled: every sixteenth case of the laws and of the games, and tests that cannot run compiled.
ONLY_UNCOMPILED = ("tests/server/test_secrecy.py", "tests/server/test_backpressure.py")
UNCOMPILED = (*SAMPLE, "16", "tests/laws", "tests/games", "tests/bots", *ONLY_UNCOMPILED)
# For the inner loop: a sample of everything that needs neither a browser nor a long wait.
QUICK = (*SAMPLE, "16", *(f"--ignore=tests/{folder}" for folder in ("browser", "setup", "adapters")))


def test(*args: str) -> int:
    """Run every check and test; with arguments only pytest with these, or print the times of the last runs."""
    if args[:1] == ("--times",):
        return slow_tests.tell("".join(args[1:2]))
    set_up("dev")
    checks = Checks()
    lint = (tool("ruff check", "ruff", "check"), tool("ruff format", "ruff", "format", "--check"))
    types = tool("mypy", "mypy", "src", "dev.py", "hatch_build.py", "tools", "tests", "bench", "solve")
    if args == ("--quick",):
        checks.side_by_side(types, *lint)
        checks.pytest("pytest, a sample", None, *QUICK)
        return checks.tell()
    from tests.browser.chromium import chromium

    os.environ["CHROMIUM"] = chromium()
    if args:
        checks.pytest("pytest", compiled(by_parts=True), *args)
        return checks.tell()
    compiling = [] if hatch_build.hindered() else [Check("compile by parts", (PYTHON, __file__, "compile", "--parts"))]
    checks.side_by_side(*compiling, types, *map(web, ("lint", "check", "test")), *lint)
    tree = compiled(by_parts=True) if compiling else None
    checks.pytest("pytest", tree)
    if tree:
        checks.pytest("pytest, a sample uncompiled", None, *UNCOMPILED)
    history.main()  # warns, and fails nothing
    return checks.tell()


def bench(*args: str) -> int:
    """Run the measurements, on the compiled engines if possible."""
    set_up("dev")
    return subprocess.call([PYTHON, ROOT / "bench" / "run.py", *args], cwd=ROOT, env=environment(compiled()))


def solve(game: str = "", *args: str) -> int:
    """Compute the table of a bot beforehand."""
    solved = sorted(file.parent.name for file in ROOT.glob("solve/*/__main__.py"))
    if game not in solved:
        print(f"dev.py solve: name one of: {', '.join(solved)}", file=sys.stderr)
        return 2
    set_up("dev")
    return subprocess.call([PYTHON, "-m", f"solve.{game}", *args], cwd=ROOT, env=environment(compiled()))


def run_tool(module: str, *args: str, tree: Path | None = None) -> int:
    """Run a program of tools/ that needs packages of .venv."""
    set_up("dev")
    return subprocess.call([PYTHON, "-m", f"tools.{module}", *args], cwd=ROOT, env=environment(tree))


def balance(*args: str) -> int:
    """Measure the balance of a game, and keep the figures with it."""
    set_up("dev")
    return run_tool("keep_balance", *args, tree=compiled())


def mutate(*names: str) -> int:
    """Find the tests that notice each of these faults, or each of all: prints a line of JSON for each."""
    from tools.mutate import mutations, try_all

    known = {one.name: one for one in mutations()}
    if unknown := [name for name in names if name not in known]:
        print(f"dev.py mutate: not in tests/mutations.toml: {', '.join(unknown)}", file=sys.stderr)
        return 2
    set_up("dev")
    from tests.browser.chromium import chromium

    os.environ["CHROMIUM"] = chromium()
    code = 0
    for name, noticed in try_all([known[name] for name in names or known]):
        print(json.dumps({name: noticed}), flush=True)
        code = code if noticed else 1
    return code


def become(tree: Path | None, *args: str) -> int:
    """Replace this process by the program itself, of this build."""
    os.execve(BIN / "igroteka", ["igroteka", *args], environment(tree))


def igroteka(*args: str) -> int:
    """Run a command of the program."""
    set_up("run", "build")
    return become(compiled(), *args)


def serve(*args: str) -> int:
    """Serve the page as soon as it can be shown."""
    set_up("run", "build")
    wants_help = bool({"-h", "--help"} & {*args})
    if hatch_build.must_compile() or os.name == "nt":  # Windows cannot end the compilers with the server
        return become(None if wants_help else compiled(), "serve", *args)
    tree = hatch_build.find_compiled(ROOT)
    if tree is not None:
        hatch_build.hold(tree)
    elif not wants_help and not hatch_build.hindered():
        compile_beside()
    return become(tree, "serve", *args)


def compile_engines(*args: str) -> int:
    """Compile the engines, and nothing more."""
    if args[:1] == ("--beside",):
        return compile_for(int(args[1]))
    if args not in ((), ("--parts",)):
        print("dev.py compile: takes nothing, or --parts", file=sys.stderr)
        return 2
    set_up("run", "build")
    return 0 if compiled(by_parts=bool(args)) else 1


def lock(*args: str) -> int:
    """Pin every package by version and hash, for every platform, naming no host."""
    set_up("run", "build")
    options = ["-q", "--universal", "--python-version=3.11", "--generate-hashes", "--no-header", "--no-emit-index-url"]
    base = (PYTHON, "-m", "uv", "pip", "compile", *options, *args)
    run(*base, "requirements/bootstrap.in", "-o", "requirements/bootstrap.txt")
    run(*base, "pyproject.toml", "-o", "requirements/run.txt")
    others = (*base, "-c", "requirements/run.txt")
    run(*others, "--group", "build", "-o", "requirements/build.txt")
    run(*others, "-c", "requirements/build.txt", "--group", "dev", "pyproject.toml", "-o", "requirements/dev.txt")
    return 0


COMMANDS: dict[str, Callable[..., int]] = {
    "serve": serve,
    "run": igroteka,
    "test": test,
    "compile": compile_engines,
    "bench": bench,
    "solve": solve,
    "mutate": mutate,
    "balance": balance,
    "trace": partial(run_tool, "trace"),
    "figures": partial(run_tool, "figures"),
    "golden": partial(run_tool, "golden"),
    "types": partial(run_tool, "page_types"),
    "lock": lock,
}


def main() -> int:
    """Run the command."""
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
