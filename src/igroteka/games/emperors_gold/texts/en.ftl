# The words of “Emperor’s Gold”. The keys are explained in igroteka/texts/__init__.py.

title = Emperor’s Gold
tagline = One pawn for all, rows of cards and the tasks of the court: put the emperor where the cards make a row.
length = 20–30 minutes

# Cards: colour, shape and value.

card-circle-red-1 = red circle 1
card-circle-red-2 = red circle 2
card-circle-red-3 = red circle 3
card-circle-yellow-1 = yellow circle 1
card-circle-yellow-2 = yellow circle 2
card-circle-yellow-3 = yellow circle 3
card-circle-green-1 = green circle 1
card-circle-green-2 = green circle 2
card-circle-green-3 = green circle 3
card-circle-blue-1 = blue circle 1
card-circle-blue-2 = blue circle 2
card-circle-blue-3 = blue circle 3
card-circle-violet-1 = violet circle 1
card-circle-violet-2 = violet circle 2
card-circle-violet-3 = violet circle 3
card-square-red-1 = red square 1
card-square-red-2 = red square 2
card-square-red-3 = red square 3
card-square-yellow-1 = yellow square 1
card-square-yellow-2 = yellow square 2
card-square-yellow-3 = yellow square 3
card-square-green-1 = green square 1
card-square-green-2 = green square 2
card-square-green-3 = green square 3
card-square-blue-1 = blue square 1
card-square-blue-2 = blue square 2
card-square-blue-3 = blue square 3
card-square-violet-1 = violet square 1
card-square-violet-2 = violet square 2
card-square-violet-3 = violet square 3
card-hexagon-red-1 = red hexagon 1
card-hexagon-red-2 = red hexagon 2
card-hexagon-red-3 = red hexagon 3
card-hexagon-yellow-1 = yellow hexagon 1
card-hexagon-yellow-2 = yellow hexagon 2
card-hexagon-yellow-3 = yellow hexagon 3
card-hexagon-green-1 = green hexagon 1
card-hexagon-green-2 = green hexagon 2
card-hexagon-green-3 = green hexagon 3
card-hexagon-blue-1 = blue hexagon 1
card-hexagon-blue-2 = blue hexagon 2
card-hexagon-blue-3 = blue hexagon 3
card-hexagon-violet-1 = violet hexagon 1
card-hexagon-violet-2 = violet hexagon 2
card-hexagon-violet-3 = violet hexagon 3
card-star-red-1 = red star 1
card-star-red-2 = red star 2
card-star-red-3 = red star 3
card-star-yellow-1 = yellow star 1
card-star-yellow-2 = yellow star 2
card-star-yellow-3 = yellow star 3
card-star-green-1 = green star 1
card-star-green-2 = green star 2
card-star-green-3 = green star 3
card-star-blue-1 = blue star 1
card-star-blue-2 = blue star 2
card-star-blue-3 = blue star 3
card-star-violet-1 = violet star 1
card-star-violet-2 = violet star 2
card-star-violet-3 = violet star 3
card-rhombus-red-1 = red rhombus 1
card-rhombus-red-2 = red rhombus 2
card-rhombus-red-3 = red rhombus 3
card-rhombus-yellow-1 = yellow rhombus 1
card-rhombus-yellow-2 = yellow rhombus 2
card-rhombus-yellow-3 = yellow rhombus 3
card-rhombus-green-1 = green rhombus 1
card-rhombus-green-2 = green rhombus 2
card-rhombus-green-3 = green rhombus 3
card-rhombus-blue-1 = blue rhombus 1
card-rhombus-blue-2 = blue rhombus 2
card-rhombus-blue-3 = blue rhombus 3
card-rhombus-violet-1 = violet rhombus 1
card-rhombus-violet-2 = violet rhombus 2
card-rhombus-violet-3 = violet rhombus 3

# Shapes and colours.

card-circle = circle
card-square = square
card-hexagon = hexagon
card-star = star
card-rhombus = rhombus
card-red = red
card-yellow = yellow
card-green = green
card-blue = blue
card-violet = violet

# What can be done.

