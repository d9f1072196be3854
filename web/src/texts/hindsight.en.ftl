# Words of looking back at what could have been known and played.

hindsight-title = Your decisions
    .second = what you could have known and played
hindsight-loading = Counting…
hindsight-none = You made no decisions in this game.
