# Рисунок.

drawing-title = Рисунок
drawing-open = Рисунок { $number }: показать крупно
drawing-how = Рисуй пальцем или мышью
drawing-undo = Стереть штрих
drawing-clear = Стереть всё
drawing-kept = Рисунок отправлен. Подписи на нём не будет.
drawing-full = Лист заполнен: сотри что-нибудь, чтобы рисовать дальше.
drawing-strokes = { $count ->
    [0] На листе пусто
    [one] На листе { $count } штрих
    [few] На листе { $count } штриха
   *[many] На листе { $count } штрихов
}
