"""What is behind the side panel: the tray with the board and all that is plugged into it, the supply, the cages and the cables.

Measured from the rear wall's foot at the tray: u to the front of the case, v up, w out of the open side.
"""

import random

from kit import materials as m
from kit.solids import box, frame, hose, lettering, rod, rounded, slab, span
from kit.studio import softbox
from parts import cooler, memory
from parts.board import SIZES, board
from parts.card import HIGH, LENGTHS, card
from parts.fan import fan
from parts.supply import supply

ICE = (0.75, 0.87, 1)
# Wires of a supply from before everything was black.
OLD = ((0.38, 0.25, 0.02), (0.012, 0.012, 0.014), (0.3, 0.014, 0.014), (0.012, 0.012, 0.014), (0.36, 0.11, 0.016), (0.012, 0.012, 0.014))


class Room:
    """The hollow of a case: how far it reaches, and where its board hangs."""

    def __init__(self, style, floor):
        self.style, self.floor = style, floor
        # Narrow cases have hardly anything behind the tray.
        self.tray = style.width / 2 - (0.28 if style.width > 1.9 else 0.12)
        self.deep, self.high, self.wide = style.depth, style.height, self.tray + style.width / 2
        self.place = frame((self.tray, style.depth / 2, floor), axes=((0, -1, 0), (0, 0, 1), (-1, 0, 0)))
        tall = SIZES[style.board][1]
        low = 0.98 if style.shroud else 0.12
        if style.board == "ITX":
            self.board = self.high - 0.2 - tall
        elif style.supply == "top":
            self.board = 0.16
        else:
            self.board = max(low + 0.1, self.high - 0.3 - tall)


def inside(style, contents, *, floor, inner, light, colour):
    white = colour == "white"
    room = Room(style, floor)
    _tray(room, inner)
    _rear(room, inner)
    _cages(room, inner, contents)
    _fans(room, light, white, rear=contents.cooler != "liquid" or not _radiator_behind(style))
    _lamps(room, white)
    if style.shroud:
        _shroud(room, inner, light, colour)
    elif contents.board:
        _supply(room)
    if not contents.board:
        return
    made = board((0.05, room.board, 0.09), room.place, form=style.board, light=light, look=style.look)
    _plugged(room, contents, made, light=light, white=white)
    _cables(room, contents, made, white=white)


def differing(style, contents, usual, floor=0.22):
    """The corners, in space, of what is not as in the usual machine of that case, with room for its cables and shadows."""
    room = Room(style, floor)
    tall = SIZES[style.board][1]
    slot = room.board + {"ATX": tall - 1.86, "mATX": 0.62, "ITX": 0.16}[style.board]
    processor = room.board + tall - 0.88
    zones = []
    if contents.card != usual.card:
        low = {"shroud": 0.93, "below": 0.3}.get(style.supply, 0.1)
        zones.append(((0, min(3.4, room.deep - 0.4)), (low, slot + 0.35 if low > 0.1 else room.high - 0.35), (0.09, room.wide)))
    if contents.cooler != usual.cooler:
        far = 1.9
        if "liquid" in (contents.cooler, usual.cooler) and not _radiator_behind(style):
            far = 4.6 if room.deep > 5 else 3.3 if style.board != "ITX" else 2.2
        zones.append(((0, far), (processor - 0.85, room.high - 0.06), (0.09, 1.75)))
    if contents.sticks != usual.sticks:
        zones.append(((1.2 if style.board == "ITX" else 1.5, 2.3), (processor - 0.8, processor + 0.85), (0.09, 0.7)))
    return [(room.tray - w, style.depth / 2 - u, floor + v) for us, vs, ws in zones for u in us for v in vs for w in ws]


