# Слова «Конфетной мафии». Ключи объяснены в igroteka/texts/__init__.py.

title = Конфетная мафия
tagline = Ночью тайно выбирают, днём ищут преступников. Ведёт телефон.
length = 30 минут

# Роли. `.about`: сторона, что делает и чего нельзя; не длиннее, чем видно на телефоне без прокрутки.

card-elder = Староста
    .about = Город. Каждую ночь проверяет одного игрока и узнаёт, кто это: мирный житель, преступник или одиночка. Работает в любом режиме.
card-lawyer = Адвокат
    .about = Преступник, но с бандой не просыпается, и друг друга они не знают. Ночью может узнать роль одного игрока. На проверках выглядит мирным жителем.
card-vampire = Вампир
    .about = Город. Преступники не могут его убить; остальные ночные убийцы могут.
card-doctor = Врач
    .about = Город. Каждую ночь лечит одного игрока, можно себя: этой ночью его не убьют. Одного и того же две ночи подряд нельзя. Лунатику не поможет.
card-fortune_teller = Гадалка
    .about = Город. Каждую ночь называет двух других игроков и узнаёт, на одной ли они стороне. Одиночки здесь считаются с преступниками.
card-bloodhound = Ищейка
    .about = Преступник. Каждую ночь проверяет одного игрока: мирный житель, преступник или одиночка. Потом голосует с бандой.
card-candy_baron = Конфетный барон
    .about = Преступник. Каждую ночь спрашивает об одном игроке: это Староста или Лунатик? Ответ: да или нет. Потом голосует с бандой.
card-beauty = Красотка
    .about = Город. Ночью может парализовать игрока: его больше не будят и нельзя убить, а днём он не говорит и не голосует. Одного и того же две ночи подряд нельзя.
card-sleepwalker = Лунатик
    .about = Город. Просыпается и голосует с преступниками: для них он свой. Если выберут его, покажет карту и погибнет, а банда выберет ещё одну жертву. Врач не спасёт.
card-mercenary = Наёмник
    .about = Город. Ночью может убить одного игрока, и так хоть каждую ночь. Осторожно: погибнуть может и мирный житель.
card-kidnapper = Похититель
    .about = Преступник. Первым каждую ночь уводит игрока: этой ночью его больше не будят. Одного и того же две ночи подряд нельзя. Потом голосует с бандой.
card-reanimator = Реаниматор
    .about = Город, особая роль. Один раз за игру ночью возвращает любого, кто выбыл до этой ночи. Утром игрок снова за столом.
card-judge = Судья
    .about = Город. Каждую ночь спрашивает об одном игроке: это мирный житель? Если ответ «да», завтра его нельзя казнить.
card-detective = Сыщик
    .about = Город. Ночью может одно из двух: узнать, мирный ли житель игрок, или убить его.
card-bodyguard = Телохранитель
    .about = Город. Каждую ночь закрывает собой другого игрока: если тот должен погибнуть, вместо него погибает Телохранитель. Действует всю ночь.
card-witch = Ведьма
    .about = Одиночка. Каждую ночь тайно проклинает игрока. Выбывает Ведьма — выбывают и проклятые. Побеждает одна, вдвоём с кем угодно или когда прокляты все остальные.
card-woodcutter = Дровосек
    .about = Город. Каждую ночь бережёт другого игрока: первое покушение тот переживёт, а Дровосек погибнет и заберёт с собой одного из убийц.
card-piper = Дудочник
    .about = Одиночка. Каждую ночь вербует игрока: тот теряет способность, на проверках он одиночка, просыпается с Дудочником. Побеждает, если остался один или завербованы все остальные.
card-inquisitor = Инквизитор
    .about = Город, особая роль. Ночью может одно из двух: убить игрока или узнать его роль, и тогда тот узнает, кто Инквизитор.
card-punisher = Каратель
    .about = Город. Каждую ночь отмечает игрока. Если этой ночью отмеченный погибнет, следующей ночью Каратель убивает любого.
card-sentry = Караульный
    .about = Город. Каждую ночь сторожит игрока, можно себя: первый, кто его проверит или покусится на него, погибает. Того, кого сторожат, это не спасает.
card-sorcerer = Колдун
    .about = Преступник. Вместо убийства, на котором сошлась банда, может отдать свою жизнь: один мирный житель станет преступником и узнает об этом. Голосует с бандой.
card-blacksmith = Кузнец
    .about = Город. Ночью погибает только со второго покушения; первое проходит без следа. Два за одну ночь убивают сразу.
card-maniac = Маньяк
    .about = Одиночка. Каждую ночь убивает другого игрока. Ночью его убить нельзя. Побеждает, когда остаётся один или вдвоём с кем угодно.
card-shapeshifter = Оборотень
    .about = Преступник. Голосует с бандой. На проверках выглядит мирным жителем, и только тот, кто узнаёт саму роль, видит правду.
card-executioner = Палач
    .about = Одиночка. В первую ночь называет другого игрока. Побеждает, если того казнят; а если тот выбыл иначе, то когда казнят Палача.
card-admirer = Поклонница
    .about = Город. Каждую ночь идёт к игроку в гости или зовёт его к себе. Ушедшего из дома не убьют, но покушение на того, у кого гостят, грозит обоим.
card-policeman = Полицейский
    .about = Город. Каждую ночь запирает другого игрока: его не будят и нельзя убить. Если это преступник, его банда этой ночью не голосует.
card-drunk = Пьяница
    .about = Без стороны. До третьей ночи роли нет, и побеждает вместе с любым победителем. На третью ночь получает отложенную роль; какую, объявят всем.
card-matchmaker = Сводник
    .about = Одиночка. В первую ночь связывает двоих, можно и себя: выбывает один — выбывает и другой. Побеждает, когда остаётся один или вдвоём с кем угодно.
card-jailer = Тюремщик
    .about = Город, особая роль. Каждую ночь узнаёт роль игрока. Преступник становится заключённым: его не будят, он не голосует. Без Тюремщика все свободны.
card-conjurer = Фокусник
    .about = Преступник. Ночью может парализовать игрока: его не будят, нельзя убить, днём он не говорит и не голосует. Не одного и того же две ночи подряд. Голосует с бандой.
card-clairvoyant = Ясновидец
    .about = Город. Каждую ночь смотрит на порог игрока, можно на свой: если этого игрока убили или пытались убить, видит одного из убийц.
card-nobleman = Дворянин
    .about = Город. Если приговорён к казни, показывает карту и остаётся в игре.
card-dealer = Дилер
    .about = Город. Если его убьют преступники, следующей ночью эту банду не будят и убийства нет.
card-don = Дон
    .about = Преступник, мафия. Если голоса банды разошлись, жертвой становится тот, кого выбрал Дон.
