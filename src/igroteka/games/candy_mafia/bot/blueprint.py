"""What to answer: one policy for each kind of deed and side, the same for all roles; rows of weights make the difference."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from igroteka.core.windows import readers_of
from igroteka.games.candy_mafia import actions as a
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia.actions import targets
from igroteka.games.candy_mafia.bot import ways as w
from igroteka.games.candy_mafia.bot.mind import Mind
from igroteka.games.candy_mafia.bot.talker import words
from igroteka.games.candy_mafia.bot.ways import WAYS, Way
from igroteka.games.candy_mafia.cards import AT_MURDERS, AT_REVENGE, CRIME, TOWN
from igroteka.games.candy_mafia.night.questions import FURTHER, question
from igroteka.games.candy_mafia.night.schedule import window
from igroteka.games.candy_mafia.state import CandyMafia
from igroteka.games.candy_mafia.traits import HANGMAN

# How much more often a better target is chosen, by night and by day.
SHARP: Final = 8.0
VOTE_SHARP: Final = 300.0
# Criminals scatter their votes while somebody will be left to draw conclusions: whoever is always with the crowd is known by its mistakes.
SCATTERED: Final = 4.0
# Each accuser of today makes somebody so much likelier to be voted for: so that those who know nothing agree.
FOLLOW: Final = 0.02
# Of equals those who know nothing mean the same one, by a lot that nobody can load: so that one loud voice does not decide.
ORDER: Final = 0.04
# A partner whom everybody suspects so much cannot be helped.
LOST: Final = 0.45
# With a vote to spare before an even end the town rather waits than guesses.
GUESS: Final = 0.45
# A hand goes up against whoever is at most so much less suspected than the likeliest.
NEAR: Final = 0.05
RARELY: Final = 0.02


def weigh(mind: Mind, legal: list[int]) -> list[float]:
    """The odds of each answer; an empty list: all alike."""
    s, name = mind.s, mind.s.top.name
    if name == "talk":
        return words(mind, legal)
    if name in ("ballot", "runoff", "nominate"):
        hopes = votes(mind)
        return [hopes[action - a.VOTE] if action >= a.VOTE else hopes[s.seats] for action in legal]
    if name in ("hands", "trial"):
        up = raises_hand(mind)
        return [0.95 if (action == a.HAND_UP) == up else 0.05 for action in legal]
    if name == "spirits":
        return [0.0 if action != a.WRITE_NOTHING else 1.0 for action in legal]
    if name == "truce":
        return [1.0 if action == a.HAND_DOWN else RARELY for action in legal]
    if name == "save":
        return [1.0 if (action == a.YES) == steps_in(mind) else 0.0 for action in legal]
    return deeds(mind, name, legal)


def votes(mind: Mind) -> list[float]:
    """The odds of a vote against each seat, and of one against nobody."""
    s = mind.s
    doubts = suspicions(mind)
    most = -1.0
    other: i64
    open_to_vote: i64 = 0
    for other in s.suspects:
        if other != mind.seat:
            open_to_vote |= 1 << other
            most = max(most, doubts[other])
    out: list[float] = [0.0] * (s.seats + 1)
    sharp = SCATTERED if mind.side == CRIME and not mind.one_vote_decides() else VOTE_SHARP
    for other in range(s.seats):
        if open_to_vote >> other & 1:
            out[other] = exp(sharp * (doubts[other] - most))
    waits = mind.side == TOWN and mind.parity() == 2 and mind.top_foe() < GUESS
    out[s.seats] = 10.0 if waits or most <= 0.0 else RARELY
    return out


def suspicions(mind: Mind) -> list[float]:
    """How willingly the seat votes against each: the town by what it believes, others by what the town believes."""
    s, seat = mind.s, mind.seat
    out: list[float] = [0.0] * s.seats
    accused = mind.evidence.accused
    crowd = mind.foes if mind.side == TOWN else mind.crowd
    prey = mind.chosen() if s.knows_trait(seat, HANGMAN) else 0
    # Whoever never votes against somebody is linked with him: a small gang, which many days will judge, cannot afford that.
    spares = mind.side == CRIME and not mind.must_hide()
    other: i64
    for other in range(s.seats):
        if other == seat:
            continue
        doubt = crowd[other] + FOLLOW * float(accused[other])
        if spares and doubt < LOST and mind.is_friend(other):
            doubt = doubt * 0.2 - 0.2
        if prey >> other & 1:
            doubt += 1.0
        out[other] = doubt
    for other in range(s.seats):
        place: i64 = (other + mind.evidence.lot) % s.seats
        out[other] -= ORDER * float(place) / float(s.seats)
    return out


def raises_hand(mind: Mind) -> bool:
    """Suspect by suspect: is it this one?"""
    s = mind.s
    doubts = suspicions(mind)
    best = max([doubts[other] for other in k.seats_in(s.alive) if other != mind.seat])
    return doubts[s.suspects[s.at]] >= best - NEAR


def steps_in(mind: Mind) -> bool:
    """Is the condemned worth the saviour's own life?"""
    s = mind.s
    bold = WAYS[s.believes[mind.seat]].bold
    return mind.side == TOWN and mind.foes[s.condemned] < bold and mind.power(s.condemned) > 1.0