def _tray(room, inner):
    place, style = room.place, room.style
    span((0.05, room.deep - 0.32), (0.08, room.high - 0.08), (-0.03, 0), inner, place, soft=0.004)
    rubber = m.surface("rubber", (0.012, 0.012, 0.013), rough=0.7)
    if style.board != "ITX" and style.supply != "top":
        width, tall = SIZES[style.board]
        for v in (0.4, 1.25, 2.1) if tall > 2.5 else (0.45, 1.55):
            slab(rounded(0.2, 0.56, 0.09), 0.02, (width + 0.33, room.board + v, -0.004), inner, place, soft=0.006)
            slab(rounded(0.15, 0.51, 0.07), 0.012, (width + 0.33, room.board + v, 0.008), rubber, place, soft=0.004)
            span((width + 0.326, width + 0.334), (room.board + v - 0.22, room.board + v + 0.22), (0.02, 0.0205), m.surface("vent", (0.004, 0.004, 0.005), rough=0.9), place, soft=0)
    for u in (0.8, 1.6):
        slab(rounded(0.3, 0.12, 0.05), 0.006, (u, room.high - 0.19, 0.0), rubber, place, soft=0.002)


def _rear(room, inner):
    """The rear wall from within: covers of the slots, screws, and the holes before the fan."""
    place = room.place
    metal = m.surface("slot cover", (0.3, 0.305, 0.31), metal=0.8, rough=0.4)
    hole = m.surface("vent", (0.004, 0.004, 0.005), rough=0.9)
    tall = SIZES[room.style.board][1]
    slots = {"ATX": 7, "mATX": 4, "ITX": 2}[room.style.board]
    first = room.board + {"ATX": tall - 1.86, "mATX": 0.62, "ITX": 0.16}[room.style.board]
    for k in range(slots):
        v = first - (k - (1 if slots > 2 else 0)) * 0.203 + 0.02
        if v < 0.2:
            continue
        span((0.05, 0.062), (v - 0.085, v + 0.085), (0.12, 1.3), metal, place, soft=0.003)
        for j in range(5):
            span((0.0615, 0.063), (v - 0.03, v + 0.03), (0.3 + j * 0.18, 0.42 + j * 0.18), hole, place, soft=0)


def _shroud(room, inner, light, colour):
    place, long = room.place, room.deep - 0.42
    out = room.wide - 0.1
    span((0.08, long), (0.09, 0.98), (0, out), inner, place, soft=0.02)
    # Openings above for the cables and the air, a sign and a line of light on its face.
    dark = m.surface("vent", (0.004, 0.004, 0.005), rough=0.9)
    for k in range(9):
        box((0.035, 0.012, 0.5), (long - 0.38 - k * 0.085, 0.98, out / 2 + 0.1), dark, place, soft=0.004)
    span((1.0, 1.5), (0.978, 0.984), (out - 0.34, out - 0.16), dark, place, soft=0.002)
    sign = frame((room.deep / 2 - 0.3, 0.55, out + 0.004), parent=place)
    # Of the metal's own brightness it would be smeared by the denoiser, which goes by albedo.
    ink = m.surface("sign", (0.55, 0.57, 0.6), metal=0.9, rough=0.3) if colour == "black" else m.surface("sign", (0.02, 0.02, 0.022), rough=0.4)
    lettering("PCBIS", 0.19, (0, 0, 0), ink, sign)
    if light:
        box((1.3, 0.024, 0.01), (room.deep / 2 - 0.3, 0.34, out + 0.002), m.light(light), place)


def _supply(room):
    """A power supply in the open: below, above the board as in office machines, or before a small board with its fan to the side."""
    place, style = room.place, room.style
    shell = m.surface("supply grey", (0.2, 0.205, 0.215), metal=0.7, rough=0.42, grain=0.04, grain_size=200) if style.look == "office" else m.surface("supply", (0.03, 0.031, 0.034), metal=0.3, rough=0.45, grain=0.06, grain_size=200)
    if style.board == "ITX":
        # Its fan looks at the buyer, its plugs down to the board.
        stood = frame((room.deep - 0.98, room.high - 0.72, 0.03), parent=place, axes=((0, -1, 0), (1, 0, 0), (0, 0, 1)))
        supply((0, 0, 0), stood, small=True)
        span((room.deep - 1.68, room.deep - 0.3), (room.high - 1.27, room.high - 1.235), (0, 0.8), m.surface("case bracket", (0.06, 0.062, 0.066), metal=0.5, rough=0.45), place, soft=0.006)
        return
    low = room.high - 0.98 if style.supply == "top" else 0.13
    long, out = 1.42, min(1.5, room.wide - 0.06)
    span((0.03, 0.03 + long), (low, low + 0.86), (0.02, out), shell, place, soft=0.02)
    face = frame((0.03 + long / 2, low + 0.43, out + 0.001), parent=place)
    _label(face, 1.0, 0.56)
    for u in (-0.62, 0.62):
        for v in (-0.34, 0.34):
            rod(0.03, 0.012, (u, v, 0.003), m.steel(), face, soft=0.004, sides=24)
    # The grid over its fan or its air slots on the side to the board.
    hole = m.surface("vent", (0.004, 0.004, 0.005), rough=0.9)
    for row in range(5):
        for k in range(7):
            slab(rounded(0.05, 0.11, 0.02), 0.002, (0.03 + long + 0.0005, low + 0.14 + row * 0.145, 0.42 + k * 0.1), hole, place, turn=(0, 1.5708, 0))


