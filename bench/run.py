"""Measure everything, or some benchmarks by name: `python3 dev.py bench engine search --quick --json figures.json`."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from importlib import import_module
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.report import plain, show
from igroteka.cli.build import build

BENCHES = (
    "engine",
    "builds",
    "adapters",
    "search",
    "strength",
    "bots",
    "soak",
    "silence",
    "crowd",
    "crashes",
    "lines",
    "server",
    "hostile",
    "page",
)
HERE = Path(__file__).parent
# Benchmarks of one game alone, minutes to half an hour each: run only by name, which is that of the folder.
GAMES = {
    package.parent.name: ".".join(("bench", *package.parent.relative_to(HERE).parts))
    for package in sorted(HERE.glob("games/*/**/__init__.py"))
}


def machine() -> str:
    """The processor and system of this machine."""
    facts = Path("/proc/cpuinfo")
    models = [line for line in facts.read_text().splitlines() if "model name" in line] if facts.exists() else []
    model = models[0].partition(": ")[2] if models else platform.processor() or platform.machine()
    return f"{model}, {os.cpu_count()} cores, {platform.system()}"


def main() -> int:
    """Run the chosen ones in their order."""
    parser = argparse.ArgumentParser(prog="dev.py bench", description=__doc__)
    some = f"some of: {', '.join(BENCHES)} (default: all of these), {', '.join(GAMES)}"
    parser.add_argument("names", nargs="*", metavar="NAME", help=some)
    parser.add_argument("--quick", action="store_true", help="a few rounds each: to see that it runs, not to quote")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    args = parser.parse_args()
    if unknown := {*args.names} - {*BENCHES, *GAMES}:
        parser.error(f"there is no {', '.join(sorted(unknown))}; there are: {', '.join((*BENCHES, *GAMES))}")
    figures: dict[str, object] = {"build": build(), "python": platform.python_version(), "quick": args.quick}
    figures["machine"] = machine()
    print(f"python3 dev.py bench {' '.join(sys.argv[1:])}")
    print(f"igroteka, {build()} build, Python {platform.python_version()}, {machine()}")
    for name in args.names or BENCHES:
        bench = import_module(GAMES.get(name, f"bench.{name}"))
        rows = bench.run(args.quick)
        show(f"{name}. {str(bench.__doc__).splitlines()[0]}", rows)
        figures[name] = plain(rows)
        if args.json:  # after each, for the last ones are long
            args.json.write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
