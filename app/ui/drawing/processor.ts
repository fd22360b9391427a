// A processor from both sides: the lid with what it can do, and the contacts of its socket.
// Must always hold: pads for land-grid sockets, pins for pin-grid ones.

import type { CpuSpecs } from "../../../shop/catalogue/specs.ts";
import { box, viewOf, type View } from "./projection.ts";
import { bench, fingerprint, picture } from "./scene.ts";
import { circle, label, n, path, pattern, rect, repeat, stroke, type Svg } from "./svg.ts";

type Package = { readonly u: number; readonly w: number; readonly pins: boolean; readonly octopus: boolean };

function packageOf(cpu: CpuSpecs): Package {
  if (cpu.brand === "AMD") {
    const landGrid = cpu.socket === "AM5" || cpu.socket.includes("TR");
    return { u: 40, w: 40, pins: !landGrid, octopus: landGrid };
  }
  const long = /1700|1851/.test(cpu.socket);
  return { u: 37.5, w: long ? 45 : 37.5, pins: false, octopus: false };
}

const definitions: readonly Svg[] = [
  pattern("pads", 1.5, 1.5, rect(0.25, 0.25, 1, 1, "#e3bf74"), rect(0.25, 0.25, 1, 0.4, "#fbe7b8")),
  pattern("pinGrid", 1.45, 1.45, circle(0.85, 0.9, 0.5, "#3b2a10", 'opacity=".55"'), circle(0.6, 0.55, 0.42, "#d9b263"), circle(0.5, 0.45, 0.18, "#fff3d2")),
  pattern("tiny", 2.4, 1.7, rect(0.3, 0.3, 1.7, 0.9, "#b9935a"), rect(0.8, 0.3, 0.7, 0.9, "#3a3c38")),
];

/** The lid's outline on a package of this size. */
function lidOutline(cpu: CpuSpecs, { u, w, octopus }: Package): string {
  if (octopus) {
    const bite = 4.4;
    return `M4 3h7v${bite - 1}h4V3H${u - 15}v${bite - 1}h4V3H${u - 4}L${u - 3} 4V11h-${bite - 1}v4h${bite - 1}V${w - 15}h-${bite - 1}v4h${bite - 1}V${w - 4}l-1 1H${u - 11}v-${bite - 1}h-4v${bite - 1}H15v-${bite - 1}h-4v${bite - 1}H4l-1-1V${w - 11}h${bite - 1}v-4H3V15h${bite - 1}v-4H3V4z`;
  }
  if (cpu.brand === "AMD") return `M5 2.5H${u - 5}L${u - 2.5} 5V${w - 5}L${u - 5} ${w - 2.5}H5L2.5 ${w - 5}V5z`;
  return `M5 4H${u - 5}V10h2.2V${w - 10}h-2.2V${w - 4}H5V${w - 10}H2.8V10H5z`;
}

function lidUp(view: View, cpu: CpuSpecs, pack: Package, u: number, w: number): Svg {
  const outline = lidOutline(cpu, pack);
  const slices = repeat(5, (index) => view.top(u, 1.2 + index * 0.5, w + pack.w, path(outline, index === 4 ? "url(#steel)" : "#6b7274")));
  const substrate = box(view, [u, 0, w], { u: pack.u, v: 1.2, w: pack.w }, { side: "#0b5038", end: "#073827", top: "url(#pcb)", edge: "#7fd6ae" });
  const etched = "#4d5557";
  const [cx, top] = [pack.u / 2, pack.w / 2];
  const marks = view.top(
    u,
    3.2,
    w + pack.w,
    path(outline, "url(#glare)"),
    path(outline, "none", 'stroke="#fff" stroke-opacity=".7" stroke-width=".35"'),
    label(cx, top - 4, 4.6, etched, `${cpu.cores}C ${cpu.threads}T`, 'text-anchor="middle"'),
    label(cx, top + 1, 2.7, etched, `${cpu.baseGhz.toFixed(1)} GHz  ${cpu.tdpWatts} W`, 'text-anchor="middle"'),
    label(cx, top + 5, 2.7, etched, cpu.socket, 'text-anchor="middle"'),
    matrixCode(cx - 2.6, top + 7.4, fingerprint(cpu.model), etched),
  );
  const corner = view.top(u, 1.2, w + pack.w, path("M.8 .8h2.6L.8 3.4z", "#e3bf74"), rect(1, pack.w - 2.4, pack.u - 2, 1.7, "url(#tiny)", 'opacity=".7"'));
  return substrate + corner + slices + marks;
}

