stopped-where = game stopped
stopped-ask = This game cannot be continued here.
stopped-other-rules = It was begun under another version of the rules or with other cards.
stopped-altered = The moves on record contradict each other: somebody or something altered them.
stopped-kept = Nothing is lost: all that is on record can be looked through, from the deal to the last move.
stopped-at = entry { $at } of { $last }
stopped-anew = You can play a new game at this very table: anybody who sits here may start it.
stopped-anew-watching = Anybody who sits at the table may start a new game.
