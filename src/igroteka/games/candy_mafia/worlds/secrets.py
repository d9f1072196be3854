"""What was done in secret: the own deeds stay, those of others are not known, nor anything to a player who is out."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.cards import LONER, NAMES, ROWS
from igroteka.games.candy_mafia.known import Known
from igroteka.games.candy_mafia.night.questions import role_of
from igroteka.games.candy_mafia.night.state import NO_MEMORY, with_one
from igroteka.games.candy_mafia.own_card import OwnCard
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.traits import FATED


def forget(s: CandyMafia, known: Known, own: OwnCard | None, rng: Rng) -> None:
    """All that was done in secret, as the player may believe."""
    me: i64 = known.me
    lives: bool = me >= 0 and s.alive >> me & 1 == 1
    card: i64 = s.believes[me] if lives else -1
    forget_recruits(s, known, own)
    choices_to_come(s, me)
    forget_wounds(s)
    for special in s.house.specials:
        special.imagine_secrets(s, me, special.card == card, rng)
    if s.avenges != me or not lives:
        s.avenges = -1
    s.spent = s.used
    s.riot = False
    s.last = NO_MEMORY
    if own is not None and lives:
        remember_own(s, me, own)
    s.immune = spared(s, known) if lives else 0
    s.won = []


def forget_recruits(s: CandyMafia, known: Known, own: OwnCard | None) -> None:
    """The recruits, as far as the player was told."""
    me: i64 = known.me
    bit: i64 = 1 << me if me >= 0 else 0
    recruits: i64 = 0
    chorus = k.latest(known.rows, k.CHORUS)
    if chorus:
        recruits |= chorus[k.VALUE] & ~(1 << chorus[k.FIRST])
    told = k.latest(known.rows, k.RECRUITED)
    if told:
        recruits |= told[k.VALUE]
    recruits &= ~bit
    if own is not None and own.recruited:
        recruits |= bit
    s.recruited = recruits
    if s.house.defect:
        for other in k.seats_in(recruits & ~bit):
            s.sides[other] = LONER


def choices_to_come(s: CandyMafia, me: i64) -> None:
    """Others may still have to make a choice that is made once."""
    s.owes = 0
    if s.top.name == "fate" and (s.night == 1 or not s.held):
        for other in range(s.seats):
            fated = s.alive >> other & 1 and s.house.traits[s.cards[other]] & FATED
            if other != me and fated and (s.place < 0 or ROWS[s.cards[other]].first > s.place):
                s.owes |= 1 << other


def forget_wounds(s: CandyMafia) -> None:
    """Nobody was hit, nobody falls tomorrow, no gang rests."""
    s.hit = 0
    s.due = 0
    s.rests = 0


def spared(s: CandyMafia, known: Known) -> i64:
    """The player whom the judge has just cleared."""
    row = k.latest(known.rows, k.IS_TOWN)
    if NAMES[s.believes[known.me]] == "judge" and row and row[k.NIGHT] == s.night and row[k.VALUE] and s.night > 1:
        return (1 << row[k.FIRST]) & s.alive
    return 0


def remember_own(s: CandyMafia, me: i64, own: OwnCard) -> None:
    """What the own card has done stays as the player knows it."""
    role = role_of(s, me)
    if own.owes:
        s.owes |= 1 << me
    if own.spent:
        s.spent |= 1 << role.once
        s.riot = role.once == 1 and s.used & 2 == 0
    if role.memory >= 0:
        s.last = with_one(NO_MEMORY, role.memory, own.last)
