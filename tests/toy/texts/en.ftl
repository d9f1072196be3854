# A made-up game for the tests; the page needs its words as those of any game.

title = Magpies
tagline = Made-up trinkets
length = 10 minutes
goal = The brightest trinket that nobody else laid wins a point; a hatched cuckoo wins at once.

card-bead = bead
card-button = button
card-spoon = spoon
card-ring = ring
card-bell = bell

action-draw = draw
action-peek = peek
action-stir = stir
action-bury = bury trinket { $place }
action-snatch = snatch from bird { $bird }
action-let-go = let it go
action-ring = ring bell { $place }
action-nothing = lay nothing
action-lay = lay trinket { $place }
action-sleep = sleep
action-warm = warm the egg

step-turn = { $mine ->
    [yes] Your turn
   *[no] Another bird’s turn
}
step-bell = { $mine ->
    [yes] Will you ring?
   *[no] The owner of the nest thinks
}
step-lay = { $mine ->
    [yes] What do you lay?
   *[no] All lay
}
step-night = Night

event-dealt = The trinkets are dealt.
event-nested = { $seat-name } looks into the nest.
event-drew = { $seat-name } draws.
event-peeked = { $seat-name } peeks.
event-stirred = { $seat-name } stirs the deck.
event-buried = { $seat-name } buries a trinket.
event-snatching = { $seat-name } flies to another’s nest.
event-snatched = { $seat-name } carries a trinket away.
event-rang = { $seat-name } rings.
event-laid = All have laid.
event-won = A point: { $seat-name }.
event-warmed = The egg is warmer.
event-hatched = { $seat-name }: the cuckoo has hatched.
event-dawn = Dawn.

why-deck-empty = The deck is empty.
why-already-seen = It is seen already.
why-empty-place = There is nothing here.
why-no-such-bird = There is no such bird.
why-own-nest = It is your own nest.
why-nothing-there = There is nothing there.
why-nest-full = The nest is full.
why-no-bell = It is no bell.

ending-hatched = The cuckoo has hatched.
ending-dusk = It is dusk.

option-prize = Prize
    .hint = Which trinket wins the point
option-prize-brightest = the brightest
option-prize-dullest = the dullest
option-cuckoo = With a cuckoo
    .hint = Somebody warms an egg at night
option-hatch = Nights until it hatches
    .hint = How often it is warmed
option-omen = Omens
    .hint = Whether the morning tells of the egg
option-omen-silent = silent
option-omen-heard = heard
option-flock = Together
    .hint = Who plays with whom
option-flock-alone = each alone
option-flock-pairs = pair against pair

field-deck = Deck
field-nests = Nests
field-heap = Played
field-cuckoo = Cuckoo
field-warmth = Warmth
field-points = Points
field-round = Round
field-current = Whose turn
field-starter = Starter
field-turns = Turns
field-victim = Whose nest

sheet-laid = Bright trinkets
