"""Measurements of one game alone: each is a folder with `run`."""
