"""How much a visitor may use: connections, rates, aliases."""
