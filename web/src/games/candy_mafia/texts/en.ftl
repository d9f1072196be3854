# The words that only the drawing of the table of “Candy Mafia” says.

bar-night = Night { $night }
bar-day = Day { $day }
bar-out = you are out
bar-alive = { $alive } of { $count } in play
cast = Roles
notebook = Notebook
story = What really happened

# The town.

town = The town
status-out = out of the game
status-absent = takes no part
status-jailed = behind bars
status-silent = is silent
status-noble = the Nobleman
status-you = you
claims = “{ $card }”
vote-enough = { $enough ->
    [1] Whoever has the most votes is executed: a single one is enough.
   *[other] It takes { $enough } votes for one player to execute them.
}
votes-from = Votes: { $names }
about-in = In play.
about-out = No longer in play.
about-absent = Neither speaks nor votes today.
about-jailed = Behind bars: not woken at night, speaks by day but does not vote.
about-silent = Silent today, but votes.
about-noble = The Nobleman: cannot be executed.
about-card = Card: { $card }.
about-claim = Claims: my role is { $card }.

# Seen as long as a finger holds the button; a lullaby fills the lines, so that all have as many.

hold-roles = Who has what
hold-card = My role
hold = hold it
hold-question = Question
release = hold it until the line has burnt down, as everybody does
slip-role = Your role: { $card }, { $side }.
slip-stands = Taken. { $answer }.
slip-void = Your last choice does not count. { $why }
lullaby = ♪ Caramels sleep, the lamps are asleep, no wrapper rustles, hush over Misty Town.
side = { $side ->
    [town] town
    [crime] criminals
    [loner] loner
   *[none] no side
}
plain = { $side ->
    [town] Town. In this mode the role has no ability: by day look for the criminals, speak and vote.
   *[other] Criminal. In this mode the role has no ability: vote with the gang at night, and do not give yourself away by day.
}
know-nothing = Nothing yet but your own role.
mine-last = Last choice: { $name }.
mine-spent = The ability is used up.
mine-owes = Your choice for the whole game is still to come.
mine-revenge = Revenge is yours: tomorrow night you kill anybody.
mine-prey = { $hunted ->
    [yes] You must be executed yourself: { $name } is out.
   *[no] To be executed: { $name }.
}
mine-follows = If { $name } is out, the role passes to you.
mine-cursed = Cursed: { $names }.
mine-links = Linked: { $names }.
mine-recruited = You are recruited: the ability is gone.

# Night: the same for everybody.

night-town = The town sleeps. The shop windows are dark.
night-how = { $two ->
    [yes] Hold “Question”: it says whether you are called. Then carry the candle to one window or two and confirm below.
   *[no] Hold “Question”: it says whether you are called. Then carry the candle to somebody’s window and confirm below.
}
night-decoy = Carry the candle to somebody’s window and confirm below: that way everybody looks busy.
night-pick = Choice: { $names }
night-ask-none = You are not called now. So that nobody notices, carry the candle too: whom do you suspect?
night-ask-yes = Any window means yes, “Nobody” means no.
night-ask-deeds = Deed 1: { $one }. Deed 2: { $two }.
night-ask-refused = Not { $name }. { $why }
gang-how = What the others of the gang choose appears here.
gang-vote = { $some ->
    [yes] { $name } → { $target }
   *[no] { $name } → nobody
}
fork = Which of two deeds
way = Deed { $number }
way-detective-pick = Check
way-detective-kill = Kill
way-inquisitor-pick = Learn the role
way-inquisitor-kill = Kill
way-admirer-pick = Visit
way-admirer-take = Invite
pick = { $two ->
    [yes] Choose one or two
   *[no] Choose a player
}
pick-other = It takes two: choose somebody else, too.
pick-talk = What to claim?
pick-ballot = Whom to execute?
pick-runoff = Whom to execute?
pick-nominate = Whom to accuse?
pick-spirits = Choose a sign
sealed = you may change it
do-save-yes = Step in
do-save-nobody = No
do-nominate-vote = I accuse { $seat-name }
do-talk-claim = My role is { $card }
do-talk-accuse = I accuse { $seat-name }
do-talk-vouch = I vouch for { $seat-name }
do-talk-report-town = Town: { $seat-name }
do-talk-report-crime = Criminal: { $seat-name }
do-talk-report-loner = Loner: { $seat-name }
do-talk-say-nothing = Nothing
do-spirits-write-nothing = Nothing
do-hands-hand-down = No
do-trial-hand-down = No
do-truce-hand-down = No
save-how = The Saviour may leave instead of the condemned. Press one of the two buttons, so that nobody sees who the Saviour is. Hold “Question”: it says whether your answer counts.
save-ask-none = Your answer does not count. Press either button, so that nobody notices.
mail = A note
mail-open = Open the note
mail-how = Everybody opens a note, an empty one too, so that nobody knows who has news of the night.
mail-nothing = Nothing new tonight.

# Day. All votes are opened at once: in one line.

events-voted = Votes: { $each }.
    .each = { $target ->
        [-1] { $seat-name } abstains
       *[other] { $seat-name } → { $target-name }
    }

news = What the morning told
news-none = The day begins.
votes = How the votes fell
claim = Claim a role
claim-title = Which role to claim?
claim-how = Nobody has to tell the truth.
phrases = What to say: { $name }
say-accuse = Accuse
say-vouch = Vouch
my-check = Checked:
say-town = town
say-crime = criminal
say-loner = loner
cast-plain = Without an ability in this mode.
cast-out = the card is out
cast-spare = Cards of the town that nobody has: { $count }. Which ones, nobody knows.
cast-joined = New in town: { $card }.

# My own marks.

marks = My marks
marks-how = A sign beside a name marks the player, tapped again it takes the mark off. They are read only while you hold the button above. All stays on this device.
marks-none = No marks yet.
mark-player = { $name }: { $mark }
mark = { $mark ->
    [town] probably town
    [crime] probably a criminal
    [loner] probably a loner
    [doubt] not sure
   *[none] no mark
}
suspicions = Your suspicions by night
suspicion = Night { $night }: { $name }.
notes-text = A note to yourself

# Spirits.

sheet = The spirits’ sheet
sheet-empty = The sheet is still empty.
sheet-how = One sign a night, and a drawing. Nobody will know whose they are.
sheet-signs = Which signs
signs-cyrillic = АБВ
signs-latin = ABC
signs-marks = 1 ? →
signs-sketch = drawing

# After the game.

story-loading = Recalling the evening…

# Hints for a first game; at night they are the same for everybody.

guide-night-1 = Your role is read while a finger is held: in the note, in the question of the night, and in the notebook. Show it to nobody. Nobody is killed on the first night.
guide-night = Hold “Question”: it says whether you are called. All carry the candle: some act, the others only pretend.
guide-mail = Everybody has a note. Hold to read yours; whatever matters stays under “My role”: below by day, in the notebook by night.
guide-out = You are out: watch and listen, but give no hints.
guide-talk = Speak aloud, and claim here what counts: tap a window and choose a phrase, or claim a role. Nobody has to tell the truth.
guide-ballot = Tap the window of whoever you take for a criminal. All votes are opened at once.
guide-hands = Suspects come one after another. You have one hand to raise in the whole vote.
guide-nominate = Name whom to judge. Then each of the accused is voted on alone, and more than half must agree.
guide-trial = An execution needs more than half of the votes. If there are fewer, the next one is judged.
guide-runoff = The votes were equal. Now it is between these players only; equal again means no execution.
