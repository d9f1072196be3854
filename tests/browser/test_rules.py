"""The rules panel of every game: the goal first, a turn in pictures, no machine key, one language."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

import igroteka
from tests.browser.guests import Guests
from tests.browser.settled import settled
from tests.browser.spoken import words

LOCALES = {"ru": "ru-RU", "en": "en-GB"}
# A key of the engine, such as points.I or big_hunt.
KEY = re.compile(r"[a-z]\w*[._]\w+")
FOREIGN = {"ru": re.compile("[A-Za-z]{2,}"), "en": re.compile("[А-Яа-яЁё]+")}


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("id", igroteka.names())
async def test_the_panel_is_written_for_people(guests: Guests, id: str, language: str) -> None:
    say = words(language, id).say
    page = await guests.come(f"new/{id}", locale=LOCALES[language])
    await page.get_by_role("button", name=say("rules-title"), exact=True).click()
    panel = page.get_by_role("dialog", name=say("rules-title"))
    await expect(panel.get_by_role("article").first).to_be_visible()
    await settled(page)
    titles = await panel.locator("h3").all_inner_texts()
    parts = [say(f"rules-{part}") for part in ("goal", "turn", "clauses")]
    assert titles[:2] == parts[:2]
    assert [title for title in titles if title in parts] == parts
    assert titles[-1] == say("rules-facts")
    pictures = await panel.locator("ol svg use").evaluate_all(
        "all => all.map(one => document.querySelector(one.getAttribute('href')) !== null)"
    )
    assert pictures
    assert all(pictures)
    text = await panel.inner_text()
    assert KEY.findall(text) == []
    assert FOREIGN[language].findall(text) == []
