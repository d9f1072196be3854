"""Rounds as all remember them: what was open to everybody in a round, and the view of finished rounds."""
