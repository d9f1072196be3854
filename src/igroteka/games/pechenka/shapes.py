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
    """A secret role card: `crossed` are roles it cannot be for all, `ruled_out` roles it cannot be for the viewer."""

    role: str | None
    open: bool
    crossed: list[str]
    ruled_out: list[str]


class Covered(RoleCard):
    """A role card of the big hunt, with the character that was declared beside it."""

    declared: str | None
    opened_by: int | None


class Excluded(RoleCard):
    """The role card that nobody has, and the players who have looked at it."""

    peeked: list[int]


class Rival(TypedDict):
    """A player of the first variant; hand, prey and hunter are known with the role."""

    coins: int
    shown: list[str]
    # The seat before which it lies; one's own: no seat could be named; None: not placed.
    sword: int | None
    shield: int | None
    hand_size: int
    roles: list[RoleCard]
    hand: NotRequired[list[str]]
    prey: NotRequired[str]
    hunter: NotRequired[str]


class EveryoneCoins(TypedDict):
    """The coins of a round by source."""

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
    # The seat with the first player's token.
    first: int
    # The roles in play, around the circle in which they hunt.
    wheel: list[str]
    # The prey of each of them, in the same order.
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
    # The number of the role card that was covered first.
    led: int | None


class HuntRole(TypedDict):
    """A role card of a finished round; None: nobody opened it."""

    role: str | None
    declared: str | None
    opened_by: int | None


class HuntCoins(TypedDict):
    """The coins of a cycle by source, and the cost of lies."""

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
    """A role card that was hidden (a player's or one on the table), and the number of deals for each role."""

    seat: NotRequired[int]
    # The big hunt: the number of the role card, from 1, and what covers it.
    slot: NotRequired[int]
    declared: NotRequired[str | None]
    card: NotRequired[Literal["target", "excluded"]]
    ways: dict[str, int]


class Finding(TypedDict):
    """A finding about a decision; all fields but the first two are words of its sentence."""

    finding: str
    # It was certain and was not used; it was certain and was used; it was certain but out of reach; nobody could know.
    kind: Literal["missed", "used", "barred", "chance"]
    # The certain one; the chosen one, or the role that is hunted; the likeliest ones.
    seat: NotRequired[int]
    target: NotRequired[int | str]
    seats: NotRequired[list[int]]
    cards: NotRequired[list[str]]
    card: NotRequired[str]
    hunter: NotRequired[str]
    # The number of deals in which it comes true, and the highest number that was possible.
    ways: NotRequired[int]
    best: NotRequired[int]
    # The number of roles that a card may be.
    roles: NotRequired[int]
    last: NotRequired[bool]
    safe: NotRequired[bool]
    # A covered role card: its owner, its number, and the number of the owner's cards.
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
    # The number of deals of the roles that fit, and of all; each of them in letters, a role for each of the places.
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
    """A seat is told its role, its prey and its hunter."""

    event: Literal["role"]
    seat: int
    role: str
    prey: str
    hunter: str


class Roles(TypedDict):
    """A seat of the big hunt is told its roles."""

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
    """A sword or a shield for which no seat could be named."""

    event: Literal["idle"]
    seat: int
    card: str


class Scored(TypedDict):
    """The coins of a round."""

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
    """Somebody looks at the excluded card, which nobody else sees."""

    event: Literal["peeked"]
    seat: int
    card: NotRequired[str]


class Hunted(TypedDict):
    """A card of the hunt."""

    event: Literal["hunted"]
    seat: int
    card: str


class Earned(TypedDict):
    """The coins of a cycle."""

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
