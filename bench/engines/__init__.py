"""Engines, bots and adapters, without a server."""
