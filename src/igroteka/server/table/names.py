"""Names of people: as they are kept, and which of them look alike."""

from __future__ import annotations

import unicodedata

from igroteka.server.refusal import Refusal
from igroteka.server.wire import LONGEST_NAME

# Control, direction and zero-width characters, and what has no meaning of its own.
INVISIBLE = ("Cc", "Cf", "Cn", "Co", "Cs")
# Letters, marks and signs of other categories that are not seen either.
BLANK = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x2800, 0x3164, *range(0xFE00, 0xFE10)}
BLANK |= set(range(0xE0100, 0xE01F0))

# Letters that are drawn alike, and the one that stands for them.
LOOK_ALIKES = str.maketrans(
    "АВЕЅІЈКМНОРСТУҮХԚԜѴӀ" + "асеһіјорԛѕѵԝхуӏԁг" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ" + "αγικνορυϳ" + "I1|0" + "ıɡ",
    "ABESlJKMHOPCTYYXQWVl" + "acehijopqsvwxyldr" + "ABEZHlKMNOPTYX" + "ayikvopuj" + "lllO" + "ig",
)


def cleaned(name: str) -> str:
    """The name in its usual characters (NFKC), with single spaces and nothing that is not seen.

    Refusal if nothing is left, or more than a name may have.
    """
    spaced = " ".join(unicodedata.normalize("NFKC", name).split())
    seen = "".join(c for c in spaced if unicodedata.category(c) not in INVISIBLE and ord(c) not in BLANK)
    kept = " ".join(unicodedata.normalize("NFKC", seen).split())
    if len(kept) > LONGEST_NAME:
        raise Refusal("long-name")
    if not any(unicodedata.category(c)[0] not in "MZ" for c in kept):
        raise Refusal("bad-name")
    return kept


def skeleton(name: str) -> str:
    """The same for names that look alike: letters of the Latin, Cyrillic and Greek alphabets that share a shape, and I,
    l, 1, | and O, 0.

    It covers what people type with such keyboards, not every pair that Unicode lists (UTS 39), and no letters that are
    alike in some fonts only.
    """
    return unicodedata.normalize("NFD", name).translate(LOOK_ALIKES).replace("rn", "m")