card-dragon = Дракон
    .about = Преступник, триада. Если голоса банды разошлись, жертвой становится тот, кого выбрал Дракон. Рядом с Доном решает Дон.
card-instigator = Зачинщик
    .about = Город. Один раз за игру ночью решает: завтра казней будет две. О второй объявят, только когда закончится первая.
card-tough_guy = Здоровяк
    .about = Город. Если его убьют преступники, живёт ещё день и выбывает следующим утром. Другие убийцы убивают сразу.
card-mistress = Любовница
    .about = Преступник. Каждую ночь прикрывает игрока, можно себя: этой ночью на проверках он мирный житель. Потом голосует с бандой.
card-avenger = Мститель
    .about = Город. Выбывая, ночью или днём, может сразу забрать с собой любого игрока, и ничто того не спасёт.
card-libeller = Пасквильянт
    .about = Преступник. Каждую ночь клевещет на игрока, можно на себя: этой ночью на проверках он преступник. Потом голосует с бандой.
card-baker = Пекарь
    .about = Город, особая роль. Каждую ночь узнаёт роль игрока. Когда Пекарь выбыл, у города остаётся три дня, а потом побеждают преступники.
card-sweet_tooth = Сластёна
    .about = Город, особая роль. Каждую ночь узнаёт роль игрока. Не раскрывает ни того, что узнаёт, ни своей роли.
card-saviour = Спаситель
    .about = Город. Когда город приговорил другого игрока, может выбыть вместо него; тот свою карту не показывает.
card-dentist = Стоматолог
    .about = Город. Каждую ночь выбирает, кому завтра молчать. Голосовать тот может.
card-wanderer = Странник
    .about = Город. В первую ночь выбирает другого игрока. Когда тот выбудет, следующей ночью тайно получает его роль и сторону.
card-elders_son = Сын старосты
    .about = Город. Спит, пока в игре есть Староста, а потом проверяет вместо него: мирный житель, преступник или одиночка.
card-teacher = Учитель
    .about = Преступник, триада. Если вся остальная банда выбыла, ночью, после жертвы банды, может убить ещё одного игрока.
card-citizen = Мирный житель
    .about = Город. Способности нет: днём говорит и голосует, а ночью спит.
card-criminal = Преступник
    .about = Преступник. Способности нет: ночью голосует с бандой, а днём не выдаёт себя.

# Знаки духов; `.about` — знак словами.

card-sign-a = А
    .about = буква «А»
card-sign-be = Б
    .about = буква «Б»
card-sign-ve = В
    .about = буква «В»
card-sign-ge = Г
    .about = буква «Г»
card-sign-de = Д
    .about = буква «Д»
card-sign-ie = Е
    .about = буква «Е»
card-sign-io = Ё
    .about = буква «Ё»
card-sign-zhe = Ж
    .about = буква «Ж»
card-sign-ze = З
    .about = буква «З»
card-sign-i = И
    .about = буква «И»
card-sign-short-i = Й
    .about = буква «Й»
card-sign-ka = К
    .about = буква «К»
card-sign-el = Л
    .about = буква «Л»
card-sign-em = М
    .about = буква «М»
card-sign-en = Н
    .about = буква «Н»
card-sign-o = О
    .about = буква «О»
card-sign-pe = П
    .about = буква «П»
card-sign-er = Р
    .about = буква «Р»
card-sign-es = С
    .about = буква «С»
card-sign-te = Т
    .about = буква «Т»
card-sign-u = У
    .about = буква «У»
card-sign-ef = Ф
    .about = буква «Ф»
card-sign-kha = Х
    .about = буква «Х»
card-sign-tse = Ц
    .about = буква «Ц»
card-sign-che = Ч
    .about = буква «Ч»
card-sign-sha = Ш
    .about = буква «Ш»
card-sign-shcha = Щ
    .about = буква «Щ»
card-sign-hard = Ъ
    .about = буква «Ъ»
card-sign-yery = Ы
    .about = буква «Ы»
card-sign-soft = Ь
    .about = буква «Ь»
card-sign-e = Э
    .about = буква «Э»
card-sign-yu = Ю
    .about = буква «Ю»
card-sign-ya = Я
    .about = буква «Я»
card-sign-latin-a = лат. A
    .about = латинская буква «A»
card-sign-latin-b = лат. B
    .about = латинская буква «B»
card-sign-latin-c = лат. C
    .about = латинская буква «C»
card-sign-latin-d = лат. D
    .about = латинская буква «D»
card-sign-latin-e = лат. E
    .about = латинская буква «E»
card-sign-latin-f = лат. F
    .about = латинская буква «F»
card-sign-latin-g = лат. G
    .about = латинская буква «G»
card-sign-latin-h = лат. H
    .about = латинская буква «H»
card-sign-latin-i = лат. I
    .about = латинская буква «I»
card-sign-latin-j = лат. J
    .about = латинская буква «J»
card-sign-latin-k = лат. K
    .about = латинская буква «K»
card-sign-latin-l = лат. L
    .about = латинская буква «L»
card-sign-latin-m = лат. M
    .about = латинская буква «M»
card-sign-latin-n = лат. N
    .about = латинская буква «N»
card-sign-latin-o = лат. O
    .about = латинская буква «O»
card-sign-latin-p = лат. P
    .about = латинская буква «P»
card-sign-latin-q = лат. Q
    .about = латинская буква «Q»
card-sign-latin-r = лат. R
    .about = латинская буква «R»
card-sign-latin-s = лат. S
    .about = латинская буква «S»
card-sign-latin-t = лат. T
    .about = латинская буква «T»
card-sign-latin-u = лат. U
    .about = латинская буква «U»
card-sign-latin-v = лат. V
    .about = латинская буква «V»
card-sign-latin-w = лат. W
    .about = латинская буква «W»
card-sign-latin-x = лат. X
    .about = латинская буква «X»
card-sign-latin-y = лат. Y
    .about = латинская буква «Y»
card-sign-latin-z = лат. Z
    .about = латинская буква «Z»
card-sign-0 = 0
    .about = цифра 0
card-sign-1 = 1
    .about = цифра 1
card-sign-2 = 2
    .about = цифра 2
card-sign-3 = 3
    .about = цифра 3
card-sign-4 = 4
    .about = цифра 4
card-sign-5 = 5
    .about = цифра 5
card-sign-6 = 6
    .about = цифра 6
card-sign-7 = 7
    .about = цифра 7
card-sign-8 = 8
    .about = цифра 8
card-sign-9 = 9
    .about = цифра 9
card-sign-question = ?
    .about = вопросительный знак
card-sign-exclamation = !
    .about = восклицательный знак
card-sign-plus = +
    .about = плюс
card-sign-minus = −
    .about = минус
card-sign-equals = =
    .about = знак равенства
card-sign-left = ←
    .about = стрелка влево
card-sign-right = →
    .about = стрелка вправо
card-sign-up = ↑
    .about = стрелка вверх
