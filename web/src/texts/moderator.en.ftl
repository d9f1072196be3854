# The bar of the moderator, and what is to be said.


moderator-label = For the moderator
moderator-awaited = Who is awaited
moderator-answer-for = { $name } { $answer }. Answer for this player
moderator-silent = thinking
moderator-nobody = There is nobody to answer, but nobody knows that.
moderator-speech = People talk now; no answer is needed.
moderator-pause = Pause
moderator-back = To the last call
moderator-clock = of { $length }
moderator-next = Go on
moderator-answered = answers: { $count } of { $all }
moderator-next-nobody = nobody is asked
moderator-next-not = one answer is awaited
moderator-next-cue = { $more } more
cue-say = Say aloud
cue-act = Do without a word
cue-sign = Show the sign
cue-sign-away = touch to put it away
