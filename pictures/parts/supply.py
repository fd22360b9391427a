"""A power supply standing on its bottom, its fan upwards, its sockets towards -x."""

from kit import materials as m
from kit.solids import box, frame, hose, lettering, ring, rod, rounded, slab, span
from parts.fan import fan


def supply(at=(0, 0, 0), parent=None, *, turn=(0, 0, 0), small=False, modular=True):
    place = frame(at, turn, parent)
    long, wide, high = (1.0, 1.25, 0.635) if small else (1.6, 1.5, 0.86)
    shell = m.surface("supply shell", (0.04, 0.041, 0.045), metal=0.4, rough=0.45, grain=0.08, grain_size=220)
    span((-long / 2, long / 2), (-wide / 2, wide / 2), (0, high), shell, place, soft=0.018)
    radius = 0.42 if small else 0.62
    rod(radius + 0.03, 0.01, (0.02, 0, high + 0.001), m.surface("well", (0.006, 0.006, 0.007), rough=0.8), place, sides=96)
    fan(radius * 2.0, (0.02, 0, high - 0.06), place, framed=False, depth=0.12, count=9)
    wire = m.surface("wire", (0.1, 0.1, 0.105), metal=0.8, rough=0.35)
    for k in range(8):
        ring(radius * (k + 1) / 8 + 0.01, 0.009, (0.02, 0, high + 0.03), wire, place)
    for a in (0, 1.5708):
        box((2 * radius + 0.04, 0.02, 0.012), (0.02, 0, high + 0.026), wire, place, soft=0.004, turn=(0, 0, a + 0.7854))
    rod(0.12, 0.016, (0.02, 0, high + 0.03), m.surface("hub", (0.55, 0.55, 0.57), metal=1, rough=0.28, brushed=0.7), place, soft=0.005)
    side = frame((0.0, -wide / 2 - 0.001, high / 2), parent=place, axes=((1, 0, 0), (0, 0, 1), (0, -1, 0)))
    slab(rounded(long * 0.72, high * 0.56, 0.03), 0.003, (0, 0, 0), m.surface("supply plate", (0.09, 0.092, 0.1), rough=0.5), side, soft=0.001)
    pale = m.surface("supply letters", (0.68, 0.69, 0.71), rough=0.5)
    lettering("650 W" if not small else "500 W", 0.17 if not small else 0.12, (-long * 0.3, 0.05, 0.004), pale, side, align="LEFT")
    lettering("PCBIS TESTED", 0.06, (-long * 0.3, -0.12, 0.004), pale, side, align="LEFT")
    front = frame((long / 2, 0, high / 2), parent=place, axes=((0, 1, 0), (0, 0, 1), (1, 0, 0)))
    hole = m.surface("socket hole", (0.006, 0.006, 0.007), rough=0.7)
    if modular:
        rows = ((0.16, 5), (-0.14, 4)) if not small else ((0.12, 4), (-0.12, 3))
        for y, count in rows:
            for k in range(count):
                x = -wide / 2 + 0.2 + k * (wide - 0.4) / (count - 1)
                box((0.2, 0.16, 0.03), (x, y, 0.01), m.black(), front, soft=0.01)
                for i in range(4):
                    for j in (-1, 1):
                        box((0.032, 0.04, 0.004), (x - 0.063 + i * 0.042, y + j * 0.032, 0.026), hole, front, soft=0.004)
        return place
    sleeve = m.surface("cable", (0.02, 0.02, 0.022), rough=0.6, grain=0.4, grain_size=150)
    rod(0.13, 0.05, (0.35, -0.05, 0.01), m.black(), front, soft=0.015)
    for k in range(12):
        y = -0.14 + (k % 4) * 0.07
        x = 0.26 + (k // 4) * 0.08
        hose([(x, y, 0.0), (x + 0.02, y - 0.05, 0.3), (x - 0.2 - 0.04 * k, -high / 2 + 0.05 + 0.02 * (k % 3), 0.6 + 0.03 * k), (x - 0.9 - 0.03 * k, -high / 2 + 0.04, 0.75 + 0.02 * k)], 0.024, sleeve, front)
    return place
