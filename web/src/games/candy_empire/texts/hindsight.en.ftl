# Words for afterwards: what could have been known.

knew-about = For each of your decisions: which cards surely lay in others’ hands and in the closed discard pile, and of the rest the chance that there was at least one. It is counted from your notebook: only what you had been shown until then, and without what it forgets.
knew-turn = { $turn }.
knew-known = { $sure ->
    [0] No hidden card was certain
   *[other] Certain: { $cards }
}
knew-hand = In the hand of { $name } (cards: { $cards })
knew-discard = In the closed discard pile (cards: { $cards })
knew-sure = Surely: { $cards }
knew-less = Less often:
knew-mine = In your hand
knew-open = In the discard pile, seen by all
knew-unseen = Not seen yet (cards in the deck: { $deck })
knew-see = See it on the table
