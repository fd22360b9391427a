// A machine's case and what can be seen of the parts in it, from the front through its glass or with the side panel off.
// Must always hold: what shows is what the specs list; a case without glass hides its parts until it is opened.

import type { CaseColour, CaseSpecs, CaseStyle, FormFactor, GpuSpecs, HddSpecs, PcSpecs, SsdSpecs } from "../../../shop/catalogue/specs.ts";
import { boardDefinitions, boardFace, boardLook, boardParts, m2Drive, planOf, sinkDefinitions } from "./motherboard.ts";
import { coolerLook, coolerParts, hoses, radiatorFanMm, radiatorFans, usualHeight } from "./cooler.ts";
import { gpuDefinitions, graphicsCard } from "./graphics-card.ts";
import { seatedMemory } from "./memory.ts";
import { box, stacked, upright, viewOf, type Size, type View } from "./projection.ts";
import { bench, choose, fanDefinitions, fingerprint, framedFan, lights, picture } from "./scene.ts";
import { at, circle, curve, dots, group, label, linear, n, outline, path, pattern, polygon, polyline, rect, repeat, stroke, use, type Point, type Svg } from "./svg.ts";

export type TowerView = "front" | "inside";

type Shape = Size & {
  /** Whether the side panel is glass. */
  readonly glass: boolean;
  /** The height of the cover over the power supply; 0 where there is none. */
  readonly shroud: number;
  /** From the top of the case to the top of the board. */
  readonly headroom: number;
  readonly frontFans: number;
};

const shapes = {
  office: { u: 360, v: 352, w: 172, glass: false, shroud: 0, headroom: 30, frontFans: 0 },
  "mini-mesh": { u: 385, v: 392, w: 205, glass: true, shroud: 88, headroom: 32, frontFans: 2 },
  "mid-glass": { u: 424, v: 456, w: 214, glass: true, shroud: 98, headroom: 38, frontFans: 3 },
  small: { u: 352, v: 322, w: 208, glass: true, shroud: 84, headroom: 26, frontFans: 1 },
  large: { u: 482, v: 506, w: 232, glass: true, shroud: 104, headroom: 62, frontFans: 3 },
  classic: { u: 424, v: 424, w: 192, glass: false, shroud: 0, headroom: 92, frontFans: 1 },
} as const satisfies Record<CaseStyle, Shape>;

/** Paint of a case: the outside faces, what is inside, and the plastics. */
type Coat = { readonly side: string; readonly end: string; readonly top: string; readonly edge: string; readonly trim: string; readonly inner: string; readonly innerDeep: string; readonly mark: string };

const coats: Record<CaseColour, Coat> = {
  black: { side: "#2a3034", end: "#1d2225", top: "#485055", edge: "#8f9a9f", trim: "#121618", inner: "#343c40", innerDeep: "#191e21", mark: "#aab5b8" },
  white: { side: "#efede6", end: "#d3d0c6", top: "#fbfaf6", edge: "#ffffff", trim: "#b5b2a8", inner: "#dedbd2", innerDeep: "#a8a59b", mark: "#6b6f6d" },
  grey: { side: "#8b9498", end: "#6b7478", top: "#aab2b5", edge: "#dfe4e5", trim: "#454d51", inner: "#5b6468", innerDeep: "#30373a", mark: "#dfe4e5" },
};

export function drawTower(pc: PcSpecs, view: TowerView = "front"): Svg {
  return draw(pc.case, pc, view);
}

/** The case alone, as it is sold. */
export function drawEmptyTower(specs: CaseSpecs, view: TowerView = "front"): Svg {
  return draw(specs, null, view);
}

function shapeOf(specs: CaseSpecs, pc: PcSpecs | null): Shape {
  const shape = shapes[specs.style];
  const board = pc?.motherboard.formFactor ?? largest(specs.boards);
  const needs = planOf({ ...anyBoard, formFactor: board });
  const liquidOnTop = pc?.cooler.type === "liquid" && radiatorFans(pc.cooler) > 1;
  const headroom = Math.max(shape.headroom, liquidOnTop ? 66 : 0);
  return {
    ...shape,
    headroom,
    v: Math.max(shape.v, needs.height + headroom + (shape.shroud || 24) + 20),
    u: Math.max(shape.u, (pc?.gpu?.lengthMm ?? 0) + 64, needs.width + 110, liquidOnTop && pc ? radiatorFans(pc.cooler) * radiatorFanMm(pc.cooler) + 90 : 0),
  };
}

const anyBoard = { brand: "", model: "", socket: "", chipset: "", ramType: "DDR4", ramSlots: 2, maxRamGb: 0, maxRamMts: null, m2Slots: null, sataPorts: null } as const;

function largest(boards: readonly FormFactor[]): FormFactor {
  return (["E-ATX", "ATX", "mATX", "ITX"] as const).find((size) => boards.includes(size)) ?? "ATX";
}

function draw(specs: CaseSpecs, pc: PcSpecs | null, seen: TowerView): Svg {
  const shape = shapeOf(specs, pc);
  const coat = coats[specs.colour];
  const print = fingerprint(pc === null ? `${specs.brand} ${specs.model}` : `${specs.brand} ${specs.model} ${pc.cpu.model} ${pc.gpu?.chip ?? ""} ${pc.ram.capacityGb} ${pc.psu.watts}`);
  const light = choose(lights, print);
  const open = seen === "inside" || shape.glass;
  const view =
    seen === "inside"
      ? viewOf(shape, { yaw: 17, pitch: 9 }, { x: 70, y: 44, width: 660, height: 500 }, 1.3)
      : viewOf(shape, { yaw: 33, pitch: 13 }, { x: 100, y: 46, width: 600, height: 488 }, 1.05 + 30 / shape.v);
  const scene: Scene = { view, shape, specs, coat, pc, print, light, inside: seen === "inside" };
  const body =
    bench(view, { u: shape.u, w: shape.w }, { lifted: 10 }) +
    feet(scene) +
    shell(scene) +
    (open ? interior(scene) : closedSide(scene)) +
    topPanel(scene) +
    frontPanel(scene) +
    edges(scene);
  return picture(body, definitionsOf(scene));
}

