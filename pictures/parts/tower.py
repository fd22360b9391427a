"""The machine: a case of one of six styles in three colours, and what is in it.

The window is on the left (-x), the front is -y, up is z; the floor is at 0.
"""

from dataclasses import dataclass

from kit import materials as m
from kit.solids import box, frame, ring, rod, rounded, slab, span
from parts.inside import ICE, inside

PAINT = {"black": (0.02, 0.02, 0.022), "white": (0.43, 0.43, 0.425), "grey": (0.1, 0.104, 0.112)}
LIGHT = {"black": (0.06, 0.34, 1), "white": (0.1, 0.45, 1), "grey": (1, 0.32, 0.06)}


@dataclass
class Style:
    width: float
    depth: float
    height: float
    front: str
    """What one looks through at the side: glass, or steel."""
    side: str
    """The board that such a case mostly comes with, and how it looks: fancy, plain, or office."""
    board: str
    look: str
    """Where the power supply is: under a shroud, below in the open, above the board, or in front of it."""
    supply: str
    front_fans: int = 0
    lit: bool = False

    @property
    def shroud(self):
        return self.supply == "shroud"


STYLES = {
    "office": Style(1.75, 4.0, 3.65, "office", "steel", "mATX", "office", "top"),
    "classic": Style(2.1, 4.7, 4.6, "bays", "steel", "mATX", "plain", "below"),
    "mini-mesh": Style(2.05, 3.9, 3.95, "mesh", "steel", "mATX", "fancy", "shroud", front_fans=2),
    "mid-glass": Style(2.2, 4.5, 4.65, "mesh", "glass", "ATX", "fancy", "shroud", front_fans=3, lit=True),
    "small": Style(1.65, 3.5, 2.75, "plain", "vented", "ITX", "plain", "in front"),
    "large": Style(2.45, 5.1, 5.35, "glass", "glass", "ATX", "fancy", "shroud", front_fans=3, lit=True),
}


@dataclass
class Contents:
    """What a listing has. `card`: fans of its graphics card, 0 for none. `cooler`: stock, tower or liquid; None shows an empty
    socket. Without a board it is the case alone, as it is sold."""

    card: int = 0
    cooler: str | None = None
    sticks: int = 0
    board: bool = True


EMPTY = Contents(board=False)


def tower(style_name, colour, contents, *, open_side=False, light=None):
    style = STYLES[style_name]
    width, depth, height, floor = style.width, style.depth, style.height, 0.22
    paint = PAINT[colour]
    steel = m.surface("case steel", paint, metal=0.25 if colour != "white" else 0, rough=0.42, grain=0.05, grain_size=160, smudge=0.05)
    inner = m.surface("case inner", tuple(c * 0.9 + 0.02 for c in paint), metal=0.1, rough=0.5, grain=0.04, grain_size=160)
    light = (light or LIGHT[colour]) if style.lit else None
    left, right, front, rear, top = -width / 2, width / 2, -depth / 2, depth / 2, floor + height
    # The shell.
    span((right - 0.05, right), (front + 0.05, rear), (floor, top), steel, soft=0.015)
    span((left, right), (front, rear), (top - 0.09, top), steel, soft=0.04, steps=4)
    span((left, right), (front, rear), (floor, floor + 0.09), steel, soft=0.04, steps=4)
    span((left + 0.01, right - 0.01), (rear - 0.05, rear), (floor + 0.05, top - 0.05), inner, soft=0.01)
    for y, wide in ((front + 0.13, 0.22), (rear - 0.06, 0.1)):
        span((left + 0.02, left + 0.08), (y - wide / 2, y + wide / 2), (floor + 0.05, top - 0.05), steel, soft=0.012)
    for z in (floor + 0.12, top - 0.12):
        span((left + 0.024, left + 0.084), (front + 0.235, rear - 0.105), (z - 0.04, z + 0.04), steel, soft=0.01)
    _feet(style, floor)
    if open_side or style.side == "glass":
        inside(style, contents, floor=floor, inner=inner, light=light, colour=colour)
    if not open_side:
        _side(style, colour, floor, steel)
    _front(style, colour, floor, light)
    _top(style, colour, floor, light)


