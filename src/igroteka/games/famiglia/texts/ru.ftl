# Слова «Семьи». Ключи объяснены в igroteka/texts/__init__.py.

title = Семья
tagline = Два крёстных отца, одна Улица: собери банду сильнее, чем у соперника.
length = 30 минут
goal = Собери больше очков, чем соперник: считаются карты и в руке, и в зоне.

# Карты: семья и сила.

-italian = { $case ->
    [acc] Итальянца
    [ins] Итальянцем
   *[nom] Итальянец
}
-accountant = { $case ->
    [acc] Бухгалтера
    [ins] Бухгалтером
   *[nom] Бухгалтер
}
-brute = { $case ->
    [acc] Вышибалу
    [ins] Вышибалой
   *[nom] Вышибала
}
-mercenary = { $case ->
    [acc] Наёмника
    [ins] Наёмником
   *[nom] Наёмник
}

card-I0 = { -italian } 0
    .short = И0
    .acc = { -italian(case: "acc") } 0
    .ins = { -italian(case: "ins") } 0
card-I1 = { -italian } 1
    .short = И1
    .acc = { -italian(case: "acc") } 1
    .ins = { -italian(case: "ins") } 1
card-I2 = { -italian } 2
    .short = И2
    .acc = { -italian(case: "acc") } 2
    .ins = { -italian(case: "ins") } 2
card-I3 = { -italian } 3
    .short = И3
    .acc = { -italian(case: "acc") } 3
    .ins = { -italian(case: "ins") } 3
card-I4 = { -italian } 4
    .short = И4
    .acc = { -italian(case: "acc") } 4
    .ins = { -italian(case: "ins") } 4
card-A0 = { -accountant } 0
    .short = Б0
    .acc = { -accountant(case: "acc") } 0
    .ins = { -accountant(case: "ins") } 0
card-A1 = { -accountant } 1
    .short = Б1
    .acc = { -accountant(case: "acc") } 1
    .ins = { -accountant(case: "ins") } 1
card-A2 = { -accountant } 2
    .short = Б2
    .acc = { -accountant(case: "acc") } 2
    .ins = { -accountant(case: "ins") } 2
card-A3 = { -accountant } 3
    .short = Б3
    .acc = { -accountant(case: "acc") } 3
    .ins = { -accountant(case: "ins") } 3
card-A4 = { -accountant } 4
    .short = Б4
    .acc = { -accountant(case: "acc") } 4
    .ins = { -accountant(case: "ins") } 4
card-B0 = { -brute } 0
    .short = В0
    .acc = { -brute(case: "acc") } 0
    .ins = { -brute(case: "ins") } 0
card-B1 = { -brute } 1
    .short = В1
    .acc = { -brute(case: "acc") } 1
    .ins = { -brute(case: "ins") } 1
card-B2 = { -brute } 2
    .short = В2
    .acc = { -brute(case: "acc") } 2
    .ins = { -brute(case: "ins") } 2
card-B3 = { -brute } 3
    .short = В3
    .acc = { -brute(case: "acc") } 3
    .ins = { -brute(case: "ins") } 3
card-B4 = { -brute } 4
    .short = В4
    .acc = { -brute(case: "acc") } 4
    .ins = { -brute(case: "ins") } 4
card-M0 = { -mercenary } 0
    .short = Н0
    .acc = { -mercenary(case: "acc") } 0
    .ins = { -mercenary(case: "ins") } 0
card-M1 = { -mercenary } 1
    .short = Н1
    .acc = { -mercenary(case: "acc") } 1
    .ins = { -mercenary(case: "ins") } 1
card-M2 = { -mercenary } 2
    .short = Н2
    .acc = { -mercenary(case: "acc") } 2
    .ins = { -mercenary(case: "ins") } 2
card-M3 = { -mercenary } 3
    .short = Н3
    .acc = { -mercenary(case: "acc") } 3
    .ins = { -mercenary(case: "ins") } 3