card-sign-down = ↓
    .about = стрелка вниз
card-sign-circle = ○
    .about = круг
card-sign-cross = ×
    .about = крест

# Что можно сделать.

action-pick = Выбрать: { $seat-name }
action-kill = Убить: { $seat-name }
action-take = Позвать к себе: { $seat-name }
action-pair = Выбрать двоих: { $seat-name } и { $other-name }
action-nobody = Никого
action-yes = Да
action-vote = Голос: { $seat-name }
action-vote-nobody = Воздержаться
action-hand-up = Поднять руку
action-hand-down = Не поднимать руку
action-say-nothing = Ничего не заявлять
action-claim = Заявить: моя роль — { $card }
action-report-town = Заявить о проверке: { $seat-name } — мирный житель
action-report-crime = Заявить о проверке: { $seat-name } — преступник
action-report-loner = Заявить о проверке: { $seat-name } — одиночка
action-accuse = Обвинить: { $seat-name }
action-vouch = Поручиться: { $seat-name }
action-write = Написать: { $sign-about }
action-write-nothing = Ничего не писать

# Чего ждёт стол. `ask-…` — кого спрашивают: у каждой роли свой вопрос.

step-call = { $mine ->
    [yes] { $ask ->
        [ask-kidnapper] Похититель: кого увести на эту ночь?
        [ask-policeman] Полицейский: кого запереть на эту ночь?
        [ask-sentry] Караульный: кого сторожить?
        [ask-doctor] Врач: кого лечить?
        [ask-libeller] Пасквильянт: на кого пустить клевету?
        [ask-mistress] Любовница: кого прикрыть?
        [ask-conjurer] Фокусник: кого парализовать? Можно никого.
        [ask-lawyer] Адвокат: чью роль узнать? Можно ничью.
        [ask-elder] Староста: кого проверить?
        [ask-elders_son] Сын старосты: кого проверить?
        [ask-bloodhound] Ищейка: кого проверить?
        [ask-fortune_teller] Гадалка: кого сравнить? Выбери двоих.
        [ask-sweet_tooth] Сластёна: чью роль узнать?
        [ask-candy_baron] Конфетный барон: о ком спросить, не Староста ли это и не Лунатик?
        [ask-beauty] Красотка: кого парализовать? Можно никого.
        [ask-admirer] Поклонница: к кому пойти в гости или кого позвать к себе?
        [ask-bodyguard] Телохранитель: кого закрыть собой?
        [ask-woodcutter] Дровосек: чью дверь беречь?
        [ask-teacher] Учитель: ты последний преступник в банде. Кого убить ещё? Можно никого.
        [ask-sorcerer] Колдун: отдать жизнь вместо убийства и переманить мирного жителя? Кого? Можно отказаться.
        [ask-second] Колдун: это не мирный житель. Жизнь уже отдана: назови другого.
        [ask-inquisitor] Инквизитор: чью роль узнать или кого убить? Можно отказаться.
        [ask-detective] Сыщик: кого проверить или убить? Можно отказаться.
        [ask-mercenary] Наёмник: кого убить? Можно никого.
        [ask-jailer] Тюремщик: чью роль узнать? Преступник станет заключённым.
        [ask-maniac] Маньяк: кого убить?
        [ask-revenge] Каратель: отмеченный погиб, и месть твоя. Кого убить?
        [ask-punisher] Каратель: кого отметить? Погибнет этой ночью — следующей ты убьёшь любого.
        [ask-piper] Дудочник: кого завербовать?
        [ask-witch] Ведьма: кого проклясть?
        [ask-clairvoyant] Ясновидец: на чей порог смотреть?
        [ask-judge] Судья: о ком спросить? Мирного жителя завтра не казнят.
        [ask-baker] Пекарь: чью роль узнать?
        [ask-dentist] Стоматолог: кому завтра молчать?
        [ask-instigator] Зачинщик: устроить завтра две казни? Так можно один раз за игру.
        [ask-reanimator] Реаниматор: кого вернуть? Так можно один раз за игру.
        [ask-matchmaker] Сводник: кого связать? Выбери двоих, можно и себя.
        [ask-executioner] Палач: чья казнь тебе нужна?
        [ask-wanderer] Странник: за кем следить, чтобы потом получить роль?
       *[other] Ночь. Дел у тебя сейчас нет.
    }
   *[no] { $heard ->
        [ask-kidnapper] Похититель ищет, кого увезти.
        [ask-policeman] Полицейский выходит в обход.
        [ask-sentry] Караульный занимает пост.
        [ask-doctor] Врач берёт саквояж.
        [ask-libeller] Пасквильянт точит перо.
        [ask-mistress] Любовница придумывает алиби.
        [ask-conjurer] Фокусник достаёт колоду.
        [ask-lawyer] Адвокат листает дела.
        [ask-elder] Староста зажигает лампу.
        [ask-elders_son] Староста зажигает лампу.
        [ask-bloodhound] Ищейка берёт след.
        [ask-fortune_teller] Гадалка раскладывает карты.
        [ask-sweet_tooth] Сластёна шуршит фантиком.
        [ask-candy_baron] Конфетный барон листает список имён.
        [ask-beauty] Красотка стучится в дверь.
        [ask-admirer] Поклонница выбирает, с кем провести вечер.
        [ask-bodyguard] Телохранитель встаёт у порога.
        [ask-woodcutter] Дровосек берёт топор.
        [ask-teacher] Учитель проверяет домашнее задание.
        [ask-sorcerer] Колдун взвешивает цену.
        [ask-second] Колдун взвешивает цену.
        [ask-inquisitor] Инквизитор раскрывает книгу допросов.
        [ask-detective] Сыщик надевает плащ.
        [ask-mercenary] Наёмник проверяет заказ.
        [ask-jailer] Тюремщик гремит ключами.
        [ask-maniac] Маньяк выходит на улицу.
        [ask-revenge] Каратель ведёт счёт.
        [ask-punisher] Каратель ведёт счёт.
        [ask-piper] Дудочник играет, и его люди слышат мелодию.
        [ask-witch] Ведьма шепчет имя.
        [ask-clairvoyant] Ясновидец вглядывается в темноту.
        [ask-judge] Судья открывает дело.
        [ask-baker] Пекарь ставит тесто.
        [ask-dentist] Стоматолог готовит кресло.
        [ask-instigator] Зачинщик думает о завтрашнем дне.
        [ask-reanimator] Реаниматор заряжает приборы.
       *[other] Ночь. Одни спят, другие заняты делом.
    }
}
step-fate = { $mine ->
    [yes] { step-call }
   *[no] { $own ->
        [yes] { $role }: это ты. Выбирать сейчас ничего не надо.
       *[no] { $heard ->
            [ask-sleepwalker] Лунатик бредёт с закрытыми глазами.
            [ask-vampire] Вампир задёргивает шторы.
            [ask-blacksmith] Кузнец раздувает горн.
            [ask-drunk] Пьяница ищет дорогу домой.
            [ask-shapeshifter] Оборотень примеряет чужое лицо.
            [ask-matchmaker] Сводник выбирает, кого связать.
            [ask-executioner] Палач записывает имя.
            [ask-don] Дон поправляет шляпу.
            [ask-dragon] Дракон выпускает кольцо дыма.
            [ask-dealer] Дилер прячет товар.
            [ask-tough_guy] Здоровяк разминает плечи.
            [ask-saviour] Спаситель даёт обет.
            [ask-avenger] Мститель заряжает ружьё.
            [ask-elders_son] Сын старосты смотрит на отцовскую печать.
            [ask-nobleman] Дворянин находит старую грамоту.
            [ask-wanderer] Странник выбирает, за кем следить.
           *[other] Ночь. Кто-то выбирает на всю игру.
        }
    }
}
step-gang = { $mine ->
    [yes] { $gang ->
        [mafia] Мафия:
        [triad] Триада:
       *[other] Преступники:
    } { $again ->
        [yes] среди вас был Лунатик. Выберите ещё одну жертву.
       *[no] договоритесь, кто станет жертвой.
    }
   *[no] { $again ->
        [yes] Ночь. Город спит.
       *[no] { $gang ->
            [mafia] Ночь. Выбирает мафия.
            [triad] Ночь. Выбирает триада.
           *[other] Ночь. Преступники решают, кто замолчит навсегда.
        }
    }
}
step-spirits = { $mine ->
    [yes] Духи: какой знак оставить на листе? Можно никакого.
   *[no] Ночь. Духи склонились над листом.
}
step-shot = { $mine ->
    [yes] Мститель: кого забрать с собой? Можно никого.
   *[no] Последнее слово: { $seat-name }.
}
step-talk = { $mine ->
    [yes] Разговор. Что заявить? Можно ничего.
   *[no] Разговор. Кого подозревает город?
}
step-floor = { $seat-mine ->
    [yes] Твоё слово. Можно заявить роль или проверку.
   *[no] Говорит { $seat-name }.
}
step-ballot = { $mine ->
    [yes] Кого казнить? Можно воздержаться.
   *[no] Город голосует.
}
step-hands = { $mine ->
    [yes] Подозрение: { $seat-name }. Поднять руку за казнь?
   *[no] Подозрение: { $seat-name }. Город поднимает руки.
}
step-runoff = { $mine ->
    [yes] Поровну: { $seats-name }. Кого казнить?
   *[no] Поровну: { $seats-name }. Город голосует ещё раз.
}
step-nominate = { $mine ->
    [yes] Кого обвинить? Можно воздержаться.
   *[no] Город решает, кого обвинить.
}
step-trial = { $mine ->
    [yes] Обвинение: { $seat-name }. Поднять руку за казнь?
   *[no] Обвинение: { $seat-name }. Город поднимает руки.
}
step-save = { $mine ->
    [yes] Город приговорил: { $seat-name }. Спаситель: выбыть вместо?
   *[no] Город приговорил: { $seat-name }. Все ждут.
}
step-mail = Записки. Каждый открывает свою.
step-defence = { $seats-mine ->
    [yes] Поровну: { $seats-name }. Скажи слово за себя.
   *[no] Поровну: { $seats-name }. Каждый говорит за себя.
}
step-last_word = { $seat-mine ->
    [yes] Последнее слово за тобой.
   *[no] Последнее слово: { $seat-name }.
}
step-truce = { $mine ->
    [yes] Давно никто не выбывает. Поднять руку за ничью?
   *[no] Город решает, не разойтись ли вничью.
}

