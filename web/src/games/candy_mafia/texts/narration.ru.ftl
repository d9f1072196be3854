# Слова рассказчика; те, кого зовут, просыпаются и засыпают и по словам ведущего. `line-…` — как объявление названо там, где его можно сказать по-своему.

wakes = { $role } просыпается.
wakes-gang = { $gang ->
    [mafia] Мафия просыпается.
    [triad] Триада просыпается.
   *[crime] Преступники просыпаются.
}
sleeps = { $role } засыпает.
sleeps-gang = { $gang ->
    [mafia] Мафия засыпает.
    [triad] Триада засыпает.
   *[crime] Преступники засыпают.
}
sleeps-all = Кто просыпался, снова засыпает.
spoken-gang = Преступники решают, кто замолчит навсегда.
spoken-dawn = День { $day }. Светает, все просыпаются.
spoken-quiet = Ночь прошла без потерь.
line-event-night = Наступила ночь
    .sample = Гаснут витрины, город засыпает.
line-spoken-gang = Ход преступников
    .sample = { spoken-gang }
line-step-mail = Записки в конце ночи
    .sample = Каждый открывает свою записку.
line-spoken-dawn = Наступил день
    .sample = Светает, все просыпаются.
line-spoken-quiet = Никто не выбыл
    .sample = { spoken-quiet }
line-step-talk = Разговор
    .sample = Время поговорить.
line-step-ballot = Голосование
    .sample = Город голосует.
