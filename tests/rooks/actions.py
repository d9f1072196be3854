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


def parts(action: int) -> tuple[str, int]:
    """The verb, and the bird it is about; -1: about none."""
    if action == ENOUGH:
        return "enough", -1
    return next((verb, action - first) for first, verb in VERBS if first <= action < first + MOST_BIRDS)


def notation(action: int) -> str:
    """The action in a few plain words."""
    verb, bird = parts(action)
    return verb if bird < 0 else f"{verb} {bird + 1}"


def describe(action: int) -> Description:
    """What the action does, and the bird in the view that it touches."""
    verb, bird = parts(action)
    return Description(verb, {}, []) if bird < 0 else Description(verb, {"bird": bird}, [f"birds.{bird}"])
