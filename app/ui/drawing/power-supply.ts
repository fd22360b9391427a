// A power supply: its fan, its label, and the sockets or the loom that its cables leave by.
// Must always hold: sockets where it is modular, a fixed loom where it is not, the smaller box where it is SFX.

import type { PsuSpecs } from "../../../shop/catalogue/specs.ts";
import { box, viewOf, type Size, type View } from "./projection.ts";
import { bench, choose, fanDefinitions, fingerprint, picture } from "./scene.ts";
import { circle, curve, ellipse, group, label, n, path, polyline, rect, repeat, stroke, use, type Svg } from "./svg.ts";

export function drawPowerSupply(psu: PsuSpecs): Svg {
  const size = sizeOf(psu);
  const view = viewOf(size, { yaw: 36, pitch: 31 }, { x: 130, y: 62, width: 540, height: 456 }, psu.formFactor === "SFX" ? 2.55 : 2.3);
  const blades = choose([7, 9, 11], printOf(psu), 2);
  return picture(bench(view, { u: size.u, w: size.w }) + powerSupply(view, psu), fanDefinitions(blades));
}

function sizeOf(psu: PsuSpecs): Size {
  return psu.formFactor === "SFX" ? { u: 125, v: 63, w: 100 } : { u: 150, v: 86, w: psu.watts >= 850 ? 160 : 140 };
}

function printOf(psu: PsuSpecs): number {
  return fingerprint(`${psu.brand} ${psu.model} ${psu.watts}`);
}

/** The supply at the view's zero. */
function powerSupply(view: View, psu: PsuSpecs): Svg {
  const size = sizeOf(psu);
  const print = printOf(psu);
  const grey = psu.modular === "no" && print % 2 === 0;
  const accent = choose(["#c8763a", "#0f6b4a", "#d8d3c6"], print, 1);
  const body = box(view, [0, 0, 0], size, grey
    ? { side: "url(#steelDown)", end: "url(#steelEnd)", top: "url(#steel)", edge: "#fff" }
    : { side: "url(#graphite)", end: "url(#graphiteEnd)", top: "url(#graphite)", edge: "#aab3b6" });
  const radius = Math.min(size.u, size.w) / 2 - 8;
  const [cx, cy] = [size.u / 2, size.w / 2];
  const rings = repeat(psu.efficiency === null || psu.efficiency === "80+" ? 5 : 7, (index) => circle(cx, cy, (radius * (index + 2)) / 9, "none", 'stroke="#9aa4a8" stroke-width="1.5"'));
  const hexagons = repeat(12, (index) => path("M16 0V60", "none", `stroke="#8a9398" stroke-width="2" transform="translate(${n(cx)} ${n(cy)}) rotate(${index * 30}) translate(-16 0) scale(1 ${n(radius / 60, 2)})"`));
  const fan = view.top(
    0,
    size.v,
    size.w,
    circle(cx, cy, radius + 2, "#07090a"),
    use("fan", cx, cy, radius / 58),
    print % 2 === 0 ? rings + stroke(`M${n(cx - radius)} ${cy}h${n(2 * radius)}M${cx} ${n(cy - radius)}v${n(2 * radius)}`, "#9aa4a8", 2) : hexagons,
    circle(cx, cy, radius + 1, "none", 'stroke="#000" stroke-opacity=".6" stroke-width="2"'),
    circle(cx, cy, 12, "url(#graphite)", `stroke="${accent}" stroke-width="1.4"`),
    ...[[7, 7], [size.u - 7, 7], [7, size.w - 7], [size.u - 7, size.w - 7]].map(([x = 0, y = 0]) => use("screw", x, y, 1.1)),
    rect(0, 0, size.u, size.w, "url(#glare)", 'opacity=".45"'),
  );
  const plate = view.end(
    size.u,
    size.v,
    0,
    rect(12, size.v * 0.16, size.w - 24, size.v * 0.68, grey ? "#22282b" : "#1a1e20", 'rx="2" stroke="#5f686c" stroke-width=".6"'),
    rect(12, size.v * 0.16, 5, size.v * 0.68, accent),
    label(24, size.v * 0.5, size.v * 0.3, "#f1eee5", `${psu.watts}`),
    label(24 + size.v * 0.19 * String(psu.watts).length + 4, size.v * 0.5, size.v * 0.16, "#a9b7b5", "W"),
    label(24, size.v * 0.7, size.v * 0.12, "#c8a06a", (psu.efficiency ?? psu.formFactor).toUpperCase()),
  );
  const cables = psu.modular === "no" ? loom(view, size) : sockets(view, size, psu) + (psu.modular === "semi" ? loom(view, { ...size, u: size.u * 0.44 }) : "");
  return body + fan + plate + cables;
}

