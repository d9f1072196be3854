# Слова, которые нужны только рисунку стола в терминале.

terminal-round = раунд { $round } из { $rounds }
terminal-circle = круг { $circle } из { $circles }
terminal-stage = { $stage ->
    [1] этап 1: объявление
    [2] этап 2: разведка
   *[other] этап 3: охота
}
terminal-first = первый игрок: { $player }
terminal-me = Ты — { $role }, добыча — { $prey }, охотник — { $hunter }
terminal-may-be = может быть
terminal-declares = объявлено
terminal-looked = смотрели
terminal-legend = Стрелки показывают, кто за кем охотится. ⚔ меч и ◊ щит: перед кем лежат. «Может быть»: роли, которые не исключены тем, что тебе известно. ● монеты. ✓ роль вскрыта.
