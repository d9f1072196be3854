"""The tables of the database, the same for SQLite and PostgreSQL, and whether a database is ours."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Dialect,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    bindparam,
    case,
    insert,
    inspect,
    select,
    update,
)
from sqlalchemy.sql.expression import ClauseElement

from igroteka.server.store.rows import BadDatabase

VERSION = 1

metadata = MetaData()

house = Table(
    "igroteka",
    metadata,
    Column("version", Integer, nullable=False),
    # Who writes; changes hands when another server takes over.
    Column("owner", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("code", Text, primary_key=True),
    Column("watch", Text, nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("doc", LargeBinary, nullable=False),
)

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
    # A command is carried out once; lines of the table's own have none, and None is never twice the same.
    UniqueConstraint("code", "match", "seat", "command"),
)

# A table is as young as its last line: a move need not rewrite the sheet. The primary key leads there without a look at the others.
last_line = (
    select(lines.c.at)
    .where(lines.c.code == tables.c.code)
    .order_by(lines.c.match.desc(), lines.c.seq.desc())
    .limit(1)
    .scalar_subquery()
)
touched = case((last_line > tables.c.touched, last_line), else_=tables.c.touched).label("touched")

CREATE = insert(tables)
TOUCH = (
    update(tables)
    .where(tables.c.code == bindparam("table"))
    .values(touched=bindparam("now"), doc=bindparam("sheet"))
    .returning(tables.c.code)
)
APPEND = insert(lines)


class Sql:
    """The statements of every move, ready for the driver."""

    def __init__(self, dialect: Dialect) -> None:
        self.create = text(CREATE, dialect, ("code", "watch", "created", "touched", "doc"))
        self.touch = text(TOUCH, dialect, ("now", "sheet", "table"))
        self.append = text(APPEND, dialect, ("code", "match", "seq", "seat", "command", "body", "at"))


def text(statement: ClauseElement, dialect: Dialect, order: tuple[str, ...]) -> str:
    """A statement as the driver reads it, which expects its values in this order."""
    compiled = statement.compile(dialect=dialect)
    assert tuple(getattr(compiled, "positiontup", ())) == order
    return str(compiled)


def prepare(connection: Connection, own: bool) -> None:
    """Make the tables if there are none and we may, else see that they are ours."""
    if inspect(connection).has_table(house.name):
        version = connection.scalar(select(house.c.version))
        if version != VERSION:
            raise BadDatabase(
                f"was made by another version of igroteka (its tables are of version {version}, ours {VERSION})"
            )
    elif foreign := others(connection):
        raise BadDatabase(f"belongs to another program (it has a table {min(foreign)!r} that is not ours)")
    elif not own:
        raise BadDatabase("no tables of igroteka are here")
    else:
        metadata.create_all(connection, checkfirst=False)
        connection.execute(insert(house).values(version=VERSION, owner=""))


def others(connection: Connection) -> set[str]:
    """Tables of another program that are in our way: in a file of one's own all of them, on a server our namesakes."""
    there = set(inspect(connection).get_table_names())
    return there if connection.dialect.name == "sqlite" else there & set(metadata.tables)
