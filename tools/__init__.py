"""The modules of dev.py, which need nothing but Python."""
