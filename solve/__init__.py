"""Tables for bots, computed beforehand: `python3 dev.py solve`."""
