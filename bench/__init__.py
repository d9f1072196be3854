"""The measurements: `python3 dev.py bench --help`."""
