"""What is true of every game; it knows none."""
