# Слова «Печеньки». Ключи объяснены в igroteka/texts/__init__.py.

title = Печенька
tagline = Каждый за кем-то охотится, и за каждым кто-то охотится. Пойми, кто есть кто, раньше, чем поймут тебя.
length = 15–30 минут

# Персонажи и остальные карты.

card-P = Печенька
    .short = Печ
    .acc = Печеньку
    .ins = Печенькой
card-B = Синий
    .short = Син
    .acc = Синего
    .ins = Синим
card-S = Стронций
    .short = Стр
    .acc = Стронция
    .ins = Стронцием
card-T = 37
    .short = 37
    .acc = 37
    .ins = 37
card-X = Персы
    .short = Пер
    .acc = Персов
    .ins = Персами
card-K = Косинус
    .short = Кос
    .acc = Косинуса
    .ins = Косинусом
card-sword = меч
    .short = Меч
    .acc = меч
    .ins = мечом
card-shield = щит
    .short = Щит
    .acc = щит
    .ins = щитом
card-hill = холм
    .short = Холм
    .acc = холм
    .ins = холмом

# Что можно сделать.

action-show = Показать { $card-acc }
action-before = { $seat-name }: положить сюда
action-before-nobody = Оставить карту перед собой
action-declare = Объявить { $card-acc }{ $slot ->
    [1] {""}
   *[other] {" "}на второй роли
}
action-open = { $seat-name }: вскрыть { $slot ->
    [1] роль
   *[other] вторую роль
}
action-peek = Посмотреть карту исключения
action-hunt = Послать на охоту { $card-acc }

# Чего ждёт стол.

step-card = { $mine ->
    [yes] Выбери карту. Все карты откроются вместе.
   *[no] Игроки тайно выбирают карты.
}
step-sword = { $mine ->
    [yes] Перед кем положить меч? Ищи свою добычу.
   *[no] { $awaited-name } выбирает, на кого поднять меч.
}
step-shield = { $mine ->
    [yes] От кого закрыться щитом? Ищи своего охотника.
   *[no] { $awaited-name } выбирает, от кого закрыться щитом.
}
step-declare = { $mine ->
    [yes] Объяви персонажа: честно или нет.
   *[no] { $awaited-name } объявляет персонажа.
}
step-act = { $mine ->
    [yes] Вскрой чужую роль или посмотри исключение.
   *[no] { $awaited-name } вскрывает роль или смотрит исключение.
}
step-hunt = { $mine ->
    [yes] Кого послать на охоту? Все карты откроются вместе.
   *[no] Игроки тайно выбирают, кого послать на охоту.
}

# Что произошло.

