# What is written on the box while the game is in the making; a finished game has its words in its own folder, and this file goes.

title = Candy Mafia
tagline = The town falls asleep, and the host knows all forty-nine roles.
players = 6–20 players
length = 30 minutes
