# Слова полки: всё, что не принадлежит одной игре.

brand = Игротека
language-name = Русский
page-title = Игротека: пять игр на одном столе

hero-title = Пять игр на одном столе
hero-text = Карты, блеф и горсть конфет. Первая игра уже раздаётся в терминале, остальные скоро встанут рядом на полку.

shelf-title = Игры на полке
shelf-failed = Полка не отвечает. Обнови страницу, когда сервер проснётся.
state-ready = В терминале
state-coming = Скоро

now-title = Сыграй сейчас: { $title }
now-text = Набери в папке проекта, и терминал раздаст карты:
now-command = python3 dev.py run play { $game }

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

missing-title = Здесь пустое место
missing-text = По этому адресу ничего не стоит. Вернись к полке и выбери игру.
missing-back = К полке

credits-icons = Значки: game-icons.net, Lorc, Delapouite и другие, CC BY 3.0

# Игры, которые ещё собираются; у готовой игры свои слова в её папке, а отсюда она уходит.

coming-pechenka = Печенька
    .players = 2–6 игроков
    .length = 30 минут
    .tagline = Каждый охотится и прячется, а кто есть кто, неизвестно.

coming-emperors_gold = Золото императора
    .players = 2–4 игрока
    .length = 30 минут
    .tagline = Одна фишка на всех, ряд из камней и заказы двора.

coming-candy_empire = Конфетная империя
    .players = 2–4 игрока
    .length = 10 минут
    .tagline = Тринадцать ловкачей делят конфеты и мешают друг другу.

coming-candy_mafia = Конфетная мафия
    .players = 6–20 игроков
    .length = 30 минут
    .tagline = Город засыпает, ведущий помнит все сорок девять ролей.

# Слова ядра: то, что любая игра говорит одинаково.

yes = да
no = нет
and = и
nothing = ничего
player = Игрок { $number }

why-game-over = Игра уже окончена.
why-not-your-turn = Сейчас не твой ход.
why-no-such-action = Такого действия в игре нет.
why-no-such-seat = За столом нет такого места.
why-not-now = Не сейчас: стол ждёт другого решения.

clause-table = Порядок за столом
event-resigned = { $seat-mine ->
    [yes] Ты сдаёшься
   *[no] { $seat-name } сдаётся
}.
ending-resigned = Один из игроков сдался.
