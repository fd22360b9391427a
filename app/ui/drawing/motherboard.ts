// A motherboard, bare on the bench or populated in a machine: size, sockets, slots and ports as its specs say.
// Must always hold: a slot drawn is a slot the board has; where the specs do not know a count, the fewest usual are drawn.

import type { FormFactor, MotherboardSpecs, RamType } from "../../../shop/catalogue/specs.ts";
import { lying, stacked, viewOf, type Mount, type Piece } from "./projection.ts";
import { bench, choose, fingerprint, picture } from "./scene.ts";
import { circle, dots, label, linear, n, path, pattern, rect, repeat, stroke, use, type Svg } from "./svg.ts";

type Plan = {
  readonly width: number;
  readonly height: number;
  readonly socket: { readonly x: number; readonly y: number };
  /** Left edges of the memory slots. */
  readonly memory: readonly number[];
  readonly memoryTop: number;
  /** Upper edges of the full-length slots, then of the short ones. */
  readonly long: readonly number[];
  readonly short: readonly number[];
  readonly m2: readonly { readonly x: number; readonly y: number }[];
  readonly chipset: { readonly x: number; readonly y: number };
  readonly sata: number;
};

const boardSize = {
  "E-ATX": { width: 276, height: 305 },
  ATX: { width: 244, height: 305 },
  mATX: { width: 244, height: 244 },
  ITX: { width: 170, height: 170 },
} as const satisfies Record<FormFactor, { width: number; height: number }>;

export function planOf(board: MotherboardSpecs): Plan {
  const { width, height } = boardSize[board.formFactor];
  const small = board.formFactor === "ITX";
  const tall = board.formFactor === "ATX" || board.formFactor === "E-ATX";
  const first = small ? 140 : 162;
  const slots = Math.min(Math.max(board.ramSlots, 1), 8);
  const step = slots > 4 ? 8.5 : 11.5;
  const m2 = small
    ? [{ x: 42, y: 122 }]
    : [{ x: 48, y: 146 }, { x: 48, y: 196 }, { x: 48, y: tall ? 258 : 215 }, { x: 140, y: 196 }];
  return {
    width,
    height,
    socket: small ? { x: 82, y: 66 } : { x: 98, y: 84 },
    memory: Array.from({ length: slots }, (_, index) => first + index * step),
    memoryTop: 10,
    long: small ? [152] : tall ? [172, 233, 273] : [172, 222],
    short: small ? [] : tall ? [213, 253] : [200],
    m2: m2.slice(0, Math.min(board.m2Slots ?? 1, m2.length)),
    chipset: small ? { x: 138, y: 128 } : { x: 168, y: tall ? 222 : 186 },
    sata: Math.min(board.sataPorts ?? 2, 8),
  };
}

export type BoardLook = { readonly pcb: string; readonly sink: string; readonly sinkEnd: string; readonly accent: string };

export function boardLook(board: MotherboardSpecs): BoardLook {
  const print = fingerprint(`${board.brand} ${board.model} ${board.chipset}`);
  const plain = board.ramType === "DDR3" || board.brand === "";
  const sinks = plain ? (["steel"] as const) : (["graphite", "steel", "graphite", "copper"] as const);
  const sink = choose<string>([sinks[0], ...sinks.slice(1)], print, 1);
  return {
    pcb: plain ? "pcb" : choose(["pcb", "pcbDark", "pcb"], print),
    sink: `url(#${sink})`,
    sinkEnd: sink === "graphite" ? "#1a1e20" : sink === "copper" ? "#8a4a20" : "#7e8486",
    accent: choose(["#c8763a", "#7df2b1", "#d8d3c6"], print, 2),
  };
}

/** What the face of this board refers to. */
export function boardDefinitions({ ramType }: Pick<MotherboardSpecs, "ramType">): Svg[] {
  const key = Math.round(133 * keyOf[ramType]);
  return [
    `<g id="dimm">${path("M1.2-3h7.6v142H1.2z", "#000", 'opacity=".35"')}${path("M0-4h7v142H0z", "url(#slot)")}${stroke(`M3.5 0v${key - 2}m0 4V133`, "#060708", 2)}${path("M0-4h7v7H0zM0 131h7v7H0z", "#d8d3c6")}</g>`,
    `<g id="slotDark">${path("M2 1.5h92v8H2z", "#000", 'opacity=".4"')}${path("M0 0h91v7.4H0z", "url(#slot)")}${stroke("M2 3.7h12m4 0h71", "#060708", 2)}${path("M91 .5h6v6.4h-6z", "#d8d3c6")}</g>`,
    `<g id="slotBright">${path("M2 1.5h92v8H2z", "#000", 'opacity=".4"')}${path("M0 0h91v7.4H0z", "url(#steelDown)")}${stroke("M2 3.7h12m4 0h71", "#060708", 2)}${path("M91 .5h6v6.4h-6z", "#d8d3c6")}</g>`,
    ...boardPatterns,
  ];
}

