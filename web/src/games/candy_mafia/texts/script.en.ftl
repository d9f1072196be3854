# What the moderator of “Candy Mafia” says and does at a table with cards. `sign-…` is a sign that is shown without a word.

showing-crime = The criminals wake and learn in silence who they are.
    .sleeps = The criminals fall asleep.
showing-mafia = The mafia wakes and learns in silence who belongs to it.
    .sleeps = The mafia falls asleep.
showing-triad = The triad wakes and learns in silence who belongs to it.
    .sleeps = The triad falls asleep.
showing-role = { $role } wakes.
    .sleeps = { $role } falls asleep.
first-gang = Those who boil sugar underground open their eyes and meet.
wakes-here = Eyes open: { $seats-name }.
record = See whom they point at and record it: touch the window and confirm.
no-choice = There is nothing to choose: remember who it is, and nod.
show-to = Show without a word: { $seats-name }.

# A role is called and nobody can act: aloud all is as always.

bar-nobody = Nobody will wake. Call all the same and count to five: nobody must guess it.
bar-doomed = Nothing to do any more tonight: { $seats-name }. Cross your arms; there is nothing to record.
bar-recruited = The ability is gone, the role is recruited: { $seats-name }. Cross your arms; there is nothing to record.
bar-blocked = Nothing to do tonight: { $seats-name }. Cross your arms; there is nothing to record.
bar-office = The Village Elder still lives, it is not their turn yet: { $seats-name }. Cross your arms; there is nothing to record.

# Signs.

sign-met = Let them see each other: { $seats-name }.
sign-checked = { $side ->
    [town] Thumb up: { $seat-name } is a townsperson.
    [crime] Thumb down: { $seat-name } is a criminal.
   *[other] Thumb sideways: { $seat-name } is a loner.
}
sign-compared = { $same ->
    [yes] Thumb up: { $seat-name } and { $other-name } are on one side.
   *[no] Thumb down: { $seat-name } and { $other-name } are on different sides.
}
sign-is-town = { $town ->
    [yes] Thumb up: { $seat-name } is a townsperson.
   *[no] Thumb down: { $seat-name } is no townsperson.
}
sign-learnt = Show the role on the screen: { $seat-name } is { $card }.
sign-office = { $office ->
    [yes] Thumb up: { $seat-name } is the Village Elder or the Sleepwalker.
   *[no] Thumb down: { $seat-name } is neither the Village Elder nor the Sleepwalker.
}
sign-killer = { $other ->
    [-1] Cross your arms: no killer came to that doorstep.
   *[other] Point at the killer: { $other-name }.
}
sign-inquisitor = Touch a shoulder and point at the Inquisitor: { $seat-name }.
sign-recruited = Touch a shoulder: the ability is gone. Point at the Piper: { $seat-name }.
sign-turned = Touch a shoulder, thumb down: now with the criminals. { $seats-count ->
    [0] There are no others.
   *[other] Point at the others: { $seats-name }.
}
sign-unwoken = Cross your arms: sleep on tonight.
sign-exposed = { $seat-name } shows the gang the card: the Sleepwalker. The gang chooses one more victim.
sign-victim = { $seat ->
    [-1] Spread your hands: there will be no victim.
   *[other] Nod and point at the victim: { $seat-name }.
}
sign-refused = Thumb down: { $seat-name } is no townsperson. The life is given already, another must be named.
sign-revenge = Touch a shoulder and raise a fist: the marked one is dead, tomorrow night there is revenge.
sign-new-card = Touch a shoulder and show the new role: { $card }.
sign-chorus = Let all who hear the Piper see each other: { $seats-name }.

# What to do while a step lasts. `say-…` are words aloud where the step has none.

say-mail = The moderator walks round the sleeping town.
lead-none = There is nobody to call now. Wait as long as ever, and go on.
lead-mail = Walk round to everybody alike, even if there is nothing more to show. Whoever has a phone reads the note there.
lead-spirits = Record the sign of everybody who is out; it may be none.
lead-talk = Give everybody the floor. Prisoners speak; whoever is silent today is silent. Then comes the vote.
lead-ballot = Ask everybody and record the vote. Whoever is not recorded abstains.
lead-hands = Count the raised hands and record them. Everybody has one hand for the whole vote.
lead-defence = Let each have a word, then go on to the new vote.
lead-runoff = Ask everybody once more: only about these.
lead-nominate = Record who is accused. Then there is a vote about each of them.
lead-trial = Record the raised hands: more than half are needed.
lead-last_word = Listen. Then comes the execution, unless something stops it.
lead-shot = Record who is taken along; it may be nobody.
lead-truce = Record the raised hands: it is a draw if they are more than half.
