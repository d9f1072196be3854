"""The games as other people's libraries know games; each adapter needs its own extra."""
