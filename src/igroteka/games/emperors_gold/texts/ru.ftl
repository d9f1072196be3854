# Слова «Золота императора». Ключи объяснены в igroteka/texts/__init__.py.

title = Золото императора
tagline = Одна фишка на всех, ряды карт и задания двора: поставь императора туда, где карты складываются в ряд.
length = 20–30 минут

# Карты: цвет, форма и значение.

card-circle-red-1 = красный круг 1
card-circle-red-2 = красный круг 2
card-circle-red-3 = красный круг 3
card-circle-yellow-1 = жёлтый круг 1
card-circle-yellow-2 = жёлтый круг 2
card-circle-yellow-3 = жёлтый круг 3
card-circle-green-1 = зелёный круг 1
card-circle-green-2 = зелёный круг 2
card-circle-green-3 = зелёный круг 3
card-circle-blue-1 = синий круг 1
card-circle-blue-2 = синий круг 2
card-circle-blue-3 = синий круг 3
card-circle-violet-1 = фиолетовый круг 1
card-circle-violet-2 = фиолетовый круг 2
card-circle-violet-3 = фиолетовый круг 3
card-square-red-1 = красный квадрат 1
card-square-red-2 = красный квадрат 2
card-square-red-3 = красный квадрат 3
card-square-yellow-1 = жёлтый квадрат 1
card-square-yellow-2 = жёлтый квадрат 2
card-square-yellow-3 = жёлтый квадрат 3
card-square-green-1 = зелёный квадрат 1
card-square-green-2 = зелёный квадрат 2
card-square-green-3 = зелёный квадрат 3
card-square-blue-1 = синий квадрат 1
card-square-blue-2 = синий квадрат 2
card-square-blue-3 = синий квадрат 3
card-square-violet-1 = фиолетовый квадрат 1
card-square-violet-2 = фиолетовый квадрат 2
card-square-violet-3 = фиолетовый квадрат 3
card-hexagon-red-1 = красный шестиугольник 1
card-hexagon-red-2 = красный шестиугольник 2
card-hexagon-red-3 = красный шестиугольник 3
card-hexagon-yellow-1 = жёлтый шестиугольник 1
card-hexagon-yellow-2 = жёлтый шестиугольник 2
card-hexagon-yellow-3 = жёлтый шестиугольник 3
card-hexagon-green-1 = зелёный шестиугольник 1
card-hexagon-green-2 = зелёный шестиугольник 2
card-hexagon-green-3 = зелёный шестиугольник 3
card-hexagon-blue-1 = синий шестиугольник 1
card-hexagon-blue-2 = синий шестиугольник 2
card-hexagon-blue-3 = синий шестиугольник 3
card-hexagon-violet-1 = фиолетовый шестиугольник 1
card-hexagon-violet-2 = фиолетовый шестиугольник 2
card-hexagon-violet-3 = фиолетовый шестиугольник 3
card-star-red-1 = красная звезда 1
card-star-red-2 = красная звезда 2
card-star-red-3 = красная звезда 3
card-star-yellow-1 = жёлтая звезда 1
card-star-yellow-2 = жёлтая звезда 2
card-star-yellow-3 = жёлтая звезда 3
card-star-green-1 = зелёная звезда 1
card-star-green-2 = зелёная звезда 2
card-star-green-3 = зелёная звезда 3
card-star-blue-1 = синяя звезда 1
card-star-blue-2 = синяя звезда 2
card-star-blue-3 = синяя звезда 3
card-star-violet-1 = фиолетовая звезда 1
card-star-violet-2 = фиолетовая звезда 2
card-star-violet-3 = фиолетовая звезда 3
card-rhombus-red-1 = красный ромб 1
card-rhombus-red-2 = красный ромб 2
card-rhombus-red-3 = красный ромб 3
card-rhombus-yellow-1 = жёлтый ромб 1
card-rhombus-yellow-2 = жёлтый ромб 2
card-rhombus-yellow-3 = жёлтый ромб 3
card-rhombus-green-1 = зелёный ромб 1
card-rhombus-green-2 = зелёный ромб 2
card-rhombus-green-3 = зелёный ромб 3
card-rhombus-blue-1 = синий ромб 1
card-rhombus-blue-2 = синий ромб 2
card-rhombus-blue-3 = синий ромб 3
card-rhombus-violet-1 = фиолетовый ромб 1
card-rhombus-violet-2 = фиолетовый ромб 2
card-rhombus-violet-3 = фиолетовый ромб 3

# Формы и цвета.

card-circle = круг
card-square = квадрат
card-hexagon = шестиугольник
card-star = звезда
card-rhombus = ромб
card-red = красный
card-yellow = жёлтый
card-green = зелёный
card-blue = синий
card-violet = фиолетовый

# Что можно сделать.

