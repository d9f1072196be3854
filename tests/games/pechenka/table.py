"""Rounds of «Печенька» with the roles one wants, and play by notation."""

from __future__ import annotations

from typing import Any

import igroteka
from igroteka import MODERATOR
from igroteka.core.game import Game
from igroteka.core.state import State

GAME = igroteka.game("pechenka")
WHEEL = "PBSTXK"


def everyone(roles: str, first: int = 0, game: Game = GAME, seed: int = 1) -> State:
    """«Каждый сам за себя»: the first circle of the first round, roles by seat: "P B S T"."""
    return dealt(roles.split(), {"variant": "everyone"}, first, game, seed, [])


def big_hunt(
    roles: str,
    target: str,
    excluded: str,
    out: str = "",
    first: int = 0,
    game: Game = GAME,
    seed: int = 1,
    **options: object,
) -> State:
    """«Большая охота»: the first round, roles by seat: "P S X T", or "PX ST" for two; then the cards of the middle."""
    return dealt(roles.split(), {"variant": "big_hunt", **options}, first, game, seed, [target, excluded, out])


def dealt(roles: list[str], options: dict[str, object], first: int, game: Game, seed: int, middle: list[str]) -> State:
    """A new game in which chance has dealt just this."""
    dump: Any = game.new(len(roles), seed, options).dump()
    dump["table"]["deal"] = [WHEEL.index(role) for role in "".join([*roles, *middle])]
    dump["table"]["starter"] = first
    return game.load(dump)


def play(s: State, *moves: str) -> None:
    """The player who is asked plays these, one after the other."""
    for move in moves:
        s.play(s.turn()[0], s.game.parse(move))


def show(s: State, *circles: str) -> None:
    """Circles in which everybody shows a card, by seat: "P S T sword"."""
    for cards in circles:
        together(s, "show", cards)


def hunt(s: State, cards: str) -> None:
    """Everybody hunts, by seat: "X X T P"."""
    together(s, "hunt", cards)


def together(s: State, verb: str, cards: str) -> None:
    """Everybody answers in secret, seat by seat."""
    answers = cards.split()
    assert s.turn() == list(range(len(answers)))
    for seat, card in enumerate(answers):
        s.play(seat, s.game.parse(f"{verb} {card}"))


def to_the_hunt(s: State, declared: str) -> State:
    """Everybody declares, in order of play ("P S S B"; two players twice in turn), and looks at the exclusion."""
    covered = [0] * int(s.seats)
    for card in declared.split():
        seat = s.turn()[0]
        covered[seat] += 1
        play(s, f"declare {card} on {covered[seat]}")
    play(s, *["peek"] * int(s.seats))
    assert step(s) == "hunt"
    return s


def may(s: State, seat: int | None = None) -> list[str]:
    """What a player may do; the player who is asked first, if nobody is named."""
    return [s.game.notation(action) for action in s.legal(s.turn()[0] if seat is None else seat)]


def after(s: State, *moves: str) -> list[str]:
    """What the next player may do after these moves."""
    play(s, *moves)
    return may(s)


def step(s: State) -> str:
    """The step that is asked; nothing when the game is over."""
    prompt = s.prompt(MODERATOR)
    return "" if prompt is None else str(prompt["step"])


def view(s: State, viewer: int = MODERATOR) -> Any:
    """What a viewer sees."""
    return s.view(viewer)


def coins(s: State) -> list[int]:
    """Everybody's coins."""
    return [seat["coins"] for seat in view(s)["seats"]]


def deal(s: State) -> str:
    """Who is who, and then the cards of the middle."""
    table: Any = s.dump()["table"]
    return "".join(WHEEL[role] for role in table["deal"])


def token(s: State) -> int:
    """The seat of the first player."""
    return int(view(s)["first"])


def happened(s: State) -> list[str]:
    """The ids of the last events."""
    return [event.id for event in s.events]


def told(s: State, id: str, viewer: int = MODERATOR) -> list[dict[str, Any]]:
    """What a viewer was told of the last events of one kind."""
    seen = [event.seen_by(viewer) for event in s.events if event.id == id]
    return [{key: value for key, value in one.items() if key != "event"} for one in seen if one is not None]


def walk_on(s: State, seed: int, decisions: int = 1000) -> State:
    """The same game after this many random decisions, or at its end; those who answer at once do so in any order."""
    rng = igroteka.seeded(seed)
    while decisions and (turn := s.turn()):
        seat = turn[rng.below(len(turn))]
        legal = s.legal(seat)
        s.play(seat, legal[rng.below(len(legal))])
        decisions -= 1
    return s
