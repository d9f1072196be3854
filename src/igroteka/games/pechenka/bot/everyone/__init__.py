"""«Каждый сам за себя»: how the bots choose a card, and a seat for sword and shield."""
