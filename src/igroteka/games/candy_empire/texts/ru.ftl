# Слова «Конфетной империи». Ключи объяснены в igroteka/texts/__init__.py.

title = Конфетная империя
tagline = Тринадцать персонажей и конфетный город: собери империю, не дай её растащить и запомни, что ушло в сброс.
length = 10 минут

# Персонажи.

card-AVT = Авторитет
    .short = Авт
    .acc = Авторитета
card-ADV = Адвокат
    .short = Адв
    .acc = Адвоката
card-DET = Детектив
    .short = Дет
    .acc = Детектива
card-KAR = Карманник
    .short = Кар
    .acc = Карманника
card-VOR = Конфетный вор
    .short = Вор
    .acc = Конфетного вора
card-NAI = Наёмник
    .short = Наё
    .acc = Наёмника
card-OTN = Отнимаша
    .short = Отн
    .acc = Отнимашу
card-POL = Полицейский
    .short = Пол
    .acc = Полицейского
card-POH = Похититель
    .short = Пох
    .acc = Похитителя
card-SKU = Скупщик конфет
    .short = Ску
    .acc = Скупщика конфет
card-SUD = Судья
    .short = Суд
    .acc = Судью
card-TOR = Торгаш
    .short = Тор
    .acc = Торгаша
card-HIT = Хитрый полицейский
    .short = Хит
    .acc = Хитрого полицейского

# Что можно сделать.

action-play = Сыграть в империю { $card-acc }
action-cast = Применить { $card-acc }: карта уйдёт в сброс
action-drop = Сбросить { $card-acc }
action-protect = Сбросить { $discarded-acc } и защитить { $card-acc }
action-target = { $seat-name }: { $card }
action-skip = Не применять
action-use = Взять три карты
action-pass = Не блокировать
action-block = Заблокировать двумя Отнимашами
action-keep = Оставить в империи
action-player = { $seat-name }
action-name = Похитить { $card-acc }
action-pick = Достать { $card-acc }
action-back = Вернуть на колоду { $card-acc }
action-lose = Отдать { $card-acc }

# Чего ждёт стол.

step-main = { $mine ->
    [yes] Выбери карту и реши, что с ней сделать.
   *[no] { $awaited-name } выбирает карту.
}
step-mercenary = { $mine ->
    [yes] Наёмник: чью карту сбросить?
   *[no] { $awaited-name } выбирает, кого уберёт Наёмник.
}
step-policeman = { $mine ->
    [yes] Полицейский: кого забрать?
   *[no] { $awaited-name } выбирает, кого заберёт Полицейский.
}
step-boss = { $mine ->
    [yes] Авторитет: взять три карты и две вернуть?
   *[no] { $awaited-name } решает, применить ли Авторитета.
}
step-return = { $mine ->
    [yes] Что вернуть на колоду? Последняя — сверху.
   *[no] { $awaited-name } возвращает карты на колоду.
}
step-judge = { $mine ->
    [yes] Судья: с кем поменяться руками?
   *[no] { $awaited-name } выбирает, с кем поменяться руками.
}
step-block = { $mine ->
    [yes] { $ability ->
        [judge] { $target-mine ->
            [yes] Судья меняется с тобой руками. Блок?
           *[no] Судья меняется руками: { $target-name }. Блок?
        }
       *[policeman] { $target-mine ->
            [yes] У тебя забирают { $wanted-acc }. Блок?
           *[no] Полицейский берёт { $wanted-acc }: { $target-name }. Блок?
        }
    }
   *[no] Могут заблокировать: { $awaited-name }.
}
step-kidnapper = { $mine ->
    [yes] Похититель: кого похитить?
   *[no] { $awaited-name } выбирает, кого похитить.
}
step-detective = { $mine ->
    [yes] Детектив: какую карту отдать в сброс?
   *[no] Детектив: соперники выбирают, что отдать в сброс.
}
step-sly = { $mine ->
    [yes] Хитрый полицейский: чьих Отнимаш забрать?
   *[no] { $awaited-name } выбирает, у кого забрать Отнимаш.
}
step-lawyer = { $mine ->
    [yes] Адвокат: какую карту достать из сброса?
   *[no] { $awaited-name } смотрит сброс и выбирает карту.
}
step-thief = { $mine ->
    [yes] Конфетный вор: чью карту украсть?
   *[no] { $awaited-name } выбирает, что украсть.
}
step-fetched-thief = { $mine ->
    [yes] Вор: оставить его или украсть им карту?
   *[no] { $awaited-name } решает, украдёт ли Конфетный вор.
}

# Что произошло.

