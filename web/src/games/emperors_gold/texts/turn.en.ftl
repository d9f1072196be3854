# A turn in pictures: for the rules panel.

turn-pawn = Exchange the pawn with any card of the board.
turn-place = Take the cards it reaches: the dots on a card are the distance. Lay them in a row so that two side by side share a shape or a colour.
turn-claim = Does the row have all that an open task asks for? Claim it: the task is yours, the row goes to the discard pile.
