# Слова, которые говорит только рисунок стола «Семьи».

# Четыре дела хода.

parts = Четыре дела хода
part-street = Улица
    .about = Первое дело хода: пока на Улице нет нулей, можно убрать с неё карту и открыть столько новых, какова её сила.
    .clause = refresh
part-accountant = Бухгалтер
    .about = Второе дело: выложи Бухгалтера, забери из зоны в руку не больше карт, чем его сила, и отдай в зону столько же.
    .clause = accountant
part-brute = Вышибала
    .about = Третье дело: выложи Вышибалу, и одна карта Улицы на этот ход подешевеет на его силу.
    .clause = brute
part-recruit = Найм
    .about = Последнее дело: возьми с Улицы одну карту или спасуй. Карта силы 3 стоит двух карт силы 2 той же семьи: одна уйдёт в зону, другая вернётся в руку.
    .clause = recruit

stand-now = выбор
stand-over = конец
stand-skipped = пропуск
    .full = Сейчас без этого.
stand-done = готово
    .full = Уже сделано.
stand-ahead = впереди
    .full = До этого очередь ещё дойдёт.
stand-zero = есть 0
    .full = На Улице есть 0: обновлять её сейчас нельзя.
stand-no-deck = нет колоды
    .full = Колода кончилась дважды: обновлять Улицу нечем.
stand-nobody = нет в руке
    .full = В руке нет никого, кто это умеет. Нули не умеют ничего.
stand-no-area = зона пуста
    .full = Зона пуста: менять нечего.
stand-once = уже было
    .full = Во второй колоде Улицу обновляют один раз за ход.
stand-no-target = одни нули
    .full = На Улице одни нули: пугать некого.
part-name = { $number }. { $part }: { $stand }

# Улица.

street = Улица
street-empty = Улица пуста
street-card = { $card }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}{ $count ->
    [1] {""}
   *[other] , таких { $count }
}{ $lowered ->
    [yes] , на этот ход считается за { $cost }
   *[no] {""}
}, { $mark ->
    [free] даром
    [ok] нужно { $shown }, пара есть
    [warn] нужно { $shown }, поможет Наёмник
    [no] нужно { $shown }, не хватает карт
   *[quiet] нужно { $shown }
}{ $lit ->
    [yes] , можно выбрать
   *[no] {""}
}
price-free = даром
price-about = { $shown ->
    [free] Сейчас эта карта ничего не стоит: её нанимают даром.
   *[other] Чтобы её нанять, покажи { $shown }. Вместо одной из двух годится Наёмник сильнее её. Одна карта уйдёт в зону, другая вернётся в руку.
}
why-title = Почему нельзя нанять { $card }?
why-needs = Сейчас нужно { $pair } + { $pair }.
deck-name = Колода: { $deck }, { $passage ->
    [1] первая
    [2] вторая
   *[other] кончилась дважды
}, сброс: { $discard }
deck-passage = { $passage ->
    [1] 1-я колода
    [2] 2-я колода
   *[other] конец
}
    .short = { $passage ->
    [1] 1-я
    [2] 2-я
   *[other] конец
}
deck-discard = сброс { $count }
    .short = сбр. { $count }
deck-under = снизу { $count }
    .short = низ { $count }

# Рука и зона.

hand = Моя рука
hand-of = Рука: { $name }
area = Моя зона
area-of = Зона: { $name }
cap-hand = рука { $count }
cap-area = зона { $count }
cap-my-area = моя зона
sum = рука и зона
sum-area = только зона
sum-of = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
hand-card = { $card }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}{ $count ->
    [1] {""}
   *[other] , таких { $count }
}{ $state ->
    [lit] , можно выбрать
    [sel] , выбрано
   *[quiet] {""}
}
hidden-cards = { $count ->
    [one] { $count } закрытая карта
    [few] { $count } закрытые карты
   *[many] { $count } закрытых карт
}
pack-name = { $title }: { $cards }
peek-empty = Пока пусто.
peek-points = { $points ->
    [one] Вместе { $points } очко
    [few] Вместе { $points } очка
   *[many] Вместе { $points } очков
}
peek-discard = Сброс
    .about = Когда колода кончится в первый раз, сброс станет новой колодой.
peek-under = Под колодой
    .about = Эти карты лежат под колодой и выйдут последними, слева направо.

about-I = Итальянцы ничего не умеют, зато приносят больше всех очков: { $points }.
    .clause = points
about-A = Бухгалтер меняет карты местами: выложи его, забери из зоны не больше карт, чем его сила, и отдай столько же.
    .clause = accountant
about-B = Вышибала сбивает цену: выложи его, и одна карта Улицы на этот ход подешевеет на его силу.
    .clause = brute
about-M = Наёмник заменяет в паре одну карту слабее себя. Какая из двух вернётся в руку, решаешь ты.
    .clause = mercenary
about-zero = Нули ничего не умеют, но из пары нулей вырастает единица: это твой запас.
    .clause = abilities

# Кнопки.

