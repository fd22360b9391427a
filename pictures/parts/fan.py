"""A fan, blowing along its z; lit from its rim, or plain."""

import math

from kit import materials as m
from kit.solids import blades, box, frame, ring, rod, square_with_hole


def fan(size, at, parent=None, *, turn=(0, 0, 0), light=None, white=False, framed=True, depth=0.25, count=9, spin=0.0):
    place = frame(at, turn, parent)
    radius = size / 2
    shell = m.surface("fan white", (0.78, 0.78, 0.77), rough=0.45) if white else m.surface("fan black", (0.022, 0.022, 0.024), rough=0.45)
    if light:
        wing = m.surface(f"fan wing {light}", (0.4, 0.41, 0.43), rough=0.35, glow=light, strength=0.2)
    else:
        wing = m.surface("fan wing white", (0.7, 0.7, 0.69), rough=0.4) if white else m.surface("fan wing", (0.035, 0.035, 0.038), rough=0.32, coat=0.3)
    if framed:
        square_with_hole(size, radius * 0.94, depth, shell, place)
        for corner in range(4):
            a = math.pi / 4 + corner * math.pi / 2
            rod(radius * 0.05, 0.012, (radius * 1.2 * math.cos(a), radius * 1.2 * math.sin(a), depth / 2), m.steel(), place, soft=0.003, sides=20)
    if light:
        for z in (depth * 0.43, -depth * 0.43):
            ring(radius * 0.915, radius * 0.028, (0, 0, z), m.light(light, 3.0), place)
    rotor = frame((0, 0, 0), (0, 0, spin), place)
    rod(radius * 0.3, depth * 0.72, (0, 0, 0.02), shell, rotor, soft=0.012)
    rod(radius * 0.2, 0.012, (0, 0, depth * 0.36 + 0.022), m.surface("hub", (0.55, 0.55, 0.57), metal=1, rough=0.28, brushed=0.7), rotor, soft=0.004)
    blades(count, radius * 0.28, radius * 0.885, depth * 0.75, wing, rotor)
    for arm in range(4):
        a = arm * math.pi / 2 + 0.4
        box((radius * 0.64, 0.03, 0.02), (radius * 0.6 * math.cos(a), radius * 0.6 * math.sin(a), -depth * 0.45), shell, place, soft=0.005, turn=(0, 0, a))
    return place