event-dealt = Карты розданы. { $starter-mine ->
    [yes] Первый ход твой.
   *[no] Первый ход: { $starter-name }.
}{ $aside-count ->
    [0] {""}
   *[other] {" "}В сбросе лежат: { $aside }.
}{ $game ->
    [1] {""}
   *[other] {" "}Игра { $game }.
}
event-hand = Твои карты: { $cards }.
event-played = { $seat-mine ->
    [yes] Ты играешь в империю
   *[no] { $seat-name } играет в империю
} { $card-acc }.
event-cast = { $seat-mine ->
    [yes] Ты применяешь
   *[no] { $seat-name } применяет
} { $card-acc }, карта уходит в сброс.
event-fetched = { $seat-mine ->
    [yes] Ты достаёшь из сброса
   *[no] { $seat-name } достаёт из сброса
} { $card-acc }.
event-lost = { $seat-mine ->
    [yes] Ты отдаёшь Детективу
   *[no] { $seat-name } отдаёт Детективу
} { $card-acc }.
event-dropped = { $seat-mine ->
    [yes] Ты сбрасываешь { $discarded-acc }.
   *[no] { $seat-name } сбрасывает карту.
}
event-protected = { $seat-mine ->
    [yes] Ты сбрасываешь { $discarded-acc } и защищаешь { $card-acc }.
   *[no] { $seat-name } сбрасывает карту и защищает { $card-acc }.
}
event-drew = { $seat-mine ->
    [yes] Ты берёшь из колоды: { $cards }.
   *[no] { $seat-name } берёт карт из колоды: { $number }.
}
event-returned = { $seat-mine ->
    [yes] Ты кладёшь на колоду { $card-acc }.
   *[no] { $seat-name } кладёт карту на колоду.
}
event-arrests = { $seat-mine ->
    [yes] Твой Полицейский хочет забрать
   *[no] { $seat-name }: Полицейский хочет забрать
} { $card-acc }. Хозяин карты — { $owner-mine ->
    [yes] ты
   *[no] { $owner-name }
}.
event-took = { $seat-mine ->
    [yes] Ты забираешь
   *[no] { $seat-name } забирает
} { $card-acc }. Карту { $owner-mine ->
    [yes] теряешь ты
   *[no] теряет { $owner-name }
}.
event-stole = { $seat-mine ->
    [yes] Ты крадёшь
   *[no] { $seat-name } крадёт
} { $card-acc }. Карту { $owner-mine ->
    [yes] теряешь ты
   *[no] теряет { $owner-name }
}.
event-removed = { $seat-mine ->
    [yes] Твой Наёмник сбрасывает
   *[no] { $seat-name }: Наёмник сбрасывает
} { $card-acc }. Карту { $owner-mine ->
    [yes] теряешь ты
   *[no] теряет { $owner-name }
}.
event-judges = { $seat-mine ->
    [yes] Ты хочешь поменяться руками, твой выбор — { $other-name }.
   *[no] { $other-mine ->
        [yes] { $seat-name } хочет поменяться руками с тобой.
       *[no] { $seat-name } хочет поменяться руками, выбор — { $other-name }.
    }
}
event-swapped = { $seat-mine ->
    [yes] Ты и { $other-name } меняетесь руками. Тебе достались { $got }, от тебя ушли { $gave }.
   *[no] { $other-mine ->
        [yes] { $seat-name } меняется с тобой руками. От тебя ушли { $got }, теперь у тебя { $now }.
       *[no] { $seat-name } и { $other-name } меняются руками. Добрано карт: { $drawn }.
    }
}
event-blocked = { $seat-mine ->
    [yes] Ты блокируешь двумя Отнимашами.
   *[no] { $seat-name } блокирует двумя Отнимашами.
} Способность не сработала, { $other-mine ->
    [yes] дальше ходишь ты.
   *[no] дальше ходит { $other-name }.
}
event-kidnapped = { $seat-mine ->
    [yes] Ты похищаешь
   *[no] { $seat-name } похищает
} { $card-acc }: этот персонаж уходит из всех империй.
event-searched = { $seat-mine ->
    [yes] Ты ищешь в сбросе Отнимаш. Найдено: { $number }.
   *[no] { $seat-name } ищет в сбросе Отнимаш. Найдено: { $number }.
}
event-raided = { $seat-mine ->
    [yes] Ты забираешь Отнимаш
   *[no] { $seat-name } забирает Отнимаш
}: { $number }. Их { $owner-mine ->
    [yes] теряешь ты
   *[no] теряет { $owner-name }
}.
event-fetched-nothing = { $seat-mine ->
    [yes] Ты ничего не достаёшь из сброса.
   *[no] { $seat-name } ничего не достаёт из сброса.
}
event-counted = Игра { $game }. { $seat-mine ->
    [yes] У тебя
   *[no] { $seat-name }:
} конфет: { $candies }, очков за место: { $points }, всего: { $total }.

