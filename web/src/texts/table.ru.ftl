# Слова стола: всё, что любая игра показывает вокруг себя.

table-loading = Иду к столу…
table-lost = Связь потеряна, возвращаюсь…
table-gathering = Стол собирается. Игра начнётся, как только все сядут.
table-where = { $match ->
    [1] {""}
   *[other] партия { $match } ·{" "}
}{ $turn ->
    [-1] общий ход
    [0] раздача
   *[other] ход { $turn }
}
table-watching = { $count ->
    [one] смотрит { $count } человек
    [few] смотрят { $count } человека
   *[many] смотрят { $count } человек
}
table-spectator = ты смотришь
table-moderator = ты ведёшь
shelf-back = К полке
device-where = { $name } · { $where }
device-first = Первый ход: { $name }. Внизу карты того, кто ходит.
device-next = Теперь ходит { $name }.
device-answers = отвечает { $name }
round-left = { $name }: ещё { $seconds } с
device-pass = Передать
device-called = в центре: { $seconds } с

bot-name = Бот
bot-name-for = { $name } (бот)
bot-name-of = Бот { $number }

# Что от меня ждут

ask-label = Что сейчас нужно
announced = Что произошло
ask-more = Прочитать целиком
ask-paused = Пауза.
ask-busy = Отправляю…
ask-answered = Выбор сделан. Пока остальные думают, можно передумать.
ask-answered-ripe = Ответ принят, его можно изменить, пока не ответили все.
ask-answered-fixed = Ответ принят, его можно изменить, пока идёт время.
ask-answered-person = Ответ принят, его можно изменить, пока ведущий ждёт.
ask-answered-owner = Ответ принят, его можно изменить, пока хозяин стола ждёт.
ask-answered-covert = Ответ принят, его можно изменить.
window-ripe = Идём дальше, когда ответят все.
window-fixed = Идём дальше, когда выйдет время.
window-person = Идём дальше, когда скажет ведущий.
window-speech = Идём дальше, когда договорят все, у кого слово.
speech-done = У меня всё
window-owner = Идём дальше, когда скажет хозяин стола.
window-covert = Время выйдет, и пойдём дальше.
window-mine = Когда пора дальше, решаешь ты.
window-time = Сколько осталось
window-left = { $seconds ->
    [one] Осталась { $seconds } секунда.
    [few] Осталось { $seconds } секунды.
   *[other] Осталось { $seconds } секунд.
}
ask-waiting = Стол думает.
clock-label = { $mine ->
    [yes] Твоё время
   *[no] Время: { $name }
}

# Места

seats-title = За столом
seat-you = ты
seat-open = свободное место
seat-owner = хозяин стола
moderator-title = ведущий
moderator-missing = Место ведущего свободно
moderator-lost = Ведущий не на связи: { $closes ->
    [person] вечер его ждёт.
   *[other] дальше ведёт время.
}
team = Команда { $number }
team-mine = Команда { $number }, твоя
seat-away = нет связи
seat-moderated = без телефона, отвечает ведущий
seat-remove = Убрать
seat-devices = { $count ->
    [one] { $count } экран
    [few] { $count } экрана
   *[many] { $count } экранов
}
seat-stand-in = пока играет бот
seat-gave-up = сдаётся, играет бот
seat-gave-up-text = Ты сдаёшься: до конца за тебя играет бот. В следующей партии место снова твоё.
seat-grace = { $then ->
    [bot] бот сыграет через { $time }
    [end] сдача через { $time }
   *[wait] ждём ещё { $time }
}
seat-turn = ходит
seat-answered = готово
# Ход партии

log-title = Ход партии
log-rules = Программа обновилась: дальше — по правилам версии { $version }. До этого места они ничего не меняют.
log-helped = Ведущий отвечает за: { $names }.
log-close = { $name }: дальше.
log-call-back = { $name } возвращается к прошлому вызову.
log-remove = Так решено: { $name }.
log-agreed = Согласие: { $names }.
log-conduct = { $name }: { $deed ->
    [pause] пауза.
    [longer] времени больше.
    [shorter] времени меньше.
    [brisk] дальше — быстрее.
    [slow] дальше — не спеша.
   *[other] дальше — как обычно.
}
log-moderator = Дальше ведёт { $name } и видит все тайны. Согласие: { $agreed }.
log-link = { $name }: новая ссылка на место. Согласие: { $agreed }.
log-undo = { $mine ->
    [yes] Ты берёшь свой выбор назад.
   *[no] { $name } берёт свой выбор назад.
}
log-time-up = { $mine ->
    [yes] Твоё время вышло.
   *[no] { $name }: время вышло.
}
log-resign = { $mine ->
    [yes] Ты сдаёшься: доигрывает бот.
   *[no] { $name } сдаётся: доигрывает бот.
}
log-seat = { $to ->
    [bot] { $mine ->
        [yes] За тебя пока играет бот.
       *[no] { $name }: пока играет бот.
    }
   *[other] { $mine ->
        [yes] Теперь за столом ты.
       *[no] Теперь за столом { $name }.
    }
}

# Почему

why-rule = Правило: { $title }

# Правила

rules-title = Правила

# Общий стол

options-title = Что можно сделать
options-none = Сейчас выбирать не нужно.
options-others = Что выбирают остальные
options-near = Сейчас нельзя
table-title = На столе
# Отмена

undo-free = Взять назад
undo-ask = Попросить взять назад
undo-no = Сейчас брать назад нечего: после твоего выбора уже открылось новое, или ходит другой.

# Меню

menu-title = Стол
qr-label = QR-код: { $link }
# То, чего не взять назад

confirm-ends = Закончить игру?
    .text = Это последний ход: игра сразу закончится, и счёт станет окончательным.
    .yes = Закончить
    .no = Нет, играем
confirm-remove = Убрать из партии?
    .text = Игрок выбывает до конца партии и открывает карту. Если ты не ведёшь игру, сначала спросят всех, кто за столом.
    .yes = Убрать
    .no = Подождать

# Пауза

pause-text = Пауза.
pause-end = Продолжаем

# Возвращение

# Подсказка первой игры

guide-title = Подсказка
guide-ok = Понятно
guide-never = Без подсказок

# Разговор

chat-title = Разговор

# Событие, для которого у этой версии нет слов
event-unfamiliar = Событие «{ $id }»{ $count ->
    [0] .
   *[other] : { $facts }.
}

# Итог

result-place = { $place }-е место
result-sheet = Из чего сложился счёт
result-teams = Кто с кем
result-won = победа
result-lost = поражение
result-draw = ничья
result-source = источник
result-total = всего
result-score = Итог партии

# Подсказка: что сделал бы бот

lamp-ask = Подсказка

# Вкладка и уведомления

tab-turn = ● Твой ход — { $title }
tab-table = { $title } — Игротека
notice-turn = Твой ход: { $title }
