"""Chance: a small fast generator, keyed so that no shuffle predicts another."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

SECRET_BITS: Final = 256
# A seed this short is no secret: tests, searches and simulations use them by the million.
SHORT_BITS: Final = 62


@mypyc_attr(free_list_len=1)  # a generator is made for every chance event and gone with it
class Rng:
    """A generator of 32-bit words (sfc32).

    Equal in the compiled and the pure build, for no operation exceeds 63 bits.
    """

    def __init__(self, a: i64, b: i64, c: i64, count: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.count: i64 = count

    def stirred(self) -> Rng:
        """This generator after a few words, in which nothing of a simple beginning is left."""
        # As `word` does, with nothing written down in between.
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        count: i64 = self.count
        while count < 16:
            out: i64 = (a + b + count) & 0xFFFFFFFF
            count += 1
            a = b ^ (b >> 9)
            b = (c + (c << 3)) & 0xFFFFFFFF
            c = ((((c << 21) & 0xFFFFFFFF) | (c >> 11)) + out) & 0xFFFFFFFF
        self.a = a
        self.b = b
        self.c = c
        self.count = count
        return self

    def copy(self) -> Rng:
        """A generator that goes on exactly as this one."""
        return Rng(self.a, self.b, self.c, self.count)

    def fork(self) -> Rng:
        """A generator of its own, begun by this one."""
        return Rng(self.word(), self.word(), self.word(), 1)

    def word(self) -> i64:
        """The next 32 bits."""
        b: i64 = self.b
        c: i64 = self.c
        out: i64 = (self.a + b + self.count) & 0xFFFFFFFF
        self.count = (self.count + 1) & 0xFFFFFFFF
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & 0xFFFFFFFF
        self.c = ((((c << 21) & 0xFFFFFFFF) | (c >> 11)) + out) & 0xFFFFFFFF
        return out

    def below(self, n: i64) -> i64:
        """An even choice of 0..n-1 (n below 2**31), without the bias of a plain remainder."""
        product: i64 = self.word() * n
        low: i64 = product & 0xFFFFFFFF
        if low < n:
            floor: i64 = (0x100000000 - n) % n
            while low < floor:
                product = self.word() * n
                low = product & 0xFFFFFFFF
        return product >> 32

    def real(self) -> float:
        """An even choice of [0, 1)."""
        return float(self.word()) / 4294967296.0

    def weighted(self, odds: list[float]) -> int:
        """The number of one of these, as often as its odds say."""
        left = self.real() * sum(odds)
        for k in range(len(odds)):
            left -= odds[k]
            if left < 0.0:
                return k
        return len(odds) - 1

    def shuffle(self, items: list[int]) -> None:
        """Put the items into an even random order."""
        # Things and not numbers: compiled, a number would be taken out of its object and put into one again.
        things = cast(list[object], items)
        i: i64 = len(things) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            kept = things[i]
            things[i] = things[j]
            things[j] = kept
            i -= 1

    def secret(self) -> int:
        """A key for an imagined world: short, for nobody has to guess it."""
        return (int(self.word()) << 31) | int(self.word() >> 1)

    def dump(self) -> list[int]:
        """The generator as plain numbers."""
        return [int(self.a), int(self.b), int(self.c), int(self.count)]


def keyed(secret: int, number: int) -> Rng:
    """The generator of one chance event: it tells nothing about any other event of the same secret."""
    if secret >> SHORT_BITS == 0:
        short: i64 = secret
        return Rng(short & 0xFFFFFFFF, short >> 32, number, 1).stirred()
    message = (secret << 64 | number).to_bytes(SECRET_BITS // 8 + 8, "little")
    words = int.from_bytes(blake2b(message, digest_size=12).digest(), "little")
    return Rng(words & 0xFFFFFFFF, (words >> 32) & 0xFFFFFFFF, words >> 64, 1)


def seeded(seed: int) -> Rng:
    """A generator for a test, a bot or a simulation."""
    return keyed(seed, 0)
