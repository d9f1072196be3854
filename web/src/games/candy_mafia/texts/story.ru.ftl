# Слова, которые нужны только после игры.

story-explain = Почему боты так голосовали?
story-timeline = По ночам
story-knowledge = Кто что знал
story-share = С собой
knowledge-how = Что стол сказал каждому наедине, и в какую ночь.
knowledge-nothing = Кроме своей роли, ничего.
share-how = Картинку и запись можно переслать кому угодно: там открыто всё, и роли тоже.
share-picture = Сохранить картинку
share-file = Сохранить запись
share-replay = Просмотр, где всё открыто
share-left = { $kind ->
    [night] в игре до ночи { $number }
   *[other] в игре до дня { $number }
}
share-stayed = в игре до конца
chapter-deal = До первой ночи
chapter-night = Ночь { $number }
chapter-day = День { $number }
why-open = Почему так?
