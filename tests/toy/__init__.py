"""Magpies: a tiny made-up game with hidden nests, sealed answers, a reaction and a covert night; it keeps the core
honest.

Three or four birds have trinkets in their nests. In a round each bird does one thing in turn: draw a trinket, peek at
the top of the deck, stir the deck (after which nobody remembers any place in it), bury a trinket under it, or snatch
one from another nest, unless its owner rings a bell. Then all lay a trinket at once; the brightest that nobody else
laid wins a point. One bird is secretly a cuckoo: each night it may warm its egg, and if the egg hatches the cuckoo has
won. Four birds may play in pairs, who sit across and count their points together.
"""

from tests.toy.game import FACTS, Magpies

__all__ = ["FACTS", "Magpies"]
