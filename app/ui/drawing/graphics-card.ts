// A graphics card on the bench or in a machine's slot: its true length, its slots, as many fans as fit.
// Must always hold: length and thickness follow the specs; the fans follow from them.

import type { GpuSpecs } from "../../../shop/catalogue/specs.ts";
import { lying, viewOf, type Mount, type Piece } from "./projection.ts";
import { bench, choose, dimension, fanDefinitions, fingerprint, lights, picture } from "./scene.ts";
import { circle, n, path, rect, repeat, stroke, use, type Svg } from "./svg.ts";

function gpuFans(gpu: GpuSpecs): 1 | 2 | 3 {
  if (gpu.lengthMm < 190 || gpu.slots <= 1) return 1;
  return gpu.lengthMm < 270 ? 2 : 3;
}

type Look = { readonly shroud: string; readonly end: string; readonly top: string; readonly back: string; readonly accent: string; readonly light: string | null; readonly cut: number };

function gpuLook(gpu: GpuSpecs): Look {
  const print = fingerprint(`${gpu.brand} ${gpu.chip} ${gpu.lengthMm} ${gpu.vramGb}`);
  const shroud = choose(["graphite", "graphite", "ivory", "steel", "graphite"], print);
  return {
    shroud: `url(#${shroud})`,
    end: { graphite: "#15191b", ivory: "#a5a196", steel: "#757c7e" }[shroud],
    top: { graphite: "#454c50", ivory: "#f4f1e8", steel: "#c9cac6" }[shroud],
    back: shroud === "ivory" ? "url(#steel)" : "url(#graphiteTop)",
    accent: choose(["#c8763a", "#d8d3c6", "#0f6b4a"], print, 1),
    light: gpu.tdpWatts >= 150 && print % 3 !== 0 ? choose(lights, print, 2) : null,
    cut: print % 3,
  };
}

const FOOT = 10;

/** The card in the slot whose upper edge is at y; `x` is the bracket's place. */
export function graphicsCard(mount: Mount, gpu: GpuSpecs, at: { readonly x: number; readonly y: number }): Piece {
  const look = gpuLook(gpu);
  const fans = gpuFans(gpu);
  const length = Math.min(Math.max(gpu.lengthMm, 140), 360);
  const slots = Math.min(Math.max(gpu.slots, 1), 4);
  const thick = slots * 20 - 4;
  const high = slots <= 1 && length < 190 ? 62 : slots >= 3 ? 128 : 112;
  const { x, y } = { x: at.x, y: at.y - 1 };
  const metal = { face: "url(#steel)", right: "#8d9495", flank: "#d9dad6" };
  const bracket = mount.raise({ x: x - 3, y: y - 3, from: -4 }, { x: 2.4, y: thick + 8, out: high + 22 }, metal);
  const fingers = mount.stance === "lying" ? mount.flank(x, y + 5, FOOT, rect(44, 0, 88, FOOT, "#0c4a35"), rect(46, 3, 12, FOOT - 3, "url(#finger)"), rect(61, 3, 70, FOOT - 3, "url(#finger)")) : "";
  const body =
    mount.raise({ x, y, from: FOOT }, { x: length, y: 4, out: high }, { face: "#3a4246", right: look.end, flank: look.back, edge: "#aab3b6" }) +
    mount.raise({ x, y: y + 4, from: FOOT }, { x: length, y: thick - 4, out: high - 3 }, { face: look.shroud, right: look.end, flank: look.top, edge: "#fff" });
  const outside = mount.face(FOOT + high - 3, ...edgeDetails(gpu, look, { x, y: y + 4, length, thick: thick - 4, fans }));
  const flank = mount.stance === "lying" ? fanSide(mount, look, { x, y: y + thick, length, high: high - 3, fans, slots }) : backplate(mount, look, { x, y, length, high });
  const tail = mount.right(x + length, y + thick, FOOT + high - 3, tailDetails(mount, { thick: thick - 4, high: high - 3 }));
  return { near: mount.nearness(x + length / 2, y + thick), svg: fingers + bracket + body + flank + tail + outside };
}

type Edge = { x: number; y: number; length: number; thick: number; fans: number };

/** The long edge that faces out of the case: fins through the openings, the power sockets, a printed figure. */
function edgeDetails(gpu: GpuSpecs, look: Look, { x, y, length, thick, fans }: Edge): Svg[] {
  const wide = (length - 16) / fans;
  const windows = repeat(fans, (index) => {
    const left = x + 10 + index * wide;
    const slant = look.cut === 0 ? 0 : thick * 0.3;
    return path(`M${n(left + slant)} ${n(y + thick * 0.42)}H${n(left + wide - 12)}L${n(left + wide - 12 - slant)} ${n(y + thick - 3)}H${n(left)}z`, "url(#finsDown)") + path(`M${n(left + slant)} ${n(y + thick * 0.42)}H${n(left + wide - 12)}v2H${n(left)}z`, "#000", 'opacity=".5"');
  });
  const sockets = gpu.powerConnectors.slice(0, 3).map((kind, index) => {
    const width = kind.startsWith("6") ? 13 : 17;
    return rect(x + length * 0.8 - index * 20 - width, y - 1, width, 9, "#0a0c0d", 'rx="1"') + rect(x + length * 0.8 - index * 20 - width + 1, y, width - 2, 7, "url(#pins)");
  });
  const bar = look.light === null ? rect(x + 12, y + 3, Math.min(70, length * 0.3), Math.max(2, thick * 0.1), look.accent) : rect(x + 12, y + 3, Math.min(90, length * 0.35), Math.max(2.4, thick * 0.12), look.light, 'rx="1"') + rect(x + 8, y - 1, Math.min(98, length * 0.35 + 8), Math.max(10, thick * 0.3), look.light, 'opacity=".22" rx="4"');
  return [windows, ...sockets, bar];
}

