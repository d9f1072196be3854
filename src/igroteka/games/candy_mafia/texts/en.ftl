# The words of Candy Mafia. The keys are explained in igroteka/texts/__init__.py.

title = Candy Mafia
tagline = By night you choose in secret, by day you look for criminals. The phone leads.
length = 30 minutes

# Roles. `.about`: the side, what it does and what it may not; no longer than a phone shows without scrolling.

card-elder = Village Elder
    .about = Town. Checks a player every night and learns which it is: townsperson, criminal or loner. Works in every mode.
card-lawyer = Lawyer
    .about = Criminal, but does not wake with the gang, and neither knows the other. At night may learn the role of one player. Reads as a townsperson in checks.
card-vampire = Vampire
    .about = Town. The criminals cannot kill the Vampire; other killers of the night can.
card-doctor = Doctor
    .about = Town. Treats a player every night, self included: this player is not killed tonight. Never the same one two nights running. Cannot help the Sleepwalker.
card-fortune_teller = Fortune-teller
    .about = Town. Names two other players every night and learns whether they are on one side. Loners count with the criminals here.
card-bloodhound = Bloodhound
    .about = Criminal. Checks a player every night: townsperson, criminal or loner. Then votes with the gang.
card-candy_baron = Candy Baron
    .about = Criminal. Asks about a player every night: Village Elder or Sleepwalker? The answer is yes or no. Then votes with the gang.
card-beauty = Beauty
    .about = Town. At night may paralyse a player, who is not woken any more, cannot be killed, and neither talks nor votes by day. Never the same one two nights running.
card-sleepwalker = Sleepwalker
    .about = Town. Wakes and votes with the criminals, who see one of their own. If they choose the Sleepwalker, the card is shown, the Sleepwalker dies, they choose again. No Doctor helps.
card-mercenary = Mercenary
    .about = Town. At night may kill one player, as often as every night. Careful: it may be a townsperson.
card-kidnapper = Kidnapper
    .about = Criminal. First of all carries off a player every night, who is not woken again till morning. Never the same one two nights running. Then votes with the gang.
card-reanimator = Reanimator
    .about = Town, special role. Once a game, at night, brings back anybody who was out before this night. In the morning that player is in the game again.
card-judge = Judge
    .about = Town. Asks about a player every night: a townsperson? If the answer is yes, that player cannot be executed tomorrow.
card-detective = Detective
    .about = Town. At night may do one of two things: learn whether a player is a townsperson, or kill that player.
card-bodyguard = Bodyguard
    .about = Town. Shields another player every night: if that player would die, the Bodyguard dies instead. Works all night.
card-witch = Witch
    .about = Loner. Curses a player in secret every night. When the Witch is out, so are the cursed. Wins alone, in a last pair with anybody, or when all others are cursed.
card-woodcutter = Woodcutter
    .about = Town. Guards another player’s door every night: that player survives the first attempt, the Woodcutter dies and takes one of the killers along.
card-piper = Piper
    .about = Loner. Recruits a player every night, who loses the ability, reads as a loner in checks and wakes with the Piper. Wins alone or when all others are recruited.
card-inquisitor = Inquisitor
    .about = Town, special role. At night may do one of two things: kill a player, or learn the role, and then that player learns who the Inquisitor is.
card-punisher = Punisher
    .about = Town. Marks a player every night. If the marked one dies this night, the Punisher kills anybody the next night.
card-sentry = Sentry
    .about = Town. Watches over a player every night, self included: the first who checks or attacks that player dies. This does not save the one watched over.
card-sorcerer = Sorcerer
    .about = Criminal. Instead of the murder the gang agreed on, may give their own life: one townsperson becomes a criminal and is told. Votes with the gang.
card-blacksmith = Blacksmith
    .about = Town. Dies at night only at the second attempt; the first leaves no trace. Two in one night kill at once.
card-maniac = Maniac
    .about = Loner. Kills another player every night. Cannot be killed at night. Wins alone or in a last pair with anybody.
card-shapeshifter = Shapeshifter
    .about = Criminal. Votes with the gang. Reads as a townsperson in checks; only who learns the role itself sees the truth.
card-executioner = Executioner
    .about = Loner. Names another player on the first night. Wins if that player is executed; if that player leaves otherwise, by being executed instead.
card-admirer = Admirer
    .about = Town. Visits a player every night or invites one. Whoever left home is not killed, but an attempt on the host threatens both.
card-policeman = Policeman
    .about = Town. Locks another player in every night, who is not woken and cannot be killed. If it is a criminal, that gang does not vote tonight.
card-drunk = Drunk
    .about = No side. Has no role until the third night and wins with whoever wins. On the third night gets the role set aside; which one, all are told.
card-matchmaker = Matchmaker
    .about = Loner. Links two players on the first night and may be one of them: when one is out, so is the other. Wins alone or in a last pair with anybody.
card-jailer = Jailer
    .about = Town, special role. Learns a player’s role every night. A criminal becomes a prisoner: not woken, no vote. Without the Jailer all are free.
card-conjurer = Conjurer
    .about = Criminal. At night may paralyse a player: not woken, cannot be killed, no talk and no vote by day. Not the same one two nights running. Votes with the gang.
card-clairvoyant = Clairvoyant
    .about = Town. Looks at a player’s doorstep every night, perhaps their own: if that player was killed or attacked, sees one of the killers.
card-nobleman = Nobleman
    .about = Town. When condemned to be executed, shows the card and stays in the game.
card-dealer = Dealer
    .about = Town. If the criminals kill the Dealer, that gang is not woken the next night and murders nobody.
card-don = Don
    .about = Criminal, mafia. If the gang’s votes differ, the victim is the one the Don chose.
card-dragon = Dragon
    .about = Criminal, triad. If the gang’s votes differ, the victim is the one the Dragon chose. Beside a Don, the Don decides.
card-instigator = Instigator
    .about = Town. Once a game, at night, decides that tomorrow has two executions. The second is announced only after the first.
card-tough_guy = Tough Guy
    .about = Town. Killed by the criminals, lives one day more and is out the next morning. Other killers kill at once.
card-mistress = Mistress
    .about = Criminal. Covers for a player every night, self included: that player reads as a townsperson in tonight’s checks. Then votes with the gang.
card-avenger = Avenger
    .about = Town. On leaving, by night or day, may at once take any player along, and nothing saves that one.
