"""A motherboard: x from the rear to the front of a case, y up, z away from the tray. Its lower rear corner is the origin."""

import random

from kit import materials as m
from kit.solids import box, frame, rod, span

SIZES = {"ATX": (2.44, 3.05), "mATX": (2.44, 2.44), "ITX": (1.7, 1.7)}


class Board:
    """Where the parts of a machine go, in the board's own frame."""

    def __init__(self, place, form):
        self.place = place
        self.width, self.height = SIZES[form]
        self.cpu = (0.98 if form != "ITX" else 0.86, self.height - 0.88, 0.06)
        slots = 2 if form == "ITX" else 4
        first = 1.62 if form != "ITX" else 1.42
        self.memory = [(first + k * 0.095, self.height - 0.86, 0.05) for k in range(slots)]
        self.slot = (0.02, self.height - 1.86 if form == "ATX" else (0.62 if form == "mATX" else 0.16), 0.1)


def board(at=(0, 0, 0), parent=None, *, form="ATX", axes=None, turn=(0, 0, 0), light=None, look="fancy"):
    """look: fancy is dark with a shroud and heat sinks, plain is dark with bare coils, office is green with them."""
    fancy = look == "fancy"
    place = frame(at, turn, parent, axes)
    made = Board(place, form)
    width, height = made.width, made.height
    cloth = m.surface("board " + look, {"fancy": (0.05, 0.056, 0.068), "plain": (0.022, 0.025, 0.031), "office": (0.018, 0.055, 0.045)}[look], rough=0.4, grain=0.15, grain_size=60)
    span((0, width), (0, height), (-0.016, 0), cloth, place, soft=0.004)
    chance = random.Random(11)
    sink = m.dark_metal() if fancy else m.surface("plain sink", (0.45, 0.46, 0.48), metal=0.9, rough=0.4)
    cx, cy, _ = made.cpu
    # Ports at the rear, coils and heat sinks of the supply around the socket.
    for k, (low, high, deep) in enumerate(((0.12, 0.5, 0.3), (0.56, 0.78, 0.34), (0.84, 1.12, 0.3), (1.16, 1.36, 0.26))):
        span((-0.04, 0.34), (height - high - 0.1, height - low - 0.1), (0, deep), m.steel() if not fancy else m.dark_metal(), place, soft=0.012)
    if fancy:
        span((0.02, 0.4), (height - 1.55, height - 0.06), (0.02, 0.38), m.surface("shroud", (0.07, 0.072, 0.078), metal=0.5, rough=0.38), place, soft=0.05, steps=4)
        if light:
            span((0.36, 0.39), (height - 1.4, height - 0.3), (0.38, 0.395), m.light(light), place, soft=0.005)
        for k in range(8):
            span((cx - 0.45 + k * 0.125, cx - 0.37 + k * 0.125), (height - 0.26, height - 0.04), (0, 0.25), sink, place, soft=0.012)
    for k in range(6):
        span((cx - 0.5, cx - 0.38), (cy - 0.42 + k * 0.15, cy - 0.3 + k * 0.15), (0, 0.1), m.surface("coil", (0.09, 0.09, 0.095), rough=0.6), place, soft=0.012)
        if not fancy:
            rod(0.05, 0.13, (cx + 0.44, cy - 0.4 + k * 0.14, 0.065), m.surface("can", (0.5, 0.51, 0.53), metal=0.9, rough=0.35), place, soft=0.008, sides=24)
    span((cx - 0.27, cx + 0.27), (cy - 0.27, cy + 0.27), (0, 0.05), m.surface("socket", (0.42, 0.43, 0.45), metal=0.9, rough=0.38), place, soft=0.01)
    span((cx - 0.19, cx + 0.19), (cy - 0.19, cy + 0.19), (0.05, 0.075), m.surface("lid", (0.62, 0.63, 0.64), metal=1, rough=0.36, brushed=0.4), place, soft=0.012)
    for x, y, _ in made.memory:
        span((x - 0.035, x + 0.035), (y - 0.7, y + 0.7), (0, 0.06), m.black(), place, soft=0.006)
        span((x - 0.008, x + 0.008), (y - 0.66, y + 0.66), (0.06, 0.0605), m.surface("slot gap", (0.004, 0.004, 0.004), rough=0.8), place, soft=0)
        for end in (-0.72, 0.72):
            span((x - 0.03, x + 0.03), (y + end - 0.03, y + end + 0.03), (0, 0.11), m.surface("latch", (0.16, 0.16, 0.17), rough=0.5), place, soft=0.01)
    # Supply plug, slots, drives, chips.
    x, y, _ = made.memory[-1]
    span((x + 0.12, x + 0.22), (y - 0.35, y + 0.2), (0, 0.14), m.black(), place, soft=0.01)
    _, slot_y, _ = made.slot
    for k, step in enumerate((0, -0.5, -0.95)):
        if slot_y + step > 0.06:
            span((0.42, 1.36 if k != 1 else 0.85), (slot_y + step - 0.035, slot_y + step + 0.035), (0, 0.11), m.black() if k else m.surface("slot shield", (0.4, 0.41, 0.43), metal=0.9, rough=0.35), place, soft=0.008)
    if fancy and form != "ITX":
        for low in (slot_y - 0.33, slot_y + 0.24):
            if low > 0.05:
                span((0.5, 1.5), (low, low + 0.2), (0.02, 0.1), sink, place, soft=0.02)
    chip_y = max(0.45, slot_y - 0.5)
    if form != "ITX":
        span((1.6, 2.2), (chip_y - 0.25, chip_y + 0.3), (0, 0.12 if fancy else 0.2), sink, place, soft=0.03)
        for k in range(4):
            span((2.32, 2.43), (chip_y - 0.3 + k * 0.16, chip_y - 0.17 + k * 0.16), (0, 0.12), m.black(), place, soft=0.008)
    can = m.surface("capacitor", (0.35, 0.36, 0.38), metal=0.9, rough=0.3)
    for k in range(190):
        x, y = chance.uniform(0.45, width - 0.1), chance.uniform(0.06, height - 0.1)
        if abs(x - cx) < 0.5 and abs(y - cy) < 0.5 or abs(x - made.memory[0][0] - 0.15) < 0.3 and y > height - 1.7:
            continue
        if k % 3 == 0:
            rod(0.03, 0.09, (x, y, 0.045), can, place, soft=0.006, sides=20)
        else:
            box((0.05, 0.035, 0.02), (x, y, 0.01), m.black(), place, soft=0.003, turn=(0, 0, chance.choice((0, 1.5708))))
    for x in (0.1, width / 2 + 0.2, width - 0.1):
        for y in (0.12, height - 0.12, height / 2 - 0.12):
            rod(0.036, 0.02, (x, y, 0.01), m.steel(), place, soft=0.006, sides=24)
    return made