# Почему нельзя.

why-not-in-hand = Такой карты у тебя в руке нет.
why-banned = Этот персонаж похищен: играть, применять и доставать его нельзя.
why-cast-banned = Этот персонаж похищен: договорились, что применять его тоже нельзя.
why-nothing-to-steal = Красть нечего: чужих незащищённых карт нет.
why-empty-discard = Сброс пуст, доставать нечего.
why-defenceless = Договорились играть без защиты.
why-protected-already = Эта карта уже защищена.
why-not-in-empire = Такой карты в этой империи нет.
why-no-such-player = За столом нет такого места.
why-protected = Карта защищена, с ней ничего нельзя сделать.
why-kidnapper = Похитителя Наёмник не сбрасывает.
why-himself = Наёмник не сбрасывает сам себя.
why-not-arrested = Полицейский забирает только Карманника или Отнимашу.
why-yourself = Нужен другой игрок, не ты.
why-not-most = Отнимаш забирают у того, у кого их больше всех.
why-kidnapped-already = Этот персонаж уже похищен.
why-not-wanted = Детектив ищет Конфетного вора, Скупщика конфет или Авторитета.
why-must-fetch = В сбросе есть что достать, значит, надо достать.
why-choose-card = Сначала выбери карту.
why-same-lawyer = Только что применённого Адвоката достать нельзя.
why-not-in-discard = Такой карты в сбросе нет.

# Почему ход хорош.

hint-brings = { $card } в империи: конфет прибавится { $candies }.
hint-costs = { $card } в империи убавит конфет: { $candies }. Лучше сбросить.
hint-pair = { $card } и { $other } составят комбинацию: конфет прибавится { $candies }.
hint-takes = { $seat-name } теряет карту { $card }: конфет меньше на { $lost }, а у тебя прибавится { $candies }.
hint-removes = { $seat-name } теряет карту { $card }: конфет меньше на { $lost }.
hint-rids = Без карты { $card } в твоей империи конфет станет больше на { $candies }.
hint-kidnaps = { $card } уходит из всех империй: соперники теряют конфет: { $lost }, твоя сторона: { $candies ->
    [0] ни одной
   *[other] { $candies }
}.
hint-searches = Детективу отдадут по карте, соперников: { $players }.
hint-saves = { $card } в твоей империи стоит конфет: { $candies }. Забрать её могут ещё не виденные карты, их { $cards }; защищённую не тронет никто.
hint-threatened = У соперника { $seat-name } точно есть { $card }: { $other } без защиты в опасности.
hint-exchange = { $seat-name } точно держит карту { $card }: тебе она принесёт конфет: { $candies }.
hint-fetches = В сбросе точно есть { $card }: конфет прибавится { $candies }.
hint-least = Без карты { $card } конфет убавится на { $candies }.
hint-block-saves = Блок спасёт конфет: { $candies }. Две Отнимаши стоят { $lost }.
hint-block-hand = Блок сохранит твою руку, карт в ней { $cards }. Две Отнимаши стоят конфет: { $lost }.
hint-block-costs = Блок дорог: с двумя Отнимашами уйдёт конфет { $candies }.
hint-block-other = Блок защищает: { $seat-name }. Две Отнимаши стоят конфет: { $lost }.
hint-three = Из трёх карт колоды останется лучшая.
hint-enough = Своих карт хватает: новые сейчас не нужны.
hint-exchanges = { $seat-name }: чужая рука, карт в ней { $cards }, взамен твоей, где их { $mine }.
hint-returns = Эта карта нужна меньше других: { $card } в империи дала бы конфет: { $candies }.
hint-banned = Похищенного персонажа не сыграть: { $card } в руке лишняя карта.
hint-spare = { $card } нужна меньше других карт руки: в империи дала бы конфет: { $candies }.
hint-spare-played = Другие карты руки лучше приберечь: { $card } сейчас даёт конфет: { $candies }.
hint-stays = { $card } остаётся в империи: красть сейчас невыгодно.
hint-spares = Никакая цель не лучше, чем оставить всё как есть.
hint-picks = Из всего сброса это лучшая карта: { $card }.
hint-fetches-any = В сбросе может лежать карта нужнее тех, что в руке.

# Чем кончилось.

ending-hands = Колода кончилась, все карты сыграны: пора считать конфеты.
ending-series = Сыграны все игры большой игры.

# О чём можно договориться до игры.

group-rulings = Как понимать правила
option-play = Во что играем
option-play-alone = Одна игра
    .goal = Собери в своей империи больше всех конфет.
