"""Websocket connections: frames, the protocol, mailboxes and sessions."""
