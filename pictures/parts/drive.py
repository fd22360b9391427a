"""Drives, lying face up: x is their length."""

import random

from kit import materials as m
from kit.solids import box, frame, lettering, rod, rounded, slab, span


def ssd_2_5(at=(0, 0, 0), parent=None, *, turn=(0, 0, 0)):
    place = frame(at, turn, parent)
    shell = m.surface("drive shell", (0.045, 0.047, 0.052), metal=0.7, rough=0.38, grain=0.05, grain_size=500)
    slab(rounded(1.0, 0.7, 0.025), 0.07, (0, 0, 0), shell, place, soft=0.006)
    slab(rounded(0.94, 0.64, 0.02), 0.002, (0, 0, 0.07), m.surface("drive inset", (0.03, 0.031, 0.035), metal=0.5, rough=0.5), place, soft=0.0006)
    pale = m.surface("drive letters", (0.66, 0.67, 0.69), rough=0.5)
    lettering("SOLID STATE DRIVE", 0.052, (-0.42, 0.12, 0.0725), pale, place, align="LEFT")
    lettering("SATA  6 Gb/s   ·   2.5 inch", 0.034, (-0.42, 0.04, 0.0725), pale, place, align="LEFT")
    lettering("PCBIS tested", 0.034, (-0.42, -0.2, 0.0725), pale, place, align="LEFT")
    for k in range(5):
        box((0.18 - k * 0.03, 0.012, 0.001), (0.32, 0.16 - k * 0.03, 0.0725), m.surface("accent", (0.08, 0.3, 0.55), rough=0.5), place, soft=0)
    _sata(place, 0.5, 0.035)
    return place


def _sata(place, x, z):
    span((x - 0.06, x + 0.004), (-0.26, 0.16), (z - 0.028, z + 0.022), m.black(), place, soft=0.003)
    for low, high in ((-0.24, -0.02), (0.02, 0.14)):
        span((x - 0.03, x + 0.006), (low, high), (z - 0.006, z + 0.004), m.surface("tongue", (0.06, 0.06, 0.065), rough=0.5), place, soft=0.001)
        count = int((high - low) / 0.0135)
        for k in range(count):
            span((x - 0.02, x + 0.0065), (low + 0.005 + k * 0.0135, low + 0.012 + k * 0.0135), (z + 0.004, z + 0.0052), m.gold(), place, soft=0)


def ssd_m2(at=(0, 0, 0), parent=None, *, turn=(0, 0, 0), coated=False):
    """coated: under a heat spreader, as fast drives are sold."""
    place = frame(at, turn, parent)
    cloth = m.surface("m2 board", (0.012, 0.014, 0.016), rough=0.36, grain=0.15, grain_size=800, coat=0.3)
    notch = [(0.4, -0.11), (0.4, 0.05), (0.37, 0.05), (0.37, 0.065), (0.4, 0.065), (0.4, 0.11)]
    hollow = [(-0.4, 0.11), (-0.4, 0.03), (-0.385, 0.015), (-0.375, 0.0), (-0.385, -0.015), (-0.4, -0.03), (-0.4, -0.11)]
    slab([*notch, *hollow], 0.008, (0, 0, 0), cloth, place, soft=0.0008)
    for k in range(34):
        y = -0.1 + k * 0.0062
        if not 0.045 < y < 0.07:
            span((0.375, 0.399), (y, y + 0.0036), (0.008, 0.0086), m.gold(), place, soft=0)
    if coated:
        shell = m.surface("m2 spreader", (0.05, 0.052, 0.057), metal=0.9, rough=0.34, grain=0.03, grain_size=600)
        span((-0.36, 0.345), (-0.112, 0.112), (0.008, 0.04), shell, place, soft=0.006)
        for k in range(9):
            span((-0.32, 0.3), (-0.1 + k * 0.0235, -0.09 + k * 0.0235), (0.04, 0.075), shell, place, soft=0.002)
        return place
    chip = m.surface("m2 chip", (0.024, 0.024, 0.026), rough=0.48, grain=0.1, grain_size=2500)
    ink = m.surface("chip print", (0.4, 0.4, 0.41), rough=0.5)
    for x, wide, words in ((-0.23, 0.17, "NAND 3D"), (-0.02, 0.17, "NAND 3D"), (0.2, 0.12, "NVME")):
        box((wide, 0.13 if wide > 0.15 else 0.12, 0.012), (x, 0, 0.014), chip, place, soft=0.0015)
        lettering(words, 0.02, (x, 0.012, 0.0203), ink, place)
        lettering("2148 · 07", 0.014, (x, -0.02, 0.0203), ink, place)
    chance = random.Random(3)
    small, tin = m.surface("small part", (0.3, 0.22, 0.15), rough=0.45), m.surface("tin", (0.75, 0.75, 0.76), metal=1, rough=0.3)
    for _ in range(46):
        x, y = chance.choice((0.11, 0.29, 0.31, 0.33, -0.13, 0.28)) + chance.uniform(-0.008, 0.008), chance.uniform(-0.095, 0.095)
        box((0.009, 0.005, 0.004), (x, y, 0.01), chance.choice((small, chip)), place, soft=0.0006, steps=1)
        for end in (-0.004, 0.004):
            box((0.0018, 0.0052, 0.0042), (x + end, y, 0.01), tin, place, soft=0, steps=1)
    return place


