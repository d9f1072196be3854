# Words of the shelf: everything that belongs to no single game.

brand = Igroteka
language-name = English
page-title = Igroteka: five games on one table

hero-title = Five games on one table
hero-text = Cards, bluff and a handful of sweets. The first game already deals in the terminal; the others will soon stand beside it.

shelf-title = Games on the shelf
shelf-failed = The shelf does not answer. Reload the page when the server is awake.
state-ready = In the terminal
state-coming = Soon

now-title = Play now: { $title }
now-text = Type this in the project folder and the terminal deals:
now-command = python3 dev.py run play { $game }

players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
players-range = { $to ->
    [one] { $from }–{ $to } player
   *[other] { $from }–{ $to } players
}

missing-title = An empty place
missing-text = Nothing stands at this address. Go back to the shelf and choose a game.
missing-back = To the shelf

credits-icons = Icons: game-icons.net, Lorc, Delapouite and others, CC BY 3.0

# Games still in the making; a finished game has its words in its own folder and leaves this list.

coming-pechenka = Pechenka
    .players = 2–6 players
    .length = 30 minutes
    .tagline = Everybody hunts and hides, and nobody knows who is who.

coming-emperors_gold = Emperor’s Gold
    .players = 2–4 players
    .length = 30 minutes
    .tagline = One pawn for all, a row of stones, and the wishes of the court.

coming-candy_empire = Candy Empire
    .players = 2–4 players
    .length = 10 minutes
    .tagline = Thirteen schemers share the sweets and spoil each other’s plans.

coming-candy_mafia = Candy Mafia
    .players = 6–20 players
    .length = 30 minutes
    .tagline = The town falls asleep, and the host knows all forty-nine roles.

# Words of the core: what every game says alike.

yes = yes
no = no
and = and
nothing = nothing
player = Player { $number }

why-game-over = The game is over.
why-not-your-turn = It is not your turn.
why-no-such-action = The game has no such action.
why-no-such-seat = There is no such seat at the table.
why-not-now = Not now: the table is waiting for another decision.

clause-table = Order at the table
event-resigned = { $seat-mine ->
    [yes] You resign
   *[no] { $seat-name } resigns
}.
ending-resigned = A player has resigned.
