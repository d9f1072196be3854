# Words that only the drawing of the table in the terminal needs.

terminal-passage = { $passage ->
    [1] the first
    [2] the second
   *[other] run out
}
terminal-free = free
terminal-empty = empty
terminal-note-take-back = You can name them all at once, in any order: 1, 3 or B3, I1.
terminal-note-give = You can name them all at once, in any order: 1, 3 or B3, I1.
terminal-pass-warning = The last turn was a pass: one more pass ends the game.
terminal-last-round = The last round: the deck has run out twice.
terminal-declining-pass = If you decline, only a pass is left: there is nobody to recruit.
terminal-declining-end = If you decline, only a pass is left, and the game ends: there is nobody to recruit.
terminal-hidden = { $count ->
    [one] { $count } card, face down
   *[other] { $count } cards, face down
}
terminal-legend = I Italians, A Accountants, B Brutes, M Mercenaries; the figure is the value, ★ the points. Under a street card stands its price, the pair to show: ✓ you have it, ~ with a Mercenary, ? you lack cards. Points count in hand and area alike.
