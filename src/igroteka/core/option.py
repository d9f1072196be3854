"""Options: declared once; the lobby form, the JSON Schema, the help and the refusals derive from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from igroteka.core.errors import BadOptions, quoted

Value = bool | int | str


class Option:
    """A rule that people may want otherwise: what it may be, and what it is unless somebody says."""

    def __init__(
        self,
        id: str,
        default: Value,
        choices: Sequence[str] = (),
        least: int = 0,
        most: int = 0,
        needs: tuple[str, Value] | None = None,
        view_only: bool = False,
        seats: Mapping[str, Sequence[int]] | None = None,
        headline: bool = False,
    ) -> None:
        self.id = id
        self.default = default
        self.choices = tuple(choices)
        self.least = least
        self.most = most
        # The option means something only while another has this value.
        self.needs = needs
        # It changes what people are shown, never what is legal.
        self.view_only = view_only
        # Some choices are only for so many players; those not named here are for all.
        self.seats = {choice: tuple(counts) for choice, counts in (seats or {}).items()}
        # Its choices are games of their own: it is asked where the game is chosen, and each says what one plays for.
        self.headline = headline

    @property
    def kind(self) -> str:
        """flag, choice or number."""
        if isinstance(self.default, bool):
            return "flag"
        return "number" if isinstance(self.default, int) else "choice"

    def values(self) -> list[Value]:
        """Every value, or for a number its least, default and most."""
        if self.kind == "flag":
            return [False, True]
        if self.kind == "choice":
            return list(self.choices)
        return sorted({self.least, int(self.default), self.most})

    def accept(self, value: object) -> Value:
        """The value if the option may have it, else BadOptions."""
        if self.kind == "flag":
            if isinstance(value, bool):
                return value
            raise BadOptions(f"option {self.id}: must be true or false, not {quoted(value)}")
        if self.kind == "choice":
            if isinstance(value, str) and value in self.choices:
                return value
            raise BadOptions(f"option {self.id}: must be one of {', '.join(self.choices)}, not {quoted(value)}")
        if isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most:
            return value
        raise BadOptions(f"option {self.id}: must be a number from {self.least} to {self.most}, not {quoted(value)}")

    def fits(self, value: Value, seats: int) -> bool:
        """May it be so at a table of so many?"""
        counts = self.seats.get(str(value))
        return counts is None or seats in counts

    def usual(self, seats: int) -> Value:
        """What it is at a table of so many unless somebody says: the default, else the first choice that fits."""
        if self.fits(self.default, seats):
            return self.default
        return next(choice for choice in self.choices if self.fits(choice, seats))

    def read(self, text: str) -> Value:
        """The value that a person typed."""
        if self.kind == "flag" and text.lower() in ("true", "yes", "on", "1", "false", "no", "off", "0"):
            return text.lower() in ("true", "yes", "on", "1")
        if self.kind == "number" and text.lstrip("-").isdecimal():
            return self.accept(int(text))
        return self.accept(text)

    def schema(self) -> dict[str, object]:
        """The option as JSON Schema."""
        if self.kind == "flag":
            return {"type": "boolean", "default": self.default}
        if self.kind == "choice":
            told: dict[str, object] = {"type": "string", "enum": list(self.choices), "default": self.default}
            if self.seats:  # JSON Schema has no word for it, and leaves unknown words to the reader
                told["seats"] = {choice: list(counts) for choice, counts in self.seats.items()}
            return told
        return {"type": "integer", "minimum": self.least, "maximum": self.most, "default": self.default}


def resolve(options: Sequence[Option], given: Mapping[str, object] | None, seats: int) -> dict[str, Value]:
    """All options of a table of so many with their defaults written out, or BadOptions that says which and why."""
    known = {option.id: option for option in options}
    for name in given or {}:
        if name not in known:
            raise BadOptions(f"option {name[:40]}: unknown; there are {', '.join(known) or 'none'}")
    chosen = {o.id: o.accept(given[o.id]) if given and o.id in given else o.usual(seats) for o in options}
    for option in options:
        value = chosen[option.id]
        if not option.fits(value, seats):
            counts = ", ".join(str(count) for count in option.seats[str(value)])
            raise BadOptions(f"option {option.id}: {value} is for {counts} players, not {seats}")
        if option.needs is not None and given and option.id in given and value != option.default:
            other, needed = option.needs
            if chosen[other] != needed:
                raise BadOptions(f"option {option.id}: means something only with {other}={needed}")
    return chosen


def schema(options: Sequence[Option]) -> dict[str, object]:
    """The options of a game as one JSON Schema object."""
    return {
        "type": "object",
        "properties": {option.id: option.schema() for option in options},
        "additionalProperties": False,
    }
