# The words of “Candy Empire”. The keys are explained in igroteka/texts/__init__.py.

title = Candy Empire
tagline = Thirteen characters and a city of candy: build an empire, keep it from thieves, and remember what was discarded.
length = 10 minutes

# Characters.

card-AVT = Boss
    .short = Bos
card-ADV = Lawyer
    .short = Law
card-DET = Detective
    .short = Det
card-KAR = Pickpocket
    .short = Pic
card-VOR = Candy Thief
    .short = Thi
card-NAI = Mercenary
    .short = Mer
card-OTN = Snatcher
    .short = Sna
card-POL = Policeman
    .short = Pol
card-POH = Kidnapper
    .short = Kid
card-SKU = Candy Buyer
    .short = Buy
card-SUD = Judge
    .short = Jud
card-TOR = Trader
    .short = Tra
card-HIT = Sly Policeman
    .short = Sly

# What can be done.

action-play = Play { $card } to the empire
action-cast = Use { $card }: it goes to the discard pile
action-drop = Discard { $card }
action-protect = Discard { $discarded } and protect { $card }
action-target = { $seat-name }: { $card }
action-skip = Do not use it
action-use = Take three cards
action-pass = Do not block
action-block = Block with two Snatchers
action-keep = Keep it in the empire
action-player = { $seat-name }
action-name = Kidnap { $card }
action-pick = Fetch { $card }
action-back = Put { $card } back on the deck
action-lose = Give up { $card }

# What is awaited.

step-main = { $mine ->
    [yes] Choose a card and what to do with it.
   *[no] { $awaited-name } chooses a card.
}
step-mercenary = { $mine ->
    [yes] Mercenary: whose card is discarded?
   *[no] { $awaited-name } chooses whom the Mercenary removes.
}
step-policeman = { $mine ->
    [yes] Policeman: whom do you take?
   *[no] { $awaited-name } chooses whom the Policeman takes.
}
step-boss = { $mine ->
    [yes] Boss: take three cards and put two back?
   *[no] { $awaited-name } decides whether to use the Boss.
}
step-return = { $mine ->
    [yes] Which card goes back? The last lies on top.
   *[no] { $awaited-name } puts cards back on the deck.
}
step-judge = { $mine ->
    [yes] Judge: with whom do you exchange hands?
   *[no] { $awaited-name } chooses with whom to exchange hands.
}
step-block = { $mine ->
    [yes] { $ability ->
        [judge] { $target-mine ->
            [yes] A Judge exchanges hands with you.
           *[no] A Judge exchanges hands with { $target-name }.
        }
       *[policeman] { $target-mine ->
            [yes] A Policeman takes your { $wanted }.
           *[no] A Policeman takes a { $wanted } of { $target-name }.
        }
    } Block it?
   *[no] May block it: { $awaited-name }.
}
step-kidnapper = { $mine ->
    [yes] Kidnapper: whom do you kidnap?
   *[no] { $awaited-name } chooses whom to kidnap.
}
step-detective = { $mine ->
    [yes] Detective: which card do you discard?
   *[no] Detective: the rivals choose what to discard.
}
step-sly = { $mine ->
    [yes] Sly Policeman: whose Snatchers do you take?
   *[no] { $awaited-name } chooses from whom to take Snatchers.
}
step-lawyer = { $mine ->
    [yes] Lawyer: which card do you fetch?
   *[no] { $awaited-name } looks through the discard pile and chooses a card.
}
step-thief = { $mine ->
    [yes] Candy Thief: whose card do you steal?
   *[no] { $awaited-name } chooses what to steal.
}
step-fetched-thief = { $mine ->
    [yes] Thief: keep him, or steal with him?
   *[no] { $awaited-name } decides whether the Candy Thief steals.
}

# What happened.