card-M4 = { -mercenary } 4
    .short = Н4
    .acc = { -mercenary(case: "acc") } 4
    .ins = { -mercenary(case: "ins") } 4

# Что можно сделать.

action-stop = Оставить Улицу как есть
action-discard = Убрать с Улицы: { $card }
action-no-accountant = Обойтись без Бухгалтера
action-accountant = Выложить { $card-acc } и обменять карты
action-take-back = Забрать из зоны в руку: { $card }
action-enough = Хватит, больше не забирать
action-give = Отдать из руки в зону: { $card }
action-no-brute = Обойтись без Вышибалы
action-brute = Выложить { $card-acc }, пусть припугнёт
action-threaten = Припугнуть { $card-acc }
action-lower-by = Сбить цену на { $amount }
action-pass = Пас: никого не нанимать
action-recruit-free = Нанять { $lowered ->
    [yes] припугнутого { $card-acc }
   *[no] { $card-acc }
} даром
action-recruit-pair = Нанять { $lowered ->
    [yes] припугнутого { $card-acc }
   *[no] { $card-acc }
} парой
action-recruit-keep-card = Нанять { $lowered ->
    [yes] припугнутого { $card-acc }
   *[no] { $card-acc }
} с { $joker-ins }: в зону уйдёт Наёмник
action-recruit-keep-joker = Нанять { $lowered ->
    [yes] припугнутого { $card-acc }
   *[no] { $card-acc }
} с { $joker-ins }: Наёмник вернётся в руку

# Чего ждёт стол.

step-refresh = { $mine ->
    [yes] Нулей нет: обновить Улицу?
   *[no] { $awaited-name } решает, обновить ли Улицу.
}
step-accountant = { $mine ->
    [yes] Позови Бухгалтера или пропусти.
   *[no] { $awaited-name } решает, нужен ли Бухгалтер.
}
step-take-back = { $mine ->
    [yes] Что забрать из зоны в руку?
   *[no] { $awaited-name } забирает карты из зоны.
}
step-give = { $mine ->
    [yes] Отдай в зону столько же карт.
   *[no] { $awaited-name } отдаёт карты в зону.
}
step-brute = { $mine ->
    [yes] Позови Вышибалу или пропусти.
   *[no] { $awaited-name } решает, звать ли Вышибалу.
}
step-threaten = { $mine ->
    [yes] Кого припугнёт Вышибала?
   *[no] { $awaited-name } выбирает, кого припугнуть.
}
step-lower = { $mine ->
    [yes] На сколько сбить цену?
   *[no] { $awaited-name } решает, на сколько сбить цену.
}
step-recruit = { $mine ->
    [yes] Найми карту или спасуй.
   *[no] { $awaited-name } нанимает или пасует.
}

# Что произошло.

event-dealt = { $starter-mine ->
    [yes] Карты розданы. Первый ход твой
   *[no] Карты розданы. Первый ход: { $starter-name }
}. На Улице: { $street }.
event-discarded = { $seat-mine ->
    [yes] Ты убираешь
   *[no] { $seat-name } убирает
} с Улицы { $card-acc } { $under ->
    [yes] под низ колоды
   *[no] в сброс
}.
event-opened = { $cards-count ->
    [one] Из колоды выходит { $cards }.
   *[other] Из колоды выходят { $cards }.
}
event-reshuffled = Колода кончилась. Сброс перемешан, и теперь колода из него: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
}.
event-ran-out = Колода кончилась во второй раз: скоро конец игры.
event-accountant = { $seat-mine ->
    [yes] Ты выкладываешь
   *[no] { $seat-name } выкладывает
} { $card-acc }.
event-took-back = { $seat-mine ->
    [yes] Ты забираешь
   *[no] { $seat-name } забирает
} из зоны { $card-acc }.
event-gave = { $seat-mine ->
    [yes] Ты отдаёшь
   *[no] { $seat-name } отдаёт
} в зону { $card-acc }.
event-brute = { $seat-mine ->
    [yes] Ты выкладываешь
   *[no] { $seat-name } выкладывает
} { $card-acc }.
event-threatened = { $card } трусит и на этот ход { $cost ->
    [0] идёт даром
   *[other] считается за { $cost }
}.
event-recruited = { $seat-mine ->
    [yes] Ты нанимаешь
   *[no] { $seat-name } нанимает
} { $card-acc }{ $paid ->
    [free] {""} даром.
    [pair] : пара показана, в зону уходит { $laid }.
   *[joker] : показаны { $with }, в зону уходит { $laid }.
}
event-refilled = Улица опустела, и на неё { $cards-count ->
    [one] выходит { $cards }.
   *[other] выходят { $cards }.
}
event-passed = { $seat-mine ->
    [yes] Ты пасуешь
   *[no] { $seat-name } пасует
}.

