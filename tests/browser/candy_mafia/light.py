"""How much a screen lights a face, and where its parts lie."""

from __future__ import annotations

import base64
from typing import Any

from playwright.async_api import Page

# The mean relative luminance of a picture, 0 to 1, as eyes weigh colours.
LUMINANCE = """async png => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  canvas.drawImage(picture, 0, 0);
  const { data } = canvas.getImageData(0, 0, picture.width, picture.height);
  const part = value => value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const linear = Array.from({ length: 256 }, (_, value) => part(value));
  let sum = 0;
  for (let at = 0; at < data.length; at += 4)
    sum += 0.2126 * linear[data[at]] + 0.7152 * linear[data[at + 1]] + 0.0722 * linear[data[at + 2]];
  return sum / (data.length / 4);
}"""
# How many pixels of two pictures differ so that it could be seen, and by how much at most, of 255.
DIFFERENCE = """async pngs => {
  const pixels = await Promise.all(pngs.map(async png => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${png}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    canvas.drawImage(picture, 0, 0);
    return canvas.getImageData(0, 0, picture.width, picture.height).data;
  }));
  const [one, other] = pixels;
  let count = one.length === other.length ? 0 : Infinity;
  let most = 0;
  for (let at = 0; at < one.length; at += 4) {
    const by = Math.max(...[0, 1, 2].map(part => Math.abs(one[at + part] - other[at + part])));
    if (by > 3) count++;  // fewer is how a browser rounds colours from one painting to the next
    most = Math.max(most, by);
  }
  return [count, most];
}"""
PARTS = "header, .ask, main .bar > *, .house, .panel, .panel > *, footer, footer > *"
BOXES = """parts => parts.map(part => {
  const { x, y, width, height } = part.getBoundingClientRect();
  return [part.localName, ...[x, y, width, height].map(Math.round)].join(' ');
})"""


async def luminance(page: Page) -> float:
    """Of the whole screen as it is now."""
    png = base64.b64encode(await page.screenshot()).decode()
    # ours may show no pictures but its own
    blank = [other for other in page.context.pages if other.url == "about:blank"] or [await page.context.new_page()]
    return float(await blank[0].evaluate(LUMINANCE, png))


async def difference(blank: Page, one: bytes, other: bytes) -> tuple[int, int]:
    """How many pixels of two pictures differ, and by how much at most, of 255; an empty page looks at them."""
    count, most = await blank.evaluate(DIFFERENCE, [base64.b64encode(png).decode() for png in (one, other)])
    return int(count), int(most)


async def layout(page: Page) -> Any:
    """Where every part of the screen lies."""
    return await page.locator(PARTS).evaluate_all(BOXES)
