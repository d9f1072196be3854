"""Limits on what clients may use: connections, bytes, requests."""
