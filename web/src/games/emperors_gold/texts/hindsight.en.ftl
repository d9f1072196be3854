# Turns looked back at after the game.

knew-about = For each of your turns: which was the best by the bot’s estimate, and by how many points. What the deck brought later the estimate does not know.
knew-first = These turns decided the game
knew-rest = The other turns
knew-turn = Turn { $turn }
knew-lost = There was a better turn, by points: { $lost }
knew-none = No turn was better
knew-mine = Your turn
knew-best = The best of { $turns }
knew-dropped = Row { $slot ->
    [1] A
   *[other] B
} is discarded.
knew-moved = The pawn goes to line { $line }, column { $column }.
knew-laid = To row { $slot ->
    [1] A
   *[other] B
}: { $cards }. Cards in the row: { $length }.
knew-claimed = A task is claimed, points: { $points }{ $other ->
    [yes] , with the other row
   *[no] {""}
}.
knew-see = See it on the table
