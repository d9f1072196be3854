"""The worlds that a seat may believe in, made of nothing but what it was told; they are not spread exactly."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from igroteka.core.chance import Rng
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia import sets
from igroteka.games.candy_mafia.cards import CRIME, DRUNK, LONER, NAMES, TOWN, WANDERER
from igroteka.games.candy_mafia.known import Known
from igroteka.games.candy_mafia.night import schedule as night
from igroteka.games.candy_mafia.night.gangs import known_gang
from igroteka.games.candy_mafia.night.questions import role_of
from igroteka.games.candy_mafia.night.tonight import NO_MEMORY, Tonight, with_one
from igroteka.games.candy_mafia.own_card import OwnCard
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.traits import APART, COVEN, FATED, HANGMAN, SPY
from igroteka.games.candy_mafia.worlds import night as midnight

# So many deals are tried, and the one that fits best what was told is taken.
TRIES: Final = 4
NO_ROWS: Final[list[list[int]]] = []


def redeal(s: CandyMafia, seat: i64, rng: Rng) -> None:
    """Everything that the seat was not told is made anew."""
    if s.over or s.sees_all(seat):
        return
    me: i64 = seat if 0 <= seat < s.seats else -1
    known = Known(s, me)
    own = OwnCard(s, known) if me >= 0 else None  # before the cards are dealt anew
    deal(s, known, rng)
    wander(s, me, rng)
    take_sides(s, known, rng)
    forget(s, known, own, rng)
    remember_others(s, me)
    tonight(s, known, rng)


def deal(s: CandyMafia, known: Known, rng: Rng) -> None:
    """Cards: those that were seen or told lie where they must, the others anywhere."""
    pool = s.cast.copy()
    if s.joined >= 0:
        pool.remove(DRUNK)
        pool.append(int(s.joined))
    fixed: list[int] = [-1] * s.seats
    order: list[tuple[int, int]] = []
    if known.me >= 0:
        order.append((int(known.me), s.believes[known.me]))
    seen = [other for other in range(s.seats) if s.shown[other] >= 0 and other != known.me]
    order += [(other, s.shown[other]) for other in seen if s.alive >> other & 1 == 0]
    order += [(other, s.shown[other]) for other in seen if s.alive >> other & 1]
    order += [(other, card) for other, card in sorted(known.cards.items()) if s.shown[other] < 0]
    for other, card in order:
        if fixed[other] < 0 and card in pool:
            fixed[other] = card
            pool.remove(card)
        elif fixed[other] < 0 and WANDERER in pool and other != known.me and s.shown[other] >= 0:
            fixed[other] = WANDERER
            pool.remove(WANDERER)
    best, least = fixed, 1 << 30
    for _ in range(TRIES):
        rng.shuffle(pool)
        cards = fill(s, known, fixed, pool)
        wrong = contradictions(s, known, cards)
        if wrong < least:
            best, least = cards, wrong
        if not wrong:
            break
    s.cards = best
    if DRUNK in s.cast and s.joined < 0:
        spare = sets.spare(s.facts, s.cast, s.options)
        s.aside = spare[rng.below(len(spare))]


def fill(s: CandyMafia, known: Known, fixed: list[int], pool: list[int]) -> list[int]:
    """The rest of the cards: partners get cards that can be partners."""
    cards, rest = fixed.copy(), pool.copy()
    for other, gang in sorted(known.gangs.items()):
        if cards[other] < 0:
            fitting = [card for card in rest if is_partner(s, card, gang)]
            if fitting:
                cards[other] = fitting[0]
                rest.remove(fitting[0])
    for other in range(s.seats):
        if cards[other] < 0:
            cards[other] = rest.pop()
    return cards


def is_partner(s: CandyMafia, card: int, gang: i64) -> bool:
    """May whoever wakes with this gang hold the card?"""
    traits = s.house.traits[card]
    if traits & SPY:
        return True
    theirs = 1 if s.house.two_gangs and s.facts.triads[card] else 0
    return s.facts.sides_of[card] == CRIME and theirs == gang and not traits & APART


def contradictions(s: CandyMafia, known: Known, cards: list[int]) -> int:
    """How much of what was told only a disguise or a change would explain."""
    wrong = 0
    for row in known.rows:
        kind, a, b = row[k.KIND], row[k.FIRST], row[k.SECOND]
        if kind == k.CHECKED:
            wrong += s.facts.sides_of[cards[a]] != b
        elif kind == k.IS_TOWN:
            wrong += (s.facts.sides_of[cards[a]] == TOWN) != (row[k.VALUE] == 1)
        elif kind == k.COMPARED:
            same = (s.facts.sides_of[cards[a]] == TOWN) == (s.facts.sides_of[cards[b]] == TOWN)
            wrong += same != (row[k.VALUE] == 1)
    if known.me >= 0 and known.gangs and known.side == CRIME:
        for other in range(s.seats):
            stranger = other != known.me and other not in known.gangs and s.shown[other] < 0
            wrong += stranger and is_partner(s, cards[other], known.gang) and not s.house.traits[cards[other]] & SPY
    return int(wrong)


def wander(s: CandyMafia, me: i64, rng: Rng) -> None:
    """Perhaps a wanderer has taken over the card of somebody who is out."""
    if not s.has_card(WANDERER) or not s.house.works[WANDERER]:
        return
    seat: i64 = s.holder(WANDERER)
    gone = [other for other in k.seats_in(s.all_seats() & ~s.alive) if other != me and s.cards[other] != WANDERER]
    if seat >= 0 and seat != me and s.shown[seat] < 0 and gone and rng.below(2):
        robbed = gone[rng.below(len(gone))]
        s.cards[seat] = s.cards[robbed]
        s.cards[robbed] = WANDERER


def take_sides(s: CandyMafia, known: Known, rng: Rng) -> None:
    """Sides as printed, but for converts whom the seat has met; somebody alive is a criminal."""
    me: i64 = known.me
    mine = s.believes[me] if me >= 0 else -1
    seat: i64
    for seat in range(s.seats):
        s.print_side(seat)
    s.believes = [s.cards[x] if s.alive >> x & 1 or s.shown[x] < 0 else s.shown[x] for x in range(s.seats)]
    for other, gang in sorted(known.gangs.items()):
        if s.alive >> other & 1 and not s.mark(other, SPY) and s.sides[other] != CRIME:
            convert(s, other, gang)
    if me >= 0:
        s.believes[me] = mine
        s.sides[me] = int(known.side)
        if known.side == CRIME:
            convert(s, me, known.gang)
    gang_now: i64 = gang_at_window(s)
    for gang_wanted in range(s.house.gangs):
        if not has_criminal(s, me, gang_wanted, gang_now):
            candidates = [x for x in k.seats_in(s.alive & ~s.jailed) if x != me and s.sides[x] == TOWN]
            candidates = candidates or [x for x in k.seats_in(s.alive) if x != me]
            if candidates:
                convert(s, candidates[rng.below(len(candidates))], gang_wanted)


def gang_at_window(s: CandyMafia) -> i64:
    """The gang of which somebody must be awake, for its window stands though nothing is held; -1: none."""
    return night.window(s).gang if not s.held and s.top.name == "gang" else -1


def has_criminal(s: CandyMafia, me: i64, gang: i64, gang_now: i64) -> bool:
    """Has the gang somebody, or need it have nobody?"""
    if gang == gang_now and not (
        me >= 0 and s.tonight.meeting[gang] >> me & 1
    ):  # that the window stands tells that somebody else is awake
        return any(
            s.sides[x] == CRIME and s.gang_of(x) == gang and not s.mark(x, APART)
            for x in k.seats_in(s.alive & ~s.jailed)
            if x != me
        )
    if s.house.two_gangs:
        return True
    return any(s.sides[x] == CRIME for x in k.seats_in(s.alive))


def convert(s: CandyMafia, seat: i64, gang: i64) -> None:
    """The seat is a criminal of this gang."""
    s.sides[seat] = CRIME
    if s.house.two_gangs and gang == 1:
        s.triad |= 1 << seat
    else:
        s.triad &= ~(1 << seat)


def forget(s: CandyMafia, known: Known, own: OwnCard | None, rng: Rng) -> None:
    """All that was done in secret: the own deeds stay, those of others are not known, nor anything to whoever is out."""
    me: i64 = known.me
    bit: i64 = 1 << me if me >= 0 else 0
    lives: bool = me >= 0 and s.alive >> me & 1 == 1
    card: i64 = s.believes[me] if lives else -1
    traits: i64 = s.house.traits[card] if lives else 0
    chorus = k.latest(known.rows, k.CHORUS)
    recruits: i64 = 0
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
    s.cursed = known.chosen if traits & COVEN and recruits & bit == 0 else 0
    s.hit = 0
    s.due = 0
    s.rests = 0
    s.bread = s.bread_said
    s.hangman = -1
    others_owe: i64 = 0
    if s.top.name == "fate" and (s.night == 1 or not s.held):
        for other in range(s.seats):
            fated = s.alive >> other & 1 and s.house.traits[s.cards[other]] & FATED
            if other != me and fated and (s.place < 0 or night.FIRST_NIGHT.index(NAMES[s.cards[other]]) >= s.place):
                others_owe |= 1 << other
    s.owes = others_owe
    s.links = NO_ROWS
    if lives and NAMES[card] == "matchmaker":
        s.links = [link for link in known.links if s.alive >> link[0] & s.alive >> link[1] & 1]
    if not traits & HANGMAN:
        s.prey = someone_else(s, HANGMAN, me, rng)
        s.hunted = False
    if card != WANDERER:
        wandering: i64 = s.holder(WANDERER)
        s.follows = another(s, wandering, rng) if wandering >= 0 and s.house.works[WANDERER] else -1
    if s.avenges != me or not lives:
        s.avenges = -1
    s.spent = s.used
    s.riot = False
    s.last = NO_MEMORY
    if own is not None and lives:
        remember_own(s, me, own)
    s.immune = 0
    row = k.latest(known.rows, k.IS_TOWN)
    if lives and NAMES[card] == "judge" and row and row[k.NIGHT] == s.night and row[k.VALUE] and s.night > 1:
        s.immune = (1 << row[k.FIRST]) & s.alive
    s.won = []


def remember_own(s: CandyMafia, me: i64, own: OwnCard) -> None:
    """What the own card has done stays as the seat knows it."""
    card: i64 = s.believes[me]
    role = role_of(s, me)
    if own.owes:
        s.owes |= 1 << me
    if s.house.traits[card] & HANGMAN:
        s.prey = own.prey
        s.hunted = own.hunted
    if own.spent:
        s.spent |= 1 << role.once
        s.riot = role.once == 1 and s.used & 2 == 0
    if role.memory >= 0:
        s.last = with_one(NO_MEMORY, role.memory, own.last)


def someone_else(s: CandyMafia, trait: i64, me: i64, rng: Rng) -> i64:
    """Whom another holder of such a card may have chosen."""
    for seat in k.seats_in(s.alive):
        if seat != me and s.mark(seat, trait):
            return another(s, seat, rng)
    return -1


def another(s: CandyMafia, seat: i64, rng: Rng) -> i64:
    """Somebody living but this one."""
    others = [x for x in k.seats_in(s.alive) if x != seat]
    return others[rng.below(len(others))] if others else -1


def remember_others(s: CandyMafia, me: i64) -> None:
    """The others were told at least their cards, and criminals their partners."""
    together: list[int] = [int(known_gang(s, gang)) for gang in range(s.house.gangs)]
    for other in range(s.seats):
        if other == me:
            continue
        card = s.believes[other]
        rows: list[list[int]] = [[0, k.CARD, card, s.facts.sides_of[card], 1 if s.house.works[card] else 0]]
        for gang in range(s.house.gangs):
            if together[gang] >> other & 1:
                rows.append([1, k.MET, gang, -1, together[gang]])
        s.told[other] = rows


def tonight(s: CandyMafia, known: Known, rng: Rng) -> None:
    """The night so far: the own deeds, the own meetings, and what others may have agreed on."""
    s.tonight, before = Tonight(s.seats), s.tonight
    midnight.rebuild(s, before, known.me, known.rows, rng)