def _label(face, wide, high):
    slab(rounded(wide, high, 0.03), 0.004, (0, 0, 0), m.surface("supply label", (0.62, 0.63, 0.64), rough=0.6), face)
    ink = m.surface("label ink", (0.03, 0.03, 0.035), rough=0.6)
    lettering("POWER SUPPLY", 0.085, (-wide / 2 + 0.06, high / 2 - 0.09, 0.005), ink, face, align="LEFT")
    lettering("PCBIS TESTED", 0.045, (-wide / 2 + 0.06, high / 2 - 0.17, 0.005), ink, face, align="LEFT")
    for k in range(4):
        v = high / 2 - 0.24 - k * 0.07
        span((-wide / 2 + 0.06, wide / 2 - 0.06), (v - 0.003, v), (0.004, 0.0052), ink, face, soft=0)
        for j in range(5):
            span((-wide / 2 + 0.08 + j * 0.18, -wide / 2 + 0.17 + j * 0.18), (v - 0.045, v - 0.025), (0.004, 0.0052), ink, face, soft=0)


def _cages(room, inner, contents):
    """Bays for drives, where the case has them: wide ones above, trays for hard disks below them."""
    style, place = room.style, room.place
    if style.front not in ("office", "bays"):
        return
    metal = m.surface("cage", (0.34, 0.345, 0.355), metal=0.75, rough=0.4) if style.look == "office" else m.surface("cage black", (0.035, 0.036, 0.039), metal=0.4, rough=0.45)
    front, out = room.deep - 0.34, min(1.5, room.wide - 0.08)
    bays = 2 if style.front == "office" else 3
    top = room.high - 0.2
    pitch = 0.47
    foot = top - pitch * bays
    for k in range(bays):
        v = top - pitch * (k + 0.5)
        if k == 0 and contents.board:
            _optical(place, front, v, out)
    # Sheet steel with windows: the side that is screwed to the drives.
    for v in [top - pitch * k for k in range(bays + 1)]:
        span((front - 1.5, front + 0.02), (v - 0.02, v + 0.02), (out - 0.03, out), metal, place, soft=0.006)
    for u in (front - 1.5, front - 0.78, front - 0.06):
        span((u, u + 0.09), (foot, top), (out - 0.032, out - 0.002), metal, place, soft=0.006)
    span((front - 1.5, front + 0.02), (foot - 0.02, foot), (0.02, out), metal, place, soft=0.006)
    # Trays that are drawn out to the side.
    first, count = (1.0, 3) if style.front == "office" else (0.34, 5)
    pitch = 0.32
    left = front - 1.06
    for u in (left, front - 0.02):
        span((u - 0.02, u + 0.02), (first - 0.05, first + pitch * count), (0.03, out - 0.05), metal, place, soft=0.006)
    for v in (first - 0.05, first + pitch * count):
        span((left, front - 0.02), (v - 0.015, v + 0.015), (0.03, out - 0.05), metal, place, soft=0.006)
    tray = m.surface("drive tray", (0.05, 0.052, 0.057), rough=0.5, grain=0.04, grain_size=200)
    grip = m.surface("tray grip", (0.02, 0.16, 0.32), rough=0.4) if style.look == "office" else m.surface("tray grip dark", (0.11, 0.112, 0.12), rough=0.4)
    for k in range(count):
        v = first + pitch * (k + 0.5) - 0.02
        span((left + 0.04, front - 0.06), (v - 0.13, v + 0.13), (0.05, out - 0.1), tray, place, soft=0.012)
        span((left + 0.12, front - 0.14), (v - 0.075, v + 0.075), (out - 0.115, out - 0.094), m.surface("tray hollow", (0.012, 0.012, 0.013), rough=0.6), place, soft=0.01)
        span((left + 0.2, left + 0.5), (v - 0.04, v + 0.04), (out - 0.1, out - 0.07), grip, place, soft=0.014)


