# Words of the replay, the TV and checking the shuffle.

# The replay

tab-replay = Replay — { $title }
replay-title = Replay: { $title }
replay-at = { $turn ->
    [0] the deal
   *[other] turn { $turn } of { $last }
}
replay-loading = Turning the pages…
replay-deal = The deal
replay-close = The game goes on.
replay-silent = { $mine ->
    [yes] You go on.
   *[no] { $name } goes on.
}
replay-several = The table
replay-to-table = To the table
replay-slider = Move
replay-start = To the start
replay-back = One move back
replay-forward = One move forward
replay-end = To the end
replay-play = Watch
replay-pause = Pause
replay-speed = Speed { $speed }
replay-speed-slow = ×½
replay-speed-even = ×1
replay-speed-fast = ×2
replay-moves = All moves
replay-eyes = Seen by
replay-eyes-mine = Me
replay-eyes-watching = A spectator
replay-eyes-all = Everything
replay-hindsight = Your decisions
replay-keep = Share and keep
replay-copy = Link to this move
replay-copied = The link is copied
replay-copy-yourself = Copy the link from here
replay-save-mine = Download the record as I see it
replay-save-watching = Download the record as a spectator sees it
replay-save-all = Download the whole record
replay-play-on = Play on from here with a bot
replay-play-on-how = What you cannot know is dealt anew: the deck and the hidden cards may turn out differently.
replay-play-on-level = Bot
replay-play-on-go = { $turn ->
    [0] Play on from the deal
   *[other] Play on from turn { $turn }
}
replay-keys = Arrows step through the moves, Home and End go to the ends, Space plays.

# The TV

tab-tv = { $title } on the TV
tv-no-key = Open the TV from the lobby
tv-no-key-how = This device has no seat at table { $code }. The lobby has a link “for the TV” with all that is needed.
tv-closed = You cannot come in: there is no such table, or it has no spectators.
tv-join = Let’s play together
tv-join-how = Point a phone’s camera here or enter the code at { $host }
tv-code = Table code
tv-shuffling = We are shuffling together
tv-lost = Connection lost, the table will be back soon
tv-bots = { $names }: { $level ->
    [easy] { $count ->
        [1] beginner
       *[other] beginners
    }
    [strong] strong
   *[steady] steady
}
tv-chair = Moderator: { $name }

# Checking the shuffle

shuffle-title = Has anybody tampered with the deck?
shuffle-loading = Computing…
shuffle-good = Everything checks out
shuffle-half = Everything that this device knows checks out
shuffle-bad = It does not check out!
shuffle-verdict-yes = checks out
shuffle-verdict-no = does not check out
shuffle-verdict-unknown = unknown
shuffle-promise-yes = The server keeps its word: its part is the one it promised before the deal.
shuffle-promise-no = The server’s part is not the one it promised before the deal.
shuffle-promise-unknown = The server’s part fits its promise, but this device did not see the promise before the deal.
shuffle-part-yes = Your random part went into the deck unchanged.
shuffle-part-no = Your part is not among those that went into the deck. This happens if your seat is open on another device, too: then its part went in.
shuffle-part-unknown = This device gave no part of its own.
shuffle-secret-yes = The secret of the deal follows from the parts of the server and the players.
shuffle-secret-no = These parts lead to another secret.
shuffle-header-yes = The secret is bound to this game, these rules and these players.
shuffle-header-no = The secret is bound to another game, other rules or other players.
shuffle-by-hand = The moderator dealt the first cards by hand. This check vouches only for the rest.
shuffle-missing = Without a part: { $names }. It did not come in time.
shuffle-limits = One thing this cannot exclude: a server with a confederate at the table.
shuffle-verify = Whoever does not trust this page either may download the whole record: igroteka verify FILE deals it again, card by card.
shuffle-numbers = Numbers to check
shuffle-number-promise = promise
shuffle-number-server = the server’s part
shuffle-number-secret = secret
