"""Rounds as all remember them: what was open to everybody in a round, and how finished rounds are shown."""
