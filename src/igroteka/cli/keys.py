"""What can be typed at the table beside a move: one letter each, Latin or of the player's language."""

from __future__ import annotations

from igroteka.cli.words import TerminalWords

COMMANDS = {"r": "rules", "u": "undo", "h": "hint", "s": "save", "q": "quit"}


def command_of(letter: str, words: TerminalWords) -> str:
    """The command that a letter stands for, or its name in full; empty if none."""
    own = {words.say(f"cli-key-{name}"): name for name in COMMANDS.values()}
    own |= {"hint": "hint", words.say("cli-word-hint"): "hint"}
    return COMMANDS.get(letter.lower()) or own.get(letter.lower(), "")


def letters(command: str, words: TerminalWords) -> str:
    """The letters of a command: the language's own and the Latin one."""
    own = words.say(f"cli-key-{command}")
    latin = next(letter for letter, name in COMMANDS.items() if name == command)
    return own if own == latin else f"{own}, {latin}"


def glossary(words: TerminalWords, example: str) -> dict[str, str]:
    """All that can be typed, and what it does."""
    rows = {words.say(f"cli-help-{name}"): name for name in ("number", "words", "several", "why")}
    rows |= {letters(name, words): name for name in ("hint", "rules", "undo", "quit")}
    rows[words.say("cli-help-save", key=letters("save", words))] = "save"
    return {left: words.say(f"cli-help-{name}-means", example=example) for left, name in rows.items()}
