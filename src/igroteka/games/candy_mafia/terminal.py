"""The town of «Конфетная мафия» in a terminal: who lives, what all saw, and what the viewer was told."""

# It draws for people, who read slower than any Python:
# not compiled

from __future__ import annotations

from collections import Counter
from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from igroteka.cli.scene import Scene
from igroteka.cli.words import TerminalWords
from igroteka.games.candy_mafia.shapes import Heard, Look, Person

CARD_STYLE = "bold #5f005f on #ffd7ff"
# How many of the last things that were told are shown.
SHOWN = 8
STATES = (("jailed", "terminal-jailed"), ("absent", "terminal-absent"), ("silent", "terminal-silent"))


def draw(scene: Scene) -> RenderableType:
    """The whole town."""
    look = cast(Look, scene.view)
    lines = [heading(look, scene.words), cast_line(look, scene.words), Text()]
    lines += [player(look["seats"][seat], seat, scene) for seat in range(len(look["seats"]))]
    if look["sheet"]:
        signs = " ".join(scene.words.say(f"card-{sign}") for row in look["sheet"] for sign in row)
        lines.append(Text(scene.words.say("terminal-sheet", signs=signs), style="yellow"))
    told = [row for row in look["told"] if row["kind"] != "chose"][-SHOWN:]
    return Group(*lines, *(told_line(row, scene) for row in told))


def heading(look: Look, words: TerminalWords) -> Text:
    """How far the evening is."""
    said = [words.say("terminal-round", night=look["night"], day=look["day"])]
    if look["bread"] >= 0:
        said.append(words.say("terminal-bread", day=look["bread"]))
    return Text(" · ".join(said), style="dim")


def cast_line(look: Look, words: TerminalWords) -> Text:
    """The cards in play, those that all saw leave struck out."""
    line = Text(f"{words.say('terminal-cast')} ", style="dim")
    counted = Counter((row["card"], row["out"]) for row in look["cast"])
    for (card, out), number in counted.items():
        name = words.short(card) + (f" × {number}" if number > 1 else "")
        line += Text(name, style="strike dim" if out else "") + Text("  ")
    return line


def player(person: Person, seat: int, scene: Scene) -> Text:
    """A player: a number, a name, and what is known."""
    words = scene.words
    line = Text(f"{seat + 1:>3}. ", style="dim")
    line += Text(scene.players[seat], style="bold" if person["alive"] else "strike dim")
    if person["card"]:
        line += Text("  ") + Text(f" {words.short(person['card'])} ", style=CARD_STYLE)
    flags = {"jailed": person["jailed"], "absent": person["absent"], "silent": person["silent"]}
    for state, key in STATES:
        if flags[state]:
            line += Text(f"  {words.say(key)}", style="yellow")
    return line


def told_line(row: Heard, scene: Scene) -> Text:
    """Something that the viewer was told."""
    seen: dict[str, object] = {name: value for name, value in row.items() if name not in ("night", "kind")}
    said = scene.words.event({"event": row["kind"], **seen}, scene.players, scene.viewer)
    return Text(scene.words.say("terminal-told", night=row["night"], said=said), style="cyan")
