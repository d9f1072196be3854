# The hint of a bot.

lamp-title = Подсказка бота
lamp-thinks = Бот думает…
lamp-then = потом: { $turn }
lamp-none = Бот не успел додумать. Можно спросить ещё раз.
lamp-do = Сделать так