type Scene = { readonly view: View; readonly shape: Shape; readonly specs: CaseSpecs; readonly coat: Coat; readonly pc: PcSpecs | null; readonly print: number; readonly light: string; readonly inside: boolean };

function definitionsOf({ coat, print, pc }: Scene): Svg[] {
  const mesh = choose([
    pattern("mesh", 7, 7, circle(1.75, 1.75, 1.5, "#07090a"), circle(5.25, 5.25, 1.5, "#07090a")),
    pattern("mesh", 8, 7, path("M4 .6L6.8 2.2V4.8L4 6.4L1.2 4.8V2.2z", "#07090a")),
    pattern("mesh", 6, 6, rect(0.8, 0.8, 4.4, 4.4, "#07090a", 'rx=".8"')),
  ], print, 3);
  return [
    ...boardDefinitions(pc?.motherboard ?? anyBoard),
    ...sinkDefinitions,
    ...gpuDefinitions,
    ...fanDefinitions(choose([7, 9, 11], print, 1)),
    mesh,
    linear("coatSide", "light", [0, coat.side], [1, mix(coat.side, -0.16)]),
    linear("coatEnd", "down", [0, coat.end], [1, mix(coat.end, -0.22)]),
    linear("coatTop", "right", [0, coat.top], [1, mix(coat.top, -0.1)]),
    linear("cavity", "light", [0, coat.inner], [0.6, coat.innerDeep], [1, mix(coat.innerDeep, -0.25)]),
    linear("rear", "right", [0, mix(coat.innerDeep, -0.1)], [1, coat.inner]),
    linear("shroudTop", "down", [0, mix(coat.inner, -0.2)], [1, coat.inner]),
    linear("reflection", "light", [0, "#fff", 0.26], [0.5, "#fff", 0.05], [1, "#fff", 0.1]),
    linear("tint", "light", [0, "#10181a", 0.02], [1, "#0a1012", 0.26]),
  ];
}

/** A colour lighter or darker by a share. */
function mix(colour: string, by: number): string {
  const to = by < 0 ? 0 : 255;
  const channel = (at: number) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) * (1 - Math.abs(by)) + to * Math.abs(by));
  return `#${[1, 3, 5].map((at) => channel(at).toString(16).padStart(2, "0")).join("")}`;
}

function feet({ view, shape: { u, w } }: Scene): Svg {
  const front = ([at, near]: readonly [number, number]) => outline([view.point(at, -12, near), view.point(at + 44, -12, near), view.point(at + 44, 2, near), view.point(at, 2, near)]);
  const side = ([at, near]: readonly [number, number]) => outline([view.point(at, -12, near), view.point(at, -12, near + 30), view.point(at, 4, near + 30), view.point(at, 4, near)]);
  return path(side([u - 18, w - 44]) + side([u - 18, 12]) + side([62, 12]), "#0b0d0e") + path(front([18, 12]) + front([u - 62, 12]), "#1b2023");
}

function shell({ view, shape: { u, v, w } }: Scene): Svg {
  const silhouette = [view.point(0, 0, 0), view.point(u, 0, 0), view.point(u, 0, w), view.point(u, v, w), view.point(0, v, w), view.point(0, v, 0)];
  return polygon(silhouette, "url(#coatEnd)", 'stroke="url(#coatEnd)" stroke-width="5"') + box(view, [0, 0, 0], { u, v, w }, { side: "url(#coatSide)", end: "url(#coatEnd)", top: "url(#coatTop)" });
}

/** The light that catches on the near edges, which is what makes sheet metal look folded. */
function edges({ view, shape: { u, v, w }, coat }: Scene): Svg {
  const { point } = view;
  return (
    stroke(polyline([point(0, v, 0), point(u, v, 0), point(u, v, w)]), coat.edge, 1.6, 'opacity=".8"') +
    stroke(polyline([point(u, v, 0), point(u, 0, 0)]), coat.edge, 1.4, 'opacity=".7"') +
    stroke(polyline([point(0, v, 0), point(0, 0, 0), point(u, 0, 0), point(u, 0, w)]), "#000", 1.2, 'opacity=".35"')
  );
}

function topPanel({ view, shape: { u, v, w }, specs, coat, print }: Scene): Svg {
  if (specs.style === "office" || specs.style === "classic") {
    return view.top(0, v, w, stroke(`M${n(u - 26)} 2V${n(w - 2)}`, "#000", 1.4, 'opacity=".4"'));
  }
  const vent = rect(34, 30, u - 110, w - 60, "#0d1012", 'rx="8" opacity=".55"') + rect(34, 30, u - 110, w - 60, "url(#mesh)", `rx="8" stroke="${coat.edge}" stroke-opacity=".45" stroke-width="1.4"`);
  const middle = w / 2;
  const ports =
    circle(u - 24, middle - 42, 7, "#15191b", `stroke="${coat.edge}" stroke-width="1.4"`) +
    path(`M${u - 29} ${n(middle - 22)}h9v17h-9zm0 24h9v17h-9z${print % 2 === 0 ? "m3 24h4v12h-4z" : ""}`, "#07090a") +
    dots([[u - 24, middle + 50], [u - 24, middle + 62]], 6.8, "#07090a");
  return view.top(0, v, w, vent, stroke(`M${n(u - 52)} 2V${n(w - 2)}`, "#000", 1.2, 'opacity=".35"'), ports);
}

