"""Measure everything, or some benchmarks by name: `python3 dev.py bench engine search --quick --json FILE`."""

from __future__ import annotations

import argparse
import platform
import sys
from importlib import import_module
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.figures import conditions, machine, merge
from bench.report import show
from igroteka.cli.build import build

# Where each lies; they run in this order.
BENCHES = {
    "engine": "engines.engine",
    "builds": "engines.builds",
    "adapters": "engines.adapters",
    "search": "engines.search",
    "strength": "engines.strength",
    "bots": "server.bots",
    "soak": "engines.soak",
    "silence": "server.silence",
    "crowd": "server.crowd",
    "crashes": "server.crashes",
    "many": "server.many",
    "lines": "server.lines",
    "server": "server.move",
    "hostile": "hostile.all_floods",
    "page": "page.visits",
}
HERE = Path(__file__).parent
# Benchmarks of one game alone, minutes to half an hour each: run only by name, which is that of the folder.
GAMES = {
    package.parent.name: ".".join(package.parent.relative_to(HERE).parts)
    for package in sorted(HERE.glob("games/*/**/__init__.py"))
}


def arguments() -> argparse.ArgumentParser:
    """The command line."""
    parser = argparse.ArgumentParser(prog="dev.py bench", description=__doc__)
    some = f"some of: {', '.join(BENCHES)} (default: all of these), {', '.join(GAMES)}"
    parser.add_argument("names", nargs="*", metavar="NAME", help=some)
    parser.add_argument("--quick", action="store_true", help="a few rounds each: to see that it runs, not to quote")
    parser.add_argument(
        "--json",
        type=Path,
        metavar="FILE",
        help="put the figures into this file, in place of older ones of the same bench",
    )
    return parser


def main() -> int:
    """Run the chosen ones in their order."""
    parser = arguments()
    args = parser.parse_args()
    if unknown := {*args.names} - {*BENCHES, *GAMES}:
        parser.error(f"there is no {', '.join(sorted(unknown))}; there are: {', '.join((*BENCHES, *GAMES))}")
    print(f"python3 dev.py bench {' '.join(sys.argv[1:])}")
    print(f"igroteka, {build()} build, Python {platform.python_version()}, {machine()}")
    for name in args.names or BENCHES:
        bench = import_module(f"bench.{(BENCHES | GAMES)[name]}")
        title = str(bench.__doc__).splitlines()[0]
        before = conditions(args.quick)
        rows = bench.run(args.quick)
        show(f"{name}. {title}", rows)
        if args.json:  # after each, for the last ones are long
            merge(args.json, name, title, before, rows)
    return 0


if __name__ == "__main__":
    sys.exit(main())