const boardPatterns: readonly Svg[] = [
  pattern("traces", 9, 9, stroke("M0 2H9M0 4.5H9M0 7H9", "#5fc79a", 0.5, 'opacity=".5"')),
  pattern("parts", 12, 9, rect(1, 1, 3.4, 1.8, "#b9935a"), rect(6, 1, 3.4, 1.8, "#16191a"), rect(1, 5, 1.8, 3, "#16191a"), rect(5, 5.4, 3.4, 1.8, "#c9c5b8"), rect(10, 5, 1.4, 2.6, "#b9935a")),
  `<g id="coil">${rect(-5, -5, 11, 11, "#000", 'opacity=".35"')}${rect(-5.5, -5.5, 10.5, 10.5, "#4b5255", 'rx="1.5"')}${rect(-4.5, -4.5, 8.5, 5, "#6c7477", 'rx="1"')}</g>`,
  linear("slot", "right", [0, "#3a4145"], [0.3, "#171a1c"], [1, "#0c0e0f"]),
];

const keyOf: Record<RamType, number> = { DDR3: 0.41, DDR4: 0.53, DDR5: 0.5 };

/** The board's own surface. Bare it shows its socket and small parts; behind glass only what the eye can tell from there. */
export function boardFace(mount: Mount, board: MotherboardSpecs, seen: "bare" | "populated" | "glass"): Svg {
  const bare = seen === "bare";
  const close = seen !== "glass";
  const plan = planOf(board);
  const look = boardLook(board);
  const { width, height, socket } = plan;
  const dark = look.pcb === "pcbDark";
  const last = (plan.memory.at(-1) ?? 0) + 8;
  const holes = [[6, 8], [socket.x + 52, 8], [width - 7, 8], [6, height - 8], [width - 7, height - 8], [6, 160], [socket.x + 52, 160], [width - 7, 160]] as const;
  const memory = plan.memory.map((x) => use("dimm", x, plan.memoryTop));
  const long = plan.long.map((y, index) => use(index === 0 ? "slotBright" : "slotDark", 38, y));
  const short = plan.short.length === 0 ? "" : path(plan.short.map((y) => `M38 ${y}h26v7.4H38z`).join(""), "#14181a");
  const sata = repeat(Math.ceil(plan.sata / 2), (index) => `M${n(width - 13)} ${n(height * 0.66 + index * 15 - 10)}h12v13h-12z`);
  const posts = holes.filter(([, y]) => y <= height);
  const cans = [0, 1, 2, 3, 4].map((index) => [14 + index * 10, height - 40 + (index % 2) * 3] as const);
  return mount.face(
    0,
    path(`M3 0H${width - 3}L${width} 3V${height - 3}l-3 3H3L0 ${height - 3}V3z`, `url(#${look.pcb})`),
    rect(socket.x + 24, socket.y - 28, last - socket.x - 24, 52, "url(#traces)", dark ? 'opacity=".25"' : ""),
    close ? stroke(repeat(7, (lane) => `M${n(socket.x - 18 + lane * 5)} ${socket.y + 20}v${n(40 + lane * 2)}l${n(10 + lane)} 12v20`), "#5fc79a", 0.6, `opacity="${dark ? ".2" : ".55"}"`) : "",
    close ? path(`M${socket.x - 46} ${socket.y + 34}h60v18h-60zM12 ${height - 24}h${Math.min(120, width - 60)}v9H12z${width > 200 ? `M150 ${plan.chipset.y - 22}h60v18h-60z` : ""}`, "url(#parts)", 'opacity=".85"') : "",
    stroke(`M8 ${n(height - 34)}H${n(width - 40)}M${n(socket.x - 36)} ${socket.y + 56}h90M150 ${n(plan.chipset.y - 26)}h${n(width - 170)}`, "#e9e4d6", 0.5, 'opacity=".5"'),
    dots(posts, 9, "#c8763a"),
    bare ? posts.map(([x, y]) => use("screw", x, y, 0.9)).join("") : dots(posts, 5, "#a9adad"),
    ...memory,
    ...long,
    short,
    bare ? repeat(6, (index) => use("coil", socket.x - 40, socket.y - 36 + index * 13)) + repeat(4, (index) => use("coil", socket.x - 22 + index * 14, socket.y - 48)) : "",
    dots(cans.map(([x, y]) => [x + 1, y + 1]), 8, "#000", 'opacity=".35"'),
    dots(cans, 7.6, "#c9cccb"),
    close ? dots(cans.map(([x, y]) => [x - 1.6, y - 1]), 3, "#2b3134") : "",
    circle(width - 38, height - 54, 10.5, "url(#steel)"),
    rect(width - 12, 78, 11, 52, "#d8d3c6"),
    rect(width - 10.5, 80, 8, 48, "url(#pins)"),
    sata === "" ? "" : path(sata, "#202528", 'stroke="#b9935a" stroke-width=".6"'),
    bare ? smallParts(plan) : "",
    bare ? socketFace(board, socket.x, socket.y) : "",
    close ? label(socket.x - 30, height - 28, 6.5, "#e9e4d6", board.chipset, 'opacity=".85"') : "",
    bare ? label(plan.memory[0] ?? 0, plan.memoryTop + 146, 5, "#e9e4d6", `${board.ramType} ${board.ramSlots}x`, 'opacity=".8"') : "",
  );
}

