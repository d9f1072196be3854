# The words of the table: all that any game shows around itself.

table-loading = Going to the table…
table-lost = Connection lost, coming back…
table-gathering = The table is filling up. The game begins as soon as everybody is seated.
table-where = { $match ->
    [1] {""}
   *[other] game { $match } ·{" "}
}{ $turn ->
    [-1] everybody’s turn
    [0] the deal
   *[other] turn { $turn }
}
table-watching = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
}
table-spectator = you are watching
table-moderator = you are the moderator
shelf-back = To the shelf
device-where = { $name } · { $where }
device-first = First turn: { $name }. Below lie the cards of whoever plays.
device-next = { $name } moves next.
device-answers = { $name } answers
round-left = { $name }: { $seconds } s left
device-pass = Pass it on
device-called = in the middle: { $seconds } s

bot-name = Bot
bot-name-for = { $name } (bot)
bot-name-of = Bot { $number }

# What is awaited of me

ask-label = What is needed now
announced = What happened
ask-more = Read all of it
ask-paused = Paused.
ask-busy = Sending…
ask-answered = Chosen. You can still change your mind while the others think.
ask-answered-ripe = Noted. You may change it until all have answered.
ask-answered-fixed = Noted. You may change it until time is up.
ask-answered-person = Noted. You may change it while the moderator waits.
ask-answered-owner = Noted. You may change it while the owner of the table waits.
ask-answered-covert = Noted. You may change it.
window-ripe = We go on when all have answered.
window-fixed = We go on when time is up.
window-person = We go on when the moderator says so.
window-speech = We go on when all who have the floor are done.
speech-done = I am done
window-owner = We go on when the owner of the table says so.
window-covert = We go on when time is up.
window-mine = You say when to go on.
window-time = Time left
window-left = { $seconds ->
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
}
ask-waiting = The table is thinking.
clock-label = { $mine ->
    [yes] Your time
   *[no] { $name }’s time
}

# Seats

seats-title = At the table
seat-you = you
seat-open = free seat
seat-owner = owner
moderator-title = moderator
moderator-missing = There is no moderator yet
moderator-lost = The moderator is not connected: { $closes ->
    [person] the evening waits.
   *[other] time leads on.
}
team = Team { $number }
team-mine = Team { $number }, yours
seat-away = away
seat-moderated = without a phone, the moderator answers
seat-remove = Remove
seat-devices = { $count ->
    [one] { $count } screen
   *[other] { $count } screens
}
seat-stand-in = a bot plays for now
seat-gave-up = resigned, a bot plays
seat-gave-up-text = You have resigned: a bot plays your seat to the end. It is yours again in the next game.
seat-grace = { $then ->
    [bot] a bot plays in { $time }
    [end] resigns in { $time }
   *[wait] waiting { $time } more
}
seat-turn = to move
seat-answered = ready

# The log

log-title = The game so far
log-rules = The program was updated: from here on by rules { $version }. Up to here they change nothing.
log-helped = The moderator answers for: { $names }.
log-call-back = { $name } goes back to the last call.
log-close = { $name }: we go on.
log-remove = Decided by: { $name }.
log-agreed = Agreed: { $names }.
log-conduct = { $name }: { $deed ->
    [pause] a pause.
    [longer] more time.
    [shorter] less time.
    [brisk] faster from here on.
    [slow] slower from here on.
   *[other] the usual pace from here on.
}
log-moderator = { $name } leads from here on and sees all secrets. Agreed: { $agreed }.
log-link = { $name } was given a new link. Agreed: { $agreed }.
log-undo = { $mine ->
    [yes] You take your choice back.
   *[no] { $name } takes a choice back.
}
log-time-up = { $mine ->
    [yes] Your time is up.
   *[no] { $name }: time is up.
}
log-resign = { $mine ->
    [yes] You resign: a bot plays on.
   *[no] { $name } resigns: a bot plays on.
}
log-seat = { $to ->
    [bot] { $mine ->
        [yes] A bot plays for you for now.
       *[no] { $name }: a bot plays for now.
    }
   *[other] { $mine ->
        [yes] Now you are at the table.
       *[no] { $name } is at the table now.
    }
}

# Why

why-rule = Rule: { $title }

# Rules

rules-title = Rules

# A table without a drawing

options-title = What you can do
options-none = Nothing to choose now.
options-others = What the others choose
options-near = Not possible now
table-title = On the table

# Taking back

undo-free = Take back
undo-ask = Ask to take back
undo-no = There is nothing to take back now: something new has come up since your choice, or somebody else is to move.

# Menu

menu-title = Table
qr-label = QR code: { $link }
# What cannot be taken back

confirm-ends = End the game?
    .text = This is the last move: the game ends at once, and the score is final.
    .yes = End it
    .no = No, play on
confirm-remove = Remove from the game?
    .text = The player is out for the rest of the game and shows the card. Unless you lead the game, all who are at the table are asked first.
    .yes = Remove
    .no = Wait

# Pause

pause-text = Paused.
pause-end = Go on

# Coming back

# The guide of a first game

guide-title = A hint
guide-ok = Got it
guide-never = No hints

# Chat

chat-title = Chat

# An event that this version has no words for
event-unfamiliar = Event “{ $id }”{ $count ->
    [0] .
   *[other] : { $facts }.
}

# The result

result-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
result-sheet = How the score adds up
result-teams = Who was with whom
result-won = won
result-lost = lost
result-draw = a draw
result-source = source
result-total = total
result-score = The result

# A hint: what the bot would do

lamp-ask = Hint

# Tab and notifications

tab-turn = ● Your turn — { $title }
tab-table = { $title } — Igroteka
notice-turn = Your turn: { $title }
