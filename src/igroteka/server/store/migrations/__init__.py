"""Brings the schema of a database up to ours, with Alembic."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

# Alembic's own note of what was done; `igroteka.version` says the same to programs older than this note.
REVISION_TABLE = "igroteka_revision"


def migrate(connection: Connection, version: int) -> None:
    """Bring a database of this version (0: an empty one) up to the last, inside the transaction of the connection."""
    config = Config()
    config.set_main_option("script_location", "igroteka.server.store:migrations")
    config.attributes["connection"] = connection
    if version:
        command.stamp(config, str(version), purge=True)
    command.upgrade(config, "head")
