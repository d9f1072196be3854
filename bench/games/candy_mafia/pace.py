"""How long a night of «Конфетная мафия» lasts, at every tempo."""

from __future__ import annotations

from typing import Final, get_args

from bench.report import Row
from igroteka.server.wire import Tempo
from tests.games.candy_mafia.night_length import ONE_PHONE, SEATS, WANTED, longest, on_one_phone

SIX: Final = 6


def rows() -> list[Row]:
    """Every kind of night; only that of the middle tempo has to be short."""
    one_phone = [
        Row(
            f"{kind} night of {seats} on one phone{f', {out} are out' if out else ''}",
            on_one_phone(kind, seats, out=out),
            "s",
            most=ONE_PHONE if seats == SIX else None,
        )
        for kind in WANTED
        for seats, out in ((SIX, 0), (SIX, 2), (SEATS, 0), (SEATS, 3))
    ]
    return one_phone + [
        Row(f"{kind} night of {SEATS} with the guests, {tempo}", longest(kind, tempo), "s", most=most)
        for kind, wanted in WANTED.items()
        for tempo in get_args(Tempo)
        for most in [wanted if tempo == "usual" else None]
    ]
