# The hint of a bot.

lamp-title = The bot’s hint
lamp-thinks = The bot is thinking…
lamp-then = then: { $turn }
lamp-none = The bot had no time to think it through. You may ask again.
lamp-do = Do it