card-libeller = Libeller
    .about = Criminal. Smears a player every night, self included: that player reads as a criminal in tonight’s checks. Then votes with the gang.
card-baker = Baker
    .about = Town, special role. Learns a player’s role every night. When the Baker is out, the town has three days left; then the criminals win.
card-sweet_tooth = Sweet Tooth
    .about = Town, special role. Learns a player’s role every night. Reveals neither what they learn nor their own role.
card-saviour = Saviour
    .about = Town. When the town has condemned another player, may leave instead; the condemned shows no card.
card-dentist = Dentist
    .about = Town. Chooses every night who is silent tomorrow. That player may vote.
card-wanderer = Wanderer
    .about = Town. Chooses another player on the first night. When that player is out, gets the role and the side in secret the next night.
card-elders_son = Elder’s Son
    .about = Town. Sleeps while there is a Village Elder in the game, then checks instead: townsperson, criminal or loner.
card-teacher = Teacher
    .about = Criminal, triad. If all the rest of the gang is out, may kill one more player at night after the gang’s victim.
card-citizen = Townsperson
    .about = Town. No ability: talks and votes by day and sleeps at night.
card-criminal = Criminal
    .about = Criminal. No ability: votes with the gang at night and does not give it away by day.

# The signs of the spirits; `.about` is the sign in words.

card-sign-a = Cyrillic A
    .about = the Cyrillic letter A
card-sign-be = Cyrillic B
    .about = the Cyrillic letter B
card-sign-ve = Cyrillic V
    .about = the Cyrillic letter V
card-sign-ge = Cyrillic G
    .about = the Cyrillic letter G
card-sign-de = Cyrillic D
    .about = the Cyrillic letter D
card-sign-ie = Cyrillic Ye
    .about = the Cyrillic letter Ye
card-sign-io = Cyrillic Yo
    .about = the Cyrillic letter Yo
card-sign-zhe = Cyrillic Zh
    .about = the Cyrillic letter Zh
card-sign-ze = Cyrillic Z
    .about = the Cyrillic letter Z
card-sign-i = Cyrillic I
    .about = the Cyrillic letter I
card-sign-short-i = Cyrillic Short I
    .about = the Cyrillic letter Short I
card-sign-ka = Cyrillic K
    .about = the Cyrillic letter K
card-sign-el = Cyrillic L
    .about = the Cyrillic letter L
card-sign-em = Cyrillic M
    .about = the Cyrillic letter M
card-sign-en = Cyrillic N
    .about = the Cyrillic letter N
card-sign-o = Cyrillic O
    .about = the Cyrillic letter O
card-sign-pe = Cyrillic P
    .about = the Cyrillic letter P
card-sign-er = Cyrillic R
    .about = the Cyrillic letter R
card-sign-es = Cyrillic S
    .about = the Cyrillic letter S
card-sign-te = Cyrillic T
    .about = the Cyrillic letter T
card-sign-u = Cyrillic U
    .about = the Cyrillic letter U
card-sign-ef = Cyrillic F
    .about = the Cyrillic letter F
card-sign-kha = Cyrillic Kh
    .about = the Cyrillic letter Kh
card-sign-tse = Cyrillic Ts
    .about = the Cyrillic letter Ts
card-sign-che = Cyrillic Ch
    .about = the Cyrillic letter Ch
card-sign-sha = Cyrillic Sh
    .about = the Cyrillic letter Sh
card-sign-shcha = Cyrillic Shch
    .about = the Cyrillic letter Shch
card-sign-hard = Cyrillic Hard sign
    .about = the Cyrillic letter Hard sign
card-sign-yery = Cyrillic Y
    .about = the Cyrillic letter Y
card-sign-soft = Cyrillic Soft sign
    .about = the Cyrillic letter Soft sign
card-sign-e = Cyrillic E
    .about = the Cyrillic letter E
card-sign-yu = Cyrillic Yu
    .about = the Cyrillic letter Yu
card-sign-ya = Cyrillic Ya
    .about = the Cyrillic letter Ya
card-sign-latin-a = A
    .about = the letter A
card-sign-latin-b = B
    .about = the letter B
card-sign-latin-c = C
    .about = the letter C
card-sign-latin-d = D
    .about = the letter D
card-sign-latin-e = E
    .about = the letter E
card-sign-latin-f = F
    .about = the letter F
card-sign-latin-g = G
    .about = the letter G
card-sign-latin-h = H
    .about = the letter H
card-sign-latin-i = I
    .about = the letter I
card-sign-latin-j = J
    .about = the letter J
card-sign-latin-k = K
    .about = the letter K
card-sign-latin-l = L
    .about = the letter L
card-sign-latin-m = M
    .about = the letter M
card-sign-latin-n = N
    .about = the letter N
card-sign-latin-o = O
    .about = the letter O
card-sign-latin-p = P
    .about = the letter P
card-sign-latin-q = Q
    .about = the letter Q
card-sign-latin-r = R
    .about = the letter R
card-sign-latin-s = S
    .about = the letter S
card-sign-latin-t = T
    .about = the letter T
card-sign-latin-u = U
    .about = the letter U
card-sign-latin-v = V
    .about = the letter V
card-sign-latin-w = W
    .about = the letter W
card-sign-latin-x = X
    .about = the letter X
card-sign-latin-y = Y
    .about = the letter Y
card-sign-latin-z = Z
    .about = the letter Z
card-sign-0 = 0
    .about = the digit 0
card-sign-1 = 1
    .about = the digit 1
card-sign-2 = 2
    .about = the digit 2
card-sign-3 = 3
    .about = the digit 3
card-sign-4 = 4
    .about = the digit 4
card-sign-5 = 5
    .about = the digit 5
card-sign-6 = 6
    .about = the digit 6
card-sign-7 = 7
    .about = the digit 7
card-sign-8 = 8
    .about = the digit 8
card-sign-9 = 9
    .about = the digit 9
card-sign-question = ?
    .about = question mark
card-sign-exclamation = !
    .about = exclamation mark
card-sign-plus = +
    .about = plus
card-sign-minus = −
    .about = minus
card-sign-equals = =
    .about = equals sign
card-sign-left = ←
    .about = arrow to the left
card-sign-right = →
    .about = arrow to the right
card-sign-up = ↑
    .about = arrow up
card-sign-down = ↓
    .about = arrow down