# Что произошло. Сначала то, что слышат все.

event-dealt = Роли розданы. В игре: { $cast }.
event-spare = Часть карт города из этого списка не досталась никому. Сколько их: { $count }.
event-night = Ночь { $night }. Над Мисти-тауном гаснут витрины, город засыпает.
event-joined = Кто-то протрезвел. В городе новая роль: { $card }.
event-dawn = День { $day }. Светает, все просыпаются.{ $quiet ->
    [yes] {" "}Ночь прошла без потерь.
   *[no] {""}
}
event-left = { $seat-mine ->
    [yes] Ты выбываешь. Карта: { $card }.
   *[no] Больше не с нами: { $seat-name }. Карта: { $card }.
}
event-returned = { $seat-mine ->
    [yes] Невероятно: ты снова среди живых.
   *[no] Невероятно: { $seat-name } снова среди живых.
}
event-jailed = { $seat-mine ->
    [yes] Ты за решёткой: ночью не будят, днём без голоса.
   *[no] За решёткой: { $seat-name }.
}
event-freed = Камера пуста. На свободе: { $seats-name }.
event-absent = { $seat-mine ->
    [yes] Сегодня ты не участвуешь в разговоре и голосовании.
   *[no] { $seat-name } сегодня не участвует в разговоре и голосовании.
}
event-silent = { $seat-mine ->
    [yes] Сегодня ты молчишь. Голосовать можно.
   *[no] { $seat-name } сегодня молчит.
}
event-missed = Преступники никого не убили.
event-bread = Пекарь больше не печёт. Хлеба хватит на три дня, до вечера дня { $day }.
event-sheet = На листе духов: { $signs }.
event-shoots = { $seat-mine ->
    [yes] Последнее слово за тобой.
   *[no] Последнее слово: { $seat-name }.
}
event-shot = { $victim-mine ->
    [yes] { $seat-name } забирает с собой тебя. Карта: { $card }.
   *[no] { $seat-mine ->
        [yes] С тобой уходит { $victim-name }. Карта: { $card }.
       *[no] { $seat-name } забирает с собой жертву: { $victim-name }. Карта: { $card }.
    }
}
event-no-shot = { $seat-mine ->
    [yes] Ты никого не забираешь с собой.
   *[no] { $seat-name } никого не забирает с собой.
}
event-claimed = { $seat-mine ->
    [yes] Ты заявляешь: моя роль — { $card }.
   *[no] { $seat-name } заявляет: моя роль — { $card }.
}
event-reported = { $seat-mine ->
    [yes] Ты заявляешь о проверке:
   *[no] { $seat-name } заявляет о проверке:
} { $about-mine ->
    [yes] ты
   *[no] { $about-name }
} — { $side ->
    [town] мирный житель
    [crime] преступник
   *[other] одиночка
}.
event-accused = { $seat-mine ->
    [yes] Ты обвиняешь: { $about-name }.
   *[no] { $about-mine ->
        [yes] { $seat-name } обвиняет тебя.
       *[no] { $seat-name } обвиняет: { $about-name }.
    }
}
event-vouched = { $seat-mine ->
    [yes] Ты ручаешься: { $about-name }.
   *[no] { $about-mine ->
        [yes] { $seat-name } ручается за тебя.
       *[no] { $seat-name } ручается: { $about-name }.
    }
}
event-voted = { $target ->
    [-1] { $seat-mine ->
        [yes] Ты воздерживаешься.
       *[no] { $seat-name } воздерживается.
    }
   *[other] { $seat-mine ->
        [yes] Ты голосуешь за казнь: { $target-name }.
       *[no] { $target-mine ->
            [yes] { $seat-name } голосует за твою казнь.
           *[no] { $seat-name } голосует за казнь: { $target-name }.
        }
    }
}
event-hands = { $seat-mine ->
    [yes] За твою казнь
   *[no] За казнь ({ $seat-name })
} { $seats-count ->
    [0] рук нет
   *[other] подняли руку: { $seats-name }
}.
event-nominated = { $target ->
    [-1] { $seat-mine ->
        [yes] Ты никого не обвиняешь.
       *[no] { $seat-name } никого не обвиняет.
    }
   *[other] { $seat-mine ->
        [yes] Ты обвиняешь: { $target-name }.
       *[no] { $target-mine ->
            [yes] { $seat-name } обвиняет тебя.
           *[no] { $seat-name } обвиняет: { $target-name }.
        }
    }
}
event-tie = Поровну: { $seats-name }. Каждому по слову, и ещё одно голосование.
event-undecided = Город не решился: сегодня никого не казнят.
event-condemned = { $seat-mine ->
    [yes] Город решил: казнь. Приговор тебе.
   *[no] Город решил: казнь. Приговор: { $seat-name }.
}
event-immune = { $seat-mine ->
    [yes] Закон на твоей стороне: казни нет.
   *[no] { $seat-name } под защитой закона: казни нет.
}
event-stepped-in = { $seat-mine ->
    [yes] Ты выбываешь вместо другого.
   *[no] { $seat-name } выбывает вместо другого.
} Карта: { $card }. Остаётся в игре: { $condemned-mine ->
    [yes] ты
   *[no] { $condemned-name }
}.
event-noble = { $seat-mine ->
    [yes] Ты показываешь карту Дворянина: казни нет.
   *[no] { $seat-name } — Дворянин: казни нет.
}
event-executed = { $seat-mine ->
    [yes] Тебя казнят. Карта: { $card }.
   *[no] Казнь состоялась: { $seat-name }. Карта: { $card }.
}
event-followed = { $seat-mine ->
    [yes] Следом выбываешь ты. Карта: { $card }.
   *[no] Следом выбывает { $seat-name }. Карта: { $card }.
}
event-second = Толпа не расходится: сразу ещё одно голосование.
event-truce-offered = Пять кругов никто не выбывает. Стол предлагает ничью.
event-truce = { $agreed ->
    [yes] Город согласен: ничья.
   *[no] Город не согласен: игра продолжается.
}
event-hunger = Хлеб кончился: город проиграл.
event-removed = { $seat-mine ->
    [yes] Стол убирает тебя из игры. Карта: { $card }.
   *[no] Стол убирает из игры: { $seat-name }. Карта: { $card }.
}

