"""The roles that are more than a row, one file each.

Change a role: its row in `cards.py` says when it is called, what it is asked and which deeds (`night/deeds.py`) its
answer does. All else that is special about it is in the file of its name here, behind the hooks of `special.py`;
`special=True` in the row says that there is one. What it must remember is a field of `state.py`, or of
`night/tonight.py` for one night; what it is told is a kind of `knowledge.py`; what its player sees of it stands in
`shapes.py`.

Add a role: a row, its side in `data.toml`, texts, a clause in `rules.md`, a line in the tables of the tests; and a file
here with a `ROLE`, if it is more than that.
"""