function backplate(mount: Mount, look: Look, { x, y, length, high }: { x: number; y: number; length: number; high: number }): Svg {
  return mount.flank(x, y, FOOT, rect(length * 0.72, 14, length * 0.22, high - 30, "url(#slots)", 'opacity=".8"'), rect(length * 0.28, high * 0.3, 44, 44, "none", 'rx="3" stroke="#14181a" stroke-opacity=".5" stroke-width="2"'), stroke(`M0 ${n(high - 10)}L${n(length * 0.5)} ${n(high - 26)}`, look.accent, 2.4));
}

function fanSide(mount: Mount, look: Look, side: { x: number; y: number; length: number; high: number; fans: number; slots: number }): Svg {
  const { x, y, length, high, fans } = side;
  const radius = Math.min(high / 2 - 5, (length - 12) / fans / 2 - 4);
  const middle = high / 2;
  const pitch = fans === 1 ? 0 : (length - 2 * radius - 16) / (fans - 1);
  const first = fans === 1 ? length * (side.slots <= 1 ? 0.62 : 0.5) : radius + 8;
  const discs = repeat(fans, (index) => {
    const cx = first + index * pitch;
    const ring = look.light === null ? "" : circle(cx, middle, radius + 0.6, "none", `stroke="${look.light}" stroke-width="1.8" opacity=".85"`);
    return circle(cx + 1.5, middle + 2, radius + 3, "#000", 'opacity=".35"') + circle(cx, middle, radius + 2.5, look.top) + use("fan", cx, middle, radius / 57) + ring;
  });
  const wedge = [`M0 0H${n(length * 0.4)}L${n(length * 0.33)} ${high}H0z`, `M0 ${high}L${n(length * 0.24)} 0H${n(length * 0.34)}L${n(length * 0.1)} ${high}zM${length} 0L${n(length * 0.76)} ${high}H${n(length * 0.66)}L${n(length * 0.9)} 0z`, `M0 ${n(high * 0.36)}L${n(length * 0.5)} 0L${length} ${n(high * 0.36)}V0H0z`][look.cut] ?? "";
  return mount.flank(
    x,
    y,
    FOOT + high,
    rect(0, 0, length, high, look.shroud, 'rx="4"'),
    path(wedge, "#fff", 'opacity=".1"'),
    path(wedge, "none", 'stroke="#000" stroke-opacity=".3"'),
    stroke(`M4 ${high - 3}H${length - 4}`, look.accent, 1.6, 'opacity=".9"'),
    discs,
    ...[[5, 5], [length - 5, 5], [5, high - 7], [length - 5, high - 7]].map(([sx = 0, sy = 0]) => use("screw", sx, sy, 0.8)),
    rect(0, 0, length, high, "url(#glare)", 'rx="4" opacity=".55"'),
  );
}

function tailDetails(mount: Mount, { thick, high }: { thick: number; high: number }): Svg {
  if (mount.stance === "upright") return rect(4, 4 - thick, high - 12, Math.max(2, thick - 8), "url(#finsDark)", 'opacity=".7"');
  return rect(4, 10, Math.max(2, thick - 8), high - 20, "url(#finsDark)", 'opacity=".8"');
}

export const gpuDefinitions: readonly Svg[] = [`<pattern id="finger" width="2" height="9" patternUnits="userSpaceOnUse"><path d="M.4 0h1.2v9H.4z" fill="#d9b263"/></pattern>`];

export function drawGraphicsCard(gpu: GpuSpecs): Svg {
  const length = Math.min(Math.max(gpu.lengthMm, 140), 360);
  const thick = Math.min(Math.max(gpu.slots, 1), 4) * 20;
  const size = { u: length, v: 138, w: thick };
  const view = viewOf(size, { yaw: 26, pitch: 16 }, { x: 74, y: 84, width: 640, height: 400 }, 2.15);
  const mount = lying(view, [0, 0, thick]);
  const print = fingerprint(gpu.chip);
  const [left, right] = [view.point(0, -16, 0), view.point(length, -16, 0)];
  return picture(
    bench(view, { u: length, w: thick }, { lifted: 6 }) + graphicsCard(mount, gpu, { x: 0, y: 2 }).svg + dimension([left[0], left[1] + 16], [right[0], right[1] + 16], `${Math.round(gpu.lengthMm)} mm`),
    [...gpuDefinitions, ...fanDefinitions(choose([9, 11, 13], print))],
  );
}
