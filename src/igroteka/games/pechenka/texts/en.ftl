# The words of Pechenka. The keys are explained in igroteka/texts/__init__.py.

title = Pechenka
tagline = A cookie, a number, a colour: everybody hunts somebody and is hunted. Find out who is who before they find you.
length = 15–30 minutes

# The characters and the other cards.

card-P = Cookie
    .short = Coo
card-B = Blue
    .short = Blu
card-S = Strontium
    .short = Str
card-T = 37
    .short = 37
card-X = Persians
    .short = Per
card-K = Cosine
    .short = Cos
card-sword = Sword
    .short = Swd
card-shield = Shield
    .short = Shd
card-hill = Hill
    .short = Hil

# What one can do.

action-show = Show { $card }
action-before = { $seat-name }: put it here
action-before-nobody = Leave the card before yourself
action-declare = Declare { $card }{ $slot ->
    [1] {""}
   *[other] {" "}on your second role
}
action-open = { $seat-name }: open { $slot ->
    [1] the role
   *[other] the second role
}
action-peek = Look at the exclusion
action-hunt = Send { $card } hunting

# What the table waits for.

step-card = { $mine ->
    [yes] Choose a card: all are turned up together.
   *[no] The players choose cards in secret.
}
step-sword = { $mine ->
    [yes] Before whom do you put the sword? Look for your prey.
   *[no] { $awaited-name } chooses whom to attack.
}
step-shield = { $mine ->
    [yes] Against whom is the shield? Look for your hunter.
   *[no] { $awaited-name } chooses whom the shield is against.
}
step-declare = { $mine ->
    [yes] Declare a character: the truth or not.
   *[no] { $awaited-name } declares a character.
}
step-act = { $mine ->
    [yes] Open a role, or look at the exclusion.
   *[no] { $awaited-name } opens a role or looks at the exclusion.
}
step-hunt = { $mine ->
    [yes] Whom do you send hunting? All are turned up together.
   *[no] The players choose in secret whom to send hunting.
}

# What happened.

event-round = Round { $round } of { $rounds }. { $first-mine ->
    [yes] You have the first player's token.
   *[no] { $first-name } goes first.
}
event-role = { $seat-mine ->
    [yes] You are { $role }. Your prey is { $prey }, your hunter is { $hunter }.
   *[no] { $seat-name } is { $role }. The prey is { $prey }, the hunter is { $hunter }.
}
event-roles = { $seat-mine ->
    [yes] { $roles-count ->
        [one] Your role
       *[other] Your roles
    }
   *[no] The roles of { $seat-name }
}: { $roles }.
event-out = The open exclusion: { $card }. That is not the target.
event-showed = { $seat-mine ->
    [yes] Circle { $circle }: you show
   *[no] Circle { $circle }: { $seat-name } shows
} { $card }.
event-struck = { $seat-mine ->
    [yes] Your sword lies before { $target-name }.
   *[no] { $target-mine ->
        [yes] { $seat-name } puts a sword before you.
       *[no] { $seat-name } puts a sword before { $target-name }.
    }
}
event-guarded = { $seat-mine ->
    [yes] Your shield lies before { $target-name }.
   *[no] { $target-mine ->
        [yes] { $seat-name } puts up a shield against you.
       *[no] { $seat-name } puts up a shield against { $target-name }.
    }
}
event-idle = { $seat-mine ->
    [yes] There is nobody to put your { $card } before: it stays with you.
   *[no] { $seat-name } has nobody to put the { $card } before: it stays where it is.
}
event-scored = { $seat-mine ->
    [yes] You are
   *[no] { $seat-name } is
} { $role }.{ $attack ->
    [0] {""}
   *[other] {" "}Sword: { $attack }.
}{ $defence ->
    [0] {""}
   *[other] {" "}Shield: { $defence }.
}{ $hill ->
    [0] {""}
   *[other] {" "}Hill: { $hill }.
} Coins this round: { $coins }, in all: { $total }.
event-declared = { $seat-mine ->
    [yes] You declare
   *[no] { $seat-name } declares
} { $card }{ $of ->
    [1] {""}
   *[other] { $slot ->
        [1] {" "}on the first role
       *[other] {" "}on the second role
    }
}.
event-opened = { $seat-mine ->
    [yes] You open
   *[no] { $seat-name } opens
} { $owner-mine ->
    [yes] your
   *[no] { $owner-name }'s
} { $of ->
    [1] role
   *[other] { $slot ->
        [1] first role
       *[other] second role
    }
}: it is { $role }. { $lied ->
    [yes] But { $declared } was declared. Coins given: { $paid }.
   *[no] { $declared } was the truth, nothing is paid.
}
event-peeked = { $seat-mine ->
    [yes] You look at the exclusion: { $card }.
   *[no] { $seat-name } looks at the exclusion.
}
event-hunted = { $seat-mine ->
    [yes] You hunt
   *[no] { $seat-name } hunts
} with { $card }.
event-target = The target is { $card }!
event-earned = { $seat-mine ->
    [yes] Your hunt
   *[no] { $seat-name }
}: { $eliminated ->
    [yes] the card is eliminated.
   *[no] the card lives.
}{ $guaranteed ->
    [0] {""}
   *[other] {" "}Guaranteed: { $guaranteed }.
}{ $prey ->
    [0] {""}
   *[other] {" "}Prey: { $prey }.
}{ $target ->
    [0] {""}
   *[other] {" "}Target: { $target }.
}{ $survivor ->
    [0] {""}
   *[other] {" "}The only survivor: { $survivor }.
} Coins of the hunt: { $coins }, in all: { $total }.

