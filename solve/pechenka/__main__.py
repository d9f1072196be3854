"""Solve one round of the big hunt for two players and write the table of the bot.

A sweep plays all deals and all answers at once; 2000 sweeps take a minute or two on one core. The same sweeps give the
same table.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from solve.pechenka.judge import FIRST, SECOND, Verdict, judge
from solve.pechenka.regrets import Learner
from solve.pechenka.side import Plan
from solve.pechenka.stakes import STAKES
from solve.pechenka.table import pack, unpack

FILE = Path(__file__).parents[2] / "src" / "igroteka" / "games" / "pechenka" / "equilibrium.bin"
TOLERABLE = 0.02


def main() -> int:
    """Solve, write, judge what was written; or only judge."""
    parser = argparse.ArgumentParser(prog="dev.py solve pechenka", description=__doc__)
    parser.add_argument("--sweeps", type=int, default=2000, help="how long to learn (default: %(default)s)")
    parser.add_argument("--file", type=Path, default=FILE, help="the table (default: the one that ships)")
    parser.add_argument("--check", action="store_true", help="judge the table, do not make it")
    args = parser.parse_args()
    if not args.check:
        first, second = solve(args.sweeps)
        value = judge(first, second).value
        args.file.write_bytes(pack(first, second, {"stakes": STAKES, "value": round(value, 4), "sweeps": args.sweeps}))
    verdict = judge(*unpack(args.file.read_bytes()))
    print(f"{args.file.name}: {args.file.stat().st_size} bytes")
    tell("as written", verdict)
    return 0 if verdict.exploitability <= TOLERABLE else 1


def solve(sweeps: int) -> tuple[Plan, Plan]:
    """Let two players learn from each other, in turns."""
    first, second = Learner(FIRST), Learner(SECOND)
    seen = SECOND.facing(SECOND.even)
    for sweep in range(1, sweeps + 1):
        weight = float(sweep) ** 2
        seen = second.sweep(first.sweep(seen, weight), weight)
        if sweep % 100 == 0:
            tell(f"sweep {sweep} of {sweeps}", judge(first.plan(), second.plan()))
    return first.plan(), second.plan()


def tell(what: str, verdict: Verdict) -> None:
    """Print how good the plans are."""
    print(
        f"{what}: the round is worth {verdict.value:+.4f} coins to the first player, {-verdict.value:+.4f} to the second; "
        f"best answers {verdict.first:+.4f} and {verdict.second:+.4f}, exploitability {verdict.exploitability:.5f}",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