do-discard = Убрать { $card }
    .second = { $removed_to ->
    [under] под колоду, новых: { $value }
   *[no] в сброс, новых: { $value }
}
do-accountant = Выложить { $card }
    .second = обмен до { $value }
do-brute = Выложить { $card }
    .second = цена −{ $value }
do-threaten = Припугнуть { $card }
    .second = дешевле на этот ход
do-lower-by = Сбить цену на { $amount }
    .second = только на этот ход
do-recruit-free = Нанять { $card } даром
    .second = в зону ничего не уходит
do-recruit-pair = Нанять { $card } за { $pair } + { $pair }
    .second = одна { $pair } уйдёт в зону
do-recruit-keep-card = Нанять { $card } за { $pair } + { $joker }
    .second = { $joker } уйдёт в зону
do-recruit-keep-joker = Нанять { $card } за { $pair } + { $joker }
    .second = { $pair } уйдёт в зону
do-pass = Спасовать
    .second = { $passes ->
    [0] никого не нанимать
   *[other] и игра кончится
}

do-only-pass = Спасовать
    .second = { $ends ->
    [yes] нанять некого, игра кончится
   *[no] нанять некого
}

side-stop = Оставить
side-no-accountant = Не звать
side-no-brute = Не звать
declining-pass = нанять некого: это пас
declining-end = это пас: игра кончится
side-pass = Пас
side-stay = Не пасовать
side-same = Не менять
side-anew = Заново
side-why = Почему?
side-more = Как это?

await-refresh = Что убрать?
    .second = выбери карту Улицы
await-accountant = Позвать?
    .second = выбери Бухгалтера
await-brute = Позвать?
    .second = выбери Вышибалу
await-threaten = Кого припугнуть?
    .second = выбери карту Улицы
await-lower = На сколько?
    .second = выбери в списке
await-recruit = Кого нанять?
    .second = выбери карту Улицы
await-way = Чем платить за { $card }?
    .second = выбери в списке

# Чем платить.

ways = Чем платить за { $card }?
ways-lower = На сколько сбить цену?
way-recruit-pair = одна { $pair } в зону
way-recruit-keep-card = { $joker } в зону, { $pair } в руку
way-recruit-keep-joker = { $pair } в зону, { $joker } в руку
way-lower-by = на { $amount }

# Обмен Бухгалтера.

exchange = Обмен Бухгалтера
exchange-count = { $count } из { $most }
exchange-hint = Коснись карты или перетащи её.
exchange-to-hand = Зона: забрать в руку
exchange-to-area = Рука: отдать в зону
exchange-take = { $card }{ $count ->
    [1] {""}
   *[other] , { $count } шт.
}: забрать в руку
exchange-give = { $card }{ $count ->
    [1] {""}
   *[other] , { $count } шт.
}: отдать в зону
exchange-undo = { $card }{ $count ->
    [1] {""}
   *[other] , { $count } шт.
}: оставить на месте
exchange-do = { $count ->
    [one] Обменять { $count } карту
    [few] Обменять { $count } карты
   *[many] Обменять { $count } карт
}
    .second = { $cards }
exchange-none = Что забрать?
    .second = и что отдать
exchange-more = { $count ->
    [one] Отдай ещё { $count } карту
    [few] Отдай ещё { $count } карты
   *[many] Отдай ещё { $count } карт
}
    .second = взамен забранных
exchange-fewer = { $count ->
    [one] Лишняя { $count } карта
    [few] Лишние { $count } карты
   *[many] Лишние { $count } карт
}
    .second = отдай поровну

# Важное.

notice-last-round = Последний круг
notice-pass = Был пас: ещё один — конец

# Первая игра.

guide-recruit-0 = Нули на Улице идут даром. Это твой запас: пара нулей одной семьи нанимает единицу, пара единиц двойку и так далее.
guide-recruit-1 = Под каждой картой Улицы её цена. ✓ пара у тебя есть, ~ поможет Наёмник, ? не хватает карт. Коснись серой карты, и стол объяснит, почему нельзя.
guide-recruit-2 = Очки считаются и в руке, и в зоне. Карта в зоне остаётся твоей, но она устала: платить ею нельзя.
guide-recruit-3 = Красные Итальянцы ничего не умеют, но очков приносят больше всех.
guide-recruit-4 = Пас иногда выгоден, но после двух пасов подряд игра сразу кончается.
guide-refresh = Убери карту, и откроется столько новых, какова её сила. Если всё нужное уже лежит, просто откажись.
guide-accountant = С Бухгалтером уставшие карты возвращаются из зоны в руку. Сам он останется в зоне, так что зови его, когда там есть что забрать.
guide-exchange = Забери из зоны нужное и отдай столько же: нули и карты, которые уже отработали.
guide-brute = Вышибала на один ход сбивает цену карты на свою силу и остаётся в зоне. Если сейчас не нужен, не зови: пригодится потом.
guide-threaten = Припугни карту, которую потом наймёшь в этот же ход: после хода цена станет прежней.
guide-last = Колода кончилась дважды: у каждого остаётся не больше хода. Теперь важны только очки.
