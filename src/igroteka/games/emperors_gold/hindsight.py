"""After the game: the best turn that was possible, and the points it would have brought."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.games.emperors_gold import actions as a
from igroteka.games.emperors_gold.bot import turn as t
from igroteka.games.emperors_gold.bot.outlook import Outlook
from igroteka.games.emperors_gold.cards import NAMES, names
from igroteka.games.emperors_gold.check import at_its_beginning
from igroteka.games.emperors_gold.shapes import Knew, Laid, WholeTurn
from igroteka.games.emperors_gold.side_rows import cards_of
from igroteka.games.emperors_gold.state import NO_SLOT, EmperorsGold
from igroteka.games.emperors_gold.steps.claim import may_claim
from igroteka.games.emperors_gold.store import written

# The number of turns that are looked at closely.
CLOSELY = 12
# Points are told in tenths.
TENTHS = 10.0


def hindsight(s: EmperorsGold, seat: i64, action: i64) -> Knew | None:
    """The turn that this answer ends, and the best one from where it began; None for any other answer."""
    claiming = s.top.name == "claim"
    if not claiming and (action != a.STOP or may_claim(s)):
        return None
    mine = played(s, action if claiming else a.NO_CLAIM, claiming)
    cards = cards_of(s, s.row)
    start = at_its_beginning(s)
    outlook = Outlook(s.facts.tasks)
    outlook.look(start, CLOSELY)
    best, highest, number = outlook.turns[0], outlook.values[0], len(outlook.judge.turns)
    worth = outlook.worth(start, mine, cards)
    told = whole_turn(start, mine, worth)
    if worth >= highest:  # no turn was better; the same may be found in another order of cards
        best, highest = mine, worth
    return {
        "board": [written(card) for card in start.board],
        "pawn": int(start.pawn),
        "turns": number,
        "mine": told,
        "best": whole_turn(start, best, highest),
        "lost": tenths(highest) - tenths(worth),
    }


def played(s: EmperorsGold, claim: i64, asked: bool) -> int:
    """The turn that is about to end, as one number."""
    turn: i64 = s.pawn | s.row << t.SLOT
    if s.dropped != NO_SLOT:
        turn |= (s.dropped + 1) << t.DROP
    if claim == a.NO_CLAIM:
        turn |= (t.DECLINED if asked else t.NOT_ASKED) << t.CLAIM
    elif claim >= a.CLAIM_OTHER:
        turn |= (t.CLAIMED_OTHER + claim - a.CLAIM_OTHER) << t.CLAIM
    else:
        turn |= (t.CLAIMED + claim - a.CLAIM) << t.CLAIM
    return turn | s.placed << t.CARDS


def whole_turn(start: EmperorsGold, turn: i64, worth: float) -> WholeTurn:
    """A turn for the page: cells, cards, and the task that it claims or comes nearer to."""
    moved = start.board.copy()
    moved[start.pawn] = moved[t.goes_to(turn)]
    cards = [] if t.dropped_by(turn) >= 0 else cards_of(start, t.row_of(turn))
    laid: list[Laid] = []
    for placing in t.placings(turn):
        cell, left = placing >> 1, placing & 1 == a.LEFT
        laid.append({"cell": cell, "card": NAMES[moved[cell]], "left": left})
        cards = [moved[cell], *cards] if left else [*cards, moved[cell]]
    slot = int(t.task_slot(t.claim_of(turn)))
    task = start.facts.tasks[start.open[slot]] if slot >= 0 else None
    return {
        "pawn": int(t.goes_to(turn)),
        "dropped": int(t.dropped_by(turn)),
        "row": int(t.row_of(turn)),
        "laid": laid,
        "cards": names(cards),
        "task": task.id if task else "",
        "points": int(task.points) if task else 0,
        "other_row": int(t.claim_of(turn)) >= t.CLAIMED_OTHER,
        "worth": tenths(worth),
    }


def tenths(worth: float) -> int:
    """Points in tenths."""
    return round(TENTHS * worth)
