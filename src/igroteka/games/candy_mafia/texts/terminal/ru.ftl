# Слова, которые нужны только рисунку стола в терминале.

terminal-round = ночь { $night }, день { $day }
terminal-bread = хлеба хватит до конца дня { $day }
terminal-cast = В игре:
terminal-sheet = Лист духов: { $signs }
terminal-jailed = за решёткой
terminal-absent = сегодня не участвует
terminal-silent = сегодня молчит
terminal-told = { $night ->
    [0] { $said }
   *[other] ночь { $night }: { $said }
}
