"""`igroteka play`: a match in the terminal, against bots or at one keyboard."""

from __future__ import annotations

import os
import secrets
import shlex
from argparse import Namespace
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from igroteka.bots import Bot, UnknownBot, bot
from igroteka.cli import record_file
from igroteka.cli.advice import advise
from igroteka.cli.arguments import Commands, add_language, add_match, command, options, seat_number, seed, the_game
from igroteka.cli.screen import Screen, console, printable
from igroteka.cli.table import Table
from igroteka.cli.words import TerminalWords
from igroteka.core.chance import SECRET_BITS, seeded
from igroteka.core.errors import BadOptions, BadRecord
from igroteka.core.game import Game
from igroteka.core.match.begin import new_match, replay
from igroteka.core.match.match import Match
from igroteka.core.match.record import Record
from igroteka.core.state import State

HUMAN = "human"
OPPONENT = "search:1000"

DESCRIPTION = f"""\
Play a game in this terminal. Every decision is a numbered list: type a number, or the move in words; `?` explains
everything else (why a move is not allowed, the rules of the step, undo, save, quit). Bots are random, quick, greedy,
search:N (N simulations for each decision) and search:Nms (N milliseconds); the default opponent is {OPPONENT}.
The match is written to a file as it is played, so a closed window loses nothing."""

EXAMPLES = """
igroteka play GAME                              against the default bot
igroteka play GAME --against greedy --lang ru   an easier opponent, in Russian
igroteka play GAME --option NAME=VALUE              by a rule of your choice (see `igroteka games`)
igroteka play GAME --hotseat                    two people, one keyboard
igroteka play GAME --seed 7 --save game.jsonl   the same deal each time; keep the record here
igroteka play --resume game.jsonl                   play on
"""


def add(commands: Commands) -> None:
    """Declare the command."""
    parser = command(commands, "play", "play in the terminal", DESCRIPTION, EXAMPLES, run)
    parser.add_argument("game", metavar="GAME", nargs="?", help="id of a game; not needed with --resume")
    parser.add_argument(
        "--against", action="append", default=[], metavar="BOT", help="a bot to play against; repeat for more seats"
    )
    parser.add_argument("--hotseat", action="store_true", help="people play all seats that have no bot")
    parser.add_argument(
        "--seats", metavar="N", help="number of players (default: as many as were named, or the fewest)"
    )
    parser.add_argument("--seat", metavar="N", help="your seat, counted from 1 (default: 1)")
    add_match(parser)
    parser.add_argument(
        "--save", type=Path, metavar="FILE", help="keep the record here (default: in your state folder)"
    )
    parser.add_argument("--resume", type=Path, metavar="FILE", help="play on from a record; the file grows")
    add_language(parser)


def run(args: Namespace) -> int:
    """Set the table and play."""
    match = resumed(args) if args.resume else begun(args)
    holders = seated(match)
    bots = [bot_named(name) for name in holders]
    if None not in bots:
        raise BadOptions("play: somebody has to sit at the terminal; bots alone play with `igroteka selfplay`")
    path = args.resume or args.save or record_file.own_path(match.game.id, os.environ, datetime.now())
    if args.save and os.path.exists(path):
        raise record_file.CannotSave(f"{path}: is there already; --resume plays it on")
    words = TerminalWords(match.game.id, args.lang)
    screen = Screen(words, called(bots, words), console())
    data = f" --data {shlex.quote(str(args.data))}" if args.data else ""
    thought = seeded(seed(args.seed) if args.seed is not None else secrets.randbits(SECRET_BITS))
    keeper = record_file.Keeper(path, len(match.lines) if args.resume else -1)
    if match.is_of_older_rules:
        match.renew(match.game.rules)
    if not args.resume:
        advise(match.game, len(holders), match.state.options, args.lang)
    welcome(screen, match, holders)
    return Table(match, bots, screen, keeper, f"igroteka play{data} --resume", thought).play()


def begun(args: Namespace) -> Match:
    """A new match as the arguments say."""
    if not args.game:
        raise BadOptions("play: say which game; `igroteka games` lists them")
    game = the_game(args)
    secret = seed(args.seed) if args.seed is not None else secrets.randbits(SECRET_BITS)
    players = seating(game, args)
    return new_match(game, secret, len(players), options(game, args.option), players)


