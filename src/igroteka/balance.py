"""How often each side of a game wins among bots, shown before a game.

Measured by `python3 dev.py balance`, kept beside the game's data.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from igroteka.core.errors import BadOptions
from igroteka.core.game import Game
from igroteka.registry import folder, names

FILE = "balance.json"


class Measured(NamedTuple):
    """One table: who played, how often, and by side its victories, the most first: from 0 to 1, with the 95 % error."""

    bot: str
    games: int
    sides: dict[str, tuple[float, float]]


def measured(game: Game, seats: int, options: Mapping[str, object]) -> Measured | None:
    """What was measured of such a table; None: nothing, or only with other cards or by other rules of the game."""
    kept = read(folder(game.id) / FILE)
    if kept.get("rules") != game.rules or kept.get("data") != game.data.fingerprint:
        return None
    among = ready(game, seats, {headline: options[headline] for headline in headlines(game)})
    telling = {id for chosen in among.values() for id in chosen}
    for row in kept["rows"]:
        if row["seats"] != seats or row["mode"] not in among:
            continue
        agreed = game.agreed(seats, among[row["mode"]])
        alike = all(options[id] == agreed[id] for id in telling)
        # Cards that were chosen one by one come in another order.
        if alike and sorted(map(str, dumped(game, seats, options))) == sorted(map(str, dumped(game, seats, agreed))):
            return Measured(kept["bot"], kept["games"], {name: (won, error) for name, won, error in row["sides"]})
    return None


def is_fair(game: Game, found: Measured) -> bool:
    """Does the game call it fair that sides win so often?"""
    wins = {side: won for side, (won, _) in found.sides.items()}
    return game.moderated is None or game.moderated.is_fair(wins)


def fair_casts(game: Game, seats: int, options: Mapping[str, object]) -> list[dict[str, object]]:
    """The answers that deal a fair cast, of which each evening may have another one: those of this mode, or where it
    has none, of the first other mode that has one.
    """
    (headline,) = headlines(game) or [""]
    modes = next((option.choices for option in game.options if option.id == headline), ())
    for mode in dict.fromkeys([str(options.get(headline, "")), *modes]):
        asked = {**options, headline: mode} if headline else dict(options)
        found: dict[str, dict[str, object]] = {}
        for dealt in answers(game, seats):
            if is_measured_fair(game, seats, {**asked, **dealt}):
                # two answers may deal the same cards
                cards = str(dumped(game, seats, game.agreed(seats, {**asked, **dealt})))
                found.setdefault(cards, {**({headline: mode} if mode != options.get(headline) else {}), **dealt})
        if found:
            return [*found.values()]
    return []


def is_measured_fair(game: Game, seats: int, options: Mapping[str, object]) -> bool:
    """Was a table with these options measured, and is it fair?"""
    try:
        found = measured(game, seats, game.agreed(seats, options))
    except BadOptions:
        return False
    return found is not None and is_fair(game, found)


def answers(game: Game, seats: int) -> list[dict[str, object]]:
    """The usual answers of the options that deal cards, and those with a single other one."""
    deals = [option for option in game.options if option.deals]
    usual: dict[str, object] = {option.id: option.usual(seats) for option in deals}
    others = [
        {**usual, option.id: value}
        for option in deals
        if option.kind in ("flag", "choice")
        for value in option.values()
        if value != usual[option.id]
    ]
    return [usual, *others] if deals else []


def ready(game: Game, seats: int, chosen: Mapping[str, object]) -> dict[str, dict[str, object]]:
    """The ready casts of one mode, the usual one and those of another single answer: by name, with what makes each."""
    mode = mode_of(game, chosen)
    found = {mode: dict(chosen)}
    agreed = game.agreed(seats, chosen)
    usual = dumped(game, seats, agreed)
    for option in game.options:
        if option.kind not in ("flag", "choice") or option.lacks(agreed) or option.id in chosen:
            continue
        for value in option.values():
            if value == option.default or seats not in option.seats.get(str(value), (seats,)):
                continue
            other = {**chosen, option.id: value}
            if dumped(game, seats, game.agreed(seats, other)) != usual:
                name = option.id if value is True else f"{option.id}={value}"
                found[f"{mode}, {name}" if mode else name] = other
    return found


def games_with_figures() -> list[str]:
    """The games beside whose data such figures are kept."""
    return [id for id in names() if (folder(id) / FILE).is_file()]


def headlines(game: Game) -> list[str]:
    """The option whose choices are games of their own, if there is one."""
    return [option.id for option in game.options if option.headline]


def mode_of(game: Game, options: Mapping[str, object]) -> str:
    """Which of its games; empty where there is only one."""
    return " ".join(str(options[headline]) for headline in headlines(game))


def dumped(game: Game, seats: int, options: Mapping[str, object]) -> list[dict[str, object]]:
    """The cards in play, to be compared."""
    return [card.dump() for card in game.moderated.cast(seats, options)] if game.moderated else []


@cache
def read(path: Path) -> dict[str, Any]:
    """The file as it is written; empty where nothing was measured."""
    return json.loads(path.read_text("utf-8")) if path.exists() else {}
