"""The table of «Золото императора» in a terminal: the board beside the tasks, then the rows of each side."""

# It draws for people, who read slower than any Python:
# not compiled

from __future__ import annotations

from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from igroteka.cli.scene import Scene
from igroteka.cli.words import TerminalWords
from igroteka.games.emperors_gold.cards import COLOURS, SHAPES
from igroteka.games.emperors_gold.shapes import Look, Progress, Row, Task

SIGNS = dict(zip(SHAPES, "●■⬢★◆", strict=True))
# Colours that 256-colour terminals have, too; a letter stands beside each.
INK = dict(zip(COLOURS, ("#d70000", "#d7af00", "#00af00", "#0087ff", "#af5fff"), strict=True))
LETTERS = {
    "red": "terminal-red",
    "yellow": "terminal-yellow",
    "green": "terminal-green",
    "blue": "terminal-blue",
    "violet": "terminal-violet",
}
ROWS = ("terminal-row-0", "terminal-row-1")
LINE = 5
WIDTH = 6


def draw(scene: Scene) -> RenderableType:
    """The whole table."""
    look = cast(Look, scene.view)
    lines = [heading(look, scene.words), Text()]
    lines += [Text("   ") + Text("".join(f"{column:^{WIDTH}}" for column in range(1, LINE + 1)), style="dim")]
    lines += [board_line(look, line, scene.words) for line in range(LINE)]
    lines.append(Text())
    mine = look["seats"][scene.viewer]["side"] if scene.viewer >= 0 else look["seats"][look["current"]]["side"]
    for slot, task in enumerate(look["tasks"], 1):
        if task is not None:
            lines.append(Text(f" {slot}. ", style="dim") + task_line(task, scene.words))
            lines += task_progress(look, mine, slot - 1, scene.words)
    for number in range(len(look["sides"])):
        lines += side(look, number, scene)
    return Group(*lines)


def heading(look: Look, words: TerminalWords) -> Text:
    """The progress of the game."""
    said = [
        words.say("terminal-round", round=look["round"]),
        words.say("terminal-decks", cards=look["deck"], discarded=len(look["discard"])),
    ]
    if look["left"] >= 0:
        said.append(words.say("terminal-left", turns=look["left"]))
    return Text(" · ".join(said), style="dim")


def board_line(look: Look, line: int, words: TerminalWords) -> Text:
    """Five cells; brackets around what can be taken."""
    cells = range(line * LINE, line * LINE + LINE)
    drawn = Text(f" {line + 1} ", style="dim")
    for cell in cells:
        open, close = ("[", "]") if cell in look["takeable"] and look["turn"]["pawn_from"] >= 0 else (" ", " ")
        drawn += Text(open, style="bold") + stone(look["board"][cell], words) + Text(close + " ", style="bold")
    return drawn


def stone(card: str, words: TerminalWords) -> Text:
    """A card as a sign, a letter and a number."""
    if not card:
        return Text(" · ", style="dim")
    if card == "pawn":
        return Text(" ♚ ", style="bold #ffd700")
    shape, colour, value = card.split("-")
    return Text(f"{SIGNS[shape]}{words.say(LETTERS[colour])}{value}", style=f"bold {INK[colour]}")


def need(name: str, words: TerminalWords) -> Text:
    """A shape or a colour that a task asks for."""
    return Text(SIGNS[name]) if name in SIGNS else Text(words.say(LETTERS[name]), style=f"bold {INK[name]}")


def task_line(task: Task, words: TerminalWords) -> Text:
    """Points, elements, cards."""
    needs = Text(" ").join(need(name, words) for name in task["needs"])
    worth = words.say("terminal-worth", points=task["points"])
    return Text(f"{worth}: ", style="bold") + needs + Text(f"  {words.say('terminal-least', least=task['least'])}")


def task_progress(look: Look, side: int, slot: int, words: TerminalWords) -> list[Text]:
    """The progress of each row of a side towards a task."""
    return [
        Text(f"      {words.say(ROWS[number])}: ", style="dim") + lacking(progress, words)
        for number, row in enumerate(look["sides"][side]["rows"])
        if row["cards"] and (progress := row["progress"][slot]) is not None
    ]


def lacking(progress: Progress, words: TerminalWords) -> Text:
    """The shapes, colours and cards that a row lacks for a task."""
    if progress["done"]:
        return Text(f"{words.say('terminal-done')} ✓", style="bold green")
    said = []
    if progress["missing"]:
        what = ", ".join(words.say(f"card-{name}") for name in progress["missing"])
        said.append(words.say("terminal-lacks", what=what))
    if progress["short"]:
        said.append(words.say("terminal-short", cards=progress["short"]))
    return Text("; ".join(said), style="dim")


def side(look: Look, number: int, scene: Scene) -> list[Text]:
    """The players of a side, its tasks and its rows."""
    words, mine = scene.words, look["sides"][number]
    names = [scene.players[seat] for seat, one in enumerate(look["seats"]) if one["side"] == number]
    told = words.say("terminal-tasks", count=mine["count"], goal=look["goal"], points=mine["points"])
    lines = [Text(), Text.assemble((" + ".join(names), "bold"), (f"  {told}", "yellow"))]
    for slot, row in enumerate(mine["rows"]):
        if row["cards"]:
            lines.append(Text(f"  {words.say(ROWS[slot])}  ", style="dim") + chain(row, words))
    return lines


def chain(row: Row, words: TerminalWords) -> Text:
    """The cards of a row from the left."""
    return Text(" – ", style="dim").join(stone(card, words) for card in row["cards"])
