"""Bots by name."""

from __future__ import annotations

from igroteka.bots.bot import Bot, QuickBot, RandomBot
from igroteka.bots.greedy import GreedyBot
from igroteka.bots.search import SearchBot
from igroteka.core.errors import IgrotekaError

FORMS = ("random", "quick", "greedy", "search:N (simulations)", "search:Nms (milliseconds)")
MOST = 10**9


class UnknownBot(IgrotekaError):
    """There is no bot of this name."""


def bot(name: str) -> Bot:
    """The bot of this name; UnknownBot lists the possible forms."""
    if name == "random":
        return RandomBot()
    if name == "quick":
        return QuickBot()
    if name == "greedy":
        return GreedyBot()
    kind, _, budget = name.partition(":")
    digits = budget.removesuffix("ms")
    if kind == "search" and digits.isdecimal() and digits.isascii() and len(digits) < 11 and 0 < int(digits) <= MOST:
        return SearchBot(0, int(digits)) if budget.endswith("ms") else SearchBot(int(digits), 0)
    raise UnknownBot(f"there is no bot {name[:40]!r}; there are: {', '.join(FORMS)}")
