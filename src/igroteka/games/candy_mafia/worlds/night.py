"""The night so far, as a player may believe it to have been."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.actions import KILL, PAIR, targets
from igroteka.games.candy_mafia.cards import AT_MURDERS, SLEEPWALKER
from igroteka.games.candy_mafia.night.gangs import BY_ALL, members, strike
from igroteka.games.candy_mafia.night.questions import entitled, role_of, special_of
from igroteka.games.candy_mafia.night.schedule import AGAIN, EXTRA, GANG, LAST_ERRAND, program, window
from igroteka.games.candy_mafia.night.state import Tonight
from igroteka.games.candy_mafia.roles.sleepwalker import spies
from igroteka.games.candy_mafia.state import CandyMafia


def rebuild(s: CandyMafia, before: Tonight, me: i64, rows: list[list[int]], rng: Rng) -> None:
    """The own part of the night as it was; of the others what may have been."""
    if s.place < 0 and s.top.name not in ("mail", "spirits"):
        return
    windows = program(s.house.called)
    stage: i64 = s.place if s.place >= 0 else len(windows)
    mine = [row for row in rows if row[k.NIGHT] == s.night]
    if me >= 0:
        murders_done = any(windows[number].further == AT_MURDERS for number in range(min(stage, len(windows))))
        own_part(s, before, me, mine, murders_done)
    if s.night == 1:
        return
    for number in range(len(windows)):
        w = windows[number]
        if number <= stage and w.kind == GANG and w.gang < s.house.gangs:
            together(s, before, me, w.gang, mine, rng)
            if number < stage:
                murder(s, me, w.gang, mine, rng)
        if number < stage and w.further == AT_MURDERS:
            strike(s)
    others_entitled(s, me, stage)


def own_part(s: CandyMafia, before: Tonight, me: i64, mine: list[list[int]], murders_done: bool) -> None:
    """What the seat itself did and heard tonight."""
    t = s.tonight
    role, special = role_of(s, me), special_of(s, me)
    bit: i64 = 1 << me
    if s.place >= 0 and window(s).kind == EXTRA:
        t.extra = before.extra & bit
    for row in mine:
        kind, a = row[k.KIND], row[k.FIRST]
        if kind == k.UNWOKEN:
            t.lost |= bit
            t.asleep |= bit
        elif special.imagine_tonight(s, me, row, murders_done):
            continue
        elif kind == k.CHOSE and role.number > 0:
            one, other = targets(a)
            if role.memory >= 0:
                t.choose(role.memory, one)
            if role.number <= LAST_ERRAND and not role.check:
                for deed in special.other if KILL <= a < PAIR else special.does:
                    deed.do(s, me, one, other)
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
        if s.place >= 0 and not s.held and window(s).kind == AGAIN and window(s).gang == gang:
            seen = [seat for seat in k.seats_in(s.alive) if s.plays(seat, SLEEPWALKER)] or k.seats_in(s.alive)[:1]
            expose(s, me, gang, seen[0])
            wanted = [seen[0]]
    for victim in wanted:
        t.kills = [*t.kills, [int(gang), victim, pool, BY_ALL]]


def expose(s: CandyMafia, me: i64, gang: i64, spy: int) -> None:
    """Everybody awake with the gang has seen the card."""
    s.tonight.exposed |= 1 << gang
    for seat in k.seats_in(s.tonight.meeting[gang]):
        if seat != me:
            s.told[seat] = [*s.told[seat], [int(s.night), k.EXPOSED, spy, -1, 0]]


def others_entitled(s: CandyMafia, me: i64, stage: i64) -> None:
    """Others who may do more than vote now."""
    windows = program(s.house.called)
    if stage >= len(windows) or windows[stage].kind != EXTRA:
        return
    w = windows[stage]
    for seat in range(s.seats):
        role = role_of(s, seat)
        if seat != me and w.first <= role.number <= w.last and entitled(s, seat, role):
            s.tonight.extra |= 1 << seat