# То, что говорят тебе одному.

event-card = Твоя роль: { $card }. { $works ->
    [yes] { $card-about }
   *[no] { $side ->
        [town] Город. В этом режиме способности нет: днём говори и голосуй.
       *[other] Преступник. В этом режиме способности нет: ночью голосуй с бандой.
    }
}
event-new-card = Теперь твоя роль: { $card }. { $works ->
    [yes] { $card-about }
   *[no] { $side ->
        [town] Город. В этом режиме способности нет: днём говори и голосуй.
       *[other] Преступник. В этом режиме способности нет: ночью голосуй с бандой.
    }
}
event-met = { $seats-count ->
    [1] Из банды больше никто не просыпается.
   *[other] Вместе с бандой просыпаются: { $seats-others }.
}
event-chorus = Мелодию Дудочника слышат: { $seats-name }.
event-checked = Проверка: { $seat-name } — { $side ->
    [town] мирный житель
    [crime] преступник
   *[other] одиночка
}.
event-compared = { $same ->
    [yes] { $seat-name } и { $other-name } на одной стороне.
   *[no] { $seat-name } и { $other-name } на разных сторонах.
}
event-is-town = { $town ->
    [yes] { $seat-name } — мирный житель.
   *[no] { $seat-name } — не мирный житель.
}
event-learnt = { $seat-name } — { $card }. { $side ->
    [town] Сторона: город.
    [crime] Сторона: преступники.
    [loner] Сторона: одиночка.
   *[other] Стороны пока нет.
}
event-office = { $office ->
    [yes] { $seat-name } — Староста или Лунатик.
   *[no] { $seat-name } — не Староста и не Лунатик.
}
event-killer = { $other ->
    [-1] На пороге ({ $seat-name }) никого: убийц не было.
   *[other] На пороге ({ $seat-name }) видно одного из убийц. Это { $other-mine ->
        [yes] ты
       *[no] { $other-name }
    }.
}
event-inquisitor = Этой ночью о тебе узнали всё. Инквизитор — { $seat-name }.
event-recruited = Тебя завербовали: способности больше нет, на проверках ты одиночка. Дудочник — { $seat-name }. { $seats-count ->
    [0] Других завербованных нет.
   *[other] Завербованы: { $seats-name }.
}
event-turned = Колдун отдаёт жизнь, и теперь ты с преступниками. Карта и способность те же. { $seats-count ->
    [0] Других своих нет.
   *[other] Свои: { $seats-name }.
}
event-unwoken = Этой ночью тебя не разбудили.
event-exposed = { $seat-mine ->
    [yes] Преступники выбрали тебя и увидели твою карту.
   *[no] { $seat-name } — Лунатик! Выберите ещё одну жертву.
}
event-victim = { $seat ->
    [-1] Банда не выбрала никого.
   *[other] { $seat-mine ->
        [yes] Жертва выбрана: это ты.
       *[no] Жертва выбрана: { $seat-name }.
    }
}
event-refused = { $seat-name } — не мирный житель.
event-revenge = Отмеченный погиб: следующей ночью ты убиваешь любого.
event-last = Кроме тебя, в банде никого не осталось.

# Как всё было на самом деле: это видит ведущий, а после игры все.