function frontPanel(scene: Scene): Svg {
  const { view, shape, specs } = scene;
  const details = { office: officeFront, classic: classicFront, "mini-mesh": meshFront, "mid-glass": glassFront, small: ribbedFront, large: largeFront }[specs.style](scene);
  return view.end(shape.u, shape.v, 0, ...details, rect(0, 0, shape.w, shape.v, "url(#glare)", 'opacity=".35"'));
}

function usb(x: number, y: number, across: boolean): Svg {
  return rect(x, y, across ? 16 : 7, across ? 7 : 16, "#050607", 'rx="1" stroke="#8a9398" stroke-width=".8"') + rect(x + 2, y + 2, across ? 12 : 2, across ? 2 : 12, "#c9c5b8");
}

function officeFront({ shape: { v, w }, coat, print, light }: Scene): Svg[] {
  const rows = Math.floor((v - 190) / 9);
  const grille = choose([
    repeat(rows, (row) => rect(22, 150 + row * 9, w - 44, 3.6, "#07090a", 'rx="1.8"')),
    rect(20, 148, w - 40, v - 186, "url(#mesh)", 'rx="4"'),
    repeat(rows, (row) => rect(22, 150 + row * 9, (w - 44) * (0.45 + 0.5 * Math.abs(Math.sin(row * 0.45))), 3.6, "#07090a", 'rx="1.8"')),
  ], print);
  return [
    rect(8, 8, w - 16, v - 16, coat.end, 'rx="6" stroke="#000" stroke-opacity=".3"'),
    rect(8, 8, w - 16, 118, coat.trim, 'rx="6"'),
    opticalDrive(18, 22, w - 36, 14, coat),
    circle(w - 30, 66, 9, coat.end, 'stroke="#000" stroke-opacity=".5"'),
    circle(w - 30, 66, 5.4, "none", `stroke="${light}" stroke-width="1.6"`),
    usb(22, 60, true),
    usb(44, 60, true),
    usb(22, 76, true),
    usb(44, 76, true),
    circle(76, 64, 3.4, "#07090a", 'stroke="#8a9398" stroke-width=".7"'),
    circle(76, 79, 3.4, "#07090a", 'stroke="#8a9398" stroke-width=".7"'),
    rect(20, 104, 34, 4, "#c8763a"),
    grille,
  ];
}

function opticalDrive(x: number, y: number, width: number, height: number, coat: Coat): Svg {
  return (
    rect(x, y, width, height, mix(coat.end, coat.end === "#1d2225" ? 0.06 : -0.1), 'rx="1.5" stroke="#000" stroke-opacity=".45"') +
    stroke(`M${n(x + 3)} ${n(y + height * 0.36)}H${n(x + width - 3)}`, "#000", 1, 'opacity=".45"') +
    rect(x + width - 20, y + height * 0.6, 13, Math.max(3, height * 0.16), coat.trim, 'rx="1" stroke="#000" stroke-opacity=".4" stroke-width=".7"') +
    circle(x + width - 28, y + height * 0.68, 1.3, "#7df2b1")
  );
}

function classicFront({ shape: { v, w }, coat, print, light }: Scene): Svg[] {
  const slats = Math.floor((v - 292) / 8);
  return [
    rect(5, 5, w - 10, v - 10, coat.end, 'rx="9" stroke="#000" stroke-opacity=".35" stroke-width="1.4"'),
    rect(5, 5, 13, v - 10, coat.trim, 'rx="6"'),
    rect(w - 18, 5, 13, v - 10, coat.trim, 'rx="6"'),
    opticalDrive(22, 22, w - 44, 42, coat),
    print % 2 === 0 ? opticalDrive(22, 68, w - 44, 42, coat) : rect(22, 68, w - 44, 42, mix(coat.end, -0.08), 'rx="1.5" stroke="#000" stroke-opacity=".45"'),
    rect(40, 118, w - 80, 26, coat.trim, 'rx="2" stroke="#000" stroke-opacity=".5"'),
    rect(48, 124, 22, 5, "#050607"),
    rect(76, 124, 16, 5, "#050607"),
    rect(48, 134, 44, 4, "#050607"),
    circle(w / 2, 186, 22, coat.trim, 'stroke="#000" stroke-opacity=".5"'),
    circle(w / 2, 185, 17, "url(#steel)"),
    stroke(`M${n(w / 2)} 176v8m-5-5a8 8 0 1 0 10 0`, "#22282b", 2),
    circle(w / 2, 185, 20, "none", `stroke="${light}" stroke-width="1.6" opacity=".8"`),
    usb(w / 2 - 42, 226, true),
    usb(w / 2 - 18, 226, true),
    circle(w / 2 + 16, 229, 3.4, "#07090a"),
    circle(w / 2 + 30, 229, 3.4, "#07090a"),
    repeat(slats, (row) => path(`M26 ${n(256 + row * 8)}Q${n(w / 2)} ${n(270 + row * 8)} ${n(w - 26)} ${n(256 + row * 8)}v3.6Q${n(w / 2)} ${n(273.6 + row * 8)} 26 ${n(259.6 + row * 8)}z`, "#07090a", 'opacity=".85"')),
  ];
}

