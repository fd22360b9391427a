"""What keeps a processor cool, standing on a board: its base at z = 0, up is y, the case's front is +x."""

import math

from kit import materials as m
from kit.solids import box, frame, hose, ring, rod, span
from parts.fan import fan


def tower(at, parent=None, *, fans=1, light=None, white=False, size=1.2, fins=32):
    """A block of fins on heat pipes with one fan in front, or one on either side; fewer fins where the case is narrow."""
    place = frame(at, parent=parent)
    span((-0.24, 0.24), (-0.24, 0.24), (0.0, 0.09), m.dark_metal(), place, soft=0.015)
    coat = m.surface("cooler white", (0.75, 0.75, 0.74), rough=0.4) if white else m.dark_metal()
    pitch, count = 0.03, fins
    for k in range(count):
        box((0.5, size - 0.06, 0.011), (0, 0, 0.34 + k * pitch), m.aluminium() if not white else coat, place, soft=0)
    top = 0.34 + count * pitch
    box((0.53, size - 0.03, 0.03), (0, 0, top), coat, place, soft=0.012)
    for k in range(4):
        y = -0.36 + k * 0.24
        hose([(0, y * 0.35, 0.06), (0, y * 0.7, 0.16), (0, y, 0.34)], 0.03, m.copper(), place)
        rod(0.03, 0.06, (0, y, top + 0.03), m.surface("pipe end", (0.72, 0.6, 0.55), metal=1, rough=0.2), place, soft=0.02, sides=24)
    middle = 0.34 + count * pitch / 2
    for side in (1, -1)[:fans]:
        fan(size, (side * 0.39, 0, middle), place, turn=(0, math.pi / 2 * side, 0), light=light, white=white)
    return place


def stock(at, parent=None, *, size=0.92):
    """The low round or square cooler that comes in the processor's box."""
    place = frame(at, parent=parent)
    rod(0.24, 0.2, (0, 0, 0.1), m.copper(), place, soft=0.01)
    fins = 44
    for k in range(fins):
        a = 2 * math.pi * k / fins
        box((size * 0.28, 0.012, 0.26), (size * 0.33 * math.cos(a), size * 0.33 * math.sin(a), 0.2), m.aluminium(), place, soft=0, turn=(0, 0, a))
    fan(size, (0, 0, 0.47), place, depth=0.2, count=7)
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        reach = size * 0.6
        rod(0.045, 0.3, (reach * math.cos(a), reach * math.sin(a), 0.22), m.black(), place, soft=0.01, sides=24)
        rod(0.06, 0.05, (reach * math.cos(a), reach * math.sin(a), 0.12), m.surface("grey clip", (0.5, 0.5, 0.52), rough=0.5), place, soft=0.01, sides=24)
    return place


def pump(place, light, white=False):
    body = m.surface("pump white", (0.76, 0.76, 0.75), rough=0.35) if white else m.surface("pump", (0.03, 0.03, 0.033), rough=0.3, coat=0.4)
    rod(0.34, 0.4, (0, 0, 0.22), body, place, soft=0.03, sides=64)
    rod(0.29, 0.02, (0, 0, 0.425), m.surface("pump face", (0.01, 0.01, 0.012), rough=0.1, coat=1), place, soft=0.006, sides=64)
    ring(0.29, 0.014, (0, 0, 0.425), m.light(light, 2.6), place)


def sleeve():
    return m.surface("hose sleeve", (0.02, 0.02, 0.022), rough=0.6, grain=0.5, grain_size=220)


def liquid(at, parent=None, *, radiator_at, fans=2, light=(0.06, 0.34, 1), white=False, size=1.2):
    """A pump on the processor, hoses, and a radiator that lies overhead with its fans below it; `radiator_at` is its middle, in the board's frame."""
    place = frame(at, parent=parent)
    pump(place, light, white)
    rx, ry, rz = (r - a for r, a in zip(radiator_at, at))
    long = size * fans
    hull = m.surface("radiator white", (0.74, 0.74, 0.73), rough=0.4) if white else m.black()
    span((rx - long / 2 - 0.1, rx + long / 2 + 0.1), (ry, ry + 0.26), (rz - size / 2, rz + size / 2), hull, place, soft=0.02)
    for k in range(fans):
        fan(size, (rx - long / 2 + size * (k + 0.5), ry - 0.13, rz), place, turn=(math.pi / 2, 0, 0), light=light, white=white)
    for k in range(2):
        x = rx + long / 2 - 0.02
        z = rz - 0.2 + k * 0.36
        hose([(0.3, 0.1 - k * 0.2, 0.26), (0.62, 0.05 - k * 0.22, 0.36 + k * 0.08), (x - 0.1, ry * 0.45, z), (x, ry + 0.02, z)], 0.062, sleeve(), place)
        rod(0.075, 0.12, (x, ry - 0.02, z), m.dark_metal(), place, turn=(math.pi / 2, 0, 0), soft=0.01, sides=32)
    return place


def liquid_behind(at, parent=None, *, radiator_at, light=(0.06, 0.34, 1), size=1.2):
    """The same with a small radiator against the rear wall, its fan towards the front; `radiator_at` is its middle there."""
    place = frame(at, parent=parent)
    pump(place, light)
    rx, ry, rz = (r - a for r, a in zip(radiator_at, at))
    span((rx + 0.02, rx + 0.28), (ry - size / 2, ry + size / 2), (rz - size / 2, rz + size / 2), m.black(), place, soft=0.02)
    fan(size, (rx + 0.41, ry, rz), place, turn=(0, math.pi / 2, 0))
    for k in range(2):
        y = ry - size / 2 + 0.16 + 0.24 * k
        z = rz + size / 2 - 0.14
        hose([(0.05 + 0.16 * k, 0.24, 0.26), (0.1 + 0.2 * k, 0.5, 0.42), (-0.02 + 0.1 * k, ry + 0.1, z + 0.05), (rx + 0.3, y, z + 0.03), (rx + 0.16, y, z + 0.02)], 0.055, sleeve(), place)
    return place


def lying_loop(parent, *, fans=2, light=(0.06, 0.34, 1), size=1.2):
    """A liquid cooler out of its box: the radiator lies flat, fans upwards, the pump in front of it."""
    long = size * fans
    span((-long / 2 - 0.1, long / 2 + 0.1), (0.0, size), (0.0, 0.27), m.black(), parent, soft=0.02)
    for k in range(fans):
        fan(size, (-long / 2 + size * (k + 0.5), size / 2, 0.4), parent, light=light)
    stood = frame((-0.1, -0.62, 0), parent=parent)
    pump(stood, light)
    span((-0.26, 0.26), (-0.26, 0.26), (0.0, 0.05), m.copper(), stood, soft=0.01)
    for k in range(2):
        hose([(0.2, -0.62 + (k - 0.5) * 0.2, 0.24), (0.6 + k * 0.1, -0.7 + k * 0.1, 0.24), (long / 2 + 0.3 + k * 0.12, -0.35 + k * 0.1, 0.2), (long / 2 + 0.34 + k * 0.14, 0.25 + k * 0.16, 0.16), (long / 2 + 0.08, 0.4 + k * 0.4, 0.14)], 0.062, sleeve(), parent)
        rod(0.075, 0.12, (long / 2 + 0.12, 0.4 + k * 0.4, 0.14), m.dark_metal(), parent, turn=(0, 1.5708, 0), soft=0.01, sides=32)
