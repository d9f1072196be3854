"""Hostile input: JSON that somebody altered, by accident or not."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

# The same examples every time, however slow the machine.
FIXED = settings(
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)


def nested(depth: int) -> list[Any]:
    """A list in a list in a list …"""
    thing: list[Any] = []
    for _ in range(depth):
        thing = [thing]
    return thing


SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.sampled_from([-2, -1, 0, 1, 2, 3, 31, 255, 2**31, 2**32, 2**63, 2**64, 2**300, -(2**63) - 1]),
    st.sampled_from([0.0, 1.0, 2.5, float("inf"), float("nan")]),
    st.sampled_from(["", " ", "0", "-1", "turn", "over", "resigned", "\x00", "\ud800", "x" * 5000]),
    st.text(max_size=6),
)
JUNK = st.one_of(
    SCALARS,
    st.recursive(
        SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    st.just(nested(200)),
)
ALTERATIONS = st.lists(
    st.tuples(
        st.sampled_from(["replace", "replace", "shift", "swap", "move", "move", "delete", "double", "add"]),
        st.integers(0, 2**16),
        st.integers(0, 2**16),
        JUNK,
    ),
    min_size=1,
    max_size=3,
)


def places(tree: Any) -> list[tuple[Any, Any]]:
    """Every place in a tree, as a container and a key."""
    found = []
    if isinstance(tree, (dict, list)):
        for key in list(tree) if isinstance(tree, dict) else range(len(tree)):
            found.append((tree, key))
            found += places(tree[key])
    return found


def altered(tree: Any, alterations: list[tuple[str, int, int, Any]]) -> Any:
    """A copy of the tree with these things done to it."""
    root = [copy.deepcopy(tree)]
    for kind, one, two, junk in alterations:
        there = places(root)
        home, key = there[one % len(there)]
        away, other = there[two % len(there)]
        if kind == "replace":
            home[key] = copy.deepcopy(junk)
        elif kind == "shift" and type(home[key]) is int:
            home[key] += 1 if two % 2 else -1
        elif kind == "swap":
            home[key], away[other] = copy.deepcopy(away[other]), copy.deepcopy(home[key])
        elif kind == "move" and isinstance(home[key], str) and isinstance(away[other], str) and home[key]:
            move_word(root, home, key, away, other)
        elif kind == "delete" and home is not root:
            del home[key]
        elif kind == "double" and isinstance(home, list):
            home.insert(key, copy.deepcopy(home[key]))
        elif kind == "add" and isinstance(home[key], dict):
            home[key]["more"] = copy.deepcopy(junk)
    return root[0]


def move_word(root: Any, home: Any, key: Any, away: Any, other: Any) -> None:
    """Take a word from one text to another, where words stand in the order of the longest text of all."""
    longest = max((box[at] for box, at in places(root) if isinstance(box[at], str)), key=len).split()
    taken, *left = home[key].split(" ")
    home[key] = " ".join(left)
    words = [*away[other].split(), taken]
    away[other] = " ".join(sorted(words, key=lambda word: longest.index(word) if word in longest else len(longest)))
