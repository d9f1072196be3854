"""What statements and votes say: each is about two people, and is read by what is believed of both."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.games.candy_mafia.bot.certainties import OPEN
from igroteka.games.candy_mafia.bot.rates import RATES, VOTED


def weigh_testimony(
    rows: list[int], votes_tell_nothing: bool, me: i64, sure: list[int], crime: list[float]
) -> list[float]:
    """By seat: how many times likelier guilt becomes by all that the others said and voted."""
    factors: list[float] = [1.0] * len(sure)
    i: i64 = 0
    while i < len(rows):
        kind: i64 = rows[i]
        who: i64 = rows[i + 1]
        about: i64 = rows[i + 2]
        i += 3
        open_who = sure[who] == OPEN
        open_about = sure[about] == OPEN and not (votes_tell_nothing and kind == VOTED)
        if who == me or not (open_who or open_about):
            continue
        rates = RATES[kind]
        town_town, town_crime, crime_town, crime_crime = rates[0], rates[1], rates[2], rates[3]
        guilty = crime[who]
        other = crime[about]
        if open_about:
            factors[about] *= (guilty * crime_crime + (1.0 - guilty) * town_crime) / (
                guilty * crime_town + (1.0 - guilty) * town_town
            )
        if open_who:
            factors[who] *= (other * crime_crime + (1.0 - other) * crime_town) / (
                other * town_crime + (1.0 - other) * town_town
            )
    return factors
