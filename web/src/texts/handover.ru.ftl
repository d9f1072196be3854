# Слова передачи телефона: один на всех.

handover-pass = Передай телефон:
handover-rest = Ходят другие
handover-why = Стол спрятан, чтобы чужие карты остались тайной.
handover-show = Я { $name }, показать
handover-before = Назад: { $name }
peek-hold = Карты: { $name }
peek-how = держи, чтобы подсмотреть
peek-release = отпусти, и всё спрячется
peek-view = Что видит { $name }
handover-covert = Остальные закрывают глаза. Экран трогает каждый, даже если дел нет: так никто не узнает, у кого они есть.
keeper-label = Когда идём дальше
