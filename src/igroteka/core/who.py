"""Whom a position waits for, where it is no single seat, and an answer that is not there yet."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
SEVERAL: Final = -2
OPEN: Final = -1
