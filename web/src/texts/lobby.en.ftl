# Words around the table before the first card: set up, invite, sit down, start.

# A new table.

new-where = a new table
new-ask = How do we play?
new-ask-hint = Everything is chosen already: the table can be set up at once.
new-make = Set up the table
new-making = Setting up…
new-name = Your name
new-name-missing = Enter your name.
new-seats = At the table
new-seats-each = Places one by one
door-title = How do we come together?
door-phones = A phone for each
    .about = The table deals in secret, no moderator is needed.
door-moderator = A moderator with cards
    .about = You do not play: you deal the cards of the box and lead the evening.
door-one = One phone
    .about = It goes round, with the cards of all.
new-seat-you = you, the owner
new-seat-person = Person
new-seat-bot = Bot
new-seat-who = Seat { $number }
new-setup = How we play
new-more = One more seat
new-less = One seat less

# Who is in play, and how fair that is.

cast-title = { $count ->
    [one] The cast: { $count } role
   *[other] The cast: { $count } roles
}
cast-read = Read the roles
cards-choose = Choose cards
cards-search = Find a card
cards-none = There is no such card.
cast-another = Another cast
balance-unfair = With this cast one side wins almost always. There is a fairer one.
balance-title = Who wins more often
balance-share = { $wins }% ± { $error }
balance-nobody = A draw
balance-bots = { $games ->
    [one] Bots against bots, { $games } game by the usual rules. People play differently: use it to compare casts, not to foretell an evening.
   *[other] Bots against bots, { $games } games by the usual rules. People play differently: use it to compare casts, not to foretell an evening.
}
balance-none = Bots have not played this cast: nobody knows who wins more often.
count-title = How many are you?
fill-title = The other seats
fill-people = people
fill-bots = bots

setup-rules = Rules
setup-rules-usual = the usual ones
setup-needs = Works when “{ $option }” is: { $wanted }.
several-chosen = { $count } of { $range } chosen.
several-few = { $count } more needed; until then nothing changes.
several-many = { $count } too many; until then nothing changes.
advice-title = Worth knowing
setup-facts = Numbers on the cards
setup-facts-corrected = corrected by the owner: { $count }
setup-first = First turn
setup-first-seat = seat { $seat }
setup-house = Table
setup-conducts = The owner keeps the evening’s time
    .hint = May pause at once, give more time or less, and end the talk. Everybody sees it.
setup-spectators = Spectators
    .hint = see only what is open
setup-chat = Chat at the table
setup-open = Everything open after the game
    .hint = everybody may see the hidden cards in the record
setup-hints = Hints
    .hint = you may ask how the bot would play; never where a clock runs
setup-absent = If somebody drops out
absent-own = a bot plays
    .hint = After a minute a bot plays for them. Whoever comes back gets the seat back at once. If everybody has left, the game waits.
absent-bot = a bot plays to the end
    .hint = After a minute a bot plays for them, even if everybody has left: then the bots finish the game. Whoever comes back before that gets the seat back at once.
absent-wait = ask everybody
    .hint = After a minute everybody at the table is asked: keep waiting, or let a bot play?
absent-end = they resign
    .hint = After a minute it counts as resigning, even if nobody else is here.
absent-on = play on
    .hint = Nobody is waited for: whoever does not answer in time has said nothing.

clock-title = Clock
clock-kind-off = none
    .hint = nobody hurries you
clock-kind-game = game
    .hint = a bank for the whole game and some time for each turn
clock-kind-turn = turn
    .hint = a minute glass: full again at the start of each turn
clock-kind-decision = decision
    .hint = each decision has a time of its own
clock-length = How much time
clock-quick = quick
clock-usual = usual
clock-slow = unhurried
clock-own = custom
clock-short = { $time } + { $seconds } s
clock-text-game = { $time } for the game and { $seconds } s for a turn
clock-text-turn = { $time } for each turn
clock-text-decision = { $time } for each decision
clock-bank = Minutes for the game
clock-increment = Seconds for a turn
clock-seconds-turn = Seconds for a turn
clock-seconds-decision = Seconds for a decision
duration = { $minutes ->
    [0] { $seconds } s
   *[other] { $seconds ->
        [0] { $minutes } min
       *[other] { $minutes } min { $seconds } s
    }
}

tempo-title = Tempo
tempo-brisk = brisk
tempo-usual = usual
tempo-slow = unhurried
tempo-longest = up to { $time }
tempo-lengths = Custom lengths
pace-short = answer
    .seconds = Answer, seconds
pace-pair = council
    .seconds = Council, seconds
pace-vote = vote
    .seconds = Vote, seconds
pace-talk = talk
    .seconds = Talk, seconds
pace-word = speech
    .seconds = Speech of each, seconds