event-dealt = The cards are dealt. { $starter-mine ->
    [yes] You begin.
   *[no] First turn: { $starter-name }.
}{ $aside-count ->
    [0] {""}
   *[other] {" "}In the discard pile: { $aside }.
}{ $game ->
    [1] {""}
   *[other] {" "}Game { $game }.
}
event-hand = Your cards: { $cards }.
event-played = { $seat-mine ->
    [yes] You play
   *[no] { $seat-name } plays
} { $card } to the empire.
event-cast = { $seat-mine ->
    [yes] You use
   *[no] { $seat-name } uses
} { $card }, who goes to the discard pile.
event-fetched = { $seat-mine ->
    [yes] You fetch
   *[no] { $seat-name } fetches
} { $card } from the discard pile.
event-lost = { $seat-mine ->
    [yes] You give
   *[no] { $seat-name } gives
} { $card } to the Detective.
event-dropped = { $seat-mine ->
    [yes] You discard { $discarded }.
   *[no] { $seat-name } discards a card.
}
event-protected = { $seat-mine ->
    [yes] You discard { $discarded } and protect { $card }.
   *[no] { $seat-name } discards a card and protects { $card }.
}
event-drew = { $seat-mine ->
    [yes] You draw { $cards }.
   *[no] { $seat-name } draws, cards: { $number }.
}
event-returned = { $seat-mine ->
    [yes] You put { $card } on the deck.
   *[no] { $seat-name } puts a card on the deck.
}
event-arrests = { $seat-mine ->
    [yes] Your Policeman wants
   *[no] { $seat-name }: the Policeman wants
} { $owner-mine ->
    [yes] your
   *[no] { $owner-name }’s
} { $card }.
event-took = { $seat-mine ->
    [yes] You take
   *[no] { $seat-name } takes
} { $owner-mine ->
    [yes] your
   *[no] { $owner-name }’s
} { $card }.
event-stole = { $seat-mine ->
    [yes] You steal
   *[no] { $seat-name } steals
} { $owner-mine ->
    [yes] your
   *[no] { $owner-name }’s
} { $card }.
event-removed = { $seat-mine ->
    [yes] Your Mercenary discards
   *[no] { $seat-name }: the Mercenary discards
} { $owner-mine ->
    [yes] your
   *[no] { $owner-name }’s
} { $card }.
event-judges = { $seat-mine ->
    [yes] You want to exchange hands with { $other-name }.
   *[no] { $other-mine ->
        [yes] { $seat-name } wants to exchange hands with you.
       *[no] { $seat-name } wants to exchange hands with { $other-name }.
    }
}
event-swapped = { $seat-mine ->
    [yes] You exchange hands with { $other-name }. You get { $got } for { $gave }.
   *[no] { $other-mine ->
        [yes] { $seat-name } exchanges hands with you. You give { $got } and now have { $now }.
       *[no] { $seat-name } and { $other-name } exchange hands. Cards drawn: { $drawn }.
    }
}
event-blocked = { $seat-mine ->
    [yes] You block it with two Snatchers.
   *[no] { $seat-name } blocks it with two Snatchers.
} The ability fails, and { $other-mine ->
    [yes] your turn goes on
   *[no] the turn of { $other-name } goes on
}.
event-kidnapped = { $seat-mine ->
    [yes] You kidnap
   *[no] { $seat-name } kidnaps
} { $card }: the character leaves all empires.
event-searched = { $seat-mine ->
    [yes] You search the discard pile for Snatchers. Found: { $number }.
   *[no] { $seat-name } searches the discard pile for Snatchers. Found: { $number }.
}
event-raided = { $seat-mine ->
    [yes] You take Snatchers
   *[no] { $seat-name } takes Snatchers
}: { $number }. From: { $owner-mine ->
    [yes] you
   *[no] { $owner-name }
}.
event-fetched-nothing = { $seat-mine ->
    [yes] You fetch nothing from the discard pile.
   *[no] { $seat-name } fetches nothing from the discard pile.
}
event-counted = Game { $game }. { $seat-mine ->
    [yes] Yours:
   *[no] { $seat-name }:
} candies { $candies }, points for the place { $points }, in all { $total }.

# Why not.

