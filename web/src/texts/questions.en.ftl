# Words of questions that need consent.

question-undo = { $name } asks to take a choice back.
question-pause = { $name } asks for a pause.
question-mend = Somebody says they are { $name } and asks for a new link to this seat. Is it really { $name }?
question-join = { $name } asks to sit down. Let them in?
question-join-instead = { $name } asks to play instead of “{ $bot }”. Let them in?
question-moderator = { $name } asks to be the moderator and will see all secrets. Let them in?
question-remove = { $name } suggests playing on without { $who }, who would be out for the rest of the game.
question-rematch = { $name } suggests another game.
question-stand-in = { $name } is away: keep waiting, or let a bot play?
    .yes = Let a bot play
    .no = Keep waiting
    .agreed = For the bot: { $names }.
question-asked-undo = You ask to take a choice back. Waiting for consent.
question-asked-pause = You ask for a pause. Waiting for consent.
question-asked-mend = Waiting for the table’s consent.
question-asked-join = Waiting for the table’s consent.
question-asked-moderator = Waiting for the table’s consent.
question-asked-remove = You suggest playing on without { $who }.
question-asked-rematch = You suggest another game.
question-yes = Yes
question-no = No
question-withdraw = Never mind
question-agreed = Agreed: { $names }.
question-waiting = Waiting for: { $names }.
question-absent = Away: { $names }. Waiting for an answer for { $time } more.
question-hurry = Do not wait
link-new = { $mine ->
    [yes] You sit here by a new link; agreed: { $agreed }. If the old one is opened, this one ends.
   *[no] { $name } sits here by a new link; agreed: { $agreed }.
}
link-ended = { $mine ->
    [yes] While you were away somebody got a new link to your seat; agreed: { $agreed }. Now only yours works.
   *[no] { $name } is back by the old link. The new one no longer works; agreed to it: { $agreed }.
}
confirm-hurry = Begin without waiting?
    .text = Whoever has not answered keeps the seat, and the new game opens for everybody at once.
    .yes = Begin
    .no = Wait

away-title = While you were away
away-more = and { $count ->
    [one] { $count } thing
   *[other] { $count } things
} before that
away-close = Got it

result-rematch = Play again
result-rematch-second = seats rotate
result-rematch-said = waiting for the others
result-rematch-asked = you are invited
