# Слова, которые говорит только рисунок стола «Конфетной империи».

my-empire = Твоя империя
my-candies = , конфет:
empire-of = Империя: { $name }
empire-empty = пока пусто
hand = Твоя рука
hand-card = { $card }, конфет: { $candies }.{ $state ->
    [lit] {" "}Можно выбрать.
    [hint] {" "}Можно выбрать, бот советует.
    [sel] {" "}Выбрано.
    [off] {" "}Сейчас нельзя.
   *[quiet] {""}
}
tile = { $card }, конфет: { $candies }{ $count ->
    [1] {""}
   *[other] , карт: { $count }
}{ $safe ->
    [yes] , под защитой
   *[no] {""}
}.{ $state ->
    [lit] {" "}Можно выбрать.
    [hint] {" "}Можно выбрать, бот советует.
    [sel] {" "}Выбрано.
    [off] {" "}Сейчас нельзя.
   *[quiet] {""}
}
tile-wanted = Её хочет забрать Полицейский.
pair-brings = Комбинация, конфет: { $candies }.
rival = { $name }. Конфет: { $candies }, карт в руке: { $hand }.{ $state ->
    [lit] {" "}Можно выбрать.
    [hint] {" "}Можно выбрать, бот советует.
    [sel] {" "}Выбрано.
    [off] {" "}Сейчас нельзя.
   *[quiet] {""}
}
team-candies = вдвоём { $candies }
points-short = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
deck = { $cards ->
    [0] колода пуста
   *[other] колода
}
discard = { $known ->
    [0] сброс
   *[other] сброс, знаю { $known }
}
discard-open = сброс открыт: { $cards }
banned = похищены, играть нельзя
banned-none = похищенных нет
game-of = игра { $game } из { $games }
series = Большая игра: { $games } игр
series-game = игра { $game }
series-candies = { $candies ->
    [one] { $told } конфета
    [few] { $told } конфеты
   *[other] { $told } конфет
}
series-total = очки
series-on = Дальше
order = Блок: спрашивать, только если цель я

# Что сделать с картой.

deeds = Что сделать с картой
deed-play = В империю
    .about = Выбери карту руки: она ляжет в твою империю, и её способность сработает.
deed-cast = Применить
    .about = Применить из руки можно только Конфетного вора и Адвоката.
deed-protect = Защитить…
    .about = Карта руки уходит в сброс, а карту империи больше никто не тронет. Сначала выбери карту руки.
    .second = взамен уйдёт эта карта
deed-drop = Сбросить
    .about = Выбери карту руки: она уйдёт в сброс, и её никто не увидит.
    .second = никто не увидит
    .open = её увидят все

gain-candies = { $candies } на карте
gain-pairs = пара { $candies }
gain-buyer = Скупщик { $candies }
gain-pickpockets = Карманники { $candies }

# Что сделает способность, как только карта ляжет в империю; и что делают карты, применённые из руки.

does-nothing = способность не сработает
does-AVT = взять три карты
does-DET = отнять карту у каждого
does-NAI = сбросить чужую карту
does-POL = забрать чужую карту
does-POH = похитить персонажа
does-SUD = обменяться руками
does-HIT = забрать Отнимаш
casts-VOR = украсть чужую карту
casts-ADV = достать карту из сброса

do-protect = Защитить: { $card }
    .second = в сброс уйдёт { $discarded }
do-target = { $step ->
    [mercenary] Сбросить: { $card }
    [policeman] Забрать: { $card }
   *[thief] Украсть: { $card }
}
    .second = { $mine ->
        [yes] из твоей империи: { $lost }
       *[no] { $step ->
            [mercenary] { $name }: { $lost }
           *[thief] { $name }: { $lost }, тебе { $gain }
        }
    }
do-player = { $step ->
    [judge] Поменяться руками
   *[sly] Забрать двух Отнимаш
}
    .second = { $name }
do-name = Похитить: { $card }
    .second = тебе { $ours }, остальным { $theirs }
do-pick = Достать: { $card }
    .second = { $told }
do-back = Вернуть: { $card }
    .second = ляжет на колоду
do-lose = Отдать: { $card }
    .second = тебе { $lost }
do-use = Взять три карты
    .second = две вернёшь, в конце хода не берёшь
do-block = Заблокировать
    .second = две Отнимаши уйдут: { $price }
do-skip = Дальше
    .second = достать нечего
do-pass = Не блокировать
    .second = пусть сработает
do-keep = Оставить
    .second = в твоей империи
side-back = Назад
side-skip = Не применять
side-pass = Не блокировать
side-keep = Оставить
missed-block = Время вышло: блока не было.
answered = Ответ дан, ждём остальных
await-protect = Коснись карты империи, которую защитить
await-mercenary = Коснись карты, которую сбросить
await-policeman = Коснись карты, которую забрать
await-thief = Коснись карты, которую украсть
await-fetched-thief = Коснись карты, которую украсть
await-judge = Коснись игрока
await-sly = Коснись игрока
await-kidnapper = Выбери персонажа
await-lawyer = Выбери карту сброса
await-return = Коснись карты руки, которую вернуть
await-detective = Коснись карты своей империи
await-boss = Взять три карты?
await-block = Заблокировать?

choose-character = Кого похитить? Ниже видно, у кого сколько таких без защиты.
choose-character-count = ты { $mine }, они { $theirs }
choose-discard = Сброс: что достать?
choose-discard-count = В сбросе: { $count }.
choose-discard-gain = тебе { $candies }

