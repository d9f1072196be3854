"""What a player typed: a number, a word of the game, or the beginning of one."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka.cli.words import TerminalWords
from igroteka.core.errors import BadNotation
from igroteka.core.game import Game

SHORTEST = 2


def matching(text: str, actions: Sequence[int], game: Game, words: TerminalWords) -> list[int]:
    """The actions that a text means: by notation, else by its beginning, else by how words of the sentence begin."""
    action = parsed(text, game)
    if action is not None:
        return [action] if action in actions else []
    if len(text) < SHORTEST or text.isdecimal():  # a slip of the finger must not be taken for a move
        return []
    text = text.casefold()
    begun = [action for action in actions if game.notation(action).casefold().startswith(text)]
    return begun or [action for action in actions if fits(text, said(action, game, words))]


def fits(text: str, sentence: str) -> bool:
    """Does every word of the text begin a word of the sentence?"""
    return all(any(word.startswith(part) for word in sentence.split()) for part in text.split())


def said(action: int, game: Game, words: TerminalWords) -> str:
    """All that an action may be called by: its sentence, its notation, the short names of its cards."""
    does = game.describe(action)
    names = [words.short(str(word)) for word in does.words.values()]
    return " ".join([words.action(does), game.notation(action), *names]).casefold()


def numbered(text: str, legal: Sequence[int]) -> int | None:
    """The action of a typed number; None if the number is none of the list."""
    if text.isascii() and text.isdecimal() and 0 < int(text[:9]) <= len(legal):
        return legal[int(text) - 1]
    return None


def parsed(text: str, game: Game) -> int | None:
    """The action of the whole action space that this notation names."""
    try:
        return game.parse(text)
    except BadNotation:
        return None