def _optical(place, front, v, out):
    shell = m.surface("drive steel", (0.42, 0.425, 0.435), metal=0.85, rough=0.38)
    span((front - 1.66, front + 0.06), (v - 0.2, v + 0.2), (0.05, out - 0.04), shell, place, soft=0.01)
    for u in (front - 1.2, front - 0.5):
        rod(0.022, 0.02, (u, v, out - 0.038), m.black(), place, sides=20)


def _radiator_behind(style):
    """Closed cases have a small radiator in the place of the rear fan; behind glass a long one hangs below the roof."""
    return style.side == "steel"


def _fans(room, light, white, *, rear):
    place, style = room.place, room.style
    size = 1.2 if style.front_fans else 0.92
    for k in range(style.front_fans):
        step = (room.high - 0.4) / style.front_fans
        fan(size if room.high < 5 else 1.4, (room.deep - 0.34, 0.2 + step * (k + 0.5), room.tray + 0.06), place, turn=(0, 1.5708, 0), light=light, white=white, spin=k)
    if style.board != "ITX" and rear:
        # Past what covers the ports of a fancy board.
        out = 0.78 if style.width < 1.9 else room.tray + (0.2 if style.lit or not style.shroud else 0.35)
        fan(size, (0.2, _rear_fan(room), out), place, turn=(0, 1.5708, 0), light=light, white=white)


def _rear_fan(room):
    return room.board + 2.44 - 0.9 if room.style.supply == "top" else room.high - 0.95


def _lamps(room, white):
    """Light that a photographer would put inside, so that black parts are told apart."""
    style = room.style
    top = room.floor + room.high
    power = 40 if style.side != "glass" else 140 if room.high > 5 else 95
    softbox((-0.2, -0.2, top - 0.12), (0.1, 0, 2), 1.2, power * (0.6 if white else 1), colour=(0.86, 0.93, 1), height=style.depth * 0.65)


def _plugged(room, contents, made, *, light, white):
    place, style = made.place, room.style
    narrow = style.width < 1.9
    if contents.cooler == "stock":
        cooler.stock(made.cpu, place)
    if contents.cooler == "tower":
        cooler.tower(made.cpu, place, light=light, white=white and style.lit, size=0.92 if narrow else 1.2, fins=26 if narrow else 32)
    if contents.cooler == "liquid":
        _liquid(room, made, light=light, white=white and style.lit)
    slots = {1: [1], 2: [1, 3], 4: [0, 1, 2, 3]}.get(contents.sticks, [])
    if style.board == "ITX":
        slots = list(range(min(2, contents.sticks)))
    for slot in slots:
        memory.stick(made.memory[slot], place, style="plain" if style.look == "office" else "spreader", light=light)
    if contents.card:
        card(made.slot, place, fans=contents.card, light=light, white=white and style.lit, power=contents.card > 1)


def _liquid(room, made, *, light, white):
    over = room.high - room.board - 0.42
    if room.style.board == "ITX":
        cooler.liquid(made.cpu, made.place, radiator_at=(0.86, over + 0.02, 0.95), fans=1, light=ICE, size=0.92)
    elif _radiator_behind(room.style):
        cooler.liquid_behind(made.cpu, made.place, radiator_at=(0.0, _rear_fan(room) - room.board, room.tray + 0.12), light=ICE)
    else:
        fans = 3 if room.deep > 5 else 2
        cooler.liquid(made.cpu, made.place, radiator_at=(0.44 + 0.6 * fans, over, 0.85), fans=fans, light=light or ICE, white=white)


