# Выдуманная игра для проверок; её слова нужны странице, как слова любой игры.

title = Грачи
tagline = Выдуманная ночь на ветках
length = 15 минут
goal = Стая побеждает, когда улетели все грачи; грачи — когда их не меньше, чем остальных.

card-bird = птица
card-rook = грач
card-owl = сова
card-jay = сойка
card-dove = голубь

action-guard = стеречь: { $bird-name }
action-drive = прогнать: { $bird-name }
action-enough = наговорились
action-point = показать: { $bird-name }

step-owl = { $mine ->
    [yes] Кого стеречь этой ночью?
   *[no] Ночь: сова решает, кого стеречь.
}
step-raid = { $mine ->
    [yes] Кого прогонят грачи?
   *[no] Ночь: грачи сговариваются.
}
step-talk = Утро: можно говорить.
step-vote = { $mine ->
    [yes] Кто улетит сегодня?
   *[no] Все показывают на кого-то.
}

event-dealt = { $seat-mine ->
    [yes] Ты смотришь свою карту
   *[no] { $seat-name } смотрит свою карту
}.
event-driven = { $seat ->
    [-1] Ночью никто не улетел.
   *[other] Ночью прогнали: { $seat-name }.
}
event-voted = { $seat ->
    [-1] Сегодня никто не улетел.
   *[other] Стая прощается: { $seat-name }.
}

event-removed = { $seat-name } больше не играет.

why-has-left = Эта птица уже улетела.
why-no-such-bird = Такой птицы за столом нет.
why-own-kind = Своих грачи не прогоняют.
why-yourself = На себя показать нельзя.

ending-flock = Грачей больше нет.
ending-rooks = Грачи взяли верх.
ending-dusk = Дни кончились.

won-flock = Победила стая
won-rooks = Победили грачи

option-guests = Гости
    .hint = Кто прилетит кроме грачей и обычных птиц
option-guests-owl = сова
option-guests-jay = сойка
option-guests-dove = голубь
option-owl_rests = Сова себя не стережёт
    .hint = Стеречь можно только других
option-days = Дней
    .hint = После последнего вечера игра кончается
group-night = Ночь
group-day = День
advice-crowded = Когда птиц больше двенадцати, разговоры длятся долго.

field-roles = Карты
field-left = Улетели
field-day = День
field-guarded = Под охраной

sheet-won = Победа
