"""The table of «Конфетная империя» in a terminal: the empires, the knowledge of hidden cards, the hand."""

# It draws for people, who read slower than any Python:
# not compiled

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from igroteka.cli.scene import Scene
from igroteka.cli.words import TerminalWords
from igroteka.games.candy_empire.shapes import Followed, Held, Look, Memory

CARD = "bold #5f005f on #ffd7ff"
SAFE = "bold #005f00 on #d7ffd7"


def draw(scene: Scene) -> RenderableType:
    """The whole table."""
    look = cast(Look, scene.view)
    lines = [heading(look, scene.words)]
    if look["banned"]:
        lines.append(zone("terminal-banned", look["banned"], scene.words))
    for seat in range(len(look["seats"])):
        lines += player(look, seat, scene)
    lines += [Text(), *discard(look, scene)]
    if memory := look.get("memory"):
        lines += remembered(memory, scene)
    return Group(*lines)


def heading(look: Look, words: TerminalWords) -> Text:
    """The progress of the game."""
    discarded = len(look["discard"]["open"]) + look["discard"]["closed"]
    said = [words.say("terminal-deck", cards=look["deck"], discarded=discarded)]
    if look["games"] > 1:
        said.insert(0, words.say("terminal-game", game=look["game"], games=look["games"]))
    return Text(" · ".join(said), style="dim")


def player(look: Look, seat: int, scene: Scene) -> list[Text]:
    """A player: candies and where they come from, the empire, and the hand if it may be seen."""
    words, mine = scene.words, look["seats"][seat]
    told = [words.say("terminal-score", score=mine["score"])]
    if look["games"] > 1:
        told.append(words.say("terminal-points", points=mine["points"]))
    told.append(words.say("terminal-hand", cards=mine["hand_size"]))
    head = Text.assemble((scene.players[seat], "bold"), (f"  {' · '.join(told)}", "yellow"))
    lines = [Text(), head]
    if mine["empire"]:
        lines.append(Text("  ") + Text(" ").join(held(one, words) for one in mine["empire"]))
        lines.append(Text(f"  {words.say('terminal-sheet', **mine['sheet'])}", style="dim"))
    if "hand" in mine:
        lines.append(Text("  ") + zone("terminal-mine", mine.get("hand", ()), words))
    return lines


def held(one: Held, words: TerminalWords) -> Text:
    """Cards of one character in an empire."""
    number, safe = one["loose"] + one["safe"], one["safe"]
    text = words.short(one["card"]) + (f" × {number}" if number > 1 else "")
    if safe:
        text += " ⛨" + (f" {safe}" if safe < number else "")
    return Text(f" {text} ", style=SAFE if safe == number else CARD)


def discard(look: Look, scene: Scene) -> list[Text]:
    """The cards of the discard that all saw; all of them for the player who is looking through it."""
    if looked := look.get("looked"):
        return [zone("terminal-looked", looked, scene.words)]
    return [zone("terminal-open", look["discard"]["open"], scene.words)] if look["discard"]["open"] else []


def remembered(memory: Memory, scene: Scene) -> list[Text]:
    """The viewer's knowledge of hidden cards."""
    lines = [zone("terminal-known", memory["discard"], scene.words)] if memory["discard"] else []
    for followed in memory["followed"]:
        said = scene.words.say(
            "terminal-at", place=place(followed, scene), card=scene.words.say(f"card-{followed['card']}")
        )
        lines.append(Text(f"  {said}", style="dim"))
    return lines


def place(followed: Followed, scene: Scene) -> str:
    """The places of a followed card, in words."""
    words = scene.words
    where = [scene.players[seat] for seat in followed["hands"]]
    where += [words.say("terminal-place-deck", number=number) for number in followed["deck"]]
    where += [words.say("terminal-place-discard")] if followed["slots"] else []
    return words.say("terminal-or").join(where)


def zone(label: str, cards: Sequence[str], words: TerminalWords) -> Text:
    """Cards under a label, equal ones together."""
    drawn = Text(f"{words.say(label)} ", style="dim")
    counted = Counter(cards)
    chips = [f" {words.short(card)}{f' × {number}' if number > 1 else ''} " for card, number in counted.items()]
    return drawn + Text(" ").join(Text(chip, style=CARD) for chip in chips)
