# Слова, которые говорит только рисунок стола «Конфетной мафии».

bar-night = Ночь { $night }
bar-day = День { $day }
bar-alive = в игре { $alive } из { $count }
cast = Роли
notebook = Блокнот
story = Как всё было

# Город.

town = Город
status-out = уже не в игре
status-absent = не участвует
status-jailed = за решёткой
status-silent = молчит
status-noble = Дворянин
status-you = это ты
claims = «{ $card }»
votes-from = Голоса: { $names }
about-in = В игре.
about-out = Уже не в игре.
about-absent = Сегодня не говорит и не голосует.
about-jailed = За решёткой: ночью не будят, днём говорит, но не голосует.
about-silent = Сегодня молчит, но голосует.
about-noble = Дворянин: казнь ему не страшна.
about-card = Карта: { $card }.
about-claim = Заявляет: моя роль — { $card }.

# Моя роль: видна, пока палец держит кнопку.

hold-card = Моя роль
hold = держи
release = отпусти палец, и всё закроется
side = { $side ->
    [town] город
    [crime] преступники
    [loner] одиночка
   *[none] без стороны
}
plain = { $side ->
    [town] Город. В этом режиме способности у роли нет: днём ищи преступников, говори и голосуй.
   *[other] Преступник. В этом режиме способности у роли нет: ночью голосуй с бандой, днём не выдай себя.
}
know = Что ты знаешь
know-nothing = Пока ничего, кроме своей роли.
mine-last = Прошлый выбор: { $name }.
mine-spent = Способность уже использована.
mine-owes = Твой выбор на всю игру ещё впереди.
mine-revenge = Месть твоя: следующей ночью убиваешь любого.
mine-prey = { $hunted ->
    [yes] Нужна казнь тебе: { $name } уже не в игре.
   *[no] Нужна казнь: { $name }.
}
mine-follows = Ты следишь, как живёт { $name }.
mine-cursed = Прокляты: { $names }.
mine-links = Связаны: { $names }.
mine-recruited = Тебя завербовали: способности больше нет.

# Ночь: у всех одно и то же.

night-town = Город спит. Витрины погасли.
night-how = { $two ->
    [yes] Держи «Моя роль»: там твой вопрос. Потом перенеси свечу в одно или два окна и подтверди внизу.
   *[no] Держи «Моя роль»: там твой вопрос. Потом перенеси свечу в чьё-нибудь окно и подтверди внизу.
}
night-decoy = Перенеси свечу в чьё-нибудь окно и подтверди внизу: так все заняты одинаково.
night-pick = Выбор: { $names }
night-ask-none = Сейчас тебя не зовут. Чтобы этого никто не понял, тоже перенеси свечу: кого подозреваешь?
night-ask-yes = Любое окно — да, «Никого» — нет.
night-ask-deeds = Дело 1: { $one }. Дело 2: { $two }.
night-ask-refused = Нельзя: { $name }. { $why }
gang-how = Здесь появится выбор остальных из банды.
gang-vote = { $some ->
    [yes] { $name } → { $target }
   *[no] { $name } → никого
}
fork = Какое из двух дел
way = Дело { $number }
way-detective-pick = Проверить
way-detective-kill = Убить
way-inquisitor-pick = Узнать роль
way-inquisitor-kill = Убить
way-admirer-pick = Пойти в гости
way-admirer-take = Позвать к себе
pick = { $two ->
    [yes] Выбери одного или двух
   *[no] Выбери игрока
}
pick-other = Нужны двое: выбери ещё кого-нибудь.
pick-talk = Что заявить?
pick-ballot = Кого казнить?
pick-runoff = Кого казнить?
pick-nominate = Кого обвинить?
pick-spirits = Выбери знак
sealed = можно передумать
do-save-yes = Вмешаться
do-save-nobody = Нет
do-ballot-vote-nobody = Никого
do-runoff-vote-nobody = Никого
do-nominate-vote-nobody = Никого
do-talk-claim = Моя роль — { $card }
do-talk-accuse = Обвиняю: { $seat-name }
do-talk-vouch = Ручаюсь: { $seat-name }
do-talk-report-town = Мирный: { $seat-name }
do-talk-report-crime = Преступник: { $seat-name }
do-talk-report-loner = Одиночка: { $seat-name }
do-talk-say-nothing = Ничего
do-spirits-write-nothing = Ничего
do-hands-hand-down = Нет
do-trial-hand-down = Нет
do-truce-hand-down = Нет
save-how = Спаситель может выбыть вместо приговорённого. Нажми одну из двух кнопок: так никто не поймёт, кто Спаситель. Держи «Моя роль»: там сказано, решает ли твой ответ.
mail = Записка
mail-open = Открыть записку
mail-how = Записку открывает каждый, даже пустую: так никто не узнает, кому ночь принесла новости.
mail-nothing = Этой ночью нового нет.