# Почему нельзя.

why-not-on-street = Такой карты на Улице нет.
why-not-in-hand = Такой карты нет в руке.
why-not-in-area = Такой карты нет в зоне.
why-just-played = Только что выложенный Бухгалтер остаётся в зоне.
why-take-one-first = Бухгалтер уже на столе: забери хотя бы одну карту.
why-out-of-order = Карты обмена ложатся по порядку, и очередь этой карты уже прошла.
why-too-few-left = Карты обмена ложатся по порядку, и после этой их не хватит, чтобы отдать столько же.
why-brute-too-weak = Настолько этот Вышибала цену не собьёт.
why-below-zero = Дешевле нуля не бывает.
why-not-threatened = Эту карту никто не пугал, цена у неё прежняя.
why-only-lowered = Такая карта на Улице одна, и она уже подешевела.
why-not-free = Даром уходят только карты, которые сейчас считаются за 0.
why-is-free = Эта карта и так идёт даром: платить не нужно.
why-no-pair = Нужны две карты той же семьи, на единицу слабее.
why-joker-too-weak = Наёмник заменяет только того, кто слабее его самого.
why-no-joker = Такого Наёмника нет в руке.
why-no-partner = Нужна хотя бы одна карта той же семьи, на единицу слабее: два Наёмника вместо пары не годятся.
why-have-pair = За этим столом Наёмник помогает только тому, у кого нет пары.
why-no-joker-for-mercenary = За этим столом Наёмник не помогает нанимать Наёмников.

# Почему бот советует этот ход.

hint-wins = Игра на этом кончится, и победа твоя{ $lead ->
    [0] {""} по силе карт
    [one] : впереди на { $lead } очко
    [few] : впереди на { $lead } очка
   *[many] : впереди на { $lead } очков
}.
hint-draws = Игра на этом кончится вничью.
hint-ahead = Ты впереди{ $lead ->
    [0] {""} по силе карт
    [one] {""} на { $lead } очко
    [few] {""} на { $lead } очка
   *[many] {""} на { $lead } очков
}: если спасует и соперник, победа твоя.
hint-lowered = Вышибала собьёт цену: { $card } { $cost ->
    [0] пойдёт даром
   *[other] будет считаться за { $cost }
}.
hint-exchanged = После обмена с Бухгалтером будет чем заплатить за { $card-acc }.
hint-points = { $card } принесёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
hint-richest = { $card } принесёт { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}: дороже с этой Улицы сейчас никого не нанять.
hint-denies = Иначе { $card-acc } может нанять соперник: ему есть чем заплатить.
hint-pair = С такой же картой в руке это пара: ею платят за { $next-acc }.
hint-nobody = С этой Улицы сейчас никого не нанять.
hint-opens = { $card } уйдёт, и { $cards ->
    [one] выйдет { $cards } новая карта
    [few] выйдут { $cards } новые карты
   *[many] выйдут { $cards } новых карт
}.
hint-clears = А за { $card-acc } сопернику есть чем заплатить: пусть ему не достанется.
hint-one-more = { $card } достаётся { $cost ->
    [0] даром
   *[other] за { $cost }
}: ещё одна карта, которой можно платить.
hint-waits = Нанимать сейчас невыгодно: карты для оплаты дороже.
hint-stays = Улицу лучше не открывать: следующим выбирает соперник.
hint-alone = Помощники здесь не нужны: они ещё пригодятся.
hint-prepares = Обмен с Бухгалтером готовит руку к найму.
hint-lowers = Вышибала собьёт цену карты с Улицы.

