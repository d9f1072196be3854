"""The catalogue of games as the API shows it: options, rules and printed facts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec

import igroteka
from igroteka.balance import fair_casts, is_fair, measured
from igroteka.core.game import Game
from igroteka.registry import Shelf, folder
from igroteka.rules import printed, rules
from igroteka.server.table import absence, moderated_game, position
from igroteka.server.table.windows import LENGTHS
from igroteka.server.wire import (
    Balance,
    CastCard,
    FactInfo,
    GameInfo,
    GameTexts,
    OptionInfo,
    Outlook,
    PrintedInfo,
    RuleInfo,
    Rules,
    ShowingInfo,
    SideOdds,
)
from igroteka.texts import LANGUAGES

OPTION = (
    "id",
    "kind",
    "default",
    "choices",
    "least",
    "most",
    "needs",
    "view_only",
    "seats",
    "headline",
    "variant",
    "group",
    "moderated",
)


@cache
def games(shelf: Shelf) -> tuple[GameInfo, ...]:
    """Every game, in the order of their ids."""
    return tuple(game_info(shelf.game(id)) for id in igroteka.names())


def game_info(game: Game) -> GameInfo:
    """A game as the shelf and the lobby need it."""
    options = [{name: getattr(option, name) for name in OPTION} for option in game.options]
    seats, corrected = list(game.seat_counts), sorted(game.data.corrected)
    paces = position.paces(game)
    windows = {pace: lengths for pace, lengths in LENGTHS.items() if pace in paces}
    return GameInfo(
        game.id,
        seats,
        msgspec.convert(options, list[OptionInfo]),
        game.parts.lot,
        corrected,
        windows,
        absence.usual(game),
        list(game.words.advices),
        moderated_game.may_be_moderated(game),
        moderated_game.dealt_by_hand(game),
        moderated_game.dealt_beside(game),
        moderated_game.card_sides(game),
    )


def outlook(game: Game, seats: int, options: Mapping[str, object]) -> Outlook:
    """A table with these options, before it is made."""
    found = measured(game, seats, options)
    odds = [SideOdds(side, wins, error) for side, (wins, error) in found.sides.items()] if found else []
    return Outlook(
        game.teams(seats, options),
        game.advice(seats, options),
        [CastCard(each.card, each.side, each.able) for each in moderated_game.cast(game, seats, options)],
        Balance(found.bot, found.games, odds, is_fair(game, found)) if found else None,
        msgspec.convert(fair_casts(game, seats, options), list[dict[str, bool | int | str | list[str]]]),
        moderated_game.advised_about(game, seats, options),
        [ShowingInfo(each.text, each.cards) for each in moderated_game.showings(game, seats, options)],
    )


@cache
def texts(id: str) -> GameTexts:
    """The words of a game."""
    files = folder(id) / "texts"
    return GameTexts({language: (files / f"{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES})


@cache
def rulebook(shelf: Shelf, id: str) -> Rules:
    """The rules of a game in our words, and what is printed on its cards with the sources of our knowledge."""
    data = shelf.game(id).data
    clauses = [
        {"id": rule.id, "kind": rule.kind, "title": dict(rule.title), "text": dict(rule.text)}
        for rule in rules(id).values()
    ]
    facts = [
        {
            "id": name,
            "value": value,
            "source": data.sources[name],
            "note": data.notes[name],
            "corrected": name in data.corrected,
            "shipped": data.corrected.get(name),
        }
        for name, value in data.facts.items()
    ]
    names = [PrintedInfo(rule.id, dict(rule.title), dict(rule.text)) for rule in printed(id).values()]
    return Rules(msgspec.convert(clauses, list[RuleInfo]), msgspec.convert(facts, list[FactInfo]), names)
