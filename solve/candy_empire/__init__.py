"""The bot of «Конфетная империя» between one who sees all and the exact equilibrium of a tiny deck."""
