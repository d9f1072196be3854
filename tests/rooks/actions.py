"""The action space of Rooks: what each number says."""

from __future__ import annotations

from igroteka.core.description import Description

MOST_BIRDS = 20
GUARD = 0  # + bird
DRIVE = GUARD + MOST_BIRDS  # + bird
ENOUGH = DRIVE + MOST_BIRDS
POINT = ENOUGH + 1  # + bird
ACTIONS = POINT + MOST_BIRDS
VERBS = ((GUARD, "guard"), (DRIVE, "drive"), (POINT, "point"))


def describe(action: int) -> Description:
    """What the action is called and does, and the bird in the view that it touches."""
    if action == ENOUGH:
        return Description("enough", "enough")
    verb, bird = next((verb, action - first) for first, verb in VERBS if first <= action < first + MOST_BIRDS)
    return Description(f"{verb} {bird + 1}", verb, {"bird": bird}, [f"birds.{bird}"])
