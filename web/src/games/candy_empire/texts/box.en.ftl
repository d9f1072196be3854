# What is written on the box while the game is in the making; a finished game has its words in its own folder, and this file goes.

title = Candy Empire
tagline = Thirteen schemers share the sweets and spoil each other’s plans.
players = 2–4 players
length = 10 minutes
