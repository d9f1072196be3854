# The talk at the table.

chat-field = Скажи что-нибудь
chat-send = Сказать
chat-closed = Разговор за этим столом закрыт.
chat-quiet = По правилам сейчас тишина: писать нельзя.
chat-empty = Пока тихо.
chat-mute = Не слышать: { $name }
chat-unmute = Снова слышать: { $name }
chat-react = Откликнуться: { $sign }
chat-reactions = Быстрые отклики
chat-spectators = Зрители говорят между собой: игроки этого не видят.
history-empty = Здесь будет записан каждый ход.
history-turn = ход { $number }
history-why = Почему?
history-undone = взято назад
