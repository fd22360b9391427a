"""A graphics card as it sits in its slot: x from the bracket to the front, z out from the board, fans downwards (-y)."""

from kit import materials as m
from kit.solids import box, frame, hose, lettering, plate, ring, span
from parts.fan import fan

HIGH = 1.2
LENGTHS = {1: 1.68, 2: 2.36, 3: 3.02}


def card(at=(0, 0, 0), parent=None, *, fans=2, turn=(0, 0, 0), light=None, white=False, axes=None, power=True):
    """at: where the bracket's inner face meets the middle of the card at the board's surface."""
    place = frame(at, turn, parent, axes)
    length, thick = LENGTHS[fans], 0.36 if fans == 1 else 0.44
    shell = m.surface("card white", (0.74, 0.74, 0.73), rough=0.4, grain=0.03, grain_size=300) if white else m.surface("card shell", (0.05, 0.051, 0.056), metal=0.3, rough=0.36, grain=0.05, grain_size=200, smudge=0.04)
    trim = m.surface("card trim", (0.2, 0.205, 0.215), metal=0.85, rough=0.34)
    # The plate over the backs of the chips, upwards in a tower.
    span((0.02, length), (0.02, 0.05), (0.03, HIGH), trim, place, soft=0.01)
    for k in range(7):
        box((0.16, 0.012, 0.018), (length * 0.62 + k * 0.001, 0.05, 0.35 + k * 0.09), m.black(), place, soft=0.004)
    span((0.05, length - 0.06), (0.0, 0.016), (-0.06, HIGH - 0.02), m.surface("card board", (0.012, 0.02, 0.016), rough=0.4), place, soft=0.003)
    span((0.42, 1.26), (0.0, 0.016), (-0.13, -0.05), m.gold(), place, soft=0.002)
    # Fins, heat pipes, and the shroud with its fans.
    fins = m.aluminium()
    count = int(length / 0.028)
    for k in range(count):
        box((0.009, thick - 0.16, HIGH - 0.14), (0.1 + k * (length - 0.2) / (count - 1), -0.02 - (thick - 0.16) / 2, HIGH / 2 + 0.02), fins, place, soft=0)
    for k in range(3):
        hose([(0.16, -0.14, 0.3 + k * 0.3), (length / 2, -0.12, 0.32 + k * 0.28), (length - 0.14, -0.14, 0.3 + k * 0.3)], 0.034, m.copper(), place)
    under = frame((length / 2, -thick + 0.03, HIGH / 2 + 0.01), parent=place, axes=((1, 0, 0), (0, 0, 1), (0, -1, 0)))
    step = (length - 0.1) / fans
    radius = min(0.46, step / 2 - 0.03)
    centres = [(-length / 2 + 0.05 + step * (k + 0.5), 0.0) for k in range(fans)]
    cut = 0.1
    x, y = length / 2 - 0.01, HIGH / 2 - 0.02
    outline = [(-x, -y + cut), (-x + cut, -y), (x - cut, -y), (x, -y + cut), (x, y - cut), (x - cut, y), (-x + cut, y), (-x, y - cut)]
    plate(outline, [(cx, cy, radius) for cx, cy in centres], 0.1, (0, 0, 0), shell, under, soft=0.018)
    for k, (cx, cy) in enumerate(centres):
        fan(radius * 2.0, (cx, cy, -0.02), under, framed=False, depth=0.15, count=11, spin=k * 0.6, light=None, white=white)
        ring(radius + 0.004, 0.011, (cx, cy, 0.05), m.light(light, 1.6) if light and fans == 3 else trim, under)
    for k in range(fans - 1):
        middle = (centres[k][0] + centres[k + 1][0]) / 2
        for side in (1, -1):
            wing = [(-0.26, 0.58), (0.26, 0.58), (0.09, 0.36), (-0.09, 0.36)]
            points = [(middle + px, py * side) for px, py in (wing if side > 0 else reversed(wing))]
            plate(points, [], 0.05, (0, 0, 0.06), trim, under, soft=0.012)
    # The edge that faces the window.
    edge = HIGH + 0.006
    span((0.02, length - 0.01), (-thick + 0.06, 0.0), (HIGH - 0.05, HIGH), shell, place, soft=0.015)
    span((0.12, length * 0.46), (-thick + 0.15, -0.08), (HIGH - 0.02, edge), trim, place, soft=0.006)
    front = frame((length * 0.29, -0.02 - thick / 2, edge + 0.002), parent=place, axes=((1, 0, 0), (0, 1, 0), (0, 0, 1)))
    lettering("PCBIS", 0.13, (0, 0.01, 0), m.light(light, 2.2) if light else m.surface("card letters", (0.6, 0.61, 0.63), metal=0.8, rough=0.3), front)
    span((length * 0.52, length - 0.14), (-thick / 2 - 0.02, -thick / 2 + 0.0), (HIGH - 0.02, edge), m.light(light, 2.2) if light else trim, place, soft=0.004)
    span((length - 0.05, length), (-thick + 0.05, 0.02), (0.05, HIGH - 0.02), shell, place, soft=0.012)
    _bracket(place, thick)
    if power:
        x = length * 0.66
        span((x - 0.2, x + 0.2), (-0.13, -0.03), (HIGH - 0.02, HIGH + 0.055), m.black(), place, soft=0.01)
        for k in range(8):
            box((0.03, 0.03, 0.012), (x - 0.166 + k * 0.0475, -0.06, HIGH + 0.055), m.surface("pin hole", (0.002, 0.002, 0.002), rough=0.8), place, soft=0.003)
    return place


def _bracket(place, thick):
    metal = m.steel()
    span((-0.02, 0.0), (-thick, 0.04), (-0.08, HIGH - 0.04), metal, place, soft=0.004)
    span((-0.12, 0.0), (-thick, 0.04), (HIGH - 0.05, HIGH - 0.03), metal, place, soft=0.006)
    for k in range(3):
        box((0.03, 0.07, 0.17), (-0.015, -0.03, 0.26 + k * 0.3), m.black(), place, soft=0.006)
        box((0.034, 0.045, 0.145), (-0.017, -0.03, 0.26 + k * 0.3), m.dark_metal(), place, soft=0.008)
    for k in range(12):
        box((0.03, 0.13, 0.034), (-0.014, -thick + 0.12, 0.12 + k * 0.08), m.black(), place, soft=0.01)
