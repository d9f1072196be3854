"""The bot of «Конфетная империя» between an all-seeing player and the exact equilibrium of a tiny deck."""