card-sign-circle = ○
    .about = circle
card-sign-cross = ×
    .about = cross

# What one can do.

action-pick = Choose { $seat-name }
action-kill = Kill { $seat-name }
action-take = Invite { $seat-name }
action-pair = Choose two: { $seat-name } and { $other-name }
action-nobody = Nobody
action-yes = Yes
action-vote = Vote: { $seat-name }
action-vote-nobody = Abstain
action-hand-up = Raise a hand
action-hand-down = Keep the hand down
action-say-nothing = Claim nothing
action-claim = Claim: my role is { $card }
action-report-town = Claim a check: { $seat-name } is a townsperson
action-report-crime = Claim a check: { $seat-name } is a criminal
action-report-loner = Claim a check: { $seat-name } is a loner
action-accuse = Accuse { $seat-name }
action-vouch = Vouch for { $seat-name }
action-write = Write { $sign-about }
action-write-nothing = Write nothing

# What the table waits for. `ask-…` is who is asked: each role has a question of its own.

step-call = { $mine ->
    [yes] { $ask ->
        [ask-kidnapper] Kidnapper: whom do you carry off tonight?
        [ask-policeman] Policeman: whom do you lock in tonight?
        [ask-sentry] Sentry: whom do you watch over?
        [ask-doctor] Doctor: whom do you treat?
        [ask-libeller] Libeller: whom do you smear?
        [ask-mistress] Mistress: whom do you cover for?
        [ask-conjurer] Conjurer: whom do you paralyse? It may be nobody.
        [ask-lawyer] Lawyer: whose role do you look up? It may be nobody’s.
        [ask-elder] Village Elder: whom do you check?
        [ask-elders_son] Elder’s Son: whom do you check?
        [ask-bloodhound] Bloodhound: whom do you check?
        [ask-fortune_teller] Fortune-teller: whom do you compare? Choose two.
        [ask-sweet_tooth] Sweet Tooth: whose role do you look up?
        [ask-candy_baron] Candy Baron: who may be the Village Elder or the Sleepwalker?
        [ask-beauty] Beauty: whom do you paralyse? It may be nobody.
        [ask-admirer] Admirer: whom do you visit or invite?
        [ask-bodyguard] Bodyguard: whom do you shield?
        [ask-woodcutter] Woodcutter: whose door do you guard?
        [ask-teacher] Teacher: you are the last of the gang. Whom do you kill, too? It may be nobody.
        [ask-sorcerer] Sorcerer: give your life instead of the murder and convert a townsperson? Whom? You may decline.
        [ask-second] Sorcerer: that is no townsperson. Your life is given already: name another.
        [ask-inquisitor] Inquisitor: whose role do you learn, or whom do you kill? You may decline.
        [ask-detective] Detective: whom do you check or kill? You may decline.
        [ask-mercenary] Mercenary: whom do you kill? It may be nobody.
        [ask-jailer] Jailer: whose role do you look up? A criminal becomes a prisoner.
        [ask-maniac] Maniac: whom do you kill?
        [ask-revenge] Punisher: the marked one is dead, and revenge is yours. Whom do you kill?
        [ask-punisher] Punisher: whom do you mark? If they die tonight, you kill anybody the next night.
        [ask-piper] Piper: whom do you recruit?
        [ask-witch] Witch: whom do you curse?
        [ask-clairvoyant] Clairvoyant: whose doorstep do you look at?
        [ask-judge] Judge: whom do you ask about? A townsperson will not be executed tomorrow.
        [ask-baker] Baker: whose role do you look up?
        [ask-dentist] Dentist: who is silent tomorrow?
        [ask-instigator] Instigator: two executions tomorrow? Once a game.
        [ask-reanimator] Reanimator: whom do you bring back? Once a game.
        [ask-matchmaker] Matchmaker: whom do you link? Choose two, also yourself.
        [ask-executioner] Executioner: whose execution do you want?
        [ask-wanderer] Wanderer: whom do you follow, to get the role later?
       *[other] Night. There is nothing for you to do now.
    }
   *[no] { $heard ->
        [ask-kidnapper] The Kidnapper looks for a passenger.
        [ask-policeman] The Policeman walks the rounds.
        [ask-sentry] The Sentry takes up the post.
        [ask-doctor] The Doctor picks up the bag.
        [ask-libeller] The Libeller sharpens a quill.
        [ask-mistress] The Mistress invents an alibi.
        [ask-conjurer] The Conjurer takes out the cards.
        [ask-lawyer] The Lawyer leafs through the files.
        [ask-elder] The Village Elder lights the lamp.
        [ask-elders_son] The Village Elder lights the lamp.
        [ask-bloodhound] The Bloodhound picks up a trail.
        [ask-fortune_teller] The Fortune-teller lays out the cards.
        [ask-sweet_tooth] The Sweet Tooth rustles a wrapper.
        [ask-candy_baron] The Candy Baron goes through a list of names.
        [ask-beauty] The Beauty knocks on a door.
        [ask-admirer] The Admirer chooses company for the evening.
        [ask-bodyguard] The Bodyguard stands at a threshold.
        [ask-woodcutter] The Woodcutter takes the axe.
        [ask-teacher] The Teacher checks the homework.
        [ask-sorcerer] The Sorcerer weighs the price.
        [ask-second] The Sorcerer weighs the price.
        [ask-inquisitor] The Inquisitor opens the book of questions.
        [ask-detective] The Detective puts on the coat.
        [ask-mercenary] The Mercenary looks at the contract.
        [ask-jailer] The Jailer rattles the keys.
        [ask-maniac] The Maniac walks out.
        [ask-revenge] The Punisher keeps the score.
        [ask-punisher] The Punisher keeps the score.
        [ask-piper] The Piper plays, and some hear the tune.
        [ask-witch] The Witch whispers a name.
        [ask-clairvoyant] The Clairvoyant peers into the dark.
        [ask-judge] The Judge opens a case.
        [ask-baker] The Baker sets the dough.
        [ask-dentist] The Dentist prepares the chair.
        [ask-instigator] The Instigator thinks about tomorrow.
        [ask-reanimator] The Reanimator charges the machine.
       *[other] Night. Some sleep, some are busy.
    }
}
step-fate = { $mine ->
    [yes] { step-call }
   *[no] { $own ->
        [yes] { $role }: that is you. There is nothing to choose now.
       *[no] { $heard ->
            [ask-sleepwalker] The Sleepwalker walks with closed eyes.
            [ask-vampire] The Vampire draws the curtains.
            [ask-blacksmith] The Blacksmith fans the fire.
            [ask-drunk] The Drunk looks for the way home.
            [ask-shapeshifter] The Shapeshifter tries on another face.
            [ask-matchmaker] The Matchmaker chooses whom to link.
            [ask-executioner] The Executioner writes down a name.
            [ask-don] The Don sets the hat straight.
            [ask-dragon] The Dragon blows a ring of smoke.
            [ask-dealer] The Dealer hides the goods.
            [ask-tough_guy] The Tough Guy limbers up.
            [ask-saviour] The Saviour takes a vow.
            [ask-avenger] The Avenger loads a gun.
            [ask-elders_son] The Elder’s Son looks at his father’s seal.
            [ask-nobleman] The Nobleman finds an old charter.
            [ask-wanderer] The Wanderer chooses whom to follow.
           *[other] Night. Somebody makes a choice for the whole game.
        }
    }
}
step-gang = { $mine ->
    [yes] { $gang ->
        [mafia] Mafia:
        [triad] Triad:
       *[other] Criminals:
    } { $again ->
        [yes] the Sleepwalker was among you. Choose one more victim.
       *[no] agree on a victim.
    }
   *[no] { $again ->
        [yes] Night. The town is asleep.
       *[no] { $gang ->
            [mafia] Night. The mafia chooses.
            [triad] Night. The triad chooses.
           *[other] Night. The criminals decide who falls silent for good.
        }
    }
}
step-spirits = { $mine ->
    [yes] Spirits: which sign do you leave on the sheet? It may be none.
   *[no] Night. The spirits bend over the sheet.
}
step-shot = { $mine ->
    [yes] Avenger: whom do you take along? It may be nobody.
   *[no] { $seat-name } has the last word.
}
step-talk = { $mine ->
    [yes] Talk: claim something, or nothing.
   *[no] The talk. Whom does the town suspect?
}
step-floor = { $seat-mine ->
    [yes] You have the floor: claim a role or a check, or nothing.
   *[no] { $seat-name } has the floor.
}
step-ballot = { $mine ->
    [yes] Who is executed? You may abstain.
   *[no] The town votes.
}
step-hands = { $mine ->
    [yes] Suspect: { $seat-name }. Raise a hand for the execution?
   *[no] Suspect: { $seat-name }. The town raises hands.
}
step-runoff = { $mine ->
    [yes] A tie: { $seats-name }. Who is executed?
   *[no] A tie: { $seats-name }. The town votes once more.
}
step-nominate = { $mine ->
    [yes] Whom do you accuse? You may abstain.
   *[no] The town decides whom to accuse.
}
step-trial = { $mine ->
    [yes] Accused: { $seat-name }. Raise a hand for the execution?
   *[no] Accused: { $seat-name }. The town raises hands.
}
step-save = { $mine ->
    [yes] The town has condemned { $seat-name }. Saviour: leave instead?
   *[no] The town has condemned { $seat-name }. All wait.
}
step-mail = Notes. Everybody opens their own.
step-defence = { $seats-mine ->
    [yes] A tie: { $seats-name }. Speak for yourself.
   *[no] A tie: { $seats-name }. Each speaks for themselves.
}
step-last_word = { $seat-mine ->
    [yes] The last word is yours.
   *[no] The last word: { $seat-name }.
}
step-truce = { $mine ->
    [yes] Nobody has left for a long time. Raise a hand for a draw?
   *[no] The town decides whether to call it a draw.
}

