# The words that are needed after the game alone.

story-explain = Why did the bots vote like that?
story-timeline = The nights
story-knowledge = Who knew what
story-share = Save
knowledge-how = What the table told each player alone, and on which night.
knowledge-nothing = Nothing but their own role.
share-how = Picture and record may be sent to anybody: everything in them is open, roles too.
share-picture = Save the picture
share-file = Save the record
share-replay = A replay with everything open
share-left = { $kind ->
    [night] in the game until night { $number }
   *[other] in the game until day { $number }
}
share-stayed = in the game to the end
chapter-deal = Before the first night
chapter-night = Night { $number }
chapter-day = Day { $number }
why-open = Why?
