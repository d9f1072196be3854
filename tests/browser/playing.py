"""How people in the tests play: hastily, to be done soon, or keenly, to see everything the game has."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable

from tests.browser.table import Table

# One decision at a table.
Style = Callable[[Table], Awaitable[None]]


async def hasty(table: Table) -> None:
    """Do without everything, and pass: two passes in a row end the game."""
    if not await table.skip():
        await table.pass_turn()


async def keen(table: Table) -> None:
    """Renew the street, send for the Accountant and the Brute, recruit whoever brings them; pass only if nobody can come."""
    if await table.exchange.is_visible():
        return await table.swap()
    things = await table.things()
    if things:
        return await table.choose(max(things, key=wanted))
    await hasty(table)


def wanted(thing: str) -> tuple[bool, str]:
    """Accountants and Brutes before the others, then the strong."""
    family, value = thing.split(".")[1]
    return family in "AB", value


async def play(table: Table, style: Style, most: int = 200) -> int:
    """Play on until the result is told, or so many decisions are made; how many there were."""
    made = 0
    while made < most and await table.awaited():
        await style(table)
        made += 1
    return made


async def play_together(style: Style, *tables: Table) -> None:
    """Everybody plays to the end."""
    await asyncio.gather(*(play(table, style) for table in tables))
