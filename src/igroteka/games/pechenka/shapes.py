"""The shape of what is seen of a table and of what is told: the page's types are made from it."""

# Other programs read these types while they run:
# not compiled

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Facts = TypedDict(
    "Facts",
    {
        "everyone.attack": int,
        "everyone.defence": int,
        "everyone.hill": int,
        # With four, five and six players.
        "everyone.hills": list[int],
        "big_hunt.start": int,
        "big_hunt.lie": int,
        "big_hunt.guaranteed": int,
        "big_hunt.prey": int,
        "big_hunt.target": int,
        "big_hunt.survivor": int,
    },
)


class RoleCard(TypedDict):
    """A secret role card: `crossed` is what it cannot be for all, `ruled_out` what it cannot be for the viewer."""

    role: str | None
    open: bool
    crossed: list[str]
    ruled_out: list[str]


class Covered(RoleCard):
    """A role card of the big hunt, with the character that was declared beside it."""

    declared: str | None
    opened_by: int | None


class Excluded(RoleCard):
    """The role card that nobody has, and who has looked at it."""

    peeked: list[int]


class Rival(TypedDict):
    """A player of the first variant; hand, prey and hunter are known with the role."""

    coins: int
    shown: list[str]
    # Before whom it lies; one's own number: nobody could be named; None: not placed.
    sword: int | None
    shield: int | None
    hand_size: int
    roles: list[RoleCard]
    hand: NotRequired[list[str]]
    prey: NotRequired[str]
    hunter: NotRequired[str]


class EveryoneCoins(TypedDict):
    """Where the coins of a round come from."""

    attack: int
    defence: int
    hill: int


class EveryoneSeat(TypedDict):
    """What a player did in a finished round."""

    role: str | None
    shown: list[str]
    sword: int | None
    shield: int | None
    left: list[str]
    coins: EveryoneCoins


class EveryoneRound(TypedDict):
    """A finished round of the first variant."""

    first: int
    seats: list[EveryoneSeat]


class EveryoneLook(TypedDict):
    """The table of the first variant."""

    variant: Literal["everyone"]
    round: int
    rounds: int
    # Who has the first player's token.
    first: int
    # The roles in play, around the circle in which they hunt.
    wheel: list[str]
    # Whom each of them hunts, in the same order.
    preys: list[str]
    circle: int
    circles: int
    seats: list[Rival]
    past: list[EveryoneRound]


class Hunter(TypedDict):
    """A player of the big hunt."""

    coins: int
    hand: list[str]
    hand_size: int
    roles: list[Covered]
    # Which of the two role cards was covered first.
    led: int | None


class HuntRole(TypedDict):
    """A role card of a finished round; None: nobody opened it."""

    role: str | None
    declared: str | None
    opened_by: int | None


class HuntCoins(TypedDict):
    """Where the coins of a cycle come from, and what lies cost."""

    guaranteed: int
    prey: int
    target: int
    survivor: int
    caught: int
    paid: int


class HuntSeat(TypedDict):
    """What a player did in a finished round."""

    roles: list[HuntRole]
    led: int | None
    peeked: bool
    hunt: str | None
    eliminated: bool
    coins: HuntCoins


class HuntRound(TypedDict):
    """A finished round of the big hunt."""

    first: int
    target: str | None
    out: str | None
    seats: list[HuntSeat]


class HuntLook(TypedDict):
    """The table of the big hunt."""

    variant: Literal["big_hunt"]
    round: int
    rounds: int
    first: int
    wheel: list[str]
    preys: list[str]
    # 1: declare, 2: act, 3: hunt.
    stage: int
    target: RoleCard
    excluded: Excluded
    # Three players: the role that lies open beside the table.
    out: str | None
    seats: list[Hunter]
    past: list[HuntRound]


Look = EveryoneLook | HuntLook


