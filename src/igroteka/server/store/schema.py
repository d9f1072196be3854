"""The schema of the database, the same for SQLite and PostgreSQL, and the check that a database has it."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Insert,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    Uuid,
    bindparam,
    case,
    func,
    insert,
    inspect,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.expression import ClauseElement

from igroteka.server.store.errors import BadDatabase

# A change of the schema is a new file of `migrations/versions`, and its number stands here.
SCHEMA_VERSION = 2

# The advisory lock of PostgreSQL under which the tables are made.
PREPARE_LOCK = int.from_bytes(b"igroteka", "big")
# Milliseconds.
PREPARE_TIMEOUT = 3000
IN_USE = "another server is running on this database; stop it first"

metadata = MetaData()

database_info = Table(
    "igroteka",
    metadata,
    Column("version", Integer, nullable=False),
    # By it the processes on this database know each other.
    Column("secret", Text, nullable=False, server_default=""),
)

# Each server process has a row for as long as it may write; SQLite has one process, and no row.
servers = Table(
    "servers",
    metadata,
    Column("id", Uuid, primary_key=True),
    Column("url", Text, nullable=False),
    Column("pid", Integer, nullable=False),
    # The games with their rules and data.
    Column("games", Text, nullable=False),
    # When it last said that it lives, by the clock of the database.
    Column("beat", DateTime(timezone=True), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("code", Text, primary_key=True),
    Column("watch", Text, nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("doc", LargeBinary, nullable=False),
    # The process that has the table in memory and alone may write it; NULL: none has.
    Column("owner", ForeignKey(servers.c.id, ondelete="SET NULL")),
)
owned = tables.c.owner.is_not(None)
Index("tables_owner", tables.c.owner, sqlite_where=owned, postgresql_where=owned)

lines = Table(
    "lines",
    metadata,
    Column("code", ForeignKey(tables.c.code, ondelete="CASCADE"), primary_key=True),
    Column("match", Integer, primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("command", Text),
    Column("body", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    # A command is carried out once; the table's own lines have none, and NULL equals no other.
    UniqueConstraint("code", "match", "seat", "command"),
)

# A table was touched by its last line, so that a move need not rewrite the document; the primary key finds that line
# directly.
last_line_at = (
    select(lines.c.at)
    .where(lines.c.code == tables.c.code)
    .order_by(lines.c.match.desc(), lines.c.seq.desc())
    .limit(1)
    .scalar_subquery()
)
touched = case((last_line_at > tables.c.touched, last_line_at), else_=tables.c.touched).label("touched")

INSERT_TABLE = insert(tables)
UPDATE_TABLE = (
    update(tables)
    .where(tables.c.code == bindparam("table"))
    .values(touched=bindparam("now"), doc=bindparam("document"))
    .returning(tables.c.code)
)
INSERT_LINE = insert(lines)


class Statements:
    """The statements of the log, compiled for the driver."""

    def __init__(self, dialect: Dialect) -> None:
        self.insert_table = compiled(INSERT_TABLE, dialect, ("code", "watch", "created", "touched", "doc"))
        self.update_table = compiled(UPDATE_TABLE, dialect, ("now", "document", "table"))
        self.insert_line = compiled(INSERT_LINE, dialect, ("code", "match", "seq", "seat", "command", "body", "at"))


def compiled(statement: ClauseElement, dialect: Dialect, order: tuple[str, ...]) -> str:
    """The SQL of a statement, which takes its values in this order."""
    columns = order if isinstance(statement, Insert) else None
    result = statement.compile(dialect=dialect, column_keys=columns)
    assert tuple(getattr(result, "positiontup", ())) == order
    return str(result)


def prepare(connection: Connection, own: bool) -> None:
    """Check that the tables are ours and not newer than we are.

    The owner makes them if there are none, and brings older ones up to date; whoever only reads can read older ones.
    """
    if own and connection.dialect.name == "postgresql":
        prepare_alone(connection)
    if inspect(connection).has_table(database_info.name):
        version = connection.scalar(select(database_info.c.version)) or 0
        if not 1 <= version <= SCHEMA_VERSION:
            raise BadDatabase(
                f"was made by another version of igroteka (its tables are of version {version}, ours {SCHEMA_VERSION})"
            )
    elif foreign := foreign_tables(connection):
        raise BadDatabase(f"belongs to another program (it has a table {min(foreign)!r} that is not ours)")
    elif not own:
        raise BadDatabase("no tables of igroteka are here")
    else:
        version = 0
    if own and version < SCHEMA_VERSION:
        from igroteka.server.store.migrations import migrate  # here, for Alembic is seldom needed and slow to load

        migrate(connection, version)


def prepare_alone(connection: Connection) -> None:
    """Let nobody else make tables until the end of this transaction; a server of the first version holds the lock."""
    connection.exec_driver_sql(f"SET LOCAL lock_timeout = {PREPARE_TIMEOUT}")
    try:
        connection.execute(select(func.pg_advisory_xact_lock(PREPARE_LOCK)))
    except DBAPIError:
        raise BadDatabase(IN_USE) from None


def foreign_tables(connection: Connection) -> set[str]:
    """Tables of another program that prevent ours: in a file any, on a server those with our names."""
    there = set(inspect(connection).get_table_names())
    return there if connection.dialect.name == "sqlite" else there & set(metadata.tables)