event-acted = { $seat-name } ({ $card }){ $target ->
    [-1] {" "}действует.
   *[other] : цель — { $target-name }{ $other ->
        [-1] .
       *[other] {" "}и { $other-name }.
    }
}
event-dropped = { $seat-name } ({ $card }): не вышло, { $why ->
    [doomed] этой ночью игрок уже погиб
    [recruited] Дудочник увёл игрока, и способности больше нет
    [office] Староста ещё жив
   *[blocked] этой ночью игрока не разбудили
}.
event-attempt = Покушение ({ $by ->
    [gang] банда
    [watch] Караульный
    [axe] Дровосек
   *[other] { $by }
}): { $victim-name }. { $end ->
    [killed] Жертва погибает.
    [axe] Жертва жива: удар принял Дровосек.
    [immune] Жертва жива: ночью эту роль не убить.
    [gang-proof] Жертва жива: Вампира преступники не убивают.
    [sealed] Жертва жива: её закрыли Полицейский, Фокусник или Красотка.
    [healed] Жертва жива: лечил Врач.
    [iron] Жертва жива: Кузнец выдержал первый удар.
    [shield] Жертва жива: удар принял Телохранитель.
    [late] Жертва проживёт ещё день: это Здоровяк.
   *[away] Жертва жива: из-за Поклонницы её не было дома.
} Кто убивал: { $killers-name }.
event-chain = { $cause ->
    [link] { $seat-name } выбывает: связь Сводника.
    [curse] { $seat-name } выбывает: проклятие Ведьмы.
    [sacrifice] { $seat-name } выбывает: Колдун отдаёт жизнь вместо убийства.
    [axe] { $seat-name } погибает: Дровосек принимает удар.
    [shield] { $seat-name } погибает: Телохранитель закрывает собой.
   *[late] { $seat-name } погибает: срок Здоровяка вышел.
}
event-nobody-died = Никто не погиб: { $why ->
    [first] в первую ночь не убивают
    [saved] ни одно покушение не удалось
   *[spared] покушений не было
}.
event-no-murder = { $gang ->
    [mafia] Мафия никого не убивает
    [triad] Триада никого не убивает
   *[crime] Преступники никого не убивают
}: { $why ->
    [stopped] Полицейский пришёл к одному из своих
    [resting] накануне банда убила Дилера
    [asleep] никого из банды не разбудили
   *[undecided] жертву не выбрали
}.
event-swapped = { $seat-name } тайно берёт карту: { $card }. Странник теперь { $robbed-name }.
event-unseen = Не достались никому: { $cards }.
event-aside = Для Пьяницы отложена роль: { $card }.

# Почему нельзя.

why-no-such-seat = За столом нет такого места.
why-out = Этот игрок уже выбыл.
why-yourself = Себя здесь выбрать нельзя.
why-same-again = Этот игрок был твоим прошлым выбором, а дважды подряд нельзя.
why-must-choose = Отказаться здесь нельзя: выбери кого-нибудь.
why-not-out = Вернуть можно только того, кто выбыл до этой ночи.
why-already-recruited = Этот игрок уже завербован.
why-not-this = Твоей роли здесь нужен другой ответ.
why-not-a-suspect = Голосуют только между теми, у кого голосов поровну.
why-shown = Этот Лунатик уже раскрыт: выбери кого-нибудь ещё.
why-powerless = Способности у тебя больше нет.
why-hushed = Сластёна не раскрывает ни своей роли, ни проверок.
why-not-in-play = Такой роли в этой игре нет.

# Чем кончилось.

ending-town = Преступников среди живых больше нет.
ending-crime = Преступников не меньше, чем остальных.
ending-gang = Одна банда взяла верх над другой и над городом.
ending-loners = Условие одиночки исполнено.
ending-hunger = Хлеб кончился раньше, чем город нашёл всех преступников.
ending-nobody = Ничья: победить больше некому.

altered-night = { $name }: со следующей ночи { $value ->
    [called] роли зовут по одной
   *[fast] все отвечают сразу
}.

won-town = Победил город
    .often = Город побеждает
won-crime = Победили преступники
    .often = Преступники побеждают
won-mafia = Победила мафия
    .often = Мафия побеждает
won-triad = Победила триада
    .often = Триада побеждает
won-witch = Победила Ведьма
    .often = Ведьма побеждает
won-piper = Победил Дудочник
    .often = Дудочник побеждает
won-maniac = Победил Маньяк
    .often = Маньяк побеждает
won-executioner = Победил Палач
    .often = Палач побеждает
won-matchmaker = Победил Сводник
    .often = Сводник побеждает

# Стороны ролей до игры; `.plain` — роль, чья способность в этом режиме не действует.

side-town = Город
    .plain = Город. В этом режиме без способности: днём говорит и голосует, а ночью спит.
side-crime = Преступники
    .plain = Преступник. В этом режиме без способности: ночью голосует с бандой, а днём не выдаёт себя.
side-loner = Одиночки
    .plain = Одиночка. В этом режиме без способности.
side-none = Без стороны
    .plain = Без стороны и без способности.

# О чём можно договориться до игры.

group-cast = Кто в игре
group-evening = Как проходит вечер
group-rulings = Как понимать правила
option-mode = Режим
option-mode-basic = Базовый
    .goal = Город ищет преступников, а те убивают по ночам. Город побеждает, когда преступников не остаётся, они — когда их не меньше, чем остальных. Способность есть только у Старосты. Карту показывают, только выбывая.
option-mode-business = Бизнес расширяется
    .goal = Город против преступников, и примерно у трети игроков есть способности: лечить, проверять, стрелять, похищать. Карту показывают, только выбывая.
option-mode-guests = Нежданные гости
    .goal = Город против преступников, а среди гостей может быть одиночка: он побеждает по-своему, против всех. Карту показывают, только выбывая.
option-mode-festival = Конфетный фестиваль
    .goal = Способности у всех, одиночек может быть несколько. Победи со своей стороной или исполни своё условие. Карту показывают, только выбывая.
option-two_gangs = Две банды
    .hint = Преступники делятся на мафию и триаду, которые не знают друг друга и соперничают. От двенадцати игроков, без одиночек.
option-wanted = Какие роли взять
    .hint = Выбери роли, которые точно будут в игре; остальные места займут роли готового состава. Сколько игроков, столько ролей — и состав целиком твой.