def _feet(style, floor):
    for x in (-style.width * 0.34, style.width * 0.34):
        for y in (-style.depth * 0.38, style.depth * 0.38):
            box((0.34, 0.46, floor - 0.02), (x, y, floor / 2), m.black(), soft=0.03)
            if style.lit:
                box((0.36, 0.48, 0.03), (x, y, floor - 0.04), m.aluminium(), soft=0.01)


def _side(style, colour, floor, steel):
    left, front, rear, top = -style.width / 2, -style.depth / 2, style.depth / 2, floor + style.height
    if style.side == "glass":
        pane = (left - 0.03, left)
        span(pane, (front + 0.26, rear), (floor + 0.05, top - 0.05), m.glass("glass"), soft=0)
        frit = m.surface("frit", (0.006, 0.006, 0.007) if colour != "white" else (0.7, 0.7, 0.7), rough=0.12, coat=1)
        for y in (front + 0.31, rear - 0.05):
            span((left - 0.012, left - 0.004), (y - 0.05, y + 0.05), (floor + 0.06, top - 0.06), frit, soft=0)
        # Between the upright ones, not over them: where two faces lie in one plane, each shades the other black.
        for z in (floor + 0.11, top - 0.11):
            span((left - 0.012, left - 0.004), (front + 0.36, rear - 0.1), (z - 0.05, z + 0.05), frit, soft=0)
        for z in (floor + 0.16, top - 0.16):
            rod(0.065, 0.06, (left - 0.05, rear - 0.12, z), m.black(), turn=(0, 1.5708, 0), soft=0.012)
            rod(0.04, 0.064, (left - 0.053, rear - 0.12, z), m.aluminium(), turn=(0, 1.5708, 0), soft=0.006)
        return
    panel = frame((left, 0, floor + style.height / 2), axes=((0, -1, 0), (0, 0, 1), (-1, 0, 0)))
    x0, x1, y0, y1 = -style.depth / 2 + 0.01, style.depth / 2 - (0.02 if style.front in ("office", "bays", "plain") else 0.1), -style.height / 2 + 0.02, style.height / 2 - 0.02
    span((x0, x1), (y0, y1), (0, 0.045), steel, panel, soft=0.015)
    hole = m.surface("vent", (0.004, 0.004, 0.005), rough=0.9)
    if style.side == "vented":
        net = m.perforated("side net", tuple(c * 1.1 + 0.004 for c in PAINT[colour]), pitch=0.07, hole=0.34, across=("X", "Y"))
        span((x0 + 0.25, x1 - 0.2), (y0 + 0.25, y1 - 0.25), (0.046, 0.05), net, panel, soft=0)
        span((x0 + 0.26, x1 - 0.21), (y0 + 0.26, y1 - 0.26), (0.0455, 0.046), hole, panel, soft=0)
        return
    if style.front == "office":
        for row in range(9):
            for k in range(12):
                slab(rounded(0.1, 0.03, 0.014), 0.002, (x0 + 0.65 + k * 0.15, y0 + 1.55 + row * 0.09, 0.045), hole, panel)
    if style.front == "office" or style.front == "bays":
        # A pressed frame, as on steel panels of every year.
        for low, high in ((y0 + 0.18, y0 + 0.195), (y1 - 0.195, y1 - 0.18)):
            span((x0 + 0.2, x1 - 0.2), (low, high), (0.044, 0.05), steel, panel, soft=0.004)
    for y in (y0 + 0.35, y1 - 0.35):
        rod(0.05, 0.06, (x0 - 0.01, y, 0.01), m.black(), panel, turn=(0, 1.5708, 0), soft=0.01, sides=24)


