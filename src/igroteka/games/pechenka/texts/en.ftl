# The words of Pechenka. The keys are explained in igroteka/texts/__init__.py.

title = Pechenka
tagline = A cookie, a number, a colour: everybody hunts somebody and is hunted. Find out who is who before they find you.
length = 15–30 minutes

# The characters and the other cards.

card-P = Cookie
    .short = Coo
    .the = Cookie
card-B = Blue
    .short = Blu
    .the = Blue
card-S = Strontium
    .short = Str
    .the = Strontium
card-T = 37
    .short = 37
    .the = 37
card-X = Persians
    .short = Per
    .the = the Persians
card-K = Cosine
    .short = Cos
    .the = Cosine
card-sword = sword
    .short = Swd
    .the = the sword
card-shield = shield
    .short = Shd
    .the = the shield
card-hill = hill
    .short = Hil
    .the = the hill

# What one can do.

action-show = Show { $card-the }
action-before = { $seat-name }: put it here
action-before-nobody = Keep the card in front of you
action-declare = Declare { $card-the }{ $slot ->
    [1] {""}
   *[other] {" "}on your second role
}
action-open = { $seat-name }: open { $slot ->
    [1] the role
   *[other] the second role
}
action-peek = Look at the exclusion
action-hunt = Send { $card-the } hunting

# What the table waits for.

step-card = { $mine ->
    [yes] Choose a card. All cards are turned up together.
   *[no] The players choose cards in secret.
}
step-sword = { $mine ->
    [yes] Who gets your sword? Look for your prey.
   *[no] { $awaited-name } chooses who gets the sword.
}
step-shield = { $mine ->
    [yes] Who gets your shield? Look for your hunter.
   *[no] { $awaited-name } chooses who gets the shield.
}
step-declare = { $mine ->
    [yes] Declare a character, truthfully or not.
   *[no] { $awaited-name } declares a character.
}
step-act = { $mine ->
    [yes] Open a role, or look at the exclusion.
   *[no] { $awaited-name } opens a role or looks at the exclusion.
}
step-hunt = { $mine ->
    [yes] Whom do you send hunting? All cards are turned up together.
   *[no] The players choose in secret whom to send hunting.
}

# What happened.

event-round = Round { $round } of { $rounds }. { $first-mine ->
    [yes] You have the first player’s token.
   *[no] The first player is { $first-name }.
}
event-role = { $seat-mine ->
    [yes] You are { $role-the }. Your prey: { $prey }, your hunter: { $hunter }.
   *[no] { $seat-name } is { $role-the }. Prey: { $prey }, hunter: { $hunter }.
}
event-roles = { $seat-mine ->
    [yes] { $roles-count ->
        [one] Your role
       *[other] Your roles
    }
   *[no] The roles of { $seat-name }
}: { $roles }.
event-out = The open exclusion: { $card }. It is certainly not the target.
event-showed = { $seat-mine ->
    [yes] Turn { $circle }: you show
   *[no] Turn { $circle }: { $seat-name } shows
} { $card-the }.
event-struck = { $seat-mine ->
    [yes] You put your sword in front of { $target-name }.
   *[no] { $target-mine ->
        [yes] { $seat-name } puts a sword in front of you.
       *[no] { $seat-name } puts a sword in front of { $target-name }.
    }
}
event-guarded = { $seat-mine ->
    [yes] You put your shield in front of { $target-name }.
   *[no] { $target-mine ->
        [yes] { $seat-name } puts a shield in front of you.
       *[no] { $seat-name } puts a shield in front of { $target-name }.
    }
}
event-idle = { $seat-mine ->
    [yes] There is nobody left for { $card-the }: it stays with you.
   *[no] { $seat-name } has nobody left for { $card-the }: it stays where it is.
}
event-scored = { $seat-mine ->
    [yes] You are
   *[no] { $seat-name } is
} { $role-the }.{ $attack ->
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
} { $card-the }{ $of ->
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
   *[no] { $owner-name }’s
} { $of ->
    [1] role
   *[other] { $slot ->
        [1] first role
       *[other] second role
    }
}: it is { $role-the }. { $lied ->
    [yes] The declaration was a lie: { $declared }. Coins paid: { $paid }.
   *[no] The declaration was true: { $declared }. Nothing to pay.
}
event-peeked = { $seat-mine ->
    [yes] You look at the exclusion: { $card }.
   *[no] { $seat-name } looks at the exclusion.
}
event-hunted = { $seat-mine ->
    [yes] You send
   *[no] { $seat-name } sends
} { $card-the } hunting.
event-target = The target is { $card-the }!
event-earned = { $seat-mine ->
    [yes] Your hunt
   *[no] { $seat-name }
}: { $eliminated ->
    [yes] the card is eliminated.
   *[no] the card survives.
}{ $guaranteed ->
    [0] {""}
   *[other] {" "}For taking part: { $guaranteed }.
}{ $prey ->
    [0] {""}
   *[other] {" "}Prey: { $prey }.
}{ $target ->
    [0] {""}
   *[other] {" "}Target: { $target }.
}{ $survivor ->
    [0] {""}
   *[other] {" "}The only survivor: { $survivor }.
} Coins for the hunt: { $coins }, in all: { $total }.

# Why not.

