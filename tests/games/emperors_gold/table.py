"""Positions of «Золото императора» in a line or two, and play by notation.

Cards have short names here: shape, colour, value. Shapes: circle, square, hexagon, sTar, rhombus as c s h t r;
colours: red, yellow, green, blue, violet as r y g b v. So `cr1` is the red circle 1, and `tv3` the violet star 3.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import igroteka
from igroteka import MODERATOR, BadRecord
from igroteka.core.game import Game
from igroteka.core.state import State

SHAPES = {"c": "circle", "s": "square", "h": "hexagon", "t": "star", "r": "rhombus"}
COLOURS = {"r": "red", "y": "yellow", "g": "green", "b": "blue", "v": "violet"}
ALL = [f"{shape}{colour}{value}" for shape in SHAPES for colour in COLOURS for value in (1, 2, 3)]
CELLS = [f"{line},{column}" for line in range(5) for column in range(5)]
CENTRE = "2,2"
# Tasks that lie open unless somebody says: none of them is done by fewer than five cards.
TASKS = "S12 S14 S17 S16 S13"


def name(short: str) -> str:
    """The whole name of a card."""
    return short if short in ("pawn", "-") else f"{SHAPES[short[0]]}-{COLOURS[short[1]]}-{short[2]}"


def names(cards: str | Sequence[str]) -> str:
    """Whole names, in this order."""
    return " ".join(name(card) for card in (cards.split() if isinstance(cards, str) else cards))


def short(long: str) -> str:
    """The short name of a card."""
    shape, colour, value = long.split("-")
    return ("t" if shape == "star" else shape[0]) + colour[0] + value


def distance(one: str, other: str) -> int:
    """Steps along a line or a column; 0: they are not in line."""
    (a, b), (c, d) = (map(int, cell.split(",")) for cell in (one, other))
    return abs(a - c) + abs(b - d) if a == c or b == d else 0


def table(
    cards: Mapping[str, str] | None = None,
    rows: Sequence[str] = (),
    quiet: Sequence[str] = (),
    pawn: str = CENTRE,
    dry: bool = False,
    deck: int = -1,
    tasks: str = "",
    won: Sequence[str] = (),
    seats: int = 2,
    current: int = 0,
    starter: int = 0,
    rounds: int = 0,
    idle: int = 0,
    left: int = -1,
    options: Mapping[str, object] | None = None,
    game: Game | None = None,
    seed: int = 1,
) -> State:
    """A turn is about to begin, with these cards on these cells and these rows, two for each side.

    The other cells have cards that cannot be taken where the pawn stands on one of the quiet cells, nor from its
    present one; dry: they are empty, and all other cards lie in the last row. Of the other cards this many are in the
    deck, the rest is discarded.
    """
    game = game or igroteka.game("emperors_gold")
    dump: dict[str, Any] = game.new(seats, seed, options).dump()
    sides = len(dump["table"]["rows"]) // 2
    lines = [*rows, *[""] * (2 * sides - len(rows))]
    board = {pawn: "pawn", **(cards or {})}
    used = {*board.values(), *" ".join(lines).split()}
    rest = [card for card in ALL if card not in used]
    if dry:
        assert not lines[-1]
        board = dict.fromkeys(CELLS, "-") | board
        lines[-1] = " ".join(chain(rest))
        rest = []
    else:
        for cell in CELLS:
            if cell not in board:
                values = {distance(cell, pawn), *(distance(cell, place) for place in quiet)}
                board[cell] = next(card for card in rest if int(card[2]) not in values)
                rest.remove(board[cell])
    deck = len(rest) if deck < 0 else deck
    places = len(dump["table"]["tasks"].split())
    turns = rounds * seats + (current - starter) % seats
    dump["table"] = {
        "board": names([board[cell] for cell in CELLS]),
        "deck": names(rest[:deck]),
        "discard": names(rest[deck:]),
        "tasks": tasks or " ".join(TASKS.split()[:places]),
        "rows": [names(row) for row in lines],
        "won": [*won, *[""] * (seats - len(won))],
        "starter": starter,
        "current": current,
        "turns": turns,
        "idle": idle,
        "left": left,
        "pawn_from": -1,
        "row": -1,
        "placed": [],
        "dropped": -1,
        "dropped_cards": "",
    }
    try:
        return game.load({**dump, "stack": ["pawn"]})
    except BadRecord:
        return game.load({**dump, "stack": ["drop"]})


def chain(cards: Sequence[str]) -> list[str]:
    """The cards in an order in which each fits the one before it: shape by shape, and from shape to shape by colour."""
    out: list[str] = []
    left = list(cards)
    while left:
        fits = [card for card in left if not out or card[0] == out[-1][0] or card[1] == out[-1][1]]
        # Those shapes first that are begun, and of them colours that the next shape has too.
        fits.sort(key=lambda card: (bool(out) and card[0] != out[-1][0], card[1], card[2]))
        out.append(fits[0])
        left.remove(fits[0])
    return out


def play(s: State, *moves: str) -> State:
    """The player who is asked plays these, one after the other."""
    for move in moves:
        s.play(s.turn()[0], s.game.parse(move))
    return s


def may(s: State) -> list[str]:
    """What the player who is asked may do."""
    return [s.game.notation(action) for action in s.legal(s.turn()[0])]


def may_take(s: State) -> dict[str, set[str]]:
    """By cell: where its card may go."""
    found: dict[str, set[str]] = {}
    for move in may(s):
        if move.startswith("PLACE"):
            _, cell, row, side = move.split()
            found.setdefault(cell, set()).add(f"{row} {side}")
    return found


def step(s: State) -> str:
    """The step that is asked; nothing when the game is over."""
    prompt = s.prompt(MODERATOR)
    return "" if prompt is None else str(prompt["step"])


def saved(s: State, field: str) -> Any:
    """A field of the position as it is written down."""
    whole = s.dump()["table"]
    assert isinstance(whole, dict)
    return whole[field]


def look(s: State) -> Any:
    """What everybody sees."""
    return s.game.parts.look(s, MODERATOR)


def rows(s: State) -> list[str]:
    """All rows, in short names."""
    return [" ".join(short(card) for card in row.split()) for row in saved(s, "rows")]


def on(s: State, cell: str) -> str:
    """What lies on a cell."""
    word = saved(s, "board").split()[CELLS.index(cell)]
    return word if word in ("pawn", "-") else short(word)


def pile(s: State, field: str) -> list[str]:
    """The cards of the deck or the discard pile."""
    return [short(card) for card in saved(s, field).split()]


def happened(s: State) -> list[str]:
    """The ids of the last events."""
    return [event.id for event in s.events]


def told(s: State, id: str) -> dict[str, object]:
    """What the last event of this kind says."""
    return [event.public for event in s.events if event.id == id][-1]


def refused(s: State, move: str) -> str:
    """Why the player who is asked may not do this."""
    refusal = s.why(s.turn()[0], s.game.parse(move))
    assert refusal is not None
    return refusal.reason
