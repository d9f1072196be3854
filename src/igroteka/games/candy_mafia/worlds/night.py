"""The middle of a night as a seat may believe it to be."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.actions import KILL, PAIR
from igroteka.games.candy_mafia.night import schedule as night
from igroteka.games.candy_mafia.night.attempts import BY_GANG
from igroteka.games.candy_mafia.night.gangs import members, strike
from igroteka.games.candy_mafia.night.questions import role_of, targets
from igroteka.games.candy_mafia.night.tonight import Tonight
from igroteka.games.candy_mafia.odd.sleepwalker import spies
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.traits import SPY

# The calls before the gangs wake: what they lay and block can be laid again.
LAST_ERRAND = 17


def rebuild(s: CandyMafia, before: Tonight, me: i64, rows: list[list[int]], rng: Rng) -> None:
    """The own part of the night as it was; of the others what may have been."""
    if s.place < 0 and s.top.name not in ("mail", "spirits"):
        return
    windows = night.program(s)
    stage: i64 = s.place if s.place >= 0 else len(windows)
    mine = [row for row in rows if row[k.NIGHT] == s.night]
    if me >= 0:
        past = any(windows[number].second for number in range(min(stage, len(windows))))
        own_part(s, before, me, mine, past)
    if s.night == 1:
        return
    for number in range(len(windows)):
        w = windows[number]
        if number <= stage and w.kind == night.GANG and w.gang < s.house.gangs:
            together(s, before, me, w.gang, mine, rng)
            if number < stage:
                murder(s, me, w.gang, mine, rng)
        if number < stage and w.second:
            strike(s)
    others_entitled(s, me, stage)


def own_part(s: CandyMafia, before: Tonight, me: i64, mine: list[list[int]], past: bool) -> None:
    """What the seat itself did and heard tonight."""
    t = s.tonight
    role = role_of(s, me)
    bit: i64 = 1 << me
    if s.place >= 0 and night.window(s).kind == night.EXTRA:
        t.extra = before.extra & bit
    for row in mine:
        kind, a = row[k.KIND], row[k.FIRST]
        if kind == k.UNWOKEN:
            t.lost |= bit
            t.asleep |= bit
        elif kind == k.REFUSED and not past:
            t.refused = me
            t.not_this = a
        elif kind == k.CHOSE and s.avenges == me and t.sentence < 0:
            t.sentence = targets(a)[0]
        elif kind == k.CHOSE and role.number > 0:
            one, other = targets(a)
            if role.memory >= 0:
                t.choose(role.memory, one)
            if role.number <= LAST_ERRAND and not role.check:
                for verb in role.other if KILL <= a < PAIR else role.does:
                    verb.do(s, me, one, other)
    if s.immune:
        t.immune = s.immune
        s.immune = 0


def together(s: CandyMafia, before: Tonight, me: i64, gang: i64, mine: list[list[int]], rng: Rng) -> None:
    """Who is awake with the gang: as the seat saw, or anybody of it."""
    t = s.tonight
    for row in mine:
        if row[k.KIND] == k.MET and row[k.FIRST] == gang:
            t.wake(gang, row[k.VALUE])
            return
    mask: i64 = members(s, gang) & ~s.jailed
    if mask:
        mask |= spies(s) & ~s.jailed
    if me >= 0:
        mask &= ~(1 << me)
    real: i64 = mask & ~spies(s)
    if real:
        t.wake(gang, mask)


def murder(s: CandyMafia, me: i64, gang: i64, mine: list[list[int]], rng: Rng) -> None:
    """Whom the gang may have chosen, and whether a card was shown."""
    t = s.tonight
    meeting: i64 = t.meeting[gang]
    if not meeting:
        return
    pool: int = int(meeting & ~spies(s))
    inside: bool = me >= 0 and meeting >> me & 1 == 1
    if inside:
        chosen = [row[k.FIRST] for row in mine if row[k.KIND] == k.VICTIM]
        seen = [row[k.FIRST] for row in mine if row[k.KIND] == k.EXPOSED]
        for spy in seen:
            expose(s, me, gang, spy)
        wanted = [victim for victim in chosen if victim >= 0 and not (victim in seen and s.house.exposed_only)]
    else:
        outside = [seat for seat in k.seats_in(s.alive) if meeting >> seat & 1 == 0]
        wanted = [outside[rng.below(len(outside))]] if outside else []
        if s.place >= 0 and not s.held and night.window(s).kind == night.AGAIN and night.window(s).gang == gang:
            seen = [seat for seat in k.seats_in(s.alive) if s.trait(seat, SPY)] or k.seats_in(s.alive)[:1]
            expose(s, me, gang, seen[0])
            wanted = [seen[0]]
    for victim in wanted:
        t.kills = [*t.kills, [int(gang), victim, pool, BY_GANG]]


def expose(s: CandyMafia, me: i64, gang: i64, spy: int) -> None:
    """Everybody awake with the gang has seen the card."""
    s.tonight.exposed |= 1 << gang
    for seat in k.seats_in(s.tonight.meeting[gang]):
        if seat != me:
            s.told[seat] = [*s.told[seat], [int(s.night), k.EXPOSED, spy, -1, 0]]


def others_entitled(s: CandyMafia, me: i64, stage: i64) -> None:
    """Others who may do more than vote now."""
    if stage >= len(night.program(s)) or night.program(s)[stage].kind != night.EXTRA:
        return
    w = night.program(s)[stage]
    for seat in range(s.seats):
        role = role_of(s, seat)
        if seat != me and w.first <= role.number <= w.last and night.entitled(s, seat, role):
            s.tonight.extra |= 1 << seat
