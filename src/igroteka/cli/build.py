"""Which build of the engines is running."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES

from igroteka.core import state


def build() -> str:
    """`compiled` by mypyc, or `uncompiled`."""
    return "compiled" if state.__file__.endswith(tuple(EXTENSION_SUFFIXES)) else "uncompiled"
