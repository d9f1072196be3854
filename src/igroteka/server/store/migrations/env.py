"""What Alembic runs for every command: it works in the transaction of the connection that it was given."""

from __future__ import annotations

from alembic import context

from igroteka.server.store.migrations import REVISION_TABLE

context.configure(connection=context.config.attributes["connection"], version_table=REVISION_TABLE)
with context.begin_transaction():
    context.run_migrations()