/** A little data-matrix, different for each model. */
function matrixCode(x: number, y: number, print: number, colour: string): Svg {
  let d = "";
  for (let cell = 0; cell < 36; cell += 1) {
    const lit = cell % 6 === 0 || cell >= 30 || ((print >>> (cell % 29)) ^ cell) % 3 === 0;
    if (lit) d += `M${n(x + (cell % 6) * 0.85, 2)} ${n(y + Math.floor(cell / 6) * 0.85, 2)}h.8v.8h-.8z`;
  }
  return path(d, colour);
}

function contactsUp(view: View, pack: Package, u: number, w: number): Svg {
  const base = box(view, [u, 0, w], { u: pack.u, v: 1.4, w: pack.w }, { side: "#0b5038", end: "#073827", top: "url(#pcb)", edge: "#7fd6ae" });
  const [cx, cy] = [pack.u / 2, pack.w / 2];
  const window = pack.pins ? 9 : 10;
  const frame = (inset: number, fill: string) => `<path fill-rule="evenodd" fill="${fill}" d="M${inset} ${inset}H${n(pack.u - inset)}V${n(pack.w - inset)}H${inset}zM${n(cx - window / 2)} ${n(cy - window / 2)}v${window}h${window}v-${window}z"/>`;
  const caps = rect(cx - 3.8, cy - 3.8, 7.6, 7.6, "url(#tiny)");
  const mark = path("M.8 .8h2.4L.8 3.2z", "#e3bf74");
  if (!pack.pins) return base + view.top(u, 1.4, w + pack.w, frame(1.5, "#0a4531"), frame(1.5, "url(#pads)"), pack.octopus ? "" : caps, mark, rect(0, 0, pack.u, pack.w, "url(#glare)", 'opacity=".6"'));
  const raised = repeat(4, (index) => view.top(u, 1.4 + index * 0.7, w + pack.w, frame(1.5, "url(#pinGrid)")));
  return base + view.top(u, 1.4, w + pack.w, frame(1.5, "#0a4531"), caps, mark) + raised;
}

export function drawProcessor(cpu: CpuSpecs): Svg {
  const pack = packageOf(cpu);
  const gap = 12;
  const size = { u: pack.u * 2 + gap, v: 4, w: pack.w + 10 };
  const view = viewOf(size, { yaw: 30, pitch: 47 }, { x: 76, y: 70, width: 648, height: 450 }, 6.4);
  const tray = box(view, [-5, -2.4, -5], { u: size.u + 10, v: 2.4, w: size.w + 10 }, { side: "#14181a", end: "#0b0d0e", top: "url(#graphite)", edge: "#8a9398" });
  const grooves = view.top(-5, 0, size.w + 5, stroke(`M${n(pack.u + gap / 2 + 5)} 3V${n(size.w + 7)}`, "#000", 0.8, 'opacity=".5"'), rect(2.5, 2.5, size.u + 5, size.w + 5, "none", 'rx="2" stroke="#6d757a" stroke-opacity=".5" stroke-width=".5"'));
  const shade = (u: number, w: number) => view.top(u, 0, w + pack.w, rect(1, 1.2, pack.u + 1.6, pack.w + 1.4, "#000", 'opacity=".5"'));
  return picture(bench(view, { u: size.u, w: size.w }) + tray + grooves + shade(0, 0) + shade(pack.u + gap, 10) + contactsUp(view, pack, pack.u + gap, 10) + lidUp(view, cpu, pack, 0, 0), definitions);
}
