# Слова терминала: то, чего нет ни у игры, ни у полки.

cli-rival = Соперник
cli-you = Ты
cli-spectator = Зритель
cli-host = Ведущий

# Партия.

cli-welcome = { $title } · правила { $rules }
cli-sits = { $player }: { $who }
cli-team = Одна команда: { $names }.
cli-holder-human = человек
cli-holder-bot-easy = бот-новичок
cli-holder-bot-steady = крепкий бот
cli-holder-bot-strong = сильный бот
cli-changed = Данные исправлены: { $change }
cli-option-chosen = { $option }: { $value }
cli-goal = Цель: { $goal }
cli-first-hint = Выбирай номером или словами. ? покажет подсказку.
cli-your-turn = Твой ход
cli-ask-only = [Enter, ?]
cli-ask = [1–{ $most }, ?]
cli-thinks = { $player } думает…
cli-hand-over = Теперь выбирает { $player }. Пусть к экрану сядет только этот игрок и нажмёт Enter.

# Что можно ввести, кроме хода: буква на этом языке.

cli-key-rules = п
cli-key-undo = н
cli-key-hint = б
cli-word-hint = подсказка
cli-key-save = с
cli-key-quit = в

cli-help-number = номер
cli-help-number-means = сделать ход из списка; Enter, если он один
cli-help-words = слова
cli-help-words-means = ход словами: { $example } (хватит и начала) или карта, если она подходит к одному ходу
cli-help-several = 1, 3
cli-help-several-means = несколько ходов сразу, если так можно; порядок любой
cli-help-why = ? слова
cli-help-why-means = почему так нельзя или что это значит: ? 2, ? { $example }
cli-help-hint-means = подсказка: что сделал бы сильный бот и почему
cli-help-rules-means = правила того, что сейчас решается
cli-help-undo-means = назад к своему прошлому решению, пока оно никому ничего не открыло
cli-help-save = { $key } файл
cli-help-save-means = сохранить копию партии
cli-help-quit-means = выйти: партия записана, её можно продолжить или сдать

cli-unclear = Не понимаю «{ $text }». Введи номер от 1 до { $most } или ? для подсказки.
cli-several = Подходит несколько ходов: { $numbers }. Уточни или введи номер.
cli-ends = Этот ход сразу закончит игру. { $yes }: так и сделать, Enter: выбрать снова.
cli-key-yes = д
cli-choose = Выбери номер от 1 до { $most }.
cli-not-together = Вместе так не сыграть. Выбери по одному.
cli-can = Так можно.
cli-cannot = Так нельзя. { $reason }
cli-no-such = «{ $text }» не похоже ни на один ход этой игры.
cli-more = …и ещё { $count }: уточни вопрос.

cli-undone = Взято назад: решай снова.
cli-undo-nothing = Брать назад нечего: у тебя ещё не было решений.
cli-undo-others = Взять назад нельзя: после твоего решения игра уже ушла дальше.
cli-undo-news = Взять назад нельзя: решение открыло новое, и ты это уже видишь.

cli-saved = Копия партии: { $path }
cli-save-how = Напиши и имя файла: { $key } файл. Сама партия и так записывается: { $path }
cli-quit = Уйти из партии? Enter: уйти и сохранить, { $resign }: сдаться, { $stay }: остаться.
cli-key-resign = с
cli-key-stay = о
cli-kept = Партия ждёт тебя: { $command }
cli-nothing-kept = Ходов не было, записывать нечего.
cli-record = Пересмотреть партию: { $command }
cli-not-kept = Партия не записывается. { $reason }

# Итог.

cli-total = Всего
cli-place = Место
cli-teams = Команда

# Запись.

cli-other-rules = Запись сделана по другим правилам или данным ({ $reason }): показываю, что в ней сказано, но проверить и продолжить её нельзя.
cli-line-undo = { $to ->
    [0] { $player }: назад к началу партии.
   *[other] { $player }: назад к положению после записи { $to }.
}
cli-line-seat = Место «{ $player }» теперь занимает { $to }.
cli-line-chair = Дальше ведёт { $to }; согласие: { $by }.
cli-line-link = Новая ссылка выдана: { $to }; согласие: { $by }.
cli-line-time-up = { $player }: время вышло, стол отвечает сам.
cli-line-rules = Дальше по правилам версии { $to }; до этого места по ним всё идёт так же.
cli-unfinished = Партия не окончена.

# Списки.

cli-players = Игроков
cli-rules-version = Правила
cli-set-of = { $range } через запятую из { $choices }
cli-default = обычно { $value }
cli-rulings = Толкования
cli-examples = Примеры
cli-result = Итог
cli-decisions = Решений
cli-won-games = Побед
cli-share = Доля очков
cli-team-won = Победила команда { $team }

# Сервер.

cli-serve-here = Игротека: { $link }  (Ctrl-C: остановить)
cli-serve-corrected = Свои данные: { $game }, { $change }
cli-serve-room = С телефона: { $link }
cli-serve-open = Войти может каждый в этой сети. Только для этой машины: --host 127.0.0.1
cli-serve-root = Осторожно: сервер запущен от root, и дыра в нём открыла бы всю машину. Запусти его от отдельного пользователя: docs/serving.md

# Проверка записи.

cli-verify-played = Партия: сыграна заново по правилам, записей: { $count }, все сходятся.
cli-verify-older-rules = Правила: начата по версии { $then }; по нынешней версии { $now } всё идёт так же.
cli-verify-altered = Партия НЕ сходится: { $reason }
cli-verify-no-shuffle = О тасовке в записи ничего нет, проверять нечего.
cli-verify-promise = Обещание: часть сервера та самая, которую он обещал, ещё не зная остальных.
cli-verify-promise-broken = Обещание НАРУШЕНО: часть сервера не та, которую он обещал.
cli-verify-secret = Раздача: карты выходят из части сервера и частей всех игроков, и больше ни из чего.
cli-verify-by-hand = Раздача: первые карты ведущий роздал руками, за них проверка не отвечает; всё остальное выходит из части сервера и частей всех игроков.
cli-verify-secret-broken = Раздача НЕ сходится: из этих частей выходит другой секрет, не тот, по которому розданы карты.
cli-verify-agreed = Уговор: в тасовку вошли те же игра, варианты и места.
cli-verify-agreed-broken = Уговор НЕ сходится: в тасовку вошли другая игра, другие варианты или другие места.
cli-verify-part = { $name }: часть { $part }. Твоя? Сравни с той, что хранит твой браузер.
cli-verify-no-part = { $name }: часть не пришла вовремя, и тут проверка доказывает меньше.
cli-verify-limits = Чего не исключит никакая проверка: сервера с сообщником за столом, который даёт свою часть, когда известны все остальные.
