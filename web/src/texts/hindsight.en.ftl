# Words of looking back at what could have been known and played.

hindsight-title = Your decisions
    .second = what could have been known
hindsight-loading = Counting…
hindsight-none = You made no decisions in this game.

result-replay = Replay
result-review = Review
result-table = Look at the table
result-record = Download
result-record-mine = my cards
result-record-all = all cards
result-evening = The evening so far
result-evening-wins = wins
result-evening-points = points
result-evening-earlier = Earlier games that are not counted here: { $count }
result-shuffle = Check the shuffle
result-shuffle-second = everybody shuffled together
result-shuffle-by-hand = the moderator dealt the first cards
