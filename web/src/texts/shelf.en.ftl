# Words of the shelf: pick a game, sit down, come back to one’s own table.

brand = Igroteka
page-title = Igroteka: five games on one table
close = Close
settings-title = Settings
help-link = How it works

hero-title = Five games on one table
hero-text = Invite friends with a link or sit down against a bot. Nothing to install, no account.

shelf-title = Games on the shelf
shelf-failed = The shelf does not answer. Try again a little later.
shelf-again = Try again
state-ready = Play

players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
players-range = { $to ->
    [one] { $from }–{ $to } player
   *[other] { $from }–{ $to } players
}

# A game taken from the shelf.

game-bot = { $bots ->
    [1] Play against a bot
   *[other] Play against bots
}
    .second = right now
game-bot-level = { $bots ->
    [1] Strength of the bot
   *[other] Strength of the bots
}
game-table = Set up a table
    .second = friends join by a link
game-together = On one phone
    .second = pass it round
game-wait = One moment, the table is being laid…
headline-title = Which game
headline-seats = { $players }: the table will have { $count } seats

together-title = Who plays on this phone?
together-name = Player { $number }
together-more = One more
together-less = Remove: { $name }
together-start = Deal the cards

name-long = A name has { $most } letters at most; too many: { $count }.
guest-name = Guest

level-easy = beginner
level-steady = steady
level-strong = strong
level-label = Strength of the bot: { $level }. Change

# By a code.

code-label = Table code
code-go = Sit down
code-show = Show the table
code-tv = This is a TV
code-short = A code has six characters, and here are { $count }.
code-foreign = There is no such table: no code has { $signs } in it. Check the code.
code-missing = There is no such table: check the code.

# My tables.

mine-title = My tables on this device
mine-all = All my tables: { $count }
mine-turn = Your turn: { $title }
mine-forget = Forget the table: { $title }, { $code }
mine-gathering = filling up, { $here } of { $all }
mine-shuffling = the cards are being shuffled
mine-playing = in play
mine-over = finished
mine-stopped = the game cannot go on
mine-away = the table does not answer
mine-alone = nobody else
mine-empty = Tables that somebody joined from this device will appear here.

# Refusals that only the page knows of.

refused-no-connection = The server does not answer. Check the network and try again.
refused-other = That did not work. Try again.

missing-title = Nothing here
missing-text = There is nothing at this address. Go back to the shelf and choose a game.
missing-back = To the shelf
