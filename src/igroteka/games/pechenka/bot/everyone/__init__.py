"""«Каждый сам за себя»: how the bots choose a card, and before whom they put sword and shield."""
