"""What is measured of one game alone: each a folder with `run`."""
