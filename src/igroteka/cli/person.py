"""A person at the terminal: asked, helped, understood."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

from igroteka.cli import undo
from igroteka.cli.explain import explain, show_clause
from igroteka.cli.hint import show_hint
from igroteka.cli.keys import command_of, glossary
from igroteka.cli.record_file import CannotSave, write
from igroteka.cli.screen import Screen, printable
from igroteka.cli.together import in_turn
from igroteka.cli.understand import matching, numbered, parsed
from igroteka.core.chance import Rng
from igroteka.core.errors import BadNotation
from igroteka.core.match.match import Match

with contextlib.suppress(ImportError):  # where there is one, lines can be edited and called back
    import readline  # noqa: F401


class Leaving(Exception):
    """The player goes away; the match is kept."""


class Person:
    """The person before the screen."""

    def __init__(self, match: Match, screen: Screen, path: Path, rng: Rng) -> None:
        self.match = match
        self.screen = screen
        self.words = screen.words
        # Where the match is being kept.
        self.path = path
        # What hints are thought with: a copy each time, so that asking changes nothing for the bots.
        self.rng = rng

    def ask(self, seat: int) -> None:
        """Show the table and the list, and talk until a choice is made or taken back."""
        state = self.match.state
        self.screen.table(state, seat)
        self.screen.console.print()
        self.screen.options(state, seat)
        note = f"terminal-note-{state.stack[-1].name}"
        if self.words.has(note):
            self.screen.say(note, "dim")
        most = len(state.legal(seat))
        question = self.words.say("cli-ask", most=most) if most > 1 else self.words.say("cli-ask-only")
        while not self.answer(seat, self.read(f"{question} › ")):
            pass

    def read(self, question: str) -> str:
        """A line from the player; what comes through a pipe is shown as if it had been typed."""
        text = printable(input(question))
        if not sys.stdin.isatty():
            print(text)
        return " ".join(text.split())

    def answer(self, seat: int, text: str) -> bool:
        """Do what was typed; true if the position has changed."""
        letter, _, rest = text.partition(" ")
        command = command_of(letter, self.words)
        if text.startswith("?"):
            return self.help(seat, text[1:].strip())
        if command == "save":
            return self.save(rest)
        if command and not rest:
            return self.obey(command, seat)
        return self.choose_together(seat, text) if self.is_several(text) else self.choose(seat, text)

    def is_several(self, text: str) -> bool:
        """Commas stand between moves, unless one move is written with a comma."""
        if "," not in text:
            return False
        try:
            self.match.game.parse(text)
        except BadNotation:
            return True
        return False

    def choose(self, seat: int, text: str) -> bool:
        """A move, by number or in words; an empty line is the only move there is."""
        game, legal = self.match.game, self.match.state.legal(seat)
        action = numbered(text, legal)
        if not text:
            meant = legal
        else:
            meant = [action] if action is not None else matching(text, legal, game, self.words)
        if len(meant) == 1:
            if not self.sure(seat, meant[0]):
                return False
            self.match.choose(seat, meant[0])
            return True
        if not text:
            self.screen.say("cli-choose", most=len(legal))
        elif meant:
            self.screen.say("cli-several", numbers=", ".join(str(legal.index(action) + 1) for action in meant))
        elif parsed(text, game) is not None:
            explain(self.screen, self.match.state, seat, text)
        else:
            self.screen.say("cli-unclear", text=text[:40], most=len(legal))
        return False

    def choose_together(self, seat: int, text: str) -> bool:
        """Several moves of one step, between commas: all of them are made, or none."""
        state, game = self.match.state, self.match.game
        step, legal = state.stack[-1], state.legal(seat)
        answers: list[int] = []
        for part in (part.strip() for part in text.split(",")):
            action = numbered(part, legal)
            # What cannot come first may come later.
            meant = matching(part, legal, game, self.words) or matching(
                part, range(step.first, step.last + 1), game, self.words
            )
            if action is None and len(meant) != 1:
                self.screen.say("cli-unclear", text=part[:40], most=len(legal))
                return False
            answers.append(meant[0] if action is None else action)
        order = in_turn(state, seat, answers)
        if not order:
            self.screen.say("cli-not-together")
        for action in order:
            self.match.choose(seat, action)
        return bool(order)

    def sure(self, seat: int, action: int) -> bool:
        """A move that ends the game is asked about once more, unless all do; an empty line is no consent."""
        state = self.match.state
        ends = state.ends(seat)
        if action not in ends or len(ends) == len(state.legal(seat)):
            return True
        yes = self.words.say("cli-key-yes")
        return self.read(self.words.say("cli-ends", yes=yes) + " › ").lower() in (yes, "y")

    def obey(self, command: str, seat: int) -> bool:
        """A command that is no move."""
        if command == "undo":
            return self.undo(seat)
        if command == "quit":
            return self.quit(seat)
        if command == "hint":
            show_hint(self.screen, self.match.state, seat, self.rng.copy())
            return False
        show_clause(self.screen, self.match.game.id, self.match.state.stack[-1].clause)
        return False

    def help(self, seat: int, text: str) -> bool:
        """`?` alone: what can be typed; with words: about a move."""
        if text:
            explain(self.screen, self.match.state, seat, text)
            return False
        if self.words.has("terminal-legend"):
            self.screen.say("terminal-legend", "dim")
        example = self.match.game.notation(self.match.state.legal(seat)[-1])
        self.screen.glossary(glossary(self.words, example))
        return False

    def undo(self, seat: int) -> bool:
        """Take the last choice back, if it told nothing."""
        refusal = undo.refusal(self.match, seat)
        if not refusal:
            undo.take_back(self.match, seat)
        self.screen.say(f"cli-undo-{refusal}" if refusal else "cli-undone")
        return not refusal

    def save(self, file: str) -> bool:
        """A copy of the match under a name of the player's choice."""
        if not file:
            self.screen.plain(self.words.say("cli-save-how", key=self.words.say("cli-key-save"), path=str(self.path)))
            return False
        try:
            write(Path(os.path.expanduser(file)), self.match.record.write())
        except CannotSave as error:
            self.screen.plain(str(error))
        else:
            self.screen.plain(self.words.say("cli-saved", path=file))
        return False

    def quit(self, seat: int) -> bool:
        """Leave and keep the match, resign, or stay."""
        resign, stay = self.words.say("cli-key-resign"), self.words.say("cli-key-stay")
        text = self.read(self.words.say("cli-quit", resign=resign, stay=stay) + " › ").lower()
        if not text:
            raise Leaving
        if text in (resign, "r"):
            self.match.resign(seat)
            return True
        return False