function frontFans({ shape, light, specs }: Scene, lit: boolean): Svg {
  const size = shape.frontFans === 3 ? Math.min(140, (shape.v - 50) / 3) : Math.min(140, (shape.v - 60) / Math.max(1, shape.frontFans));
  const start = (shape.v - size * shape.frontFans) / 2 + size / 2;
  const ring = lit
    ? circle(0, 0, 55, "none", `stroke="${light}" stroke-width="13" opacity=".28"`) + circle(0, 0, 57, "none", `stroke="${light}" stroke-width="${specs.colour === "white" ? 5 : 4}"`) + circle(0, 0, 21, light, 'opacity=".25"')
    : "";
  const one = `<g id="intake">${use("fan", 0, 0)}${ring}</g>`;
  return at(shape.w / 2, start, group(`transform="scale(${n(size / 124, 3)})"`, one, repeat(shape.frontFans - 1, (index) => use("intake", 0, (index + 1) * 124))));
}

function meshFront(scene: Scene): Svg[] {
  const { shape: { v, w }, coat } = scene;
  return [
    rect(10, 12, w - 20, v - 24, mix(coat.innerDeep, -0.35), 'rx="8"'),
    frontFans(scene, scene.print % 2 === 0),
    rect(10, 12, w - 20, v - 24, coat.end, 'rx="8" opacity=".45"'),
    rect(10, 12, w - 20, v - 24, "url(#mesh)", 'rx="8"'),
    rect(10, 12, w - 20, v - 24, "none", `rx="8" stroke="${coat.edge}" stroke-opacity=".5" stroke-width="1.6"`),
    rect(w / 2 - 15, v - 34, 30, 5, "#c8763a", 'rx="1"'),
  ];
}

function glassFront(scene: Scene): Svg[] {
  const { shape: { v, w }, coat } = scene;
  return [
    rect(9, 9, w - 34, v - 18, mix(coat.innerDeep, -0.4), 'rx="5"'),
    frontFans(scene, true),
    rect(9, 9, w - 34, v - 18, "#0a1113", 'rx="5" opacity=".3"'),
    path(`M9 9H${n(w * 0.52)}L9 ${n(v * 0.62)}z`, "#fff", 'opacity=".1"'),
    path(`M${n(w * 0.62)} 9H${n(w * 0.7)}L9 ${n(v * 0.86)}V${n(v * 0.73)}z`, "#fff", 'opacity=".07"'),
    rect(9, 9, w - 34, v - 18, "none", `rx="5" stroke="${coat.edge}" stroke-opacity=".55" stroke-width="1.4"`),
    rect(w - 21, 12, 14, v - 24, "url(#mesh)"),
    ...[[17, 18], [w - 34, 18], [17, v - 18], [w - 34, v - 18]].map(([x = 0, y = 0]) => use("stud", x, y, 0.8)),
  ];
}

function ribbedFront({ shape: { v, w }, coat, print, light }: Scene): Svg[] {
  const ribs = Math.floor((w - 28) / 11);
  const wood = print % 2 === 0;
  const slats = (width: number) => repeat(ribs, (rib) => `M${15 + rib * 11} 14h${width}v${n(v - 28)}h-${width}z`);
  return [
    rect(9, 9, w - 18, v - 18, mix(coat.innerDeep, -0.4), 'rx="5"'),
    path(slats(6.4), wood ? "#b9652c" : coat.end),
    path(slats(1.6), wood ? "#f3bd93" : coat.edge, 'opacity=".6"'),
    circle(w - 28, 30, 8, coat.trim, `stroke="${light}" stroke-width="1.6"`),
    rect(9, 9, w - 18, v - 18, "none", `rx="5" stroke="${coat.edge}" stroke-opacity=".5" stroke-width="1.4"`),
  ];
}

function largeFront(scene: Scene): Svg[] {
  const { shape: { v, w }, coat, light } = scene;
  return [
    rect(8, 8, w - 16, v - 16, mix(coat.innerDeep, -0.4), 'rx="6"'),
    frontFans(scene, false),
    rect(8, 8, 52, v - 16, coat.end, 'opacity=".35"'),
    rect(8, 8, 52, v - 16, "url(#mesh)"),
    rect(w - 60, 8, 52, v - 16, coat.end, 'opacity=".35"'),
    rect(w - 60, 8, 52, v - 16, "url(#mesh)"),
    path(`M58 8H${n(w - 52)}L${n(w - 66)} ${n(v - 8)}H72z`, "url(#coatEnd)"),
    path(`M58 8H${n(w - 52)}L${n(w - 66)} ${n(v - 8)}H72z`, "none", `stroke="${coat.edge}" stroke-opacity=".5" stroke-width="1.4"`),
    stroke(`M50 14L64 ${n(v - 14)}`, light, 9, 'opacity=".22"'),
    stroke(`M50 14L64 ${n(v - 14)}`, light, 2.8),
    rect(w / 2 - 16, v - 44, 32, 5, "#c8763a", 'rx="1"'),
  ];
}