class Place(TypedDict):
    """A role card that was hidden, a player's or one of the two on the table, and in how many of the deals it is which role."""

    seat: NotRequired[int]
    # The big hunt: which of the player's role cards, from 1, and what covers it.
    slot: NotRequired[int]
    declared: NotRequired[str | None]
    card: NotRequired[Literal["target", "excluded"]]
    ways: dict[str, int]


class Finding(TypedDict):
    """Something to be said of a decision; all but the first two are words of its sentence."""

    finding: str
    # It was certain and was not used; it was certain and was used; it was certain but out of reach; nobody could know.
    kind: Literal["missed", "used", "barred", "chance"]
    # The one for certain; the one that was chosen, or the role that is hunted; those that are likeliest.
    seat: NotRequired[int]
    target: NotRequired[int | str]
    seats: NotRequired[list[int]]
    cards: NotRequired[list[str]]
    card: NotRequired[str]
    hunter: NotRequired[str]
    # In how many of the deals it comes true, and the most that was to be had.
    ways: NotRequired[int]
    best: NotRequired[int]
    # How many roles a card may be.
    roles: NotRequired[int]
    last: NotRequired[bool]
    safe: NotRequired[bool]
    # A covered role card: whose, and which of so many.
    owner: NotRequired[int]
    slot: NotRequired[int]
    slots: NotRequired[int]


class Knew(TypedDict):
    """What could be known at a decision."""

    round: int
    wheel: list[str]
    own: list[str]
    # The first variant.
    circle: NotRequired[int]
    prey: NotRequired[str]
    hunter: NotRequired[str]
    # How many deals of the roles fit, of how many; each of them in letters, a role for each of the places.
    deals: int
    of: int
    which: list[str]
    places: list[Place]
    findings: list[Finding]


class NextRound(TypedDict):
    """A new round begins."""

    event: Literal["round"]
    round: int
    rounds: int
    first: int


class Role(TypedDict):
    """A seat hears its role, whom it hunts, and by whom it is hunted."""

    event: Literal["role"]
    seat: int
    role: str
    prey: str
    hunter: str


class Roles(TypedDict):
    """A seat of the big hunt hears its roles."""

    event: Literal["roles"]
    seat: int
    roles: list[str]


class Turned(TypedDict):
    """A role lies open beside the table, or the target is turned up."""

    event: Literal["out", "target"]
    card: str


class Showed(TypedDict):
    """A card is shown in a circle."""

    event: Literal["showed"]
    seat: int
    card: str
    circle: int


class Placed(TypedDict):
    """A sword or a shield is put before somebody."""

    event: Literal["struck", "guarded"]
    seat: int
    target: int


class Idle(TypedDict):
    """A sword or a shield for which nobody could be named."""

    event: Literal["idle"]
    seat: int
    card: str


class Scored(TypedDict):
    """What a round brought."""

    event: Literal["scored"]
    seat: int
    role: str
    attack: int
    defence: int
    hill: int
    coins: int
    total: int


class Declared(TypedDict):
    """A character is declared beside a role card."""

    event: Literal["declared"]
    seat: int
    card: str
    slot: int
    of: int


class Opened(TypedDict):
    """A role card is turned up."""

    event: Literal["opened"]
    seat: int
    owner: int
    slot: int
    of: int
    role: str
    declared: str
    lied: bool
    paid: int


class Peeked(TypedDict):
    """Somebody looks at the excluded card, which only they see."""

    event: Literal["peeked"]
    seat: int
    card: NotRequired[str]


class Hunted(TypedDict):
    """A card of the hunt."""

    event: Literal["hunted"]
    seat: int
    card: str


class Earned(TypedDict):
    """What a cycle brought."""

    event: Literal["earned"]
    seat: int
    eliminated: bool
    guaranteed: int
    prey: int
    target: int
    survivor: int
    coins: int
    total: int


EVENTS = (
    *(NextRound, Role, Roles, Turned),
    *(Showed, Placed, Idle, Scored),
    *(Declared, Opened, Peeked, Hunted, Earned),
)
