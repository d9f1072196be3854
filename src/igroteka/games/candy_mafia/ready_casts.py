"""Further ready casts of about equal strength, ours and tried by bots, so that evenings differ.

Each says its mode, how many play and how many of them are criminals, then the roles with an ability; plain roles fill
the rest, as in every ready cast.
"""

from __future__ import annotations

from typing import Final

SECOND_CASTS: Final = (
    "basic 6 1",
    "basic 10 2",
    "basic 12 3",
    "basic 13 3",
    "business 7 2 fortune_teller detective lawyer",
    "business 9 3 fortune_teller mercenary lawyer",
    "business 10 3 judge detective lawyer",
    "business 11 4 sleepwalker detective lawyer",
    "business 12 4 doctor detective judge kidnapper",
    "business 13 4 reanimator detective vampire kidnapper",
    "business 14 5 mercenary detective elder lawyer candy_baron",
    "business 16 5 fortune_teller detective mercenary elder lawyer kidnapper",
    "guests 6 2 detective kidnapper matchmaker",
    "guests 7 2 reanimator detective kidnapper",
    "guests 8 3 policeman detective sorcerer witch",
    "guests 9 3 bodyguard detective kidnapper",
    "guests 10 3 blacksmith detective kidnapper",
    "guests 11 4 inquisitor bodyguard lawyer maniac",
    "guests 12 4 admirer inquisitor clairvoyant kidnapper matchmaker",
    "guests 13 4 woodcutter clairvoyant inquisitor shapeshifter maniac",
    "guests 16 5 inquisitor punisher blacksmith policeman sorcerer kidnapper",
    "guests 17 6 woodcutter blacksmith judge sentry shapeshifter sorcerer",
    "festival 7 2 elder doctor avenger inquisitor dentist don conjurer",
    "festival 8 3 sweet_tooth detective doctor dealer avenger dragon shapeshifter piper",
    "festival 9 3 elder elders_son mercenary admirer tough_guy saviour dragon mistress witch",
    "festival 10 3 baker fortune_teller avenger policeman nobleman dentist saviour don teacher matchmaker",
    "festival 11 4 elder elders_son sentry doctor mercenary avenger fortune_teller don libeller bloodhound witch",
    "festival 12 4 elder punisher bodyguard vampire wanderer policeman doctor dealer conjurer teacher mistress piper",
    (
        "festival 13 4 elder punisher mercenary bodyguard vampire nobleman avenger dentist clairvoyant dragon "
        "candy_baron conjurer maniac"
    ),
    (
        "festival 14 5 baker mercenary fortune_teller woodcutter tough_guy saviour instigator dealer admirer "
        "don shapeshifter bloodhound witch maniac"
    ),
    (
        "festival 15 5 elder sentry punisher doctor policeman blacksmith avenger nobleman dentist wanderer "
        "dragon teacher sorcerer witch piper"
    ),
    (
        "festival 18 6 elder elders_son doctor mercenary sentry blacksmith woodcutter tough_guy saviour "
        "dealer instigator clairvoyant dragon teacher conjurer candy_baron maniac witch"
    ),
    (
        "festival 20 7 baker elder elders_son punisher doctor detective bodyguard blacksmith woodcutter "
        "avenger saviour clairvoyant tough_guy don bloodhound lawyer libeller kidnapper witch matchmaker"
    ),
)
THIRD_CASTS: Final = (
    "guests 10 3 inquisitor beauty lawyer",
    "guests 11 4 detective policeman kidnapper maniac",
    "festival 10 3 baker fortune_teller avenger policeman nobleman doctor dealer don sorcerer maniac",
    "festival 11 4 elder elders_son clairvoyant doctor mercenary avenger instigator don libeller kidnapper maniac",
)


def by_table() -> dict[str, list[str]]:
    """By which cast, mode and number of players: how many criminals there are, then the roles."""
    rows = [("second", row) for row in SECOND_CASTS] + [("third", row) for row in THIRD_CASTS]
    split = [(which, row.split()) for which, row in rows]
    return {f"{which} {mode} {seats}": rest for which, (mode, seats, *rest) in split}