def hdd_3_5(at=(0, 0, 0), parent=None, *, turn=(0, 0, 0), scale=1.0):
    place = frame(at, turn, parent)
    place.scale = (scale, scale, scale)
    cast = m.surface("cast", (0.11, 0.112, 0.118), metal=0.85, rough=0.45, grain=0.12, grain_size=200)
    lid = m.surface("drive lid", (0.27, 0.275, 0.285), metal=1, rough=0.4, brushed=0.3, smudge=0.05)
    slab(rounded(1.47, 1.016, 0.03), 0.21, (0, 0, 0), cast, place, soft=0.01)
    slab(rounded(1.36, 0.95, 0.05), 0.03, (0, 0, 0.21), lid, place, soft=0.008)
    # The lid is pressed over the platters and the arm.
    for radius, x, y, high in ((0.44, -0.22, 0.0, 0.012), (0.13, -0.22, 0.0, 0.018), (0.16, 0.46, -0.2, 0.014)):
        rod(radius, high, (x, y, 0.24 + high / 2), lid, place, soft=0.006, sides=96)
    for x, y in ((-0.64, 0.42), (-0.64, -0.42), (0.64, 0.42), (0.64, -0.42), (0.02, 0.45), (0.02, -0.45), (-0.22, 0.0), (0.46, -0.2)):
        rod(0.03, 0.014, (x, y, 0.243 if abs(y) > 0.3 else 0.262), m.steel(), place, soft=0.004, sides=24)
        rod(0.013, 0.002, (x, y, 0.2505 if abs(y) > 0.3 else 0.2695), m.black(), place, sides=6)
    paper = m.surface("label", (0.86, 0.86, 0.84), rough=0.55)
    ink = m.surface("ink", (0.02, 0.02, 0.025), rough=0.6)
    slab(rounded(0.4, 0.46, 0.02, centre=(0.44, 0.19)), 0.002, (0, 0, 0.24), paper, place, soft=0.0005)
    lettering("HARD DISK", 0.056, (0.27, 0.35, 0.2425), ink, place, align="LEFT")
    lettering("SATA 6 Gb/s", 0.026, (0.27, 0.29, 0.2425), ink, place, align="LEFT")
    lettering("PCBIS tested", 0.026, (0.27, 0.24, 0.2425), ink, place, align="LEFT")
    chance = random.Random(8)
    x = 0.27
    while x < 0.6:
        wide = chance.choice((0.003, 0.005, 0.009))
        span((x, x + wide), (0.02, 0.12), (0.242, 0.2424), ink, place, soft=0)
        x += wide + chance.choice((0.003, 0.006))
    for side in (-1, 1):
        for x in (-0.45, 0.3):
            rod(0.02, 0.01, (x, side * 0.508, 0.08), m.black(), place, turn=(1.5708, 0, 0), sides=20)
    _sata(place, 0.735, 0.05)
    return place
