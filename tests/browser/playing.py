"""How people in the tests play: hastily, to be done soon, or keenly, to see everything the game has."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from tests.browser.table import PASS, SKIPS, Table

# One decision at a table.
Style = Callable[[Table], Awaitable[None]]


async def hasty(table: Table) -> None:
    """Do without everything that one can do without, and pass: two passes in a row end the game."""
    if await table.exchange.is_visible():
        await table.swap()
    elif await table.beside(*SKIPS).count():
        await table.skip()
    elif await table.beside(PASS).or_(table.only_pass).count():
        await table.pass_turn()
    elif things := await table.things():  # else the answer before is still on its way
        await table.choose(things[0])


async def end_turn(table: Table) -> None:
    """Do without everything until somebody else is asked."""
    while True:
        await table.asked.or_(table.idle).first.wait_for()
        if await table.idle.is_visible():
            return
        await hasty(table)


async def keen(table: Table) -> None:
    """Renew the street, send for the Accountant and the Brute, recruit a card that brings them; pass only if nobody can
    come."""
    things = await table.things()
    if things:
        families = "IM" if await table.beside("side-stop").count() else "AB"
        await table.choose(max(things, key=lambda thing: strength(thing, families)))
    else:
        await hasty(table)


def strength(thing: str, families: str) -> tuple[bool, str]:
    """Cards of these families before the others, then the strong."""
    card = thing.partition(".")[2]
    return card[0] in families, card[1]


async def play(table: Table, style: Style, most: int = 200) -> int:
    """Play on until the result is told or this many decisions are made; gives how many there were."""
    made = 0
    while made < most and await table.awaited():
        await style(table)
        made += 1
    return made


async def play_together(style: Style, *tables: Table) -> None:
    """Everybody plays to the end."""
    await asyncio.gather(*(play(table, style) for table in tables))
