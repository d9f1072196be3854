# Words that only the drawing of Pechenka’s table says.

bar-round = Round { $round } of { $rounds }
bar-circle = Turn { $circle } of { $circles }
bar-first = { $mine ->
    [yes] First: you
   *[no] First: { $name }
}
rounds = Results
notebook = Notebook

# The wheel.

wheel = Who hunts whom: { $roles }
wheel-title = Who hunts whom
wheel-everyone = { $roles }. Put the sword in front of your prey, the shield in front of your hunter.
wheel-big_hunt = { $roles }. To catch the target, send the one who hunts it. Roles that cannot be the target are struck out.

# My place.

mine = Your place
you-are = You are { $role }
you-first = You have the first player’s token.
you-prey = { $role }
    .second = prey, sword: +{ $coins }
you-hunter = { $role }
    .second = hunter, shield: +{ $coins }
coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
own-shown = { $count ->
    [0] No card of yours is open yet.
   *[other] Your open cards: { $cards }.
}
sealed = Your card is chosen and lies face down.
your-roles = { $count ->
    [one] Your role
   *[other] Your roles
}

# The places of the others.

place = { $name }. { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.{ $first ->
    [yes] {" "}First player.
   *[no] {""}
}
place-shown = Open: { $cards }.
place-hand = Left in hand: { $cards }.
place-state = { $state ->
    [lit] Can be chosen.
    [sel] Chosen.
    [off] Not now.
   *[quiet] {""}
}
lies-before = { $name }’s { $card } lies here.
left-all = any role
left-one = only { $role }
left-some = { $count ->
    [2] { $roles } or { $last }
   *[other] one of { $count } roles
}
left-known = certainly { $role }
left-open = { $role }: open
role-of = { $name }, { $number ->
    [0] role
    [1] first role
   *[other] second role
}.
role-own = Your { $number ->
    [0] role
    [1] first role
   *[other] second role
}.
role-number = { $name }, { $slot ->
    [1] 1st role
   *[other] 2nd role
}
role-declared = Declared: { $card }.
closed = Closed

# The middle of the big hunt.

stages = The stages of a round
stage-1 = Declare
stage-2 = Scout
stage-3 = Hunt
target = Target
excluded = Exclusion
    .short = Exclu­sion
excluded-hidden = a spare role that nobody has
excluded-mine = only you see it
excluded-count = looked: { $count }
excluded-peeked = Looked: { $names }.
out = The open exclusion: { $card }.
peeked = Exclusion: { $card }
    .second = Only you see it. The notebook keeps it.

# The hand and the button.

hand = Your hand
hand-card = { $card }{ $state ->
    [lit] , can be chosen
    [sel] , chosen
    [off] , not now
   *[quiet] {""}
}
pick-card = Choose a card
pick-sword = Choose who gets the sword
pick-shield = Choose who gets the shield
pick-declare = { $picked ->
    [yes] Choose both a card and a role
   *[no] Choose whom to declare
}
pick-act = Choose a role or the exclusion
pick-hunt = Choose who goes hunting
chosen = Chosen: { $card }
    .second = you can change it while others think
do-before = { $step ->
    [sword] Sword
   *[other] Shield
}: { $name }
do-peek = Look at the exclusion
do-declare = Declare{ $slot ->
    [0] {""}
    [1] {" "}on your first role
   *[other] {" "}on your second role
}: { $card }
do-open = Open the { $slot ->
    [0] role
    [1] first role
   *[other] second role
}: { $name }
second-show = turned up with all the others
second-before = { $step ->
    [sword] if it is your prey, +{ $coins }
   *[other] if it is your hunter, +{ $coins }
}
second-before-nobody = nobody is left for it
second-declare = { $truth ->
    [yes] the truth; the card will not hunt
   *[no] a lie; the card will not hunt
}
second-open = a lie pays you a coin
second-peek = only you will see it
second-hunt = its prey: { $prey }

# What a card is.

about-everyone = Prey: { $prey }. Hunter: { $hunter }. Whoever shows this card is not { $card }.
    .clause = circle
about-big_hunt = In the hunt this card eliminates { $prey } and is eliminated by { $hunter }.
    .clause = hunt
about-sword = Put the sword in front of whoever seems to be your prey. If you are right: +{ $coins }.
    .clause = sword
about-shield = Put the shield in front of whoever seems to be your hunter. If you are right: +{ $coins }.
    .clause = shield
about-hill = The hill says nothing about you. If it stays in your hand until the round ends, +{ $coins }.
    .clause = hill

# The notebook.

notebook-how = The table makes the crosses: it never errs. Your pencil marks are seen only here: tap a cell.
mark = { $name }, { $role }: { $mark ->
    [maybe] your mark “maybe”
    [yes] your mark “looks like it”
    [no] your mark “hardly”
   *[none] still possible
}
cell = { $cell ->
    [all] impossible, all know
    [mine] impossible, only you know
   *[sure] certain
}
legend-all = impossible, and all know it
legend-mine = impossible, but only you know it
legend-sure = certain
legend-pencil = pencil: maybe, looks like it, hardly

# The result of a round.

round-over = Round { $round } is over
round-before = The round before
round-after = The round after
round-on = Go on
round-target = The target: { $card }
round-role = Role
round-sword = Sword at
round-shield = Shield at
round-unused = not placed
round-idle = nobody left for it
round-shown = Shown
round-left = In hand
round-hunt = Hunt
round-dead = eliminated
round-alive = survived
round-word = “{ $card }”
round-roles = Role, “declared”
source-attack = Sword
source-defence = Shield
source-hill = Hill
source-target = Target
source-prey = Prey
source-survivor = Survivor
source-guaranteed = For taking part
source-caught = Lie caught
source-paid = Paid
source-total = In all

# What happened to everybody at once: shortly, and in full as a list.

events-showed = Turn { $circle }: { $each }.
    .each = { $seat-mine ->
        [yes] you
       *[no] { $seat-name }
    }{"\u00A0"}– { $card }
events-hunted = The hunt: { $each }.
    .each = { $seat-mine ->
        [yes] you
       *[no] { $seat-name }
    }{"\u00A0"}– { $card }
events-scored = Coins for the round: { $each }.
    .each = { $seat-mine ->
        [yes] you
       *[no] { $seat-name }
    }{"\u00A0"}– { $coins }
    .list = Who everybody was, and what the coins are for
events-earned = Coins for the hunt: { $each }.
    .each = { $seat-mine ->
        [yes] you
       *[no] { $seat-name }
    }{"\u00A0"}– { $coins }
    .list = Whose cards survive, and what the coins are for

# Hints of the first game.

guide-card-1 = Your role is secret. Find your prey before your hunter finds you: the wheel shows who hunts whom. Begin by showing a character.
guide-card-2 = Whoever shows a character is certainly not that one. You can never show your own character: it lies under your role.
guide-card-3 = Sword: guess who is your prey. Shield: guess who is your hunter. Hill: stay silent, or keep it for a coin.
guide-last = The last turn. A sword or shield not shown is lost; a hill in hand brings a coin.
guide-again = A new round: the roles are dealt anew, and what you knew no longer holds.
guide-sword = A right sword brings three coins. It cannot be put in front of somebody whose shield is up against you.
guide-shield = A right shield brings two coins. It cannot be put in front of somebody whose sword lies in front of you.
guide-declare = The declared card stays on the table and will not hunt any more. Only a lie that is opened is paid for.
guide-bluff = Only a liar whose role is opened pays. The truth can confuse, too: it may not be believed.
guide-act = If the role is not what was declared, you get a coin. The exclusion is for you alone to see: nobody has that role.
guide-hunt = To catch the target, send the one who hunts it. If another card eliminates yours, you do not get the target.