action-move = Pawn to line { $line }, column { $column }
action-start-left = Start a new row on the left: line { $line }, column { $column }
action-start-right = Start a new row: line { $line }, column { $column }
action-add-left = To row { $slot ->
    [1] A
   *[other] B
}, left end: line { $line }, column { $column }
action-add-right = To row { $slot ->
    [1] A
   *[other] B
}: line { $line }, column { $column }
action-stop = Enough cards, check the row
action-no-claim = Claim no task
action-claim = Claim task { $slot }
action-claim-other = Claim task { $slot } with the other row
action-drop = Discard row { $slot ->
    [1] A
   *[other] B
}
action-pass = Skip the turn

# What is awaited.

step-drop = { $mine ->
    [yes] Neither row can be extended: choose which to discard.
   *[no] { $awaited-name } chooses which row to discard.
}
step-pawn = { $mine ->
    [yes] Where to put the pawn? It swaps places with a card.
   *[no] { $awaited-name } chooses a place for the pawn.
}
step-place = { $mine ->
    [yes] Take cards in order and build a row.
   *[no] { $awaited-name } takes cards and builds a row.
}
step-claim = { $mine ->
    [yes] A task is done: claim it? The row goes to the discard pile.
   *[no] { $awaited-name } decides whether to claim a task.
}

# What happened.

event-dealt = The board is laid out, open tasks: { $tasks-count }. { $starter-mine ->
    [yes] You begin.
   *[no] First turn: { $starter-name }.
}
event-moved = { $seat-mine ->
    [yes] You put the pawn
   *[no] { $seat-name } puts the pawn
} in the place of this card: { $card }.
event-started = { $seat-mine ->
    [yes] You start
   *[no] { $seat-name } starts
} row { $slot ->
    [1] A
   *[other] B
}: { $card }.
event-added = { $seat-mine ->
    [yes] You extend
   *[no] { $seat-name } extends
} row { $slot ->
    [1] A
   *[other] B
}{ $left ->
    [yes] {" "}on the left
   *[no] {""}
}: { $card }{ $by ->
    [shape] , by shape
    [colour] , by colour
    [both] , by shape and colour
   *[none] {""}
}. Cards in the row: { $cards }.
event-dropped = { $seat-mine ->
    [yes] You discard
   *[no] { $seat-name } discards
} row { $slot ->
    [1] A
   *[other] B
}, cards: { $cards-count }.
event-claimed = { $seat-mine ->
    [yes] You claim a task
   *[no] { $seat-name } claims a task
}, points: { $points }. Row { $slot ->
    [1] A
   *[other] B
} goes to the discard pile, cards: { $cards-count }.
event-declined = { $seat-mine ->
    [yes] You claim no task yet.
   *[no] { $seat-name } claims no task yet.
}
event-passed = { $why ->
    [time] { $seat-mine ->
        [yes] Your time is over: pawn and cards go back, the turn is skipped.
       *[no] { $seat-name }: time is over, pawn and cards go back, the turn is skipped.
    }
   *[nothing] { $seat-mine ->
        [yes] Nothing can be taken: your turn is skipped.
       *[no] { $seat-name }: nothing can be taken, the turn is skipped.
    }
}
event-refilled = New cards on the board: { $cards }.
event-reshuffled = The discard pile is shuffled and becomes the deck. Cards: { $cards }.
event-opened = A new task is open, points: { $points }.
event-last-round = { $seat-mine ->
    [yes] You have enough tasks.
   *[no] { $seat-name } has enough tasks.
} { $turns ->
    [0] That was the last turn.
   *[other] Turns left until the end: { $turns }.
}

# Why not.

why-pawn-first = Move the pawn first.
why-must-move = The pawn must move: swap it with any card.
why-empty-cell = This cell is empty: the pawn swaps only with a card.
why-nothing-there = From here no card that fits could be taken.
why-dropped-already = Only one row can be discarded in a turn.
why-room-for-row = There is room for a new row anyway.
why-can-extend = A row is discarded only if neither can be extended.
why-take-one = Take at least one card first.
why-no-card = There is no card here.
why-not-in-line = The card is not in line with the pawn: diagonals do not count.
why-distance = The value of the card must equal its distance to the pawn.
why-one-row = In one turn cards go to one row only.
why-new-row = A row was discarded, so a new one begins now.
why-no-row = You have no such row.
why-right-end = Cards are added at the right end only.
why-left-end = Only a row that has two cards already is extended on the left.
why-no-match = This card and the end of the row share neither shape nor colour.
why-two-rows = There are two rows already, and no more are allowed.
why-row-stays = It is too late to discard a row: that is done before cards are taken.
why-stop-first = Finish taking cards first.
why-no-pass = A turn cannot be skipped at will.
why-other-row = Only the row built this turn can be used.
why-no-task = There is no task here.
why-not-done = The row does not do this task yet.