# What happened. First what all hear.

event-dealt = The roles are dealt. In the game: { $cast }.
event-spare = Some cards of the town in this list went to nobody. How many: { $count }.
event-night = Night { $night }. The shop windows of Misty Town go dark, the town falls asleep.
event-joined = Somebody has sobered up. A new role in town: { $card }.
event-dawn = Day { $day }. It grows light, all wake.{ $quiet ->
    [yes] {" "}Nobody was lost in the night.
   *[no] {""}
}
event-left = { $seat-mine ->
    [yes] You are out. Card: { $card }.
   *[no] No longer with us: { $seat-name }. Card: { $card }.
}
event-returned = { $seat-mine ->
    [yes] Unbelievable: you are among the living again.
   *[no] Unbelievable: { $seat-name } is among the living again.
}
event-jailed = { $seat-mine ->
    [yes] You are behind bars: not woken at night, no vote by day.
   *[no] Behind bars: { $seat-name }.
}
event-freed = The cell is empty. Free again: { $seats-name }.
event-absent = { $seat-mine ->
    [yes] You take no part in today’s talk and vote.
   *[no] { $seat-name } takes no part in today’s talk and vote.
}
event-silent = { $seat-mine ->
    [yes] You are silent today. You may vote.
   *[no] { $seat-name } is silent today.
}
event-missed = The criminals killed nobody.
event-bread = The Baker bakes no more. There is bread for three days, until the evening of day { $day }.
event-sheet = On the spirits’ sheet: { $signs }.
event-shoots = { $seat-mine ->
    [yes] You have the last word.
   *[no] { $seat-name } has the last word.
}
event-shot = { $victim-mine ->
    [yes] { $seat-name } takes you along. Card: { $card }.
   *[no] { $seat-mine ->
        [yes] You take { $victim-name } along. Card: { $card }.
       *[no] { $seat-name } takes { $victim-name } along. Card: { $card }.
    }
}
event-no-shot = { $seat-mine ->
    [yes] You take nobody along.
   *[no] { $seat-name } takes nobody along.
}
event-claimed = { $seat-mine ->
    [yes] You claim: my role is { $card }.
   *[no] { $seat-name } claims: my role is { $card }.
}
event-reported = { $seat-mine ->
    [yes] You claim a check:
   *[no] { $seat-name } claims a check:
} { $about-mine ->
    [yes] you are
   *[no] { $about-name } is
} { $side ->
    [town] a townsperson
    [crime] a criminal
   *[other] a loner
}.
event-accused = { $seat-mine ->
    [yes] You accuse { $about-name }.
   *[no] { $about-mine ->
        [yes] { $seat-name } accuses you.
       *[no] { $seat-name } accuses { $about-name }.
    }
}
event-vouched = { $seat-mine ->
    [yes] You vouch for { $about-name }.
   *[no] { $about-mine ->
        [yes] { $seat-name } vouches for you.
       *[no] { $seat-name } vouches for { $about-name }.
    }
}
event-voted = { $target ->
    [-1] { $seat-mine ->
        [yes] You abstain.
       *[no] { $seat-name } abstains.
    }
   *[other] { $seat-mine ->
        [yes] You vote to execute { $target-name }.
       *[no] { $target-mine ->
            [yes] { $seat-name } votes to execute you.
           *[no] { $seat-name } votes to execute { $target-name }.
        }
    }
}
event-hands = { $seat-mine ->
    [yes] For your execution
   *[no] For the execution of { $seat-name }
} { $seats-count ->
    [0] no hands are up
   *[other] hands are up: { $seats-name }
}.
event-nominated = { $target ->
    [-1] { $seat-mine ->
        [yes] You accuse nobody.
       *[no] { $seat-name } accuses nobody.
    }
   *[other] { $seat-mine ->
        [yes] You accuse { $target-name }.
       *[no] { $target-mine ->
            [yes] { $seat-name } accuses you.
           *[no] { $seat-name } accuses { $target-name }.
        }
    }
}
event-tie = A tie: { $seats-name }. A word each, and then the run-off.
event-undecided = The town could not decide: nobody is executed today.
event-condemned = { $seat-mine ->
    [yes] The town has decided. You are condemned.
   *[no] The town has decided. Condemned: { $seat-name }.
}
event-immune = { $seat-mine ->
    [yes] The law is on your side: no execution.
   *[no] The law protects { $seat-name }: no execution.
}
event-stepped-in = { $seat-mine ->
    [yes] You leave instead of another.
   *[no] { $seat-name } leaves instead of another.
} Card: { $card }. Still in the game: { $condemned-mine ->
    [yes] you
   *[no] { $condemned-name }
}.
event-noble = { $seat-mine ->
    [yes] You show the Nobleman’s card: no execution.
   *[no] { $seat-name } is the Nobleman: no execution.
}
event-executed = { $seat-mine ->
    [yes] You are executed. Card: { $card }.
   *[no] Executed: { $seat-name }. Card: { $card }.
}
event-followed = { $seat-mine ->
    [yes] You follow. Card: { $card }.
   *[no] { $seat-name } follows. Card: { $card }.
}
event-second = The crowd stays: another vote at once.
event-truce-offered = Nobody has left for five rounds. The table offers a draw.
event-truce = { $agreed ->
    [yes] The town agrees: a draw.
   *[no] The town does not agree: the game goes on.
}
event-hunger = The bread is eaten up: the town has lost.
event-removed = { $seat-mine ->
    [yes] The table removes you from the game. Card: { $card }.
   *[no] The table removes { $seat-name } from the game. Card: { $card }.
}