why-own-character = That is your own character: it lies under your role and cannot be shown.
why-already-shown = This card already lies open this round.
why-not-in-play = With so many players this card is not in the game.
why-must-place = As long as there is somebody to put it in front of, the card must be put down.
why-no-such-player = There is no such seat at the table.
why-yourself = You cannot put the card in front of yourself.
why-shielded = This player’s shield is already up against you: no sword here.
why-attacked = This player’s sword already lies in front of you: too late for a shield.
why-one-role = Only a game for two has a second role.
why-already-covered = This role is covered already.
why-already-declared = This character is declared already, and its card is not in your hand.
why-no-such-role = There is no such role at the table.
why-own-role = No need to open your own role: you know it.
why-already-open = This role is open already.
why-declared = A declared card lies on the table and does not hunt.

# Why the bot advises this answer.

hint-prey = Your prey is { $degree } { $seat-name } ({ $percent }%).
hint-prey-sure = Your prey is certainly { $seat-name }.
hint-prey-anybody = Nothing tells yet who your prey is: all are equally likely.
hint-prey-barred = For show: your prey is closed already, no sword reaches it.
hint-prey-likelier = { $seat-name } is likelier to be your prey, and { $other-name } { $degree } ({ $percent }%). But a sword that always lies in front of the likeliest would give your role away.
hint-hunter = You are hunted { $degree } by { $seat-name } ({ $percent }%).
hint-hunter-sure = Certainly { $seat-name } hunts you.
hint-hunter-anybody = Nothing tells yet who hunts you: all are equally likely.
hint-hunter-barred = For show: your hunter’s sword lies already, a shield comes too late.
hint-hunter-likelier = { $seat-name } is likelier to hunt you, and { $other-name } { $degree } ({ $percent }%). But a shield that always stands against the likeliest would give your role away.
hint-sword-pays = A sword in front of your prey is { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
hint-shield-pays = A shield in front of your hunter is { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
hint-character = The card “{ $card }”, once shown, tells the others only that this is not your role.
hint-truth = This is your true role: whoever opens it gets no coin from you.
hint-lie = This is a lie: it hides your trail, but whoever opens it gets { $coins ->
    [0] nothing
    [one] { $coins } coin
   *[other] { $coins } coins
} from you.
hint-peek = { $roles ->
    [one] { $roles } role
   *[other] { $roles } roles
} may still be the target: the exclusion tells which one certainly is not.
hint-liar = { $seat-name }: { $degree } a lie ({ $percent }%), and a lie that is opened costs { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
hint-liar-sure = { $seat-name }: this is certainly a lie, and it costs them { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
hint-target = The prey of { $card-the } is { $prey }: { $degree } the target ({ $percent }%).
hint-target-sure = The prey of { $card-the } is { $prey }, certainly the target.
hint-ambush = The prey of { $card-the } is { $prey }: not the target, but somebody may send this card. Each is { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
hint-solved = The hunt of two is solved: the bot plays by a table that cannot be beaten.

# How it ended.

ending-rounds = Everybody has been first player once: time to count the coins.
ending-cycles = The first player’s token has gone round as often as agreed.

# What can be agreed on before the game.

option-variant = What we play
option-variant-everyone = Everyone for themselves
    .goal = Gather the most coins: point your sword at your prey and your shield at your hunter.
option-variant-big_hunt = The big hunt
    .goal = Gather the most coins: catch the lies of others and hunt down the secret target.
option-cycles = How often everybody is first player
    .hint = Only for the big hunt: this many rounds for each player.
option-multi_hunter_pays = If several hunt with the same card
    .hint = Only for the big hunt: each of them is paid, or only the one nearest to the first player.
option-multi_hunter_pays-each = each is paid
option-multi_hunter_pays-first = the first of them is paid

# Labels on the table.

field-variant = Variant
    .value = { $value ->
        [big_hunt] The big hunt
       *[other] Everyone for themselves
    }
field-round = Round
field-rounds = Rounds in all
field-first = First player
    .value = { $value-name }
field-wheel = Who hunts whom
field-preys = Who is whose prey
field-circle = Turn
field-circles = Turns in all
field-stage = Stage
field-target = Target
field-excluded = Exclusion
field-peeked = Looked at the exclusion
    .value = { $value-name }
field-out = Open exclusion
field-seats = Players
field-coins = Coins
field-shown = Shown
field-sword = Sword
    .value = { $value-name }
field-shield = Shield
    .value = { $value-name }
field-hand = Hand
field-hand_size = Cards in hand
field-roles = Roles
field-role = Role
field-open = Open
field-crossed = Ruled out: all know
field-ruled_out = Ruled out: you know
field-prey = Prey
field-hunter = Hunter
field-declared = Declared
field-opened_by = Opened by
    .value = { $value-name }
field-led = Which role was covered first
field-past = Past rounds
field-left = Left in hand
field-hunt = Hunt
field-eliminated = Card eliminated
field-attack = For the sword
field-defence = For the shield
field-hill = For the hill
field-guaranteed = For taking part
field-survivor = Only survivor
field-caught = Lies caught
field-paid = Own lies

sheet-attack = Sword in front of the prey
sheet-defence = Shield in front of the hunter
sheet-hill = Hill in hand
sheet-start = At the start
sheet-guaranteed = For taking part
sheet-prey = Prey
sheet-target = Target
sheet-survivor = Only survivor
sheet-caught = Lies caught
sheet-paid = Own lies