/** A steel side: pressed edges, a vent, a latch or two thumbscrews. */
function closedSide({ view, shape: { u, v }, specs, coat, print }: Scene): Svg {
  const office = specs.style === "office";
  const vent = office
    ? rect(44, 54, 116, 116, "url(#mesh)", 'rx="6"')
    : circle(112, 142, 56, "url(#mesh)") + (print % 2 === 0 ? rect(44, v - 150, 96, 66, "url(#mesh)", 'rx="4"') : "");
  return view.side(
    0,
    v,
    0,
    rect(7, 7, u - 34, v - 14, "none", 'rx="5" stroke="#000" stroke-opacity=".4" stroke-width="1.4"'),
    rect(8.4, 8.4, u - 34, v - 14, "none", `rx="5" stroke="${coat.edge}" stroke-opacity=".35" stroke-width="1"`),
    path(`M30 30H${n(u - 58)}V${n(v - 32)}H30z`, "#000", 'opacity=".05"'),
    stroke(`M30 ${n(v - 32)}V30H${n(u - 58)}`, "#000", 1.4, 'opacity=".28"'),
    stroke(`M30 ${n(v - 32)}H${n(u - 58)}V30`, coat.edge, 1.4, 'opacity=".4"'),
    vent,
    office
      ? rect(u - 92, v / 2 - 40, 20, 80, coat.trim, 'rx="9"') + rect(u - 89, v / 2 - 36, 8, 72, "#000", 'rx="4" opacity=".4"')
      : stroke(`M${n(u - 96)} ${n(v / 2 - 34)}v68`, "#000", 12, 'opacity=".3" stroke-linecap="round"') + stroke(`M${n(u - 94)} ${n(v / 2 - 34)}v68`, coat.edge, 1.4, 'opacity=".4"'),
    use("screw", 15, 24, 1.4),
    use("screw", 15, v - 24, 1.4),
    rect(44, v - 62, 62, 26, "#e9e5da", 'rx="2" opacity=".92"'),
    repeat(9, (bar) => rect(50 + bar * 3.4, v - 56, bar % 3 === 0 ? 2 : 1, 14, "#22282b")),
    rect(88, v - 56, 13, 13, "none", 'stroke="#22282b" stroke-width="2.4" stroke-dasharray="2.2 1.3"'),
    rect(0, 0, u, v, "url(#glare)", 'opacity=".5"'),
  );
}

/** What is behind the glass, or the opening where the panel was. */
function interior(scene: Scene): Svg {
  const { view, shape, coat, inside, light, print, pc } = scene;
  const { u, v } = shape;
  const [left, right, bottom, top] = [9, u - 20, 10, v - 10];
  const opening = [view.point(left, bottom, 0), view.point(right, bottom, 0), view.point(right, top, 0), view.point(left, top, 0)];
  const d = outline(opening);
  const contents = cavity(scene) + (pc === null ? emptyBay(scene) : machine(scene, pc)) + frontWall(scene);
  const lit = !shape.glass || (pc !== null && pc.gpu === null && print % 2 === 0) ? "" : glow(scene, light);
  const glass = inside ? "" : path(d, "url(#tint)") + reflections(scene, [left, right, bottom, top]);
  const rim = stroke(d, inside ? coat.edge : "#000", inside ? 1.6 : 2.4, inside ? 'opacity=".7"' : 'opacity=".55"') + (inside ? "" : stroke(outline(opening.map(([x, y]): Point => [x + 0.9, y + 0.9])), coat.edge, 0.9, 'opacity=".5"'));
  const screws = inside ? "" : view.side(left, top, 0, ...[[8, 10], [8, top - bottom - 10], [right - left - 8, 10], [right - left - 8, top - bottom - 10]].map(([x = 0, y = 0]) => use("stud", x, y)));
  return `<clipPath id="opening"><path d="${d}"/></clipPath>` + path(d, coat.innerDeep) + group('clip-path="url(#opening)"', contents, lit) + glass + rim + screws;
}

function reflections({ view }: Scene, [left, right, bottom, top]: readonly [number, number, number, number]): Svg {
  const wide = right - left;
  const at = (share: number, high: boolean): Point => view.point(left + wide * share, high ? top : bottom, 0);
  return polygon([at(0.02, true), at(0.36, true), at(0.02, false)], "url(#reflection)", 'opacity=".36"') + polygon([at(0.44, true), at(0.53, true), at(0.2, false), at(0.11, false)], "#fff", 'opacity=".055"') + polygon([at(0.9, true), at(0.985, true), at(0.985, false), at(0.64, false)], "#fff", 'opacity=".05"');
}

/** The walls: the tray that carries the board, the rear with its fan and slots, the floor. */
function cavity({ view, shape, coat, pc, light, print, specs }: Scene): Svg {
  const { u, v, w, shroud } = shape;
  const deep = w - 16;
  const tray = view.side(0, v, deep, rect(0, 0, u, v, "url(#cavity)"), ...(["office", "classic"].includes(specs.style) ? [] : [stroke(repeat(3, (index) => `M${u - 124} ${shape.headroom + 38 + index * 84}v40`), "#07090a", 15, 'stroke-linecap="round"')]));
  const rear = view.end(
    4,
    v,
    0,
    rect(0, 0, deep, v, "url(#rear)"),
    at120(deep / 2 - 8, shape.headroom + 62, pc !== null && !(specs.style === "office") && print % 3 === 0 ? light : null),
    path(repeat(specs.style === "small" ? 2 : 4, (slot) => `M24 ${n(shape.headroom + 172 + slot * 20.3)}h${deep - 66}v13H24z`), "#0b0d0e", `opacity=".75" stroke="${coat.mark}" stroke-opacity=".35"`),
  );
  const floor = shroud > 0 ? "" : view.top(0, 6, w, rect(0, 0, u, w, mix(coat.innerDeep, -0.15)), rect(20, 20, 130, w - 60, "url(#mesh)", 'opacity=".6"'));
  return tray + rear + floor;
}

function at120(x: number, y: number, light: string | null): Svg {
  return `<g transform="translate(${n(x)} ${n(y)})">${framedFan(light)}</g>`;
}

