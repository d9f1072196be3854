"""What goes over the wire: every message between a table and those who sit at it or watch it.

`docs/protocol.md` tells the story; these types are its letter. The page's `wire.ts` and the OpenAPI document are made
from them.
"""

from igroteka.server.wire.catalogue import *
from igroteka.server.wire.client_messages import *
from igroteka.server.wire.fields import *
from igroteka.server.wire.play import *
from igroteka.server.wire.requests import *
from igroteka.server.wire.responses import *
from igroteka.server.wire.server_messages import *
from igroteka.server.wire.setup import *
from igroteka.server.wire.table_info import *
