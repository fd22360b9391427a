"""Run by Blender: makes pictures one after another in one process, or lists their names.

`blender -b --factory-startup -P pictures/render.py -- FOLDER weights=FILE [width=1200] [samples=N] NAME…`, or `-- list`.
A picture that is in the folder already is not made again; a file STOP in the folder ends the row.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit import studio
from scenes import SCENES, shot_of


def main():
    asked = sys.argv[sys.argv.index("--") + 1 :]
    if asked == ["list"]:
        print("\n".join(f"scene {name}" for name in SCENES))
        return
    folder, *rest = asked
    options = dict(word.split("=", 1) for word in rest if "=" in word)
    names = [word for word in rest if "=" not in word]
    width = int(options.get("width", 1200))
    for name in names:
        path = os.path.join(folder, f"{name}.png")
        if os.path.exists(path):
            continue
        if os.path.exists(os.path.join(folder, "STOP")):
            return
        studio.clear()
        shot = shot_of(name)
        studio.take(path, width=width, height=width * 3 // 4, samples=int(options.get("samples", shot["samples"])), weights=options["weights"], exposure=shot.get("exposure", 0.0))


main()
