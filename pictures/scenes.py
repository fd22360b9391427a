"""Every picture by its name: what stands on the table, and from where it is seen."""

from functools import partial

from kit.studio import COOL, WARM, around, backdrop, camera, fit, softbox
from kit.solids import frame
from parts import cooler, drive, memory
from parts.board import board
from parts.card import LENGTHS, card
from parts.inside import differing
from parts.processor import processor
from parts.supply import supply
from parts.tower import EMPTY, STYLES, tower, Contents


def machine(style, colour, contents, *, degrees=47, light=None):
    """Three quarters from the window's side. `light`: what its fans glow in, where it is not the colour that goes with the case."""
    tower(style, colour, contents, light=light)
    high = STYLES[style].height
    backdrop(facing=degrees)
    softbox((-9, -5, 9), (0, 0, 2.4), 6, 1500, colour=WARM)
    # Not mirrored: in a glass front it would be a grey field.
    softbox((8, -7, 6), (0, 0, 2.4), 5, 900, colour=COOL, mirrored=STYLES[style].front != "glass")
    softbox((1, 7, 10), (0, 0, 3), 5, 1000)
    softbox((-2, 0, 13), (0, 0, 0), 8, 900)
    softbox((-5.5, -1.5, 4.4), (0.6, 0.4, 2.4), 2.0, 190, height=2.0, spread=60, mirrored=False)
    middle = high * 0.5 + 0.08
    far = 22 * max(high, STYLES[style].depth * 0.9) / 4.65
    camera(around(far, degrees, middle + far * 0.185), (0, 0, middle), lens=88)
    fit(fill=0.84, lower=0.01)
    return {}


def machine_inside(style, colour, contents):
    """The panel is off: what is on the tray, nearly straight on."""
    tower(style, colour, contents, open_side=True)
    shape = STYLES[style]
    # A white case lights itself.
    less = 0.74 if colour == "white" else 1
    backdrop(facing=72)
    softbox((-10, -4, 8), (0, 0, 2.2), 6, 1500 * less, colour=WARM)
    softbox((-6, -9, 5), (0, 0, 2.2), 4, 500 * less, colour=COOL)
    softbox((1, 7, 10), (0, 0, 3), 5, 900)
    softbox((-3, 0, 13), (0, 0, 0), 8, 800)
    softbox((-7, 2, 3.2), (0.6, 0, 2.2), 3, 300 * less**2, height=3.0, spread=80, mirrored=False)
    middle = shape.height * 0.5 + 0.1
    far = 21 * max(shape.height, shape.depth * 0.86) / 4.65
    camera(around(far, 72, middle + far * 0.1), (0, 0, middle), lens=88)
    fit(fill=0.84, lower=0.01)
    if not contents.board or contents == USUAL:
        return {"samples": 6}
    return {"samples": 6, "over": f"{style}-{colour}-{USUAL.card}-{USUAL.cooler}-inside", "corners": differing(shape, contents, USUAL)}


# Other machines of the same case are rendered only where they differ from it: a third of the time.
USUAL = Contents(2, "tower", 2)


def on_table(size, *, degrees, height, look_at=(0, 0, 0), lens=85, exposure=-0.05, mirror=True):
    """The light and the lens for a thing of about `size` decimetres across that lies or stands in the middle of the table.
    mirror: whether bright metal that faces up mirrors the lamp over it, and turns white."""
    scale = size / 3
    backdrop(wall=5 * scale, facing=degrees)
    softbox((-5 * scale, -5 * scale, 6 * scale), look_at, 4 * scale, 430 * scale**2, colour=WARM)
    softbox((6 * scale, -4 * scale, 3.5 * scale), look_at, 3 * scale, 220 * scale**2, colour=COOL)
    softbox((0, 5 * scale, 6 * scale), look_at, 4 * scale, 420 * scale**2)
    softbox((0, -scale, 7 * scale), look_at, 5 * scale, 260 * scale**2, mirrored=mirror)
    far = size * lens / 85 * 3.1
    camera(around(far, degrees, look_at[2] + far * height, look_at), look_at, lens=lens)
    fit(fill=0.8)
    return {"exposure": exposure}


