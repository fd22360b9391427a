"""Memory: a stick as it stands in its slot, along y, teeth towards z = 0, its face towards x."""

import random

from kit import materials as m
from kit.solids import box, frame, lettering, rod, slab, span

LONG, HIGH, THICK = 1.333, 0.312, 0.0127


def stick(at=(0, 0, 0), parent=None, *, turn=(0, 0, 0), style="spreader", generation="DDR4", light=None, detailed=False):
    """style: plain (green board and chips) or spreader (a metal coat); `light` gives the coat a lit edge."""
    place = frame(at, turn, parent)
    green = generation == "DDR3" or style == "plain"
    board = m.surface("memory board" + str(green), (0.007, 0.066, 0.026) if green else (0.013, 0.014, 0.015), rough=0.33, grain=0.2, grain_size=600, coat=0.4)
    notch = {"DDR3": -0.13, "DDR4": 0.04, "DDR5": 0.0}[generation]
    outline = _outline(notch)
    # Modelled lying (x along, y up) and stood up: its face towards +x of the slot.
    flat = frame((THICK / 2, 0, 0), parent=place, axes=((0, 1, 0), (0, 0, 1), (1, 0, 0)))
    slab(outline, THICK, (0, 0, -THICK / 2), board, flat, soft=0.0012)
    _teeth(flat, notch)
    if style == "plain":
        _chips(flat, detailed)
        return place
    shell = m.surface("spreader", (0.06, 0.062, 0.068), metal=0.85, rough=0.36, grain=0.04, grain_size=900)
    trim = m.surface("spreader trim", (0.5, 0.51, 0.53), metal=1, rough=0.3, brushed=0.5)
    top = 0.42
    for side in (1, -1):
        z = side * 0.028
        points = [(-LONG / 2, 0.075), (LONG / 2, 0.075), (LONG / 2, top - 0.07), (LONG / 2 - 0.1, top - 0.02), (0.2, top - 0.02), (0.13, top - 0.05), (-0.13, top - 0.05), (-0.2, top - 0.02), (-LONG / 2 + 0.1, top - 0.02), (-LONG / 2, top - 0.07)]
        slab(points, 0.02, (0, 0, z - 0.01), shell, flat, soft=0.005)
        face = z + side * 0.011
        for k in range(6):
            box((0.012, 0.2, 0.004), (-0.52 + k * 0.028, 0.22, face), trim, flat, soft=0.001, turn=(0, 0, -0.5))
        box((0.62, 0.006, 0.004), (0.3, 0.13, face), trim, flat, soft=0.001)
        if side == 1:
            lettering(generation, 0.085, (0.36, 0.235, face + 0.002), m.surface("memory letters", (0.6, 0.6, 0.62), rough=0.4), flat)
    if light:
        box((LONG - 0.03, 0.06, 0.036), (0, top - 0.005, 0), m.light(light, 1.5), flat, soft=0.012)
    else:
        box((LONG - 0.24, 0.022, 0.05), (0, top - 0.025, 0), shell, flat, soft=0.006)
    return place


def _outline(notch):
    half, gap = LONG / 2, 0.018
    points = [(-half, 0), (notch - gap, 0), (notch - gap, 0.036), (notch + gap, 0.036), (notch + gap, 0), (half, 0)]
    points += [(half, 0.085), (half - 0.03, 0.1), (half, 0.115), (half, HIGH)]
    return points + [(-half, HIGH), (-half, 0.115), (-half + 0.03, 0.1), (-half, 0.085)]


def _teeth(flat, notch):
    count = 72
    for k in range(count):
        x = -LONG / 2 + 0.03 + k * (LONG - 0.06) / (count - 1)
        if abs(x - notch) > 0.024:
            box((0.0105, 0.026, 0.002), (x, 0.0145, THICK / 2), m.gold(), flat, soft=0.0004, steps=1)


def _chips(flat, detailed):
    chip = m.surface("memory chip", (0.024, 0.024, 0.026), rough=0.5, grain=0.12, grain_size=2000)
    print_ = m.surface("chip print", (0.4, 0.4, 0.41), rough=0.5)
    small = m.surface("small part", (0.3, 0.22, 0.15), rough=0.45)
    tin = m.surface("tin", (0.75, 0.75, 0.76), metal=1, rough=0.3)
    face = THICK / 2
    chance = random.Random(5)
    for k in range(8):
        x = -LONG / 2 + 0.13 + k * 0.147 + (0.045 if k > 3 else 0)
        box((0.09, 0.115, 0.012), (x, 0.17, face + 0.006), chip, flat, soft=0.002)
        if detailed:
            rod(0.005, 0.0006, (x - 0.034, 0.213, face + 0.0122), print_, flat, sides=20)
            for row, words in enumerate(("K4X 8G", "08-CTB", "2148")):
                lettering(words, 0.0135, (x, 0.19 - row * 0.022, face + 0.0124), print_, flat)
        for j in range(7):
            x2 = x - 0.036 + j * 0.012
            box((0.005, 0.009, 0.005), (x2, 0.082, face + 0.0025), small if j % 3 else chip, flat, soft=0.0008, steps=1)
            for end in (-0.004, 0.004):
                box((0.0052, 0.002, 0.0052), (x2, 0.082 + end, face + 0.0025), tin, flat, soft=0, steps=1)
        for j in range(3):
            box((0.011, 0.006, 0.005), (x - 0.03 + j * 0.03, 0.262, face + 0.0025), small, flat, soft=0.0008, steps=1)
    box((0.03, 0.045, 0.009), (0.0, 0.2, face + 0.0045), chip, flat, soft=0.001)
    for _ in range(60 if detailed else 0):
        rod(0.0022, 0.0006, (chance.uniform(-0.62, 0.62), chance.choice((0.06, 0.105, 0.245, 0.28, 0.295)), face), m.surface("via", (0.5, 0.42, 0.2), metal=0.9, rough=0.35), flat, sides=10)
    if detailed:
        label = m.surface("label", (0.86, 0.86, 0.84), rough=0.55)
        ink = m.surface("ink", (0.02, 0.02, 0.025), rough=0.6)
        span((-0.6, -0.2), (0.118, 0.222), (face + 0.0122, face + 0.013), label, flat, soft=0.0004)
        for words, size, y in (("TESTAT  ·  TESTED", 0.03, 0.202), ("Refurbished memory module", 0.0165, 0.174)):
            lettering(words, size, (-0.585, y, face + 0.0132), ink, flat, align="LEFT")
        x = -0.585
        while x < -0.28:
            wide = chance.choice((0.0016, 0.003, 0.005))
            box((wide, 0.024, 0.0004), (x + wide / 2, 0.139, face + 0.0132), ink, flat, soft=0, steps=1)
            x += wide + chance.choice((0.002, 0.0035))
