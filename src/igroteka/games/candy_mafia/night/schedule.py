"""The night in the book's order, cut into windows; a called night has one for each call, a fast night a few."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.games.candy_mafia.cards import AT_MURDERS, AT_REVENGE, BY_NAME, FATES, FIRST_NIGHT, NAMES, ONCE, ROWS
from igroteka.games.candy_mafia.state import CandyMafia

# What a window is for: calls, a gang's vote, its second one after a sleepwalker's card, those who may do more than
# vote, a card that the first night names.
CALLS: Final = 0
GANG: Final = 1
AGAIN: Final = 2
EXTRA: Final = 3
NAMED: Final = 4
# The numbers of the calls: the last before the gangs, those who may do more than vote, the one with the revenge.
LAST_ERRAND: Final = 17
FIRST_EXTRA: Final = 19
LAST_EXTRA: Final = 20
REVENGE_CALL: Final[int] = next(int(row.number) for row in ROWS if row.further == AT_REVENGE)
LAST_CALL: Final = 34


class Window:
    """Calls that are made at once: those from first to last, and what comes with them."""

    def __init__(self, step: str, kind: i64, first: i64 = 0, last: i64 = 0, gang: i64 = 0, further: i64 = ONCE) -> None:
        self.step = step
        self.kind: i64 = kind
        self.first: i64 = first
        self.last: i64 = last
        self.gang: i64 = gang
        # The role that is asked once more, and its card; -1: none.
        self.further: i64 = further
        self.further_card: i64 = -1
        for card, row in enumerate(ROWS):
            if further != ONCE and row.further == further:
                self.further_card = card
        # The cards that it calls, and all for which it is opened.
        self.cards = called_in(kind, first, last) or [int(self.further_card)]
        self.opens_for = self.cards if self.further_card < 0 else [*self.cards, int(self.further_card)]

    @property
    def alone(self) -> bool:
        """Is nobody called by number?"""
        return self.first > self.last


def called_in(kind: i64, first: i64, last: i64) -> list[int]:
    """The cards that a window calls, or asks once more."""
    if kind == AGAIN:
        return [BY_NAME["sleepwalker"]]
    if kind == NAMED:
        return [FIRST_NIGHT[first - 1]]
    return [card for card, row in enumerate(ROWS) if first <= row.number <= last]


GANG_WINDOWS: Final = (
    Window("gang", GANG, gang=0),
    Window("gang", GANG, gang=1),
    Window("gang", AGAIN, gang=0),
    Window("gang", AGAIN, gang=1),
)
FAST: Final[tuple[Window, ...]] = (
    Window("call", CALLS, 1, LAST_ERRAND, further=AT_REVENGE),
    *GANG_WINDOWS,
    Window("call", EXTRA, FIRST_EXTRA, LAST_EXTRA),
    Window("call", CALLS, LAST_EXTRA + 1, LAST_CALL, further=AT_MURDERS),
)
CALLED: Final[tuple[Window, ...]] = (
    *(Window("fate", NAMED, number, number) for number in range(1, len(FIRST_NIGHT) + 1)),
    *(Window("call", CALLS, number, number) for number in range(1, LAST_ERRAND + 1)),
    *GANG_WINDOWS,
    *(Window("call", EXTRA, number, number) for number in range(FIRST_EXTRA, LAST_EXTRA + 1)),
    Window("call", CALLS, 0, -1, further=AT_MURDERS),
    *(Window("call", CALLS, number, number) for number in range(LAST_EXTRA + 1, REVENGE_CALL)),
    Window("call", CALLS, 0, -1, further=AT_REVENGE),
    *(Window("call", CALLS, number, number) for number in range(REVENGE_CALL, LAST_CALL + 1)),
)


def program(called: bool) -> tuple[Window, ...]:
    """The windows of the night as agreed."""
    return CALLED if called else FAST


def window(s: CandyMafia) -> Window:
    """The present window."""
    return program(s.house.called)[s.place]


def first_called(w: Window) -> str:
    """Who is called by name in this window of the first night. [first-night]"""
    return NAMES[FIRST_NIGHT[w.first - 1]]


def is_asked_for(s: CandyMafia) -> bool:
    """May somebody still have a choice that is made once? As long as such a card may be in play. [fate]"""
    roles = s.house.roles
    card: i64
    for card in s.cast:
        # Mostly there is none.
        if roles.choosing_bits >> card & 1:
            return any(s.still_called(other) for other in roles.choosing)
    return False


def fates_too(s: CandyMafia, w: Window) -> bool:
    """Are choices for the whole game made with the first calls: many answer at once, not in the first night? [fate]"""
    return s.night > 1 and w is FAST[0] and is_asked_for(s)


def expected(s: CandyMafia, w: Window) -> list[int]:
    """The cards that may be called in this window, as far as all know. [R101] [R102]"""
    return [*FATES, *w.cards] if fates_too(s, w) else w.cards


def opens(s: CandyMafia, w: Window) -> bool:
    """Is the window opened tonight, by what everybody knows alone? [night] [R101] [R102] [R104] [R121]"""
    if w.kind == NAMED:
        if s.night > 1 and w.cards[0] not in FATES:
            return False
    elif w.kind != CALLS or w.alone:
        if s.night == 1 or w.gang >= s.house.gangs:
            return False
        if w.kind == GANG:
            return True
    elif s.night == 1 and not s.house.first_checks:
        return False
    return fates_too(s, w) or any(s.still_called(card) for card in w.opens_for)
