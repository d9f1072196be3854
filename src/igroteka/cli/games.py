"""`igroteka games`: what can be played."""

from __future__ import annotations

import json
from argparse import Namespace

from rich.table import Table
from rich.text import Text

import igroteka
from igroteka.cli.arguments import Commands, add_json, add_language, command
from igroteka.cli.screen import console
from igroteka.cli.words import TerminalWords
from igroteka.core.game import Game
from igroteka.core.option import Option, schema

DESCRIPTION = """\
List the games that can be played: the id that the other commands take, the title, for how many players, the version
of the rules, and the options with their values. An option is a rule that people may want otherwise; set it with
--option name=value when a match begins."""

EXAMPLES = """
igroteka games
igroteka games --json | python3 -m json.tool
igroteka play GAME --option NAME=VALUE
"""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = command(commands, "games", "list the games", DESCRIPTION, EXAMPLES, run)
    add_json(parser)
    add_language(parser)


def run(args: Namespace) -> int:
    """Print every game."""
    games = [igroteka.game(id) for id in igroteka.names()]
    if args.json:
        print(json.dumps([listed(game, args.lang) for game in games], ensure_ascii=False))
    else:
        for game in games:
            show(game, TerminalWords(game.id, args.lang))
    return 0


def listed(game: Game, language: str) -> dict[str, object]:
    """A game for a program."""
    return {
        "id": game.id,
        "title": TerminalWords(game.id, language).say("title"),
        "seats": list(game.seat_counts),
        "rules": game.rules,
        "data": game.data.fingerprint,
        "actions": int(game.actions),
        "options": schema(game.options),
        "advice": list(game.words.advices),
    }


def show(game: Game, words: TerminalWords) -> None:
    """A game for people."""
    screen = console()
    title = Text.assemble((game.id, "bold yellow"), "  ", (words.say("title"), "bold"), f"  {words.say('tagline')}")
    screen.print(title)
    counts = ", ".join(str(count) for count in game.seat_counts)
    screen.print(
        f"  {words.say('cli-players')}: {counts} · {words.say('cli-rules-version')}: {game.rules}", style="dim"
    )
    grid = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    group = ""
    for option in game.options:
        if option.group and option.group != group:
            grid.add_row("", Text(words.group(option.group), style="yellow"))
        group = option.group
        grid.add_row(Text(option.id, style="bold"), described(option, words))
        for choice in option.choices if option.headline else ():
            goal = words.goal(game.options, {option.id: choice})
            grid.add_row(f"  {choice}", Text.assemble((words.value(option, choice), "bold"), f". {goal}"))
    screen.print(grid)


def described(option: Option, words: TerminalWords) -> Text:
    """What an option changes, and what it may be."""
    default = option.default
    usual = ("yes" if default else "no") if isinstance(default, bool) else str(default)
    values = " | ".join([told(option, choice, words) for choice in option.choices] or ("yes", "no"))
    if option.kind == "number":
        values = f"{option.least}–{option.most}"
    elif isinstance(default, list):
        usual = ",".join(default) or words.say("nothing")
        values = words.say("cli-set-of", range=f"{option.least}–{option.most}", choices=",".join(option.choices))
    said = words.say("cli-default", value=usual)
    about = f"{words.option(option)}." if option.headline else f"{words.option(option)}. {words.hint(option)}"
    return Text.assemble(f"{about} ", (f"{values} ({said})", "dim"))


def told(option: Option, choice: str, words: TerminalWords) -> str:
    """A choice, and for how many players it is if not for all."""
    counts = ", ".join(map(str, option.seats.get(choice, ())))
    return f"{choice} [{words.say('cli-players').lower()}: {counts}]" if counts else choice