# What only you are told.

event-card = Your role: { $card }. { $works ->
    [yes] { $card-about }
   *[no] { $side ->
        [town] Town. No ability in this mode: talk and vote by day.
       *[other] Criminal. No ability in this mode: vote with the gang at night.
    }
}
event-new-card = Your role is now: { $card }. { $works ->
    [yes] { $card-about }
   *[no] { $side ->
        [town] Town. No ability in this mode: talk and vote by day.
       *[other] Criminal. No ability in this mode: vote with the gang at night.
    }
}
event-met = { $seats-count ->
    [1] Nobody else of the gang is awake.
   *[other] Awake with the gang: { $seats-others }.
}
event-chorus = The Piper’s tune is heard by { $seats-name }.
event-checked = The check: { $seat-name } is { $side ->
    [town] a townsperson
    [crime] a criminal
   *[other] a loner
}.
event-compared = { $same ->
    [yes] { $seat-name } and { $other-name } are on one side.
   *[no] { $seat-name } and { $other-name } are on different sides.
}
event-is-town = { $town ->
    [yes] { $seat-name } is a townsperson.
   *[no] { $seat-name } is no townsperson.
}
event-learnt = { $seat-name }: { $card }. { $side ->
    [town] Side: town.
    [crime] Side: criminals.
    [loner] Side: loner.
   *[other] No side yet.
}
event-office = { $office ->
    [yes] { $seat-name } is the Village Elder or the Sleepwalker.
   *[no] { $seat-name } is neither the Village Elder nor the Sleepwalker.
}
event-killer = { $other ->
    [-1] The doorstep of { $seat-name } is empty: there were no killers.
   *[other] The doorstep of { $seat-name } shows one of the killers: { $other-mine ->
        [yes] you
       *[no] { $other-name }
    }.
}
event-inquisitor = Tonight somebody learned all about you. The Inquisitor is { $seat-name }.
event-recruited = You are recruited: your ability is gone, and in checks you are a loner. The Piper is { $seat-name }. { $seats-count ->
    [0] There are no other recruits.
   *[other] Recruited: { $seats-name }.
}
event-turned = The Sorcerer gives a life, and now you are with the criminals. Card and ability are the same. { $seats-count ->
    [0] There are no others.
   *[other] The others: { $seats-name }.
}
event-unwoken = You were not woken tonight.
event-exposed = { $seat-mine ->
    [yes] The criminals chose you and saw your card.
   *[no] { $seat-name } is the Sleepwalker! Choose one more victim.
}
event-victim = { $seat ->
    [-1] The gang chose nobody.
   *[other] { $seat-mine ->
        [yes] The victim is chosen: you.
       *[no] The victim is chosen: { $seat-name }.
    }
}
event-refused = { $seat-name } is no townsperson.
event-revenge = The marked one is dead: the next night you kill anybody.
event-last = You are the last of the gang.

# How it really was: the moderator sees it, and after the game everybody does.