/** Controllers, headers and the lines to them: what fills a real board between its slots. */
function smallParts({ width, height, socket, chipset }: Plan): Svg {
  const small = width < 200;
  const chips = small ? [[22, height - 34, 9], [socket.x + 40, socket.y + 34, 8]] : [[16, 176, 11], [16, height - 62, 9], [148, 150, 8], [width - 66, height - 40, 10], [socket.x - 4, 152 - 8, 7]];
  const headers = path(`M${width - 96} ${height - 11}h46v6h-46zM${small ? 20 : 74} ${height - 11}h26v6h-26zM${small ? 54 : 112} ${height - 11}h20v6h-20z`, "url(#pins)");
  const chipPath = (grow: number) => chips.map(([x = 0, y = 0, size = 0]) => `M${x + grow} ${y + grow}h${size}v${size}h-${size}z`).join("");
  const lines = small ? "" : stroke(`M${chipset.x - 4} ${chipset.y + 12}h-18l-8 8h-60M${chipset.x - 4} ${chipset.y + 16}h-16l-8 8h-62M${chipset.x - 4} ${chipset.y + 20}h-14l-8 8h-64M${chipset.x + 50} ${chipset.y + 10}h10l6-6v-30M${chipset.x + 50} ${chipset.y + 14}h13l7-7v-33`, "#5fc79a", 0.6, 'opacity=".6"');
  const vias = dots([[socket.x + 36, socket.y + 50], [socket.x + 42, socket.y + 50], [socket.x + 48, socket.y + 50], [socket.x + 36, socket.y + 56], [socket.x + 42, socket.y + 56], [width - 30, 150], [width - 30, 156], [width - 24, 150], [24, height - 76], [30, height - 76]], 2.4, "#d9b263");
  return lines + path(chipPath(1.2), "#000", 'opacity=".35"') + path(chipPath(0), "url(#chip)", 'stroke="#c9cccb" stroke-width=".9" stroke-dasharray=".8 .8"') + headers + vias;
}

function socketFace(board: MotherboardSpecs, x: number, y: number): Svg {
  const pga = board.socket.startsWith("AM") && board.socket !== "AM5";
  if (pga) {
    return (
      rect(x - 25, y - 22, 52, 52, "#000", 'opacity=".35" rx="2"') + rect(x - 27, y - 25, 52, 52, "url(#ivory)", 'rx="2"') + rect(x - 20, y - 20, 40, 40, "#2d3335", 'rx="1"') + rect(x - 20, y - 20, 40, 40, "url(#pins)") + rect(x - 7, y - 7, 14, 14, "#cfcbc0") + stroke(`M${x + 28} ${y - 22}v48h-5`, "#9aa0a1", 2.4)
    );
  }
  return (
    rect(x - 26, y - 24, 58, 60, "#000", 'opacity=".35" rx="3"') + rect(x - 29, y - 28, 58, 60, "url(#steel)", 'rx="3"') + rect(x - 20, y - 22, 40, 44, "#1b1f21", 'rx="1.5"') + rect(x - 18, y - 20, 36, 40, "url(#pins)") + stroke(`M${x + 33} ${y - 24}v56l-6 3`, "#c9cccb", 2.2) + use("screw", x - 24, y + 27, 0.9) + use("screw", x + 24, y + 27, 0.9)
  );
}

