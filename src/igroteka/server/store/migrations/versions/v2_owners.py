"""A row for each server process, which of them owns a table, and the functions through which PostgreSQL decides it."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"

# Whoever writes locks its own row first: it cannot be deposed before it has committed, nor write once it was deposed.
APPEND = """
CREATE FUNCTION igroteka_append(
    me uuid,
    doc_codes text[], watches text[], doc_times bigint[], docs bytea[],
    line_codes text[], matches int[], seqs int[], seats int[], commands text[], bodies bytea[], line_times bigint[]
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    added int := 0;
    changed int := 0;
BEGIN
    PERFORM FROM servers WHERE id = me AND beat > '-infinity' FOR KEY SHARE;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'another server has taken over' USING ERRCODE = 'IG001';
    END IF;
    IF cardinality(docs) > 0 THEN
        INSERT INTO tables (code, watch, created, touched, doc, owner)
            SELECT w.code, w.watch, w.at, w.at, w.doc, me
            FROM unnest(doc_codes, watches, doc_times, docs) AS w (code, watch, at, doc) WHERE w.watch IS NOT NULL;
        GET DIAGNOSTICS added = ROW_COUNT;
        UPDATE tables AS t SET touched = w.at, doc = w.doc
            FROM unnest(doc_codes, watches, doc_times, docs) AS w (code, watch, at, doc)
            WHERE t.code = w.code AND t.owner = me AND w.watch IS NULL;
        GET DIAGNOSTICS changed = ROW_COUNT;
        IF added + changed < cardinality(docs) THEN
            RAISE EXCEPTION 'a table is not there, or not ours' USING ERRCODE = 'IG002';
        END IF;
    END IF;
    IF cardinality(bodies) > 0 THEN
        INSERT INTO lines (code, match, seq, seat, command, body, at)
            SELECT w.code, w.match, w.seq, w.seat, w.command, w.body, w.at
            FROM unnest(line_codes, matches, seqs, seats, commands, bodies, line_times)
                AS w (code, match, seq, seat, command, body, at)
            WHERE (SELECT t.owner FROM tables AS t WHERE t.code = w.code) = me;
        GET DIAGNOSTICS added = ROW_COUNT;
        IF added < cardinality(bodies) THEN
            RAISE EXCEPTION 'a table is not there, or not ours' USING ERRCODE = 'IG002';
        END IF;
    END IF;
END $$
"""

# Takes a table that nobody owns, or only a process that has left; gives the address of its owner if that is another.
CLAIM = """
CREATE FUNCTION igroteka_claim(me uuid, wanted text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
    holder uuid;
    address text;
BEGIN
    PERFORM FROM servers WHERE id = me AND beat > '-infinity' FOR KEY SHARE;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'another server has taken over' USING ERRCODE = 'IG001';
    END IF;
    LOOP
        UPDATE tables SET owner = me WHERE code = wanted
            AND (owner IS NULL OR owner IN (SELECT id FROM servers WHERE beat = '-infinity'));
        SELECT owner INTO holder FROM tables WHERE code = wanted;
        IF NOT FOUND OR holder = me THEN
            RETURN NULL;
        END IF;
        SELECT url INTO address FROM servers WHERE id = holder AND beat > '-infinity';
        IF FOUND THEN
            RETURN address;
        END IF;
    END LOOP;
END $$
"""

# Ends a process that is gone, and frees its tables: gives their codes, or NULL if it lives. It is gone if it said so,
# if all its sessions have ended, or if it was silent for two seconds. After a start of PostgreSQL everybody gets four
# seconds to come back. A process that speaks while this waits for its last write lives.
DEPOSE = """
CREATE FUNCTION igroteka_depose(other uuid) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
    last timestamptz;
    freed text[];
BEGIN
    SELECT beat INTO last FROM servers WHERE id = other;
    IF NOT FOUND THEN
        RETURN '{}';
    END IF;
    IF last > '-infinity' AND (
        clock_timestamp() < pg_postmaster_start_time() + interval '4 s'
        OR last > clock_timestamp() - interval '2 s'
        AND NOT pg_try_advisory_xact_lock(hashtextextended(other::text, 0))
    ) THEN
        RETURN NULL;
    END IF;
    freed := ARRAY(SELECT code FROM tables WHERE owner = other);
    DELETE FROM servers WHERE id = other AND beat = last;
    IF NOT FOUND THEN
        RETURN NULL;
    END IF;
    RETURN freed;
END $$
"""


def upgrade() -> None:
    """Add them; nobody owns the tables that are there."""
    op.create_table(
        "servers",
        sa.Column("id", sa.Uuid, primary_key=True),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("pid", sa.Integer, nullable=False),
        sa.Column("games", sa.Text, nullable=False),
        sa.Column("beat", sa.DateTime(timezone=True), nullable=False),
    )
    owner = sa.Column("owner", sa.Uuid, sa.ForeignKey("servers.id", ondelete="SET NULL"))
    op.add_column("tables", owner, inline_references=True)
    owned = sa.text("owner IS NOT NULL")
    op.create_index("tables_owner", "tables", ["owner"], sqlite_where=owned, postgresql_where=owned)
    op.drop_column("igroteka", "owner")
    op.add_column("igroteka", sa.Column("secret", sa.Text, nullable=False, server_default=""))
    info = sa.table("igroteka", sa.column("version"), sa.column("secret"))
    op.execute(info.update().values(version=2, secret=secrets.token_urlsafe(32)))
    if op.get_bind().dialect.name == "postgresql":
        for function in (APPEND, CLAIM, DEPOSE):
            op.get_bind().exec_driver_sql(function)
