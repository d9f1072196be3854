"""A check that a position written by somebody could stand on a table."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.core.bits import count_bits
from igroteka.core.errors import BadRecord
from igroteka.games.pechenka.cards import SHIELD, SWORD, at
from igroteka.games.pechenka.rounds.remember import remember
from igroteka.games.pechenka.rounds.round import Round
from igroteka.games.pechenka.state import Pechenka


def check(s: Pechenka) -> None:
    """Check the present round and those before it; raise BadRecord if one of them is impossible."""
    for number, round in enumerate(s.past):
        where = f"position.table.past[{number}]"
        check_roles(s, round, where)
        if s.house.hunt:
            check_declared(s, round, s.seats * s.house.slots, where)
            check_acts(s, round, s.seats, where)
            check_hunts(s, round, where)
        else:
            check_circles(s, round, where)
            require(len(round.circles) == s.seats and placed(s, round, s.seats), where, "the round is not over")
    check_now(s)


def require(truth: bool, where: str, complaint: str) -> None:
    """Raise BadRecord with this complaint unless the condition is true."""
    if not truth:
        raise BadRecord(f"{where}: {complaint}")


def check_now(s: Pechenka) -> None:
    """Does the present round fit the step?"""
    where = "position.table"
    finished = s.round == s.house.rounds
    require(finished == (s.over != "" and s.over != "resigned"), f"{where}.round", "does not fit the ending")
    require(s.over in ("", "resigned", "cycles" if s.house.hunt else "rounds"), "position.over", "is another variant's")
    require(len(s.stack) <= 1, "position.stack", "there is always exactly one step")
    step = s.top.name
    round = remember(s, 0, ended=finished)
    if finished:
        require(s.turns == 0 and open_things(round) == open_things(s.past[-1]), where, "is not as the last round ended")
    elif s.house.hunt:
        require(s.over != "" or step in ("declare", "act", "hunt"), "position.stack", "is another variant's")
        check_stages(s, round, step, where)
    else:
        require(s.over != "" or step in ("card", "sword", "shield"), "position.stack", "is another variant's")
        check_circles(s, remember(s, 0, ended=True), where)
        check_placing(s, round, step, where)


def open_things(round: Round) -> object:
    """All of a round that lies open but who is first and who hunts whom."""
    placed = (round.circles, int(round.swords), int(round.shields))
    return placed, [int(word) for word in (round.roles, round.declared, round.led, round.opened, round.peeked)]


def check_roles(s: Pechenka, round: Round, where: str) -> None:
    """At the end of a round all roles are open; in the big hunt only the target and those that were opened.

    [R11] [R15]
    """
    found: i64 = 0
    place: i64
    for place in range(s.house.places):
        role: i64 = at(round.roles, place)
        open = not s.house.hunt or place == s.house.target or place == s.house.out or at(round.opened, place) > 0
        require(open == (role > 0), f"{where}.roles", "some are open that are not, or the other way round")
        require(role == 0 or (found >> role) & 1 == 0, f"{where}.roles", "a role is there twice")
        found |= 1 << role


# The first variant.


def check_circles(s: Pechenka, round: Round, where: str) -> None:
    """A player shows no card twice, none outside the set, and not the own character. [setup] [circle] [R13]"""
    require(len(round.circles) <= s.seats, f"{where}.circles", "are too many")
    seat: i64
    other: i64
    for seat in range(s.seats):
        hand: i64 = s.house.cards & ~(1 << (at(round.roles, seat) - 1))
        for circle in round.circles:
            card: i64 = at(circle, seat) - 1
            require((hand >> card) & 1 == 1, f"{where}.circles", f"seat {seat} cannot have shown all this")
            hand &= ~(1 << card)
        sword, shield = at(round.swords, seat), at(round.shields, seat)
        for other in range(s.seats):
            if other != seat:
                met = sword == other + 1 and at(round.shields, other) == seat + 1
                require(not met, f"{where}.swords", f"there is a shield against seat {seat}")
                # A card stays before its owner only if all the others are closed to him. [R3]
                lonely = sword == seat + 1 and at(round.shields, other) != seat + 1
                lonely = lonely or (shield == seat + 1 and at(round.swords, other) != seat + 1)
                require(not lonely, f"{where}.swords", f"seat {seat} had somebody to put it before")


def placed(s: Pechenka, round: Round, turns: i64) -> bool:
    """Does every sword and shield shown lie somewhere? In the last circle only those of the first players."""
    last = len(round.circles) - 1
    turn: i64
    for turn in range(s.seats):
        seat = (round.first + turn) % s.seats
        sword, shield = False, False
        for number, circle in enumerate(round.circles):
            if number < last or turn < turns:
                sword = sword or at(circle, seat) == SWORD + 1
                shield = shield or at(circle, seat) == SHIELD + 1
        if sword != (at(round.swords, seat) > 0) or shield != (at(round.shields, seat) > 0):
            return False
    return True


def check_placing(s: Pechenka, round: Round, step: str, where: str) -> None:
    """Have exactly those swords and shields been placed that must be?"""
    require(s.turns < s.seats, f"{where}.turns", "are too many")
    between = s.turns == 0 and len(round.circles) < s.seats and placed(s, round, s.seats)
    waiting = ""
    if round.circles and placed(s, round, s.turns):
        card = at(round.circles[-1], s.current) - 1
        waiting = "sword" if card == SWORD else "shield" if card == SHIELD else ""
    if s.over:
        require(between or waiting != "", f"{where}.swords", "do not fit the turns")
    else:
        require(between if step == "card" else waiting == step, f"{where}.swords", "do not fit the step")


# The big hunt.


def check_stages(s: Pechenka, round: Round, step: str, where: str) -> None:
    """Have exactly those players declared and acted whose turn is over?"""
    everything = s.seats * s.house.slots
    if s.over:  # somebody gave up: the table says in which part
        covered = sum(1 for place in range(s.house.target) if at(round.declared, place))
        step = "declare" if covered < everything else "hunt" if s.turns == 0 and acts(s, round) else "act"
    declaring = step == "declare"
    check_declared(s, round, s.turns if declaring else everything, where)
    check_acts(s, round, 0 if declaring else s.seats if step == "hunt" else s.turns, where)
    most = everything - 1 if declaring else 0 if step == "hunt" else s.seats - 1
    require(s.turns <= most, f"{where}.turns", "are too many")


def acts(s: Pechenka, round: Round) -> i64:
    """The number of times somebody opened a role or looked at the exclusion."""
    opened = sum(at(round.opened, place) > 0 for place in range(s.house.target))
    return opened + count_bits(round.peeked)


def check_declared(s: Pechenka, round: Round, turns: i64, where: str) -> None:
    """The players whose turn is over have declared, in order; two declarations of one player differ. [declare] [R19]"""
    slots = s.house.slots
    turn: i64
    for turn in range(s.seats):
        seat = (round.first + turn) % s.seats
        rows = [int(at(round.declared, place)) for place in range(seat * slots, (seat + 1) * slots)]
        said = [card for card in rows if card]
        expected = turns // s.seats + (1 if turn < turns % s.seats else 0)
        fits = len(said) == expected and len(set(said)) == len(said)
        require(fits, f"{where}.declared", f"seat {seat} cannot have declared this")
        led = (round.led >> seat) & 1
        require(led == 0 or (slots == 2 and rows[1] > 0), f"{where}.led", f"seat {seat} cannot have begun so")
        require(len(said) != 1 or rows[led] > 0, f"{where}.led", f"seat {seat} began with the other role")


def check_acts(s: Pechenka, round: Round, turns: i64, where: str) -> None:
    """The players whose turn is over have acted once each; nobody opens a role of his own. [act] [R16]"""
    turn: i64
    place: i64
    for turn in range(s.seats):
        seat = (round.first + turn) % s.seats
        done = (round.peeked >> seat) & 1
        for place in range(s.house.target):
            if at(round.opened, place) == seat + 1:
                require(place // s.house.slots != seat, f"{where}.opened", f"seat {seat} opened a role of its own")
                done += 1
        require(done == (1 if turn < turns else 0), f"{where}.opened", f"seat {seat} cannot have done this")


def check_hunts(s: Pechenka, round: Round, where: str) -> None:
    """Everybody hunted, and with a card that was not declared. [hunt] [R20]"""
    seat: i64
    place: i64
    for seat in range(s.seats):
        card = at(round.hunts, seat)
        free = card > 0
        for place in range(seat * s.house.slots, (seat + 1) * s.house.slots):
            free = free and at(round.declared, place) != card
        require(free, f"{where}.hunts", f"seat {seat} cannot have hunted with this")