def graphics_card(fans, *, degrees=-28, height=0.3):
    length = LENGTHS[fans]
    # Stood on its contacts, leaning back a little, the fans towards the window.
    leaning = frame((0, 0, 0.14), (-0.12, 0, 0))
    card((-length / 2, 0.3, 0), leaning, fans=fans)
    return on_table(max(1.95, length * 0.92), degrees=degrees, height=height, look_at=(0, 0.1, 0.66))


def processor_lying(brand, *, turn=0.5, height=0.85):
    processor(brand, (0, 0, 0.021), turn=(0, 0, turn))
    return on_table(0.52, degrees=0, height=height, look_at=(0, 0, 0.01), exposure=-0.1, mirror=False)


def motherboard(form, *, turn=0.42):
    made = board(form=form, axes=((1, 0, 0), (0, 1, 0), (0, 0, 1)), look="fancy" if form != "mATX" else "office")
    made.place.location = (-made.width / 2, -made.height / 2, 0.03)
    made.place.rotation_euler = (0, 0, 0)
    turned = frame((0, 0, 0), (0, 0, turn))
    made.place.parent = turned
    return on_table(max(made.width * 1.1, made.height) * 1.04, degrees=0, height=1.0, exposure=0.05)


def memory_lying(style, generation, count, light=None, *, turn=0.0):
    table = frame((0, 0, 0), (0, 0, turn))
    for k in range(count):
        stick = memory.stick(style=style, generation=generation, light=light, detailed=True)
        stick.rotation_euler = (0, -1.5708, 0.0)
        place = frame((-0.05 + k * 0.3, -0.22 + k * 0.46, 0.045), (0, 0, -1.25), table)
        stick.parent = place
        stick.location = (0.2, 0, 0)
    return on_table(1.3 if count > 1 else 1.2, degrees=0, height=1.15, look_at=(0.0, 0, 0))


def lying(thing, size, *, turn=0.45, height=0.85, look_at=(0, 0, 0.02)):
    thing(turn=(0, 0, turn))
    return on_table(size, degrees=0, height=height, look_at=look_at, mirror=False)


def power_supply(small, modular, *, turn=-0.62):
    supply(turn=(0, 0, turn), small=small, modular=modular)
    return on_table(1.85 if small else 2.45, degrees=0, height=0.52, look_at=(0, 0, 0.36))


def standing_cooler(kind, *, turn=0.0):
    # The fan looks at the buyer, a little past.
    turned = frame((0, 0, 0), (0, 0, turn + (-0.95 if "tower" in kind else 0.6)))
    if kind == "tower":
        cooler.tower((0, 0, 0), turned, fans=1)
    if kind == "dual-tower":
        cooler.tower((-0.42, 0, 0), turned, fans=1)
        cooler.tower((0.42, 0, 0), turned, fans=1)
    if kind in ("stock", "low-profile"):
        cooler.stock((0, 0, 0), turned, size=0.92 if kind == "stock" else 1.2)
    high = 1.5 if "tower" in kind else 0.5
    return on_table(2.25 if "tower" in kind else 1.3, degrees=0, height=0.4 if "tower" in kind else 0.55, look_at=(0, 0, high / 2))


def liquid_cooler(fans):
    place = frame((0.0, -0.2, 0.0), (0, 0, 0.25))
    cooler.lying_loop(place, fans=fans)
    return on_table(1.25 + fans * 0.85, degrees=0, height=0.7, look_at=(0, 0.15, 0.2))