event-acted = { $seat-name } ({ $card }){ $target ->
    [-1] {" "}acts.
   *[other] : target { $target-name }{ $other ->
        [-1] .
       *[other] {" "}and { $other-name }.
    }
}
event-dropped = { $seat-name } ({ $card }): in vain, { $why ->
    [doomed] already killed tonight
    [recruited] recruited by the Piper and without an ability
    [office] the Village Elder still lives
   *[blocked] not woken tonight
}.
event-attempt = An attempt ({ $by ->
    [gang] the gang
    [watch] Sentry
    [axe] Woodcutter
   *[other] { $by }
}): { $victim-name }. { $end ->
    [killed] The victim dies.
    [axe] The victim lives: the Woodcutter took the blow.
    [immune] The victim lives: this role cannot be killed at night.
    [gang-proof] The victim lives: criminals cannot kill the Vampire.
    [sealed] The victim lives: kept safe by the Policeman, the Conjurer or the Beauty.
    [healed] The victim lives: treated by the Doctor.
    [iron] The victim lives: the Blacksmith withstood the first hit.
    [shield] The victim lives: the Bodyguard took the blow.
    [late] The victim lives one day more: it is the Tough Guy.
   *[away] The victim lives: not at home because of the Admirer.
} The killers: { $killers-name }.
event-chain = { $cause ->
    [link] { $seat-name } is out: the Matchmaker’s link.
    [curse] { $seat-name } is out: the Witch’s curse.
    [sacrifice] { $seat-name } is out: the Sorcerer gives a life instead of the murder.
    [axe] { $seat-name } dies: the Woodcutter takes the blow.
    [shield] { $seat-name } dies: the Bodyguard shields another.
   *[late] { $seat-name } dies: the Tough Guy’s time is up.
}
event-nobody-died = Nobody died: { $why ->
    [first] there is no killing on the first night
    [saved] no attempt succeeded
   *[spared] nobody tried to kill
}.
event-no-murder = { $gang ->
    [mafia] The mafia kills nobody
    [triad] The triad kills nobody
   *[crime] The criminals kill nobody
}: { $why ->
    [stopped] the Policeman came to one of them
    [resting] they killed the Dealer the night before
    [asleep] none of them was woken
   *[undecided] no victim was chosen
}.
event-swapped = { $seat-name } takes a card in secret: { $card }. The Wanderer is now { $robbed-name }.
event-unseen = Dealt to nobody: { $cards }.
event-aside = Set aside for the Drunk: { $card }.

# Why not.

why-no-such-seat = There is no such seat at the table.
why-out = This player is out.
why-yourself = You cannot choose yourself here.
why-same-again = This player was your last choice, and twice running is not allowed.
why-must-choose = You cannot decline here: choose somebody.
why-not-out = Only somebody who was out before this night can be brought back.
why-already-recruited = This player is recruited already.
why-not-this = Your role needs another answer here.
why-not-a-suspect = The vote is only between those who are tied.
why-shown = This Sleepwalker is exposed already: choose somebody else.
why-powerless = You have no ability any more.
why-hushed = The Sweet Tooth reveals neither their role nor their checks.
why-not-in-play = There is no such role in this game.

# How it ended.

ending-town = No criminal is left among the living.
ending-crime = The criminals are not fewer than the others.
ending-gang = One gang got the better of the other and of the town.
ending-loners = A loner’s condition is met.
ending-hunger = The bread ran out before the town had found all the criminals.
ending-nobody = A draw: nobody can win any more.

altered-night = { $name }: from the next night on { $value ->
    [called] roles are called one by one
   *[fast] all answer at once
}.

won-town = The town wins
    .often = The town wins
won-crime = The criminals win
    .often = The criminals win
won-mafia = The mafia wins
    .often = The mafia wins
won-triad = The triad wins
    .often = The triad wins
won-witch = The Witch wins
    .often = The Witch wins
won-piper = The Piper wins
    .often = The Piper wins
won-maniac = The Maniac wins
    .often = The Maniac wins
won-executioner = The Executioner wins
    .often = The Executioner wins
won-matchmaker = The Matchmaker wins
    .often = The Matchmaker wins

# The sides of the roles before the game; `.plain`: a role whose ability does not work in this mode.

side-town = Town
    .plain = Town. No ability in this mode: talks and votes by day, sleeps at night.
side-crime = Criminals
    .plain = Criminal. No ability in this mode: votes with the gang at night, and gives nothing away by day.
side-loner = Loners
    .plain = Loner. No ability in this mode.
side-none = Without a side
    .plain = Neither side nor ability.

# What can be agreed on before the game.

group-cast = Who is in the game
group-evening = How the evening goes
group-rulings = How the rules are read
option-mode = Mode
option-mode-basic = Basic
    .goal = The town looks for criminals, the criminals murder at night. The town wins when none of them is left, they win when they are not fewer than the others. Only the Village Elder has an ability. A card is shown only on leaving.
option-mode-business = Business grows
    .goal = The town against the criminals, and about a third of the players have abilities: to treat, check, shoot, carry off. A card is shown only on leaving.
option-mode-guests = Unexpected guests
    .goal = The town against the criminals, and among the guests there may be a loner, who wins in a way of their own, against all. A card is shown only on leaving.
option-mode-festival = Candy festival
    .goal = Everybody has an ability, and there may be several loners. Win with your side or meet your own condition. A card is shown only on leaving.
option-two_gangs = Two gangs
    .hint = The criminals are split into mafia and triad, rivals who do not know each other. From twelve players on, without loners.
option-wanted = Which roles to take
    .hint = Choose roles that are surely in the game; roles of the ready-made cast take the other places. As many roles as players make the whole cast your own.
option-wanted-elder = { card-elder }
option-wanted-lawyer = { card-lawyer }
option-wanted-vampire = { card-vampire }
option-wanted-doctor = { card-doctor }
option-wanted-fortune_teller = { card-fortune_teller }
option-wanted-bloodhound = { card-bloodhound }
option-wanted-candy_baron = { card-candy_baron }
option-wanted-beauty = { card-beauty }
option-wanted-sleepwalker = { card-sleepwalker }
option-wanted-mercenary = { card-mercenary }
option-wanted-kidnapper = { card-kidnapper }
option-wanted-reanimator = { card-reanimator }
option-wanted-judge = { card-judge }
option-wanted-detective = { card-detective }
option-wanted-bodyguard = { card-bodyguard }
option-wanted-witch = { card-witch }
option-wanted-woodcutter = { card-woodcutter }
option-wanted-piper = { card-piper }
option-wanted-inquisitor = { card-inquisitor }
option-wanted-punisher = { card-punisher }
option-wanted-sentry = { card-sentry }
option-wanted-sorcerer = { card-sorcerer }
option-wanted-blacksmith = { card-blacksmith }
option-wanted-maniac = { card-maniac }
option-wanted-shapeshifter = { card-shapeshifter }
option-wanted-executioner = { card-executioner }
option-wanted-admirer = { card-admirer }
option-wanted-policeman = { card-policeman }
option-wanted-drunk = { card-drunk }
option-wanted-matchmaker = { card-matchmaker }
option-wanted-jailer = { card-jailer }
option-wanted-conjurer = { card-conjurer }
option-wanted-clairvoyant = { card-clairvoyant }
option-wanted-nobleman = { card-nobleman }
option-wanted-dealer = { card-dealer }
option-wanted-don = { card-don }
option-wanted-dragon = { card-dragon }
option-wanted-instigator = { card-instigator }
option-wanted-tough_guy = { card-tough_guy }
option-wanted-mistress = { card-mistress }
option-wanted-avenger = { card-avenger }
option-wanted-libeller = { card-libeller }
option-wanted-baker = { card-baker }
option-wanted-sweet_tooth = { card-sweet_tooth }
option-wanted-saviour = { card-saviour }
option-wanted-dentist = { card-dentist }
option-wanted-wanderer = { card-wanderer }
option-wanted-elders_son = { card-elders_son }
option-wanted-teacher = { card-teacher }
option-ready = Ready cast
    .hint = For one number of players there are up to three of about equal strength. Where there is no other, the usual one is dealt.