/** The intake fans behind the front, seen on edge. */
function frontWall({ view, shape, coat, light, specs, print, pc }: Scene): Svg {
  const { u, v, w, frontFans: count } = shape;
  const size = Math.min(count === 3 ? (v - 50) / 3 : (v - 60) / Math.max(1, count), 140);
  const high = size * count;
  const top = (v + high) / 2;
  const near = w / 2 - size / 2;
  const lit = pc !== null && specs.style !== "classic" && specs.style !== "office";
  const strips = repeat(count, (index) => (lit && (print + index) % 4 !== 3 ? `M5 ${n(index * size + 12)}h16v${n(size - 24)}H5z` : ""));
  const gaps = repeat(count, (index) => `M9 ${n(index * size + 12)}h8v${n(size - 24)}H9z`);
  const joints = repeat(count - 1, (index) => `M0 ${n((index + 1) * size)}h26`);
  const fans =
    count === 0
      ? ""
      : box(view, [u - 48, top - high, near], { u: 26, v: high, w: size }, { side: "#1d2225", end: "#101315", top: "#3d454a", edge: "#8a9398" }) +
        view.side(u - 48, top, near, strips === "" ? "" : path(strips, light, 'opacity=".6"'), path(gaps, "#0b0d0e", 'opacity=".85"'), joints === "" ? "" : stroke(joints, "#5a656a", 1.6));
  return fans + view.side(u - 20, v, 4, rect(0, 0, 22, v, coat.innerDeep));
}

function glow({ view, shape: { u, v, w }, coat }: Scene, light: string): Svg {
  const [x, y] = view.point(u * 0.56, v * 0.62, w * 0.5);
  const radius = view.scale * u * 0.62;
  const strength = (coat === coats.white ? 0.22 : 0.4) * (light === lights[3] ? 0.5 : light === lights[1] ? 0.7 : 1);
  const strip = [view.point(40, v - 14, w - 40), view.point(u - 60, v - 14, w - 40)] as const;
  const bar = stroke(polyline(strip), light, 7, 'opacity=".3" stroke-linecap="round"') + stroke(polyline(strip), light, 1.8);
  return `${bar}<radialGradient id="lamp"><stop stop-color="${light}" stop-opacity="${n(strength, 2)}"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>` + circle(x, y, radius, "url(#lamp)");
}

function emptyBay({ view, shape, coat, specs }: Scene): Svg {
  const plan = planOf({ ...anyBoard, formFactor: largest(specs.boards) });
  const posts = [[8, 8], [plan.width / 2 + 30, 8], [plan.width - 8, 8], [8, plan.height / 2], [plan.width / 2 + 30, plan.height / 2], [plan.width - 8, plan.height / 2], [8, plan.height - 8], [plan.width / 2 + 30, plan.height - 8], [plan.width - 8, plan.height - 8]];
  return (
    view.side(14, shape.v - shape.headroom, shape.w - 17, rect(0, 0, plan.width, plan.height, "none", `stroke="${coat.mark}" stroke-opacity=".5" stroke-dasharray="6 5" stroke-width="1.2"`), rect(56, 44, 86, 86, "#07090a", 'rx="6" opacity=".65"'), ...posts.map(([x = 0, y = 0]) => circle(x, y, 4.4, "url(#gold)") + circle(x, y, 1.8, "#3b2a10")), label(10, plan.height - 20, 13, coat.mark, largest(specs.boards), 'opacity=".8"')) +
    cover({ view, shape, coat }, null)
  );
}

/** The cover over the power supply, or the bare box where the case has none. */
function cover({ view, shape, coat }: Pick<Scene, "view" | "shape" | "coat">, watts: number | null): Svg {
  const { u, w, shroud } = shape;
  if (shroud === 0) return "";
  const long = u - 50;
  return (
    box(view, [4, 6, 5], { u: long, v: shroud - 6, w: w - 24 }, { side: coat.inner, end: coat.innerDeep, top: "url(#shroudTop)", edge: coat.edge }) +
    view.top(4, shroud, w - 19, rect(long * 0.5, 22, long * 0.4, w - 68, "url(#mesh)", 'rx="4" opacity=".7"')) +
    view.side(
      4,
      shroud,
      5,
      rect(0, 0, long, shroud - 6, "url(#glare)", 'opacity=".35"'),
      watts === null
        ? rect(18, 16, 150, shroud - 40, "url(#mesh)", 'rx="4"')
        : rect(22, 16, 132, shroud - 36, "#101416", 'rx="3" stroke="#000" stroke-opacity=".5"') + rect(26, 20, 5, shroud - 44, "#c8763a") + label(40, shroud * 0.5 + 2, 22, "#f1eee5", `${watts} W`) + rect(40, shroud * 0.5 + 10, 70, 2, "#8a9398", 'opacity=".7"'),
      path(repeat(5, (index) => `M${n(long - 112 + index * 18)} ${n(shroud - 22)}l22-${n(shroud - 42)}h6l-22 ${n(shroud - 42)}z`), "#07090a", 'opacity=".5"'),
    )
  );
}

