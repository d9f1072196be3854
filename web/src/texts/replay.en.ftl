# Words of the replay, the TV and checking the shuffle.

# The replay and the review

replay-title = Replay: { $title }
review-title = Review: { $title }
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
replay-play-on = Play on from here
replay-play-on-how = What you cannot know is dealt anew: the deck and the hidden cards may turn out differently.
replay-play-on-level = Bot
replay-play-on-go = { $turn ->
    [0] Play on from the deal
   *[other] Play on from turn { $turn }
}
review-left = Thinking, decisions left: { $left }
    .short = { $left } more…
review-none = No decision cost anything.
review-leap = This could have been played better, { $number }: chances { $before }%, then { $after }%
review-slider = { $where }, chances { $chance }%
review-cost = This could have been played better.
review-right = The bot advises the same.
review-even = As good as any.
review-fell = Chances { $before }% → { $after }%.
review-chance = Chances { $after }%.
review-better = Better:{" "}
replay-keys = Arrows step through the moves, Home and End go to the ends, Space plays.

# The TV

tab-tv = { $title } on the TV
tv-how = Type the six characters of the code: it is on the table’s ticket. What everybody may see is shown here.
tv-no-spectators = This table has no spectators, and a TV does not show it.
tv-not-shown = This table is not shown here
tv-other = Another code
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
tv-moderator = Moderator: { $name }

# Checking the shuffle

shuffle-title = Has anybody tampered with the deck?
shuffle-loading = Computing…
shuffle-good = Everything checks out
shuffle-half = Everything that this device knows checks out
shuffle-bad = It does not check out!
shuffle-verdict-yes = checks out
shuffle-verdict-no = does not check out
shuffle-verdict-unknown = unknown
shuffle-promise-yes = The server keeps its word: its part, the agreement and the list of people are those it promised before the deal.
shuffle-promise-no = This is not what the server promised before the deal.
shuffle-promise-unknown = Everything fits the server’s promise, but this device did not see the promise before the deal.
shuffle-part-yes = Your random part went into the deck unchanged.
shuffle-part-no = Your part is not among those that went into the deck: it came too late, or the server left it out. It happens, too, if your seat is open on another device: then its part went in.
shuffle-part-unknown = This device gave no part of its own.
shuffle-secret-yes = The secret of the deal follows from the parts of the server and the players.
shuffle-secret-no = These parts lead to another secret.
shuffle-header-yes = The promise binds exactly the game, the rules and the players that this device saw before it gave its part.
shuffle-header-no = The promise binds another game, other rules or other players than this device saw.
shuffle-header-unknown = The promise binds this game and these rules, but this device did not see them before the deal.
shuffle-people-yes = Everybody at the table is on the list once and nobody else is, and the parts are those that all were shown before the first card.
shuffle-people-no = The list is wrong: somebody is missing, there twice or a stranger, or a part is not the one that was shown before the first card.
shuffle-people-unknown = Everybody on the list is there once, but this device did not see the list before the first card.
shuffle-old-unknown = The cards were dealt in the old way: the promise did not bind the rules and the list of people. A server that cheats could still have chosen among many deals.
shuffle-old-no = The secret is bound to another game or other rules.
shuffle-again = { $count ->
    [one] The shuffle was begun anew once before the deal.
   *[other] The shuffle was begun anew { $count } times before the deal.
} It must be so when somebody gets up meanwhile. If nobody did, the server was choosing its cards.
shuffle-by-hand = The moderator dealt the first cards by hand. This check vouches only for the rest.
shuffle-missing = Without a part: { $names }. The server says that it did not come in time.
shuffle-limits = What this cannot exclude: a confederate of the server at the table, who adds a part last; a part that the server calls late, or makes up for somebody whose device gave none. And the server knows all cards.
shuffle-verify = Whoever does not trust this page either may download the whole record: igroteka verify FILE deals it again, card by card.
shuffle-numbers = Numbers to check
shuffle-number-promise = promise
shuffle-number-server = the server’s part
shuffle-number-header = what the promise binds
shuffle-number-secret = secret
