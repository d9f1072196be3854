# Что можно было знать: слова разбора «Печеньки».

knew-about = Каждый расклад ролей, который подходит ко всему, что тебе известно, считается одинаково возможным. Чужие повадки в счёт не идут.
knew-round = Раунд { $round }: { $own-count ->
    [one] твоя роль { $own }
   *[other] твои роли { $own }
}
knew-circle = Круг { $circle }.
knew-deals = Подходит раскладов: { $deals } из { $of }
knew-more = Кто кем может быть
knew-see = Посмотреть на столе
knew-prey = добыча
knew-hunter = охотник
knew-declared = объявлено
knew-target = Цель
knew-excluded = Исключение
knew-slot = { $name }, { $slot ->
    [1] первая роль
   *[other] вторая роль
}
knew-all-deals = Все расклады
knew-all-deals-of = { $deals ->
    [one] { $deals } расклад, который подходит
    [few] { $deals } расклада, которые подходят
   *[other] { $deals } раскладов, которые подходят
}

# Чем было решение.

knew-show = Что показать
knew-kind-all = Всё
knew-kind-missed = Упущено
knew-kind-used = Учтено
knew-kind-barred = Не сыграть
knew-kind-chance = Наугад
knew-advised = По расчёту бота так и надо было: в этом месте советует то же.
knew-nothing-such = Таких решений нет.

# Каждый сам за себя.

knew-sword-kept = { $seat-name } — точно твоя добыча. Меч в руке, а выбрана другая карта: { $card }. { $last ->
    [yes] Круг последний, и монеты за меч остаются в банке.
   *[no] Пока меч в руке, от него ещё могут закрыться.
}
knew-sword-ready = { $seat-name } — точно твоя добыча, и меч уже выходит.
knew-sword-barred = { $seat-name } — точно твоя добыча, но щит против тебя уже стоит.
knew-sword-hopeless = Твоя добыча точно среди тех, кто уже закрылся: мечу до неё не добраться.
knew-sword-early = Добыча ещё не известна. Пока карты не открыты, лучший шанс { $best }: { $seats-name }.
knew-sword-left = Круг последний, и меч остаётся в руке. Пока карты не открыты, лучший шанс попасть в добычу { $best }: { $seats-name }.
knew-sword-right = { $target-name } — точно твоя добыча. Меч лежит верно.
knew-sword-astray = Твоя добыча — точно { $seat-name }, а меч лежит мимо: { $target-name }.
knew-sword-wasted = { $target-name } — точно не твоя добыча. Лучший шанс { $best }: { $seats-name }.
knew-sword-guess = Меч наугад, { $target-name }: шанс { $ways }. Выше не бывает.
knew-sword-worse = Меч наугад, { $target-name }: шанс { $ways }. Есть и выше, { $best }: { $seats-name }.
knew-shield-kept = { $seat-name } — точно твой охотник. Щит в руке, а выбрана другая карта: { $card }. { $last ->
    [yes] Круг последний, и монеты за щит остаются в банке.
   *[no] Пока щит в руке, на тебя ещё могут поднять меч.
}
knew-shield-ready = { $seat-name } — точно твой охотник, и щит уже выходит.
knew-shield-barred = { $seat-name } — точно твой охотник, но меч против тебя уже лежит.
knew-shield-hopeless = Твой охотник точно среди тех, чей меч уже лежит перед тобой: щиту туда поздно.
knew-shield-early = Охотник ещё не известен. Пока карты не открыты, лучший шанс { $best }: { $seats-name }.
knew-shield-left = Круг последний, и щит остаётся в руке. Пока карты не открыты, лучший шанс закрыться от охотника { $best }: { $seats-name }.
knew-shield-right = { $target-name } — точно твой охотник. Щит стоит верно.
knew-shield-astray = Твой охотник — точно { $seat-name }, а щит стоит мимо: { $target-name }.
knew-shield-wasted = { $target-name } — точно не твой охотник. Лучший шанс { $best }: { $seats-name }.
knew-shield-guess = Щит наугад, { $target-name }: шанс { $ways }. Выше не бывает.
knew-shield-worse = Щит наугад, { $target-name }: шанс { $ways }. Есть и выше, { $best }: { $seats-name }.

# Большая охота.

knew-lie-plain = Ложь, и это точно видят все. Открытое исключение: { $card }.
knew-lie-guess = Ложь: { $card }. Шанс, что эта роль у соперника и ложь ему видна: { $ways }. Меньше не бывает.
knew-lie-worse = Ложь: { $card }. Шанс, что эта роль у соперника и ложь ему видна: { $ways }. Другая твоя роль здесь надёжнее: её точно нет ни у кого.
knew-lie-safe = Ложь, в которой никто не может быть уверен: { $card } — твоя же роль.
knew-lie-caught = { $whose }: { $card }. Точно ложь, и эта роль вскрыта.
knew-lie-spared = { $whose }: { $card }. Точно ложь: верная монета осталась невзятой.
knew-open-guess = { $whose }: { $card }. Шанс, что это ложь: { $ways }. Наверняка не известно ни про кого.
knew-peek = Исключением может оказаться любая из { $roles } ролей. Шанс поймать на лжи, если вскрывать: { $best }.
knew-hunt-right = Цель известна точно: { $target }. Твоя карта охотится как раз за ней: { $card }. { $safe ->
    [yes] И устранить эту карту некому.
   *[no] {""}
}
knew-hunt-astray = Цель известна точно: { $target }. Её охотник — { $hunter }, а выбрана другая карта: { $card }. { $safe ->
    [yes] Устранить такого охотника некому: монеты за цель верные.
   *[no] {""}
}
knew-hunt-barred = Цель известна точно: { $target }. Но карта её охотника уже объявлена: { $hunter }.
knew-hunt-guess = { $card }: шанс, что эта карта охотится за целью, { $ways }. Выше не бывает.
knew-hunt-wasted = { $card }: эта карта точно не охотится за целью. Шанс { $best } есть у других карт: { $cards }.
knew-hunt-safe = { $card }: устранить эту карту некому. { $hunter } у всех соперников уже на столе.
