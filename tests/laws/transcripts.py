"""A whole game as text that a person can read, and that the program can play again."""

from __future__ import annotations

import json
import re

from igroteka.core.event import Event
from igroteka.core.game import Game
from igroteka.core.state import State
from tests.laws.cases import Case

RESIGN = "resigns"
CHOICE = re.compile(r"^\d+\. seat (\d+): (.+)$")
# A transcript per ending shows the richest of this many walks.
WALKS = 60

Choices = list[tuple[int, str]]


def transcribe(case: Case, choices: Choices) -> str:
    """Play the choices and write down everything."""
    game, state = case.game, case.new()
    lines = [
        f"game {game.id}",
        f"rules {game.rules}",
        f"data {game.data.fingerprint}",
        f"seats {case.seats}",
        f"seed {case.seed}",
        f"options {json.dumps(state.options)}",
        "",
        *told(state.events),
        f"   = {state.hash()}",
    ]
    for number, (seat, choice) in enumerate(choices):
        turn = state.turn()
        lines.append(f"{number + 1}. seat {seat}: {choice}")
        if choice == RESIGN:
            state.resign(seat)
        else:
            state.play(seat, game.parse(choice))
        lines += told(state.events)
        if state.turn() != turn:
            lines.append(f"   = {state.hash()}")
    outcome = state.outcome()
    assert outcome is not None, "a transcript is of a whole game"
    lines += ["", f"ended by {outcome.reason}"]
    lines += [f"seat {n}: place {outcome.places[n]}, score {outcome.scores[n]}" for n in range(case.seats)]
    return "\n".join(lines) + "\n"


def told(events: list[Event]) -> list[str]:
    """The events, each on a line: what all know, then what only some know."""
    out = []
    for event in events:
        line = f"   {event.id}{words(event.public)}"
        for name, (value, readers) in event.secret.items():
            line += f" [only {numbers(readers)}:{words({name: value})}]"
        if event.audience is not None:
            line += f" (only {numbers(event.audience)} may know)"
        out.append(line)
    return out


def words(things: dict[str, object]) -> str:
    """Names and values."""
    return "".join(f" {name}={json.dumps(value, ensure_ascii=False)}" for name, value in things.items())


def numbers(seats: object) -> str:
    """Seats with commas."""
    assert isinstance(seats, (list, tuple))
    return ", ".join(str(seat) for seat in seats)


def header(text: str) -> dict[str, str]:
    """The lines before the first empty one."""
    return dict(line.split(" ", 1) for line in text.split("\n\n")[0].splitlines())


def again(text: str, game: Game) -> str:
    """The same game played anew from the header and the choices in its transcript."""
    head = header(text)
    case = Case(game, {"seats": int(head["seats"]), **json.loads(head["options"])}, int(head["seed"]))
    found = (CHOICE.match(line) for line in text.splitlines())
    return transcribe(case, [(int(match[1]), match[2]) for match in found if match])


def ending(text: str) -> str:
    """How the transcribed game ended."""
    return text.split("\nended by ")[1].splitlines()[0]


def examples(game: Game, rows: list[Case]) -> dict[str, str]:
    """One transcript for each way to end, from the walk that shows the most steps, and one where somebody resigns."""
    best: dict[str, tuple[int, int, Case, Choices]] = {}
    for seed in range(WALKS):
        row = rows[seed % len(rows)]
        case = Case(game, {"seats": row.seats, **row.options}, seed)
        state, steps, choices = play(case)
        rank = (-len(steps), len(choices))
        if state.over not in best or rank < best[state.over][:2]:
            best[state.over] = (*rank, case, choices)
    for case in rows:  # some were sought out for an ending that is seldom reached
        state, steps, choices = play(case)
        if state.over not in best:
            best[state.over] = (-len(steps), len(choices), case, choices)
    texts = {reason: transcribe(case, choices) for reason, (_, _, case, choices) in best.items()}
    _, _, case, choices = min(best.values(), key=lambda found: found[:2])
    cut = choices[: len(choices) // 3]
    texts["resigned"] = transcribe(case, [*cut, (len(cut) % case.seats, RESIGN)])
    return texts


def play(case: Case) -> tuple[State, set[str], Choices]:
    """One walk: its end, the steps it saw and the choices it made."""
    state, steps, choices = case.new(telling=False), set(), []
    for seat, action in case.moves(state):
        steps.add(state.top.name)
        choices.append((seat, case.game.notation(action)))
    return state, steps, choices
