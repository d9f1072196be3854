"""What bots play by, computed beforehand: `python3 dev.py solve`."""
