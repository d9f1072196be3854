"""A row for each server process, and which of them owns a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Add them; nobody owns the tables that are there."""
    op.create_table(
        "servers",
        sa.Column("id", sa.Uuid, primary_key=True),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("pid", sa.Integer, nullable=False),
        sa.Column("beat", sa.DateTime(timezone=True), nullable=False),
    )
    owner = sa.Column("owner", sa.Uuid, sa.ForeignKey("servers.id", ondelete="SET NULL"))
    op.add_column("tables", owner, inline_references=True)
    owned = sa.text("owner IS NOT NULL")
    op.create_index("tables_owner", "tables", ["owner"], sqlite_where=owned, postgresql_where=owned)
    op.execute("UPDATE igroteka SET version = 2")
