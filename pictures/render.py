"""Run by Blender: makes pictures one after another in one process, or lists their names.

`blender -b --factory-startup -P pictures/render.py -- FOLDER weights=FILE [width=N] [samples=N] NAME…`, or `-- list`.
A picture that is in the folder already is not made again; a file STOP in the folder ends the row.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit import studio
from scenes import SCENES
from stages import STAGES

WIDTH = 1200
# So few samples are enough because the denoiser knows what is seen in each pixel.
SAMPLES = 9
PICTURES = {**SCENES, **STAGES}


def main():
    asked = sys.argv[sys.argv.index("--") + 1 :]
    if asked == ["list"]:
        print("\n".join(f"scene {name}" for name in PICTURES))
        return
    folder, *rest = asked
    options = dict(word.split("=", 1) for word in rest if "=" in word)
    names = [word for word in rest if "=" not in word]
    for name in names:
        path = os.path.join(folder, f"{name}.png")
        if os.path.exists(path):
            continue
        if os.path.exists(os.path.join(folder, "STOP")):
            return
        studio.clear()
        shot = PICTURES[name]()
        wide, high = shot.get("ratio", (4, 3))
        width = int(options.get("width", shot.get("width", WIDTH)))
        samples = int(options.get("samples", shot.get("samples", SAMPLES)))
        over = os.path.join(folder, f"{shot['over']}.png") if "over" in shot else None
        if over and not os.path.exists(over):
            raise SystemExit(f"{name} is made from {shot['over']}: ask for that first")
        rest = {key: shot[key] for key in ("exposure", "bloom", "corners") if key in shot}
        studio.take(path, width=width, height=width * high // wide // 4 * 4, samples=samples, weights=options["weights"], over=over, **rest)


main()
