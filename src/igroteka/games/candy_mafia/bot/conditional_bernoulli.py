"""The chances of guilt, from independent odds, when the number of the guilty is known."""

from __future__ import annotations

from mypy_extensions import i64


def chances_given_total(odds: list[float], guilty: i64) -> list[float]:
    """By seat: how likely it is guilty, by its odds and the number of the guilty (conditional Bernoulli, by sums)."""
    n: i64 = len(odds)
    if guilty <= 0 or n == 0:
        return [0.0] * n
    if guilty >= n:
        return [1.0] * n
    # Only ratios count: with a mean near 1 neither sum can overflow.
    whole = 0.0
    for odd in odds:
        whole += odd
    scale = float(n) / whole
    width: i64 = guilty + 1
    after: list[float] = [0.0] * ((n + 1) * width)
    after[n * width] = 1.0
    i: i64 = n - 1
    j: i64
    while i >= 0:
        odd = odds[i] * scale
        after[i * width] = 1.0
        for j in range(1, width):
            after[i * width + j] = after[(i + 1) * width + j] + odd * after[(i + 1) * width + j - 1]
        i -= 1
    total = after[guilty]
    # `before` and `after`: by how many of those before, or after, are guilty: the sum of the products of their odds.
    before: list[float] = [0.0] * width
    before[0] = 1.0
    out: list[float] = [0.0] * n
    for i in range(n):
        odd = odds[i] * scale
        without = 0.0
        for j in range(guilty):
            without += before[j] * after[(i + 1) * width + guilty - 1 - j]
        out[i] = odd * without / total
        j = guilty
        while j > 0:
            before[j] += odd * before[j - 1]
            j -= 1
    return out