# День. Голоса открываются сразу все: в одной строке.

events-voted = Голоса: { $each }.
    .each = { $seat-name } → { $target ->
        [-1] никого
       *[other] { $target-name }
    }

news = Что рассказало утро
news-none = День начинается.
votes = Как легли голоса
claim = Назвать роль
claim-title = Какую роль назвать?
claim-how = Правду говорить никто не обязан.
phrases = Что сказать: { $name }
say-accuse = Обвинить
say-vouch = Поручиться
my-check = Проверка:
say-town = мирный
say-crime = преступник
say-loner = одиночка
cast-plain = В этом режиме без способности.
cast-out = карта выбыла
cast-joined = В городе новая роль: { $card }.

# Мои пометки.

marks = Мои пометки
marks-how = Знак у имени ставит пометку, второй раз — стирает. Прочесть их можно, только пока держишь кнопку выше. Всё остаётся на этом устройстве.
marks-none = Пометок пока нет.
mark-player = { $name }: { $mark }
mark = { $mark ->
    [town] наверное, город
    [crime] наверное, преступник
    [loner] наверное, одиночка
    [doubt] не знаю
   *[none] без пометки
}
suspicions = Твои подозрения по ночам
suspicion = Ночь { $night }: { $name }.
notes-text = Записать для себя

# Духи.

sheet = Лист духов
sheet-empty = На листе пока пусто.
sheet-how = Один знак за ночь и рисунок. Чьи они, не узнает никто.
sheet-signs = Какие знаки
signs-cyrillic = АБВ
signs-latin = ABC
signs-marks = 1 ? →
signs-drawing = рисунок

# После игры.

story-loading = Вспоминаем вечер…
story-explain = Почему боты так голосовали?
story-timeline = По ночам
story-knowledge = Кто что знал
story-share = С собой
knowledge-how = Что стол сказал каждому наедине, и в какую ночь.
knowledge-nothing = Кроме своей роли, ничего.
share-how = Картинку и запись можно переслать кому угодно: там открыто всё, и роли тоже.
share-picture = Сохранить картинку
share-file = Сохранить запись
share-replay = Разбор, где всё открыто
share-left = { $kind ->
    [night] в игре до ночи { $number }
   *[other] в игре до дня { $number }
}
share-stayed = в игре до конца
chapter-deal = До первой ночи
chapter-night = Ночь { $number }
chapter-day = День { $number }
why-open = Почему так?

# Подсказки к первой игре; ночью у всех одинаковые.

guide-night-1 = Держи палец на кнопке «Моя роль»: увидишь роль и сторону. Никому её не показывай. В первую ночь никого не убивают.
guide-night = Держи «Моя роль»: там сказано, зовут ли тебя. Свечу переносят все: одни действуют, другие только делают вид.
guide-mail = Записка есть у каждого. Держи палец, чтобы прочесть свою; всё важное останется в «Моей роли».
guide-out = Ты больше не в игре: смотри и слушай, но не подсказывай.
guide-talk = Говори вслух, а главное заяви здесь: коснись окна и выбери фразу, или назови роль. Правду говорить никто не обязан.
guide-ballot = Коснись окна того, кого считаешь преступником. Голоса откроются все сразу.
guide-hands = Подозреваемых называют по очереди. Рука у тебя одна на всё голосование.
guide-nominate = Назови, кого судить. Потом о каждом обвиняемом голосуют отдельно, и нужно больше половины.
guide-trial = Для казни нужно больше половины голосов. Если их не хватит, судят следующего.
guide-runoff = Голосов было поровну. Теперь выбирают только между этими игроками; снова поровну — казни нет.

# Что говорит вслух рассказчик; `line-…` — как объявление названо там, где его можно сказать по-своему.

spoken-gang = Преступники просыпаются и решают, кто замолчит навсегда.
after-gang = { $again ->
    [yes] {""}
   *[no] { $gang ->
        [mafia] Мафия засыпает.
        [triad] Триада засыпает.
       *[other] Преступники засыпают.
    }
}
spoken-dawn = День { $day }. Светает, все просыпаются.
spoken-quiet = Ночь прошла без потерь.
line-event-night = Наступила ночь
    .sample = Гаснут витрины, город засыпает.
line-spoken-gang = Ход преступников
    .sample = { spoken-gang }
line-step-mail = Записки в конце ночи
    .sample = Каждый открывает свою записку.
line-spoken-dawn = Наступил день
    .sample = Светает, все просыпаются.
line-spoken-quiet = Никто не выбыл
    .sample = { spoken-quiet }
line-step-talk = Разговор
    .sample = Время поговорить.
line-step-ballot = Голосование
    .sample = Город голосует.
