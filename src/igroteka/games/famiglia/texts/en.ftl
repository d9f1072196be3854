# The words of Famiglia. The keys are explained in igroteka/texts/__init__.py.

title = Famiglia
tagline = Two godfathers, one street: gather a stronger gang than your rival.
length = 30 minutes
goal = Gather more points than your rival: the cards in your hand and in your area both count.

# Cards: a family and a value.

-italian = Italian
-accountant = Accountant
-brute = Brute
-mercenary = Mercenary

card-I0 = { -italian } 0
    .short = I0
card-I1 = { -italian } 1
    .short = I1
card-I2 = { -italian } 2
    .short = I2
card-I3 = { -italian } 3
    .short = I3
card-I4 = { -italian } 4
    .short = I4
card-A0 = { -accountant } 0
    .short = A0
card-A1 = { -accountant } 1
    .short = A1
card-A2 = { -accountant } 2
    .short = A2
card-A3 = { -accountant } 3
    .short = A3
card-A4 = { -accountant } 4
    .short = A4
card-B0 = { -brute } 0
    .short = B0
card-B1 = { -brute } 1
    .short = B1
card-B2 = { -brute } 2
    .short = B2
card-B3 = { -brute } 3
    .short = B3
card-B4 = { -brute } 4
    .short = B4
card-M0 = { -mercenary } 0
    .short = M0
card-M1 = { -mercenary } 1
    .short = M1
card-M2 = { -mercenary } 2
    .short = M2
card-M3 = { -mercenary } 3
    .short = M3
card-M4 = { -mercenary } 4
    .short = M4

# What one can do.

action-stop = Leave the street as it is
action-discard = Clear { $card } off the street
action-no-accountant = Do without an Accountant
action-accountant = Lay down { $card } and exchange cards
action-take-back = Take { $card } from your area into your hand
action-enough = Enough, take no more
action-give = Give { $card } from your hand to your area
action-no-brute = Do without a Brute
action-brute = Lay down { $card } to scare somebody
action-threaten = Scare { $card }
action-lower-by = Lower the price by { $amount }
action-pass = Pass: recruit nobody
action-recruit-free = Recruit { $lowered ->
    [yes] the scared { $card }
   *[no] { $card }
} for free
action-recruit-pair = Recruit { $lowered ->
    [yes] the scared { $card }
   *[no] { $card }
} with a pair
action-recruit-keep-card = Recruit { $lowered ->
    [yes] the scared { $card }
   *[no] { $card }
} with { $joker }: the Mercenary goes to your area
action-recruit-keep-joker = Recruit { $lowered ->
    [yes] the scared { $card }
   *[no] { $card }
} with { $joker }: the Mercenary returns to your hand

# What the table waits for.

step-refresh = { $mine ->
    [yes] No zeros: refresh the street?
   *[no] { $awaited-name } may refresh the street.
}
step-accountant = { $mine ->
    [yes] Call an Accountant, or skip.
   *[no] { $awaited-name } may call an Accountant.
}
step-take-back = { $mine ->
    [yes] What do you take from your area?
   *[no] { $awaited-name } is taking cards from the area.
}
step-give = { $mine ->
    [yes] Give as many cards to your area.
   *[no] { $awaited-name } is giving cards to the area.
}
step-brute = { $mine ->
    [yes] Call a Brute, or skip.
   *[no] { $awaited-name } may call a Brute.
}
step-threaten = { $mine ->
    [yes] Whom does the Brute scare?
   *[no] { $awaited-name } chooses whom to scare.
}
step-lower = { $mine ->
    [yes] Lower the price by how much?
   *[no] { $awaited-name } chooses by how much to lower the price.
}
step-recruit = { $mine ->
    [yes] Recruit a card, or pass.
   *[no] { $awaited-name } recruits or passes.
}

# What happened.

