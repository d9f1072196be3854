# Words that only the drawing of Famiglia’s table says.

# The four parts of a turn.

parts = The four parts of a turn
part-street = Street
    .about = The first part: while there is no 0 on the street you may clear a card off it and open as many new ones as its value.
    .clause = refresh
part-accountant = Accountant
    .about = The second part: lay down an Accountant, take cards from your area, at most as many as his value, and give as many in return.
    .clause = accountant
part-brute = Brute
    .about = The third part: lay down a Brute, and one street card is cheaper by his value this turn.
    .clause = brute
part-recruit = Recruit
    .about = The last part: take one street card, or pass. A card of value 3 costs two cards of value 2 of its family: one goes to your area, the other returns to your hand.
    .clause = recruit

stand-now = choose
stand-over = the end
stand-skipped = skipped
    .full = Not this time.
stand-done = done
    .full = This has been done.
stand-ahead = to come
    .full = This is still to come.
stand-zero = a 0 is there
    .full = There is a 0 on the street: it cannot be refreshed now.
stand-no-deck = no deck
    .full = The deck has run out twice: there is nothing to refresh the street with.
stand-nobody = not in hand
    .full = Nobody in hand can do this. Zeros can do nothing.
stand-no-area = area empty
    .full = The area is empty: there is nothing to exchange.
stand-once = once only
    .full = In the second deck the street is refreshed once a turn.
stand-no-target = zeros only
    .full = There are only zeros on the street: there is nobody to scare.
part-name = { $number }. { $part }: { $stand }

# The street.

street = Street
street-empty = The street is empty
street-card = { $card }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $count ->
    [1] {""}
   *[other] , { $count } of them
}{ $lowered ->
    [yes] , counts as { $cost } this turn
   *[no] {""}
}, { $mark ->
    [free] free
    [ok] needs { $shown }, you have the pair
    [warn] needs { $shown }, with a Mercenary
    [no] needs { $shown }, you lack cards
   *[quiet] needs { $shown }
}{ $lit ->
    [yes] , can be chosen
   *[no] {""}
}
price-free = free
price-about = { $shown ->
    [free] This card costs nothing now: whoever recruits takes it for free.
   *[other] To recruit it, show { $shown }. A stronger Mercenary may stand in for one of the two. One card goes to your area, the other returns to your hand.
}
why-title = Why not { $card }?
why-needs = It takes { $pair } + { $pair } now.
deck-name = Deck: { $deck }, { $passage ->
    [1] the first
    [2] the second
   *[other] run out twice
}, discard pile: { $discard }
deck-passage = { $passage ->
    [1] 1st deck
    [2] 2nd deck
   *[other] the end
}
    .short = { $passage ->
    [1] 1st
    [2] 2nd
   *[other] end
}
deck-discard = discard { $count }
    .short = disc. { $count }
deck-under = under { $count }
    .short = und. { $count }

# Hand and area.

hand = My hand
hand-of = Hand: { $name }
area = My area
area-of = Area: { $name }
cap-hand = hand { $count }
cap-area = area { $count }
cap-my-area = my area
sum = hand and area
sum-area = area only
sum-of = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hand-card = { $card }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $count ->
    [1] {""}
   *[other] , { $count } of them
}{ $state ->
    [lit] , can be chosen
    [sel] , chosen
   *[quiet] {""}
}
hidden-cards = { $count ->
    [one] { $count } card, face down
   *[other] { $count } cards, face down
}
pack-name = { $title }: { $cards }
peek-empty = Nothing yet.
peek-points = { $points ->
    [one] { $points } point in all
   *[other] { $points } points in all
}
peek-discard = Discard pile
    .about = When the deck runs out for the first time, the discard pile becomes the new deck.
peek-under = Under the deck
    .about = These cards lie under the deck and come last, from left to right.

about-I = Italians can do nothing, but they bring the most points: { $points }.
    .clause = points
about-A = An Accountant exchanges cards: lay him down, take cards from your area, at most as many as his value, and give as many in return.
    .clause = accountant
about-B = A Brute lowers a price: lay him down, and one street card is cheaper by his value this turn.
    .clause = brute
about-M = A Mercenary stands in for one weaker card of a pair. You choose which of the two returns to your hand.
    .clause = mercenary
about-zero = Zeros can do nothing, but a pair of them recruits a one: they are your supply.
    .clause = abilities

# Buttons.