closes-title = We go on
closes-ripe = when all have answered
    .hint = and at the latest when time is up
closes-fixed = when time is up
    .hint = even if all have answered before
closes-person = when the moderator says so
    .hint = time hurries nobody; without a moderator the owner of the table says it

# The ticket.

ticket-hint = Point a camera at it or type the code on the front page
ticket-copy = Link
ticket-copied = Copied
ticket-share = Share
share-text = Join the table: { $title }

# The table is gathering.

lobby-where = filling up
lobby-where-shuffling = the cards are being shuffled
lobby-invite = { $count ->
    [one] Invite one more player or seat a bot
   *[other] Invite { $count } more players or seat bots
}
lobby-starts = { $count ->
    [one] The game starts with { $count } player at the table
   *[other] The game starts with { $count } players at the table
}
lobby-ready = Everybody is here
lobby-ready-hint = You can start
lobby-wait = Waiting for the others
lobby-wait-owner = Everybody is here. { $name } can press Start
lobby-start = Start
lobby-start-missing = { $count ->
    [one] { $count } player is missing
   *[other] { $count } players are missing
}
lobby-start-other = { $name } presses it
lobby-leave = Leave
lobby-leave-title = Leave the table?
lobby-leave-text = The seat becomes free, and somebody else may take it.
lobby-leave-yes = Leave
lobby-sure-no = No
lobby-count = { $here } of { $all }
lobby-seat = Seat { $number }
lobby-seat-open = waiting for a guest
lobby-seat-local = on this phone
lobby-seat-you = { $name } (you)
lobby-sit = Sit here
lobby-sit-label = Sit here: seat { $number }
lobby-swap = Swap
lobby-swap-label = Swap seats: { $name }
lobby-bot = Bot
lobby-bot-label = Bot on seat { $number }
lobby-rename = Another name
lobby-rename-yes = Rename
lobby-unseat = Remove: { $name }
lobby-here = here
lobby-away = away
lobby-kick-title = Free the seat?
lobby-kick-text = The seat becomes free. Whoever wants to sit down then, { $name } too, needs your consent.
lobby-kick-yes = Free it
lobby-aloud = One phone for several: call aloud at night
lobby-add = A player on this phone
lobby-add-title = Who else plays on this phone?
lobby-add-text = The phone goes from hand to hand; hidden cards are seen by the player to move alone.
lobby-add-yes = Seat them
lobby-add-phoneless = A player without a phone
lobby-add-phoneless-title = Who plays without a phone?
lobby-add-phoneless-text = You will answer for them, and the log will say so.
lobby-unmoderated = A moderator is needed
lobby-unmoderated-hint = Moderators do not play but see everything. Whoever is one presses “I lead”.
lobby-start-unmoderated = no moderator
moderator-title-owner = moderator, owner
moderator-take = I lead
moderator-draw = Draw lots
moderator-play = Play instead
deal-table = The table deals the cards
deal-given = The cards are dealt by hand
deal-shown = The cards were learnt in the first night
deal-learn = Learn at night
deal-give = Type the cards in
deal-change = Change
guest-lead = I lead
guest-lead-instead = Ask to be the moderator
shuffling-by-hand = The moderator has dealt the first cards: the shuffle does not vouch for them.
setup-moderator = There is a moderator
    .hint = Does not play, sees everything and says when to go on
lobby-how = How we play
lobby-change = Change

shuffling-ask = The cards are being shuffled
shuffling-hint = Everybody adds a part, so that nobody knows how the cards will lie
shuffling-promise = The server’s promise
shuffling-given = part added
shuffling-awaited = waiting for the part

# A guest with a ticket.

guest-where = you are invited
guest-ask = Sit down
guest-ask-hint = Only a name is needed
guest-name-label = What is your name?
guest-sit = Sit down
guest-here = Already at the table
guest-full = All seats are taken
guest-full-hint = Anybody at the table can give you the link to watch
guest-instead-hint = You may watch, or take a bot’s seat if the table agrees
guest-seat-hint = You may take a bot’s seat if the table agrees
guest-watch-hint = You may watch
guest-watch = Watch
guest-instead = Play instead of a bot
guest-begun = The game is already on
guest-over = This game is over
guest-gone = There is no such table
guest-gone-hint = Perhaps it was cleared away, or one letter of the code is wrong.
guest-lost = I am already here, but lost my link
guest-lost-title = Who are you at this table?
guest-lost-text = Close the seat on all other screens; half a minute later you can ask. Everybody at the table sees the request and has to agree; whoever is away has a minute. If the old link turns up, that is the one that counts.

mend-where = waiting for consent
mend-ask = Your request is on its way
mend-hint = As soon as the table agrees the seat is yours. The page opens it by itself. Whoever is away now has a minute to answer.
mend-back = To the ticket
