# Words that only the drawing of “Candy Empire” says.

my-empire = Your empire
my-candies = , candies:
empire-of = Empire: { $name }
empire-empty = empty so far
hand = Your hand
hand-card = { $card }, candies: { $candies }.{ $state ->
    [lit] {" "}Can be chosen.
    [hint] {" "}Can be chosen, as the bot advises.
    [sel] {" "}Chosen.
    [off] {" "}Not now.
   *[quiet] {""}
}
tile = { $card }, candies: { $candies }{ $count ->
    [1] {""}
   *[other] , cards: { $count }
}{ $safe ->
    [yes] , protected
   *[no] {""}
}.{ $state ->
    [lit] {" "}Can be chosen.
    [hint] {" "}Can be chosen, as the bot advises.
    [sel] {" "}Chosen.
    [off] {" "}Not now.
   *[quiet] {""}
}
tile-wanted = The Policeman wants it.
pair-brings = A combination, candies: { $candies }.
rival = { $name }. Candies: { $candies }, cards in hand: { $hand }.{ $state ->
    [lit] {" "}Can be chosen.
    [hint] {" "}Can be chosen, as the bot advises.
    [sel] {" "}Chosen.
    [off] {" "}Not now.
   *[quiet] {""}
}
team-candies = together { $candies }
points-short = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
deck = { $cards ->
    [0] deck is empty
   *[other] deck
}
discard = { $known ->
    [0] discard
   *[other] discard, you know { $known }
}
discard-open = open discard pile: { $cards }
banned = kidnapped, not to be played
banned-none = nobody is kidnapped
game-of = game { $game } of { $games }
series = Big game: { $games } games
series-game = game { $game }
series-candies = { $candies ->
    [one] { $told } candy
   *[other] { $told } candies
}
series-total = points
series-on = Go on
order = Block: ask only if I am the target

# What to do with a card.

deeds = What to do with the card
deed-play = To the empire
    .about = Choose a card of your hand: it goes to your empire, and its ability works.
deed-cast = Use
    .about = Only a Candy Thief and a Lawyer can be used from the hand.
deed-protect = Protect…
    .about = A card of your hand is discarded, and nobody can touch the protected card any more. First choose a card of your hand.
    .second = this card goes for it
deed-drop = Discard
    .about = Choose a card of your hand: it is discarded, and nobody sees it.
    .second = nobody will see it
    .open = everybody will see it

gain-candies = { $candies } on the card
gain-pairs = { $candies } for a pair
gain-buyer = { $candies } by the Buyer
gain-pickpockets = { $candies } for Pickpockets

# What an ability does as soon as the card is played; and what cards do that are used from the hand.

does-nothing = the ability finds nothing
does-AVT = take three cards
does-DET = each other loses a card
does-NAI = discard a rival’s card
does-POL = take a rival’s card
does-POH = kidnap a character
does-SUD = exchange hands
does-HIT = take Snatchers
casts-VOR = steal a rival’s card
casts-ADV = fetch a discarded card

do-protect = Protect { $card }
    .second = { $discarded } goes to the discard pile
do-target = { $step ->
    [mercenary] Discard { $card }
    [policeman] Take { $card }
   *[thief] Steal { $card }
}
    .second = { $mine ->
        [yes] from your empire: { $lost }
       *[no] { $step ->
            [mercenary] { $name }: { $lost }
           *[thief] { $name }: { $lost }, you { $gain }
        }
    }
do-player = { $step ->
    [judge] Exchange hands
   *[sly] Take two Snatchers
}
    .second = { $name }
do-name = Kidnap { $card }
    .second = you { $ours }, the others { $theirs }
do-pick = Fetch { $card }
    .second = { $told }
do-back = Put back { $card }
    .second = it lies on the deck
do-lose = Give up { $card }
    .second = you { $lost }
do-use = Take three cards
    .second = two go back, none at the end of the turn
do-block = Block it
    .second = two Snatchers are gone: { $price }
do-skip = Go on
    .second = there is nothing to fetch
do-pass = Do not block
    .second = let it happen
do-keep = Keep it
    .second = in your empire
side-back = Back
side-skip = Do not use
side-pass = Do not block
side-keep = Keep it
missed-block = Time was up: nothing was blocked by you.
answered = Answered, waiting for the others
await-protect = Touch the card of your empire to protect
await-mercenary = Touch the card to discard
await-policeman = Touch the card to take
await-thief = Touch the card to steal
await-fetched-thief = Touch the card to steal
await-judge = Touch a player
await-sly = Touch a player
await-kidnapper = Choose a character
await-lawyer = Choose a card of the discard pile
await-return = Touch the card of your hand to put back
await-detective = Touch a card of your empire
await-boss = Take three cards?
await-block = Block it?