def _loom(knots, place, *, wires, colours, radius=0.021, pitch=0.046, rows=1, spread=None):
    """Wires side by side along the same way. `knots`: where its middle passes, and to which side the wires lie there."""
    count = wires // rows
    for row in range(rows):
        for k in range(count):
            beside = (k - (count - 1) / 2) * pitch
            points = [
                tuple(p + s * beside * (1 if spread is None else spread[i]) + n * (row - (rows - 1) / 2) * pitch for p, s, n in zip(point, side, normal))
                for i, (point, side, normal) in enumerate(knots)
            ]
            hose(points, radius, colours[(k + row * count) % len(colours)], place)


def _plug(place, u, v, w, *, along, thick, high, axis):
    """A moulded plug; its long side along v or u."""
    size = (thick, along, high) if axis == "v" else (along, thick, high)
    box(size, (u, v, w), m.surface("plug", (0.022, 0.022, 0.024), rough=0.45), place, soft=0.012)


def _cables(room, contents, made, *, white):
    style, place = room.style, made.place
    old = style.look == "office" or style.front == "bays"
    if old:
        colours = [m.surface(f"wire {k}", colour, rough=0.45, coat=0.2) for k, colour in enumerate(OLD)]
    else:
        tone = (0.5, 0.5, 0.5) if white and style.lit else (0.022, 0.022, 0.025)
        colours = [m.surface("sleeve", tone, rough=0.65, grain=0.4, grain_size=160)]
    x, y, _ = made.memory[-1]
    plug_x, plug_y = x + 0.17, y - 0.075
    _plug(place, plug_x, plug_y, 0.19, along=0.53, thick=0.11, high=0.2, axis="v")
    up, out, front = (0, 1, 0), (0, 0, 1), (1, 0, 0)
    # The wide plug: to the tray's next opening, or to where the supply hangs.
    if style.board == "ITX":
        foot = room.high - room.board - 1.24
        _loom([((plug_x, plug_y, 0.26), up, front), ((plug_x + 0.1, plug_y, 0.42), up, front), ((plug_x + 0.36, plug_y - 0.1, 0.44), up, front), ((room.deep - 1.1, foot - 0.05, 0.36), front, out), ((room.deep - 1.03, foot + 0.05, 0.34), front, out)], place, wires=20, rows=2, colours=colours, pitch=0.04, radius=0.018)
    elif style.supply == "top":
        foot = room.high - 0.6 - room.board
        _loom([((plug_x, plug_y, 0.27), up, front), ((plug_x + 0.12, plug_y + 0.02, 0.46), up, front), ((plug_x + 0.2, plug_y + 0.5, 0.6), front, out), ((plug_x - 0.35, foot - 0.24, 0.78), up, out), ((1.4, foot, 0.85), up, out)], place, wires=20, rows=2, colours=colours, pitch=0.042)
    else:
        grommet = made.width + 0.28
        _loom([((plug_x, plug_y, 0.27), up, front), ((plug_x + 0.08, plug_y, 0.44), up, front), ((grommet - 0.14, plug_y - 0.06, 0.4), up, out), ((grommet, plug_y - 0.1, -0.1), up, front)], place, wires=24, rows=2, colours=colours, pitch=0.044)
    # The processor's plug, at the upper edge.
    cx = made.cpu[0] - 0.62
    if style.board != "ITX":
        _plug(place, cx, made.height - 0.13, 0.3, along=0.24, thick=0.12, high=0.2, axis="u")
        if style.supply == "top":
            _loom([((cx, made.height - 0.13, 0.36), front, up), ((cx + 0.05, made.height - 0.05, 0.52), front, up), ((cx + 0.3, made.height + 0.1, 0.62), front, out), ((1.38, made.height + 0.42, 0.72), up, out)], place, wires=8, rows=2, colours=colours, pitch=0.044)
        else:
            _loom([((cx, made.height - 0.13, 0.38), front, up), ((cx, made.height - 0.06, 0.47), front, up), ((cx + 0.02, made.height + 0.08, 0.36), front, up), ((cx + 0.04, made.height + 0.12, -0.1), front, up)], place, wires=8, rows=2, colours=colours, pitch=0.044)
    if contents.card > 1:
        _card_power(room, contents.card, made, colours)
    if not style.shroud and style.board != "ITX":
        _loose(room, made, colours)