option-ready-usual = usual
option-ready-second = second
option-ready-third = third
option-crime_slots = How many criminals
    .hint = A third of the players, rounded to the nearest or rounded down, which is easier for the town.
option-crime_slots-round = a third
option-crime_slots-floor = a third, rounded down
option-spare = Spare cards of the town
    .hint = A rule of ours: the cast names so many cards more than there are players. Which cards of the town nobody was dealt is known to nobody but a moderator.
option-night = The night
    .hint = Many answer at once, or roles are called one by one. The result is the same.
option-night-fast = fast
option-night-called = roles are called one by one
option-talk = Claims a day
    .hint = A claim names a role, tells of a check, accuses or vouches. It does not replace living talk.
option-speech = The talk
    .hint = All at once or in turn: a minute each, and another player begins every day.
option-speech-free = all at once
option-speech-turns = in turn
option-vote_format = How to vote
    .hint = Votes are opened together; or hands are raised for all to see, for one suspect after another; or players are accused one by one, and more than half is needed.
option-vote_format-sealed = votes are opened together
option-vote_format-open = hands for all to see
option-vote_format-candidate = one accused after another
option-majority = Execute by majority
    .hint = A rule of ours: it takes more than half of the town’s votes for one player. By the book a single vote may do.
option-spirits = Spirits
    .hint = At night those who are out leave one sign each on a shared sheet.
option-dead_open_eyes = Those who are out see all
    .hint = Those who are out see all roles and the whole night, if nobody can come back into the game.
option-sleepwalker_hit = If the gang chose the Sleepwalker
    .hint = The card is shown and the Sleepwalker dies, or the card is only shown.
option-sleepwalker_hit-dies = dies
option-sleepwalker_hit-exposed_only = only exposed
option-vampire_immunity = Who cannot kill the Vampire
    .hint = Only the criminals, or nobody at night.
option-vampire_immunity-crime = the criminals
option-vampire_immunity-all_night = nobody at night
option-announce_crime_miss = Announce a miss of the criminals
    .hint = In the morning it is said that the criminals killed nobody, even if somebody left otherwise.
option-boss_decides = When Don or Dragon decides
    .hint = If the gang’s votes differ in any way, or only if they are tied.
option-boss_decides-any_division = votes differ
option-boss_decides-tie_only = votes are tied
option-gang_tie = If a gang’s votes are tied
    .hint = Chance chooses the victim, or there is no murder.
option-gang_tie-random = chance
option-gang_tie-no_kill = no murder
option-piper_recruits = Whom the recruited play for
    .hint = They stay with their side and win with the Piper, too; only with their side; only with the Piper.
option-piper_recruits-dual = their side and the Piper
option-piper_recruits-charm = only their side
option-piper_recruits-defect = only the Piper
option-police_two_gangs = The Policeman and two gangs
    .hint = If a criminal is locked in, that gang does not vote, or neither does.
option-police_two_gangs-own_gang = that gang does not vote
option-police_two_gangs-all = neither votes
option-dealer_two_gangs = The Dealer and two gangs
    .hint = If the Dealer was killed, the killers’ gang misses a night, or both do.
option-dealer_two_gangs-own_gang = the killers’ gang misses a night
option-dealer_two_gangs-all = both miss a night
option-noble_survives = No execution for the Nobleman
    .hint = The Nobleman survives every execution or only the first.
option-noble_survives-always = every time
option-noble_survives-once = once
option-town_win = The town’s victory
    .hint = Do living loners prevent it?
option-town_win-no_criminals = no criminals
option-town_win-no_criminals_no_loners = neither criminals nor loners
option-simultaneous = If conditions are met together
    .hint = Loners come first, or all whose conditions are met win.
option-simultaneous-loner_first = loners first
option-simultaneous-joint = a shared victory
option-kill_timing = Those who died this night
    .hint = Whoever died before their turn does nothing, or acts until morning all the same.
option-kill_timing-text = act no more
option-kill_timing-all_simultaneous = act until morning
option-night1_checks = Checks on the first night
    .hint = Checks are possible on the first night. They bring neither prison nor protection from execution.
option-guest_dies_with_host_only = A guest dies only with the host
    .hint = For the Admirer: if the host survives the attempt, the guest is left alone.
option-blacksmith_counts_healed = A treated hit is a hit
    .hint = For the Blacksmith: an attempt that the Doctor stopped counts as the first.

# What the table warns of.

advice-crowd = The game is best for eight to fourteen.
advice-ratio = There should be about twice as many townspeople as criminals and loners.
advice-abilities = Usually a third of each side has abilities; here it is otherwise.
advice-many-loners = Several loners are for the festival only.
advice-gold = There is usually one special role; here are more.
advice-no-checker = The town has nobody who checks: it will be hard to win.
advice-no-expeller = The town has nobody who kills at night: it will be hard to win.
advice-mode = Some of these roles are not in the chosen mode.
advice-son-without-elder = The Elder’s Son needs the Village Elder.
advice-baron-without-prey = The Candy Baron needs the Village Elder or the Sleepwalker.
advice-bloodhound-alone = The Bloodhound needs a loner or a second gang.
advice-mask-without-checker = Mistress and Libeller need somebody who checks.
advice-teacher-alone = The Teacher needs one more in the gang.
advice-two-bosses = Don and Dragon in one gang: the Don will decide.
advice-uneven-gangs = The gangs are equal, and there are no loners beside them: the roles beyond that are left out.
advice-left-out = Not all chosen roles found a place.
advice-spare = The cast has spare cards of the town: there are as many criminals as named, but fewer townspeople. Any role of the town may be missing.

