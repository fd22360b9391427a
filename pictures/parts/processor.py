"""A processor on its own, face up: x and y in the plane, its lid upwards."""

from kit import materials as m
from kit.solids import box, frame, lettering, rod, rounded, slab, span


def processor(brand, at=(0, 0, 0), parent=None, *, turn=(0, 0, 0), axes=None):
    """brand: Intel stands for the package with wings and lands below, AMD for the square lid over pins or lands."""
    place = frame(at, turn, parent, axes)
    intel = brand == "Intel"
    size = (0.375, 0.375) if intel else (0.4, 0.4)
    cloth = m.surface("package", (0.012, 0.05, 0.03) if intel else (0.02, 0.052, 0.036), rough=0.35, grain=0.1, grain_size=900, coat=0.3)
    outline = rounded(*size, 0.008)
    slab(outline, 0.012, (0, 0, 0), cloth, place, soft=0.001)
    lid = m.surface("lid of a processor", (0.5, 0.51, 0.52), metal=1, rough=0.34, brushed=0.35, smudge=0.05)
    if intel:
        slab(rounded(0.3, 0.33, 0.012), 0.008, (0, 0, 0.012), lid, place, soft=0.003)
        for side in (-1, 1):
            slab(rounded(0.05, 0.2, 0.02, centre=(side * 0.155, 0)), 0.0075, (0, 0, 0.012), lid, place, soft=0.003)
        slab(rounded(0.27, 0.3, 0.012), 0.01, (0, 0, 0.018), lid, place, soft=0.004)
    else:
        slab(rounded(0.34, 0.34, 0.02), 0.012, (0, 0, 0.012), lid, place, soft=0.004)
        slab(rounded(0.315, 0.315, 0.018), 0.008, (0, 0, 0.021), lid, place, soft=0.004)
    top = 0.0285 if intel else 0.0295
    ink = m.surface("etched", (0.07, 0.07, 0.075), metal=0.2, rough=0.6)
    lines = ("DESKTOP PROCESSOR", "6 CORE  /  12 THREAD", "PCBIS  TESTED", "L2148 · 3C0721") if intel else ("DESKTOP PROCESSOR", "8 CORE  /  16 THREAD", "100-0000 · 65 W", "PCBIS  TESTED")
    for k, words in enumerate(lines):
        lettering(words, 0.022 if k else 0.026, (0, 0.075 - k * 0.042, top), ink, place)
    gold = m.gold()
    slab([(-size[0] / 2 + 0.012, -size[1] / 2 + 0.012), (-size[0] / 2 + 0.04, -size[1] / 2 + 0.012), (-size[0] / 2 + 0.012, -size[1] / 2 + 0.04)], 0.0006, (0, 0, 0.012), gold, place)
    part = m.surface("small part", (0.3, 0.22, 0.15), rough=0.45)
    for side in (-1, 1):
        for k in range(10):
            x = -0.12 + k * 0.026
            y = side * (size[1] / 2 - 0.012)
            if not intel:
                box((0.012, 0.006, 0.005), (x, y, 0.0145), part, place, soft=0.001, steps=1)
    if not intel:
        for row in range(18):
            for column in range(18):
                if 5 < row < 12 and 5 < column < 12:
                    continue
                rod(0.0028, 0.02, (-0.17 + column * 0.02, -0.17 + row * 0.02, -0.01), gold, place, sides=8)
    else:
        for row in range(22):
            for column in range(22):
                if not (7 < row < 14 and 7 < column < 14):
                    span((-0.1745 + column * 0.0165, -0.1645 + column * 0.0165), (-0.1745 + row * 0.0165, -0.1645 + row * 0.0165), (-0.0006, 0.0002), gold, place, soft=0)
    return place
