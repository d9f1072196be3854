# Слова разбора, телевизора и проверки колоды.

# Разбор партии

tab-replay = Разбор — { $title }
replay-title = Разбор: { $title }
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
replay-play-on = Играть отсюда с ботом
replay-play-on-how = То, что тебе неизвестно, раздаётся заново: колода и закрытые карты могут оказаться другими.
replay-play-on-level = Бот
replay-play-on-go = { $turn ->
    [0] Играть с раздачи
   *[other] Играть с хода { $turn }
}
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
tv-chair = Ведущий: { $name }

# Проверка колоды

shuffle-title = Колоду никто не подправил?
shuffle-loading = Считаем…
shuffle-good = Всё сошлось
shuffle-half = Сошлось всё, что известно этому устройству
shuffle-bad = Не сходится!
shuffle-verdict-yes = сошлось
shuffle-verdict-no = не сходится
shuffle-verdict-unknown = неизвестно
shuffle-promise-yes = Сервер держит слово: его часть та самая, что обещана до раздачи.
shuffle-promise-no = Часть сервера не та, которую он обещал до раздачи.
shuffle-promise-unknown = Часть сервера подходит к его обещанию, но до раздачи это устройство обещания не видело.
shuffle-part-yes = Твоя случайная часть входит в колоду без изменений.
shuffle-part-no = Твоей части среди вошедших в колоду нет. Так бывает, если твоё место открыто и на другом устройстве: тогда вошла его часть.
shuffle-part-unknown = Своей части это устройство не давало.
shuffle-secret-yes = Секрет раздачи получается из частей сервера и игроков.
shuffle-secret-no = Из этих частей получается другой секрет.
shuffle-header-yes = В секрет вписаны эта игра, эти правила и эти игроки.
shuffle-header-no = В секрет вписаны другая игра, другие правила или другие игроки.
shuffle-by-hand = Первые карты ведущий роздал руками. Проверка отвечает только за остальное.
shuffle-missing = Без своей части: { $names }. Она не пришла вовремя.
shuffle-limits = Одного проверка не исключает: сговора сервера с кем-то за столом.
shuffle-verify = Кто не верит и странице, пусть скачает запись целиком: igroteka verify ФАЙЛ повторит раздачу карта за картой.
shuffle-numbers = Числа для проверки
shuffle-number-promise = обещание
shuffle-number-server = часть сервера
shuffle-number-secret = секрет
