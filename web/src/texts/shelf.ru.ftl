# Слова полки: выбрать игру, сесть за стол, вернуться к своему.

brand = Игротека
page-title = Игротека: пять игр на одном столе
close = Закрыть
settings-title = Настройки
help-link = Как это работает

hero-title = Пять игр на одном столе
hero-text = Позови друзей ссылкой или сядь против бота. Без установки и регистрации.

shelf-title = Игры на полке
shelf-failed = Полка не отвечает. Попробуй ещё раз чуть позже.
shelf-again = Попробовать ещё раз
state-ready = Играть

players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
players-range = { $to ->
    [one] { $from }–{ $to } игрок
    [few] { $from }–{ $to } игрока
   *[many] { $from }–{ $to } игроков
}

# Игра, снятая с полки.

game-bot = { $bots ->
    [1] Играть с ботом
   *[other] Играть с ботами
}
    .second = прямо сейчас
game-bot-level = { $bots ->
    [1] Сила бота
   *[other] Сила ботов
}
game-table = Собрать стол
    .second = друзья придут по ссылке
game-together = На одном телефоне
    .second = передавать из рук в руки
game-wait = Секунду, стол накрывается…
headline-title = Во что играем
headline-seats = { $players }: мест за столом станет { $count }

together-title = Кто играет на этом телефоне?
together-name = Игрок { $number }
together-more = Ещё игрок
together-less = Убрать: { $name }
together-start = Раздать карты

guest-name = Гость
name-long = В имени не больше { $most } букв, лишних: { $count }.

level-easy = новичок
level-steady = крепкий
level-strong = сильный
level-label = Сила бота: { $level }. Сменить

# Войти по коду.

code-label = Код стола
code-go = Сесть за стол
code-show = Показать стол
code-tv = Это телевизор
code-short = В коде шесть знаков, а здесь { $count }.
code-foreign = Такого стола нет: знаков { $signs } в кодах не бывает. Проверь код.
code-missing = Такого стола нет: проверь код.

# Мои столы.

mine-title = Мои столы на этом устройстве
mine-all = Все мои столы: { $count }
mine-turn = Твой ход: { $title }
mine-forget = Забыть стол: { $title }, { $code }
mine-gathering = стол собирается, { $here } из { $all }
mine-shuffling = карты тасуются
mine-playing = игра идёт
mine-over = игра окончена
mine-stopped = партию не продолжить
mine-away = стол не отвечает
mine-alone = никого больше
mine-empty = Здесь появятся столы, за которые садились с этого устройства.

# Отказы, о которых знает только страница.

refused-no-connection = Сервер не отвечает. Проверь сеть и попробуй ещё раз.
refused-other = Не получилось. Попробуй ещё раз.

missing-title = Здесь пустое место
missing-text = По этому адресу ничего нет. Вернись к полке и выбери игру.
missing-back = К полке
