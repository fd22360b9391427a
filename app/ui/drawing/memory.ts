// Memory: the sticks of a kit on the bench, or seated in a machine's board.
// Must always hold: as many sticks are drawn as the kit has, with the notch of their generation in its own place.

import type { RamSpecs, RamType } from "../../../shop/catalogue/specs.ts";
import { box, viewOf, type Mount, type Piece, type View } from "./projection.ts";
import { bench, choose, dimension, fingerprint, lights, picture } from "./scene.ts";
import { circle, group, label, linear, n, path, pattern, rect, repeat, stroke, use, type Svg } from "./svg.ts";

const LENGTH = 133;

/** Where the notch is, from the stick's left end in millimetres (JEDEC outlines, rounded). */
const notch: Record<RamType, number> = { DDR3: 54, DDR4: 71, DDR5: 67 };

type Look = { readonly spreader: string; readonly end: string; readonly top: string; readonly accent: string; readonly lit: boolean; readonly cut: number };

function memoryLook(ram: RamSpecs): Look {
  const print = fingerprint(`${ram.brand} ${ram.series} ${ram.speedMts}`);
  const spreader = choose(["graphite", "ivory", "steel", "copper"], print);
  return {
    spreader: `url(#${spreader})`,
    end: { graphite: "#15191b", ivory: "#a5a196", steel: "#757c7e", copper: "#7d4019" }[spreader],
    top: { graphite: "#596166", ivory: "#fffdf7", steel: "#e4e3de", copper: "#f0b184" }[spreader],
    accent: choose(lights, print, 1),
    lit: print % 5 < 3 && ram.type !== "DDR3",
    cut: print % 3,
  };
}

function heightOf(ram: RamSpecs): number {
  return ram.heatSpreader ? 40 : 30;
}

/** The sticks in the board's slots: every second one first, as manuals say. */
export function seatedMemory(mount: Mount, ram: RamSpecs, slots: { readonly lefts: readonly number[]; readonly top: number }): Piece[] {
  const look = memoryLook(ram);
  const count = Math.min(Math.max(ram.modules, 1), slots.lefts.length);
  const order = slots.lefts.map((_, index) => index).toSorted((one, other) => (other % 2) - (one % 2) || one - other);
  const out = heightOf(ram);
  const [first = 0, ...others] = order
    .slice(0, count)
    .map((index) => (slots.lefts[index] ?? 0) + (ram.heatSpreader ? 0 : 2))
    .toSorted((one, other) => one - other);
  const zero = mount.point(first, 0, 0);
  const middle = slots.top + LENGTH / 2;
  const moved = others.map((x) => {
    const [px, py] = mount.point(x, 0, 0);
    return { near: mount.nearness(x, middle), svg: use("seated", px - zero[0], py - zero[1]) };
  });
  return [{ near: mount.nearness(first, middle), svg: group('id="seated"', seated(mount, ram, look, { x: first, top: slots.top, out })) }, ...moved];
}

function seated(mount: Mount, ram: RamSpecs, look: Look, { x, top, out }: { x: number; top: number; out: number }): Svg {
  const thick = ram.heatSpreader ? 7.4 : 3.4;
  if (!ram.heatSpreader) {
    const bare = mount.raise({ x, y: top, from: 5 }, { x: thick, y: LENGTH, out }, { face: "#2f8c67", right: "url(#pcb)", flank: "#2f8c67", edge: "#9fe0c3" });
    return bare + mount.face(out + 5, stroke(`M${n(x + thick - 0.6)} ${top + 4}v125`, "#14211c", 1.6, 'stroke-dasharray="9 5"'));
  }
  const glint = path(mount.stance === "upright" ? "M-15-40L12-60V-20L-15 0z" : "M-40-12L-10-12L-30 14L-60 14z", "#fff", 'opacity=".16"');
  return (
    mount.raise({ x, y: top, from: 5 }, { x: thick, y: LENGTH, out }, { face: look.lit ? look.accent : look.top, right: look.spreader, flank: look.top, edge: "#fff" }) +
    mount.right(x + thick, top + LENGTH / 2, out / 2 + 5, glint) +
    (look.lit ? mount.face(out + 5, rect(x - 3, top - 3, thick + 6, LENGTH + 6, look.accent, 'opacity=".22" rx="5"')) : "")
  );
}

const definitions: readonly Svg[] = [
  pattern("fingers", 1.7, 4.5, rect(0.35, 0, 1.1, 4.5, "url(#gold)")),
  pattern("smd", 7, 3, rect(0.5, 0.4, 1.6, 0.9, "#c9a566"), rect(3, 0.4, 1.6, 0.9, "#14181a"), rect(0.8, 1.9, 2.6, 0.7, "#c9c5b8")),
  linear("stick", "down", [0, "#1a8a62"], [0.6, "#0f6b4a"], [1, "#0a4a35"]),
];

