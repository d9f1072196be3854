# Words of the settings and of the page “How it works”.

settings-language = Language
settings-name = Your name
    .hint = The others see you under it.
settings-theme = Theme
theme-system = as in the system
theme-light = day
theme-dark = evening
settings-sound = Sound
    .hint = A knock when it is your turn, and the rustle of cards.
settings-volume = Volume
settings-vibration = Vibration
settings-still = No motion
    .hint = Cards appear at their new place at once.
notice-switch = Notify me of my turn
    .hint = When another tab or program is in front.

help-title = How it works

help-join = Sit down from a phone
help-join-open = One person sets up a table: picks a game and presses “Set up a table”. A ticket with a code appears.
help-join-scan = The others point a camera at the ticket, open the link, or type the code at the foot of the shelf. Only a name is needed.
help-join-room = Phones and computer must be in one network. If the page is open as localhost, the ticket shows the address for the others.
help-join-lost = Lost your link? Open the table by its code, choose “I am already here” and your name: everybody at the table confirms it, and the seat is yours again.
help-join-phone = One phone for all? Take the game from the shelf and choose “On one phone”. If hands are hidden it goes from hand to hand, and between turns the table is covered; if they are open it lies in the middle and says whose turn it is.

help-keys = Keyboard

help-fair = Fair cards
help-fair-text = Before the deal the server promises its part of the shuffle, the rules and who is at the table; then every device adds its part. After the game anybody can check that the cards were dealt just so. What the server can still do: tell somebody the cards, let a confederate add a part last, or leave a part out as late, which its owner’s device will see.

help-house = About Igroteka
help-house-unofficial = This is an amateur edition with no ties to the publishers of the games. The rules are told in our own words.
help-house-data = Where no printed data could be found we reconstructed them, and the rules say so.
help-house-https = Over https you get notices of your turn and the screen stays awake; over plain http in a home network everything else works the same.
help-house-icons = Icons: game-icons.net, Lorc, Delapouite and others, CC BY 3.0. The rest is drawn for Igroteka.
help-languages = Languages: Russian and English. Everybody at the table sees the game in their own.

# Keys: the help page shows them

keys-tab = Tab
    .text = next thing on the table
keys-digits = 1–9
    .text = choose the first, the second… of what is lit or listed
keys-decline = 0
    .text = decline or pass
keys-undo = U
    .text = take back
keys-hint = H
    .text = hint: what the bot would do
keys-log = L
    .text = the game so far
keys-chat = C
    .text = chat
keys-rules = R
    .text = rules
keys-menu = M
    .text = table menu
keys-why = ?
    .text = why what is framed is not possible
keys-escape = Esc
    .text = close
