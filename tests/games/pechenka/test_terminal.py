"""The table of «Печенька» in a terminal: everything one needs to choose is on it, in colour or not."""

from __future__ import annotations

import pytest
from rich.console import Console

from igroteka.cli.drawing import draw
from igroteka.cli.scene import Scene
from igroteka.cli.words import TerminalWords
from igroteka.core.state import State
from tests.games.pechenka.table import GAME, big_hunt, everyone, play, show, walk_on

EN, RU = TerminalWords("pechenka", "en"), TerminalWords("pechenka", "ru")
NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"]


def shown(state: State, viewer: int = 0, width: int = 80, words: TerminalWords = EN) -> str:
    """The table without colours."""
    can = [state.game.describe(action) for action in state.legal(viewer)] if viewer >= 0 else []
    console = Console(width=width, no_color=True)
    with console.capture() as caught:
        console.print(draw("pechenka", Scene(state.view(viewer), viewer, NAMES, can, words, width)))
    return caught.get()


def part(drawn: str, name: str) -> str:
    """What is drawn of a player, blanks put together."""
    blocks = [block for block in drawn.split("\n\n") if block.startswith(name)]
    assert len(blocks) == 1
    return " ".join(blocks[0].split())


def circles() -> State:
    """Two circles of four players; seat 0 is Cookie."""
    s = everyone("P S B T", first=2)
    show(s, "S P T S", "sword shield S hill")
    play(s, "before 3", "before 1")
    return s


def test_the_head_says_how_far_it_is_and_who_hunts_whom() -> None:
    head = shown(circles()).split("\n\n")[0]
    assert "round 1 of 4 · circle 3 of 4 · first player: Cat" in head
    assert " ".join(head.splitlines()[1].split()) == "Coo → Blu → Str → 37 → Coo"
    assert "раунд 1 из 4 · круг 3 из 4 · первый игрок: Cat" in shown(circles(), words=RU)


def test_every_player_has_coins_open_cards_sword_shield_and_what_the_role_may_be() -> None:
    drawn = shown(circles())
    assert part(drawn, "Ann") == "Ann ● 0 Str Swd ⚔ Cat Coo You are Coo, prey Blu, hunter 37 Hand Blu 37 Shd Hil"
    assert part(drawn, "Bob") == "Bob ● 0 Coo Shd ◊ Ann ? may be Str"
    assert part(drawn, "Cat") == "Cat ● 0 37 Str ? may be Blu"
    assert part(drawn, "Dan") == "Dan ● 0 Str Hil ? may be 37"


def test_a_stranger_sees_no_hand_and_less_certainty() -> None:
    drawn = shown(circles(), viewer=-1)
    assert "Hand" not in drawn
    assert "You are" not in drawn
    assert part(drawn, "Ann") == "Ann ● 0 Str Swd ⚔ Cat ? may be Coo Blu 37"
    assert part(drawn, "Cat") == "Cat ● 0 37 Str ? may be Coo Blu"


def test_an_idle_sword_lies_before_nobody() -> None:
    s = everyone("P B S T")
    show(s, "B shield shield shield")
    play(s, "before 1", "before 1", "before 1")
    show(s, "sword P P P")
    play(s, "before nobody")
    assert "⚔ –" in part(shown(s), "Ann")


def test_the_big_hunt_shows_target_exclusion_declarations_and_what_is_open() -> None:
    s = big_hunt("P S X T", target="K", excluded="B")
    play(s, "declare P on 1", "declare S on 1", "declare S on 1", "declare B on 1")
    play(s, "open 3 role 1", "peek", "open 1 role 1", "peek")
    drawn = shown(s, viewer=1)
    head = [" ".join(line.split()) for line in drawn.split("\n\n")[0].splitlines()]
    assert head[0].startswith("round 1 of 8 · stage 3")
    assert head[2:] == ["Target ? may be 37 Cos", "Exclusion Blu looked: Bob, Dan"]
    assert part(drawn, "Ann") == "Ann ● 2 Coo ✓ declared Coo"
    assert part(drawn, "Bob") == "Bob ● 1 Str declared Str Hand Coo Blu 37 Per Cos"
    assert part(drawn, "Cat") == "Cat ● 0 Per ✓ declared Str"
    assert part(drawn, "Dan") == "Dan ● 1 ? may be 37 Cos declared Blu"
    assert "Exclusion ? may be Blu Str 37 Cos looked: Bob, Dan" in " ".join(shown(s, viewer=-1).split())


def test_two_roles_and_the_open_exclusion_of_three() -> None:
    assert part(shown(big_hunt("PX ST", "K", "B"), viewer=1), "Bob").startswith("Bob ● 1 Str 37 Hand")
    assert "Open exclusion 37" in " ".join(shown(big_hunt("P S X", "K", "B", "T")).split())


@pytest.mark.parametrize("seats", [2, 6])
def test_nothing_is_lost_in_a_narrow_terminal(seats: int) -> None:
    s = walk_on(GAME.new(seats, 4), 4, seats + 1)
    wide, narrow = shown(s, width=200, words=RU), shown(s, width=40, words=RU)
    assert max(len(line) for line in narrow.splitlines()) <= 40
    assert narrow.split() == wide.split()


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_end_can_be_drawn_too(seats: int) -> None:
    s = walk_on(GAME.new(seats, 4), 4)
    for viewer in (0, -1):
        for seat in range(seats):
            assert f"● {s.view(viewer)['seats'][seat]['coins']}" in part(shown(s, viewer), NAMES[seat])  # type: ignore[index]
