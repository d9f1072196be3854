"""An equilibrium of one round of the big hunt for two players."""