# Why not.

why-own-character = That is your own character: it lies under your role and cannot be shown.
why-already-shown = This card already lies open in this round.
why-not-in-play = With so many players this card is not in the game.
why-must-place = As long as there is somebody to put it before, the card must be put there.
why-no-such-player = There is no such seat at the table.
why-yourself = You do not put the card before yourself.
why-shielded = This player's shield already stands against you: no sword here.
why-attacked = This player's sword already lies before you: too late for a shield.
why-one-role = Only a game for two has a second role.
why-already-covered = This role is covered already.
why-already-declared = This character is declared already, the card is not in your hand.
why-no-such-role = There is no such role at the table.
why-own-role = No need to open your own role: you know it.
why-already-open = This role is open already.
why-declared = A declared card lies on the table and does not hunt.

# How it ended.

ending-rounds = Everybody has been first once: time to count the coins.
ending-cycles = The first player's token has gone round as often as agreed.

# What can be agreed on before the game.

option-variant = What we play
    .hint = “Everyone for themselves”: find your prey and your hunter, 4–6 players. “The big hunt”: find the target and do not get caught, 2–4 players.
option-variant-everyone = Everyone for themselves
option-variant-big_hunt = The big hunt
option-cycles = How often everybody is first
    .hint = Only for the big hunt: so many rounds for each player.
option-multi_hunter_pays = If several hunt with the same card
    .hint = Only for the big hunt: each of them is paid, or only the one nearest to the first player.
option-multi_hunter_pays-each = each is paid
option-multi_hunter_pays-first = the first of them is paid

# Labels on the table.

field-variant = Variant
field-round = Round
field-rounds = Rounds in all
field-first = First player
field-wheel = Who hunts whom
field-preys = Whose prey is who
field-circle = Circle
field-circles = Circles in all
field-stage = Stage
field-target = Target
field-excluded = Exclusion
field-peeked = Looked at the exclusion
field-out = Open exclusion
field-seats = Players
field-coins = Coins
field-shown = Shown
field-sword = Sword
field-shield = Shield
field-hand = Hand
field-hand_size = Cards in hand
field-roles = Roles
field-role = Role
field-open = Open
field-crossed = Cannot be: all know
field-ruled_out = Cannot be: you know
field-prey = Prey
field-hunter = Hunter
field-declared = Declared
field-opened_by = Opened by
field-led = Which role was covered first
field-past = Past rounds
field-left = Left in hand
field-hunt = Hunt
field-eliminated = Card eliminated
field-attack = For the sword
field-defence = For the shield
field-hill = For the hill
field-guaranteed = Guaranteed
field-survivor = Only survivor
field-caught = For lies of others
field-paid = For own lies

sheet-attack = Sword before the prey
sheet-defence = Shield before the hunter
sheet-hill = Hill in hand
sheet-start = At the start
sheet-guaranteed = Guaranteed
sheet-prey = Prey
sheet-target = Target
sheet-survivor = Only survivor
sheet-caught = For lies of others
sheet-paid = For own lies
