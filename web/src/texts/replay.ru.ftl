# Слова разбора, телевизора и проверки колоды.

# Просмотр и разбор партии

replay-title = Просмотр: { $title }
review-title = Разбор: { $title }
replay-at = { $turn ->
    [0] раздача
   *[other] ход { $turn } из { $last }
}
replay-loading = Листаем запись…
replay-deal = Раздача
replay-close = Идём дальше.
replay-silent = { $mine ->
    [yes] Ты идёшь дальше.
   *[no] { $name } идёт дальше.
}
replay-several = Стол
replay-to-table = К столу
replay-slider = Ход партии
replay-start = В начало
replay-back = На ход назад
replay-forward = На ход вперёд
replay-end = В конец
replay-play = Смотреть
replay-pause = Пауза
replay-speed = Скорость { $speed }
replay-speed-slow = ×½
replay-speed-even = ×1
replay-speed-fast = ×2
replay-moves = Все ходы
replay-eyes = Чьими глазами
replay-eyes-mine = Моими
replay-eyes-watching = Зрителя
replay-eyes-all = Всё открыто
replay-hindsight = Твои решения
replay-keep = Поделиться и сохранить
replay-copy = Ссылка на этот ход
replay-copied = Ссылка скопирована
replay-copy-yourself = Скопируй ссылку отсюда
replay-save-mine = Скачать запись, как видно мне
replay-save-watching = Скачать запись, как видно зрителю
replay-save-all = Скачать запись целиком
replay-play-on = Играть отсюда
replay-play-on-how = То, что тебе неизвестно, раздаётся заново: колода и закрытые карты могут оказаться другими.
replay-play-on-level = Бот
replay-play-on-go = { $turn ->
    [0] Играть с раздачи
   *[other] Играть с хода { $turn }
}
review-left = Считаем, осталось решений: { $left }
review-none = Ни одно решение ничего не стоило.
review-leap = Здесь можно было сыграть лучше, { $number }: шансы { $before } %, стало { $after } %
review-slider = { $where }, шансы { $chance } %
review-cost = Здесь можно было сыграть лучше.
review-right = Так советует и бот.
review-even = Не хуже других.
review-fell = Шансы { $before } % → { $after } %.
review-chance = Шансы { $after } %.
review-better = Лучше:{" "}
replay-keys = Стрелки листают ходы, Home и End ведут к краям, пробел включает просмотр.

# Телевизор

tab-tv = { $title } на телевизоре
tv-no-key = Открой телевизор из лобби стола
tv-no-key-how = У этого устройства нет места за столом { $code }. В лобби есть ссылка «для телевизора»: в ней всё, что нужно.
tv-closed = Сюда не пускают: стола нет, или за ним играют без зрителей.
tv-join = Играем вместе
tv-join-how = Наведи камеру телефона или введи код на { $host }
tv-code = Код стола
tv-shuffling = Тасуем колоду все вместе
tv-lost = Связь прервалась, стол скоро вернётся
tv-bots = { $names }: { $level ->
    [easy] { $count ->
        [1] новичок
       *[other] новички
    }
    [strong] { $count ->
        [1] сильный
       *[other] сильные
    }
   *[steady] { $count ->
        [1] крепкий
       *[other] крепкие
    }
}
tv-moderator = Ведущий: { $name }

# Проверка колоды

shuffle-title = Колоду никто не подправил?
shuffle-loading = Считаем…
shuffle-good = Всё сошлось
shuffle-half = Сошлось всё, что известно этому устройству
shuffle-bad = Не сходится!
shuffle-verdict-yes = сошлось
shuffle-verdict-no = не сходится
shuffle-verdict-unknown = неизвестно
shuffle-promise-yes = Сервер держит слово: его часть, уговор и список людей те самые, что обещаны до раздачи.
shuffle-promise-no = Это не то, что сервер обещал до раздачи.
shuffle-promise-unknown = Всё подходит к обещанию сервера, но до раздачи это устройство обещания не видело.
shuffle-part-yes = Твоя случайная часть входит в колоду без изменений.
shuffle-part-no = Твоей части среди вошедших в колоду нет: она опоздала, или сервер её отбросил. Так бывает и тогда, когда твоё место открыто на другом устройстве: вошла его часть.
shuffle-part-unknown = Своей части это устройство не давало.
shuffle-secret-yes = Секрет раздачи получается из частей сервера и игроков.
shuffle-secret-no = Из этих частей получается другой секрет.
shuffle-header-yes = Обещание скрепляет ровно ту игру, те правила и тех игроков, которых это устройство видело, отдавая свою часть.
shuffle-header-no = Обещание скрепляет не ту игру, не те правила или не тех игроков, которых видело это устройство.
shuffle-header-unknown = Обещание скрепляет эту игру и эти правила, но до раздачи это устройство их не видело.
shuffle-people-yes = В списке каждый за столом, по одному разу, и никого больше; части те же, что всем показали до первой карты.
shuffle-people-no = Список не сходится: кого-то нет, кто-то записан дважды или чужой, или часть не та, что показали до первой карты.
shuffle-people-unknown = Каждый в списке записан по одному разу, но до первой карты это устройство списка не видело.
shuffle-old-unknown = Карты розданы по-старому: обещание не скрепляло правила и список людей. Нечестный сервер мог бы выбирать из многих раздач.
shuffle-old-no = В секрет вписаны другая игра или другие правила.
shuffle-again = До раздачи тасовку начинали заново, { $count ->
    [one] { $count } раз
    [few] { $count } раза
   *[many] { $count } раз
}. Так и должно быть, если кто-то вставал из-за стола. Если никто не вставал, сервер выбирал себе карты.
shuffle-by-hand = Первые карты ведущий роздал руками. Проверка отвечает только за остальное.
shuffle-missing = Без своей части: { $names }. Сервер говорит, что она не пришла вовремя.
shuffle-limits = Чего проверка не исключает: сговора сервера с кем-то за столом, кто добавит часть последним; части, которую сервер назовёт опоздавшей или придумает за того, чьё устройство её не дало. И сами карты сервер знает.
shuffle-verify = Кто не верит и странице, пусть скачает запись целиком: igroteka verify ФАЙЛ повторит раздачу карта за картой.
shuffle-numbers = Числа для проверки
shuffle-number-promise = обещание
shuffle-number-server = часть сервера
shuffle-number-header = что скреплено обещанием
shuffle-number-secret = секрет
