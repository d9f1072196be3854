"""The share of games that each side of a game wins among bots: measured at all its tables, and kept.

    python3 dev.py balance GAME --games 150 --seed 9

writes `balance.json` beside the game's data, where lobbies show it from, and its table into docs/balance.md. Of
`igroteka balance` it takes --games, --bot, --seed and --jobs: nothing that would leave out a table.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

import hatch_build
from igroteka.balance import FILE
from igroteka.bots.balance import Row
from igroteka.cli import parser
from igroteka.cli.arguments import the_game
from igroteka.cli.balance import markdown, measure, summary
from igroteka.core.errors import BadOptions, IgrotekaError
from igroteka.core.game import Game
from tools.environment import ROOT

# Not `registry.folder`: figures of a compiled build, too, are kept among the sources.
GAMES = ROOT / hatch_build.PACKAGE / "games"
DOCUMENT = ROOT / "docs" / "balance.md"


def main(words: Sequence[str]) -> int:
    """Measure, and keep the figures."""
    try:
        args = parser().parse_args(["balance", *words])
        if args.players or args.mode or args.option or args.data:
            raise BadOptions("only what was measured of every table of the game as it ships is kept")
        rows = measure(args)
    except IgrotekaError as error:
        print(f"dev.py balance: {error}", file=sys.stderr)
        return 2
    keep(the_game(args), args.bot, rows)
    DOCUMENT.write_text(with_table(DOCUMENT.read_text("utf-8"), markdown(rows)), "utf-8")
    print(summary(rows))
    return 0


def keep(game: Game, bot: str, rows: Sequence[Row]) -> None:
    """Write the figures beside the game's data, a line for each table."""
    head = {"rules": game.rules, "data": game.data.fingerprint, "bot": bot, "games": rows[0].games}
    lines = [json.dumps({"mode": row.mode, "seats": row.seats, "sides": shares(row)}) for row in rows]
    body = ",\n".join(f"    {line}" for line in lines)
    (GAMES / game.id / FILE).write_text(f'{json.dumps(head)[:-1]}, "rows": [\n{body}\n]}}\n', "utf-8")


def shares(row: Row) -> list[tuple[str, float, float]]:
    """The sides of a row with victories and errors, to a thousandth."""
    return [(name, round(rate.score, 3), round(rate.error, 3)) for name, rate in row.sides.items()]


def with_table(document: str, table: str) -> str:
    """The document with this table in the place of the first that begins alike."""
    lines = document.splitlines()
    begin = next((at for at, line in enumerate(lines) if line.startswith("| mode | players |")), len(lines))
    end = next((at for at in range(begin, len(lines)) if not lines[at].startswith("|")), len(lines))
    return "\n".join([*lines[:begin], *table.splitlines(), *lines[end:], ""])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
