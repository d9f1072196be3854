# Рисунок.

sketch-title = Рисунок
sketch-open = Рисунок { $number }: показать крупно
sketch-how = Рисуй пальцем или мышью
sketch-undo = Стереть штрих
sketch-clear = Стереть всё
sketch-kept = Рисунок отправлен. Подписи на нём не будет.
sketch-full = Лист заполнен: сотри что-нибудь, чтобы рисовать дальше.
sketch-strokes = { $count ->
    [0] На листе пусто
    [one] На листе { $count } штрих
    [few] На листе { $count } штриха
   *[many] На листе { $count } штрихов
}
