# Слова о том, что можно было знать и сыграть.

hindsight-title = Твои решения
    .second = что можно было знать
hindsight-loading = Считаем…
hindsight-none = Твоих решений в этой партии нет.