action-move = Фишку на строку { $line }, столбец { $column }
action-start-left = Начать слева новый ряд: строка { $line }, столбец { $column }
action-start-right = Начать новый ряд: строка { $line }, столбец { $column }
action-add-left = В ряд { $slot ->
    [1] А
   *[other] Б
} слева: строка { $line }, столбец { $column }
action-add-right = В ряд { $slot ->
    [1] А
   *[other] Б
}: строка { $line }, столбец { $column }
action-stop = Хватит карт, проверить ряд
action-no-claim = Не сдавать задание
action-claim = Сдать задание { $slot }
action-claim-other = Сдать задание { $slot } другим рядом
action-drop = Сбросить ряд { $slot ->
    [1] А
   *[other] Б
}
action-pass = Пропустить ход

# Чего ждёт стол.

step-drop = { $mine ->
    [yes] Ни один ряд продолжить нельзя: выбери, какой сбросить.
   *[no] { $awaited-name } выбирает, какой ряд сбросить.
}
step-pawn = { $mine ->
    [yes] Куда поставить фишку? Она поменяется местами с картой.
   *[no] { $awaited-name } выбирает место для фишки.
}
step-place = { $mine ->
    [yes] Бери карты по порядку и строй ряд.
   *[no] { $awaited-name } берёт карты и строит ряд.
}
step-claim = { $mine ->
    [yes] Задание выполнено: сдать его? Ряд уйдёт в сброс.
   *[no] { $awaited-name } решает, сдать ли задание.
}

# Что произошло.

event-dealt = Поле разложено, заданий открыто: { $tasks-count }. { $starter-mine ->
    [yes] Первый ход твой.
   *[no] Первый ход: { $starter-name }.
}
event-moved = { $seat-mine ->
    [yes] Ты ставишь фишку
   *[no] { $seat-name } ставит фишку
} на место карты: { $card }.
event-started = { $seat-mine ->
    [yes] Ты начинаешь
   *[no] { $seat-name } начинает
} ряд { $slot ->
    [1] А
   *[other] Б
}: { $card }.
event-added = { $seat-mine ->
    [yes] Ты продолжаешь
   *[no] { $seat-name } продолжает
} ряд { $slot ->
    [1] А
   *[other] Б
}{ $left ->
    [yes] {" "}слева
   *[no] {""}
}: { $card }{ $by ->
    [shape] , по форме
    [colour] , по цвету
    [both] , по форме и цвету
   *[none] {""}
}. Карт в ряду: { $cards }.
event-dropped = { $seat-mine ->
    [yes] Ты сбрасываешь
   *[no] { $seat-name } сбрасывает
} ряд { $slot ->
    [1] А
   *[other] Б
}, карт: { $cards-count }.
event-claimed = { $seat-mine ->
    [yes] Ты сдаёшь задание
   *[no] { $seat-name } сдаёт задание
}, очков: { $points }. Ряд { $slot ->
    [1] А
   *[other] Б
} уходит в сброс, карт: { $cards-count }.
event-declined = { $seat-mine ->
    [yes] Ты пока не сдаёшь задание.
   *[no] { $seat-name } пока не сдаёт задание.
}
event-passed = { $why ->
    [time] { $seat-mine ->
        [yes] Твоё время вышло: фишка и карты возвращаются, ход пропущен.
       *[no] { $seat-name }: время вышло, фишка и карты возвращаются, ход пропущен.
    }
   *[nothing] { $seat-mine ->
        [yes] Взять нечего: твой ход пропущен.
       *[no] { $seat-name }: взять нечего, ход пропущен.
    }
}
event-refilled = Новые карты на поле: { $cards }.
event-reshuffled = Сброс перемешан, он теперь колода. Карт: { $cards }.
event-opened = Открыто новое задание, очков: { $points }.
event-last-round = { $seat-mine ->
    [yes] У тебя достаточно заданий.
   *[no] { $seat-name }: заданий достаточно.
} { $turns ->
    [0] Это был последний ход.
   *[other] Осталось ходов до конца: { $turns }.
}

# Почему нельзя.

why-pawn-first = Сначала передвинь фишку.
why-must-move = Фишка должна сдвинуться: поменяй её местами с любой картой.
why-empty-cell = Здесь пусто: фишка меняется местами только с картой.
why-nothing-there = Отсюда не взять ни одной карты, которая тебе подходит.
why-dropped-already = За ход можно сбросить только один ряд.
why-room-for-row = Место для нового ряда есть и так.
why-can-extend = Ряд сбрасывают, только если ни один нельзя продолжить.
why-take-one = Сначала возьми хотя бы одну карту.
why-no-card = Здесь нет карты.
why-not-in-line = Карта не на одной прямой с фишкой: наискосок не берут.
why-distance = Значение карты должно равняться расстоянию до фишки.
why-one-row = За ход карты идут только в один ряд.
why-new-row = Ряд сброшен, поэтому сейчас начинается новый.
why-no-row = Такого ряда у тебя нет.
why-right-end = Карты добавляют только справа.
why-left-end = Слева добавляют только к ряду, в котором уже есть две карты.
why-no-match = У этой карты и конца ряда нет общей формы или цвета.
why-two-rows = Рядов уже два, больше нельзя.
why-row-stays = Сбрасывать ряд поздно: это делают раньше, чем берут карты.
why-stop-first = Сначала закончи брать карты.
why-no-pass = Пропускать ход по своей воле нельзя.
why-other-row = Сдают только тот ряд, который собран в этот ход.
why-no-task = Здесь нет задания.
why-not-done = Ряд пока не выполняет это задание.

