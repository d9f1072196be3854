"""The night: its windows in order, whom they ask, what the answers do, and the way to the morning."""