def _front(style, colour, floor, light):
    left, right, front, top = -style.width / 2, style.width / 2, -style.depth / 2, floor + style.height
    paint = PAINT[colour]
    shell = m.surface("front shell", tuple(c * 1.1 + 0.004 for c in paint), rough=0.38, grain=0.08, grain_size=120)
    face = front - 0.1
    if style.front in ("mesh", "glass"):
        for x in (left + 0.09, right - 0.09):
            box((0.18, 0.26, style.height), (x, front + 0.02, floor + style.height / 2), shell, soft=0.05, steps=5)
        for z in (floor + 0.1, top - 0.1):
            box((style.width - 0.1, 0.26, 0.2), (0, front + 0.024, z), shell, soft=0.05, steps=5)
        if style.front == "mesh":
            net = m.perforated("front net", tuple(c * 1.3 + 0.006 for c in paint), pitch=0.062, hole=0.37)
            box((style.width - 0.34, 0.02, style.height - 0.36), (0, face + 0.02, floor + style.height / 2), net, soft=0)
            if not style.lit:
                box((style.width - 0.34, 0.02, style.height - 0.36), (0, front + 0.2, floor + style.height / 2), m.surface("behind net", (0.01, 0.01, 0.011), rough=0.9), soft=0)
        else:
            box((style.width - 0.32, 0.03, style.height - 0.34), (0, face + 0.0, floor + style.height / 2), m.glass("front glass", (0.62, 0.64, 0.67), 0.03), soft=0)
            for x in (left + 0.21, right - 0.21):
                box((0.02, 0.02, style.height - 0.7), (x, face + 0.03, floor + style.height / 2), m.light(light, 2.2) if light else shell, soft=0.004)
        box((0.5, 0.02, 0.014), (0, face - 0.034, floor + 0.1), m.surface("badge", (0.7, 0.7, 0.72), metal=1, rough=0.25), soft=0.003)
        return
    box((style.width, 0.3, style.height), (0, front - 0.02, floor + style.height / 2), shell, soft=0.07, steps=6)
    dark = m.surface("gloss strip", (0.012, 0.012, 0.014), rough=0.12, coat=1)
    slot = m.surface("vent", (0.004, 0.004, 0.005), rough=0.9)
    fx = front - 0.172
    if style.front == "office":
        for k in range(2):
            box((style.width - 0.26, 0.02, 0.4), (0, fx + 0.004, top - 0.42 - k * 0.5), dark if k == 0 else shell, soft=0.015)
            box((0.16, 0.02, 0.05), (style.width / 2 - 0.36, fx - 0.008, top - 0.52 - k * 0.5), m.surface("eject", (0.2, 0.2, 0.21), rough=0.4), soft=0.01)
            box((style.width - 0.5, 0.012, 0.012), (-0.08, fx - 0.008, top - 0.4 - k * 0.5), slot, soft=0.003)
        for k in range(12):
            box((style.width - 0.5, 0.02, 0.035), (0, fx + 0.006, floor + 0.35 + k * 0.085), slot, soft=0.01)
        rod(0.1, 0.03, (style.width / 2 - 0.32, fx, floor + 1.75), m.aluminium(), turn=(1.5708, 0, 0), soft=0.01)
        ring(0.1, 0.008, (style.width / 2 - 0.32, fx - 0.014, floor + 1.75), m.light((0.75, 0.87, 1), 1.2), turn=(1.5708, 0, 0))
        for k in range(2):
            box((0.15, 0.02, 0.06), (-0.35 + k * 0.26, fx, floor + 1.75), m.surface("port blue", (0.03, 0.1, 0.42), rough=0.4), soft=0.008)
        for k in range(2):
            rod(0.04, 0.02, (0.12 + k * 0.14, fx, floor + 1.75), m.black(), turn=(1.5708, 0, 0), soft=0.006, sides=24)
        box((0.5, 0.012, 0.05), (-0.4, fx, floor + 1.5), m.surface("badge", (0.7, 0.7, 0.72), metal=1, rough=0.25), soft=0.006)
        return
    if style.front == "bays":
        _bays(style, colour, floor, fx)
        return
    # A small machine: a plain face with one long vent, a button and two ports.
    for k in range(20):
        box((0.03, 0.02, style.height - 0.9), (left + 0.3 + k * 0.052, fx + 0.006, floor + style.height / 2 - 0.1), slot, soft=0.01)
    rod(0.08, 0.03, (right - 0.25, fx, top - 0.3), m.aluminium(), turn=(1.5708, 0, 0), soft=0.01)
    for k in range(2):
        box((0.06, 0.02, 0.15), (right - 0.25, fx, top - 0.62 - k * 0.24), m.surface("port", (0.02, 0.02, 0.022), rough=0.4), soft=0.01)