# Чем кончилось.

ending-goal = Собрано достаточно заданий, { $teams ->
    [yes] соперники сделали последний ход
   *[no] круг доигран
}.
ending-idle = Три круга подряд никто не взял ни одной карты.
ending-turns = Сыграно сто кругов: партия окончена.

# О чём можно договориться до игры.

option-sides = Кто с кем
option-sides-alone = Каждый за себя
    .goal = Набери больше всех очков: собирай ряды, которые выполняют задания.
option-sides-teams = Двое на двое
    .goal = Наберите вдвоём больше очков, чем соперники: у команды два общих ряда.
option-children = Детская игра
    .hint = В ряд подходит любая карта: совпадать ничего не должно.
    .shelf = любая карта подходит в ряд
option-two_sided = Ряд с двух сторон
    .hint = Карту можно добавить и к левому концу ряда.
    .shelf = карту кладут и слева
option-row_discard = Когда можно сбросить ряд
    .hint = По правилам ряд сбрасывают, когда его нельзя продолжить. С какого места фишки, в книге не сказано.
option-row_discard-forced_only = если нельзя продолжить ниоткуда
option-row_discard-at_chosen_position = если нельзя оттуда, куда встала фишка
option-row_discard-free = в любой свой ход
option-claim_any_row = Сдавать и старый ряд
    .hint = Задание можно сдать и тем рядом, который в этот ход не трогали.
option-team_goal_counts = Чьи задания ведут к концу
    .hint = Партию завершает пятое задание команды или пятое задание одного игрока.
option-team_goal_counts-team = всей команды
option-team_goal_counts-person = одного игрока
option-team_last_turn = Последний ход соперников
    .hint = После последнего задания соперники ходят ещё раз: всегда или только чтобы ходов было поровну.
option-team_last_turn-literal = всегда
option-team_last_turn-equalise = чтобы было поровну

# Подписи на столе.

field-board = Поле
    .value = { $value ->
        [pawn] фишка
       *[other] { $value }
    }
field-pawn = Фишка
field-deck = Колода
field-discard = Сброс
field-tasks = Задания
field-task_deck = Заданий в колоде
field-id = Номер
    .value = { $value }
field-points = Очки
field-least = Карт не меньше
field-needs = Нужно
field-sides = Стороны
field-rows = Ряды
field-cards = Карты
field-links = Что общего
    .value = { $value ->
        [shape] форма
        [colour] цвет
       *[other] форма и цвет
    }
field-fits = Подходят справа
field-fits_left = Подходят слева
field-progress = Что собрано
field-missing = Не хватает
field-short = Не хватает карт
field-done = Выполнено
field-count = Заданий
field-seats = Игроки
field-side = Сторона
field-starter = Первый игрок
    .value = { $value-name }
field-current = Чей ход
    .value = { $value-name }
field-round = Круг
field-goal = Заданий до конца
field-left = Осталось ходов
field-idle = Ходов без карт
field-idle_end = Ходов без карт до конца
field-turn = Этот ход
field-pawn_from = Откуда фишка
field-row = Ряд
field-taken = Взято
field-dropped = Сброшенный ряд
field-takeable = Можно взять
field-reach = Что достанет фишка

sheet-shapes = Задания на формы
sheet-colours = Задания на цвета

# Почему бот советует этот ход.

hint-finishes = Этот ход сдаёт задание { $slot }, очков: { $points }.
hint-last = На этом заданий достаточно: игра подходит к концу, пока ты впереди.
hint-nearer = Ряд { $row ->
    [1] А
   *[other] Б
} ближе к заданию { $slot } (очков: { $points }): { $cards ->
    [0] всё уже есть, останется добавить любую карту и сдать.
   *[other] не хватает карт: { $cards }.
}
hint-denies = { $seat-name }: со своими рядами и открытыми картами уже не сдать задание { $slot } (очков: { $points }).

# Что решило при равных очках.

tie-dearest = Очков поровну, решает самое дорогое задание: { $ahead-name } — { $more }, { $behind-name } — { $less }.
tie-next = Очков поровну, и самые дорогие задания равны. Решает { $place }-е по цене: { $ahead-name } — { $more }, { $behind-name } — { $less }.
tie-alike = Очков поровну, и все задания одной цены: { $ahead-name } и { $behind-name } делят место.
