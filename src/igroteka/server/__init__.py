"""The web server: the page and what it asks for."""