option-wanted-elder = { card-elder }
option-wanted-lawyer = { card-lawyer }
option-wanted-vampire = { card-vampire }
option-wanted-doctor = { card-doctor }
option-wanted-fortune_teller = { card-fortune_teller }
option-wanted-bloodhound = { card-bloodhound }
option-wanted-candy_baron = { card-candy_baron }
option-wanted-beauty = { card-beauty }
option-wanted-sleepwalker = { card-sleepwalker }
option-wanted-mercenary = { card-mercenary }
option-wanted-kidnapper = { card-kidnapper }
option-wanted-reanimator = { card-reanimator }
option-wanted-judge = { card-judge }
option-wanted-detective = { card-detective }
option-wanted-bodyguard = { card-bodyguard }
option-wanted-witch = { card-witch }
option-wanted-woodcutter = { card-woodcutter }
option-wanted-piper = { card-piper }
option-wanted-inquisitor = { card-inquisitor }
option-wanted-punisher = { card-punisher }
option-wanted-sentry = { card-sentry }
option-wanted-sorcerer = { card-sorcerer }
option-wanted-blacksmith = { card-blacksmith }
option-wanted-maniac = { card-maniac }
option-wanted-shapeshifter = { card-shapeshifter }
option-wanted-executioner = { card-executioner }
option-wanted-admirer = { card-admirer }
option-wanted-policeman = { card-policeman }
option-wanted-drunk = { card-drunk }
option-wanted-matchmaker = { card-matchmaker }
option-wanted-jailer = { card-jailer }
option-wanted-conjurer = { card-conjurer }
option-wanted-clairvoyant = { card-clairvoyant }
option-wanted-nobleman = { card-nobleman }
option-wanted-dealer = { card-dealer }
option-wanted-don = { card-don }
option-wanted-dragon = { card-dragon }
option-wanted-instigator = { card-instigator }
option-wanted-tough_guy = { card-tough_guy }
option-wanted-mistress = { card-mistress }
option-wanted-avenger = { card-avenger }
option-wanted-libeller = { card-libeller }
option-wanted-baker = { card-baker }
option-wanted-sweet_tooth = { card-sweet_tooth }
option-wanted-saviour = { card-saviour }
option-wanted-dentist = { card-dentist }
option-wanted-wanderer = { card-wanderer }
option-wanted-elders_son = { card-elders_son }
option-wanted-teacher = { card-teacher }
option-ready = Готовый состав
    .hint = Для одного числа игроков их бывает до трёх, примерно равной силы. Где другого нет, раздаётся обычный.
option-ready-usual = обычный
option-ready-second = второй
option-ready-third = третий
option-crime_slots = Сколько преступников
    .hint = Треть игроков с округлением или с округлением вниз: так городу легче.
option-crime_slots-round = треть
option-crime_slots-floor = треть, округляя вниз
option-spare = Лишние карты города
    .hint = Наше правило: в составе названо столько карт сверх числа игроков. Какие карты города не достались никому, не знает никто, кроме ведущего.
option-night = Ночь
    .hint = Собирать ответы сразу от многих или звать роли по одной. Исход одинаков.
option-night-fast = быстрая
option-night-called = роли зовут по одной
option-talk = Сколько раз за день заявляют
    .hint = Заявления — назвать роль, рассказать о проверке, обвинить, поручиться. Живой разговор они не заменяют.
option-speech = Разговор
    .hint = Все говорят сразу или по очереди: у каждого своя минута, и каждый день начинает следующий.
option-speech-free = общий
option-speech-turns = по очереди
option-vote_format = Как голосуют
    .hint = Руки поднимают за подозреваемых по очереди; когда обвиняют по одному, нужно больше половины.
option-vote_format-sealed = голоса открываются вместе
option-vote_format-open = руки на виду
option-vote_format-candidate = по одному обвиняемому
option-majority = Казнить большинством
    .hint = Наше правило: казнят, если за одного голосует больше половины города. По книге хватает и одного голоса.
option-spirits = Духи
    .hint = Выбывшие ночью оставляют на общем листе по одному знаку.
option-dead_open_eyes = Выбывшие видят всё
    .hint = Выбывшие видят все роли и всю ночь, если никто не может вернуться в игру.
option-sleepwalker_hit = Если банда выбрала Лунатика
    .hint = Карту он показывает в любом случае.
option-sleepwalker_hit-dies = погибает
option-sleepwalker_hit-exposed_only = только раскрыт
option-vampire_immunity = Кто не может убить Вампира
    .hint = Только преступники или вообще никто ночью.
option-vampire_immunity-crime = преступники
option-vampire_immunity-all_night = ночью никто
option-announce_crime_miss = Объявлять промах преступников
    .hint = Утром говорят, что преступники никого не убили, даже если кто-то выбыл иначе.
option-boss_decides = Когда решает Дон или Дракон
    .hint = О голосах их банды.
option-boss_decides-any_division = голоса разошлись
option-boss_decides-tie_only = голосов поровну
option-gang_tie = Если у банды поровну
    .hint = Жертву выбирает жребий, или убийства нет.
option-gang_tie-random = жребий
option-gang_tie-no_kill = убийства нет
option-piper_recruits = За кого завербованные
    .hint = С кем они побеждают.
option-piper_recruits-dual = за своих и за Дудочника
option-piper_recruits-charm = только за своих
option-piper_recruits-defect = только за Дудочника
option-police_two_gangs = Полицейский и две банды
    .hint = Если он запер преступника, не голосует его банда или обе.
option-police_two_gangs-own_gang = не голосует его банда
option-police_two_gangs-all = не голосуют обе
option-dealer_two_gangs = Дилер и две банды
    .hint = Если Дилера убили, ночь пропускает банда убийц или обе.
option-dealer_two_gangs-own_gang = пропускает банда убийц
option-dealer_two_gangs-all = пропускают обе
option-noble_survives = Дворянина не казнить
    .hint = Сколько казней он переживает.
option-noble_survives-always = каждый раз
option-noble_survives-once = один раз
option-town_win = Победа города
    .hint = Мешают ли ей живые одиночки.
option-town_win-no_criminals = нет преступников
option-town_win-no_criminals_no_loners = нет ни преступников, ни одиночек
option-simultaneous = Если условия исполнились вместе
    .hint = Кто тогда побеждает.
option-simultaneous-loner_first = одиночка раньше
option-simultaneous-joint = победа общая
option-kill_timing = Погибшие этой ночью
    .hint = О тех, кто погиб раньше своей очереди.
option-kill_timing-text = больше не действуют
option-kill_timing-all_simultaneous = действуют до утра
option-night1_checks = Проверки в первую ночь
    .hint = В первую ночь можно проверять. Тюрьмы и защиты от казни это не даёт.
option-guest_dies_with_host_only = Гость погибает только с хозяином
    .hint = Для Поклонницы: если на хозяина напали, а он выжил, гостя не трогают.
option-blacksmith_counts_healed = Вылеченный удар тоже удар
    .hint = Для Кузнеца: покушение, от которого спас Врач, считается первым.

# О чём стол предупреждает.

advice-crowd = Лучше всего играть от восьми до четырнадцати.
advice-ratio = Мирных жителей должно быть примерно вдвое больше, чем преступников и одиночек.
advice-abilities = Способности обычно у трети каждой стороны; здесь иначе.
advice-many-loners = Несколько одиночек бывает только на фестивале.
advice-gold = Особая роль обычно одна, а здесь больше.
advice-no-checker = У города некому проверять: победить ему будет трудно.
advice-no-expeller = У города некому убивать ночью: победить ему будет трудно.
advice-mode = Некоторых из этих ролей в выбранном режиме нет.
advice-son-without-elder = Сыну старосты нужен Староста.
advice-baron-without-prey = Конфетному барону нужен Староста или Лунатик.
advice-bloodhound-alone = Ищейке нужен одиночка или вторая банда.
advice-mask-without-checker = Любовнице и Пасквильянту нужен тот, кто проверяет.
advice-teacher-alone = Учителю нужен ещё кто-то в банде.
advice-two-bosses = Дон и Дракон в одной банде: решать будет Дон.
advice-uneven-gangs = Банды равны, а одиночек рядом с ними нет: лишние роли не вошли.
advice-left-out = Не все выбранные роли поместились.
advice-spare = В составе есть лишние карты города: преступников столько же, а мирных жителей меньше, чем названо. Любой роли города может и не быть.