event-round = Раунд { $round } из { $rounds }. { $first-mine ->
    [yes] Жетон первого игрока у тебя.
   *[no] Первый игрок — { $first-name }.
}
event-role = { $seat-mine ->
    [yes] Твоя роль: { $role }. Ты охотишься за { $prey-ins }, твой охотник — { $hunter }.
   *[no] { $seat-name }: роль — { $role }. Добыча — { $prey }, охотник — { $hunter }.
}
event-roles = { $seat-mine ->
    [yes] { $roles-count ->
        [one] Твоя роль
       *[other] Твои роли
    }
   *[no] { $seat-name }, роли
}: { $roles }.
event-out = Открытое исключение: { $card }. Это точно не цель.
event-showed = { $seat-mine ->
    [yes] Круг { $circle }: ты показываешь
   *[no] Круг { $circle }: { $seat-name } показывает
} { $card-acc }.
event-struck = { $seat-mine ->
    [yes] Твой меч → { $target-name }.
   *[no] { $target-mine ->
        [yes] { $seat-name } поднимает меч на тебя.
       *[no] Меч: { $seat-name } → { $target-name }.
    }
}
event-guarded = { $seat-mine ->
    [yes] Твой щит → { $target-name }.
   *[no] { $target-mine ->
        [yes] { $seat-name } закрывается щитом от тебя.
       *[no] Щит: { $seat-name } → { $target-name }.
    }
}
event-idle = { $seat-mine ->
    [yes] Положить { $card-acc } не перед кем: карта остаётся у тебя.
   *[no] { $seat-name }: положить { $card-acc } не перед кем, карта остаётся на месте.
}
event-scored = { $seat-mine ->
    [yes] Твоя роль
   *[no] { $seat-name }
}: { $role }.{ $attack ->
    [0] {""}
   *[other] {" "}Меч: { $attack }.
}{ $defence ->
    [0] {""}
   *[other] {" "}Щит: { $defence }.
}{ $hill ->
    [0] {""}
   *[other] {" "}Холм: { $hill }.
} Монет за раунд: { $coins }, всего: { $total }.
event-declared = { $seat-mine ->
    [yes] Ты объявляешь
   *[no] { $seat-name } объявляет
} { $card-acc }{ $of ->
    [1] {""}
   *[other] { $slot ->
        [1] {" "}на первой роли
       *[other] {" "}на второй роли
    }
}.
event-opened = { $seat-mine ->
    [yes] Ты вскрываешь
   *[no] { $seat-name } вскрывает
} { $owner-mine ->
    [yes] твою{" "}
   *[no] {""}
}{ $of ->
    [1] {""}
   *[other] { $slot ->
        [1] первую
       *[other] вторую
    }{" "}
}роль{ $owner-mine ->
    [yes] {""}
   *[no] {" "}({ $owner-name })
}: там { $role }. { $lied ->
    [yes] А объявлено было иначе: { $declared }. Монет отдано: { $paid }.
   *[no] Так и объявлено: { $declared }. Платить не нужно.
}
event-peeked = { $seat-mine ->
    [yes] Ты смотришь карту исключения: { $card }.
   *[no] { $seat-name } смотрит карту исключения.
}
event-hunted = { $seat-mine ->
    [yes] Ты посылаешь
   *[no] { $seat-name } посылает
} на охоту { $card-acc }.
event-target = Цель открыта: { $card }!
event-earned = { $seat-mine ->
    [yes] Твоя охота
   *[no] { $seat-name }
}: { $eliminated ->
    [yes] карта устранена.
   *[no] карта уцелела.
}{ $guaranteed ->
    [0] {""}
   *[other] {" "}За участие: { $guaranteed }.
}{ $prey ->
    [0] {""}
   *[other] {" "}Добыча: { $prey }.
}{ $target ->
    [0] {""}
   *[other] {" "}Цель: { $target }.
}{ $survivor ->
    [0] {""}
   *[other] {" "}Единственный выживший: { $survivor }.
} Монет за охоту: { $coins }, всего: { $total }.

# Почему нельзя.

why-own-character = Это твой собственный персонаж: он лежит под ролью, и показать его нельзя.
why-already-shown = Эта карта уже открыта в этом раунде.
why-not-in-play = При таком числе игроков этой карты в игре нет.
why-must-place = Пока есть перед кем положить, карту надо положить.
why-no-such-player = За столом нет такого места.
why-yourself = Перед собой карту не кладут.
why-shielded = Щит этого игрока уже стоит против тебя: меч сюда не положить.
why-attacked = Меч этого игрока уже лежит перед тобой: закрываться поздно.
why-one-role = Вторая роль бывает только в игре вдвоём.
why-already-covered = Эта роль уже накрыта.
why-already-declared = Этот персонаж уже объявлен, и его карты в руке нет.
why-no-such-role = Такой роли за столом нет.
why-own-role = Свою роль вскрывать незачем: ты её и так знаешь.
why-already-open = Эта роль уже открыта.
why-declared = Объявленная карта лежит на столе и на охоту не идёт.

# Почему бот советует этот ответ.

