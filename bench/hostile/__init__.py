"""Floods against a running server."""
