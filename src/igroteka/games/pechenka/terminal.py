"""The table of «Печенька» in a terminal: the wheel, then for each player a few lines with the possible roles."""

# It draws for people, who read slower than any Python:
# not compiled

from __future__ import annotations

from collections.abc import Sequence
from typing import NotRequired, TypedDict, cast

from rich.console import Group, RenderableType
from rich.text import Text

from igroteka.cli.scene import Scene
from igroteka.cli.words import TerminalWords

# Each character has its paper, and its name wherever there is no colour; colours that 256-colour terminals have, too.
PAPER = {
    "P": "#5f0000 on #ffd7af",
    "B": "#00005f on #afd7ff",
    "S": "#262626 on #d0d0d0",
    "T": "#5f5f00 on #ffffaf",
    "X": "#5f005f on #ffd7ff",
    "K": "#005f00 on #afd7af",
}
OTHER_PAPER = "#ffffff on #4e4e4e"


class RoleCard(TypedDict):
    """A secret role card, as the view has it."""

    role: str | None
    open: bool
    ruled_out: list[str]
    declared: NotRequired[str | None]


class Player(TypedDict):
    """A player, as the view has them."""

    coins: int
    roles: list[RoleCard]
    hand: NotRequired[list[str]]
    shown: NotRequired[list[str]]
    sword: NotRequired[int | None]
    shield: NotRequired[int | None]
    prey: NotRequired[str]
    hunter: NotRequired[str]


class Excluded(RoleCard):
    """The exclusion, and the players who have looked at it."""

    peeked: list[int]


class View(TypedDict):
    """The table, as the view has it."""

    round: int
    rounds: int
    first: int
    wheel: list[str]
    seats: list[Player]
    circle: NotRequired[int]
    circles: NotRequired[int]
    stage: NotRequired[int]
    target: NotRequired[RoleCard]
    excluded: NotRequired[Excluded]
    out: NotRequired[str | None]


def draw(scene: Scene) -> RenderableType:
    """The whole table."""
    view = cast(View, scene.view)
    lines = [heading(view, scene), wheel(view, scene.words)]
    if "excluded" in view:
        lines += middle(view, scene)
    for seat, player in enumerate(view["seats"]):
        lines += side(view, seat, player, scene)
    return Group(*lines)


def heading(view: View, scene: Scene) -> Text:
    """The progress of the game."""
    say = scene.words.say
    said = [say("terminal-round", round=view["round"], rounds=view["rounds"])]
    if "stage" in view:
        said.append(say("terminal-stage", stage=view["stage"]))
    else:
        said.append(say("terminal-circle", circle=view.get("circle", 0), circles=view.get("circles", 0)))
    said.append(say("terminal-first", player=scene.players[view["first"]]))
    return Text(" · ".join(said), style="dim")


def wheel(view: View, words: TerminalWords) -> Text:
    """The wheel: each role and its prey."""
    return Text(" → ").join(chip(role, words) for role in [*view["wheel"], view["wheel"][0]])


def middle(view: View, scene: Scene) -> list[Text]:
    """The target and the exclusions of the big hunt."""
    words = scene.words
    lines = [Text(f"{words.label('target')} ", style="bold") + role(view["target"], view, words)]
    excluded = Text(f"{words.label('excluded')} ", style="bold") + role(view["excluded"], view, words)
    if view["excluded"]["peeked"]:
        looked = ", ".join(scene.players[seat] for seat in view["excluded"]["peeked"])
        excluded.append(f"  {words.say('terminal-looked')}: {looked}", style="dim")
    lines.append(excluded)
    if out := view.get("out"):
        lines.append(Text(f"{words.label('out')} ", style="bold") + chip(out, words))
    return lines


def side(view: View, seat: int, player: Player, scene: Scene) -> list[Text]:
    """A player: coins, cards on the table, possible roles, and the hand if the viewer knows it."""
    words = scene.words
    name = Text.assemble((scene.players[seat], "bold"), ("  ● ", "yellow"), (str(player["coins"]), "bold yellow"))
    if player.get("shown"):
        name += Text("  ") + chips(player.get("shown", ()), words)
    for sign, target in (("⚔", player.get("sword")), ("◊", player.get("shield"))):
        if target is not None:
            name.append(f"  {sign} {scene.players[target] if target != seat else '–'}")
    lines = [Text(), name]
    for card in player["roles"]:
        line = Text("  ") + role(card, view, words)
        if declared := card.get("declared"):
            line += Text(f"  {words.say('terminal-declares')} ", style="dim") + chip(declared, words)
        lines.append(line)
    if seat == scene.viewer and "prey" in player:
        mine = {"role": player["roles"][0]["role"], "prey": player["prey"], "hunter": player.get("hunter")}
        named = {name: words.short(str(card)) for name, card in mine.items()}
        lines.append(Text(f"  {words.say('terminal-me', **named)}", style="bold"))
    if seat == scene.viewer and "hand" in player:
        lines.append(Text(f"  {words.label('hand')} ", style="dim") + chips(player.get("hand", ()), words))
    return lines


def role(card: RoleCard, view: View, words: TerminalWords) -> Text:
    """A role card: its role, or the roles it may be."""
    if card["role"] is not None:
        return chip(card["role"], words) + Text(" ✓" if card["open"] else "", style="bold")
    left = [one for one in view["wheel"] if one not in card["ruled_out"]]
    return Text(f"? {words.say('terminal-may-be')} ", style="dim") + chips(left, words)


def chips(cards: Sequence[str], words: TerminalWords) -> Text:
    """Cards as small coloured slips."""
    return Text(" ").join(chip(card, words) for card in cards)


def chip(card: str, words: TerminalWords) -> Text:
    """One card."""
    return Text(f" {words.short(card)} ", style=f"bold {PAPER.get(card, OTHER_PAPER)}")
