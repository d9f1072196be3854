# What could have been known: words of looking back at Pechenka.

knew-about = Every deal of the roles that fits all you know counts as equally likely. How people tend to play is left out.
knew-round = Round { $round }: { $own-count ->
    [one] your role is { $own }
   *[other] your roles are { $own }
}
knew-circle = Turn { $circle }.
knew-deals = Deals that fit: { $deals } of { $of }
knew-more = Who may be who
knew-see = Look at the table
knew-prey = prey
knew-hunter = hunter
knew-declared = declared
knew-target = Target
knew-excluded = Exclusion
knew-slot = { $name }, { $slot ->
    [1] first role
   *[other] second role
}
knew-all-deals = All deals
knew-all-deals-of = { $deals ->
    [one] { $deals } deal that fits
   *[other] { $deals } deals that fit
}

# What kind of decision it was.

knew-show = What to show
knew-kind-all = All
knew-kind-missed = Missed
knew-kind-used = Used
knew-kind-barred = Out of reach
knew-kind-chance = Guesses
knew-advised = By the bot’s odds it was right: it advises the same here.
knew-nothing-such = There are no such decisions.

# Everyone for themselves.

knew-sword-kept = { $seat-name } is your prey for certain. The sword is in your hand, but you choose { $card }. { $last ->
    [yes] It is the last turn, so the coins for the sword stay in the bank.
   *[no] While the sword waits, a shield may still go up against it.
}
knew-sword-ready = { $seat-name } is your prey for certain, and your sword is on its way.
knew-sword-barred = { $seat-name } is your prey for certain, but has a shield against you already.
knew-sword-hopeless = Your prey is certainly among those who have a shield against you: the sword cannot get there.
knew-sword-early = Your prey is not known yet. Before the cards are turned up the best chance is { $best }: { $seats-name }.
knew-sword-left = It is the last turn, and the sword stays in your hand. Before the cards are turned up the best chance to hit the prey is { $best }: { $seats-name }.
knew-sword-right = { $target-name } is your prey for certain. The sword is in the right place.
knew-sword-astray = Your prey is certainly { $seat-name }, but the sword lies elsewhere: { $target-name }.
knew-sword-wasted = { $target-name } is certainly not your prey. The best chance is { $best }: { $seats-name }.
knew-sword-guess = The sword is a guess, { $target-name }: chance { $ways }. There is none better.
knew-sword-worse = The sword is a guess, { $target-name }: chance { $ways }. There is a better one, { $best }: { $seats-name }.
knew-shield-kept = { $seat-name } is your hunter for certain. The shield is in your hand, but you choose { $card }. { $last ->
    [yes] It is the last turn, so the coins for the shield stay in the bank.
   *[no] While the shield waits, a sword may still fall on you.
}
knew-shield-ready = { $seat-name } is your hunter for certain, and your shield is on its way.
knew-shield-barred = { $seat-name } is your hunter for certain, but has a sword in front of you already.
knew-shield-hopeless = Your hunter is certainly among those whose sword lies in front of you: the shield comes too late.
knew-shield-early = Your hunter is not known yet. Before the cards are turned up the best chance is { $best }: { $seats-name }.
knew-shield-left = It is the last turn, and the shield stays in your hand. Before the cards are turned up the best chance to stop the hunter is { $best }: { $seats-name }.
knew-shield-right = { $target-name } is your hunter for certain. The shield is in the right place.
knew-shield-astray = Your hunter is certainly { $seat-name }, but the shield is elsewhere: { $target-name }.
knew-shield-wasted = { $target-name } is certainly not your hunter. The best chance is { $best }: { $seats-name }.
knew-shield-guess = The shield is a guess, { $target-name }: chance { $ways }. There is none better.
knew-shield-worse = The shield is a guess, { $target-name }: chance { $ways }. There is a better one, { $best }: { $seats-name }.

# The big hunt.

knew-lie-plain = A lie, and everybody sees it for certain: the open exclusion is { $card }.
knew-lie-guess = A lie: { $card }. The chance that a rival has this role and sees the lie is { $ways }. It cannot be lower.
knew-lie-worse = A lie: { $card }. The chance that a rival has this role and sees the lie is { $ways }. Your other role is safer here: certainly nobody has it.
knew-lie-safe = A lie that nobody can be sure of: one of your own roles is { $card }.
knew-lie-caught = { $whose }: { $card }. Certainly a lie, and you open that role.
knew-lie-spared = { $whose }: { $card }. Certainly a lie: a sure coin is left lying.
knew-open-guess = { $whose }: { $card }. The chance that it is a lie is { $ways }. Nothing is certain about anybody.
knew-peek = The exclusion may be any of { $roles } roles. The chance to catch a lie by opening a role is { $best }.
knew-hunt-right = The target is known for certain: { $target }. Your card hunts it: { $card }. { $safe ->
    [yes] And nobody can eliminate this card.
   *[no] {""}
}
knew-hunt-astray = The target is known for certain: { $target }. The card that hunts it is { $hunter }, but you choose { $card }. { $safe ->
    [yes] Nobody can eliminate such a hunter: the coins for the target are sure.
   *[no] {""}
}
knew-hunt-barred = The target is known for certain: { $target }. But the card of its hunter is declared already: { $hunter }.
knew-hunt-guess = { $card }: the chance that this card hunts the target is { $ways }. There is none better.
knew-hunt-wasted = { $card }: this card certainly does not hunt the target. Other cards have a chance of { $best }: { $cards }.
knew-hunt-safe = { $card }: nobody can eliminate this card. Every rival has already declared { $hunter }.
