"""What has happened in the present night: it is forgotten at the next nightfall."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from igroteka.core.fields import Field, everybody, flag, last_seat, numbers

NOBODY: Final = -1
# What can be laid on a player for the night.
HEAL: Final = 0
SHIELD: Final = 1
AXE: Final = 2
WATCH: Final = 3
LIBEL: Final = 4
COVER: Final = 5
MARK: Final = 6
# Their names, in this order.
LAID: Final = ("heal", "shield", "axe", "watch", "libel", "cover", "mark")
# What a night begins with, shared by all nights and never changed.
NO_KILLS: Final[list[list[int]]] = []
NO_MEMORY: Final[list[int]] = [NOBODY] * 4
NO_MEETINGS: Final[list[int]] = [0, 0]
NOTHING_LAID: Final[list[int]] = [NOBODY] * len(LAID)
NO_KILLERS: Final[list[list[int]]] = [[0] * seats for seats in range(21)]


def each_seat(t: Any) -> int:
    """A number for every seat."""
    return int(t.seats)


# What is written down of a night beside its lists of lists.
NIGHT_FIELDS: Final = (
    numbers("met", each_seat, 0, everybody),
    numbers("chosen", 4, -1, last_seat),
    *(Field(name, 0, everybody) for name in ("asleep", "sealed", "doomed", "by_gang", "struck", "fresh")),
    *(Field(name, 0, everybody) for name in ("jail", "still", "mute", "immune", "lost", "extra")),
    *(Field(name, 0, 3) for name in ("stopped", "resting", "exposed")),
    *(Field(name, -1, last_seat) for name in ("guest", "host", "raised", "refused", "not_this")),
    *(Field(name, -1, last_seat) for name in ("sentence", "turned", "seen_by", "seen")),
    *(flag(name) for name in ("watch_used", "axe_used")),
)


class Tonight:
    """Masks have a bit for each seat; lists are replaced, never changed."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.asleep: i64 = 0
        self.sealed: i64 = 0
        self.doomed: i64 = 0
        # Who dies by a gang, in the victim's place too.
        self.by_gang: i64 = 0
        # The tough one, who falls a day later.
        self.struck: i64 = 0
        self.fresh: i64 = 0
        self.jail: i64 = 0
        self.still: i64 = 0
        self.mute: i64 = 0
        self.immune: i64 = 0
        # Who has been told that they were not woken.
        self.lost: i64 = 0
        # Gangs, as bits: those that the police keep in, those that rest.
        self.stopped: i64 = 0
        self.resting: i64 = 0
        # Gangs whose victim showed a sleepwalker's card.
        self.exposed: i64 = 0
        # Who woke with each gang; who may do more than vote.
        self.meeting: list[int] = NO_MEETINGS
        self.extra: i64 = 0
        # The murders that the gangs agreed on: gang, victim, killers, kind.
        self.kills: list[list[int]] = NO_KILLS
        self.laid: list[int] = NOTHING_LAID
        self.laid_by: list[int] = NOTHING_LAID
        self.watch_used = False
        self.axe_used = False
        self.guest: i64 = NOBODY
        self.host: i64 = NOBODY
        self.raised: i64 = NOBODY
        # The sorcerer whose first name was refused, and that name; the punisher's revenge; the new criminal.
        self.refused: i64 = NOBODY
        self.not_this: i64 = NOBODY
        self.sentence: i64 = NOBODY
        self.turned: i64 = NOBODY
        self.seen_by: i64 = NOBODY
        self.seen: i64 = NOBODY
        # Killers that came to each seat.
        self.met: list[int] = NO_KILLERS[seats]
        # Whom the cards with a memory chose.
        self.chosen: list[int] = NO_MEMORY

    def wake(self, gang: i64, meeting: i64) -> None:
        """These wake with the gang."""
        self.meeting = with_one(self.meeting, gang, meeting)

    def lay(self, what: i64, seat: i64, by: i64) -> None:
        """Something is laid on a player."""
        self.laid = with_one(self.laid, what, seat)
        self.laid_by = with_one(self.laid_by, what, by)

    def come(self, killers: i64, seat: i64) -> None:
        """Killers come to a player."""
        self.met = with_one(self.met, seat, self.met[seat] | killers)

    def choose(self, memory: i64, seat: i64) -> None:
        """A card with a memory has chosen a player."""
        self.chosen = with_one(self.chosen, memory, seat)

    def copy(self) -> Tonight:
        """The same night for another world."""
        c = Tonight(self.seats)
        c.asleep, c.sealed, c.doomed, c.by_gang = self.asleep, self.sealed, self.doomed, self.by_gang
        c.struck, c.fresh, c.jail, c.still = self.struck, self.fresh, self.jail, self.still
        c.mute, c.immune, c.lost, c.stopped = self.mute, self.immune, self.lost, self.stopped
        c.resting, c.exposed, c.extra = self.resting, self.exposed, self.extra
        c.meeting, c.kills, c.laid, c.laid_by = self.meeting, self.kills, self.laid, self.laid_by
        c.watch_used, c.axe_used = self.watch_used, self.axe_used
        c.guest, c.host, c.raised, c.refused = self.guest, self.host, self.raised, self.refused
        c.not_this, c.sentence, c.turned = self.not_this, self.sentence, self.turned
        c.seen_by, c.seen = self.seen_by, self.seen
        c.met, c.chosen = self.met, self.chosen
        return c


def with_one(row: list[int], place: i64, value: i64) -> list[int]:
    """The row with another number in one place."""
    out = row.copy()
    out[place] = int(value)
    return out
