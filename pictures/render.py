"""Run by Blender: makes one picture, or lists their names.

`blender -b --factory-startup -P pictures/render.py -- NAME OUT.png weights=FILE [width=1200] [samples=32]`, or `-- list`.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit import studio
from parts.tower import Contents
from scenes import SCENES, builds, of_machine


def machine_named(name):
    """"mid-glass/black/card=2/cooler=tower/sticks=2/inside": a build and what is in it."""
    style, colour, *rest = name.split("/")
    told = dict(pair.split("=") for pair in rest if "=" in pair)
    contents = Contents(int(told.get("card", 0)), told.get("cooler"), int(told.get("sticks", 0)))
    return of_machine(style, colour, contents, inside="inside" in rest)


def main():
    name, *rest = sys.argv[sys.argv.index("--") + 1 :]
    if name == "list":
        print("\n".join(f"scene {scene}" for scene in [*SCENES, *builds()]))
        return
    out, *given = rest
    options = dict(pair.split("=", 1) for pair in given)
    width = int(options.get("width", 1200))
    studio.clear()
    shot = SCENES[name]() if name in SCENES else machine_named(name)
    studio.take(
        out,
        width=width,
        height=width * shot.get("high", 3) // shot.get("wide", 4),
        samples=int(options.get("samples", 32)),
        weights=options["weights"],
        exposure=shot.get("exposure", 0.0),
    )


main()
