"""How a match begins: anew, from a position, or once more from its record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from igroteka.core.errors import BadOptions, BadRecord, OtherRules
from igroteka.core.game import Game
from igroteka.core.match.match import Match
from igroteka.core.match.record import FORMAT, Record, alike
from igroteka.core.option import copied
from igroteka.core.reader import read_secret
from igroteka.core.state import NO_EVENTS, State


def header_of(
    start: State,
    players: Sequence[str],
    from_position: bool,
    shuffle: object = None,
    deal: Mapping[str, object] | None = None,
    first: int | None = None,
) -> dict[str, object]:
    """What was agreed before the first move."""
    game = start.game
    header: dict[str, object] = {
        "format": FORMAT,
        "game": game.id,
        "rules": game.rules,
        "data": game.data.fingerprint,
        "changes": list(game.data.changes),
        "options": copied(start.options),
        "seats": int(start.seats),
        "players": list(players),
        "start": {"position": start.dump()} if from_position else {"secret": f"{start.secret:x}"},
        "events": [event.dump() for event in start.events],
        "hash": start.hash(),
    }
    if deal is not None:
        header["deal"] = dict(deal)
    if first is not None:
        header["first"] = first
    if start.held:
        header["held"] = True
    if shuffle is not None:
        header["shuffle"] = shuffle
    return header


def new_match(
    game: Game,
    secret: int,
    seats: int = 0,
    options: dict[str, object] | None = None,
    players: list[str] | None = None,
    held: bool = False,
    deal: Mapping[str, object] | None = None,
    first: int | None = None,
) -> Match:
    """A match from the deal on; held, its windows wait to be closed."""
    state = game.new(seats, secret, options, held=held, deal=deal, first=first)
    return Match(game, state, header_of(state, players or names(state), from_position=False, deal=deal, first=first))


def match_from(state: State, players: list[str] | None = None, held: bool = False) -> Match:
    """A match that goes on from a position; held, its windows wait to be closed."""
    start = state.clone()
    start.held = (held or state.held) and state.game.has_windows
    start.events = NO_EVENTS  # what led here belongs to another record
    start.telling = True
    return Match(state.game, start, header_of(start, players or names(start), from_position=True))


def names(state: State) -> list[str]:
    """What the seats are called when nobody says."""
    return [f"seat {seat + 1}" for seat in range(state.seats)]


def replay(record: Record, game: Game) -> Match:
    """Play a record again, line by line; BadRecord if it does not fit itself or this program."""
    match = begin_again(record.header, game)
    for line in record.lines:
        try:
            match.again(line)
        except BadRecord as error:
            raise type(error)(f"line {line.number + 1}: {error}") from None
    return match


def begin_again(header: dict[str, object], game: Game) -> Match:
    """The match of this header before its first line.

    OtherRules if this program has other data, older rules, or newer ones that deal otherwise.
    """
    rules = header["rules"]
    assert isinstance(rules, int)
    for name, mine in (("game", game.id), ("rules", game.rules), ("data", game.data.fingerprint)):
        if header[name] != mine and not (name == "rules" and rules < game.rules):
            raise OtherRules(
                f"line 1.{name}: is {header[name]!r}, but here it is {mine!r}; it can be watched, not played"
            )
    try:
        match = _begin_alike(renewed(header, game), game)
    except BadRecord as error:
        if rules == game.rules:
            raise
        raise OtherRules(f"line 1.rules: {rules}, but by rules {game.rules} it begins otherwise ({error})") from None
    match.header, match.rules = header, rules
    return match


def renewed(header: dict[str, object], game: Game) -> dict[str, object]:
    """The header as the present rules would have written it."""
    start = header["start"]
    assert isinstance(start, dict)
    position = start.get("position")
    if isinstance(position, dict) and alike(position.get("rules"), header["rules"]):
        start = {**start, "position": {**position, "rules": game.rules}}
    return {**header, "rules": game.rules, "start": start}


def _begin_alike(header: dict[str, object], game: Game) -> Match:
    match = _begin(header, game)
    if "shuffle" in header:  # how the secret came about is not for the game to check
        match.header["shuffle"] = header["shuffle"]
    if not alike(match.header, header):
        raise BadRecord("line 1: the header does not fit the position it leads to")
    return match


def _begin(header: dict[str, object], game: Game) -> Match:
    start, options, seats, players = header["start"], header["options"], header["seats"], header["players"]
    assert (
        isinstance(start, dict) and isinstance(options, dict) and isinstance(seats, int) and isinstance(players, list)
    )
    try:
        if "position" in start:
            return match_from(game.load(start["position"]), players)
        secret, deal = read_secret(start.get("secret"), "start.secret"), header.get("deal")
        if deal is not None and not isinstance(deal, dict):
            raise BadRecord("line 1.deal: must be an object")
        first = header.get("first")
        if first is not None and not isinstance(first, int):
            raise BadRecord("line 1.first: must be a seat")
        return new_match(game, secret, seats, options, players, header.get("held") is True, deal, first)
    except (BadOptions, BadRecord) as error:
        raise BadRecord(f"line 1: {error}") from None
