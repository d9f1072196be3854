# The talk at the table.

chat-field = Say something
chat-send = Send
chat-closed = The chat of this table is closed.
chat-quiet = The rules ask for silence now: nobody writes.
chat-empty = Quiet so far.
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }
chat-react = React: { $sign }
chat-reactions = Quick reactions
chat-spectators = Spectators talk among themselves: the players do not see it.
history-empty = Every move will be written down here.
history-turn = turn { $number }
history-why = Why?
history-undone = taken back
