# Words that only the drawing of the table in a terminal needs.

terminal-game = game { $game } of { $games }
terminal-deck = deck { $cards }, discard pile { $discarded }
terminal-banned = kidnapped
terminal-score = candies { $score }
terminal-points = points { $points }
terminal-hand = cards in hand { $cards }
terminal-mine = hand
terminal-sheet = cards { $candies }, Buyer { $buyer }, Pickpockets { $pickpockets }, combinations { $pairs }
terminal-open = in the discard pile, seen by all
terminal-known = surely in the discard pile
terminal-looked = in the discard pile
terminal-at = { $place }: { $card }
terminal-place-discard = the discard pile
terminal-place-deck = { $number ->
    [1] on top of the deck
   *[other] second in the deck
}
terminal-or = {" "}or{" "}
terminal-legend = “× 2” is how many such cards an empire has, “⛨” how many of them are protected. “Surely in the discard pile”: what you saw or remember. Lines like “Ann or the discard pile: Thief” are cards that you follow.
