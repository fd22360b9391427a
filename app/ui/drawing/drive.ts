// Drives: an M.2 board, a 2.5 inch case, a 3.5 inch disk, on the bench.
// Must always hold: what is drawn is the form factor of the specs, whatever the drive is called.

import type { HddSpecs, SsdSpecs } from "../../../shop/catalogue/specs.ts";
import { capacityLabel } from "../../../shop/catalogue/specs.ts";
import { box, viewOf, type View } from "./projection.ts";
import { bench, choose, dimension, fingerprint, picture } from "./scene.ts";
import { circle, label, linear, n, path, pattern, rect, repeat, stroke, use, type Svg } from "./svg.ts";

const definitions: readonly Svg[] = [
  pattern("fingers", 1, 4, rect(0.2, 0, 0.6, 4, "url(#gold)")),
  linear("m2", "right", [0, "#17805a"], [1, "#0a4a35"]),
  linear("lid", "light", [0, "#f0efeb"], [0.4, "#b9bcbb"], [0.55, "#d9d9d5"], [1, "#888e90"]),
];

export function drawSsd(ssd: SsdSpecs): Svg {
  const print = fingerprint(`${ssd.brand} ${ssd.model} ${ssd.capacityGb}`);
  return ssd.formFactor === "M.2" ? drawM2(ssd, print) : drawSmallCase(ssd, print);
}

function drawM2(ssd: SsdSpecs, print: number): Svg {
  const size = { u: 80, v: 7, w: 22 };
  const view = viewOf(size, { yaw: 28, pitch: 42 }, { x: 80, y: 90, width: 640, height: 400 }, 7.4);
  const dark = print % 2 === 0;
  const sunk = ssd.interface === "NVMe PCIe 5.0" || (ssd.interface === "NVMe PCIe 4.0" && print % 5 === 0);
  const lift = 4;
  const slab = box(view, [0, lift - 1.4, 0], { u: 80, v: 1.4, w: 22 }, { side: dark ? "#10201b" : "#0c5a3f", end: dark ? "#0b1512" : "#08422f", top: dark ? "url(#pcbDark)" : "url(#m2)" });
  const face = view.top(
    0,
    lift,
    22,
    stroke("M24 4H74M24 18H74M24 11h50", "#5fc79a", 0.35, `opacity="${dark ? ".25" : ".6"}"`),
    rect(77, 0.3, 3, 4.6, "url(#fingerEnd)"),
    rect(77, 6.9, 3, 14.8, "url(#fingerEnd)"),
    path("M80 5h-3.2v1.6H80z", "#8f9390"),
    circle(0.2, 11, 2.6, "#b9b7ad"),
    circle(0.2, 11, 3.6, "none", 'stroke="#d9b263" stroke-width=".9"'),
    repeat(7, (index) => rect(62 + (index % 2) * 6.5, 1.6 + index * 2.8, 3.4, 1.4, index % 3 === 0 ? "#14181a" : "#c9a566")),
  );
  const chip = (u: number, w: number, du: number, dw: number) =>
    box(view, [u, lift, w], { u: du, v: 1.5, w: dw }, { side: "#23292b", end: "#0c0f10", top: "url(#chip)", edge: "#7b8488" });
  const cover = box(view, [2, lift, 0.2], { u: 70, v: 7, w: 21.6 }, { side: "#262c2f", end: "#101314", top: "url(#graphite)", edge: "#9aa4a8" }) +
    view.top(2, lift + 7, 21.8, repeat(9, (index) => rect(16 + index * 5.4, 1, 2.4, 19.6, "#0a0c0d", 'opacity=".75"') + rect(18.4 + index * 5.4, 1, 0.5, 19.6, "#aeb7ba", 'opacity=".6"')), stroke("M4 19l8-16", "#c8763a", 1.1));
  const chips = chip(6, 3.5, 17, 15) + chip(26, 3.5, 17, 15) + chip(47, 4, 12, 13);
  const sticker = box(view, [5, lift + 1.5, 2.6], { u: 40, v: 0.2, w: 16.6 }, { side: "#c9c5b8", end: "#aaa699", top: "url(#ivory)" }) +
    view.top(5, lift + 1.7, 19.2, rect(0, 0, 40, 3.4, choose(["#c8763a", "#0f6b4a", "#2b3134"], print, 1)), label(2, 9.5, 5, "#22282b", capacityLabel(ssd.capacityGb)), label(2, 13.8, 2.6, "#5b6466", ssd.interface), repeat(11, (index) => rect(27 + index, 10.4, index % 3 === 0 ? 0.7 : 0.35, 4.6, "#22282b")));
  return picture(bench(view, { u: 80, w: 22 }) + slab + face + (sunk ? cover : chips + sticker) + size80(view), [...definitions, `<pattern id="fingerEnd" width="4" height="1" patternUnits="userSpaceOnUse"><path d="M0 .2h4v.6H0z" fill="#d9b263"/></pattern>`]);
}

function size80(view: View): Svg {
  return dimension(view.point(0, 0, -6), view.point(80, 0, -6), "80 mm");
}

