# Разбор ходов после игры.

knew-about = Для каждого твоего хода: какой был лучшим по расчёту бота и на сколько очков. Что потом пришло из колоды, расчёт не знает.
knew-first = Эти ходы решили игру
knew-rest = Остальные ходы
knew-turn = Ход { $turn }
knew-lost = Был ход лучше, разница в очках: { $lost }
knew-none = Лучше хода не было
knew-mine = Твой ход
knew-best = Лучший из { $turns }
knew-dropped = Ряд { $slot ->
    [1] А
   *[other] Б
} в сброс.
knew-moved = Фишка на строку { $line }, столбец { $column }.
knew-laid = В ряд { $slot ->
    [1] А
   *[other] Б
}: { $cards }. Карт в ряду: { $length }.
knew-claimed = Сдано задание, очков: { $points }{ $other ->
    [yes] , другим рядом
   *[no] {""}
}.
knew-see = Посмотреть на столе
