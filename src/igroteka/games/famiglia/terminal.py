"""The table of Famiglia in a terminal: the street as a row of small cards, below it mine, above it my rival's."""

# It draws for people, who read slower than any Python:
# not compiled

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from igroteka.cli.scene import Scene
from igroteka.cli.words import TerminalWords
from igroteka.games.famiglia.shapes import Look, Side, StreetCard

# Each family has its paper and its ink, and its letter wherever there is no colour.
PAPER = {  # colours that 256-colour terminals have, too
    "I": "#870000 on #ffd7d7",
    "A": "#00005f on #afd7ff",
    "B": "#5f5f00 on #ffd787",
    "M": "#005f00 on #afd7af",
}
CARD = 7


class View(Look):
    """The look of the table, and how it ended."""

    outcome: object


def draw(scene: Scene) -> RenderableType:
    """The whole table."""
    view = cast(View, scene.view)
    mine = max(scene.viewer, 0)
    parts: list[RenderableType] = [heading(view, scene.words, scene.width)]
    parts += side(view["seats"][1 - mine], scene.players[1 - mine], scene)
    parts += [Text(), *street(view, mine, scene), Text()]
    parts += side(view["seats"][mine], scene.players[mine], scene)
    parts += [Text(f" {warning} ", style="bold reverse") for warning in warnings(view, scene)]
    return Group(*parts)


def heading(view: View, words: TerminalWords, width: int) -> Text:
    """The progress through the deck."""
    said = [f"{words.label('deck')} {view['deck']}", words.say("terminal-passage", passage=view["passage"])]
    if view["removed_to"] == "discard":
        said.append(f"{words.label('discard')} {len(view['discard'])}")
    line = Text.assemble((" · ".join(said), "dim"))
    if view["under"]:
        # The lowest card lies first: the cards are shown in the order in which they will come.
        line.append(f" · {words.label('under')} ", style="dim").append_text(chips(view["under"][::-1], words))
    line.truncate(width, overflow="ellipsis")
    return line


def side(player: Side, name: str, scene: Scene) -> list[Text]:
    """A player: the name, the points, the hand, the area."""
    words = scene.words
    title = Text(name, style="bold")
    if "points" in player:
        title.append(f"  ★ {player['points']}", style="bold yellow")
    else:
        title.append(f"  {words.label('area_points')} ★ {player.get('area_points', 0)}", style="yellow")
    labels = [words.label("hand"), words.label("area")]
    indent = max(len(label) for label in labels) + 1
    hand: str | list[str]
    hand = player["hand"] if "hand" in player else words.say("terminal-hidden", count=player["hand_size"])
    return [title, *row(labels[0], hand, indent, scene), *row(labels[1], player["area"], indent, scene)]


def row(label: str, cards: str | Sequence[str], indent: int, scene: Scene) -> list[Text]:
    """A label and cards, on as many lines as they need."""
    start = Text.assemble((f" {label:<{indent}}", "dim"))
    if isinstance(cards, str):
        return [start.append(cards)]
    if not cards:
        return [start.append(scene.words.say("terminal-empty"))]
    fit = max(1, (scene.width - indent - 2) // 5)
    lines: list[Text] = []
    for first in range(0, len(cards), fit):
        lines.append(start + chips(cards[first : first + fit], scene.words))
        start = Text(" " * (indent + 1))
    return lines


def chips(cards: Sequence[str], words: TerminalWords) -> Text:
    """Cards as small coloured slips."""
    return Text(" ").join(Text(f" {words.short(card)} ", style=f"bold {PAPER[card[0]]}") for card in cards)


def street(view: View, mine: int, scene: Scene) -> list[Text]:
    """The street, in rows of as many cards as fit."""
    lines = [Text(scene.words.label("street"), style="bold")]
    if not view["street"]:
        return [*lines, Text(f" {scene.words.say('terminal-empty')}")]
    playing = scene.viewer >= 0 and view["outcome"] is None
    pays = view["seats"][mine].get("pays") if playing else None
    drawn = [
        street_card(card, number, pays[first] if pays else [], scene) for card, number, first in stacks(view["street"])
    ]
    fit = max(1, (scene.width - 1) // (CARD + 1))
    for first in range(0, len(drawn), fit):
        for slices in zip(*drawn[first : first + fit], strict=True):
            lines.append(Text(" ") + Text(" ").join(slices))
    return lines


def stacks(cards: Sequence[StreetCard]) -> list[tuple[StreetCard, int, int]]:
    """Equal cards lie on one another, a threatened one apart: each with their number and the place of the first."""
    out: list[tuple[StreetCard, int, int]] = []
    for place, card in enumerate(cards):
        if out and out[-1][0] == card:
            out[-1] = (card, out[-1][1] + 1, out[-1][2])
        else:
            out.append((card, 1, place))
    return out


def street_card(card: StreetCard, number: int, pays: Sequence[str], scene: Scene) -> list[Text]:
    """A card of four lines, and under it its cost."""
    value = scene.words.short(card["card"])
    if card.get("lowered"):
        value += f"→{card['cost']}"
    elif number > 1:
        value += f" ×{number}"
    lines = ("╭─────╮", f"│{value:<5}│", f"│{'★' + str(card['points']):>5}│", "╰─────╯")
    style = PAPER[card["card"][0]]
    drawn = [Text(line, style=f"bold {style}" if number == 1 else style) for number, line in enumerate(lines)]
    return [*drawn, price(card, pays, scene)]


def price(card: StreetCard, pays: Sequence[str], scene: Scene) -> Text:
    """Free, or the pair that pays: ✓ I have it, and while I recruit ~ with a Mercenary, ? not now."""
    if "pair" not in card:
        return Text(f"{scene.words.say('terminal-free'):^{CARD}}", style="bold green")
    mark, style = " ", "dim"
    if pays and pays[0] == pays[1]:
        mark, style = "✓", "bold green"
    elif any(does.verb == "pass" for does in scene.can):
        mark, style = ("~", "bold yellow") if pays else ("?", "dim")
    name = scene.words.short(card["pair"])
    return Text(f"{mark}{name} {name} ", style=style)


def warnings(view: View, scene: Scene) -> list[str]:
    """Warnings that one must not overlook."""
    if view["outcome"] is not None:
        return []
    keys = ["terminal-last-round"] if view["last_round"] else []
    if view["passes"]:
        keys.append("terminal-pass-warning")
    if scene.viewer >= 0 and (leads := view["seats"][scene.viewer].get("declining")):
        keys.append("terminal-declining-end" if leads == "end" else "terminal-declining-pass")
    return [scene.words.say(key) for key in keys]
