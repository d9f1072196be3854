# Words that only the drawing of the table of Emperor’s Gold says.

letter-red = R
letter-yellow = Y
letter-green = G
letter-blue = B
letter-violet = V
or = or

# The three parts of a turn.

parts = Parts of the turn
part-pawn = Pawn
part-place = Cards
part-claim = Task
piles = Cards in the deck: { $deck }. On the discard pile: { $discard }. Look through the discard pile
discard-title = Discard pile
discard-about = { $discard ->
    [0] Nothing lies here yet.
    [one] { $discard } card lies here.
   *[other] { $discard } cards lie here.
} There are { $deck } more in the deck: when it runs out, the discard pile is shuffled and becomes the deck.
notice-last = { $turns ->
    [0] The last turn
    [one] { $turns } turn left
   *[other] { $turns } turns left
}

# The board.

board = Board
pawn = pawn
empty = empty
cell = Line { $line }, column { $column }: { $card }{ $state ->
    [taken] , taken: { $order }
    [reached] , can be taken
    [ahead] , can be taken then
    [unfit] , at its distance, but does not fit
    [goal] , the pawn can go here
   *[quiet] {""}
}{ $fits ->
    [none] {""}
   *[other] , fits row { $fits }
}
pawn-told = Pawn: line { $line }, column { $column }.
new-told = New cards: { $cards }.
new-card = line { $line }, column { $column }, { $card }
reach-card = { $card }{ $fits ->
    [none] {""}
   *[other] {" "}(for row { $fits })
}
reach-told = The pawn would go here: line { $line }, column { $column }. { $count ->
    [0] Nothing can be taken then.
   *[other] Can be taken then: { $cards }.
}
take-told = { $count ->
    [0] Nothing more can be taken.
   *[other] Can be taken: { $cards }.
}
why-cell = Line { $line }, column { $column }
why-value = This is a { $value ->
    [1] 1: it is taken right beside the pawn, in a straight line.
    [2] 2: it is taken two steps from the pawn in a straight line, with one card between.
   *[3] 3: it is taken three steps from the pawn in a straight line, with two cards between.
}

# Rows.

mine = My rows
others = The others
row-letter = { $slot ->
    [1] A
   *[other] B
}
row-empty = Row { $row } has not begun
row-card = { $card }{ $link ->
    [shape] {" "}by shape
    [colour] {" "}by colour
    [both] {" "}by shape and colour
   *[other] {""}
}
row-told = Row { $row }, cards: { $count }. { $cards }.
new-row = new row
end-left = Lay at the left of row { $row }
end-right = Lay at the right of row { $row }
end-new = Begin a new row

# Who has how much.

score-told = { $names }: { $count } of { $goal } tasks, points: { $points }.
side-about = { $count } of { $goal } tasks, points: { $points }. { $teams ->
    [yes] After task number { $goal } only the rivals have a turn, and one at most.
   *[no] Whoever claims task number { $goal } begins the last round.
}
side-row = Row { $row }: { $count ->
    [0] not begun
    [one] { $count } card
   *[other] { $count } cards
}
side-tasks = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for tasks
side-none = No task yet.

# Tasks.

tasks = Open tasks
task-title = Task for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
task-cards = cards
task-least = { $least }+
task-told = { $number ->
    [0] A task
   *[other] Task { $number }
}, points: { $points }. The row needs { $needs }, and at least { $least } cards.
stand-done = Row { $row } does the task.
stand-lacks = Row { $row }: { $count ->
    [0] all that is needed is there
   *[other] still needs: { $missing }
}{ $short ->
    [0] {""}
   *[other] ; cards missing: { $short }
}.

# Buttons.

await-pawn = Where should the pawn go?
    .second = touch a card to see what it reaches
await-place = Take a card
    .second = touch one of those lit
await-end = { $card }: where to?
    .second = touch the end of a row
await-claim = Which task to claim?
    .second = touch a task
await-spend = With which row?
    .second = touch a row
await-drop = Which row to discard?
    .second = neither can go on
do-move = Put the pawn here
    .second = { $count ->
    [one] { $count } card within reach
   *[other] { $count } cards within reach
}
do-drop = Discard row { $slot ->
    [1] A
   *[other] B
}
    .second = { $cards ->
    [one] { $cards } card goes, a new row begins
   *[other] { $cards } cards go, a new row begins
}
do-stop = { $count ->
    [one] Enough: { $count } card taken
   *[other] Enough: { $count } cards taken
}
    .second = { $claim ->
    [none] { $ends ->
        [yes] the game ends
       *[no] the turn ends
    }
   *[other] you may claim the task for { $claim }
}
do-claim = Claim the task for { $points }
    .second = { $ends ->
    [yes] the game ends
   *[no] { $cards ->
        [one] { $cards } card of the row is spent
       *[other] { $cards } cards of the row are spent
    }
}
side-no-claim = Not now
    .second = { $ends ->
    [yes] the game ends
   *[no] the row stays
}

# The first game.

guide-pawn-0 = The dots on a card tell from which distance to the pawn it is taken, no more and no less. Touch any card: the table shows what could be taken from there.
guide-how-to-read = This is how tasks are read. Order and place in the row do not matter.
read-points = the points of the task
read-needs = what must be in the row: shapes or colours
read-least = and how many cards at least
read-lacks = row A has 3 cards of 5, and not yet what is pale
read-done = row A is ready: claim the task at the end of your turn
guide-pawn-1 = Cards are taken in straight lines only: 1 right beside the pawn, 2 with a card between, 3 with two between.
guide-pawn-2 = The letter at the foot of a card names the row of yours that it fits: they share a shape or a colour at its end.
guide-pawn-3 = You may have two rows. A longer row never hurts: a task tells the least number of cards.
guide-place-0 = Take one card or several. All go to one row, in such an order that each shares a shape or a colour with the one before.
guide-place-1 = The order is yours: sometimes a card fits only after another. You may change your mind until you take the task or, if there is none to claim, until you press “Enough”.
guide-claim = One task a turn, and the whole row is spent. Sometimes it pays to wait for a dearer task.
guide-drop = A discarded row brings nothing, but a new one begins in its place. Choose the one that is easier to part with.
guide-last = Somebody has enough tasks: this round is played to its end. Only points matter now.
guide-last-team = There are enough tasks, and this is the last turn of the game. Only points matter now.

# The hint: a number, a star or a frame marks the card on the table.
hinted-move = The pawn in place of { $number ->
    [0] the marked card
   *[other] card { $number }
}
hinted-start-left = Begin a new row on the left: { $number ->
    [0] the marked card
   *[other] card { $number }
}
hinted-start-right = Begin a new row: { $number ->
    [0] the marked card
   *[other] card { $number }
}
hinted-add-left = To the left of row { $slot ->
    [1] A
   *[other] B
}: { $number ->
    [0] the marked card
   *[other] card { $number }
}
hinted-add-right = To row { $slot ->
    [1] A
   *[other] B
}: { $number ->
    [0] the marked card
   *[other] card { $number }
}
