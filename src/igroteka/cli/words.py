"""The words of the terminal, beside those of the game and of the shell."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from igroteka.registry import folder
from igroteka.texts import Words
from igroteka.texts.speech import parsed

TEXTS = Path(__file__).parent / "texts"


class TerminalWords(Words):
    """One language of a game, with what only the terminal and the game's drawing there say."""

    def __init__(self, game_id: str | None, language: str) -> None:
        super().__init__(game_id, language)
        homes = [TEXTS] if game_id is None else [TEXTS, folder(game_id) / "texts" / "terminal"]
        for file in (home / f"{language}.ftl" for home in homes):
            if file.exists():
                self.bundle.add_resource(parsed(file.read_text(encoding="utf-8")))

    def label(self, field: str) -> str:
        """The label of a field of the view; a field without one is called by its name."""
        return self.say(f"field-{field}") if self.has(f"field-{field}") else field

    def field_value(self, field: str, value: object, players: Sequence[str], viewer: int) -> str:
        """A value as its field says it; else a card by its shortest name, and anything else as it is."""
        message = self.bundle.get_message(f"field-{field}") if self.has(f"field-{field}") else None
        if value == "" or message is None or "value" not in message.attributes:
            return self.short(str(value))
        return self._say(f"field-{field}.value", self._forms({"value": value}, players, viewer))

    def short(self, name: str) -> str:
        """A card by its shortest name: a form of its own, the sign printed on it, or, where its id is a word, its name;
        any other word stays as it is.
        """
        if not self.has(f"card-{name}"):
            return name
        if "short" in self.forms:
            return self.card(name, "short")
        return self.card(name) if name.islower() else name

    def holder(self, name: str) -> str:
        """The player of a seat, by the name in its record: bots are called by their level, people as they call
        themselves.
        """
        key = f"cli-holder-{name.replace(' ', '-')}"
        return self.say(key) if self.has(key) else name

    def source(self, name: str) -> str:
        """The label of a row of the score sheet."""
        return self.say(f"sheet-{name}") if self.has(f"sheet-{name}") else name

    def side_won(self, side: str) -> str:
        """That a side has won, by its name or by its number from 1."""
        return self.say("cli-team-won", team=side) if side.isdecimal() else self.say(f"won-{side}")
