"""The pictures that stand for the shop itself, not for a listing: each by day and by night, as the pages' two themes ask for."""

import math
from functools import partial

import bpy

from kit import materials as m
from kit.solids import box, frame, lettering, slab, span
from kit.studio import COOL, WARM, around, backdrop, camera, fit, softbox
from parts import drive, memory
from parts.card import LENGTHS, card
from parts.processor import processor
from parts.tower import Contents, tower

# The grounds of the pages (app/ui/tokens.css), as the film sees them under these lamps.
DAY, NIGHT = (0.8, 0.81, 0.785), (0.016, 0.022, 0.0185)


def standing(make, at, degrees):
    """What `make` puts on the middle of the table, carried to another place and turned there."""
    m.forget()
    before = set(bpy.context.scene.objects)
    make()
    place = frame((*at, 0) if len(at) == 2 else at, (0, 0, math.radians(degrees)))
    for thing in set(bpy.context.scene.objects) - before - {place}:
        if thing.parent is None:
            thing.parent = place
    return place


def lamps(night, size, towards):
    """Softboxes by day; by night two that draw the edges from behind, and a little from the front."""
    s = size / 5
    power = s * s

    def lamp(at, wide, watts, **more):
        softbox(tuple(p * s for p in at), towards, wide * s, watts * power, **more)

    if night:
        lamp((-9, 6, 7), 5, 1500, colour=(0.8, 0.9, 1), height=8 * s)
        lamp((9, 7, 6), 4, 1300, colour=(1, 0.93, 0.86), height=8 * s)
        lamp((0, 5, 10), 6, 500, colour=(0.9, 0.95, 1))
        lamp((-8, -9, 7), 6, 620, colour=WARM)
        lamp((6, -9, 5), 5, 130, colour=COOL, mirrored=False)
        return
    lamp((-10, -6, 9), 6, 1700, colour=WARM)
    lamp((8, -8, 6), 5, 800, colour=COOL, mirrored=False)
    lamp((1, 8, 10), 5, 1100)
    lamp((-2, -1, 13), 8, 900)


def ground(night):
    backdrop(wall=7, colour=NIGHT if night else DAY, world=0.12 if night else 0.55)


def gaming(night):
    """A large machine behind glass, its own light thrown on what is in it."""
    tower("large", "black", Contents(3, "liquid", 4))
    softbox((-0.55, -1.9, 3.2), (0.7, 1.0, 2.9), 0.3, 60 if night else 45, colour=(0.12, 0.42, 1), height=3.2, mirrored=False)
    softbox((-1.0, 0.6, 4.9), (0.7, 1.0, 3.0), 1.0, 60 if night else 120, height=1.6, spread=120, mirrored=False)
    sheen(0.12 if night else 0.5)


def sheen(share):
    """How much of what panes mirror in a listing's picture: it would lie over the light behind them."""
    for material in bpy.data.materials:
        if not material.name.startswith(("glass", "front glass")):
            continue
        for node in material.node_tree.nodes:
            if node.type == "MATH" and not node.inputs[1].is_linked:
                node.inputs[1].default_value *= share


def office():
    tower("office", "grey", Contents(0, "stock", 2))


def card_standing(fans=3, white=False):
    card((-LENGTHS[fans] / 2, 0.22, 0), frame((0, 0, 0.14), (-0.1, 0, 0)), fans=fans, white=white)


def sticks(light=(0.06, 0.34, 1)):
    """Two, stood on their teeth one behind the other, their faces to the buyer."""
    for k in range(2):
        memory.stick((0.1 * k, 0.24 * k, 0), frame((0.32 * k, 0, 0.0), (0, 0, 0)), turn=(0, 0, -1.5708), style="spreader", generation="DDR5", light=light, detailed=True)


def hero(night, upright=False):
    """What the shop sells: a water-cooled machine in its light beside one for the office, and parts before them."""
    ground(night)
    if upright:
        standing(partial(gaming, night), (0.5, 0.9), 44)
        standing(partial(card_standing, white=True), (-1.3, -2.3), -12)
        standing(sticks, (1.0, -3.1), 8)
        wide, high = 10, 9
    else:
        standing(partial(gaming, night), (1.5, 0.8), 44)
        standing(office, (-3.1, 1.3), 40)
        standing(partial(card_standing, white=True), (-1.5, -2.3), -10)
        standing(sticks, (1.3, -3.2), 6)
        wide, high = 10, 7
    lamps(night, 6, (0, 0, 2.2))
    if night:
        # The machine's light on the floor before it, and a breath of it on the wall.
        softbox((2.2, -2.4, 1.6), (2.6, -4.2, 0), 1.2, 40, colour=(0.1, 0.4, 1), mirrored=False)
        softbox((0.5, 4.5, 3), (0.5, 9, 3.5), 3, 260, colour=(0.3, 0.75, 0.6), mirrored=False)
    camera(around(27, 0, 7.2), (0, 0, 2.2), lens=78)
    fit(fill=0.86, wide=wide, high=high)
    return {"width": 1200 if upright else 1600, "ratio": (wide, high), "exposure": 0.35 if night else 0.05, "samples": 14, "bloom": 0.3 if night else 0.06}


KRAFT, KRAFT_INSIDE = (0.4, 0.245, 0.125), (0.34, 0.205, 0.1)


