"""The file that keeps the figures of each bench, and when and where they were measured."""

from __future__ import annotations

import json
import os
import platform
import subprocess
from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path

from bench.report import Row
from igroteka.cli.build import build

HERE = Path(__file__).parent


def machine() -> str:
    """The processor and system of this machine."""
    facts = Path("/proc/cpuinfo")
    models = [line for line in facts.read_text().splitlines() if "model name" in line] if facts.exists() else []
    model = models[0].partition(": ")[2] if models else platform.processor() or platform.machine()
    return f"{model}, {os.cpu_count()} cores, {platform.system()}"


def commit() -> str:
    """The commit that is checked out, marked where the code differs from it; "unknown" outside of a repository."""
    changed = git("status", "--porcelain", "--untracked-files=no", "--", ".", ":!*.md", ":!docs/figures.json")
    return (git("rev-parse", "--short=8", "HEAD") or "unknown") + (" with changes" if changed else "")


def git(*args: str) -> str:
    """The output of a git command in the project; empty if it fails."""
    try:
        done = subprocess.run(["git", *args], cwd=HERE.parent, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return done.stdout.strip()


def conditions(quick: bool) -> dict[str, object]:
    """What a reader of figures must know about their run; to be asked before it."""
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "commit": commit(),
        "machine": machine(),
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
        "build": build(),
        "python": platform.python_version(),
        "quick": quick,
    }


def merge(file: Path, name: str, title: str, conditions: dict[str, object], rows: Sequence[Row]) -> None:
    """Put the figures of one bench into the file, in place of its older ones; the others stay."""
    figures = json.loads(file.read_text("utf-8")) if file.exists() else {}
    figures[name] = {"title": title, **conditions, "rows": [asdict(row) for row in rows]}
    file.write_text(json.dumps(figures, indent=1, ensure_ascii=False, sort_keys=True) + "\n", "utf-8")