do-discard = Clear { $card } off
    .second = { $removed_to ->
    [under] under the deck, new: { $value }
   *[no] to the discard, new: { $value }
}
do-accountant = Lay down { $card }
    .second = exchange up to { $value }
do-brute = Lay down { $card }
    .second = price −{ $value }
do-threaten = Scare { $card }
    .second = cheaper this turn
do-lower-by = Lower the price by { $amount }
    .second = this turn only
do-recruit-free = Recruit { $card } for free
    .second = nothing goes to your area
do-recruit-pair = Recruit { $card } for { $pair } + { $pair }
    .second = one { $pair } to your area
do-recruit-keep-card = Recruit { $card } for { $pair } + { $joker }
    .second = { $joker } goes to your area
do-recruit-keep-joker = Recruit { $card } for { $pair } + { $joker }
    .second = { $pair } goes to your area
do-pass = Pass
    .second = { $passes ->
    [0] recruit nobody
   *[other] and the game ends
}

do-only-pass = Pass
    .second = { $ends ->
    [yes] nobody to recruit, the game ends
   *[no] nobody to recruit
}

side-stop = Leave it
side-no-accountant = Not now
side-no-brute = Not now
declining-pass = nobody to recruit: a pass
declining-end = a pass: the game ends
side-pass = Pass
side-stay = Do not pass
side-same = Change nothing
side-anew = Start over
side-why = Why?
side-more = What is this?

await-refresh = Clear off which card?
    .second = choose a street card
await-accountant = Call?
    .second = choose an Accountant
await-brute = Call?
    .second = choose a Brute
await-threaten = Whom to scare?
    .second = choose a street card
await-lower = By how much?
    .second = choose from the list
await-recruit = Whom to recruit?
    .second = choose a street card
await-way = How to pay for { $card }?
    .second = choose from the list

# How to pay.

ways = How to pay for { $card }?
ways-lower = Lower the price by how much?
way-recruit-pair = one { $pair } to your area
way-recruit-keep-card = { $joker } to your area, { $pair } to your hand
way-recruit-keep-joker = { $pair } to your area, { $joker } to your hand
way-lower-by = by { $amount }

# The Accountant’s exchange.

exchange = The Accountant’s exchange
exchange-count = { $count } of { $most }
exchange-hint = Tap a card or drag it.
exchange-to-hand = Area: take into your hand
exchange-to-area = Hand: give to your area
exchange-take = { $card }{ $count ->
    [1] {""}
   *[other] , { $count } of them
}: take into your hand
exchange-give = { $card }{ $count ->
    [1] {""}
   *[other] , { $count } of them
}: give to your area
exchange-undo = { $card }{ $count ->
    [1] {""}
   *[other] , { $count } of them
}: leave where it was
exchange-do = { $count ->
    [one] Exchange { $count } card
   *[other] Exchange { $count } cards
}
    .second = { $cards }
exchange-none = What to take?
    .second = and what to give
exchange-more = { $count ->
    [one] Give { $count } more card
   *[other] Give { $count } more cards
}
    .second = as many as you take
exchange-fewer = { $count ->
    [one] { $count } card too many
   *[other] { $count } cards too many
}
    .second = give as many as you take

# What one must not overlook.

notice-last-round = The last round
notice-pass = A pass before you: one more ends it

# The first game.

guide-recruit-0 = Zeros on the street are free. They are your supply: a pair of zeros of one family recruits a one, a pair of ones a two, and so on.
guide-recruit-1 = Under every street card stands its price. ✓ you have the pair, ~ a Mercenary helps, ? you lack cards. Tap a grey card, and the table tells you why not.
guide-recruit-2 = Points count in hand and area alike. A card in your area is still yours, but tired: you cannot pay with it.
guide-recruit-3 = The red Italians can do nothing, but they bring the most points.
guide-recruit-4 = A pass can be wise, but two passes in a row end the game at once.
guide-refresh = Clear a card off, and as many new ones open as its value. If all you need is already there, leave it.
guide-accountant = With an Accountant tired cards return from your area to your hand. He himself stays there, so call him when there is something to fetch.
guide-exchange = Take what you need from your area and give as many in return: zeros, and cards that have done their work.
guide-brute = A Brute lowers the price of a card by his value for one turn and stays in your area. If you do not need him now, keep him for later.
guide-threaten = Scare the card that you will recruit this very turn: after the turn its price is as before.
guide-last = The deck has run out twice: nobody has more than one turn left. Only points matter now.
