"""`python -m igroteka` is the command `igroteka`."""

import sys

from igroteka.cli import main

sys.exit(main())
