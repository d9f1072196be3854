"""What `silence` measures, in whole evenings of «Конфетная мафия»: does when and how much a phone is sent tell who is asked at night, or whose side somebody is on?"""

from __future__ import annotations

from bench.report import Row
from bench.silence import Night, rows_of

MAFIA = Night(
    "candy_mafia",
    few=lambda view, seat: view["seats"][seat]["side"] != "town",
    out=lambda view, seat: not view["seats"][seat]["alive"],
)


def run(quick: bool) -> list[Row]:
    """Play evenings on a server of our own."""
    return rows_of(MAFIA, quick)
