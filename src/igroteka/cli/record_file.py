"""Records on disk: read with suspicion, never written over, kept while a match is played."""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from igroteka.core.errors import BadRecord, IgrotekaError
from igroteka.core.match.match import Match
from igroteka.core.match.record import Record, read_record

ENDING = ".jsonl"


class CannotSave(IgrotekaError):
    """A file that cannot be written."""


def read(path: Path) -> Record:
    """The record in a file."""
    try:
        text = path.read_bytes().decode("utf-8")
    except OSError as error:
        raise BadRecord(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: is no record, for it is no text") from None
    try:
        return read_record(text)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def write(path: Path, text: str) -> None:
    """A new file with this text; a file that is there already stays as it is."""
    if os.path.exists(path):
        raise CannotSave(f"{path}: is there already, and nothing is written over")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except OSError as error:
        raise CannotSave(f"{path}: cannot be written: {error.strerror}") from None


def own_path(game_id: str, environment: Mapping[str, str], now: datetime) -> Path:
    """Where a match is kept if nobody says where: in the user's state folder, under the time it began."""
    state = environment.get("XDG_STATE_HOME", "")
    home = Path(state) if os.path.isabs(state) else Path(os.path.expanduser("~/.local/state"))
    first = home / "igroteka" / f"{game_id}-{now:%Y-%m-%d-%H%M%S}{ENDING}"
    path, number = first, 1
    while os.path.exists(path):
        number += 1
        path = first.with_stem(f"{first.stem}-{number}")
    return path


class Keeper:
    """Keeps the log of a match in a file, line by line as it grows, so that nothing is ever lost."""

    def __init__(self, path: Path, written: int = -1) -> None:
        self.path = path
        # How many lines of the log the file has; -1: there is no file before the first line.
        self.written = written

    def keep(self, match: Match) -> None:
        """Write the lines that the file does not have yet."""
        if not match.lines:
            return
        if self.written < 0:
            write(self.path, match.record.write())
        else:
            self.append(Record({}, match.lines[self.written :]).write().partition("\n")[2])
        self.written = len(match.lines)

    def append(self, rows: str) -> None:
        """Add to the end of the file."""
        try:
            with self.path.open("a", encoding="utf-8", newline="\n") as file:
                file.write(rows)
        except OSError as error:
            raise CannotSave(f"{self.path}: cannot be written: {error.strerror}") from None
