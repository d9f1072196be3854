# Words that only the drawing of the table in a terminal needs.

terminal-round = night { $night }, day { $day }
terminal-bread = there is bread until the end of day { $day }
terminal-cast = In play:
terminal-sheet = The spirits’ sheet: { $signs }
terminal-jailed = behind bars
terminal-absent = takes no part today
terminal-silent = silent today
terminal-told = { $night ->
    [0] { $said }
   *[other] night { $night }: { $said }
}
