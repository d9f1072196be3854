"""What the bots know about «Печенька»."""

from igroteka.games.pechenka.bot.hunter import Hunter

__all__ = ["Hunter"]
