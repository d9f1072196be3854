# The bar of the moderator, and what is to be said.


moderator-label = Ведущему
moderator-awaited = Кого ждут
moderator-answer-for = { $name } { $answer }. Ответить за этого игрока
moderator-silent = думает
moderator-nobody = Здесь некому отвечать, но об этом никто не знает.
moderator-speech = Сейчас говорят; отвечать не нужно.
moderator-pause = Пауза
moderator-next = Дальше
moderator-back = К прошлому вызову
moderator-clock = из { $length }
moderator-answered = ответов: { $count } из { $all }
moderator-next-nobody = отвечать некому
moderator-next-not = ждём одного ответа
moderator-next-cue = ещё { $more }
cue-say = Скажи вслух
cue-act = Сделай молча
cue-sign = Показать знак
cue-sign-away = коснись, чтобы убрать
