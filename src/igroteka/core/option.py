"""Options: declared once; the lobby form, the JSON Schema, the help and the refusals derive from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from igroteka.core.errors import BadOptions, quoted

# A set is a list of its members in declared order: plain JSON, shared by clones and never changed.
Value = bool | int | str | list[str]
Plain = bool | int | str


class Option:
    """A rule that people may want otherwise: what it may be, and what it is unless somebody says.

    The default tells its kind: a flag, a number from `least` to `most`, one of the choices, or a list of choices,
    which is a set of `least` to `most` of them.
    """

    def __init__(
        self,
        id: str,
        default: Value,
        choices: Sequence[str] = (),
        least: int = 0,
        most: int = 0,
        needs: Mapping[str, Sequence[Plain]] | None = None,
        view_only: bool = False,
        seats: Mapping[str, Sequence[int]] | None = None,
        headline: bool = False,
        variant: bool = False,
        group: str = "",
        moderated: Value | None = None,
        deals: bool = False,
    ) -> None:
        self.id = id
        self.choices = tuple(choices)
        self.least = least
        self.most = most
        self.default = default
        # It means something only while each of these others has one of the values named here; a set, while it has one
        # of them in it.
        self.needs = {other: tuple(values) for other, values in (needs or {}).items()}
        # It changes what people are shown, never what is legal.
        self.view_only = view_only
        # Some choices are only for some numbers of players; those not named here are for all.
        self.seats = {choice: tuple(counts) for choice, counts in (seats or {}).items()}
        # Its choices are games of their own: it is asked where the game is chosen, and each says what one plays for.
        self.headline = headline
        # A flag by which the same game is played otherwise: it is offered where the game is chosen, too.
        self.variant = variant
        # Options of one group stand together under its title.
        self.group = group
        # What suits a table where a moderator, or one device in the middle, calls aloud; None: the default does.
        self.moderated = moderated
        # Another answer deals other cards: a fair cast is one answer of each of these.
        self.deals = deals

    @property
    def kind(self) -> str:
        """flag, number, choice or set."""
        if isinstance(self.default, bool):
            return "flag"
        if isinstance(self.default, list):
            return "set"
        return "number" if isinstance(self.default, int) else "choice"

    def values(self) -> list[Value]:
        """Every value; of a number its least, default and most.

        Of a set the smallest, the default, and largest ones that have each choice.
        """
        default = self.default
        if isinstance(default, bool):
            return [False, True]
        if isinstance(default, str):
            return list(self.choices)
        if isinstance(default, int):
            return [*sorted({self.least, default, self.most})]
        starts = range(0, len(self.choices), self.most)
        sets = [default, list(self.choices[: self.least])]
        sets += [list(self.choices[min(start, len(self.choices) - self.most) :][: self.most]) for start in starts]
        return [chosen for place, chosen in enumerate(sets) if chosen not in sets[:place]]

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
        if self.kind == "set":
            return self._members(value)
        if isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most:
            return value
        raise BadOptions(f"option {self.id}: must be a number from {self.least} to {self.most}, not {quoted(value)}")

    def _members(self, value: object) -> list[str]:
        if not isinstance(value, list):
            raise BadOptions(f"option {self.id}: must be a list, not {quoted(value)}")
        for place, member in enumerate(value):
            if not isinstance(member, str) or member not in self.choices:
                raise BadOptions(f"option {self.id}: {quoted(member)} is none of {', '.join(self.choices)}")
            if member in value[:place]:
                raise BadOptions(f"option {self.id}: {member} is in it twice")
        if not self.least <= len(value) <= self.most:
            raise BadOptions(f"option {self.id}: must be {self.least} to {self.most} of its choices, not {len(value)}")
        return [choice for choice in self.choices if choice in value]

    def fits(self, value: Value, seats: int) -> bool:
        """May it be so at a table with this many seats?"""
        counts = self.seats.get(str(value))
        return counts is None or seats in counts

    def usual(self, seats: int) -> Value:
        """What it is with this many seats unless somebody says: the default, else the first choice that fits."""
        if self.fits(self.default, seats):
            return self.default
        return next(choice for choice in self.choices if self.fits(choice, seats))

    def read(self, text: str) -> Value:
        """The value that a person typed."""
        if self.kind == "flag" and text.lower() in ("true", "yes", "on", "1", "false", "no", "off", "0"):
            return text.lower() in ("true", "yes", "on", "1")
        if self.kind == "number" and text.lstrip("-").isdecimal():
            return self.accept(int(text))
        if self.kind == "set":
            return self.accept([member.strip() for member in text.split(",")] if text.strip() else [])
        return self.accept(text)

    def lacks(self, chosen: Mapping[str, Value]) -> str:
        """What it lacks beside the others to mean something, as `other=value`; empty: nothing."""
        for other, admitted in self.needs.items():
            if not holds(chosen[other], admitted):
                return f"{other}={' or '.join(map(str, admitted))}"
        return ""

    def schema(self) -> dict[str, object]:
        """The option as JSON Schema, which leaves words that it does not know (seats, needs, group) to the reader."""
        told: dict[str, object]
        if self.kind == "flag":
            told = {"type": "boolean"}
        elif self.kind == "choice":
            told = {"type": "string", "enum": list(self.choices)}
        elif self.kind == "set":
            items = {"type": "string", "enum": list(self.choices)}
            told = {"type": "array", "items": items, "uniqueItems": True}
            told |= {"minItems": self.least, "maxItems": self.most}
        else:
            told = {"type": "integer", "minimum": self.least, "maximum": self.most}
        told["default"] = self.default
        if self.seats:
            told["seats"] = {choice: list(counts) for choice, counts in self.seats.items()}
        if self.needs:
            told["needs"] = {other: list(values) for other, values in self.needs.items()}
        if self.group:
            told["group"] = self.group
        return told


def copied(chosen: Mapping[str, Value]) -> dict[str, Value]:
    """The same options, for anybody who may change them."""
    return {id: value.copy() if isinstance(value, list) else value for id, value in chosen.items()}


def holds(value: Value, admitted: Sequence[Plain]) -> bool:
    """Is the value one of those admitted, or a set with one of them in it?"""
    return any(one in admitted for one in (value if isinstance(value, list) else [value]))


def number_of(chosen: Mapping[str, Value], id: str) -> int:
    """What was agreed of an option that is a number."""
    value = chosen[id]
    assert isinstance(value, int)
    return value


def resolve(options: Sequence[Option], given: Mapping[str, object] | None, seats: int) -> dict[str, Value]:
    """All options of a table with this many seats, defaults written out, or BadOptions that says which and why."""
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
        if given and option.id in given and value != option.default and (lacking := option.lacks(chosen)):
            raise BadOptions(f"option {option.id}: means something only with {lacking}")
    return chosen


def schema(options: Sequence[Option]) -> dict[str, object]:
    """The options of a game as one JSON Schema object."""
    return {
        "type": "object",
        "properties": {option.id: option.schema() for option in options},
        "additionalProperties": False,
    }
