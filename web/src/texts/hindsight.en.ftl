# Words of looking back at what could have been known.

hindsight-title = What could you have known?
    .second = your decisions and the exact chances
replay-hindsight = What could you have known?
hindsight-loading = Counting the deals…
hindsight-none = You made no decisions in this game.
