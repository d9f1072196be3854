"""The websocket side: sessions, mailboxes, frames."""