fault-twice = Every role is in the cast only once.
fault-no-criminal = There is not one criminal among the chosen roles: the town has nobody to fight.
fault-loner-beside-gangs = There are no loners beside two gangs.
fault-unequal-gangs = The two gangs must be equal.
fault-not-the-cast = With spare cards only cards of the cast are dealt, and only cards of the town may be left.
fault-not-aside = The Drunk needs one card set aside that is not dealt; without the Drunk there is none.

# Labels on the table.

field-night = Night
field-day = Day
field-quiet = Rounds with nobody out
field-round = Which claim
field-first = First suspect
    .value = { $value ->
        [-1] nobody
       *[other] { $value-name }
    }
field-cast = Roles in the game
field-cards = Cards
field-card = Card
field-works = Ability works
field-out = Card is out
field-joined = New role
field-seats = Players
    .value = { $value-name }
field-alive = In the game
field-jailed = Behind bars
field-absent = Takes no part
field-silent = Silent
field-noble = Nobleman
field-shown = Card that all saw
field-side = Side
    .value = { $value ->
        [town] town
        [crime] criminals
        [loner] loner
       *[other] no side yet
    }
field-recruited = Recruited
field-cursed = Cursed
    .value = { $value-name }
field-doomed = Dies this night
field-asleep = Not woken any more
field-told = What you were told
field-kind = About what
    .value = your choice
field-gang = Gang
    .value = { $value ->
        [mafia] mafia
       *[other] triad
    }
field-seat = Who
    .value = { $value ->
        [-1] nobody
       *[other] { $value-name }
    }
field-other = Who else
    .value = { $value ->
        [-1] nobody
       *[other] { $value-name }
    }
field-same = On one side
field-town = Townsperson
field-office = Village Elder or Sleepwalker
field-choice = Your choice
    .value = {""}
field-mine = Your role
field-role = Role
field-last = Last choice
    .value = { $value ->
        [-1] nobody
       *[other] { $value-name }
    }
field-spent = Used already
field-owes = Choice still to be made
field-revenge = Revenge
field-prey = Whose execution is wanted
    .value = { $value ->
        [-1] nobody
       *[other] { $value-name }
    }
field-hunted = Left without execution
field-follows = Whom the Wanderer follows
    .value = { $value ->
        [-1] nobody
       *[other] { $value-name }
    }
field-links = Whom the Matchmaker linked
    .value = { $value-name }
field-words = Claims
field-said = Who claimed what
    .value = {""}
field-counts = Earlier votes
field-votes = Votes
    .value = { $value ->
        [-1] nobody
       *[other] { $value-name }
    }
field-vote = Vote
field-suspects = Suspects
    .value = { $value-name }
field-at = Whose turn
    .value = {""}
field-again = Second vote
field-condemned = Condemned
    .value = { $value ->
        [-1] nobody
       *[other] { $value-name }
    }
field-shooters = Who may take somebody along
    .value = { $value-name }
field-sheet = The spirits’ sheet
field-bread = Bread until day
    .value = { $value ->
        [-1] no end
       *[other] { $value }
    }
field-returned = Somebody was brought back
field-second = There was a second execution
field-hidden = Hidden
field-aside = Role set aside
field-meetings = Who is awake with the gang
    .value = { $value-name }
field-notes = What everybody was told
field-calls = Who is called now
field-ask = What they are asked
    .value = {""}
field-bar = Why they will not wake
    .value = { $value ->
        [nobody] nobody has such a role
        [doomed] the player has already died tonight
        [recruited] the player is recruited
        [blocked] the player cannot be woken tonight
        [office] the Village Elder still lives
       *[other] they wake
    }

sheet-won = Victory

## Why a vote is given: a hint, and what is told of bots after the end.

hint-found = A check showed it: { $seat-name } is { $side ->
    [crime] a criminal
   *[other] a loner
}.
hint-learnt = The card is known: { $seat-name } is not of the town.
hint-met = { $seat-name } wakes with the gang at night.
hint-murderer = { $seat-name } is one of those who killed at night.
hint-jailed = { $seat-name } is in prison, and only criminals are put there.
hint-reported = { $other-name } claims a check: { $seat-name } is { $side ->
    [crime] a criminal
   *[other] a loner
}. That sounds true.
hint-false-claim = { $seat-name } claims a card that somebody else holds.
hint-rival-claim = { $seat-name } and { $other-name } claim the same role: one of the two lies.
hint-against-town = { $seat-name } spoke or voted against { $other-name }, who is a townsperson.
hint-suspect = By words and votes { $seat-name } is the most suspicious: { $degree } a criminal ({ $percent }%).
hint-among = { $seat-name } is among the most suspicious.
hint-joins = Nobody is more suspicious than the others, but { $seat-name } was accused today.
hint-by-lot = Nobody is more suspicious than the others, so this is a guess: { $seat-name }.
hint-prey = { $seat-name } is the one whom the Executioner wants executed.
hint-blends = { $seat-name } is suspected anyway: whoever goes along with the town does not stand out.
hint-outsider = { $seat-name } is not of the gang: let the town deal with a stranger.
hint-decides = One more townsperson executed, and the criminals are enough; { $seat-name } is suspected anyway.
hint-lost-partner = { $seat-name } is of the same gang: whoever turns against it averts suspicion.
hint-nobody = Nobody is suspicious enough: so near the end a wrong guess would be the last.
hint-says-role = The town should know your role: it shows who lies.
hint-says-false-role = A criminal claims the role of a townsperson to be left alone.
hint-says-check = The town should know what the check showed: { $seat-name }.
hint-says-false-check = There was no such check, it draws suspicion away: { $seat-name }.
hint-accuses = Nobody is more suspicious than the others, but an accusation makes somebody answer: { $seat-name }.
hint-waits = There is nothing to say yet: the words of others will tell more.
hint-spares = The condemned is worth more alive.
hint-dooms = There is no reason to save the condemned.
hint-drawn = Drawn by lot from several answers: that makes a card harder to guess.