fault-twice = Каждая роль в составе только одна.
fault-no-criminal = Среди выбранных ролей нет ни одного преступника: городу не с кем бороться.
fault-loner-beside-gangs = Рядом с двумя бандами одиночек не бывает.
fault-unequal-gangs = Две банды должны быть равны.
fault-not-the-cast = С лишними картами раздают только карты состава, и остаться могут только карты города.
fault-not-aside = Пьянице нужна одна отложенная карта из тех, что не розданы; без него не откладывают ничего.

# Подписи на столе.

field-night = Ночь
field-day = День
field-quiet = Кругов без потерь
field-round = Какое заявление
field-first = Первое подозрение
    .value = { $value ->
        [-1] никто
       *[other] { $value-name }
    }
field-cast = Роли в игре
field-cards = Карты
field-card = Карта
field-works = Способность работает
field-out = Карта выбыла
field-joined = Новая роль
field-seats = Игроки
    .value = { $value-name }
field-alive = В игре
field-jailed = За решёткой
field-absent = Не участвует
field-silent = Молчит
field-noble = Дворянин
field-shown = Карта, которую видели все
field-side = Сторона
    .value = { $value ->
        [town] город
        [crime] преступники
        [loner] одиночка
       *[other] стороны пока нет
    }
field-recruited = Завербованы
field-cursed = Прокляты
    .value = { $value-name }
field-doomed = Погибает этой ночью
field-asleep = Больше не будят
field-told = Что тебе сказали
field-kind = О чём
    .value = твой выбор
field-gang = Банда
    .value = { $value ->
        [mafia] мафия
       *[other] триада
    }
field-seat = Кто
    .value = { $value ->
        [-1] никто
       *[other] { $value-name }
    }
field-other = Кто ещё
    .value = { $value ->
        [-1] никто
       *[other] { $value-name }
    }
field-same = На одной стороне
field-town = Мирный житель
field-office = Староста или Лунатик
field-choice = Твой выбор
    .value = {""}
field-mine = Твоя роль
field-role = Роль
field-last = Прошлый выбор
    .value = { $value ->
        [-1] никто
       *[other] { $value-name }
    }
field-spent = Уже использовано
field-owes = Выбор ещё впереди
field-revenge = Месть
field-prey = Чья казнь нужна
    .value = { $value ->
        [-1] никто
       *[other] { $value-name }
    }
field-hunted = Кто нужен, выбыл без казни
field-follows = За кем следит Странник
    .value = { $value ->
        [-1] никто
       *[other] { $value-name }
    }
field-links = Кого связал Сводник
    .value = { $value-name }
field-words = Заявления
field-said = Кто что заявил
    .value = {""}
field-counts = Прошлые голосования
field-votes = Голоса
    .value = { $value ->
        [-1] никто
       *[other] { $value-name }
    }
field-vote = Голосование
field-suspects = Подозреваемые
    .value = { $value-name }
field-at = Чья очередь
    .value = {""}
field-again = Второе голосование
field-condemned = Приговор
    .value = { $value ->
        [-1] никто
       *[other] { $value-name }
    }
field-shooters = Кто может забрать с собой
    .value = { $value-name }
field-sheet = Лист духов
field-bread = Хлеба хватит до дня
    .value = { $value ->
        [-1] не кончается
       *[other] { $value }
    }
field-returned = Кого-то уже вернули
field-second = Вторая казнь уже была
field-hidden = Скрытое
field-aside = Отложенная роль
field-meetings = Кто не спит с бандой
    .value = { $value-name }
field-notes = Что сказали каждому
field-calls = Кого зовут сейчас
field-ask = О чём спрашивают
    .value = {""}
field-bar = Почему не проснутся
    .value = { $value ->
        [nobody] такой роли ни у кого нет
        [doomed] игрок уже погиб этой ночью
        [recruited] игрок завербован
        [blocked] игрока этой ночью не разбудить
        [office] Староста ещё жив
       *[other] проснутся
    }

sheet-won = Победа

## Почему такой голос: подсказка, а после игры — рассказ о ботах.

hint-found = Проверка показала: { $seat-name } — { $side ->
    [crime] преступник
   *[other] одиночка
}.
hint-learnt = Карта известна: { $seat-name } не за город.
hint-met = { $seat-name } просыпается ночью вместе с бандой.
hint-murderer = { $seat-name } убивает ночью.
hint-jailed = { $seat-name } за решёткой.
hint-reported = { $other-name } говорит о проверке: { $seat-name } — { $side ->
    [crime] преступник
   *[other] одиночка
}. Похоже на правду.
hint-false-claim = { $seat-name } называет своей карту, которая у другого.
hint-rival-claim = { $seat-name } и { $other-name } называют одну и ту же роль: кто-то из двоих лжёт.
hint-against-town = { $seat-name } против мирного жителя: это { $other-name }.
hint-suspect = По словам и голосам { $seat-name } подозрительнее всех: { $degree } преступник ({ $percent } %).
hint-among = { $seat-name } среди тех, кто подозрительнее других.
hint-joins = Никто не подозрительнее других, но { $seat-name } уже под обвинением.
hint-by-lot = Никто не подозрительнее других, выбор наугад: { $seat-name }.
hint-prey = Именно этой казни хочет Палач: { $seat-name }.
hint-blends = { $seat-name } и так на подозрении: так не выделишься.
hint-outsider = { $seat-name } не из банды.
hint-decides = Казнь мирного теперь решает игру, а { $seat-name } и так на подозрении.
hint-lost-partner = { $seat-name } — сообщник: это отводит подозрения.
hint-nobody = Никто не подозрителен настолько: так близко к концу ошибка была бы последней.
hint-says-role = Городу полезно знать твою роль: по ней видно, кто врёт.
hint-says-false-role = Преступник называет роль мирного.
hint-says-check = Что показала проверка, город должен узнать: { $seat-name }.
hint-says-false-check = Такой проверки не было: { $seat-name }.
hint-accuses = Никто не подозрительнее других, но обвинение заставит ответить: { $seat-name }.
hint-waits = Сказать пока нечего: слова других скажут больше.
hint-spares = Приговорённый нужнее живым.
hint-dooms = Спасать приговорённого незачем.
hint-drawn = Выбор по жребию из нескольких: так труднее угадать карту.
