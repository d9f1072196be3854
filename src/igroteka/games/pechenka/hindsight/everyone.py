"""«Каждый сам за себя»: was it certain who my prey was, and who hunted me?"""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.games.pechenka.cards import NAMES, SHIELD, SWORD, at, hunter_of, prey_of
from igroteka.games.pechenka.hindsight.known import BARRED, CHANCE, MISSED, USED, Known


class Aim:
    """The aim of a sword (the prey) or of a shield (the hunter): the chance of each other seat to be the one.

    [sword] [shield]
    """

    def __init__(self, known: Known, weapon: i64) -> None:
        s = known.s
        self.weapon = NAMES[weapon]
        self.worth: i64 = s.facts.attack if weapon == SWORD else s.facts.defence
        role: i64 = known.own()[0]
        wanted: i64 = prey_of(role, s.house.wheel) if weapon == SWORD else hunter_of(role, s.house.wheel)
        against: i64 = s.shields if weapon == SWORD else s.swords
        self.ways: dict[int, int] = {other: known.ways[other][wanted] for other in known.others}
        # The seats that have not closed themselves to me. [R5]
        self.open: dict[int, int] = {
            other: ways for other, ways in self.ways.items() if at(against, other) != known.seat + 1
        }
        # The certain target; -1: none yet.
        self.sure = next((other for other, ways in self.ways.items() if ways == known.total), -1)
        self.best: int = max([0, *self.open.values()])
        self.in_hand = (s.hand(known.seat) >> weapon) & 1 == 1


def showing(known: Known, card: i64) -> None:
    """A card is chosen for the next circle. [circle] [R8]"""
    aims = [Aim(known, SWORD), Aim(known, SHIELD)]
    shown: Aim | None = aims[card - SWORD] if card in (SWORD, SHIELD) else None
    for aim in aims:
        if not aim.in_hand:
            continue
        if aim.sure >= 0 and aim.sure not in aim.open:
            known.find(BARRED, f"{aim.weapon}-barred", {"seat": aim.sure})
        elif aim is shown:
            drawing(known, aim)
        else:
            keeping(known, aim, card, shown)


def keeping(known: Known, aim: Aim, card: i64, shown: Aim | None) -> None:
    """A sword or shield stays in hand; only one card is shown a circle, so showing the other one may be right. [R9]"""
    last = len(known.s.circles) + 1 == known.s.seats
    words: dict[str, object] = {"card": NAMES[card], "last": last}
    if last and shown is not None and shown.best * shown.worth >= aim.best * aim.worth:
        return
    if aim.sure >= 0:
        if last or shown is None or shown.best < known.total:
            known.find(MISSED, f"{aim.weapon}-kept", {**words, "seat": aim.sure})
    elif last and aim.best:
        known.find(CHANCE, f"{aim.weapon}-left", {"seats": known.most(aim.open), "best": aim.best})


def drawing(known: Known, aim: Aim) -> None:
    """A sword or shield is shown: can it find its aim, by what is known before the circle is turned up?"""
    if aim.sure >= 0:
        known.find(USED, f"{aim.weapon}-ready", {"seat": aim.sure})
    elif aim.best == 0:
        known.find(BARRED, f"{aim.weapon}-hopeless", {})
    else:
        known.find(CHANCE, f"{aim.weapon}-early", {"seats": known.most(aim.open), "best": aim.best})


def placing(known: Known, weapon: i64, target: i64) -> None:
    """A sword or shield is put before somebody. [sword] [shield] [R2]"""
    aim = Aim(known, weapon)
    mine = aim.open[int(target)]
    words: dict[str, object] = {"target": int(target)}
    if aim.best == known.total:
        right = mine == known.total
        known.find(
            USED if right else MISSED, f"{aim.weapon}-{'right' if right else 'astray'}", {**words, "seat": aim.sure}
        )
    elif aim.best == 0:
        known.find(BARRED, f"{aim.weapon}-hopeless", {})
    elif mine == aim.best:
        known.find(CHANCE, f"{aim.weapon}-guess", {**words, "ways": mine})
    else:
        words.update({"ways": mine, "seats": known.most(aim.open), "best": aim.best})
        known.find(CHANCE if mine else MISSED, f"{aim.weapon}-{'worse' if mine else 'wasted'}", words)
