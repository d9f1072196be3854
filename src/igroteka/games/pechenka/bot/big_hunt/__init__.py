"""«Большая охота»: how the bots declare, act and hunt; two players have a table of their own, `equilibrium`."""
