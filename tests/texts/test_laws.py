"""Laws of the texts, for every game: all is said, in both languages, and nothing is left over."""

from __future__ import annotations

from string import digits

import pytest

import igroteka
from igroteka.cli.words import TerminalWords
from igroteka.core.errors import IllegalAction
from igroteka.core.state import RULES_OF_THE_TABLE
from igroteka.core.windows import pace_of
from igroteka.rules import rules
from igroteka.texts import LANGUAGES, words
from tests.texts.files import file
from tests.texts.said import cards, hint_reasons, reasons, reasons_of_core, verbs, walk

PLAYERS = ("Анна", "Bob", "Вера", "Gus", "Дима", "Eva")
ON_THE_SHELF = {"title", "tagline", "length"}
each_game = pytest.mark.parametrize("id", igroteka.names())
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_file = pytest.mark.parametrize("id", [None, *igroteka.names()])


def wanted(id: str) -> set[str]:
    """Every key that the texts of a game must have, and no other."""
    game = igroteka.game(id)
    keys = ON_THE_SHELF | {f"option-{option.id}" for option in game.options}
    keys |= {f"option-{option.id}-{choice}" for option in game.options for choice in option.choices}
    keys |= {f"option-{option.id}.hint" for option in game.options if not option.headline}
    keys |= {f"option-{option.id}.shelf" for option in game.options if option.variant}
    keys |= {f"group-{option.group}" for option in game.options if option.group}
    keys |= {f"advice-{id}" for id in game.words.advices} | {f"fault-{id}" for id in game.words.faults}
    keys |= {f"won-{side}.often" for side in game.words.winners}
    if game.moderated:
        keys |= {f"field-{name}" for name in (*game.moderated.dealt, *game.moderated.aside.values())}
        keys |= {f"altered-{option}" for option in game.moderated.alterable}
        keys |= {f"side-{side}{form}" for side in game.moderated.sides for form in ("", ".plain")}
    goals = {f"option-{o.id}-{choice}.goal" for o in game.options if o.headline for choice in o.choices}
    keys |= goals or {"goal"}
    for family, ids in (
        ("card", cards(game)),
        ("action", verbs(game)),
        ("step", {step.name for step in game.steps.values() if step.first <= step.last or pace_of(step)}),
        ("event", set(game.shapes.events)),
        ("why", reasons(id)),
        ("ending", set(game.endings)),
        ("won", set(game.words.winners)),
        ("tie", set(game.words.ties)),
        ("hint", set(game.words.hints)),
        ("field", walk(id).fields),
        ("sheet", walk(id).rows),
    ):
        keys |= {f"{family}-{name}" for name in ids}
    return keys | {f"field-{name}.value" for name in walk(id).raw}


@each_game
@each_language
def test_everything_has_a_text_and_no_text_is_unused(id: str, language: str) -> None:
    have = {key for key in file(id, language).texts if not (key.startswith("card-") and "." in key)}
    # A number may be said as it is, or in words: a seat by its player's name.
    may = {f"field-{name}.value" for name in walk(id).fields}
    assert have - may == wanted(id) - may
    assert have >= wanted(id)


@each_game
def test_no_word_of_a_view_is_shown_as_the_engine_calls_it(id: str) -> None:
    says = TerminalWords(id, "ru")  # the ids are English
    if not walk(id).raw:
        pytest.skip("there is none in its views")
    shown = [(field, value) for field, found in walk(id).raw.items() for value in found if not set(value) & set(digits)]
    assert [(field, value) for field, value in shown if says.field_value(field, value, PLAYERS, 0) == value] == []


@each_file
def test_languages_have_the_same_keys_and_variables(id: str | None) -> None:
    def plain(language: str) -> dict[str, set[str]]:
        forms = {f"-{form}" for form in words(id, language).forms}
        return {
            key: {next((v.removesuffix(form) for form in forms if v.endswith(form)), v) for v in text.variables}
            for key, text in file(id, language).texts.items()
            if not (key.startswith("card-") and "." in key and key.split(".")[1] != "short")
        }

    first, *others = [plain(language) for language in LANGUAGES]
    assert others == [first] * len(others)


