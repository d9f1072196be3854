"""The database that is used if none is named."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path


def default_database(environment: Mapping[str, str] = os.environ) -> str:
    """The URL in IGROTEKA_DATABASE, else a file in the user's data folder; opening it creates the folder."""
    given = environment.get("IGROTEKA_DATABASE", "")
    if given:
        return given
    data = environment.get("XDG_DATA_HOME", "")
    home = Path(data) if os.path.isabs(data) else Path(os.path.expanduser("~/.local/share"))
    return f"sqlite+aiosqlite:///{home / 'igroteka' / 'igroteka.db'}"
