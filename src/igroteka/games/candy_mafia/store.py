"""A position written down and read again, with a check of its parts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from igroteka.core.errors import BadRecord
from igroteka.core.reader import Reader
from igroteka.games.candy_mafia import knowledge as k
from igroteka.games.candy_mafia import night
from igroteka.games.candy_mafia.actions import ACTIONS, SIGNS
from igroteka.games.candy_mafia.cards import BY_NAME, CARDS, DRUNK, NAMES, PRINTED_CARDS
from igroteka.games.candy_mafia.score import WINNERS
from igroteka.games.candy_mafia.tonight import LAYS, Tonight

if TYPE_CHECKING:
    from igroteka.games.candy_mafia.state import CandyMafia

MOST_ROUNDS = 400
# Fields that are masks of seats, and seats or -1, by their names.
PUBLIC_MASKS = ("alive", "jailed", "still", "mute", "noble", "shooters")
HIDDEN_MASKS = ("triad", "recruited", "cursed", "hit", "due", "owes", "immune")
SEATS = ("prey", "follows", "avenges", "hangman")
NIGHT_MASKS = (
    "asleep",
    "sealed",
    "doomed",
    "by_gang",
    "struck",
    "fresh",
    "jail",
    "still",
    "mute",
    "immune",
    "lost",
    "extra",
)
NIGHT_SEATS = ("guest", "host", "raised", "refused", "not_this", "sentence", "turned", "seen_by", "seen")


def save(s: CandyMafia) -> dict[str, object]:
    """All fields."""
    return {
        "cards": " ".join(NAMES[card] for card in s.cards),
        "cast": " ".join(NAMES[card] for card in s.cast),
        "believes": [*s.believes],
        "shown": [*s.shown],
        "aside": int(s.aside),
        "joined": int(s.joined),
        "numbers": [int(n) for n in (s.night, s.day, s.quiet, s.first, s.at, s.round, s.place)],
        "masks": [int(m) for m in (s.alive, s.jailed, s.still, s.mute, s.noble, s.shooters)],
        "used": int(s.used),
        "suspects": [*s.suspects],
        "again_vote": s.again_vote,
        "votes": [*s.votes],
        "condemned": int(s.condemned),
        "at_dawn": s.at_dawn,
        "bread": [int(s.bread_said), int(s.bread)],
        "said": [[*row] for row in s.said],
        "ballots": [[*row] for row in s.ballots],
        "sheet": [[*row] for row in s.sheet],
        "sides": [*s.sides],
        "secrets": [int(m) for m in (s.triad, s.recruited, s.cursed, s.hit, s.due, s.owes, s.immune)],
        "links": [[*link] for link in s.links],
        "aims": [int(n) for n in (s.prey, s.follows, s.avenges, s.hangman)],
        "hunted": s.hunted,
        "riot": s.riot,
        "rests": int(s.rests),
        "last": [*s.last],
        "spent": int(s.spent),
        "won": " ".join(s.won),
        "tonight": save_night(s.tonight),
        "told": [[[*row] for row in rows] for rows in s.told],
    }


def save_night(t: Tonight) -> dict[str, object]:
    """The present night."""
    masks = (t.asleep, t.sealed, t.doomed, t.by_gang, t.struck, t.fresh, t.jail, t.still, t.mute, t.immune, t.lost)
    seats = (t.guest, t.host, t.raised, t.refused, t.not_this, t.sentence, t.turned, t.seen_by, t.seen)
    return {
        "masks": [int(mask) for mask in (*masks, t.extra)],
        "gangs": [int(bits) for bits in (t.stopped, t.resting, t.exposed)],
        "meeting": [*t.meeting],
        "kills": [[*murder] for murder in t.kills],
        "laid": [*t.laid],
        "laid_by": [*t.laid_by],
        "used": [t.watch_used, t.axe_used],
        "seats": [int(seat) for seat in seats],
        "met": [*t.met],
        "chosen": [*t.chosen],
    }


def restore(s: CandyMafia, source: Reader) -> None:
    """The inverse of `save`."""
    seats = int(s.seats)
    everybody = (1 << seats) - 1
    s.cards = named(source.text("cards"), "cards", seats)
    s.cast = named(source.text("cast"), "cast", seats)
    s.believes = source.numbers("believes", seats, 0, CARDS - 1)
    s.shown = source.numbers("shown", seats, -1, CARDS - 1)
    s.aside = source.number("aside", -1, PRINTED_CARDS - 1)
    s.joined = source.number("joined", -1, PRINTED_CARDS - 1)
    numbers = source.numbers("numbers", 7, -1, MOST_ROUNDS)
    s.night, s.day, s.quiet, s.first, s.at, s.round, s.place = numbers
    masks = source.numbers("masks", len(PUBLIC_MASKS), 0, everybody)
    s.alive, s.jailed, s.still, s.mute, s.noble, s.shooters = masks
    s.used = source.number("used", 0, 3)
    s.suspects = source.numbers("suspects", -1, 0, seats - 1)
    s.again_vote = source.flag("again_vote")
    s.votes = source.numbers("votes", seats, -1, seats - 1)
    s.condemned = source.number("condemned", -1, seats - 1)
    s.at_dawn = source.flag("at_dawn")
    s.bread_said, s.bread = source.numbers("bread", 2, -1, MOST_ROUNDS)
    s.said = rows(source, "said", seats + 1, -1, ACTIONS - 1)
    s.ballots = rows(source, "ballots", seats + 1, -1, max(MOST_ROUNDS, seats))
    s.sheet = rows(source, "sheet", -1, 0, len(SIGNS) - 1)
    s.sides = source.numbers("sides", seats, 0, 3)
    secrets = source.numbers("secrets", len(HIDDEN_MASKS), 0, everybody)
    s.triad, s.recruited, s.cursed, s.hit, s.due, s.owes, s.immune = secrets
    s.links = rows(source, "links", 2, 0, seats - 1)
    s.prey, s.follows, s.avenges, s.hangman = source.numbers("aims", len(SEATS), -1, seats - 1)
    s.hunted = source.flag("hunted")
    s.riot = source.flag("riot")
    s.rests = source.number("rests", 0, 3)
    s.last = source.numbers("last", 4, -1, seats - 1)
    s.spent = source.number("spent", 0, 3)
    s.won = source.text("won").split()
    s.tonight = restore_night(source.inner("tonight"), seats)
    s.told = [told_rows(row, source.where, seats) for row in source.row("told", seats)]
    s.began = s.sizes()
    check(s)


def restore_night(source: Reader, seats: int) -> Tonight:
    """The inverse of `save_night`."""
    everybody = (1 << seats) - 1
    t = Tonight(seats)
    masks = source.numbers("masks", len(NIGHT_MASKS), 0, everybody)
    t.asleep, t.sealed, t.doomed, t.by_gang, t.struck, t.fresh = masks[:6]
    t.jail, t.still, t.mute, t.immune, t.lost, t.extra = masks[6:]
    t.stopped, t.resting, t.exposed = source.numbers("gangs", 3, 0, 3)
    t.meeting = source.numbers("meeting", 2, 0, everybody)
    t.kills = rows(source, "kills", 4, 0, everybody)
    t.laid = source.numbers("laid", LAYS, -1, seats - 1)
    t.laid_by = source.numbers("laid_by", LAYS, -1, seats - 1)
    used = source.row("used", 2)
    if any(not isinstance(one, bool) for one in used):
        raise BadRecord("position.table.tonight.used: must be true or false")
    t.watch_used, t.axe_used = used[0] is True, used[1] is True
    chosen = source.numbers("seats", len(NIGHT_SEATS), -1, seats - 1)
    t.guest, t.host, t.raised, t.refused, t.not_this, t.sentence, t.turned, t.seen_by, t.seen = chosen
    t.met = source.numbers("met", seats, 0, everybody)
    t.chosen = source.numbers("chosen", 4, -1, seats - 1)
    source.done()
    for laid, by in zip(t.laid, t.laid_by, strict=True):
        if (laid < 0) != (by < 0):
            raise BadRecord("position.table.tonight.laid: whatever is laid was laid by somebody")
    for _, victim, pool, kind in t.kills:
        if victim >= seats or pool == 0 or kind > 1:
            raise BadRecord("position.table.tonight.kills: there is no such murder")
    if (t.guest < 0) != (t.host < 0):
        raise BadRecord("position.table.tonight.seats: a guest has a host")
    return t


def named(text: str, name: str, length: int) -> list[int]:
    """Cards by their names."""
    words = text.split()
    if len(words) != length or any(word not in BY_NAME for word in words) or " ".join(words) != text:
        raise BadRecord(f"position.table.{name}: must be {length} cards")
    return [BY_NAME[word] for word in words]


def rows(source: Reader, name: str, length: int, least: int, most: int) -> list[list[int]]:
    """Rows of numbers."""
    where = source.where
    return [Reader({name: row}, where).numbers(name, length, least, most) for row in source.row(name, -1)]


def told_rows(value: object, where: str, seats: int) -> list[list[int]]:
    """What one seat was told."""
    out = rows(Reader({"told": value}, where), "told", 5, -1, (1 << 20) - 1)
    for night_, kind, a, b, value_ in out:
        if night_ > MOST_ROUNDS or not 0 <= kind < len(k.KINDS) or value_ < 0 or not sound(kind, a, b, value_, seats):
            raise BadRecord(f"{where}.told: nobody can be told this")
    return out


def sound(kind: int, a: int, b: int, value: int, seats: int) -> bool:
    """Can a row say this?"""
    everybody = (1 << seats) - 1
    if kind in (k.CARD, k.NEW_CARD):
        return 0 <= a < CARDS and 0 <= b <= 3 and value == 0
    if kind in (k.MET, k.TURNED):
        return 0 <= a <= 1 and b == -1 and value <= everybody
    if kind in (k.RECRUITED, k.CHORUS):
        return -1 <= a < seats and b == -1 and value <= everybody and (kind == k.RECRUITED or a >= 0)
    if kind == k.CHOSE:
        return 0 <= a < ACTIONS and b == -1 and value == 0
    if kind in (k.UNWOKEN, k.REVENGE, k.LAST):
        return a == -1 and b == -1 and value == 0
    if kind == k.CHECKED:
        return 0 <= a < seats and 0 <= b <= 3 and value == 0
    if kind == k.LEARNT:
        return 0 <= a < seats and 0 <= b < CARDS and value <= 3
    if kind == k.COMPARED:
        return 0 <= a < seats and 0 <= b < seats and value <= 1
    if kind in (k.IS_TOWN, k.OFFICE):
        return 0 <= a < seats and b == -1 and value <= 1
    if kind == k.KILLER:
        return 0 <= a < seats and -1 <= b < seats and value == 0
    return (0 if kind != k.VICTIM else -1) <= a < seats and b == -1 and value == 0


def check(s: CandyMafia) -> None:
    """Do the cards fit the cast, and the windows the step?"""
    in_hands = s.cast.copy()
    if s.cast != sorted(s.cast) or any(s.cast.count(card) > 1 for card in s.cast if card < PRINTED_CARDS):
        raise BadRecord("position.table.cast: is in order, and no card is there twice")
    if s.joined >= 0:
        if DRUNK not in in_hands or s.joined in in_hands:
            raise BadRecord("position.table.joined: cannot have joined")
        in_hands[in_hands.index(DRUNK)] = int(s.joined)
    if sorted(s.cards) != sorted(in_hands):
        raise BadRecord("position.table.cards: a card is missing or there are too many")
    if (s.aside >= 0) != (DRUNK in s.cast and s.joined < 0) or s.aside in s.cast:
        raise BadRecord("position.table.aside: a card is set aside exactly for a drunk")
    if any(name not in WINNERS for name in s.won) or (s.won and not s.over):
        raise BadRecord("position.table.won: nobody can have won so")
    check_step(s)


def check_step(s: CandyMafia) -> None:
    """Does the place in the evening fit the step?"""
    name, windows = s.top.name, night.program(s)
    if min(s.night, s.day, s.quiet, s.at, s.round) < 0 or s.place >= len(windows) or s.first >= s.seats:
        raise BadRecord("position.table.numbers: cannot be so")
    if (s.place >= 0) != (name in ("call", "errands", "gang", "again", "extra", "deeds")) and not s.over:
        raise BadRecord("position.table.numbers: there is no such place in the night")
    if s.place >= 0 and not s.over and (windows[s.place].step != name or not night.opens(s, windows[s.place])):
        raise BadRecord("position.table.numbers: this window is not open")
    if s.suspects and (len(set(s.suspects)) != len(s.suspects) or s.at >= len(s.suspects)):
        raise BadRecord("position.table.suspects: cannot be so")
    if name in ("hands", "trial", "defence", "runoff") and not s.suspects:
        raise BadRecord("position.table.suspects: nobody is suspected")
    if name in ("last_word", "save") and s.condemned < 0:
        raise BadRecord("position.table.condemned: nobody is")
    if name == "shot" and not s.shooters:
        raise BadRecord("position.table.masks: nobody may shoot")
    if not s.over and s.at_dawn != any(step.name == "morning" for step in s.stack):
        raise BadRecord("position.table.at_dawn: fits no step")
    if any(s.shown[seat] < 0 and not s.alive >> seat & 1 for seat in range(int(s.seats))):
        raise BadRecord("position.table.shown: whoever is out has shown a card")
    if s.jailed & ~s.alive or (s.still | s.mute) & ~s.alive:
        raise BadRecord("position.table.masks: only the living are meant")
