# Words of looking back at what could have been known and played.

hindsight-title = Your decisions
    .second = what could have been known
hindsight-loading = Counting…
hindsight-none = You made no decisions in this game.
