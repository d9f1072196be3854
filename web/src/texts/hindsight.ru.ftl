# Слова о том, что можно было знать и сыграть.

hindsight-title = Твои решения
    .second = что можно было знать
hindsight-loading = Считаем…
hindsight-none = Твоих решений в этой партии нет.

result-replay = Просмотр
result-review = Разбор
result-table = Посмотреть на стол
result-record = Скачать
result-record-mine = мои карты
result-record-all = все карты
result-evening = Счёт вечера
result-evening-wins = побед
result-evening-points = очков
result-evening-earlier = Прежних партий, которых здесь нет: { $count }
result-shuffle = Проверить колоду
result-shuffle-second = карты тасовали все вместе
result-shuffle-by-hand = первые карты роздал ведущий
