// The picture of the home page: a machine on the test bench, with the instrument that measures it.
// Must always hold: it is drawn with the parts that listings are drawn with, so that the shop has one hand.

import type { CoolerSpecs, GpuSpecs, MotherboardSpecs, PsuSpecs, RamSpecs } from "../../../shop/catalogue/specs.ts";
import { coolerParts } from "./cooler.ts";
import { gpuDefinitions, graphicsCard } from "./graphics-card.ts";
import { seatedMemory } from "./memory.ts";
import { boardDefinitions, boardFace, boardParts, planOf, sinkDefinitions } from "./motherboard.ts";
import { powerSupply } from "./power-supply.ts";
import { box, lying, shifted, stacked, viewOf, type View } from "./projection.ts";
import { fanDefinitions, picture } from "./scene.ts";
import { circle, curve, label, linear, n, pattern, polygon, rect, repeat, stroke, use, type Svg } from "./svg.ts";

const board: MotherboardSpecs = { brand: "bench", model: "one", socket: "AM4", chipset: "B550", formFactor: "mATX", ramType: "DDR4", ramSlots: 4, maxRamGb: 128, maxRamMts: null, m2Slots: 2, sataPorts: 4 };
const cooler: CoolerSpecs = { brand: "bench", model: "air", type: "tower", heightMm: 155, radiatorMm: null, sockets: ["AM4"], ratedWatts: null };
const memory: RamSpecs = { brand: "bench", series: "pair", type: "DDR4", capacityGb: 16, modules: 2, speedMts: 3600, cl: 16, heatSpreader: true };
const card: GpuSpecs = { brand: "NVIDIA", chip: "bench", vramGb: 12, memoryType: "GDDR6", tdpWatts: 170, lengthMm: 218, slots: 2, powerConnectors: ["8-pin"], launchYear: 2021 };
const supply: PsuSpecs = { brand: "bench", model: "power", watts: 650, efficiency: "80+ Gold", modular: "full", formFactor: "ATX", pcie8Pin: 4, pcie16Pin: 0, sataConnectors: 6 };

const MAT = { u: 860, w: 440 };
const PHOSPHOR = "#7df2b1";

export function drawHero(): Svg {
  const size = { width: 1200, height: 700 };
  const view = viewOf({ u: MAT.u, v: 200, w: MAT.w }, { yaw: 21, pitch: 26 }, { x: -96, y: 8, width: 1400, height: 760 });
  const mount = lying(view, [348, 30, 326]);
  const plan = planOf(board);
  const tray = box(view, [336, 8, 70], { u: 268, v: 10, w: 268 }, { side: "#2b3134", end: "#15191b", top: "url(#graphiteTop)", edge: "#aab3b6" });
  const posts = [[356, 88], [584, 88], [356, 318], [584, 318]].map(([u = 0, w = 0]) => box(view, [u - 4, 18, w - 4], { u: 8, v: 10, w: 8 }, { side: "url(#copper)", end: "#7d4019", top: "#f0b184" })).join("");
  const slab = mount.raise({ x: 0, y: 0, from: -3 }, { x: plan.width, y: plan.height, out: 3 }, { face: "#0a3d2c", right: "#083022", flank: "#2f8c67" });
  const parts = stacked([
    ...boardParts(mount, board, plan.m2.length),
    ...coolerParts(mount, cooler, plan.socket),
    ...seatedMemory(mount, memory, { lefts: plan.memory, top: plan.memoryTop }),
    graphicsCard(mount, card, { x: -6, y: plan.long[0] ?? 172 }),
  ]);
  const power = shifted(view, [676, 6, 150]);
  const body =
    mat(view) +
    shadow(view, 26, 286, 276, 112) +
    instrument(shifted(view, [26, 6, 286])) +
    shadow(view, 330, 64, 280, 280) +
    tray +
    posts +
    slab +
    boardFace(mount, board, "bare") +
    lead(view, [[586, 36, 222], [612, 66, 214], [640, 6, 176], [690, 60, 149]], 20) +
    parts +
    shadow(view, 670, 140, 164, 154) +
    powerSupply(power, supply) +
    lead(view, [[515, 152, 152], [580, 190, 140], [620, 20, 110], [716, 70, 149]], 14) +
    probe(view);
  return picture(body, [...boardDefinitions(board), ...sinkDefinitions, ...gpuDefinitions, ...fanDefinitions(9), ...definitions], size);
}

const definitions: readonly Svg[] = [
  linear("mat", "light", [0, "#1b6f52"], [0.5, "#125640"], [1, "#0b3b2c"]),
  linear("screen", "light", [0, "#12352b"], [0.6, "#0a1f1a"], [1, "#06120f"]),
  pattern("centimetres", 20, 20, stroke("M0 0h20M0 0v20", "#bfe8d3", 0.45, 'opacity=".5"')),
];

function shadow(view: View, u: number, w: number, du: number, dw: number): Svg {
  return view.top(u, 6, w + dw, rect(0, 0, du + 14, dw + 6, "#000", 'rx="10" opacity=".38" filter="url(#tight)"'));
}

