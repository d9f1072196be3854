"""Where tables are kept if nobody says where."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path


def default_database(environment: Mapping[str, str] = os.environ) -> str:
    """The address in IGROTEKA_DATABASE, else a file in the user's data folder; whoever opens it makes the folder."""
    given = environment.get("IGROTEKA_DATABASE", "")
    if given:
        return given
    data = environment.get("XDG_DATA_HOME", "")
    home = Path(data) if os.path.isabs(data) else Path(os.path.expanduser("~/.local/share"))
    return f"sqlite+aiosqlite:///{home / 'igroteka' / 'igroteka.db'}"