def carton(size, *, flaps=None, tape=False, printed=True):
    """A box of corrugated board on the table. flaps: how far each is folded out, in degrees from upright (left, right, front, rear);
    closed where nothing is said."""
    width, depth, height = size
    board = m.surface("kraft", KRAFT, rough=0.72, grain=0.25, grain_size=40)
    inside = m.surface("kraft inside", KRAFT_INSIDE, rough=0.8, grain=0.25, grain_size=40)
    x, y, thick = width / 2, depth / 2, 0.05
    span((-x, x), (-y, y), (0, thick), inside, soft=0.01)
    for side in (-1, 1):
        span(sorted((side * x, side * (x - thick))), (-y, y), (0, height), board, soft=0.012)
        span((-x, x), sorted((side * y, side * (y - thick))), (0, height), board, soft=0.012)
    if flaps is None:
        for side in (-1, 1):
            span((-x, x), sorted((side * 0.006, side * y)), (height, height + thick), board, soft=0.014)
    else:
        _flaps(size, flaps, board, thick)
    if tape:
        shine = m.surface("tape", (0.5, 0.36, 0.2), rough=0.22, coat=0.5)
        span((-x - 0.004, x + 0.004), (-0.26, 0.26), (height + thick, height + thick + 0.006), shine, soft=0.002)
        for side in (-1, 1):
            span(sorted((side * x, side * (x + 0.006))), (-0.26, 0.26), (height * 0.72, height + thick), shine, soft=0.002)
    if printed:
        _marks(size)


def _flaps(size, flaps, board, thick):
    width, depth, height = size
    x, y = width / 2, depth / 2
    # Two of the four meet in the middle.
    long = min(width, depth) / 2 * 0.97
    left, right, front, rear = (math.radians(angle) for angle in flaps)
    for at, turn, wide, reach in (
        ((-x, 0, height), (0, -left, 0), (thick, depth - 0.04), long),
        ((x, 0, height), (0, right, 0), (thick, depth - 0.04), long),
        ((0, -y, height), (front, 0, 0), (width - 0.04, thick), long),
        ((0, y, height), (-rear, 0, 0), (width - 0.04, thick), long),
    ):
        hinge = frame(at, turn)
        span((-wide[0] / 2, wide[0] / 2), (-wide[1] / 2, wide[1] / 2), (0, reach), board, hinge, soft=0.014)


def _marks(size):
    """What is printed on a carton: this side up, and whose it is."""
    width, depth, height = size
    ink = m.surface("carton ink", (0.055, 0.04, 0.028), rough=0.8)
    face = frame((0, -depth / 2 - 0.002, 0), axes=((1, 0, 0), (0, 0, 1), (0, -1, 0)))
    for k in range(2):
        at = width / 2 - 0.75 + k * 0.34
        slab([(at - 0.1, 0.62), (at + 0.1, 0.62), (at, 0.8)], 0.002, (0, 0, 0), ink, face)
        slab([(at - 0.035, 0.36), (at + 0.035, 0.36), (at + 0.035, 0.63), (at - 0.035, 0.63)], 0.002, (0, 0, 0), ink, face)
    slab([(width / 2 - 0.9, 0.27), (width / 2 - 0.26, 0.27), (width / 2 - 0.26, 0.3), (width / 2 - 0.9, 0.3)], 0.002, (0, 0, 0), ink, face)
    lettering("PCBIS", 0.42, (-width / 2 + 0.3, 0.53, 0.001), ink, face, align="LEFT")


def packing():
    """An office machine on its way into a carton, held by foam."""
    size = (2.9, 5.0, 2.7)
    carton(size, flaps=(128, 122, 138, 24))
    foam = m.surface("foam", (0.62, 0.63, 0.62), rough=0.95, grain=0.4, grain_size=90)
    for side in (-1, 1):
        span((-1.35, 1.35), sorted((side * 2.42, side * 2.1)), (0.1, 3.1), foam, soft=0.06)
        for x in (-1.15, 1.15):
            span((x - 0.2, x + 0.2), sorted((side * 2.09, side * 1.65)), (0.1, 3.0), foam, soft=0.06)
    standing(partial(tower, "office", "black", Contents(0, "stock", 2)), (0, 0, 1.35), 0)


def sell(night):
    """A computer goes into a carton, and parts wait beside it."""
    ground(night)
    standing(packing, (0.3, 0.8), 42)
    standing(partial(card_standing, 2), (-2.6, -2.6), -8)
    standing(sticks, (1.2, -3.6), 8)
    standing(partial(drive.ssd_2_5, (0, 0, 0)), (2.9, -3.0), 30)
    lamps(night, 6, (0, 0, 2.2))
    camera(around(26, 0, 9.5), (0, 0, 2.2), lens=78)
    fit(fill=0.86, wide=5, high=4)
    return {"ratio": (5, 4), "exposure": 0.45 if night else 0.05, "samples": 10}


def empty_carton(night):
    """An order that nothing is in yet."""
    ground(night)
    # Its flap would hang over the print.
    standing(partial(carton, (3.6, 2.8, 2.3), flaps=(124, 128, 142, 52), printed=False), (0, 0), 28)
    lamps(night, 4.5, (0, 0, 1))
    camera(around(20, 0, 10.5), (0, 0, 1.0), lens=85)
    fit(fill=0.7)
    return {"exposure": 0.6 if night else 0.05, "samples": 9}


def closed_carton():
    """For what has no picture: it is in there."""
    ground(False)
    standing(partial(carton, (3.2, 2.6, 2.4), tape=True), (0, 0), 30)
    lamps(False, 4.5, (0, 0, 1.2))
    camera(around(20, 0, 7.5), (0, 0, 1.2), lens=85)
    fit(fill=0.62)
    return {}


TIMES = {"": False, "-night": True}
STAGES = {
    **{f"stage-hero{shape}{time}": partial(hero, night, upright) for shape, upright in (("", False), ("-upright", True)) for time, night in TIMES.items()},
    **{f"stage-sell{time}": partial(sell, night) for time, night in TIMES.items()},
    **{f"stage-carton{time}": partial(empty_carton, night) for time, night in TIMES.items()},
    "placeholder": closed_carton,
}
