"""Commands start quickly: what only some of them need is imported by those."""

from __future__ import annotations

import subprocess
import sys


def test_the_command_line_imports_no_database_and_no_server() -> None:
    wanted = "import sys, igroteka.cli; igroteka.cli.parser(); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", wanted], capture_output=True, text=True, check=True).stdout.split()
    assert "igroteka.cli.tables" in loaded
    assert not {"sqlalchemy", "sqlite3", "asyncpg", "uvicorn", "igroteka.server.store"} & set(loaded)