function machine(scene: Scene, pc: PcSpecs): Svg {
  const { view, shape, coat, specs } = scene;
  const { u, v, w } = shape;
  const plan = planOf(pc.motherboard);
  const corner = [14, v - shape.headroom, w - 26] as const;
  const mount = upright(view, corner);
  const liquid = pc.cooler.type === "liquid";
  const onBoard = pc.storage.filter((drive) => drive.kind === "ssd" && drive.formFactor === "M.2");
  const seats = plan.m2.slice(0, onBoard.length);
  const covered = boardLook(pc.motherboard).pcb === "pcbDark";
  const slot = plan.long[0] ?? 160;
  // Plain cases carry their drives in a cage in front of the board; the others behind it or on the cover.
  const plain = specs.style === "office" || specs.style === "classic";
  // From the board outwards and from the bottom up, as the eye meets them from the upper right.
  const low = stacked([...boardParts(mount, pc.motherboard, Math.max(0, plan.m2.length - seats.length)), ...seats.map((seat) => m2Drive(mount, seat, covered))]);
  const card = pc.gpu === null ? "" : graphicsCard(mount, { ...pc.gpu, lengthMm: Math.min(pc.gpu.lengthMm, u - 70) }, { x: -8, y: slot }).svg;
  const cooling = stacked(coolerParts(mount, { ...pc.cooler, heightMm: Math.min(pc.cooler.heightMm ?? usualHeight[pc.cooler.type], w - 46) }, plan.socket));
  const memory = stacked(seatedMemory(mount, pc.ram, { lefts: plan.memory, top: plan.memoryTop }));
  const board = mount.raise({ x: 0, y: 0, from: -3 }, { x: plan.width, y: plan.height, out: 3 }, { face: "#0a3d2c", right: "#072b20", flank: "#2f8c67" });
  const shade = view.side(corner[0] + 4, corner[1] - 5, w - 17, rect(0, 0, plan.width, plan.height, "#000", 'opacity=".4" rx="4"'));
  return (
    (shape.shroud > 0 ? cover({ view, shape, coat }, pc.psu.watts) : bareSupply(scene, pc)) +
    (plain ? "" : looseDrives(scene, pc)) +
    shade +
    board +
    boardFace(mount, pc.motherboard, scene.inside ? "populated" : "glass") +
    cable(view, [corner[0] + plan.width + 42, corner[1] - 104, w - 18], [corner[0] + plan.width - 5, corner[1] - 104, w - 30], 26) +
    (liquid && radiatorFans(pc.cooler) === 1 ? rearRadiator(scene) : "") +
    low +
    card +
    cooling +
    memory +
    (pc.gpu !== null && pc.gpu.powerConnectors.length > 0 ? gpuCable(scene, pc.gpu, corner, slot) : "") +
    (liquid ? loop(scene, pc, corner) : "") +
    (plain ? looseDrives(scene, pc) : "") +
    (specs.style === "classic" ? bays(scene) : "")
  );
}

/** The wires to the board: sleeved strands that come out of the tray. */
function cable(view: View, from: readonly [number, number, number], to: readonly [number, number, number], wide: number): Svg {
  const d = repeat(6, (index) => {
    const drop = (index - 2.5) * (wide / 3.4);
    return curve([view.point(from[0], from[1] - drop, from[2]), view.point((from[0] + to[0]) / 2, from[1] - drop + 6, to[2] - 22), view.point(to[0], to[1] - drop, to[2])]);
  });
  return stroke(d, "#0b0d0e", view.scale * 7) + stroke(d, "#3d464b", view.scale * 3.6);
}

function gpuCable({ view, shape }: Scene, gpu: GpuSpecs, corner: readonly [number, number, number], slot: number): Svg {
  const length = Math.min(gpu.lengthMm, shape.u - 70);
  const near = corner[2] - (gpu.slots >= 3 ? 132 : 118);
  const v = corner[1] - slot - 4;
  const count = Math.min(gpu.powerConnectors.length, 2);
  const from = (index: number) => corner[0] + length * 0.8 - 18 - index * 20;
  const d = repeat(count, (index) => {
    const u = from(index);
    return curve([view.point(u, v, near), view.point(u + 8, v + 34, near - 8), view.point(u + 90, v + 34, shape.w - 70), view.point(Math.min(u + 84, shape.u - 66), v - 46, shape.w - 18)]);
  });
  const { scale } = view;
  const plugs = repeat(count, (index) => polyline([view.point(from(index), v - 6, near), view.point(from(index), v + 5, near)]));
  return stroke(d, "#07090a", scale * 15) + stroke(d, "#343c40", scale * 11) + stroke(d, "#6c767b", scale * 8, `stroke-dasharray="${n(scale * 1.2, 2)} ${n(scale * 2.6, 2)}" opacity=".55"`) + stroke(plugs, "#0b0d0e", scale * 17);
}

/** The radiator under the roof and the hoses to the pump. */
function loop(scene: Scene, pc: PcSpecs, corner: readonly [number, number, number]): Svg {
  const { view, shape, light } = scene;
  const fans = radiatorFans(pc.cooler);
  const look = coolerLook(pc.cooler);
  const plan = planOf(pc.motherboard);
  const pump = (dx: number, dy: number) => view.point(corner[0] + plan.socket.x + dx, corner[1] - plan.socket.y - dy, corner[2] - 40);
  if (fans === 1) {
    const to = (dy: number) => view.point(66, shape.v - shape.headroom - 40 - dy, shape.w / 2 - 8);
    return hoses(view, [0, 16].map((dy) => [pump(-20, dy - 8), view.point(corner[0] + 60, corner[1] - plan.socket.y + 40, corner[2] - 110), view.point(110, shape.v - shape.headroom - 10 - dy, shape.w / 2 - 20), to(dy)] as const));
  }
  const fan = radiatorFanMm(pc.cooler);
  const length = fans * fan + 34;
  const u = Math.max(34, (shape.u - 50 - length) / 2 + 10);
  const v = shape.v - 16 - 27;
  const near = shape.w / 2 - 66;
  const right = u + length - 14;
  const radiator =
    box(view, [u, v, near], { u: length, v: 27, w: 122 }, { side: "url(#graphite)", end: "#15191b", top: "#454c50", edge: "#8a9398" }) +
    view.side(u + 14, v + 24, near, rect(0, 0, length - 28, 21, "url(#finsDown)", 'opacity=".75"')) +
    repeat(fans, (index) => box(view, [u + 14 + index * fan, v - 25, near], { u: fan - 2, v: 24, w: 120 }, { side: "#23292c", end: "#15191b", top: "#3d454a", edge: "#717c81" }) + view.side(u + 14 + index * fan, v - 1, near, rect(10, 5, fan - 22, 14, look.lit ? (look.light ?? light) : "#0b0d0e", 'opacity=".75" rx="3"'), rect(10, 10, fan - 22, 5, "#0b0d0e", 'opacity=".8"')));
  const tubes = hoses(view, [0, 18].map((offset) => [pump(22, offset - 9), view.point(corner[0] + plan.socket.x + 96 + offset, corner[1] - plan.socket.y - offset, corner[2] - 74), view.point(right - 14 + offset, v - 120 + offset, near + 30), view.point(right - 22 + offset, v - 24, near + 20)] as const));
  return tubes + radiator;
}

