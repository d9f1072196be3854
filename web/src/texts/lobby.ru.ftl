# Слова у стола до первой карты: собрать, позвать, сесть, начать.

# Новый стол.

new-where = новый стол
new-ask = Как играем?
new-ask-hint = Всё уже выбрано: можно сразу собрать стол.
new-make = Собрать стол
new-making = Собираю…
new-name = Твоё имя
new-name-missing = Напиши, как тебя зовут.
new-seats = За столом
new-seats-each = Места по одному
door-title = Как собираемся?
door-phones = У каждого телефон
    .about = Карты тайно раздаёт стол, ведущий не нужен.
door-moderator = Ведущий с картами
    .about = Ты не играешь: раздаёшь карты из коробки и ведёшь вечер.
door-one = Один телефон
    .about = Он ходит по кругу, карты у всех в нём.
new-seat-you = это ты, хозяин стола
new-seat-person = Человек
new-seat-bot = Бот
new-seat-who = Место { $number }
new-setup = Как играем
new-more = Ещё место
new-less = Убрать место

# Кто в игре и насколько это честно.

cast-title = { $count ->
    [one] Состав: { $count } роль
    [few] Состав: { $count } роли
   *[many] Состав: { $count } ролей
}
cast-read = Прочитать роли
cards-choose = Выбрать карты
cards-search = Найти карту
cards-none = Такой карты нет.
cast-another = Другой состав
balance-unfair = С этим составом одна сторона побеждает почти всегда. Есть состав честнее.
balance-title = Кто побеждает чаще
balance-share = { $wins } % ± { $error }
balance-nobody = Ничья
balance-bots = { $games ->
    [one] Боты против ботов, { $games } партия по обычным правилам. Люди играют иначе: сравнивай составы, а не гадай об исходе.
    [few] Боты против ботов, { $games } партии по обычным правилам. Люди играют иначе: сравнивай составы, а не гадай об исходе.
   *[many] Боты против ботов, { $games } партий по обычным правилам. Люди играют иначе: сравнивай составы, а не гадай об исходе.
}
balance-none = С таким составом боты не играли: кто побеждает чаще, неизвестно.
count-title = Сколько вас?
fill-title = Остальные места
fill-people = люди
fill-bots = боты

setup-rules = Правила
setup-rules-usual = обычные
setup-needs = Действует, когда «{ $option }»: { $wanted }.
several-chosen = Выбрано { $count } из { $range }.
several-few = { $count ->
    [one] Нужен ещё { $count }, пока играем по-прежнему.
   *[other] Нужно ещё { $count }, пока играем по-прежнему.
}
several-many = { $count ->
    [one] { $count } лишний, пока играем по-прежнему.
   *[other] { $count } лишних, пока играем по-прежнему.
}
advice-title = Стоит учесть
setup-facts = Числа на картах
setup-facts-corrected = { $count ->
    [one] исправлено хозяином: { $count }
   *[other] исправлены хозяином: { $count }
}
setup-first = Первый ход
setup-first-seat = место { $seat }
setup-house = Стол
setup-conducts = Время вечера в руках хозяина стола
    .hint = Он может сразу поставить паузу, дать больше или меньше времени, закончить разговор. Все это видят.
setup-spectators = Зрители
    .hint = видят только открытое
setup-chat = Разговор за столом
setup-open = После игры всё открыто
    .hint = каждый увидит закрытые карты в записи
setup-hints = Подсказки
    .hint = можно спросить, как сыграл бы бот; за столом с часами их нет
setup-absent = Если кого-то нет
absent-own = играет бот
    .hint = Минуту ждём, потом за игрока играет бот. Кто вернётся, сразу получит место обратно. Если ушли все, партия ждёт.
absent-bot = бот доиграет
    .hint = Минуту ждём, потом за игрока играет бот, даже если ушли все: тогда боты доиграют партию. Кто успеет вернуться, сразу получит место обратно.
absent-wait = спросить всех
    .hint = Минуту ждём, потом спросим всех, кто за столом: ждать ещё или пусть играет бот.
absent-end = считать сдачей
    .hint = Минуту ждём, потом партия этого игрока сдана, даже если никого больше нет.
absent-on = играем дальше
    .hint = Никого не ждём: кто не ответил вовремя, тот промолчал.

clock-title = Часы
clock-kind-off = нет
    .hint = никто не торопит
clock-kind-game = партия
    .hint = запас на всю партию и добавка за ход
clock-kind-turn = ход
    .hint = минутка: каждый ход время отсчитывается заново
clock-kind-decision = решение
    .hint = у каждого решения своё время
clock-length = Сколько времени
clock-quick = быстро
clock-usual = обычно
clock-slow = не спеша
clock-own = свои
clock-short = { $time } + { $seconds } с
clock-text-game = { $time } на партию и { $seconds } с за ход
clock-text-turn = { $time } на каждый ход
clock-text-decision = { $time } на каждое решение
clock-bank = Минут на партию
clock-increment = Секунд за ход
clock-seconds-turn = Секунд на ход
clock-seconds-decision = Секунд на решение
duration = { $minutes ->
    [0] { $seconds } с
   *[other] { $seconds ->
        [0] { $minutes } мин
       *[other] { $minutes } мин { $seconds } с
    }
}

tempo-title = Темп
tempo-brisk = живо
tempo-usual = обычно
tempo-slow = не спеша
tempo-longest = до { $time }
tempo-lengths = Своя длительность
pace-short = ответ
    .seconds = Ответ, секунд
pace-pair = совещание
    .seconds = Совещание, секунд
pace-vote = голосование
    .seconds = Голосование, секунд
