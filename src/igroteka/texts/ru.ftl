# Слова ядра: то, что любая игра говорит одинаково.

yes = да
no = нет
and = и
nothing = ничего
player = Игрок { $number }
you = ты

why-game-over = Игра уже окончена.
why-not-your-turn = Сейчас не твой ход.
why-no-such-action = Такого действия в игре нет.
why-no-such-seat = За столом нет такого места.
why-no-window = Сейчас закрывать нечего.
why-not-missing = Ответы даются только за тех, кто не ответил.
why-not-legal = Такого ответа здесь дать нельзя.
why-not-alterable = Это посреди игры не меняют.
why-not-removable = В этой игре никого нельзя убрать из партии.
why-not-in-the-game = Это место больше не играет.
why-covert-now = Сейчас этого делать нельзя: видно было бы, кого стол ждёт.
why-no-sketch = Рисовать сейчас нельзя.
why-not-now = Не сейчас: стол ждёт другого решения.

clause-table = Порядок за столом
event-resigned = { $seat-mine ->
    [yes] Ты сдаёшься
   *[no] { $seat-name } сдаётся
}.
event-heard-by = { $name } слышит: «{ $text }»
event-drawing = На листе новый рисунок.
ending-resigned = Один из игроков сдаётся.

outcome-won = Победа твоя!
outcome-won-by = Победа твоя: { $mine } против { $best }.
outcome-winner = Побеждает { $names }.
outcome-partners = Победили { $names }.
outcome-partners-mine = Победа ваша: { $names }.
outcome-side = { $side }: { $names }.
outcome-shared = Общая победа: { $names }.
outcome-draw = Ничья: { $names }.

# Почему бот советует именно это; `hint-…` игры говорит её словами.
hint-only = Другого ответа сейчас нет.
hint-proven = Бот досчитал до конца: лучше не сыграть.
hint-chances = Шансы на победу бот оценивает в { $percent } %, со следующим по силе ответом — в { $next } %.
hint-close = Шансы на победу бот оценивает в { $percent } %; другие ответы почти не хуже.
hint-mixed = Здесь лучше играть непредсказуемо.
hint-preferred = Бот предпочёл бы это всему остальному.
# Чем бот отвечает вперемежку, и сколько раз из ста.
hint-mix = Жребий: { $answers }
hint-mix-part = { $answer } — { $percent } %

# Насколько вероятно: одна шкала на все подсказки.
degree-nearly = почти наверняка
degree-likely = скорее всего
degree-even = в половине случаев
degree-maybe = может быть,
degree-hardly = едва ли