def _card_power(room, fans, made, colours):
    style, place = room.style, made.place
    x, y, z = made.slot
    at, edge = x + LENGTHS[fans] * 0.66, z + HIGH
    across, up, out = (1, 0, 0), (0, 1, 0), (0, 0, 1)
    room_left = room.wide - 0.09 - edge - 0.05
    high = max(0.1, min(0.26, room_left - 0.03))
    v = y - 0.08
    box((0.36, 0.12, 0.09), (at, v, edge + 0.08), m.surface("plug", (0.022, 0.022, 0.024), rough=0.45), place, soft=0.012)
    if style.board == "ITX" or style.supply == "top":
        # Up in front of the board to the supply.
        end = (room.deep - 1.25, room.high - room.board - 1.2, 0.5) if style.board == "ITX" else (made.width + 0.14, made.height - 0.2, 0.5)
        last = (room.deep - 1.15, room.high - room.board - 1.05, 0.4) if style.board == "ITX" else (1.42, room.high - room.board - 0.4, 0.7)
        _loom([((at, v + 0.02, edge + 0.1), across, up), ((at + 0.04, v + 0.12, edge + high), across, up), ((at + 0.2, v + 0.4, edge - 0.1), across, out), (end, across, out), (last, across, out)], place, wires=8, colours=colours, pitch=0.044)
        return
    if style.shroud:
        # Over the card's edge and down into the shroud.
        foot = 0.97 - room.board
        _loom([((at, v + 0.02, edge + 0.1), across, up), ((at, v + 0.07, edge + high), across, up), ((at + 0.02, v - 0.2, edge + high + 0.02), across, out), ((1.25, foot + 0.3, edge - 0.05), across, out), ((1.2, foot, room.wide - 0.09 - 0.35), across, out)], place, wires=8, colours=colours, pitch=0.044)
        return
    end = 1.42, 0.75 - room.board
    _loom([((at, v + 0.02, edge + 0.1), across, up), ((at + 0.03, v + 0.07, edge + high), across, up), ((at + 0.12, v - 0.25, edge + high + 0.02), across, out), ((at + 0.1, v - 0.75, edge - 0.1), across, out), ((end[0] + 0.35, end[1] + 0.05, 1.0), up, out), ((end[0], end[1], 0.9), up, out)], place, wires=8, colours=colours, pitch=0.044)


def _loose(room, made, colours):
    """Thin cables as closed cases have them: data to the drives, and a bundle that hangs from the supply."""
    place, style = room.place, room.style
    chance = random.Random(4)
    data = m.surface("data cable", (0.32, 0.012, 0.014), rough=0.4, coat=0.2) if style.look == "office" else m.surface("data cable black", (0.02, 0.02, 0.022), rough=0.45)
    left = room.deep - 0.34 - 1.06
    low = room.board + 0.3
    for k in range(2):
        start = (2.45, low + 0.2 + k * 0.16, 0.22)
        end_v = (1.35 if style.front == "office" else 0.9) + k * 0.32
        hose([start, (2.62, start[1] + 0.03, 0.34 + k * 0.05), (left - 0.16 - 0.05 * k, (start[1] + end_v) / 2, 0.52 + 0.08 * k), (left + 0.05, end_v, 0.45)], 0.022, data, place)
        box((0.1, 0.09, 0.06), start, m.black(), place, soft=0.008)
    top = style.supply == "top"
    foot = room.high - 0.72 if top else 0.62
    for k in range(7):
        end_v = (room.high - 0.5 if k < 3 else 1.4) if top else 1.2 + 0.1 * (k % 3)
        way = chance.uniform(-0.04, 0.04)
        hose([(1.43, foot + 0.05 * (k % 4), 0.5 + 0.05 * k), (1.62 + way, foot - 0.02 + 0.04 * (k % 3), 0.52 + 0.05 * k), (left - 0.28 + way, (foot + end_v) / 2 - (0.0 if top else 0.12), 0.5 + 0.03 * k), (left + 0.1, end_v, 0.3 + 0.02 * k)], 0.02, colours[k % len(colours)], place)
