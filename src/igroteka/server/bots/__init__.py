"""Bots of a table: worker processes and the queue for them."""
