# Придуманная игра для тестов; странице нужны её слова, как у любой игры.

title = Сороки
tagline = Придуманные побрякушки
length = 10 минут
goal = Больше очков у того, чья побрякушка ярче и ни у кого не повторилась; кукушонок выигрывает сразу.

card-bead = бусина
card-button = пуговица
card-spoon = ложка
card-ring = кольцо
card-bell = бубенчик

action-draw = взять из кучи
action-peek = подглядеть
action-stir = перемешать
action-bury = спрятать побрякушку { $place }
action-snatch = стащить у птицы { $bird }
action-let-go = отдать
action-ring = звенеть бубенчиком { $place }
action-nothing = ничего не класть
action-lay = положить побрякушку { $place }
action-sleep = спать
action-warm = греть яйцо

step-turn = { $mine ->
    [yes] Твой ход
   *[no] Ходит другая птица
}
step-bell = { $mine ->
    [yes] Звенишь?
   *[no] Хозяйка гнезда думает
}
step-lay = { $mine ->
    [yes] Что кладёшь?
   *[no] Все кладут
}
step-night = Ночь

event-dealt = Побрякушки розданы.
event-nested = { $seat-name } смотрит в гнездо.
event-drew = { $seat-name } берёт из кучи.
event-peeked = { $seat-name } подглядывает.
event-stirred = { $seat-name } мешает кучу.
event-buried = { $seat-name } прячет побрякушку.
event-snatching = { $seat-name } летит к чужому гнезду.
event-snatched = { $seat-name } уносит побрякушку.
event-rang = { $seat-name } звенит.
event-laid = Все положили.
event-won = Очко: { $seat-name }.
event-warmed = Яйцо теплее.
event-hatched = { $seat-name }: кукушонок вылупился.
event-dawn = Рассвет.

why-deck-empty = Куча пуста.
why-already-seen = Её видно и так.
why-empty-place = Тут пусто.
why-no-such-bird = Такой птицы нет.
why-own-nest = Это твоё гнездо.
why-nothing-there = Там пусто.
why-nest-full = Гнездо полно.
why-no-bell = Это не бубенчик.

ending-hatched = Кукушонок вылупился.
ending-dusk = Стемнело.

option-prize = Приз
    .hint = Какая побрякушка берёт очко
option-prize-brightest = самой яркой
option-prize-dullest = самой тусклой
option-cuckoo = С кукушкой
    .hint = Ночью кто-то греет яйцо
option-hatch = Ночей до птенца
    .hint = Сколько раз греть
option-omen = Приметы
    .hint = Слышно ли утром, тёплое ли яйцо
option-omen-silent = тихо
option-omen-heard = слышно
option-flock = Вместе
    .hint = Кто с кем играет
option-flock-alone = каждый за себя
option-flock-pairs = пара на пару

field-deck = Куча
field-nests = Гнёзда
field-heap = Сыграно
field-cuckoo = Кукушка
field-warmth = Тепло
field-points = Очки
field-round = Круг
field-current = Ходит
field-starter = Первая
field-turns = Ходов
field-victim = Чьё гнездо

sheet-laid = Яркие побрякушки
