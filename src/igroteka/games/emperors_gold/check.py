"""A check that a position could stand on a table: cards and numbers are counted, and the turn is replayed."""

from __future__ import annotations

from itertools import pairwise

from igroteka.core.errors import BadRecord
from igroteka.core.who import NOBODY
from igroteka.games.emperors_gold import actions as a
from igroteka.games.emperors_gold.board import EMPTY
from igroteka.games.emperors_gold.cards import CARDS, MATCHES
from igroteka.games.emperors_gold.side_rows import cards_of
from igroteka.games.emperors_gold.state import EmperorsGold
from igroteka.games.emperors_gold.steps.base import go_back
from igroteka.games.emperors_gold.steps.claim import reached


def check(s: EmperorsGold) -> None:
    """Raise BadRecord for a position that no game could reach."""
    check_cards(s)
    check_counts(s)
    if s.over == "resigned":  # it stays as it was in the middle of a turn
        return
    if s.over:
        check_over(s)
    else:
        check_turn(s)


def check_cards(s: EmperorsGold) -> None:
    """Is every card there exactly once, and does it fit beside the next in its row?"""
    everywhere = [card for card in s.board if card >= 0] + s.deck + s.discard + s.dropped_cards
    everywhere += [card for row in s.rows for card in row]
    if sorted(everywhere) != list(range(CARDS)):
        raise BadRecord("position.table.board: every card must be there exactly once")
    for row in [*s.rows, s.dropped_cards]:
        for one, other in pairwise(row):
            if not s.house.children and not MATCHES[one // 3] >> (other // 3) & 1:
                raise BadRecord("position.table.rows: two cards side by side have nothing in common")


def check_counts(s: EmperorsGold) -> None:
    """Do the tasks done fit the turns that are left, and do these fit the turns that are over?"""
    if any(reached(s, seat) for seat in range(int(s.seats))) != (s.left >= 0):
        raise BadRecord("position.table.left: turns are left exactly when somebody has enough tasks")
    if s.left > 0 and (s.left != 1 if s.house.teams else (s.turns + s.left) % s.seats != 0):
        raise BadRecord("position.table.left: the round does not end then")
    if s.idle > s.turns:
        raise BadRecord("position.table.idle: there were not so many turns")
    last = s.turns - 1 if s.over and s.over != "resigned" else s.turns
    if s.current != (s.starter + last) % s.seats:
        raise BadRecord("position.table.current: it is somebody else's turn after so many turns")


def check_over(s: EmperorsGold) -> None:
    """Does the ending fit what was counted, and is no turn begun?"""
    if s.pawn_from >= 0 or s.row >= 0 or s.placed or s.dropped >= 0 or s.dropped_cards:
        raise BadRecord("position.table.row: a turn is begun, though the game is over")
    fits = {"goal": s.left == 0, "idle": s.idle == 3 * s.seats, "turns": s.turns == 100 * s.seats}
    if not fits[s.over]:
        raise BadRecord("position.table.turns: do not fit the ending")


def check_turn(s: EmperorsGold) -> None:
    """Could the turn have come to this point?"""
    if len(s.stack) != 1:
        raise BadRecord("position.stack: there is always exactly one step")
    if s.left == 0 or s.idle == 3 * s.seats or s.turns == 100 * s.seats:
        raise BadRecord("position.table.turns: the game would be over")
    check_scratch(s)
    start = at_its_beginning(s)
    if EMPTY in start.board and (start.in_deck or start.discard):
        raise BadRecord("position.table.board: a cell is empty, though cards are left")
    for action in done(s, start):
        if start.who != s.current or action not in start.legal(s.current):
            raise BadRecord("position.table.placed: the turn cannot have gone like this")
        start.advance(s.current, action)
    gist = s.game.parts.gist
    if start.top is not s.top or gist(start) != gist(s):
        raise BadRecord("position.table.row: the turn does not fit the step")


def check_scratch(s: EmperorsGold) -> None:
    """Can the turn be taken back at all?"""
    if (s.dropped < 0) != (not s.dropped_cards):
        raise BadRecord("position.table.dropped: a row is discarded with its cards")
    if (s.row >= 0) != bool(s.placed) or (s.placed and s.pawn_from < 0) or s.pawn_from == s.pawn:
        raise BadRecord("position.table.placed: does not fit the row and the pawn")
    laid_back = [a.cell_of(one) for one in s.placings()]
    if any(s.board[cell] != EMPTY for cell in laid_back):
        raise BadRecord("position.table.placed: a cell from which a card was taken is empty")
    if s.pawn_from >= 0 and s.board[s.pawn_from] == EMPTY and s.pawn_from not in laid_back:
        raise BadRecord("position.table.pawn_from: no card lies there that the pawn was swapped with")
    if s.dropped >= 0 and len(cards_of(s, s.dropped)) != (len(laid_back) if s.row == s.dropped else 0):
        raise BadRecord("position.table.dropped: the row that was discarded is still there")


def at_its_beginning(s: EmperorsGold) -> EmperorsGold:
    """The same table before the turn, with the turn about to begin."""
    start = s.clone()
    start.telling = False
    go_back(start)
    start.who = NOBODY
    start.then(start.facts.first_step)
    start.settle()
    return start


def done(s: EmperorsGold, start: EmperorsGold) -> list[int]:
    """The actions that must have been played in this turn."""
    actions: list[int] = []
    if s.pawn_from >= 0:
        actions.append(int(s.pawn))
    if s.dropped >= 0:
        actions.insert(len(actions) if s.house.drop_there else 0, a.DROP + int(s.dropped))
    placings = s.placings()
    for number, placing in enumerate(placings):
        new = number == 0 and len(placings) == len(cards_of(s, s.row))
        actions.append(int(a.place(a.cell_of(placing), a.NEW, a.RIGHT)) if new else placing)
    if s.top.name == "claim":
        actions.append(a.STOP)
    return actions
