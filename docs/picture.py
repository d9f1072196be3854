"""Draws docs/terminal.svg anew: the terminal in the middle of a match.

.venv/bin/python docs/picture.py
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import igroteka
from igroteka.bots import bot
from igroteka.cli.explain import explain
from igroteka.cli.play import called
from igroteka.cli.screen import Screen
from igroteka.cli.words import TerminalWords
from igroteka.core.match.begin import new_match
from igroteka.core.match.match import Match

GAME, LANGUAGE, WIDTH = "famiglia", "en", 80
MINE = 0
# Evening: the dark paper of the table in the browser.
INK, GREY, PAPER = (248, 235, 218), (207, 183, 159), (42, 30, 23)
COLOURS = [(214, 84, 84), (118, 190, 124), (244, 182, 63), (122, 162, 214), (190, 130, 170)]
THEME = TerminalTheme(PAPER, INK, [PAPER, *COLOURS, GREY, GREY], [GREY, *COLOURS, INK, INK])


def moment(seed: int) -> Match | None:
    """A match of two bots up to where I recruit and there is much to see, if there is such a moment."""
    match = new_match(igroteka.game(GAME), seed)
    player, rng = bot("greedy"), igroteka.seeded(seed)
    while turn := match.state.turn():
        if turn == [MINE] and len(match.lines) > 40 and shows_much(match):
            return match
        match.choose(turn[0], player.choose(match.state, turn[0], rng))
    return None


def shows_much(match: Match) -> bool:
    """A scared card, a list that is neither short nor long, a street of one row."""
    view, moves = match.state.view(MINE), [match.game.notation(action) for action in match.state.legal(MINE)]
    street = view["street"]
    assert isinstance(street, list)
    kinds = {(card["card"], card["cost"]) for card in street}
    joker, lowered = (any(word in move for move in moves) for word in ("keep", "lowered"))
    return view["passage"] == 2 and joker and lowered and 4 < len(moves) < 9 and 6 < len(kinds) < 10


def out_of_reach(match: Match) -> str:
    """The best street card that I cannot recruit."""
    street = match.state.view(MINE)["street"]
    assert isinstance(street, list)
    moves = " ".join(match.game.notation(action) for action in match.state.legal(MINE))
    return str(max((card for card in street if card["card"] not in moves), key=lambda card: card["points"])["card"])


def main() -> None:
    """Play, draw, write."""
    match = next(match for seed in range(1000) if (match := moment(seed)))
    words = TerminalWords(GAME, LANGUAGE)
    console = Console(
        record=True, width=WIDTH, force_terminal=True, color_system="truecolor", file=io.StringIO(), highlight=False
    )
    screen = Screen(words, called([None, bot("greedy")], words), console)
    for line in match.lines[-6:]:
        screen.tell(line.events, MINE)
    screen.rule(words.say("cli-your-turn"))
    screen.table(match.state, MINE)
    console.print()
    screen.options(match.state, MINE)
    card = out_of_reach(match)
    console.print(Text(f"{words.say('cli-ask', most=len(match.state.legal(MINE)))} › ? {card} pair"))
    explain(screen, match.state, MINE, f"recruit {card} with pair")
    # No font from a far machine: every reader has one with letters of equal width.
    form = re.sub(r"@font-face \{\{.*?\}\}\n", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL).replace("Fira Code, ", "")
    svg = console.export_svg(title=f"igroteka play {GAME}", theme=THEME, code_format=form, unique_id="terminal")
    Path(__file__).with_name("terminal.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