function drawSmallCase(drive: SsdSpecs | HddSpecs, print: number): Svg {
  const thick = drive.kind === "hdd" ? 9.5 : 7;
  const size = { u: 100, v: thick, w: 70 };
  const view = viewOf(size, { yaw: 31, pitch: 44 }, { x: 110, y: 84, width: 580, height: 420 }, 4.9);
  const metal = drive.kind === "hdd" ? "lid" : choose(["graphite", "steel", "graphite"], print);
  const dark = metal === "graphite";
  const colour = choose(["#c8763a", "#0f6b4a", "#d8d3c6"], print, 1);
  return picture(
    bench(view, { u: 100, w: 70 }) +
      box(view, [0, 0, 0], size, { side: dark ? "#2b3134" : "#8d9495", end: dark ? "#101314" : "#6c7375", top: `url(#${metal})`, edge: "#fff" }) +
      view.end(100, thick, 0, rect(22, 1.6, 34, thick - 3, "#0a0c0d"), stroke(`M25 ${n(thick / 2)}h19m3 0h7`, "#d9b263", 1.2, 'stroke-dasharray=".9 .5"')) +
      view.side(0, thick, 0, use("screw", 14, thick / 2, 0.7), use("screw", 90, thick / 2, 0.7)) +
      view.top(0, thick, 70, rect(2, 2, 96, 66, "none", 'rx="3" stroke="#fff" stroke-opacity=".25" stroke-width=".8"'), rect(14, 12, 66, 46, dark ? "#e9e5da" : "#22282b", 'rx="2"'), rect(14, 12, 66, 9, colour, 'rx="2"'), label(19, 37, 12, dark ? "#22282b" : "#f4f1e8", capacityLabel(drive.capacityGb)), label(19, 46, 5, dark ? "#5b6466" : "#a9b7b5", drive.kind === "hdd" ? `SATA ${drive.rpm} rpm` : "SATA SSD"), repeat(14, (index) => rect(19 + index * 1.6, 49, index % 3 === 0 ? 1 : 0.5, 5, dark ? "#22282b" : "#f4f1e8")), rect(66, 44, 9, 9, "none", `stroke="${dark ? "#22282b" : "#f4f1e8"}" stroke-width="1.6" stroke-dasharray="1.2 .8"`), rect(0, 0, 100, 70, "url(#glare)", 'opacity=".6"')) +
      dimension(view.point(0, 0, -12), view.point(100, 0, -12), "100 mm"),
    definitions,
  );
}

export function drawHdd(hdd: HddSpecs): Svg {
  const print = fingerprint(`${hdd.brand} ${hdd.model} ${hdd.capacityGb}`);
  if (hdd.formFactor === '2.5"') return drawSmallCase(hdd, print);
  const size = { u: 147, v: 26, w: 101 };
  const view = viewOf(size, { yaw: 31, pitch: 41 }, { x: 105, y: 70, width: 590, height: 440 }, 3.5);
  const colour = choose(["#c8763a", "#0f6b4a", "#3b4a57"], print);
  const lid = view.top(
    0,
    26,
    101,
    path("M8 3H134L144 12V88L134 98H14L4 90V8z", "url(#lid)", 'stroke="#6c7375" stroke-width=".8"'),
    path("M14 9H96a45 42 0 0 1 36 41.5a45 42 0 0 1-36 41.5H20L12 86V12z", "none", 'stroke="#fff" stroke-opacity=".65" stroke-width="1.4"'),
    circle(94, 50, 17, "#a9adad", 'stroke="#7b8284" stroke-width=".8"'),
    circle(94, 50, 11, "url(#steel)"),
    repeat(6, (index) => circle(94 + 7 * Math.cos(index * 1.047), 50 + 7 * Math.sin(index * 1.047), 1.2, "#5b6466")),
    rect(18, 20, 52, 60, "#f1eee5", 'rx="1.5"'),
    rect(18, 20, 52, 11, colour, 'rx="1.5"'),
    label(22, 45, 12, "#22282b", capacityLabel(hdd.capacityGb)),
    label(22, 53, 5.4, "#5b6466", `${hdd.rpm} rpm`),
    repeat(16, (index) => rect(22 + index * 1.9, 57, index % 3 === 0 ? 1.2 : 0.6, 9, "#22282b")),
    stroke("M22 71h34m-34 4h26", "#8b9190", 1),
    ...[[9, 9], [137, 14], [9, 92], [137, 87], [74, 6], [74, 95]].map(([x = 0, y = 0]) => use("screw", x, y)),
    rect(0, 0, 147, 101, "url(#glare)", 'opacity=".5"'),
  );
  return picture(
    bench(view, { u: 147, w: 101 }) +
      box(view, [0, 0, 0], size, { side: "url(#steelDown)", end: "url(#steelEnd)", top: "#7b8284", edge: "#fff" }) +
      view.side(0, 26, 0, rect(0, 18, 147, 8, "#3a4144"), ...[20, 64, 122].map((x) => circle(x, 12, 2.6, "#2a2f31") + circle(x + 0.4, 12.4, 1.9, "#0d0f10")), stroke("M0 8H147", "#fff", 0.7, 'opacity=".6"')) +
      view.end(147, 26, 0, rect(0, 16, 101, 10, "#0c4a35"), rect(14, 15, 46, 8, "#14181a"), stroke("M17 19h26m4 0h10", "#d9b263", 2, 'stroke-dasharray="1.2 .8"')) +
      lid +
      dimension(view.point(0, 0, -15), view.point(147, 0, -15), "147 mm"),
    definitions,
  );
}
