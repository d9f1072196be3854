"""The roles that are more than a row, one file each.

Change a role: its row in `cards.py` says when it is called, what it is asked and which deeds (`night/deeds.py`) its
answer does. All else that is special about it is in the file of its name here, behind the hooks of `special.py`;
`special=True` in the row says that there is one. What stops an attempt to kill has its place in `HIT` of
`night/attempts.py`. What it must remember is a field of `state.py`, or of `night/state.py` for one night; what it is
told is a kind of `knowledge.py`; what its player sees of it stands in `shapes.py`.

Add a role that is printed nowhere: a row in `cards.py`, at the end of its mode; its side and number in `data.toml`
(`facts.py` counts them); the bounds of `actions.py` that follow from the number of cards, and `LAST_CALL` of
`night/schedule.py` if it is called last; what bots make of it in `bot/role_weights.py`; a clause in `rules.md`; a file
here with a `ROLE`, if it is more than its row. Texts: `card-ROLE` with `.about`, `ask-ROLE` here and on the page,
`option-wanted-ROLE`, for a loner `won-ROLE` with `.often`.

Tests have a line for each role in `tests/games/candy_mafia`: `roles.txt`, `roles_by_effect.txt`, `probes.toml`,
`more.toml`, `table.py`, `reference.py`; what is missing is named by the test that fails. Then raise `rules`, and run
`dev.py golden`, `dev.py types`, and `dev.py balance` (two hours; the figures belong to a version of the rules).
"""
