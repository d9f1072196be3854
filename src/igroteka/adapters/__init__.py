"""The games under the interfaces of other libraries; each adapter needs its own extra."""
