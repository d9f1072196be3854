"""The cards of the board that fit the rows of the side whose turn it is."""

from __future__ import annotations

from mypy_extensions import i64

from igroteka.games.emperors_gold.board import ALL_CELLS
from igroteka.games.emperors_gold.rows import LEFT, LENGTH, NO_ROW, RIGHT
from igroteka.games.emperors_gold.state import EmperorsGold


def beside(s: EmperorsGold, kind: i64) -> i64:
    """The cells whose cards, where they have one, may lie beside this kind, as bits. [match]"""
    # A number less one is all bits if it is 0, none if it is 1: so each line has the cells that agree in this bit.
    shape: i64 = kind // 5
    colour: i64 = kind % 5
    shapes: i64 = s.shape1 ^ (shape & 1) - 1
    shapes &= s.shape2 ^ (shape >> 1 & 1) - 1
    shapes &= s.shape4 ^ (shape >> 2) - 1
    colours: i64 = s.colour1 ^ (colour & 1) - 1
    colours &= s.colour2 ^ (colour >> 1 & 1) - 1
    colours &= s.colour4 ^ (colour >> 2) - 1
    return shapes | colours


def right_of(s: EmperorsGold, row: i64) -> i64:
    """The cells whose cards fit at the right end of a row, as bits. [match] [children]"""
    if row == NO_ROW:
        return 0
    if s.house.children:
        return ALL_CELLS
    return beside(s, row >> RIGHT & 31)


def left_of(s: EmperorsGold, row: i64) -> i64:
    """The cells whose cards fit at the left end, as bits: only in that variant, and not for a single card.

    [two-sided] [R21]
    """
    if s.house.two_sided and row & LENGTH > 1:
        return beside(s, row >> LEFT & 31)
    return 0


def may_start(s: EmperorsGold) -> bool:
    """May a new row begin: is one of the two places free? [rows] [R9]"""
    return s.row_a == NO_ROW or s.row_b == NO_ROW


def fit_anywhere(s: EmperorsGold) -> i64:
    """The cells whose cards fit somewhere now, as bits; if a place for a row is free, all cells."""
    if may_start(s):
        return ALL_CELLS
    right: i64 = right_of(s, s.row_a) | right_of(s, s.row_b)
    return right | left_of(s, s.row_a) | left_of(s, s.row_b)