choose-character = Whom do you kidnap? Below it says who has how many unprotected.
choose-character-count = you { $mine }, they { $theirs }
choose-discard = The discard pile: what do you fetch?
choose-discard-count = In the discard pile: { $count }.
choose-discard-gain = you { $candies }

# What is known.

memory = { $mine ->
    [yes] What you know
   *[no] What all have seen
}
memory-how = The notebook remembers what you were shown. If an equal card turns up where a known one may be, the track is lost.
memory-open = in the discard pile, seen by all
memory-discard = in the discard pile, known to you
memory-clean = No Snatchers in the closed discard pile.
    .about = Everybody knows it since the Sly Policeman.
memory-unseen = { $closed ->
    [yes] in the deck, with others or face down in the discard pile
   *[no] in the deck or with others
}
memory-nothing = Nothing yet.
place-hand = in hand: { $name }
place-mine = in your hand
place-deck = { $number ->
    [1] on top of the deck
   *[other] second in the deck
}
place-discard = in the discard pile
or = {" "}or{" "}

sheet-title = { $mine ->
    [yes] Where your candies come from
   *[no] Where the candies of { $name } come from
}
sheet-told = { $told }.
source-candies = { $candies } on cards
source-buyer = { $candies } by the Buyer
source-pickpockets = { $candies } for pairs of Pickpockets
source-pairs = { $candies } for combinations

sources = Where candies come from
sources-candies = on cards
sources-buyer = Buyer
sources-pickpockets = Pickpockets
sources-pairs = combinations
sources-all = in all

# A card to be read.

reading = About the card
read-candies = candies: { $candies }
read-pair = Pair: { $partner }, { $candies } more
read-alone = It has no pair
read-gain = Now { $told }
read-worth = { $mine ->
    [yes] Brings you { $candies }.
   *[no] Brings { $name } { $candies }.
}
read-would = It would bring you { $candies }.
read-safe = protected
read-banned = kidnapped
read-close = Put away
read-rule = Rule
goal-pictures = Gather the most candies

moment-taken = takes it
moment-removed = discards it
moment-blocked = blocked!
moment-kidnapped = kidnapped
moment-swapped = hands exchanged

# About the characters.

about-AVT = You may take three cards and put two back on the deck: then you draw none at the end.
    .clause = boss
about-ADV = Used from the hand, he fetches a discarded card into your empire, and its ability works.
    .clause = lawyer
about-DET = Every other player discards a Thief, a Buyer or a Boss of their choice.
    .clause = detective
about-KAR = Every two Pickpockets bring 2 more candies at the end.
    .clause = pickpocket
about-VOR = Used from the hand, he steals any unprotected card of another empire.
    .clause = thief
about-NAI = When he is played, you may discard any unprotected card but a Kidnapper.
    .clause = mercenary
about-OTN = In another player’s turn two Snatchers block a Judge or a Policeman.
    .clause = block
about-POL = When he is played, you may take a Pickpocket or a Snatcher of another player.
    .clause = policeman
about-POH = Name a character: it disappears from all empires and cannot be played any more.
    .clause = kidnapper
about-SKU = One Buyer brings 2 candies for each of your Thieves and Snatchers.
    .clause = buyer
about-SUD = You must exchange hands with another player, who draws a card at once.
    .clause = judge
about-TOR = No ability, but many candies.
    .clause = candies
about-HIT = Takes all Snatchers out of the discard pile or, if there are none, two of whoever has most.
    .clause = sly

# Notes for the first game.

guide-main-0 = Whoever has the most candies in their empire wins. Choose a card: mostly it is played to the empire, and its ability works at once.
guide-main-1 = Cards that cost candies need their pair: together they bring more than they cost. The pair is drawn in the corner of the card.
guide-main-2 = A Thief or a Lawyer is often better used: the Thief steals a card, the Lawyer fetches one from the discard pile.
guide-main-3 = A dear card can be protected: discard any card of your hand and touch the one to protect. Nobody can touch it then.
guide-hold-AVT = You hold a Boss: play him when your hand is weak. You take three cards and put any two back.
guide-late = The deck is nearly empty. The last turns decide: nobody can answer them.
guide-mercenary = You may discard a card of your own that costs candies, too. Strike whoever leads.
guide-policeman = Take a Pickpocket or a Snatcher. Somebody with two Snatchers may block it.
guide-boss = You will see three cards and choose the best. At the end of the turn you draw none.
guide-return = Put back what you do not need: the next player draws the top card.
guide-judge = Exchange if your hand is worse. You will remember your cards.
guide-block = A block costs two Snatchers. It is worth it if you would lose more.
guide-kidnapper = Name whom your rivals need more than you do.
guide-detective = Give up the card that you lose least by.
guide-sly = Take Snatchers from whoever needs them more.
guide-lawyer = You see the whole discard pile. The card comes to your empire, and its ability works.
guide-thief = Steal what completes a pair of yours or breaks one of theirs.
guide-fetched-thief = The Thief may stay for his candies, or leave and steal.
