# Слова вопросов, на которые нужно согласие.

question-undo = { $name } просит взять свой выбор назад.
question-pause = { $name } просит паузу.
question-mend = Кто-то называет себя «{ $name }» и просит новую ссылку на это место. Это точно { $name }?
question-join = { $name } просится за стол. Пустить?
question-join-instead = { $name } просится играть вместо «{ $bot }». Пустить?
question-moderator = { $name } просится в ведущие и увидит все тайны. Пустить?
question-remove = { $name } предлагает не ждать больше и играть дальше. Выбывает до конца партии: { $who }.
question-rematch = { $name } предлагает ещё партию.
question-stand-in = { $name } не на связи: ждать ещё или пусть играет бот?
    .yes = Пусть играет бот
    .no = Ждать ещё
    .agreed = За бота: { $names }.
question-asked-undo = Ты просишь взять выбор назад.
question-asked-pause = Ты просишь паузу.
question-asked-mend = Нужно согласие стола.
question-asked-join = Нужно согласие стола.
question-asked-moderator = Нужно согласие стола.
question-asked-remove = Ты предлагаешь не ждать больше и играть дальше. Выбывает: { $who }.
question-asked-rematch = Ты предлагаешь ещё партию.
question-yes = Да
question-no = Нет
question-withdraw = Не надо
question-agreed = Согласие: { $names }.
question-waiting = Ждём ответа: { $names }.
question-absent = Не за столом: { $names }. Ждём ответа ещё { $time }.
question-hurry = Не ждать
link-new = { $mine ->
    [yes] Ты здесь по новой ссылке (согласие: { $agreed }). Если откроется прежняя, эта перестанет действовать.
   *[no] { $name } здесь по новой ссылке (согласие: { $agreed }).
}
link-ended = { $mine ->
    [yes] Пока тебя не было, к твоему месту дали новую ссылку (согласие: { $agreed }). Теперь действует только твоя.
   *[no] { $name } снова здесь по прежней ссылке. Новая больше не действует (согласие на неё: { $agreed }).
}
confirm-hurry = Начать, не дожидаясь?
    .text = Кто ещё не ответил, останется за столом, и новая партия откроется у всех сразу.
    .yes = Начать
    .no = Подождать

away-title = Пока тебя не было
away-more = и ещё { $count ->
    [one] { $count } событие
    [few] { $count } события
   *[many] { $count } событий
} раньше
away-close = Понятно

result-rematch = Ещё партию
result-rematch-second = места меняются
result-rematch-said = ждём остальных
result-rematch-asked = тебя зовут