function mat(view: View): Svg {
  const cast = [view.point(6, -14, -10), view.point(MAT.u + 4, -14, -10), view.point(MAT.u + 26, -10, MAT.w * 0.9), view.point(MAT.u * 0.5, -10, MAT.w * 0.9)];
  return (
    polygon(cast, "#000", 'class="sh" opacity=".5" filter="url(#soft)"') +
    box(view, [0, 0, 0], { u: MAT.u, v: 6, w: MAT.w }, { side: "#0b3b2c", end: "#072a1f", top: "url(#mat)", edge: "#7fc7a5" }) +
    view.top(0, 6, MAT.w, rect(10, 10, MAT.u - 20, MAT.w - 20, "url(#centimetres)"), rect(10, 10, MAT.u - 20, MAT.w - 20, "none", 'rx="2" stroke="#d8f1e4" stroke-opacity=".7" stroke-width="1"'), repeat(41, (index) => rect(20 + index * 20, MAT.w - 10, 0.8, index % 5 === 4 ? 7 : 4, "#d8f1e4")), ...[5, 10, 15, 20, 25, 30, 35].map((tens) => label(tens * 20 + 6, MAT.w - 14, 8, "#d8f1e4", `${tens * 2}`, 'opacity=".8"')))
  );
}

/** The instrument: a phosphor screen with the frames of a run, the figures beside it, knobs below. */
function instrument(view: View): Svg {
  const size = { u: 268, v: 186, w: 110 };
  const trace = Array.from({ length: 60 }, (_, step) => {
    const wave = Math.sin(step * 0.42) * 9 + Math.sin(step * 1.7) * 5 + (step % 13 === 6 ? -17 : 0);
    return `${step === 0 ? "M" : "L"}${n(20 + step * 2.6)} ${n(62 - wave)}`;
  }).join("");
  const knob = (x: number, y: number, r: number) => circle(x + 1.5, y + 2, r + 1, "#000", 'opacity=".4"') + circle(x, y, r, "url(#steel)") + circle(x, y, r * 0.68, "url(#graphite)") + stroke(`M${n(x)} ${n(y - r * 0.6)}v${n(r * 0.45)}`, "#f1eee5", 1.6);
  const face = [
    rect(5, 5, size.u - 10, size.v - 10, "none", 'rx="5" stroke="#8b8779" stroke-opacity=".5"'),
    rect(12, 12, 172, 118, "#22282b", 'rx="7"'),
    rect(17, 17, 162, 108, "url(#screen)", 'rx="5"'),
    stroke(repeat(7, (column) => `M${n(17 + (column + 1) * 20.25)} 17v108`) + repeat(4, (row) => `M17 ${n(17 + (row + 1) * 21.6)}h162`), PHOSPHOR, 0.4, 'opacity=".35"'),
    stroke(trace, PHOSPHOR, 5, 'opacity=".22"'),
    stroke(trace, PHOSPHOR, 1.6),
    stroke("M20 116C50 116 60 92 96 84S150 74 176 74", "#ffb067", 1.4),
    label(24, 33, 11, PHOSPHOR, "144 FPS"),
    label(136, 119, 8, "#ffb067", "62 °C"),
    rect(17, 17, 162, 108, "url(#glare)", 'rx="5" opacity=".5"'),
    knob(208, 34, 13),
    knob(243, 34, 13),
    knob(208, 72, 9),
    knob(243, 72, 9),
    repeat(6, (index) => rect(199 + (index % 3) * 19, 96 + Math.floor(index / 3) * 17, 13, 10, index === 4 ? "#c8763a" : "#565d61", 'rx="2"')),
    repeat(4, (index) => circle(36 + index * 40, 154, 10, "url(#steel)") + circle(36 + index * 40, 154, 6, "#15191b") + circle(36 + index * 40, 154, 2, "#d9b263")),
    circle(243, 154, 8, "#1a1e20", `stroke="${PHOSPHOR}" stroke-width="2"`),
  ];
  return (
    box(view, [8, -2, 10], { u: 40, v: 6, w: 20 }, { side: "#15191b", end: "#0b0d0e", top: "#15191b" }) +
    box(view, [0, 4, 0], size, { side: "url(#ivory)", end: "#9d998d", top: "#e2ddd0", edge: "#fff" }) +
    view.end(size.u, size.v + 4, 0, rect(20, 40, size.w - 40, 90, "url(#slots)", 'opacity=".55"')) +
    view.top(40, size.v + 4, 80, rect(0, 0, 180, 40, "url(#slots)", 'opacity=".35"')) +
    view.side(0, size.v + 4, 0, ...face)
  );
}

type Spot = readonly [u: number, v: number, w: number];

function lead(view: View, spots: readonly [Spot, Spot, Spot, Spot], wide: number): Svg {
  const d = curve([view.point(...spots[0]), view.point(...spots[1]), view.point(...spots[2]), view.point(...spots[3])]);
  return stroke(d, "#07090a", view.scale * wide) + stroke(d, "#343c40", view.scale * wide * 0.72) + stroke(d, "#6c767b", view.scale * wide * 0.5, 'stroke-dasharray="2 4" opacity=".55"');
}

/** The instrument's probe on the board. */
function probe(view: View): Svg {
  const d = curve([view.point(62, 42, 284), view.point(70, 0, 130), view.point(270, 6, 60), view.point(370, 40, 118)]);
  return stroke(d, "#07150f", view.scale * 7) + stroke(d, "#c8763a", view.scale * 4.6) + stroke(d, "#f3bd93", view.scale * 1.2) + use("screw", ...view.point(370, 40, 118), 1.6);
}
