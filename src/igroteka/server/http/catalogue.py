"""The catalogue of games as the API shows it: options, rules and printed facts."""

from __future__ import annotations

from functools import cache

import msgspec

import igroteka
from igroteka.rules import rules
from igroteka.server.wire import FactInfo, GameInfo, OptionInfo, RuleInfo, Rules

OPTION = ("id", "kind", "default", "choices", "least", "most", "needs", "view_only", "seats")


@cache
def games() -> tuple[GameInfo, ...]:
    """Every game, in the order of their ids."""
    return tuple(game_info(id) for id in igroteka.names())


def game_info(id: str) -> GameInfo:
    """A game as the shelf and the lobby need it."""
    game = igroteka.game(id)
    options = [{name: getattr(option, name) for name in OPTION} for option in game.options]
    return GameInfo(id, list(game.seat_counts), msgspec.convert(options, list[OptionInfo]))


@cache
def rulebook(id: str) -> Rules:
    """The rules of a game in our words, and what is printed on its cards with the sources of our knowledge."""
    data = igroteka.game(id).data
    clauses = [
        {"id": rule.id, "kind": rule.kind, "title": dict(rule.title), "text": dict(rule.text)}
        for rule in rules(id).values()
    ]
    facts = [
        {"id": name, "value": value, "source": data.sources[name], "note": data.notes[name]}
        for name, value in data.facts.items()
    ]
    return Rules(msgspec.convert(clauses, list[RuleInfo]), msgspec.convert(facts, list[FactInfo]))
