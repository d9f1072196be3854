"""Bots, and the arena where they meet."""

from igroteka.bots.bot import Bot
from igroteka.bots.named import UnknownBot, bot

__all__ = ["Bot", "UnknownBot", "bot"]
