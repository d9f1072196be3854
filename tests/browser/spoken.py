"""What the page says, read from its own files: a test names a key, and a better word breaks nothing."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from igroteka.texts import Words
from igroteka.texts.speech import parsed
from tests.server.client import setup

# The game of a table when a test names none.
GAME = setup().game
WEB = Path(__file__).parents[2] / "web" / "src"


@cache
def words(language: str, game: str = GAME) -> Words:
    """The words of the page, of the game and of its drawing."""
    said = Words(game, language)
    drawn = WEB / "games" / game / "texts"
    for file in [*(WEB / "texts").glob(f"*.{language}.ftl"), *drawn.glob(f"*{language}.ftl")]:
        said.bundle.add_resource(parsed(file.read_text(encoding="utf-8")))
    return said


def say(key: str, **args: object) -> str:
    """What a Russian page says."""
    return words("ru").say(key, **args)