def seating(game: Game, args: Namespace) -> list[str]:
    """Who plays each seat: the person where --seat says, the bots around; with --hotseat the bots sit last."""
    bots: list[str] = args.against
    for name in bots:
        bot(name)
    seats = number_of_seats(game, args)
    if args.hotseat:
        if args.seat:
            raise BadOptions("seat: with --hotseat people sit on all seats that have no bot")
        return [HUMAN] * (seats - len(bots)) + bots
    mine = seat_number(args.seat, seats) if args.seat else 0
    # A game for many needs more than were named: the last one named takes their seats, too.
    others = bots + [bots[-1] if bots else OPPONENT] * (seats - 1 - len(bots))
    return [*others[:mine], HUMAN, *others[mine:]]


def number_of_seats(game: Game, args: Namespace) -> int:
    """As many as asked for; else as many as were named, or the fewest that game and options have."""
    named = len(args.against) + 1
    fewest = game.counts(options(game, args.option))[0]
    seats = max(named, fewest)
    if args.seats:
        seats = int(args.seats) if args.seats.isascii() and args.seats.isdecimal() and len(args.seats) < 4 else -1
    if seats not in game.seat_counts:
        counts = ", ".join(str(count) for count in game.seat_counts)
        raise BadOptions(f"seats: {game.id} is for {counts} players, not {printable(args.seats or str(seats))[:20]}")
    if named > seats:
        raise BadOptions(f"seats: {named - 1} bots leave no seat for you at a table of {seats}")
    return seats


def resumed(args: Namespace) -> Match:
    """The match of a record, which already says who plays what and how."""
    if args.against or args.hotseat or args.seat or args.seats or args.seed is not None or args.option or args.save:
        raise BadOptions("resume: the record says who plays, how and where; only --data and --lang go with it")
    record = record_file.read(args.resume)
    if args.game and args.game != record.header["game"]:
        raise BadOptions(f"resume: {args.resume} is a match of {str(record.header['game'])[:40]}, not of {args.game}")
    args.game = record.header["game"]
    match = checked(record, the_game(args), args.resume)
    if match.state.over:
        raise BadOptions(f"resume: the match of {args.resume} is over; `igroteka replay` shows it")
    return match


def checked(record: Record, game: Game, path: Path) -> Match:
    """The record played again; a complaint names the file."""
    try:
        return replay(record, game)
    except BadRecord as error:
        raise type(error)(f"{path}: {error}") from None


def seated(match: Match) -> list[str]:
    """Who plays each seat now."""
    players = match.record.header["players"]
    assert isinstance(players, list)
    holders = [str(name) for name in players]
    for line in match.lines:
        if line.kind == "seat":
            holders[line.seat] = str(line.to)
    return holders


def bot_named(name: str) -> Bot | None:
    """The bot of this name; a name that is no bot's is a person's."""
    try:
        return bot(name)
    except UnknownBot:
        return None


def called(bots: Sequence[Bot | None], words: TerminalWords) -> list[str]:
    """How the players are called: you and your rival, or by their seats where there are more."""
    if len(bots) == 2 and None in bots and any(bots):
        return [words.say("cli-you") if bot is None else words.say("cli-rival") for bot in bots]
    return [words.player(seat) for seat in range(len(bots))]


def teams(state: State, players: Sequence[str]) -> list[list[str]]:
    """Those who play together, where that is known from the start."""
    sides = state.game.sides(int(state.seats), state.options)
    all_of_them = [[name for name, its in zip(players, sides, strict=True) if its == side] for side in sorted({*sides})]
    return [team for team in all_of_them if len(team) > 1]


def welcome(screen: Screen, match: Match, holders: Sequence[str]) -> None:
    """What is played, by whom, and what differs from the usual."""
    words, game = screen.words, match.game
    screen.rule(words.say("cli-welcome", title=words.say("title"), rules=game.rules))
    for player, holder in zip(screen.players, holders, strict=True):
        screen.say("cli-sits", player=player, who=printable(words.holder(holder)))
    for team in teams(match.state, screen.players):
        screen.say("cli-team", names=words.row(team))
    for option in game.options:
        value = match.state.options[option.id]
        if option.headline or value != option.default:
            screen.say("cli-option-chosen", option=words.option(option), value=words.value(option, value))
    for change in game.data.changes:
        screen.say("cli-changed", change=change)
    screen.say("cli-goal", goal=words.goal(game.options, match.state.options))
    screen.say("cli-first-note", "dim")