/** What stands up from the board: coolers of the regulators and the chipset, the sockets at its edge. */
export function boardParts(mount: Mount, board: MotherboardSpecs, freeM2: number): Piece[] {
  const plan = planOf(board);
  const look = boardLook(board);
  const { socket } = plan;
  const material = { face: look.sink, right: look.sinkEnd, flank: look.sink === "url(#graphite)" ? "#596166" : "#d5d6d2", edge: "#fff" };
  const piece = (x: number, y: number, svg: Svg): Piece => ({ near: mount.nearness(x, y), svg });
  const io = Math.min(142, plan.height - 26);
  const pieces = [
    piece(10, io / 2, mount.raise({ x: -2, y: 12 }, { x: 30, y: io, out: 32 }, { face: "url(#graphite)", right: "#15191b", flank: "#596166", edge: "#8a9398" }) + mount.face(32, stroke(`M4 ${n(io - 2)}L24 ${n(io - 60)}`, look.accent, 2.2), stroke(`M10 ${n(io - 2)}L24 ${n(io - 40)}`, look.accent, 0.8))),
    piece(socket.x - 46, socket.y, mount.raise({ x: socket.x - 58, y: socket.y - 42 }, { x: 14, y: 78, out: 26 }, material) + mount.face(26, rect(socket.x - 58, socket.y - 42, 14, 78, "url(#sinkFins)"))),
    piece(plan.chipset.x + 20, plan.chipset.y, mount.raise(plan.chipset, { x: plan.width > 200 ? 46 : 26, y: plan.width > 200 ? 42 : 26, out: 7 }, material) + mount.face(7, stroke(`M${plan.chipset.x + 6} ${plan.chipset.y + 22}l14-16`, look.accent, 1.6))),
    ...plan.m2.slice(plan.m2.length - freeM2).map(({ x, y }) => piece(x, y, mount.face(1, rect(x, y, 84, 22, "#0b0d0e", 'opacity=".35" rx="1"'), rect(x, y + 1, 5, 20, "#15181a"), circle(x + 81, y + 11, 2.6, "url(#gold)")))),
  ];
  if (plan.width > 200) {
    pieces.push(piece(socket.x, 20, mount.raise({ x: socket.x - 42, y: 12 }, { x: 78, y: 14, out: 24 }, material) + mount.face(24, rect(socket.x - 42, 12, 78, 14, "url(#sinkFinsAcross)"))));
  }
  return pieces;
}

export const sinkDefinitions: readonly Svg[] = [
  pattern("sinkFins", 20, 6, rect(0, 0, 20, 1.8, "#000", 'opacity=".4"'), rect(0, 1.8, 20, 0.7, "#fff", 'opacity=".35"')),
  pattern("sinkFinsAcross", 6, 20, rect(0, 0, 1.8, 20, "#000", 'opacity=".4"'), rect(1.8, 0, 0.7, 20, "#fff", 'opacity=".35"')),
];

/** An M.2 drive in its place on the board, or its cover. */
export function m2Drive(mount: Mount, at: { x: number; y: number }, covered: boolean): Piece {
  const near = mount.nearness(at.x + 40, at.y);
  if (covered) {
    return { near, svg: mount.raise({ x: at.x, y: at.y }, { x: 86, y: 23, out: 8 }, { face: "url(#graphite)", right: "#15191b", flank: "#596166", edge: "#8a9398" }) + mount.face(8, rect(at.x + 24, at.y, 50, 23, "url(#sinkFinsAcross)", 'opacity=".6"')) };
  }
  return {
    near,
    svg: mount.raise({ x: at.x + 2, y: at.y, from: 2 }, { x: 80, y: 22, out: 2 }, { face: "url(#pcbDark)", right: "#0b0f0f", flank: "#35514a" }) + mount.face(4.5, rect(at.x + 8, at.y + 3, 18, 16, "url(#chip)"), rect(at.x + 32, at.y + 3, 13, 16, "url(#chip)"), rect(at.x + 50, at.y + 3, 24, 16, "#e9e5da", 'rx="1"'), stroke(`M${at.x + 53} ${at.y + 8}h16m-16 5h11`, "#4b5557", 1.4)),
  };
}

export function drawMotherboard(board: MotherboardSpecs): Svg {
  const plan = planOf(board);
  const size = { u: plan.width, v: 26, w: plan.height };
  const view = viewOf(size, { yaw: 27, pitch: 47 }, { x: 80, y: 62, width: 640, height: 470 }, 2);
  const mount = lying(view, [0, 8, plan.height]);
  const edge = mount.raise({ x: 0, y: 0, from: -3 }, { x: plan.width, y: plan.height, out: 3 }, { face: "#0a3d2c", right: "#083022", flank: "#0c4a35" });
  return picture(
    bench(view, { u: plan.width, w: plan.height }, { lifted: 8 }) + edge + boardFace(mount, board, "bare") + stacked(boardParts(mount, board, plan.m2.length)),
    [...boardDefinitions(board), ...sinkDefinitions],
  );
}
