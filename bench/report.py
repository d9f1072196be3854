"""The results of measurements, as a plain table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich import box
from rich.console import Console
from rich.table import Table

# So many columns where it is written into a file.
WIDE = 140


@dataclass(frozen=True)
class Row:
    """One figure; it may have a least value to reach, or a most not to exceed."""

    what: str
    value: float
    unit: str = ""
    wanted: float | None = None
    note: str = ""
    most: float | None = None

    @property
    def reached(self) -> bool:
        """Does the figure reach its goal?"""
        return (self.wanted is None or self.value >= self.wanted) and (self.most is None or self.value <= self.most)

    @property
    def goal(self) -> str:
        """The goal in words."""
        if self.wanted is not None:
            return f"≥ {number(self.wanted)} {self.unit}"
        return "" if self.most is None else f"≤ {number(self.most)} {self.unit}"


def ratio(what: str, ours: float, theirs: float, wanted: float | None = None, note: str = "") -> Row:
    """A row with the ratio of our speed to theirs."""
    return Row(what, ours / theirs, "×", wanted, note)


def show(title: str, rows: Iterable[Row]) -> None:
    """Print the rows."""
    table = Table(title=title, title_justify="left", box=box.SIMPLE)
    table.add_column("", no_wrap=True)
    table.add_column("measured", no_wrap=True, justify="right")
    table.add_column("wanted", no_wrap=True, justify="right")
    table.add_column("")
    for row in rows:
        style = "bold" if row.goal and row.reached else "bold red" if not row.reached else ""
        note = row.note if row.reached else f"missed  {row.note}"
        table.add_row(row.what, f"{number(row.value)} {row.unit}", row.goal, note, style=style)
    console = Console()
    if not console.is_terminal:
        console.width = WIDE
    console.print(table)


def number(value: float) -> str:
    """A number with about three digits."""
    if value >= 1e6:
        return f"{value / 1e6:.2f} M"
    if value >= 1e4:
        return f"{value / 1e3:.0f} k"
    return f"{value:.0f}" if value >= 100 or value == int(value) else f"{value:.2f}"