function rearRadiator({ view, shape, light }: Scene): Svg {
  const v = shape.v - shape.headroom - 122;
  return box(view, [8, v, shape.w / 2 - 68], { u: 27, v: 130, w: 122 }, { side: "url(#graphite)", end: "#15191b", top: "#454c50", edge: "#8a9398" }) + view.side(8, v + 126, shape.w / 2 - 68, rect(4, 0, 19, 122, "url(#fins)", 'opacity=".7"')) + box(view, [36, v + 4, shape.w / 2 - 66], { u: 25, v: 120, w: 120 }, { side: "#23292c", end: "#15191b", top: "#3d454a", edge: "#717c81" }) + view.end(61, v + 64, shape.w / 2 - 6, framedFan(light));
}

/** The power supply where no cover hides it: at the floor, or under the roof in a classic case. */
function bareSupply({ view, shape, specs }: Scene, pc: PcSpecs): Svg {
  const high = specs.style === "classic";
  const size = pc.psu.formFactor === "SFX" ? { u: 100, v: 64, w: Math.min(125, shape.w - 30) } : { u: 140, v: 84, w: Math.min(150, shape.w - 22) };
  const v = high ? shape.v - size.v - 5 : 8;
  return (
    box(view, [6, v, shape.w - 18 - size.w], size, { side: "url(#steelDown)", end: "url(#steelEnd)", top: "url(#steel)", edge: "#fff" }) +
    view.side(6, v + size.v, shape.w - 18 - size.w, rect(16, 14, size.u - 32, size.v - 28, "#e9e5da", 'rx="2"'), rect(16, 14, size.u - 32, 10, "#c8763a"), label(24, size.v * 0.66, 19, "#22282b", `${pc.psu.watts} W`)) +
    cable(view, [6 + size.u + 46, v + size.v * 0.3, shape.w - 40], [6 + size.u, v + size.v * 0.5, shape.w - 60], 30)
  );
}

/** Drives that are not on the board: 2.5 inch ones on the tray, 3.5 inch ones in their cage. */
function looseDrives(scene: Scene, pc: PcSpecs): Svg {
  const { view, shape, coat, specs } = scene;
  const { u, v, w, shroud } = shape;
  const small = pc.storage.filter((drive) => drive.formFactor === '2.5"');
  const disks = pc.storage.filter((drive): drive is HddSpecs => drive.formFactor === '3.5"');
  const plain = specs.style === "office" || specs.style === "classic";
  const cageU = u - 178;
  const tray = small.slice(0, 2).map((drive, index) => {
    const place = plain ? ([u - 106, (disks.length > 0 ? 14 + 32 * Math.min(disks.length, 3) : 12) + index * 84, 34] as const) : ([u - 166, v - shape.headroom - 102 - index * 84, w - 27] as const);
    return smallDrive(view, place, drive);
  });
  const cage = disks.slice(0, 3).map((_, index) => {
    const dv = (shroud || 12) + 4 + index * 32;
    return (
      box(view, [cageU, dv, 30], { u: 147, v: 26, w: Math.min(101, w - 60) }, { side: "url(#steelDown)", end: "url(#steelEnd)", top: "url(#steel)", edge: "#fff" }) +
      view.side(cageU, dv + 26, 30, rect(0, 18, 147, 8, "#0c4a35"), circle(20, 11, 2.4, "#15191b"), circle(66, 11, 2.4, "#15191b"), circle(126, 11, 2.4, "#15191b"))
    );
  });
  const frame = disks.length > 0 ? box(view, [cageU - 6, shroud || 6, w - 30], { u: 160, v: 34 * Math.min(disks.length, 3) + 6, w: 8 }, { side: coat.innerDeep, end: coat.innerDeep, top: coat.inner }) : "";
  return tray.join("") + frame + cage.join("");
}

function smallDrive(view: View, [u, v, w]: readonly [number, number, number], drive: SsdSpecs | HddSpecs): Svg {
  return box(view, [u, v, w], { u: 70, v: 76, w: 7 }, { side: drive.kind === "ssd" ? "url(#graphite)" : "url(#steel)", end: "#101315", top: "#6d757a", edge: "#aab3b6" }) + view.side(u, v + 76, w, rect(10, 14, 50, 44, "#e9e5da", 'rx="2"'), rect(10, 14, 50, 10, drive.kind === "ssd" ? "#0f6b4a" : "#c8763a"), label(15, 43, 13, "#22282b", drive.kind === "ssd" ? "SSD" : "HDD"), rect(15, 48, 30, 3, "#5b6466"));
}

/** The optical drive and the empty bay above it, seen from the side. */
function bays({ view, shape, coat }: Scene): Svg {
  const { u, v, w } = shape;
  return box(view, [u - 196, v - 66, 16], { u: 170, v: 42, w: w - 36 }, { side: "url(#steelDown)", end: "#5f6668", top: "url(#steel)", edge: "#fff" }) + box(view, [u - 176, v - 112, 18], { u: 150, v: 40, w: 3 }, { side: coat.inner, end: coat.innerDeep, top: coat.inner, edge: coat.edge }) + view.side(u - 196, v - 24, 16, circle(20, 12, 2.6, "#15191b"), circle(120, 12, 2.6, "#15191b"), rect(30, 22, 70, 14, "#e9e5da", 'rx="1"'));
}
