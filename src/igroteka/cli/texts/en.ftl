# Words of the terminal: what neither a game nor the shelf has.

cli-rival = Rival
cli-you = You
cli-spectator = Spectator
cli-moderator = Moderator

# A match.

cli-welcome = { $title } · rules { $rules }
cli-sits = { $player }: { $who }
cli-team = On one team: { $names }.
cli-holder-human = a person
cli-holder-bot-easy = a beginner bot
cli-holder-bot-steady = a steady bot
cli-holder-bot-strong = a strong bot
cli-changed = Corrected data: { $change }
cli-option-chosen = { $option }: { $value }
cli-goal = Goal: { $goal }
cli-first-note = Choose by number or in words. ? shows help.
cli-your-turn = Your turn
cli-ask-only = [Enter, ?]
cli-ask = [1–{ $most }, ?]
cli-thinks = { $player } is thinking…
cli-hand-over = Now { $player } chooses. Let only this player sit at the screen and press Enter.

# What can be typed beside a move: a letter in this language.

cli-key-rules = r
cli-key-undo = u
cli-key-hint = h
cli-word-hint = hint
cli-key-save = s
cli-key-quit = q

cli-help-number = number
cli-help-number-means = play that move of the list; Enter if it is the only one
cli-help-words = words
cli-help-words-means = a move in words: { $example } (its beginning will do), or a card that fits only one move
cli-help-several = 1, 3
cli-help-several-means = several moves at once, where that is possible; in any order
cli-help-why = ? words
cli-help-why-means = why it is not allowed, or what it means: ? 2, ? { $example }
cli-help-hint-means = a hint: what the strong bot would do, and why
cli-help-rules-means = the rules of what is being decided now
cli-help-undo-means = back to your last decision, as long as it revealed nothing to anybody
cli-help-save = { $key } file
cli-help-save-means = save a copy of the match
cli-help-quit-means = leave: the match is kept, to be resumed or resigned

cli-unclear = I do not understand “{ $text }”. Type a number from 1 to { $most }, or ? for help.
cli-several = Several moves fit: { $numbers }. Say more, or type the number.
cli-ends = This ends the game at once. { $yes }: so be it, Enter: choose again.
cli-key-yes = y
cli-choose = Choose a number from 1 to { $most }.
cli-not-together = These moves cannot be made together. Choose one at a time.
cli-can = This is allowed.
cli-cannot = Not allowed. { $reason }
cli-no-such = “{ $text }” is like no move of this game.
cli-more = …and { $count } more: ask more precisely.

cli-undone = Back: decide again.
cli-undo-nothing = There is nothing to take back: you have decided nothing yet.
cli-undo-others = It cannot be taken back: the game has moved on since your decision.
cli-undo-news = It cannot be taken back: it revealed something, and you have seen it.

cli-saved = A copy of the match: { $path }
cli-save-how = Say the file too: { $key } file. The match itself is being kept anyway: { $path }
cli-quit = Leave the match? Enter: leave and keep it, { $resign }: resign, { $stay }: stay.
cli-key-resign = r
cli-key-stay = s
cli-kept = The match waits for you: { $command }
cli-nothing-kept = Nothing was played, so nothing is kept.
cli-record = Watch the match again: { $command }
cli-not-kept = The match is not being kept. { $reason }

# The result.

cli-total = Total
cli-place = Place
cli-teams = Team

# A record.

cli-other-rules = This record was made under other rules or data ({ $reason }): here is what it says, but it can be neither checked nor continued.
cli-line-undo = { $to ->
    [0] { $player }: back to the beginning.
   *[other] { $player }: back to the position after entry { $to }.
}
cli-line-seat = The seat of { $player } is now taken by { $to }.
cli-line-conduct = { $by }: { $deed ->
    [pause] a pause.
    [longer] more time.
    [shorter] less time.
    [brisk] faster from here on.
    [slow] slower from here on.
   *[other] the usual pace from here on.
}
cli-line-moderator = { $to } leads from here on; agreed: { $by }.
cli-line-link = { $to } was given a new link; agreed: { $by }.
cli-line-time-up = { $player }: time is up, the table answers.
cli-line-rules = From here on by rules { $to }; up to here all goes the same way by them.
cli-unfinished = The match is not finished.

# Lists.

cli-players = Players
cli-rules-version = Rules
cli-set-of = { $range } with commas out of { $choices }
cli-default = default { $value }
cli-rulings = Rulings
cli-examples = Examples
cli-result = Result
cli-decisions = Decisions
cli-won-games = Won
cli-share = Score
cli-team-won = Team { $team } won

# Serving.

cli-serve-here = Igroteka: { $link }  (Ctrl-C to stop)
cli-serve-corrected = Your own data: { $game }, { $change }
cli-serve-room = On a phone: { $link }
cli-serve-metrics = Metrics for Prometheus: { $link }metrics
cli-serve-open = Everybody in this network can come in. For this machine only: --host 127.0.0.1
cli-serve-root = Careful: this runs as root, so a hole in the server would open the whole machine. Run it as a user of its own: docs/serving.md

# Checking a record.

cli-verify-played = The match: all { $count } entries are played again by the rules, and every one fits.
cli-verify-older-rules = The rules: it was begun by version { $then }; by today’s version { $now } all goes the same way.
cli-verify-altered = The match does NOT fit: { $reason }
cli-verify-no-shuffle = The record tells nothing about its shuffle, so there is none to check.
cli-verify-promise = The promise: the server’s part, the agreement and the list of people are those it promised: { $promise }. Is this the promise that your browser was shown before the deal? The page that checks the shuffle tells.
cli-verify-promise-old = The promise: the server’s part is the one it promised: { $promise }.
cli-verify-promise-broken = The promise is BROKEN: the server’s part, the agreement or the list of people is not what it promised.
cli-verify-secret = The deal: the cards come from the server’s part and everybody’s own, and from nothing else.
cli-verify-by-hand = The deal: the moderator dealt the first cards by hand, and this check does not vouch for them; all the rest comes from the server’s part and everybody’s own.
cli-verify-secret-broken = The deal is WRONG: these parts give another secret than the one that dealt the cards.
cli-verify-agreed = The agreement: game, options, seats and people are, letter for letter, those that the promise binds.
cli-verify-agreed-old = The agreement: game, options and seats are those that went into the shuffle.
cli-verify-agreed-broken = The agreement is WRONG: another game, other options or other seats went into the shuffle, or they are written in another way.
cli-verify-people-broken = The list of people is WRONG: there must be one part, or the word that it is missing, of each person of the table, in order, and of nobody else.
cli-verify-part = The part of { $name }: { $part }. Is it yours? Compare it with the one your browser kept.
cli-verify-no-part = The part of { $name } did not come in time, so for { $name } this check proves less.
cli-verify-old = ATTENTION: a shuffle of the old kind (version 1). Its promise did not bind the agreement and the list of people: a server that knew all parts could still try one after the other until it liked the cards. Servers of today deal by version 2 only: if yours is one of them, do not believe this record.
cli-verify-limits = What a record cannot tell: that the promise was made before the deal (your browser knows), that no part was left out as late or invented for somebody who gave none (each browser knows its own), and that the server has no confederate at the table, who gives a part when all the others are known.

# Tables that are copied.

cli-tables-copying = Copying
cli-tables-copied = Copied and read back: tables { $tables }, lines { $lines }, hash { $digest }. The old database still has everything: let no server start on it again.
