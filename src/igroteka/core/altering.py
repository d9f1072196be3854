"""Options that may become others in the middle of a game: what the evening's host sees would go better otherwise."""

from __future__ import annotations

from igroteka.core.errors import BadOptions, IllegalAction
from igroteka.core.option import Value
from igroteka.core.state import RULES_OF_THE_TABLE, State
from igroteka.core.windows import is_covert


def alterable(state: State) -> dict[str, str]:
    """The options that may become others, as they are now."""
    moderated = state.game.moderated
    if moderated is None or state.over:
        return {}
    return {option: str(state.options[option]) for option in moderated.alterable}


def altered(state: State, option: str, value: str) -> dict[str, Value]:
    """The options with this one as another, or IllegalAction."""
    if state.over:
        raise IllegalAction("game-over", RULES_OF_THE_TABLE)
    if option not in alterable(state):
        raise IllegalAction("not-alterable", RULES_OF_THE_TABLE)
    try:
        return state.game.agreed(int(state.seats), {**state.options, option: value})
    except BadOptions:
        raise IllegalAction("not-alterable", RULES_OF_THE_TABLE) from None


def alter(state: State, option: str, value: str) -> None:
    """From now on the option is this; or IllegalAction. At a covert step nothing changes, for all have been told what
    that would be like.
    """
    options = altered(state, option, value)
    if is_covert(state.top):
        raise IllegalAction("covert-now", state.top.clause)
    state.options = options
    assert state.game.moderated is not None
    state.game.moderated.take_options(state)