event-dealt = { $starter-mine ->
    [yes] The cards are dealt, you begin
   *[no] The cards are dealt. First turn: { $starter-name }
}. On the street: { $street }.
event-discarded = { $seat-mine ->
    [yes] You clear
   *[no] { $seat-name } clears
} { $card } off the street, { $under ->
    [yes] to the bottom of the deck
   *[no] onto the discard pile
}.
event-opened = { $cards-count ->
    [one] Out of the deck comes { $cards }.
   *[other] Out of the deck come { $cards }.
}
event-reshuffled = The deck has run out. The discard pile is shuffled and becomes the deck: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
event-ran-out = The deck has run out for the second time: the end is near.
event-accountant = { $seat-mine ->
    [yes] You lay
   *[no] { $seat-name } lays
} down { $card }.
event-took-back = { $seat-mine ->
    [yes] You take
   *[no] { $seat-name } takes
} { $card } from the area.
event-gave = { $seat-mine ->
    [yes] You give
   *[no] { $seat-name } gives
} { $card } to the area.
event-brute = { $seat-mine ->
    [yes] You lay
   *[no] { $seat-name } lays
} down { $card }.
event-threatened = { $card } is scared and { $cost ->
    [0] costs nothing this turn
   *[other] counts as { $cost } this turn
}.
event-recruited = { $seat-mine ->
    [yes] You recruit
   *[no] { $seat-name } recruits
} { $card }{ $paid ->
    [free] {""} for free.
    [pair] : a pair is shown, { $laid } goes to the area.
   *[joker] : { $with } are shown, { $laid } goes to the area.
}
event-refilled = The street is empty, and out { $cards-count ->
    [one] comes { $cards }.
   *[other] come { $cards }.
}
event-passed = { $seat-mine ->
    [yes] You pass
   *[no] { $seat-name } passes
}.

# Why not.

why-not-on-street = There is no such card on the street.
why-not-in-hand = There is no such card in your hand.
why-not-in-area = There is no such card in your area.
why-just-played = The Accountant just laid down stays in the area.
why-take-one-first = The Accountant is on the table: take at least one card.
why-out-of-order = The cards of an exchange go in order, and this card’s place has passed.
why-too-few-left = The cards of an exchange go in order, and after this one there are too few left to give as many.
why-brute-too-weak = This Brute cannot lower a price by so much.
why-below-zero = Nothing is cheaper than 0.
why-not-threatened = Nobody has scared this card; its price is the printed one.
why-only-lowered = There is only one such card on the street, and it is cheaper already.
why-not-free = Only a card that counts as 0 now is free.
why-is-free = This card is free: no need to pay.
why-no-pair = It takes two cards of the same family, weaker by one.
why-joker-too-weak = A Mercenary stands in only for somebody weaker than himself.
why-no-joker = There is no such Mercenary in your hand.
why-no-partner = It takes at least one card of the same family, weaker by one: two Mercenaries are no pair.
why-have-pair = At this table a Mercenary helps only those who have no pair.
why-no-joker-for-mercenary = At this table a Mercenary does not help to recruit Mercenaries.

# Why the bot advises this turn.

hint-wins = The game ends with this, and you win{ $lead ->
    [0] {""} by the value of your cards
    [one] , { $lead } point ahead
   *[other] , { $lead } points ahead
}.
hint-draws = The game ends with this in a draw.
hint-ahead = You are ahead{ $lead ->
    [0] {""} by the value of your cards
    [one] {""} by { $lead } point
   *[other] {""} by { $lead } points
}: if your rival passes too, you win.
hint-lowered = The Brute lowers the price: { $card } { $cost ->
    [0] is free
   *[other] counts as { $cost }
}.
hint-exchanged = After the Accountant’s exchange you can pay for { $card }.
hint-points = { $card } brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hint-richest = { $card } brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}: nothing dearer can be recruited from this street now.
hint-denies = Otherwise your rival can recruit { $card }, and has the cards to pay.
hint-pair = With its equal in your hand it makes a pair, which pays for { $next }.
hint-nobody = Nobody on this street can be recruited now.
hint-opens = In place of { $card } { $cards ->
    [one] { $cards } new card comes
   *[other] { $cards } new cards come
}.
hint-clears = And your rival can pay for { $card }: do not leave it there.
hint-one-more = { $card } comes { $cost ->
    [0] free
   *[other] for { $cost }
}: one more card to pay with.
hint-waits = To recruit does not pay now: the cards it costs are worth more.
hint-stays = Better not to open the street: the rival chooses next.
hint-alone = No helpers are needed here: they will still be of use.
hint-prepares = The exchange with the Accountant prepares the hand.
hint-lowers = The Brute lowers the price of a card on the street.

