"""`?` and `r`: why not, what it means, and the rule it rests on."""

from __future__ import annotations

from rich.text import Text

from igroteka.cli.screen import Screen, hanging
from igroteka.cli.understand import matching, numbered, parsed
from igroteka.core.state import State
from igroteka.rules import rules

MOST = 5


def explain(screen: Screen, state: State, seat: int, text: str) -> None:
    """Say of each action that the text may mean whether it can be played, and if not, why.

    One example of each reason.
    """
    game, step = state.game, state.stack[-1]
    action = numbered(text, state.legal(seat))
    action = parsed(text, game) if action is None else action
    meant = matching(text, range(step.first, step.last + 1), game, screen.words) if action is None else [action]
    if not meant:
        screen.say("cli-no-such", text=text)
        return
    answers: dict[str, int] = {}
    clauses: dict[str, None] = {}
    for one in sorted(meant, key=lambda action: action not in state.legal(seat)):
        refusal = state.why(seat, one)
        if refusal is None:
            answer, clause = screen.words.say("cli-can"), step.clause
        else:
            answer, clause = screen.words.say("cli-cannot", reason=screen.words.refusal(refusal)), refusal.clause
        answers.setdefault(answer, one)
        clauses[clause] = None
    for answer, example in list(answers.items())[:MOST]:
        sentence = screen.words.action(game.describe(example), screen.players, seat)
        screen.console.print(hanging("  ? ", Text.assemble((f"{sentence}. ", "bold"), answer)))
    if len(answers) > MOST:
        screen.say("cli-more", count=len(answers) - MOST)
    for clause in clauses:
        show_clause(screen, game.id, clause)


def show_clause(screen: Screen, game_id: str, clause: str) -> None:
    """A clause: its title, and its text if it is the game's own."""
    rule = rules(game_id).get(clause)
    screen.clause(screen.words.clause(clause), rule.text[screen.words.language] if rule else "")
