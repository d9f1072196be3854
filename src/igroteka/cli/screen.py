"""What the player sees: sentences, the table, the list of options, the result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from igroteka.cli.drawing import draw
from igroteka.cli.scene import Scene
from igroteka.cli.words import TerminalWords
from igroteka.core.description import Description
from igroteka.core.event import Event
from igroteka.core.state import State
from igroteka.texts import MissingText

ACTION = "bold yellow"


def console(stderr: bool = False) -> Console:
    """A terminal, a pipe or a file; it asks the environment for width and colours (NO_COLOR)."""
    return Console(highlight=False, emoji=False, markup=False, stderr=stderr)


class Screen:
    """One language on one console."""

    def __init__(self, words: TerminalWords, players: Sequence[str], console: Console) -> None:
        self.words = words
        self.players = [printable(player) for player in players]
        self.console = console

    def say(self, key: str, style: str = "", **args: object) -> None:
        """A sentence of the terminal's own."""
        self.console.print(Text(self.words.say(key, **args), style=style))

    def plain(self, text: str) -> None:
        """A line that is not folded, for it may be copied: a path, a command."""
        self.console.print(Text(text), soft_wrap=True)

    def rule(self, title: str) -> None:
        """A line across, with a title."""
        self.console.print()
        self.console.print(Rule(Text(title, style="bold"), style="dim", align="left"))

    def tell(self, events: Sequence[Event], viewer: int, number: int = 0) -> None:
        """What happened, as sentences that this viewer may hear."""
        for event in events:
            seen = event.seen_by(viewer)
            if seen is None:
                continue
            mine = seen.get("seat") == viewer
            text = Text(self.sentence(seen, viewer), style="dim" if mine and not number else "")
            if "clause" in seen:
                text.append(f" [{self.words.clause(str(seen['clause']))}]", style="dim")
            self.console.print(hanging(f"{number:>4}  " if number else "  · ", text))

    def note(self, number: int, text: str) -> None:
        """What the table did, as an entry of the log."""
        self.console.print(hanging(f"{number:>4}  ", Text(text, style="italic")))

    def sentence(self, seen: Mapping[str, object], viewer: int) -> str:
        """One event; of another rules version there may be no words for it, then as it is written."""
        try:
            return printable(self.words.event(seen, self.players, viewer))
        except MissingText:
            rest = ", ".join(f"{name}={value}" for name, value in seen.items() if name != "event")
            return printable(f"{seen['event']} {rest}".rstrip())

    def table(self, state: State, viewer: int) -> None:
        """The table as the viewer sees it."""
        game = state.game
        can = [game.describe(action) for action in state.legal(viewer)] if viewer >= 0 else []
        width = self.console.width
        self.console.print(draw(game.id, Scene(state.view(viewer), viewer, self.players, can, self.words, width)))

    def options(self, state: State, seat: int) -> None:
        """What is awaited of the seat, and what it may answer, numbered."""
        prompt = state.prompt(seat)
        assert prompt is not None
        self.console.print(Text(self.words.prompt(prompt, self.players, seat), style="bold"))
        for number, action in enumerate(state.legal(seat), 1):
            does = state.game.describe(action)
            lead, text = f"{number:>3}  ", Text(self.words.action(does, self.players, seat))
            cards = f"  {self.cards(does, text.plain)}"
            if len(lead) + len(text) + len(cards) <= self.console.width:  # never worth a line of their own
                text.append(cards, style="dim")
            self.console.print(hanging(lead, text, ACTION))

    def cards(self, does: Description, said: str) -> str:
        """The cards of an action as they are drawn on the table, where the sentence does not name them so."""
        words = [str(word) for word in does.words.values()]
        cards = [self.words.short(word) for word in words if self.words.has(f"card-{word}")]
        return " ".join(card for card in cards if card not in said)

    def clause(self, title: str, text: str) -> None:
        """A clause of the rules."""
        self.console.print(Padding(Text.assemble((f"{title}. ", "bold"), text), (0, 2)))

    def glossary(self, rows: Mapping[str, str]) -> None:
        """Words and what they mean."""
        grid = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
        grid.add_column(style=ACTION, no_wrap=True)
        grid.add_column()
        for word, meaning in rows.items():
            grid.add_row(Text(word), Text(meaning))
        self.console.print(grid)

    def outcome(self, outcome: Mapping[str, object], viewer: int) -> None:
        """How it ended: the reason, the points by source, the winner."""
        scores, places, sheet = outcome.get("scores"), outcome.get("places"), outcome.get("sheet")
        assert isinstance(scores, list) and isinstance(places, list) and isinstance(sheet, list)
        self.console.print(Text(self.ending(str(outcome.get("reason")), "sides" in outcome)))
        grid = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
        grid.add_column("")
        for player in self.players:
            grid.add_column(Text(player), justify="right")
        for source in sheet[0] if sheet else {}:
            grid.add_row(self.words.source(str(source)), *(str(row.get(source, 0)) for row in sheet))
        grid.add_row(self.words.say("cli-total"), *map(str, scores), style="bold")
        grid.add_row(self.words.say("cli-place"), *map(str, places))
        # Sides that have names are named with the winners.
        winners = outcome.get("winners")
        named = isinstance(winners, list) and any(self.words.has(f"won-{side}") for side in winners)
        if isinstance(sides := outcome.get("sides"), list) and not named:
            grid.add_row(self.words.say("cli-teams"), *(str(side + 1) for side in sides))
        self.console.print(Padding(grid, (1, 2)))
        ties = outcome.get("ties")
        for tie in ties if isinstance(ties, list) else []:
            self.console.print(Text(self.words.tie(tie["reason"], tie["words"], self.players)))
        self.console.print(Text(self.result(outcome, viewer), style=ACTION))

    def result(self, outcome: Mapping[str, object], viewer: int) -> str:
        """Who won."""
        try:
            return self.words.result(outcome, self.players, viewer)
        except MissingText:  # the winners of other rules
            return self.words.result({**outcome, "winners": []}, self.players, viewer)

    def ending(self, reason: str, teams: bool) -> str:
        """Why it ended."""
        try:
            return self.words.ending(reason, teams)
        except MissingText:
            return printable(reason)


def hanging(lead: str, text: Text, style: str = "dim") -> Table:
    """A mark, and beside it a text that is folded under itself."""
    grid = Table.grid()
    grid.add_column(width=len(lead), no_wrap=True)
    grid.add_column()
    grid.add_row(Text(lead, style=style), text)
    return grid


def printable(text: str) -> str:
    """A text that somebody else wrote, without what could play tricks on a terminal."""
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)
