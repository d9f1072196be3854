# Слова, которые говорит только рисунок стола «Печеньки».

bar-round = Раунд { $round } из { $rounds }
bar-circle = Круг { $circle } из { $circles }
bar-first = { $mine ->
    [yes] Первый: ты
   *[no] Первый: { $name }
}
rounds = Итоги
notebook = Блокнот

# Колесо.

wheel = Кто за кем охотится: { $roles }
wheel-title = Кто за кем охотится
wheel-everyone = { $roles }. Меч клади перед добычей, щит перед охотником.
wheel-big_hunt = { $roles }. Чтобы поймать цель, пошли того, кто за ней охотится. Зачёркнуты роли, которые целью быть не могут.

# Моё место.

mine = Твоё место
you-are = Ты — { $role }
you-first = Жетон первого игрока у тебя.
you-prey = { $role }
    .second = добыча, меч: +{ $coins }
you-hunter = { $role }
    .second = охотник, щит: +{ $coins }
coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.
own-shown = { $count ->
    [0] Открытых карт у тебя пока нет.
   *[other] У тебя открыто: { $cards }.
}
sealed = Твоя карта выбрана и лежит рубашкой вверх.
your-roles = { $count ->
    [one] Твоя роль
   *[other] Твои роли
}

# Места остальных.

place = { $name }. { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}.{ $first ->
    [yes] {" "}Первый игрок.
   *[no] {""}
}
place-shown = Открыто: { $cards }.
place-hand = Осталось в руке: { $cards }.
place-state = { $state ->
    [lit] Можно выбрать.
    [sel] Выбрано.
    [off] Сейчас нельзя.
   *[quiet] {""}
}
lies-before = Здесь лежит { $card }, его хозяин: { $name }.
left-all = любая роль
left-one = только { $role }
left-some = { $count ->
    [2] { $roles } или { $last }
   *[other] одна из { $count } ролей
}
left-known = это { $role }
left-open = { $role }: открыто
role-of = { $name }, { $number ->
    [0] роль
    [1] первая роль
   *[other] вторая роль
}.
role-own = Твоя { $number ->
    [0] роль
    [1] первая роль
   *[other] вторая роль
}.
role-number = { $name }, { $slot ->
    [1] 1-я роль
   *[other] 2-я роль
}
role-declared = Объявлено: { $card }.
closed = Закрыто

# Середина «Большой охоты».

stages = Этапы раунда
stage-1 = Объявление
stage-2 = Разведка
stage-3 = Охота
target = Цель
excluded = Исключение
    .short = Исклю­чение
excluded-hidden = лишняя роль, её нет ни у кого
excluded-mine = видишь только ты
excluded-count = смотрели: { $count }
excluded-peeked = Смотрели: { $names }.
out = Открытое исключение: { $card }.
peeked = Исключение: { $card }
    .second = Видишь только ты. В блокноте это останется.

# Рука и кнопка.

hand = Твоя рука
hand-card = { $card }{ $state ->
    [lit] , можно выбрать
    [sel] , выбрано
    [off] , сейчас нельзя
   *[quiet] {""}
}
pick-card = Выбери карту
pick-sword = Выбери, перед кем меч
pick-shield = Выбери, перед кем щит
pick-declare = { $picked ->
    [yes] Теперь выбери роль
   *[no] Выбери, кого объявить
}
pick-act = Выбери роль или исключение
pick-hunt = Выбери, кто идёт на охоту
chosen = Выбор: { $card }
    .second = можно передумать, пока думают другие
do-before = { $step ->
    [sword] Меч
   *[other] Щит
}: { $name }
do-peek = Посмотреть исключение
do-declare = Объявить{ $slot ->
    [0] {""}
    [1] {" "}на первой роли
   *[other] {" "}на второй роли
}: { $card }
do-open = Вскрыть { $slot ->
    [0] роль
    [1] первую роль
   *[other] вторую роль
}: { $name }
second-show = откроется вместе со всеми
second-before = { $step ->
    [sword] если это добыча, +{ $coins }
   *[other] если это охотник, +{ $coins }
}
second-before-nobody = все места закрыты
second-declare = { $truth ->
    [yes] это правда; на охоту карта не пойдёт
   *[no] это ложь; на охоту карта не пойдёт
}
second-open = за ложь получишь монету
second-peek = увидишь только ты
second-hunt = добыча: { $prey }

# Что это за карта.

