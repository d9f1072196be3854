# Слова панели правил.

rules-goal = Цель
rules-turn = Ход в картинках
rules-clauses = Как играем
rules-rulings = Как мы понимаем неясное
rules-examples = Примеры
rules-facts = Числа и откуда они
rules-failed = Правила не загрузились. Попробуй ещё раз.
rules-again = Ещё раз
fact-book = из правил
fact-derived = следует из правил
fact-third-party = восстановлено нами по обзорам
fact-ours = восстановлено нами
fact-corrected = исправлено хозяином; было { $shipped }
facts-hint = Чего нет в печатных правилах, мы восстановили. У кого есть коробка, тот может поправить.
