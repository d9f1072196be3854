"""The page and the server speak the same language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import igroteka
from igroteka.server import wire
from igroteka.server.table import commands
from tools.page_types import page_types
from tools.wire_schema import WEB

SERVER = Path(igroteka.__file__).parent / "server"
# Every way in which the server names a reason.
NAMED = re.compile(
    r"""(?:Refusal|leave|problem_response|disconnect|super\(\).__init__)\(\s*(?:\w+,\s*){0,2}"([a-z]+(?:-[a-z]+)*)["]"""
)


def test_the_page_has_the_types_of_today() -> None:
    for path, text in page_types().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run `python3 dev.py types`"


def test_every_command_has_one_row() -> None:
    elsewhere = {wire.Hello, wire.Sync, wire.Hint}
    assert {*commands.OF_EVERYBODY, *commands.OF_PEOPLE} == set(get_args(wire.ClientSays)) - elsewhere
    assert not commands.OF_EVERYBODY.keys() & commands.OF_PEOPLE.keys()


def test_every_refusal_has_words_in_both_languages() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SERVER.rglob("*.py")))
    reasons = set(NAMED.findall(code)) - {"game-over"}
    assert len(reasons) > 40
    for language in ("ru", "en"):
        words = (WEB / "src" / "texts" / f"refused.{language}.ftl").read_text(encoding="utf-8")
        said = set(re.findall(r"^refused-([a-z-]+) =", words, re.MULTILINE))
        assert reasons - said == set()


@pytest.mark.parametrize("after", ["\n", "\r\n", "\n\n", " ", "\u2028"])
def test_nothing_follows_an_id_or_a_part(after: str) -> None:
    def read(kind: type[object], **message: object) -> object:
        return msgspec.json.decode(msgspec.json.encode(message), type=kind)

    part = "0" * 64
    assert read(wire.Contribute, do="contribute", id="a", part=part) == wire.Contribute("a", part)
    for id, sent in (("a" + after, part), ("a", part + after)):
        with pytest.raises(msgspec.ValidationError):
            read(wire.Contribute, do="contribute", id=id, part=sent)
