"""Tables and lines for the tests to store."""

from __future__ import annotations

from igroteka.server.store.store import Database, LineRow

CODE = "ABC234"
DOCUMENT = b'{"code":"ABC234"}'
HEADER = LineRow(1, 0, -1, None, b'{"format":1}')


def line(seq: int, command: str | None = None, seat: int = 0, match: int = 1) -> LineRow:
    """A line of a match."""
    return LineRow(match, seq, seat, command, b'{"n":%d}' % seq)


async def new_table(store: Database, code: str = CODE, now: int = 1000) -> None:
    """A table whose match has a header."""
    await store.write(code, DOCUMENT, [HEADER], now=now, new_watch=f"watch {code}")


async def numbers(store: Database, code: str = CODE, match: int = 1) -> list[int]:
    """The numbers of the stored lines."""
    return [row.seq for row in await store.lines(code, match)]
