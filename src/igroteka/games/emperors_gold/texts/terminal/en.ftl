# Words that only the drawing of the table in a terminal needs.

terminal-red = R
terminal-yellow = Y
terminal-green = G
terminal-blue = B
terminal-violet = V
terminal-row-0 = row A
terminal-row-1 = row B
terminal-tasks = { $count } of { $goal } tasks, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-round = round { $round }
terminal-decks = deck { $cards }, discard pile { $discarded }
terminal-left = turns left: { $turns }
terminal-least = { $least ->
    [one] { $least } card
   *[other] { $least } cards
} at least
terminal-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-done = done
terminal-lacks = lacks: { $what }
terminal-short = { $cards ->
    [one] { $cards } card more
   *[other] { $cards } cards more
}
terminal-legend = ● circle, ■ square, ⬢ hexagon, ★ star, ◆ rhombus; the letter names the colour, the number says at how many steps from the pawn (♚) the card can be taken. Brackets: can be taken now. Lines and columns are counted from 1.
