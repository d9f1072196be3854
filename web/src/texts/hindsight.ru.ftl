# Слова разбора «что можно было знать».

hindsight-title = Что можно было знать?
    .second = твои решения и точные шансы
replay-hindsight = Что можно было знать?
hindsight-loading = Считаем расклады…
hindsight-none = Твоих решений в этой партии нет.
