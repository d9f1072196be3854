# A made-up game for the tests; the page needs its words as those of any game.

title = Rooks
tagline = A made-up night in the branches
length = 15 minutes
goal = The flock wins when all rooks have left, the rooks when they are as many as the rest.

card-bird = bird
card-rook = rook
card-owl = owl
card-jay = jay
card-dove = dove

action-guard = guard { $bird-name }
action-drive = drive away { $bird-name }
action-enough = enough said
action-point = point at { $bird-name }

step-owl = { $mine ->
    [yes] Whom will you guard tonight?
   *[no] Night: the owl chooses whom to guard.
}
step-raid = { $mine ->
    [yes] Whom do the rooks drive away?
   *[no] Night: the rooks agree.
}
step-talk = Morning: all may speak.
step-vote = { $mine ->
    [yes] Who leaves today?
   *[no] All point at somebody.
}

event-dealt = { $seat-mine ->
    [yes] You look at your card
   *[no] { $seat-name } looks at a card
}.
event-driven = { $seat ->
    [-1] Nobody left in the night.
   *[other] Driven away in the night: { $seat-name }.
}
event-voted = { $seat ->
    [-1] Nobody leaves today.
   *[other] The flock says goodbye to { $seat-name }.
}

event-removed = { $seat-name } does not play any more.

why-has-left = This bird has left already.
why-no-such-bird = There is no such bird at the table.
why-own-kind = Rooks do not drive away rooks.
why-yourself = Nobody points at themselves.

ending-flock = There are no more rooks.
ending-rooks = The rooks have won the branches.
ending-dusk = The days are over.

won-flock = The flock has won
won-rooks = The rooks have won

option-guests = Guests
    .hint = Who comes beside rooks and common birds
option-guests-owl = owl
option-guests-jay = jay
option-guests-dove = dove
option-owl_rests = The owl does not guard itself
    .hint = Only others can be guarded
option-days = Days
    .hint = After the last evening the game ends
group-night = Night
group-day = Day
advice-crowded = With more than twelve birds the talks take long.

field-roles = Cards
field-left = Have left
field-day = Day
field-guarded = Guarded

sheet-won = Victory