CLOSED = {"office": ("black", "grey"), "classic": ("black", "grey", "white"), "mini-mesh": ("black", "white"), "small": ("black", "white")}
GLASS = {"mid-glass": ("black", "white", "grey"), "large": ("black", "white", "grey")}
COMPONENTS = {
    **{f"graphics-card-{fans}": partial(graphics_card, fans) for fans in (2, 3, 1)},
    "processor-intel": partial(processor_lying, "Intel"),
    "processor-amd": partial(processor_lying, "AMD"),
    **{f"motherboard-{form.lower()}": partial(motherboard, form) for form in ("ATX", "mATX", "ITX")},
    **{f"ram-ddr4-coated-{count}": partial(memory_lying, "spreader", "DDR4", count) for count in (2, 1, 4)},
    "ram-ddr5-coated-2": partial(memory_lying, "spreader", "DDR5", 2, (0.1, 0.45, 1)),
    "ram-ddr3-plain-2": partial(memory_lying, "plain", "DDR3", 2),
    **{f"ram-ddr4-plain-{count}": partial(memory_lying, "plain", "DDR4", count) for count in (1, 2)},
    "ram-ddr5-plain-2": partial(memory_lying, "plain", "DDR5", 2),
    "ssd-2.5": partial(lying, drive.ssd_2_5, 1.08),
    "ssd-m2": partial(lying, drive.ssd_m2, 0.82),
    "ssd-m2-coated": partial(lying, partial(drive.ssd_m2, coated=True), 0.82),
    "hdd-3.5": partial(lying, drive.hdd_3_5, 1.62, look_at=(0, 0, 0.1)),
    "hdd-2.5": partial(lying, partial(drive.hdd_3_5, scale=0.68), 1.12, look_at=(0, 0, 0.06)),
    "power-supply-modular": partial(power_supply, False, True),
    "power-supply-cables": partial(power_supply, False, False),
    "power-supply-sfx": partial(power_supply, True, True),
    **{f"cooler-{kind}": partial(standing_cooler, kind) for kind in ("tower", "dual-tower", "stock", "low-profile")},
    **{f"cooler-liquid-{fans}": partial(liquid_cooler, fans) for fans in (2, 3, 1)},
}
# The same seen another way, for neighbours in a list.
VIOLET, GREEN = (0.42, 0.06, 1), (0.04, 0.9, 0.42)
OTHER = {
    "hdd-3.5-b": partial(lying, drive.hdd_3_5, 1.62, turn=-0.5, height=1.05, look_at=(0, 0, 0.1)),
    **{f"processor-{brand.lower()}-b": partial(processor_lying, brand, turn=-0.42, height=1.1) for brand in ("Intel", "AMD")},
    **{f"graphics-card-{fans}-b": partial(graphics_card, fans, degrees=24, height=0.46) for fans in (2, 3)},
    **{f"motherboard-{form.lower()}-b": partial(motherboard, form, turn=-0.5) for form in ("mATX", "ATX")},
    "ram-ddr4-coated-2-b": partial(memory_lying, "spreader", "DDR4", 2, turn=0.85),
    "ssd-m2-coated-b": partial(lying, partial(drive.ssd_m2, coated=True), 0.82, turn=-0.5, height=1.0),
    "power-supply-cables-b": partial(power_supply, False, False, turn=-0.95),
    **{f"{style}-black-b": partial(machine, style, "black", EMPTY, degrees=31) for style in ("classic", "mini-mesh")},
    **{f"mid-glass-{colour}-2-tower-b": partial(machine, "mid-glass", colour, Contents(2, "tower", 2), light=light) for colour, light in (("black", VIOLET), ("white", VIOLET))},
    "mid-glass-black-3-tower-b": partial(machine, "mid-glass", "black", Contents(3, "tower", 2), light=GREEN),
}
# What one sees through glass, or with the side off: the card's fans and the cooler; with the side off the sticks of memory, too.
SEEN = {f"{card}-{kind}": (card, kind) for kind in ("tower", "liquid", "stock") for card in (2, 3, 1, 0)}
STICKS = {"": 2, "-1": 1, "-4": 4}


def machines(styles, contents, made):
    return {
        "-".join(word for word in (style, colour, what) if word): partial(made, style, colour, seen)
        for what, seen in contents.items()
        for style, colours in styles.items()
        for colour in colours
    }


SCENES = {
    **COMPONENTS,
    **OTHER,
    **machines(CLOSED, {"": EMPTY}, machine),
    **machines(GLASS, {what: Contents(*seen, 2) for what, seen in SEEN.items()}, machine),
    **machines(GLASS, {"empty": EMPTY}, machine),
    **machines(CLOSED | GLASS, {"empty-inside": EMPTY}, machine_inside),
    **machines(CLOSED | GLASS, {f"{what}-inside{ending}": Contents(*seen, sticks) for ending, sticks in STICKS.items() for what, seen in SEEN.items()}, machine_inside),
}