# How it ended.

ending-passes = Two passes in a row: the game ends early.
ending-deck = The deck has run out twice, and both have had equally many turns.

# What to agree on before the game.

option-brute_reduction = A Brute lowers a price
    .hint = By exactly his value, as the sheet says, or by as much as you like up to it, as the designer allows.
option-brute_reduction-exact = by exactly his value
option-brute_reduction-up_to = by up to his value
option-merc_for_merc = A Mercenary helps to recruit Mercenaries
    .hint = If not, a Mercenary stands in for the second card of a pair in the other families only.
option-merc_with_pair = A Mercenary helps also whoever has a pair
    .hint = If not, whoever holds a true pair pays with it alone.
option-refill_end_extra_round = One more round if the street was emptied
    .hint = The deck ran out when the second player took the last street card: each has one more turn.
option-bottom_after_draw = Open first, then put under the deck
    .hint = In the second deck a cleared card goes to the bottom after the new ones are opened, not before.
option-hide_hands = Hide the rival’s hand
    .hint = Hands can be worked out anyway; with this they have to be remembered.

# Labels on the table.

field-street = Street
    .value = { $value ->
        [no-deck] the deck is empty
        [once] refreshed already
        [zero] there is a zero
       *[other] { $value }
    }
field-deck = Deck
field-under = Under the deck
field-discard = Discard pile
field-passage = Which deck
field-removed_to = Cards from the street go
    .value = { $value ->
        [under] under the deck
       *[other] to the discard
    }
field-last_round = Last round
field-starter = First player
    .value = { $value-name }
field-current = To move
    .value = { $value-name }
field-passes = Passes in a row
field-seats = Players
field-may_take = May still be taken
field-must_give = Must be given
field-brute = Brute at work
    .value = { $value ->
        [nobody] nobody to scare
        [no-target] nobody to be scared
       *[other] { $value }
    }
field-accountant = Accountant
    .value = { $value ->
        [nobody] nobody to call
       *[other] no cards in the area
    }
field-idle = Why nothing is asked
field-pays = What pays
field-may_give = May still be given
field-declining = If you decline
    .value = { $value ->
        [end] a pass, and the game ends
       *[other] only a pass
    }
field-stays = Stays in the area
field-hand = Hand
field-hand_size = Cards in hand
field-area = Area
field-points = Points
field-area_points = Points in the area
field-card = Card
field-cost = Price
field-pair = Needs a pair of
field-lowered = Scared

sheet-I = Italians
sheet-A = Accountants
sheet-B = Brutes
sheet-M = Mercenaries

# What decided between equal points.

tie-strongest = Equal points, and the strongest card decides: { $ahead-name } — { $more }, { $behind-name } — { $less }{ $by ->
    [points] ; equal values, but the first has more points
   *[value] {""}
}.
tie-next = Equal points, and the strongest cards are equal. The next one decides: { $ahead-name } — { $more }, { $behind-name } — { $less ->
    [none] no card left
   *[other] { $less }
}{ $by ->
    [points] ; equal values, but the first has more points
   *[value] {""}
}.
tie-alike = Equal points, and the gangs are alike: a draw.