option-play-teams = Двое на двое
    .goal = Соберите вдвоём больше конфет, чем соперники: конфеты команды складываются.
option-play-series = Большая игра
    .goal = Сыграй пять игр и набери больше всех очков за места.
option-deck = Колода для двоих
    .hint = Вдвоём играют уменьшенной колодой; «Без границ» берёт все карты.
option-deck-usual = обычная
option-deck-full = «Без границ»: все 49 карт
option-defenceless = Беззащитность
    .hint = Карты защищать нельзя.
option-open_discard = Всезнайка
    .hint = Сброс лежит открыто, и каждый видит, что в нём.
option-block_scope = Кто может блокировать
    .hint = Любой игрок с двумя Отнимашами или только тот, на кого направлена способность.
option-block_scope-any = любой
option-block_scope-target = только цель
option-block_may_use_protected = Платить защищёнными Отнимашами
    .hint = За блок можно отдать и защищённых Отнимаш, незащищённых раньше.
option-kidnap_duration = Сколько длится похищение
    .hint = До конца игры или пока карта Похитителя лежит в чьей-нибудь империи.
option-kidnap_duration-forever = до конца игры
option-kidnap_duration-on_table = пока Похититель на столе
option-kidnap_blocks_casting = Похищенных нельзя и применять
    .hint = Похищенных Вора и Адвоката нельзя применить из руки.
option-kidnap_check_self = Похититель последней картой молчит
    .hint = Если у самого игрока не осталось карт, его Похититель никого не похищает.
option-avt_partial = Авторитет берёт, сколько есть
    .hint = Если в колоде меньше трёх карт, Авторитет берёт все и возвращает на одну меньше.
option-hit_counts_protected = Защищённые Отнимаши считаются
    .hint = Для Хитрого полицейского: у кого больше, считают и защищённых, но забирают только незащищённых.
option-adv_may_decline = Адвокат может не брать
    .hint = Посмотрев сброс, можно ничего не доставать.
option-places = Места при равенстве
    .hint = Только для большой игры: занимают ли равные игроки и следующее место.
option-places-skip = следующее место пропускается
option-places-dense = следующее место не пропускается

advice-poor-trader = Больше всего конфет обычно у Торгаша: кроме них, у него ничего нет. Здесь иначе: проверьте числа на картах.

# Подписи на столе.

field-deck = Колода
field-discard = Сброс
field-open = Видели все
field-closed = Лежит закрыто
field-slots = Места в сбросе
field-no_snatchers = Здесь точно нет Отнимаш
field-seats = Игроки
field-empire = Империя
field-card = Карта
field-loose = Без защиты
field-safe = Под защитой
field-pairs = Комбинации
field-cards = Карты
field-number = Сколько
field-candies = Конфеты
field-score = Всего конфет
field-sheet = Откуда конфеты
field-buyer = Скупщик
field-pickpockets = Карманники
field-hand_size = Карт в руке
field-side = Сторона
field-points = Очки
field-may_block = Может блокировать
field-hand = Рука
field-banned = Похищены
field-starter = Первый игрок
    .value = { $value-name }
field-current = Чей ход
    .value = { $value-name }
field-game = Игра
field-games = Всего игр
field-owed = Вернуть карт
field-pending = Можно блокировать
field-target = На кого
    .value = { $value-name }
field-wanted = Какую карту
field-price = Цена блока
field-worth = Приносит
field-characters = Персонажи колоды
field-modes = Режимы
    .value = { $value ->
        [defenceless] Беззащитность
       *[open_discard] Всезнайка
    }
field-gains = Ещё одна карта принесла бы
field-idle = Способность ничего не найдёт
field-kidnaps = Похищение изменит конфеты
field-memory = Что известно
field-followed = За чем следишь
field-hands = У кого может быть
    .value = { $value-name }
field-strangers = Незнакомые карты
field-holes = Пустые места
field-dim = Неизвестные места
field-unseen = Ещё не видно
field-deck_cards = Карты колоды
field-closed_cards = Закрытые карты
field-looked = В сбросе лежат
field-AVT = Авторитет
field-ADV = Адвокат
field-DET = Детектив
field-KAR = Карманник
field-VOR = Конфетный вор
field-NAI = Наёмник
field-OTN = Отнимаша
field-POL = Полицейский
field-POH = Похититель
field-SKU = Скупщик конфет
field-SUD = Судья
field-TOR = Торгаш
field-HIT = Хитрый полицейский

sheet-candies = Конфеты на картах
sheet-buyer = Скупщик конфет
sheet-pickpockets = Пары Карманников
sheet-pairs = Комбинации
sheet-series = Очки за места
