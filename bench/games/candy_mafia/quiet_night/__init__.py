"""What `silence` measures, in whole evenings of «Конфетная мафия».

Does it tell who is asked at night, or which side somebody is on, when and how much a phone is sent?
"""

from __future__ import annotations

from bench.report import Row
from bench.server.silence import Night, rows_of

MAFIA = Night(
    "candy_mafia",
    few=lambda view, seat: view["seats"][seat]["side"] != "town",
    out=lambda view, seat: not view["seats"][seat]["alive"],
)


def run(quick: bool) -> list[Row]:
    """Play evenings on a server of our own."""
    return rows_of(MAFIA, quick)