# Чем кончилось.

ending-passes = Два паса подряд: игра окончена досрочно.
ending-deck = Колода кончилась дважды, ходов у всех поровну.

# О чём можно договориться до игры.

option-brute_reduction = Вышибала сбивает цену
    .hint = Ровно на свою силу, как в правилах, или на сколько захочет игрок, как разрешил автор игры.
option-brute_reduction-exact = ровно на свою силу
option-brute_reduction-up_to = не больше чем на свою силу
option-merc_for_merc = Наёмник помогает нанимать Наёмников
    .hint = Если нет, Наёмник заменяет вторую карту пары только в других семьях.
option-merc_with_pair = Наёмник помогает и тому, у кого есть пара
    .hint = Если нет, с настоящей парой в руке платят только ею.
option-refill_end_extra_round = Ещё один круг, если опустела Улица
    .hint = Колода кончилась, когда второй игрок забрал последнюю карту Улицы: каждый ходит ещё по разу.
option-bottom_after_draw = Сначала открыть, потом убирать под колоду
    .hint = Пока идёт вторая колода, убранная карта ложится под неё после новых, а не до них.
option-hide_hands = Прятать руку соперника
    .hint = Карты руки и так можно вычислить; с этой настройкой их придётся помнить.

# Подписи на столе.

field-street = Улица
    .value = { $value ->
        [no-deck] колода пуста
        [once] уже обновлена
        [zero] есть карта с ценой ноль
       *[other] { $value }
    }
field-deck = Колода
field-under = Под колодой
field-discard = Сброс
field-passage = Какая колода
field-removed_to = Карты с Улицы уходят
    .value = { $value ->
        [under] под колоду
       *[other] в сброс
    }
field-last_round = Последний круг
field-starter = Первый игрок
    .value = { $value-name }
field-current = Ходит
    .value = { $value-name }
field-passes = Пасов подряд
field-seats = Игроки
field-may_take = Ещё можно забрать
field-must_give = Нужно отдать в зону
field-brute = Работает Вышибала
    .value = { $value ->
        [nobody] некому пугать
        [no-target] некого пугать
       *[other] { $value }
    }
field-accountant = Бухгалтер
    .value = { $value ->
        [nobody] некого позвать
       *[other] в зоне нет карт
    }
field-idle = Почему не спрашивают
field-pays = Чем заплатить
field-may_give = Ещё можно отдать
field-declining = Если отказаться
    .value = { $value ->
        [end] пас, и игра закончится
       *[other] только пас
    }
field-stays = Остаётся в зоне
field-hand = Рука
field-hand_size = Карт в руке
field-area = Зона
field-points = Очки
field-area_points = Очки в зоне
field-card = Карта
field-cost = Цена
field-pair = Нужна пара
field-lowered = Припугнут

sheet-I = Итальянцы
sheet-A = Бухгалтеры
sheet-B = Вышибалы
sheet-M = Наёмники

# Что решило при равных очках.

tie-strongest = Очков поровну, решает сильнейшая карта: { $ahead-name } — { $more }, { $behind-name } — { $less }{ $by ->
    [points] ; сила равна, но очков у первой больше
   *[value] {""}
}.
tie-next = Очков поровну, и сильнейшие карты равны. Решает следующая: { $ahead-name } — { $more }, { $behind-name } — { $less ->
    [none] больше карт нет
   *[other] { $less }
}{ $by ->
    [points] ; сила равна, но очков у первой больше
   *[value] {""}
}.
tie-alike = Очков поровну, и банды одинаковы: ничья.