# Что известно.

memory = { $mine ->
    [yes] Что тебе известно
   *[no] Что видели все
}
memory-how = Блокнот помнит то, что тебе показали. Если такая же карта появится там, где может быть знакомая, след теряется.
memory-open = в сбросе, видели все
memory-discard = в сбросе, знаешь ты
memory-clean = В закрытом сбросе нет Отнимаш.
    .about = После Хитрого полицейского это знают все.
memory-unseen = { $closed ->
    [yes] в колоде, у других или закрыто в сбросе
   *[no] в колоде или у других
}
memory-nothing = Пока ничего.
place-hand = в руке: { $name }
place-mine = в твоей руке
place-deck = { $number ->
    [1] сверху колоды
   *[other] вторая в колоде
}
place-discard = в сбросе
or = {" "}или{" "}

sheet-title = { $mine ->
    [yes] Откуда твои конфеты
   *[no] Откуда конфеты: { $name }
}
sheet-told = { $told }.
source-candies = { $candies } на картах
source-buyer = Скупщик { $candies }
source-pickpockets = пары Карманников { $candies }
source-pairs = комбинации { $candies }

sources = Откуда конфеты
sources-candies = на картах
sources-buyer = Скупщик
sources-pickpockets = Карманники
sources-pairs = комбинации
sources-all = всего

# Карта крупно.

reading = О карте
read-candies = конфет: { $candies }
read-pair = Пара: { $partner }, ещё { $candies }
read-alone = Пары нет
read-gain = Сейчас { $told }
read-worth = { $mine ->
    [yes] Приносит тебе: { $candies }.
   *[no] Приносит ({ $name }): { $candies }.
}
read-would = Тебе принесла бы: { $candies }.
read-safe = под защитой
read-banned = похищен
read-close = Убрать
read-rule = Правило
goal-pictures = Собери больше всех конфет

moment-taken = забирает
moment-removed = сбрасывает
moment-blocked = блок!
moment-kidnapped = похищен
moment-swapped = обмен руками

# О персонажах.

about-AVT = Можно взять три карты и две вернуть на колоду: тогда в конце хода не берёшь.
    .clause = boss
about-ADV = Применённый из руки, он достаёт карту сброса в твою империю, и та срабатывает.
    .clause = lawyer
about-DET = Каждый другой игрок сбрасывает Вора, Скупщика или Авторитета, на свой выбор.
    .clause = detective
about-KAR = Каждые два Карманника приносят в конце ещё 2 конфеты.
    .clause = pickpocket
about-VOR = Применённый из руки, он крадёт любую незащищённую карту чужой империи.
    .clause = thief
about-NAI = Сыграв его, можно сбросить любую незащищённую карту, кроме Похитителя.
    .clause = mercenary
about-OTN = В чужой ход две Отнимаши блокируют Судью или Полицейского.
    .clause = block
about-POL = Сыграв его, можно забрать у другого игрока Карманника или Отнимашу.
    .clause = policeman
about-POH = Назови персонажа: он исчезает из всех империй, и играть его больше нельзя.
    .clause = kidnapper
about-SKU = Один Скупщик приносит по 2 конфеты за каждого твоего Вора и Отнимашу.
    .clause = buyer
about-SUD = Ты обязательно меняешься руками с другим игроком, и он сразу добирает карту.
    .clause = judge
about-TOR = Способности нет, зато конфет много.
    .clause = candies
about-HIT = Забирает из сброса всех Отнимаш, а если их там нет, двух у того, у кого их больше всех.
    .clause = sly

# Подсказки первой игры.

guide-main-0 = Побеждает тот, у кого в империи больше конфет. Выбери карту: обычно её играют в империю, и её способность срабатывает сразу.
guide-main-1 = Отрицательным картам нужна пара: вместе они приносят больше, чем стоят. Пара нарисована в углу карты.
guide-main-2 = Вора и Адвоката часто выгоднее применить: Вор крадёт чужую карту, Адвокат достаёт карту из сброса.
guide-main-3 = Дорогую карту можно защитить: сбрось любую карту руки и коснись своей карты. Защищённую никто не тронет.
guide-hold-AVT = У тебя Авторитет: сыграй его, когда рука слабая. Возьмёшь три карты и вернёшь две любые.
guide-late = Колода кончается. Последние ходы решают: на них уже не ответить.
guide-mercenary = Сбросить можно и свою карту с минусом. Ударь того, кто впереди.
guide-policeman = Забери Карманника или Отнимашу. Кто-то с двумя Отнимашами может это заблокировать.
guide-boss = Ты увидишь три карты и выберешь лучшую. В конце хода карту уже не берёшь.
guide-return = Верни то, что не нужно: следующий игрок возьмёт верхнюю карту.
guide-judge = Меняйся, если твоя рука хуже. Свои карты ты будешь помнить.
guide-block = Блок стоит двух Отнимаш. Он того стоит, если потеря больше.
guide-kidnapper = Назови того, кто нужнее соперникам, чем тебе.
guide-detective = Отдай карту, без которой теряешь меньше.
guide-sly = Забери Отнимаш у того, кому они нужнее.
guide-lawyer = Ты видишь весь сброс. Карта придёт в империю, и её способность сработает.
guide-thief = Кради то, что завершит твою пару или разобьёт чужую.
guide-fetched-thief = Вор может остаться и дать конфеты или уйти и украсть.
