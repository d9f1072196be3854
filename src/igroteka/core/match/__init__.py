"""A match at a table: its record, what was told of it, what may be taken back."""