pace-talk = разговор
    .seconds = Разговор, секунд
pace-word = слово
    .seconds = Слово каждому, секунд
closes-title = Идём дальше
closes-ripe = когда все ответили
    .hint = и не позже, чем выйдет время
closes-fixed = по времени
    .hint = даже если все уже ответили
closes-person = когда скажет ведущий
    .hint = время никого не торопит; если ведущего нет, говорит хозяин стола

# Билет.

ticket-hint = Наведи камеру или введи код на главной
ticket-copy = Ссылка
ticket-copied = Скопировано
ticket-share = Поделиться
share-text = Садись за стол: { $title }

# Стол собирается.

lobby-where = стол собирается
lobby-where-shuffling = карты тасуются
lobby-invite = { $count ->
    [1] Позови ещё одного игрока или посади бота
    [one] Позови ещё { $count } игрока или посади ботов
   *[other] Позови ещё { $count } игроков или посади ботов
}
lobby-starts = { $count ->
    [one] Игра начнётся, когда за столом будет { $count } игрок
    [few] Игра начнётся, когда за столом будет { $count } игрока
   *[many] Игра начнётся, когда за столом будет { $count } игроков
}
lobby-ready = Все в сборе
lobby-ready-hint = Можно начинать
lobby-wait = Ждём остальных
lobby-wait-owner = Все в сборе. Начать может { $name }
lobby-start = Начать
lobby-start-missing = { $count ->
    [one] не хватает { $count } игрока
   *[many] не хватает { $count } игроков
}
lobby-start-other = нажмёт { $name }
lobby-leave = Уйти
lobby-leave-title = Уйти из-за стола?
lobby-leave-text = Место освободится, и его сможет занять другой.
lobby-leave-yes = Ухожу
lobby-sure-no = Нет
lobby-count = { $here } из { $all }
lobby-seat = Место { $number }
lobby-seat-open = ждём гостя
lobby-seat-local = на этом телефоне
lobby-seat-you = { $name } (ты)
lobby-sit = Сесть сюда
lobby-sit-label = Сесть сюда: место { $number }
lobby-swap = Поменяться
lobby-swap-label = Поменяться местами: { $name }
lobby-bot = Бот
lobby-bot-label = Бот на место { $number }
lobby-rename = Другое имя
lobby-rename-yes = Переименовать
lobby-unseat = Убрать: { $name }
lobby-here = на месте
lobby-away = не на связи
lobby-kick-title = Освободить место?
lobby-kick-text = Место освободится. Если кто-то захочет сесть за стол, и { $name } тоже, сначала спросят тебя.
lobby-kick-yes = Освободить
lobby-aloud = Телефон на несколько человек: звать ночью вслух
lobby-add = Игрок на этом телефоне
lobby-add-title = Кто ещё играет на этом телефоне?
lobby-add-text = Телефон передаётся из рук в руки; закрытые карты видит только тот, чей ход.
lobby-add-yes = Посадить
lobby-add-phoneless = Игрок без телефона
lobby-add-phoneless-title = Кто играет без телефона?
lobby-add-phoneless-text = Отвечать за этого игрока будешь ты, и в записи партии это будет видно.
lobby-unmoderated = Нужен ведущий
lobby-unmoderated-hint = Он не играет, зато видит всё. Кто ведёт, пусть нажмёт «Я веду».
lobby-start-unmoderated = нет ведущего
moderator-title-owner = ведущий, хозяин стола
moderator-take = Я веду
moderator-draw = Жребий
moderator-play = Сесть играть
deal-table = Карты раздаёт стол
deal-given = Карты розданы вручную
deal-shown = Карты узнаны первой ночью
deal-learn = Узнать ночью
deal-give = Вписать карты
deal-change = Изменить
guest-lead = Я веду
guest-lead-instead = Попроситься в ведущие
shuffling-by-hand = Первые карты роздал ведущий: за них перемешивание не отвечает.
setup-moderator = Есть ведущий
    .hint = Не играет, видит всё и говорит, когда дальше
lobby-how = Как играем
lobby-change = Изменить

shuffling-ask = Карты тасуются
shuffling-hint = Каждый добавляет свою часть, чтобы никто не знал, как лягут карты
shuffling-promise = Обещание сервера
shuffling-given = часть добавлена
shuffling-awaited = ждём часть

# Гость с билетом.

guest-where = тебя зовут за стол
guest-ask = Садись за стол
guest-ask-hint = Нужно только имя
guest-name-label = Как тебя зовут?
guest-sit = Сесть за стол
guest-here = Уже за столом
guest-full = Все места заняты
guest-full-hint = Ссылку, чтобы посмотреть игру, может дать любой за столом
guest-instead-hint = Можно посмотреть или сесть вместо бота, если за столом согласны
guest-seat-hint = Можно сесть вместо бота, если за столом согласны
guest-watch-hint = Можно посмотреть
guest-watch = Смотреть
guest-instead = Сыграть вместо бота
guest-begun = Игра уже идёт
guest-over = Эта партия окончена
guest-gone = Такого стола нет
guest-gone-hint = Может быть, его уже убрали или в коде опечатка.
guest-lost = Я уже здесь, но ссылка потерялась
guest-lost-title = Кто ты за этим столом?
guest-lost-text = Закрой это место на других экранах: через полминуты можно просить. Просьбу увидят все за столом, и все должны согласиться; у кого нет связи, того ждём минуту. Если найдётся прежняя ссылка, действует она.

mend-where = жду согласия
mend-ask = Просьба отправлена
mend-hint = Как только за столом согласятся, место твоё. Страница откроет его сама. Кого сейчас нет за столом, того ждём минуту.
mend-back = К билету
