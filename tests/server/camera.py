"""A phone's camera: what the QR codes in a picture say, read by a program that has drawn none of them."""

from __future__ import annotations

from io import BytesIO

import numpy as np
import pygame
import zxingcpp
from numpy.typing import NDArray

# Wider than one point of a screen, as a camera sees a letter of a terminal.
POINTS = 4
QR = zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode)
TOP, BOTTOM = "█▀", "█▄"


def in_picture(png: bytes) -> list[str]:
    """In a picture of a screen."""
    picture = pygame.image.load(BytesIO(png))
    points = np.frombuffer(pygame.image.tobytes(picture, "RGB"), np.uint8)
    return read(points.reshape(picture.get_height(), picture.get_width(), 3))


def in_terminal(lines: list[str]) -> list[str]:
    """In lines of half blocks, white on black: a letter is two points, one above the other."""
    rows = [[letter in half for letter in line] for line in lines for half in (TOP, BOTTOM)]
    return read(np.kron(np.array(rows, np.uint8) * 255, np.ones((POINTS, POINTS), np.uint8)))


def read(points: NDArray[np.uint8]) -> list[str]:
    """What the codes say, dark on light as most phones want them."""
    found = zxingcpp.read_barcodes(points, QR, try_invert=False)
    return [code.text for code in found]
