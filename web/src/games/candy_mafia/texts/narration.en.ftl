# What the narrator reads aloud; the moderator too says who wakes and who sleeps again. `line-…` is what an announcement is called where a table may word it itself.

wakes = { $role } wakes up.
wakes-gang = { $gang ->
    [mafia] The mafia wakes up.
    [triad] The triad wakes up.
   *[crime] The criminals wake up.
}
sleeps = { $role } goes back to sleep.
sleeps-gang = { $gang ->
    [mafia] The mafia goes back to sleep.
    [triad] The triad goes back to sleep.
   *[crime] The criminals go back to sleep.
}
sleeps-all = Whoever woke goes back to sleep.
spoken-gang = The criminals wake and decide who falls silent for good.
spoken-dawn = Day { $day }. It grows light, all wake.
spoken-quiet = Nobody was lost in the night.
line-event-night = Night falls
    .sample = The shop windows go dark, the town falls asleep.
line-spoken-gang = The criminals’ move
    .sample = { spoken-gang }
line-step-mail = Notes at the end of the night
    .sample = Everybody opens a note.
line-spoken-dawn = Day breaks
    .sample = It grows light, all wake.
line-spoken-quiet = Nobody was lost
    .sample = { spoken-quiet }
line-step-talk = The talk
    .sample = Time to talk.
line-step-ballot = The vote
    .sample = The town votes.
