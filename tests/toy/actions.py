"""The action space of Magpies: 29 numbers, and what each of them says."""

from __future__ import annotations

from igroteka.core.description import Description

TRINKETS = ("bead", "button", "spoon", "ring", "bell")
BELL = 4
PLACES = 6
MOST_BIRDS = 4

DRAW = 0
PEEK = 1
STIR = 2
BURY = 3  # + place
SNATCH = BURY + PLACES  # + bird
LET_GO = SNATCH + MOST_BIRDS
RING = LET_GO + 1  # + place
NOTHING = RING + PLACES
LAY = NOTHING + 1  # + place
SLEEP = LAY + PLACES
WARM = SLEEP + 1
ACTIONS = WARM + 1

PLAIN = {DRAW: "draw", PEEK: "peek", STIR: "stir", LET_GO: "let go", NOTHING: "nothing", SLEEP: "sleep", WARM: "warm"}
PLACED = ((BURY, "bury"), (RING, "ring"), (LAY, "lay"))


def describe(action: int) -> Description:
    """What the action is called and does, and the things in the view that it touches."""
    if action in PLAIN:
        return Description(PLAIN[action], PLAIN[action].replace(" ", "-"), touches=["deck"] if action <= STIR else [])
    for first, verb in PLACED:
        if first <= action < first + PLACES:
            place = action - first
            return Description(f"{verb} {place + 1}", verb, {"place": place + 1}, [f"nest.{place}"])
    bird = action - SNATCH
    return Description(f"snatch from {bird + 1}", "snatch", {"bird": bird + 1}, [f"nests.{bird}"])
