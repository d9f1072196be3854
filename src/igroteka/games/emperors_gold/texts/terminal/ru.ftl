# Слова, которые нужны только рисунку стола в терминале.

terminal-red = К
terminal-yellow = Ж
terminal-green = З
terminal-blue = С
terminal-violet = Ф
terminal-row-0 = ряд А
terminal-row-1 = ряд Б
terminal-tasks = заданий { $count } из { $goal }, очков { $points }
terminal-round = круг { $round }
terminal-decks = в колоде { $cards }, в сбросе { $discarded }
terminal-left = осталось ходов: { $turns }
terminal-least = от { $least ->
    [one] { $least } карты
   *[other] { $least } карт
}
terminal-worth = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
terminal-done = готово
terminal-lacks = не хватает: { $what }
terminal-short = карт ещё { $cards }
terminal-legend = ● круг, ■ квадрат, ⬢ шестиугольник, ★ звезда, ◆ ромб; буква называет цвет, число говорит, за сколько шагов от фишки (♚) карту можно взять. Скобки: можно взять сейчас. Строки и столбцы считаются от 1.