hint-prey = Твоя добыча — { $degree } { $seat-name } ({ $percent } %).
hint-prey-sure = Твоя добыча — точно { $seat-name }.
hint-prey-anybody = Кто твоя добыча, пока не понять: шансы у всех равны.
hint-prey-barred = Для вида: твоя добыча уже закрыта, мечу до неё не добраться.
hint-prey-likelier = Добыча вероятнее { $seat-name }, а { $other-name } — { $degree } ({ $percent } %). Но меч, который всегда лежит перед вероятнейшим, выдал бы твою роль.
hint-hunter = За тобой охотится { $degree } { $seat-name } ({ $percent } %).
hint-hunter-sure = За тобой точно охотится { $seat-name }.
hint-hunter-anybody = Кто охотится за тобой, пока не понять: шансы у всех равны.
hint-hunter-barred = Для вида: меч твоего охотника уже лежит, щиту поздно.
hint-hunter-likelier = Охотник вероятнее { $seat-name }, а { $other-name } — { $degree } ({ $percent } %). Но щит, который всегда стоит против вероятнейшего, выдал бы твою роль.
hint-sword-pays = Меч перед добычей — это { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
hint-shield-pays = Щит перед охотником — это { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
hint-character = Показанная карта «{ $card }» скажет всем только одно: это не твоя роль.
hint-truth = Это твоя настоящая роль: кто её вскроет, не получит ничего.
hint-lie = Это ложь: она путает следы, но кто её вскроет, получит от тебя { $coins ->
    [0] ничего
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
hint-peek = Целью ещё могут быть { $roles ->
    [one] { $roles } роль
    [few] { $roles } роли
   *[many] { $roles } ролей
}: карта исключения скажет, кто точно не цель.
hint-liar = { $seat-name }: { $degree } это ложь ({ $percent } %), а за вскрытую ложь отдают { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
hint-liar-sure = { $seat-name }: это точно ложь, и за неё отдадут { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
hint-target = Добыча карты «{ $card }» — { $prey }: { $degree } это цель ({ $percent } %).
hint-target-sure = Добыча карты «{ $card }» — { $prey }, и это точно цель.
hint-ambush = Добыча карты «{ $card }» — { $prey }: не цель, но кто-то может её послать. За каждую — { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
hint-solved = Охота двоих решена до конца: бот играет по таблице, которую не обыграть.

# Чем кончилось.

ending-rounds = Каждый побывал первым игроком: пора считать монеты.
ending-cycles = Жетон первого игрока обошёл стол столько раз, сколько договорились.

# О чём можно договориться до игры.

option-variant = Во что играем
option-variant-everyone = Каждый сам за себя
    .goal = Собери больше всех монет: направь меч на свою добычу и закройся щитом от охотника.
option-variant-big_hunt = Большая охота
    .goal = Собери больше всех монет: вскрывай чужую ложь и поймай тайную цель.
option-cycles = Сколько раз каждый будет первым игроком
    .hint = Только для «Большой охоты»: столько раундов придётся на каждого.
option-multi_hunter_pays = Если охотились одной и той же картой
    .hint = Только для «Большой охоты»: платят каждому или лишь тому, кто ближе к первому игроку.
option-multi_hunter_pays-each = платят каждому
option-multi_hunter_pays-first = платят первому из них

# Подписи на столе.

field-variant = Вариант
    .value = { $value ->
        [big_hunt] Большая охота
       *[other] Каждый сам за себя
    }
field-round = Раунд
field-rounds = Всего раундов
field-first = Первый игрок
    .value = { $value-name }
field-wheel = Кто за кем охотится
field-preys = Кто чья добыча
field-circle = Круг
field-circles = Всего кругов
field-stage = Этап
field-target = Цель
field-excluded = Исключение
field-peeked = Смотрели исключение
    .value = { $value-name }
field-out = Открытое исключение
field-seats = Игроки
field-coins = Монеты
field-shown = Показано
field-sword = Меч
    .value = { $value-name }
field-shield = Щит
    .value = { $value-name }
field-hand = Рука
field-hand_size = Карт в руке
field-roles = Роли
field-role = Роль
field-open = Открыта
field-crossed = Точно нет: знают все
field-ruled_out = Точно нет: известно тебе
field-prey = Добыча
field-hunter = Охотник
field-declared = Объявлено
field-opened_by = Кто вскрыл
    .value = { $value-name }
field-led = Какая роль накрыта первой
field-past = Прошлые раунды
field-left = Осталось в руке
field-hunt = Охота
field-eliminated = Карта устранена
field-attack = За меч
field-defence = За щит
field-hill = За холм
field-guaranteed = За участие
field-survivor = Единственный выживший
field-caught = За чужую ложь
field-paid = За свою ложь

sheet-attack = Меч перед добычей
sheet-defence = Щит перед охотником
sheet-hill = Холм в руке
sheet-start = На старте
sheet-guaranteed = За участие
sheet-prey = Добыча
sheet-target = Цель
sheet-survivor = Единственный выживший
sheet-caught = За чужую ложь
sheet-paid = За свою ложь