# How it ended.

ending-goal = Enough tasks are done, and { $teams ->
    [yes] the rivals have had their last turn
   *[no] the round is complete
}.
ending-idle = For three rounds in a row nobody took a card.
ending-turns = A hundred rounds were played: the game is over.

# What can be agreed on before a game.

option-sides = Who plays with whom
option-sides-alone = Everyone for themselves
    .goal = Get the most points: build rows that do the tasks.
option-sides-teams = Two against two
    .goal = Get more points together than your rivals: a team shares two rows.
option-children = Children’s game
    .hint = Any card fits a row: nothing has to match.
    .shelf = any card fits a row
option-two_sided = Rows with two ends
    .hint = A card may be added at the left end of a row, too.
    .shelf = cards go to the left end, too
option-row_discard = When a row may be discarded
    .hint = By the rules a row is discarded when it cannot be extended. From where, the book does not say.
option-row_discard-forced_only = if it cannot be extended from anywhere
option-row_discard-at_chosen_position = if it cannot from where the pawn went
option-row_discard-free = in any turn of yours
option-claim_any_row = Claim with an older row, too
    .hint = A task may be claimed with the row that was left alone this turn.
option-team_goal_counts = Whose tasks bring the end
    .hint = The game ends with the fifth task of the team or the fifth of one player.
option-team_goal_counts-team = those of the team
option-team_goal_counts-person = those of one player
option-team_last_turn = The rivals’ last turn
    .hint = After the last task the rivals have one more turn: always, or only to make turns equal.
option-team_last_turn-literal = always
option-team_last_turn-equalise = only to make them equal

# Labels on the table.

field-board = Board
    .value = { $value ->
        [pawn] the pawn
       *[other] { $value }
    }
field-pawn = Pawn
field-deck = Deck
field-discard = Discard pile
field-tasks = Tasks
field-task_deck = Tasks in the deck
field-id = Number
    .value = { $value }
field-points = Points
field-least = Cards at least
field-needs = Needs
field-sides = Sides
field-rows = Rows
field-cards = Cards
field-links = What they share
    .value = { $value ->
        [shape] shape
        [colour] colour
       *[other] shape and colour
    }
field-fits = Fit on the right
field-fits_left = Fit on the left
field-progress = Progress
field-missing = Missing
field-short = Cards missing
field-done = Done
field-count = Tasks done
field-seats = Players
field-side = Side
field-starter = First player
    .value = { $value-name }
field-current = Whose turn
    .value = { $value-name }
field-round = Round
field-goal = Tasks that end the game
field-left = Turns left
field-idle = Turns without cards
field-idle_end = Turns without cards that end the game
field-turn = This turn
field-pawn_from = The pawn came from
field-row = Row
field-taken = Taken
field-dropped = Discarded row
field-takeable = Can be taken
field-reach = What the pawn would reach

sheet-shapes = Tasks of shapes
sheet-colours = Tasks of colours

# Why the bot advises this turn.

hint-finishes = This turn claims task { $slot }, points: { $points }.
hint-last = That is enough tasks: the game comes to its end while you are ahead.
hint-nearer = Row { $row ->
    [1] A
   *[other] B
} comes nearer to task { $slot } (points: { $points }): { $cards ->
    [0] nothing is missing, any further card lets you claim it.
   *[other] cards missing: { $cards }.
}
hint-denies = { $seat-name } can no longer claim task { $slot } (points: { $points }) with the cards that lie open.

# What decided between equal points.

tie-dearest = Equal points, and the dearest task decides: { $ahead-name } — { $more }, { $behind-name } — { $less }.
tie-next = Equal points, and the dearest tasks are equal. Task number { $place } from the dearest decides: { $ahead-name } — { $more }, { $behind-name } — { $less }.
tie-alike = Equal points, and all tasks are worth the same: { $ahead-name } and { $behind-name } share the place.
