# Words of the rules panel.

rules-goal = The goal
rules-turn = A turn in pictures
rules-clauses = How we play
rules-rulings = How we read what is unclear
rules-examples = Examples
rules-facts = Numbers, and where they come from
rules-failed = The rules did not load. Try again.
rules-again = Again
fact-book = from the rules
fact-derived = follows from the rules
fact-third-party = reconstructed by us from reviews
fact-ours = reconstructed by us
fact-corrected = corrected by the owner; was { $shipped }
facts-hint = What the printed rules do not say, we have reconstructed. Whoever owns the box may correct it.