@each_file
@each_language
def test_terms_and_forms_are_used(id: str | None, language: str) -> None:
    texts = file(id, language).texts
    assert {term for text in texts.values() for term in text.terms} == file(id, language).terms
    used = {variable.rpartition("-")[2] for text in texts.values() for variable in text.variables}
    assert set(words(id, language).forms) - {"short"} <= used


@each_game
@each_language
def test_all_cards_have_the_same_forms_and_no_two_the_same_name(id: str, language: str) -> None:
    says, names = words(id, language), sorted(cards(igroteka.game(id)))
    for form in ("", *says.forms):
        assert len({says.card(name, form) for name in names}) == len(names)


@each_game
@each_language
def test_every_action_can_be_said_and_no_two_alike_that_are_legal_together(id: str, language: str) -> None:
    game, says = igroteka.game(id), words(id, language)
    sentences = [says.action(game.describe(action)) for action in range(int(game.actions))]
    assert all(sentences)
    s, rng = game.new(seed=3), igroteka.seeded(3)
    while s.turn():
        seat = s.turn()[0]
        legal = s.legal(seat)
        assert len({sentences[action] for action in legal}) == len(legal)
        s.play(seat, legal[rng.below(len(legal))])


@each_game
@each_language
def test_every_event_and_prompt_of_whole_games_can_be_said(id: str, language: str) -> None:
    says = words(id, language)
    for seen, viewer in walk(id).events:
        assert says.event(seen, PLAYERS, viewer)
        assert says.event(seen)
    for prompt, viewer in walk(id).prompts:
        assert says.prompt(prompt, PLAYERS, viewer)


@each_game
def test_every_reason_of_a_hint_is_declared_and_none_is_left_over(id: str) -> None:
    assert hint_reasons(id) == set(igroteka.game(id).words.hints)


@each_game
@each_language
def test_every_hint_of_whole_games_can_be_said(id: str, language: str) -> None:
    says = words(id, language)
    for reason, viewer in walk(id).hints:
        assert says.reason(reason, PLAYERS, viewer)


@each_game
@each_language
def test_refusals_endings_and_options_can_be_said(id: str, language: str) -> None:
    game, says = igroteka.game(id), words(id, language)
    for reason in reasons(id) | reasons_of_core():
        assert says.refusal(IllegalAction(reason, "x"))
    for ending in (*game.endings, "resigned"):
        assert says.ending(ending)
    for option in game.options:
        assert says.option(option)
        assert option.headline or says.hint(option)
        assert all(says.value(option, value) for value in option.values())
        assert not option.group or says.group(option.group)
    for advice in game.words.advices:
        assert says.advice(advice)


@each_game
@each_language
def test_every_game_and_every_choice_that_is_a_game_of_its_own_says_what_one_plays_for(id: str, language: str) -> None:
    game, says = igroteka.game(id), words(id, language)
    headlines = [option for option in game.options if option.headline]
    assert len(headlines) <= 1
    agreed = [{**game.defaults, option.id: choice} for option in headlines for choice in option.choices]
    goals = [says.goal(game.options, options) for options in agreed or [game.defaults]]
    assert len(set(goals)) == len(goals) >= len(headlines)


@each_game
@each_language
def test_every_clause_has_a_title_and_a_text(id: str, language: str) -> None:
    says = words(id, language)
    for clause in {step.clause for step in igroteka.game(id).steps.values()} | {RULES_OF_THE_TABLE}:
        assert says.clause(clause)
    for rule in rules(id).values():
        assert says.clause(rule.id) == rule.title[language]
        assert rule.text[language]
        assert set(rule.title) == set(rule.text) == set(LANGUAGES)


@each_game
def test_languages_are_not_mixed_up(id: str) -> None:
    cyrillic = set("абвгдежзийклмнопрстуфхцчшщъыьэюя")
    game = igroteka.game(id)
    for action in range(int(game.actions)):
        assert cyrillic & set(words(id, "ru").action(game.describe(action)).lower())
        assert not cyrillic & set(words(id, "en").action(game.describe(action)).lower())
    for rule in rules(id).values():
        assert cyrillic & set(rule.text["ru"].lower())
        assert not cyrillic & set(rule.text["en"].lower())