why-not-in-hand = You have no such card in hand.
why-banned = This character is kidnapped and cannot be played, used or fetched.
why-cast-banned = This character is kidnapped: it was agreed that it cannot be used from the hand either.
why-nothing-to-steal = There is nothing to steal: no rival has an unprotected card.
why-empty-discard = The discard pile is empty.
why-defenceless = It was agreed to play without protection.
why-protected-already = This card is protected already.
why-not-in-empire = There is no such card in this empire.
why-no-such-player = There is no such seat at the table.
why-protected = The card is protected, and nothing can be done to it.
why-kidnapper = A Mercenary does not remove a Kidnapper.
why-himself = A Mercenary does not remove himself.
why-not-arrested = A Policeman takes only a Pickpocket or a Snatcher.
why-yourself = It must be another player, not you.
why-not-most = Snatchers are taken from whoever has most of them.
why-kidnapped-already = This character is kidnapped already.
why-not-wanted = The Detective wants a Candy Thief, a Candy Buyer or a Boss.
why-must-fetch = There is something to fetch, so something must be fetched.
why-choose-card = Choose a card first.
why-same-lawyer = The Lawyer who was just used cannot be fetched.
why-not-in-discard = There is no such card in the discard pile.

# Why a turn is good.

hint-brings = { $card } in the empire: { $candies } more candies.
hint-costs = { $card } in the empire would cost { $candies } candies. Better discarded.
hint-pair = { $card } and { $other } make a combination: { $candies } more candies.
hint-takes = { $seat-name } loses { $card }: { $lost } candies less there, { $candies } more for you.
hint-removes = { $seat-name } loses { $card }: { $lost } candies less there.
hint-rids = Without { $card } your empire has { $candies } more candies.
hint-kidnaps = { $card } leaves all empires: the rivals lose { $lost } candies{ $candies ->
    [0] , you lose none
   *[other] , your side { $candies }
}.
hint-searches = Rivals who must give the Detective a card: { $players }.
hint-saves = { $card } in your empire is worth { $candies } candies. Cards not seen yet that could take it: { $cards }; protected, nobody touches it.
hint-threatened = { $seat-name } surely holds { $card }: unprotected, { $other } is in danger.
hint-exchange = { $seat-name } surely holds { $card }: it would bring you { $candies } candies.
hint-fetches = In the discard pile there surely is { $card }: { $candies } more candies.
hint-least = Without { $card } you have { $candies } candies less.
hint-block-saves = A block saves { $candies } candies. Two Snatchers are worth { $lost }.
hint-block-hand = A block keeps your hand, cards: { $cards }. Two Snatchers are worth { $lost } candies.
hint-block-costs = A block is dear: { $candies } candies go with the two Snatchers.
hint-block-other = The block protects { $seat-name }. Two Snatchers are worth { $lost } candies.
hint-three = Of three cards of the deck the best one stays.
hint-enough = Your cards will do: new ones are not needed now.
hint-exchanges = { $seat-name }: a hand of { $cards } for yours of { $mine }.
hint-returns = This card is missed least: { $card } would bring { $candies } candies.
hint-banned = A kidnapped character cannot be played: { $card } is a dead card in the hand.
hint-spare = { $card } is missed least of your hand: it would bring { $candies } candies.
hint-spare-played = The other cards of your hand are worth keeping: { $card } brings { $candies } candies now.
hint-stays = { $card } stays in the empire: to steal does not pay now.
hint-spares = No target is better than leaving everything as it is.
hint-picks = The best card of the discard pile: { $card }.
hint-fetches-any = The discard pile may hold a card that serves better than those in hand.

# How it ended.

ending-hands = The deck is empty and all cards are played: time to count candies.
ending-series = All games of the big game are played.

# What can be agreed on before a game.

group-rulings = How to read the rules
option-play = What we play
option-play-alone = One game
    .goal = Have the most candies in your empire.
option-play-teams = Two against two
    .goal = Have more candies together than your rivals: a team adds them up.
option-play-series = The big game
    .goal = Play five games and get the most points for places.
option-deck = The deck for two
    .hint = Two players use a smaller deck; “No limits” takes all cards.