def _bays(style, colour, floor, face):
    """Three wide bays above, one of them with a drive, and a ribbed intake below: the face of a machine of 2014."""
    top, width = floor + style.height, style.width
    metal = m.surface("brushed cover", tuple(c * 0.85 + 0.012 for c in PAINT[colour]), metal=0.6 if colour != "white" else 0.1, rough=0.33, brushed=0.8)
    slot = m.surface("vent", (0.004, 0.004, 0.005), rough=0.9)
    for k in range(3):
        z = top - 0.46 - k * 0.45
        box((width - 0.3, 0.04, 0.4), (0, face + 0.004, z), metal, soft=0.012)
    z = top - 0.46
    box((width - 0.42, 0.012, 0.012), (0, face - 0.018, z + 0.05), slot, soft=0.003)
    box((0.15, 0.02, 0.05), (width / 2 - 0.34, face - 0.02, z - 0.1), m.surface("eject", (0.2, 0.2, 0.21), rough=0.4), soft=0.01)
    low, high = floor + 0.3, top - 1.85
    box((width - 0.3, 0.02, high - low), (0, face + 0.012, (low + high) / 2), slot, soft=0.01)
    count = 15
    for k in range(count):
        box((width - 0.34, 0.05, 0.07), (0, face, low + 0.07 + k * (high - low - 0.14) / (count - 1)), metal, soft=0.02)
    box((0.4, 0.014, 0.045), (0, face - 0.014, floor + 0.2), m.surface("badge", (0.7, 0.7, 0.72), metal=1, rough=0.25), soft=0.006)
    z = top - 1.72
    rod(0.075, 0.03, (width / 2 - 0.3, face, z), m.aluminium(), turn=(1.5708, 0, 0), soft=0.01)
    ring(0.085, 0.007, (width / 2 - 0.3, face - 0.012, z), m.light(ICE, 1.2), turn=(1.5708, 0, 0))
    for k in range(2):
        box((0.15, 0.02, 0.06), (-width / 2 + 0.34 + k * 0.24, face, z), m.surface("port blue", (0.03, 0.1, 0.42), rough=0.4), soft=0.008)
    for k in range(2):
        rod(0.038, 0.02, (-width / 2 + 0.82 + k * 0.13, face, z), m.black(), turn=(1.5708, 0, 0), soft=0.006, sides=24)


def _top(style, colour, floor, light):
    top, front = floor + style.height, -style.depth / 2
    paint = PAINT[colour]
    hole = m.surface("vent", (0.004, 0.004, 0.005), rough=0.9)
    if style.front in ("mesh", "glass", "plain"):
        long = style.depth * 0.56
        net = m.perforated("top net", tuple(c * 1.2 + 0.004 for c in paint), pitch=0.062, hole=0.36, across=("X", "Y"))
        middle = 0.4 if style.front != "plain" else 0.1
        box((style.width * 0.68, long, 0.03), (0, middle, top + 0.012), net, soft=0)
        box((style.width * 0.68 + 0.02, long + 0.02, 0.02), (0, middle, top), hole, soft=0.006)
    if style.front in ("mesh", "glass"):
        y = front + 0.32
        rod(0.085, 0.03, (-0.55, y, top + 0.01), m.aluminium(), soft=0.008)
        ring(0.1, 0.01, (-0.55, y, top + 0.012), m.light(light or ICE, 1.6))
        for k, x in enumerate((-0.25, 0.02, 0.29)):
            box((0.17, 0.075, 0.02), (x, y, top + 0.003), m.aluminium(), soft=0.008)
            box((0.14, 0.05, 0.022), (x, y, top + 0.004), m.surface("port blue", (0.03, 0.1, 0.42), rough=0.4) if k < 2 else m.black(), soft=0.004)
        rod(0.035, 0.02, (0.5, y, top + 0.003), m.aluminium(), soft=0.004)
