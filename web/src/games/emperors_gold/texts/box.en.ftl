# What is written on the box while the game is in the making; a finished game has its words in its own folder, and this file goes.

title = Emperor’s Gold
tagline = One pawn for all, a row of stones, and the wishes of the court.
players = 2–4 players
length = 30 minutes