option-deck-usual = usual
option-deck-full = “No limits”: all 49 cards
option-defenceless = Defenceless
    .hint = Cards cannot be protected.
option-open_discard = Know-all
    .hint = The discard pile lies open, and everybody sees what is in it.
option-block_scope = Who may block
    .hint = Any player with two Snatchers, or only the one whom the ability is aimed at.
option-block_scope-any = anybody
option-block_scope-target = only the target
option-block_may_use_protected = Pay with protected Snatchers
    .hint = A block may be paid with protected Snatchers, too, unprotected ones first.
option-kidnap_duration = How long a kidnapping lasts
    .hint = Until the end of the game, or while the Kidnapper’s card lies in an empire.
option-kidnap_duration-forever = until the end of the game
option-kidnap_duration-on_table = while the Kidnapper is on the table
option-kidnap_blocks_casting = The kidnapped cannot be used either
    .hint = A kidnapped Thief or Lawyer cannot be used from the hand.
option-kidnap_check_self = A Kidnapper as the last card is silent
    .hint = If the player has no cards left, the Kidnapper kidnaps nobody.
option-avt_partial = The Boss takes what there is
    .hint = With fewer than three cards in the deck the Boss takes all and puts back one less.
option-hit_counts_protected = Protected Snatchers count
    .hint = For the Sly Policeman: protected ones count for who has most, but only unprotected ones are taken.
option-adv_may_decline = The Lawyer may fetch nothing
    .hint = After looking through the discard pile, nothing has to be fetched.
option-places = Places of equal players
    .hint = Only for the big game: do equal players take up the next place, too?
option-places-skip = the next place is skipped
option-places-dense = the next place is not skipped

advice-poor-trader = Usually the Trader has the most candies, for he has nothing else. Here it is otherwise: check the numbers on the cards.

# Labels on the table.

field-deck = Deck
field-discard = Discard pile
field-open = All saw
field-closed = Lies closed
field-slots = Places in the discard pile
field-no_snatchers = Surely no Snatchers here
field-seats = Players
field-empire = Empire
field-card = Card
field-loose = Unprotected
field-safe = Protected
field-pairs = Combinations
field-cards = Cards
field-number = How many
field-candies = Candies
field-score = Candies in all
field-sheet = Where candies come from
field-buyer = Buyer
field-pickpockets = Pickpockets
field-hand_size = Cards in hand
field-side = Side
field-points = Points
field-may_block = May block
field-hand = Hand
field-banned = Kidnapped
field-starter = First player
    .value = { $value-name }
field-current = Whose turn
    .value = { $value-name }
field-game = Game
field-games = Games in all
field-owed = Cards to put back
field-pending = May be blocked
field-target = Aimed at
    .value = { $value-name }
field-wanted = Which card
field-price = Cost of a block
field-worth = Brings
field-characters = Characters of the deck
field-modes = Modes
    .value = { $value ->
        [defenceless] Defenceless
       *[open_discard] Know-all
    }
field-gains = One more card would bring
field-idle = Abilities that would find nothing
field-kidnaps = A kidnapping would change candies by
field-memory = What you know
field-followed = What you follow
field-hands = Who may have it
    .value = { $value-name }
field-strangers = Unknown cards
field-holes = Empty places
field-dim = Unknown places
field-unseen = Not seen yet
field-deck_cards = Cards of the deck
field-closed_cards = Closed cards
field-looked = In the discard pile
field-AVT = Boss
field-ADV = Lawyer
field-DET = Detective
field-KAR = Pickpocket
field-VOR = Candy Thief
field-NAI = Mercenary
field-OTN = Snatcher
field-POL = Policeman
field-POH = Kidnapper
field-SKU = Candy Buyer
field-SUD = Judge
field-TOR = Trader
field-HIT = Sly Policeman

sheet-candies = Candies on cards
sheet-buyer = Candy Buyer
sheet-pickpockets = Pairs of Pickpockets
sheet-pairs = Combinations
sheet-series = Points for places