function stick(view: View, ram: RamSpecs, look: Look, w: number): Svg {
  const u = 0;
  const board = 30;
  const key = notch[ram.type];
  const outline = `M1 0H${LENGTH - 1}L${LENGTH} 1V${board - 6}h-1.4a1.4 1.4 0 0 0 0 2.8h1.4V${board}H${key + 2}v-3.4h-2V${board}H0v-3.2h1.4a1.4 1.4 0 0 0 0-2.8H0V1z`;
  const fingers = rect(3, board - 4.4, key - 5, 4.4, "url(#fingers)") + rect(key + 4, board - 4.4, LENGTH - key - 8, 4.4, "url(#fingers)");
  const slab = box(view, [u, 0, w], { u: LENGTH, v: board, w: 1.4 }, { side: "#0a3d2c", end: "#0a3d2c", top: "#63c79c" });
  const front = view.side(u, board, w, path(outline, "url(#stick)"), fingers);
  if (!ram.heatSpreader) {
    const pairs = ram.type === "DDR5" ? 4 : 8;
    const wide = ram.type === "DDR5" ? 11 : 10.5;
    const chips = repeat(pairs, (index) => {
      const x = ram.type === "DDR5" ? (index < 2 ? 8 + index * 25 : 32 + index * 25) - (index > 1 ? 3 : 0) : 6 + index * 15.4;
      return rect(x + 0.6, 4.6, wide, 15, "#000", 'opacity=".35"') + rect(x, 4, wide, 15, "url(#chip)", 'rx=".6"') + stroke(`M${n(x + 2)} 9h5m-5 3h4`, "#7b8488", 0.7) + circle(x + 1.6, 5.8, 0.6, "#7b8488");
    });
    const middle = ram.type === "DDR5" ? rect(60, 6, 8, 8, "url(#chip)") + rect(70, 5, 5, 5, "#4b5255") + rect(70, 12, 5, 5, "#4b5255") : "";
    return slab + front + view.side(u, board, w, rect(2, 20.5, LENGTH - 4, 3, "url(#smd)"), chips, middle, stroke("M.5 1.2H132", "#a9ecd0", 0.5, 'opacity=".7"'));
  }
  const top = [`M0 30V4L6 0H${LENGTH - 6}L${LENGTH} 4V30z`, `M0 30V7H20L27 0H${LENGTH - 27}L${LENGTH - 20} 7H${LENGTH}V30z`, `M0 30V3H44L50 8H83L89 3H${LENGTH}V30z`][look.cut] ?? "";
  const printed = `${ram.type} ${ram.speedMts}`;
  const dark = look.spreader === "url(#graphite)";
  return (
    box(view, [u, 8, w - 3], { u: LENGTH, v: 27, w: 7.4 }, { side: look.end, end: look.end, top: look.top }) +
    slab +
    front +
    (look.lit ? view.side(u, 40, w, rect(8, 0, LENGTH - 16, 8, look.accent, 'rx="2"'), rect(4, -4, LENGTH - 8, 14, look.accent, 'rx="6" opacity=".25"')) : "") +
    view.side(
      u,
      38,
      w - 3,
      path(top, look.spreader),
      path(top, "url(#glare)", 'opacity=".55"'),
      path(top, "none", 'stroke="#fff" stroke-opacity=".45" stroke-width=".7"'),
      repeat(6, (index) => path(`M${84 + index * 7} 26l9-15h3l-9 15z`, "#000", 'opacity=".26"')),
      path("M0 24.5H54L64 14.5H78L76 17.5H66L57 27H0z", dark ? "#c8763a" : "#1c2123", 'opacity=".85"'),
      label(7, 20, 7.4, dark ? "#e9e5da" : "#1c2123", printed),
      circle(4.5, 27, 1.3, "#000", 'opacity=".5"'),
      circle(LENGTH - 4.5, 27, 1.3, "#000", 'opacity=".5"'),
    )
  );
}

export function drawMemory(ram: RamSpecs): Svg {
  const count = Math.min(Math.max(ram.modules, 1), 8);
  const gap = count > 4 ? 17 : 30;
  const look = memoryLook(ram);
  const size = { u: LENGTH, v: 44, w: gap * (count - 1) + 8 };
  const view = viewOf(size, { yaw: 24, pitch: 25 }, { x: 70, y: 110, width: 660, height: 370 }, 4.1);
  // Without vanishing points a nearer stick is the farthest one, moved: it is written once.
  const farthest = gap * (count - 1);
  const [from, to] = [view.point(0, 0, farthest), view.point(0, 0, farthest - gap)];
  const sticks = `<g id="stick">${stick(view, ram, look, farthest)}</g>${repeat(count - 1, (index) => use("stick", (to[0] - from[0]) * (index + 1), (to[1] - from[1]) * (index + 1)))}`;
  const [left, right] = [view.point(0, 0, -16), view.point(LENGTH, 0, -16)];
  const shadows = Array.from({ length: count }, (_, index) => stickShadow(view, (count - 1 - index) * gap)).join("");
  return picture(bench(view, { u: LENGTH, w: size.w }, { lifted: 1 }) + shadows + sticks + dimension(left, right, `${ram.modules} x ${Math.round(ram.capacityGb / Math.max(ram.modules, 1))} GB`), definitions);
}

function stickShadow(view: View, w: number): Svg {
  const [a, b, c, d] = [view.point(0, 0, w), view.point(LENGTH, 0, w), view.point(LENGTH + 4, 0, w + 12), view.point(6, 0, w + 12)];
  return path(`M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}L${n(c[0])} ${n(c[1])}L${n(d[0])} ${n(d[1])}z`, "#000", 'opacity=".28" filter="url(#tight)"');
}
