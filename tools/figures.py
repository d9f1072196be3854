"""Writes docs/figures.md from docs/figures.json: each bench with the date, commit and machine of its own run."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from bench.report import Row, number
from tools.environment import ROOT

KEPT = ROOT / "docs" / "figures.json"
PAGE = ROOT / "docs" / "figures.md"

HEAD = """\
# Figures

`python3 dev.py figures` writes this page from `docs/figures.json`, into which
`python3 dev.py bench NAME --json docs/figures.json` puts what it measured, in place of older figures of the same bench.
Each table has the date, commit and machine of its own run. The load is the mean number of processes that wanted a core
in the minute before it. A quick run measures a few rounds only: it shows that the bench runs, its figures are not for
quoting.
Figures that were printed before this page existed: [figures-earlier.md](figures-earlier.md).
"""


def page(figures: Mapping[str, Mapping[str, Any]]) -> str:
    """The whole page."""
    return "\n".join([HEAD, *(section(name, bench) for name, bench in sorted(figures.items()))])


def section(name: str, bench: Mapping[str, Any]) -> str:
    """One bench: what it measures, when and where it did, and its table."""
    quick = ", **quick: not for quoting**" if bench["quick"] else ""
    load = "unknown" if bench["load"] is None else bench["load"]
    run = f"{bench['date']}, commit {bench['commit']}, {bench['build']} build, Python {bench['python']}{quick}"
    rows = [line(Row(**row)) for row in bench["rows"]]
    table = ["| | measured | wanted | |", "|---|---:|---:|---|", *rows]
    return "\n".join([f"## {name}", "", bench["title"], "", f"{run}; {bench['machine']}; load {load}.", "", *table, ""])


def line(row: Row) -> str:
    """One figure as a row of the table."""
    missed = "" if row.reached else "**missed** "
    what = re.sub(r"^ +", "↳ ", row.what)
    cells: Sequence[str] = (what, f"{number(row.value)} {row.unit}", row.goal, missed + row.note)
    return f"| {' | '.join(cell.strip().replace('|', '/') for cell in cells)} |"


if __name__ == "__main__":
    argparse.ArgumentParser(prog="dev.py figures", description=__doc__).parse_args()
    sys.exit(0 if PAGE.write_text(page(json.loads(KEPT.read_text("utf-8"))), "utf-8") else 1)
