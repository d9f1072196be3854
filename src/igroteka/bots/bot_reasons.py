"""The reasons of bots for answers given at the same time as others: told once the game is over, never before."""
# not compiled

from __future__ import annotations

from igroteka.bots.heuristics import heuristics_of
from igroteka.bots.hint import Reason
from igroteka.bots.named import UnknownBot, bot
from igroteka.core.chance import seeded
from igroteka.core.match.match import Match

# The prefix of the names of bots at a table, before their level.
AT_A_TABLE = "bot "


def bot_reasons(match: Match) -> dict[int, list[tuple[int, Reason]]]:
    """The weightiest reason of each bot's answer, by the line that revealed the answers.

    Empty while the game goes on.
    """
    found: dict[int, list[tuple[int, Reason]]] = {}
    if not match.state.over:
        return found
    names = match.header["players"]
    assert isinstance(names, list)
    holders = [str(name) for name in names]
    waiting: list[tuple[int, Reason]] = []
    for told, before in match.course():
        line = told.line
        if line.passes_seat:
            holders[line.seat] = str(line.to)
        elif line.kind == "choice" and told.together and not told.covert and is_bot(holders[line.seat]):
            # A world that the seat may believe in, as for a bot.
            world = before.state.imagine(line.seat, seeded(line.number))
            reasons = heuristics_of(match.game).reasons(world, line.seat, [match.game.parse(line.choice)])
            waiting += [(line.seat, reason) for reason in reasons[:1]]
        if not told.sealing and waiting:
            found[line.number] = waiting
            waiting = []
    return found


def had_bots(match: Match) -> bool:
    """Did a bot play any seat, at any time?"""
    names = match.header["players"]
    assert isinstance(names, list)
    return any(is_bot(str(name)) for name in (*names, *(line.to for line in match.lines if line.passes_seat)))


def is_bot(name: str) -> bool:
    """Is this the name of a bot, in a record or at a table?"""
    if name.startswith(AT_A_TABLE):
        return True
    try:
        bot(name)
    except UnknownBot:
        return False
    return True