def deeds(mind: Mind, name: str, legal: list[int]) -> list[float]:
    """The odds of answers to a call, to the gang's question, to a shot."""
    s, seat = mind.s, mind.seat
    way = WAYS[s.believes[seat]]
    family: i64 = way.family
    bold = way.bold
    if name == "gang":
        return murder(mind, legal)
    if name == "shot" or (s.place >= 0 and avenges(s, seat)):
        family = w.HARM
    if s.place >= 0 and window(s).further == AT_MURDERS and s.tonight.refused == seat:
        family, bold = w.TURN, 0.0
    if family == w.CALL:
        wanted = mind.side == TOWN and mind.top_foe() >= bold
        return [1.0 if (action == a.YES) == wanted else 0.0 for action in legal]
    if family == w.RAISE:
        return [returns(mind, action, bold) for action in legal]
    hopes = wishes(mind, family, way)
    idle = 1.0 if calm(mind, family, bold) else 0.0
    out: list[float] = []
    for action in legal:
        one, other = targets(action)
        if one < 0:
            out.append(idle * 1000.0 if idle > 0.0 else 0.0001)
        elif a.KILL <= action < a.TAKE:
            out.append(1000.0 * exp(SHARP * mind.foes[one]) if mind.foes[one] >= bold else 0.0)
        elif other >= 0:
            out.append(hopes[one] * hopes[other])
        else:
            out.append(hopes[one])
    return out


def avenges(s: CandyMafia, seat: i64) -> bool:
    """Is this the punisher's revenge?"""
    return window(s).further == AT_REVENGE and question(s, window(s), seat) == FURTHER


def calm(mind: Mind, family: i64, bold: float) -> bool:
    """Is it better to choose nobody, if one may?"""
    if family == w.TURN:
        return mind.crowd[mind.seat] < bold
    return mind.side == TOWN and family in (w.HARM, w.BIND) and mind.top_foe() < bold


def returns(mind: Mind, action: i64, bold: float) -> float:
    """Whom of the dead to bring back: cards are seen when somebody leaves."""
    s = mind.s
    if action < a.PICK:
        return 0.5
    card = s.shown[action - a.PICK]
    same = s.facts.sides_of[card] == mind.side
    return float(WAYS[card].worth) * 20.0 if same and WAYS[card].worth >= bold else 0.0


def wishes(mind: Mind, family: i64, way: Way) -> list[float]:
    """How much each seat is worth as a target of such a deed."""
    s, seat, side = mind.s, mind.seat, mind.side
    out: list[float] = [0.0] * s.seats
    asked = mind.asked_about() if family == w.ASK else mind.chosen() if family == w.GATHER else 0
    other: i64
    for other in range(s.seats):
        foe = mind.foes[other]
        if family == w.HARM:
            want = foe if side == TOWN else foe + 0.3 * mind.power(other)
        elif family == w.GUARD:
            want = 0.5 * mind.power(other) * (1.0 - foe) if side == TOWN else 1.0 - foe
            if other == seat:
                want = 0.5 * way.worth
        elif family == w.COVER:
            want = mind.crowd[other] if mind.is_friend(other) else -0.5
        elif family == w.FRAME:
            want = -0.5 if mind.is_friend(other) else mind.crowd[other]
        elif family == w.ASK:
            doubt = mind.belief.crime[other]
            want = foe if side == CRIME else min(doubt, 1.0 - doubt) + way.keen * doubt
        elif family == w.BIND:
            want = foe if side == TOWN else foe + 0.3 * mind.power(other)
        elif family == w.TURN:
            want = -1.0 if mind.is_friend(other) else 0.3 * mind.power(other) - mind.crowd[other]
        elif family == w.GATHER:
            want = 0.3 * mind.power(other)
        else:
            want = -0.3 if other == seat else 0.0
        out[other] = exp(SHARP * want) * (RARELY if asked >> other & 1 else 1.0)
    return out


def murder(mind: Mind, legal: list[int]) -> list[float]:
    """The gang's victim: whoever matters and is trusted; partners who have chosen are followed."""
    s, seat = mind.s, mind.seat
    spy = mind.side != CRIME
    agreed: i64 = 0
    for other in readers_of(s.top, s, seat):
        if s.sealed and s.sealed[other] >= a.PICK:
            agreed |= 1 << (s.sealed[other] - a.PICK)
    out: list[float] = []
    for action in legal:
        if action < a.PICK:
            out.append(1000.0 if spy and not agreed else RARELY * RARELY)
            continue
        victim: i64 = action - a.PICK
        if mind.is_friend(victim):
            out.append(0.0)
            continue
        want = 0.5 * mind.power(victim) + 0.5 * (1.0 - mind.crowd[victim])
        out.append(exp(SHARP * want) * (1000.0 if agreed >> victim & 1 else 1.0))
    return out
