"""Saying things in a language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from igroteka.bots.hint import Reason
from igroteka.core.description import Description
from igroteka.core.errors import BadOptions, IllegalAction
from igroteka.core.event import SPECTATOR
from igroteka.core.option import Option, Value
from igroteka.registry import folder
from igroteka.rules import rules

LANGUAGES = ("ru", "en")
SHELL = Path(__file__).parent
YES_NO = {True: "yes", False: "no"}


class MissingText(LookupError):
    """A text that no file has, or that asks for a word nobody gave: a mistake of ours, never of the player's."""


@cache
def words(game_id: str | None, language: str) -> Words:
    """The words of a game, those of the shell among them; None: of the shell alone."""
    if language not in LANGUAGES:
        raise BadOptions(f"language: must be one of {', '.join(LANGUAGES)}, not {language[:40]!r}")
    return Words(game_id, language)


@cache
def parsed(texts: str) -> Resource:
    """What a file of texts says; to parse one takes as long as to start a program."""
    return FluentResource(texts)


class Words:
    """One language: texts by key, and sentences for what the engines say in ids."""

    def __init__(self, game_id: str | None, language: str) -> None:
        self.game_id = game_id
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        homes = [SHELL] if game_id is None else [folder(game_id) / "texts", SHELL]
        # The forms that cards have beside their plain name.
        self.forms: tuple[str, ...] = ()
        for home in homes:
            file = parsed((home / f"{language}.ftl").read_text(encoding="utf-8"))
            self.bundle.add_resource(file)
            self.forms += forms(file)

    def has(self, key: str) -> bool:
        """Is there a text of this key?"""
        return self.bundle.has_message(key)

    def say(self, key: str, /, **args: object) -> str:
        """The text of a key; `card-I3.short` is an attribute of one."""
        return self._say(key, args)

    def _say(self, key: str, args: Mapping[str, object]) -> str:
        id, _, attribute = key.partition(".")
        message = self.bundle.get_message(id) if self.has(id) else None
        pattern = None if message is None else message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise MissingText(f"{self._where()} has no text {key!r}")
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        if errors:
            raise MissingText(f"{self._where()}, text {key!r}: {errors[0]}")
        return str(text)

    def _where(self) -> str:
        return f"{self.game_id or 'the shell'} in {self.language}"

    # What the engines say in ids.

    def card(self, name: str, form: str = "") -> str:
        """A card's name, or another form of it: `short`, or a case of the language."""
        return self.say(f"card-{name}.{form}" if form else f"card-{name}")

    def action(self, does: Description, players: Sequence[str] = (), viewer: int = SPECTATOR) -> str:
        """What an action does, and to whom."""
        return self._say(f"action-{does.verb}", self._forms(does.words, players, viewer))

    def event(self, seen: Mapping[str, object], players: Sequence[str] = (), viewer: int = SPECTATOR) -> str:
        """What happened, from `event.seen_by`; the viewer is spoken to, the others are named."""
        heard_by = seen.get("heard_by")
        if isinstance(heard_by, int):
            rest = {name: value for name, value in seen.items() if name != "heard_by"}
            said = self.event(rest, players, heard_by)
            return self.say("event-heard-by", name=self.player(heard_by, players), text=said)
        args = {name: value for name, value in seen.items() if name != "event"}
        return self._say(f"event-{seen['event']}", self._forms(args, players, viewer))

    def prompt(self, prompt: Mapping[str, object], players: Sequence[str] = (), viewer: int = SPECTATOR) -> str:
        """What is awaited, from `state.prompt`."""
        args = {name: value for name, value in prompt.items() if name not in ("step", "clause")}
        return self._say(f"step-{prompt['step']}", self._forms(args, players, viewer))

    def refusal(self, refusal: IllegalAction) -> str:
        """Why an action may not be played."""
        return self.say(f"why-{refusal.reason}")

    def reason(self, reason: Reason, players: Sequence[str] = (), viewer: int = SPECTATOR) -> str:
        """Why a turn is a good one, from `hint.reasons`."""
        return self._say(f"hint-{reason.id}", self._forms(reason.words, players, viewer))

    def ending(self, reason: str, teams: bool = False) -> str:
        """How the game ended, for players who play alone or in teams."""
        return self.say(f"ending-{reason}", teams="yes" if teams else "no")

    def tie(self, reason: str, words: Mapping[str, object], players: Sequence[str] = ()) -> str:
        """What decided between equal points, or that nothing did."""
        return self._say(f"tie-{reason}", self._forms(words, players, SPECTATOR))

    def result(self, outcome: Mapping[str, Any], players: Sequence[str] = (), viewer: int = SPECTATOR) -> str:
        """Who won, or between whom it is a draw, from `outcome.dump`; the viewer is spoken to, the others are named."""
        scores, places = outcome["scores"], outcome["places"]
        first = [seat for seat, place in enumerate(places) if place == 1]
        if won := outcome.get("winners"):
            side = ". ".join(self.say(f"won-{name}") for name in won)
            return self.say("outcome-side", side=side, names=self._called(first, players, viewer))
        if first == [viewer]:
            mine, best = scores[viewer], max(score for seat, score in enumerate(scores) if seat != viewer)
            # The person who wins because another gives up may have fewer points.
            return self.say("outcome-won-by", mine=mine, best=best) if mine > best else self.say("outcome-won")
        side_of = outcome.get("sides") or range(len(places))
        sides = [[s for s in first if side_of[s] == side] for side in dict.fromkeys(side_of[seat] for seat in first)]
        if len(sides) > 1:
            # Partners are named together; where all play for themselves, so are all.
            rows = sides if len(sides) < len(first) else [first]
            names = "; ".join(self._called(row, players, viewer) for row in rows)
            return self.say("outcome-draw" if outcome.get("draw") else "outcome-shared", names=names)
        kind = "winner" if len(first) == 1 else "partners-mine" if viewer in first else "partners"
        return self.say(f"outcome-{kind}", names=self._called(first, players, viewer))

    def _called(self, seats: Sequence[int], players: Sequence[str], viewer: int) -> str:
        return self.row([self.say("you") if seat == viewer else self.player(seat, players) for seat in seats])

    def option(self, option: Option) -> str:
        """The name of an option."""
        return self.say(f"option-{option.id}")

    def hint(self, option: Option) -> str:
        """What an option changes."""
        return self.say(f"option-{option.id}.hint")

    def goal(self, options: Sequence[Option], agreed: Mapping[str, Value]) -> str:
        """What one plays for, as agreed."""
        headlines = (option.id for option in options if option.headline)
        return self.say(next((f"option-{id}-{agreed[id]}.goal" for id in headlines), "goal"))

    def value(self, option: Option, value: Value) -> str:
        """A value of an option."""
        if isinstance(value, bool):
            return self.say(YES_NO[value])
        if isinstance(value, list):
            return self.row([self.value(option, member) for member in value])
        return self.say(f"option-{option.id}-{value}") if isinstance(value, str) else str(value)

    def group(self, name: str) -> str:
        """The title of a group of options."""
        return self.say(f"group-{name}")

    def advice(self, id: str) -> str:
        """A warning that blocks nothing."""
        return self.say(f"advice-{id}")

    def clause(self, id: str) -> str:
        """The title of a clause: the game's own from its rules, the table's from the shell."""
        if self.has(f"clause-{id}"):
            return self.say(f"clause-{id}")
        known = rules(self.game_id) if self.game_id else {}
        if id not in known:
            raise MissingText(f"{self._where()} has no clause {id!r}")
        return known[id].title[self.language]

    def player(self, seat: int, players: Sequence[str] = ()) -> str:
        """A player's name; without one, the number of the seat."""
        return players[seat] if 0 <= seat < len(players) else self.say("player", number=seat + 1)

    def row(self, items: Sequence[str]) -> str:
        """Several things in a row, as the language joins them."""
        if not items:
            return self.say("nothing")
        return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {self.say('and')} {items[-1]}"

    # Variables of a text.

    def _forms(self, given: Mapping[str, object], players: Sequence[str], viewer: int) -> dict[str, str | int]:
        """Each word with its further forms: see the head of `igroteka.texts`."""
        out: dict[str, str | int] = {}
        for name, value in given.items():
            items = list(value) if isinstance(value, (list, tuple)) else [value]
            if isinstance(value, (list, tuple)):
                out[f"{name}-count"] = len(items)
            if isinstance(value, bool):
                out[name] = YES_NO[value]
            elif isinstance(value, int):
                out[name] = value
            else:
                for form in ("", *self.forms):
                    out[f"{name}-{form}" if form else name] = self.row([self._word(str(item), form) for item in items])
            seats = [item for item in items if isinstance(item, int) and not isinstance(item, bool)]
            if seats == items:
                out[f"{name}-name"] = self.row([self.player(seat, players) for seat in seats])
                out[f"{name}-others"] = self.row([self.player(seat, players) for seat in seats if seat != viewer])
                out[f"{name}-mine"] = YES_NO[viewer in seats]
        return out

    def _word(self, word: str, form: str) -> str:
        """A card by its name, a degree in words; any other word stays as it is, for a text to select on."""
        if word.startswith("degree-"):
            return self.say(word)
        return self.card(word, form) if self.has(f"card-{word}") else word


def forms(file: Resource) -> tuple[str, ...]:
    """The attributes that the cards of a file have."""
    cards = [entry for entry in file.body if isinstance(entry, Message) and entry.id.name.startswith("card-")]
    return tuple(sorted({attribute.id.name for card in cards for attribute in card.attributes}))