function sockets(view: View, { u, v }: Size, psu: PsuSpecs): Svg {
  const socket = (x: number, y: number, columns: number, rows: number) =>
    rect(x - 1.5, y - 1.5, columns * 4 + 3, rows * 4 + 3, "#050607", 'rx="1.4"') + rect(x - 1.5, y - 1.5, columns * 4 + 3, rows * 4 + 3, "none", 'rx="1.4" stroke="#59636a" stroke-width=".6"') + group(`transform="translate(${n(x)} ${n(y)})"`, rect(0, 0, columns * 4, rows * 4, "url(#pins)"));
  const eight = Math.min(Math.max(psu.pcie8Pin, 1) + 1, 6);
  const small = Math.min(Math.max(Math.round(psu.sataConnectors / 3), 1), 4);
  const top = v * 0.2;
  const from = psu.modular === "semi" ? u * 0.46 : 12;
  const room = Math.max(1, Math.floor((u - from - 10) / 22));
  const first = psu.modular === "full" ? socket(from, top, 7, 2) + socket(from + 36, top, 5, 2) : "";
  const start = psu.modular === "full" ? 3 : 0;
  const wide = psu.pcie16Pin > 0 ? socket(from, v * 0.78, 6, 2) : "";
  return view.side(
    0,
    v,
    0,
    first,
    repeat(Math.min(eight, Math.max(1, room - start)), (index) => socket(from + start * 22 + 4 + index * 22, top, 4, 2)),
    repeat(Math.min(eight - 1, room), (index) => socket(from + index * 22, v * 0.5, 4, 2)),
    wide,
    repeat(Math.min(small, Math.max(1, room - 2)), (index) => socket(from + (psu.pcie16Pin > 0 ? 36 : 0) + index * 28, v * 0.78, 6, 1)),
  );
}

/** The fixed cables, sleeved, lying over the bench. */
function loom(view: View, { u, v }: Size): Svg {
  const hole = view.point(u * 0.5, v * 0.55, 0);
  const width = view.scale * 5.4;
  const colours = ["#14181a", "#1d2326", "#262d30", "#14181a", "#1d2326", "#22292c"];
  const cables = colours.map((colour, index) => {
    const to = view.point(u * 0.06 + index * 13 - 26, 0, -40 - index * 3);
    const bend = view.point(u * 0.5 + (index - 3) * 7, v * 0.42, -46);
    const low = view.point(u * 0.1 + index * 12, 2, -34);
    const d = curve([[hole[0] + (index - 2.5) * 4, hole[1] + (index % 2) * 5], bend, low, to]);
    const plug = polyline([[to[0], to[1]], [to[0] - width * 1.6, to[1] + width * 0.4]]);
    return stroke(d, colour, width) + stroke(d, "#5b666b", width * 0.3, 'stroke-dasharray="1.5 1.5"') + stroke(plug, "#0b0d0e", width * 1.7) + stroke(plug, "#3a4246", width * 0.5);
  });
  return ellipse(hole[0], hole[1], view.scale * 15, view.scale * 12, "#060708") + cables.join("");
}
