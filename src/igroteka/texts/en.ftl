# Words of the core: what every game says alike.

yes = yes
no = no
and = and
nothing = nothing
player = Player { $number }
you = you

why-game-over = The game is over.
why-not-your-turn = It is not your turn.
why-no-such-action = The game has no such action.
why-no-such-seat = There is no such seat at the table.
why-no-window = There is nothing to close now.
why-not-missing = Answers are given only for those who gave none.
why-not-legal = This answer cannot be given here.
why-not-alterable = This is not changed in the middle of a game.
why-not-removable = In this game nobody can be sent out of it.
why-not-in-the-game = This seat does not play any more.
why-covert-now = Not now: it would show whom the table is waiting for.
why-no-sketch = You cannot draw now.
why-not-now = Not now: the table is waiting for another decision.

clause-table = Order at the table
event-resigned = { $seat-mine ->
    [yes] You resign
   *[no] { $seat-name } resigns
}.
event-heard-by = { $name } hears: “{ $text }”
event-drawing = There is a new drawing on the sheet.
ending-resigned = A player has resigned.

outcome-won = You win!
outcome-won-by = You win: { $mine } against { $best }.
outcome-winner = { $names } wins.
outcome-partners = { $names } have won.
outcome-partners-mine = Your team has won: { $names }.
outcome-side = { $side }: { $names }.
outcome-shared = A shared victory: { $names }.
outcome-draw = A draw: { $names }.

# Why the bot advises this; `hint-…` of a game says it in its own words.
hint-only = There is no other answer now.
hint-proven = The bot has counted to the end: nothing is better.
hint-chances = The bot gives this a { $percent }% chance to win, and the next best answer { $next }%.
hint-close = The bot gives this a { $percent }% chance to win; other answers are about as good.
hint-mixed = Here it is best to be unpredictable.
hint-preferred = The bot would rather do this than anything else.
# What the bot mixes, and how many times out of a hundred.
hint-mix = By lot: { $answers }
hint-mix-part = { $answer } — { $percent }%

# How likely: one scale for all hints.
degree-nearly = almost certainly
degree-likely = most likely
degree-even = as likely as not
degree-maybe = perhaps
degree-hardly = hardly