about-everyone = Добыча: { $prey }. Охотник: { $hunter }. Кто показал эту карту, тот точно не { $card }.
    .clause = circle
about-big_hunt = На охоте эта карта устраняет карту «{ $prey }», а её саму устраняет карта «{ $hunter }».
    .clause = hunt
about-sword = Положи меч перед тем, в ком видишь добычу. Угадаешь: +{ $coins }.
    .clause = sword
about-shield = Положи щит перед тем, в ком видишь охотника. Угадаешь: +{ $coins }.
    .clause = shield
about-hill = Холм ничего о тебе не говорит. А если останется в руке до конца раунда, +{ $coins }.
    .clause = hill

# Блокнот.

notebook-how = Крестики ставит стол: он считает точно. Твои пометки карандашом видны только здесь: нажимай на клетку.
mark = { $name }, { $role }: { $mark ->
    [maybe] твоя пометка «может быть»
    [yes] твоя пометка «похоже, да»
    [no] твоя пометка «похоже, нет»
   *[none] пока возможно
}
cell = { $cell ->
    [all] точно нет, знают все
    [mine] точно нет, знаешь ты
   *[sure] точно да
}
legend-all = точно нет, и это знают все
legend-mine = точно нет, но это знаешь только ты
legend-sure = точно да
legend-pencil = карандаш: может быть, похоже, вряд ли

# Итоги раунда.

round-over = Итоги раунда { $round }
round-before = Предыдущий раунд
round-after = Следующий раунд
round-on = Дальше
round-target = Цель: { $card }
round-role = Роль
round-sword = Меч перед
round-shield = Щит перед
round-unused = не положено
round-idle = не перед кем
round-shown = Показано
round-left = В руке
round-hunt = Охота
round-dead = устранена
round-alive = уцелела
round-word = «{ $card }»
round-roles = Роль и что объявлено
source-attack = За меч
source-defence = За щит
source-hill = За холм
source-target = Цель
source-prey = Добыча
source-survivor = Выживший
source-guaranteed = За участие
source-caught = Ложь поймана
source-paid = Заплачено
source-total = Итого

# Что случилось со всеми сразу: коротко, а подробно — списком.

events-showed = Круг { $circle }: { $each }.
    .each = { $seat-mine ->
        [yes] ты
       *[no] { $seat-name }
    }{"\u00A0"}— { $card }
events-hunted = Охота: { $each }.
    .each = { $seat-mine ->
        [yes] ты
       *[no] { $seat-name }
    }{"\u00A0"}— { $card }
events-scored = Монеты за раунд: { $each }.
    .each = { $seat-mine ->
        [yes] ты
       *[no] { $seat-name }
    }{"\u00A0"}— { $coins }
    .list = Кто кем был и за что монеты
events-earned = Монеты за охоту: { $each }.
    .each = { $seat-mine ->
        [yes] ты
       *[no] { $seat-name }
    }{"\u00A0"}— { $coins }
    .list = Чьи карты уцелели и за что монеты

# Подсказки первой игры.

guide-card-1 = Твоя роль тайная. Найди свою добычу раньше, чем охотник найдёт тебя: колесо показывает, кто за кем охотится. Для начала покажи персонажа.
guide-card-2 = Кто показал персонажа, тот точно не он. Своего персонажа показать нельзя: он лежит под ролью.
guide-card-3 = Меч: угадай, кто твоя добыча. Щит: угадай, кто твой охотник. Холм: промолчи или придержи его ради монеты.
guide-last = Последний круг. Непоказанные меч и щит пропадут, а холм в руке даст монету.
guide-again = Новый раунд: роли розданы заново, и всё, что было известно, уже не годится.
guide-sword = За верный меч дают три монеты. Нельзя положить его перед тем, чей щит уже стоит против тебя.
guide-shield = За верный щит дают две монеты. Нельзя закрыться от того, чей меч уже лежит перед тобой.
guide-declare = Объявленная карта останется на столе и на охоту уже не пойдёт. Платят только за ту ложь, которую вскрыли.
guide-bluff = За ложь платит только тот, чью роль вскрыли. Правдой тоже можно запутать: ей могут не поверить.
guide-act = Если роль не та, что объявлена, монета твоя. Исключение увидишь только ты: такой роли нет ни у кого.
guide-hunt = Чтобы поймать цель, пошли того, кто за ней охотится. Если твою карту устранит чужая, цель не достанется.
