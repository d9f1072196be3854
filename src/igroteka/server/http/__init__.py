"""The HTTP side: routes, endpoints, request bodies and answers, the page."""
