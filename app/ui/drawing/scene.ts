// The studio that every drawing stands in: a quiet sweep, one light from the upper left, a bench ruled in millimetres.
// Must always hold: a drawing is one file without scripts, fonts or links, and reads well on a light page and on a dark one.

import { circle, ellipse, group, label, linear, n, outline, path, pattern, polyline, radial, rect, repeat, stroke, use, type Point, type Svg } from "./svg.ts";
import type { View } from "./projection.ts";

export type Canvas = { readonly width: number; readonly height: number };
const canvas: Canvas = { width: 800, height: 600 };

/** The printed voice of the bench: dimensions, ratings, silk-screen. */
const PRINT = 'font-family="ui-monospace,Menlo,Consolas,monospace"';

const steel = linear("steel", "light", [0, "#e4e3de"], [0.5, "#a9adad"], [1, "#7d8385"]);

/** Everything that drawings share. Only what a drawing refers to is written into its file. */
const sharedDefinitions: readonly Svg[] = [
  steel,
  linear("steelDown", "down", [0, "#f1f0ec"], [0.45, "#b6b9b8"], [1, "#83898b"]),
  linear("steelEnd", "down", [0, "#9ea3a4"], [1, "#5f6668"]),
  linear("graphite", "light", [0, "#454c50"], [0.5, "#2b3134"], [1, "#1c2123"]),
  linear("graphiteEnd", "down", [0, "#262b2e"], [1, "#121517"]),
  linear("graphiteTop", "right", [0, "#6d757a"], [1, "#434a4e"]),
  linear("copper", "light", [0, "#f0b184"], [0.45, "#c8763a"], [1, "#7d4019"]),
  linear("copperDown", "down", [0, "#8c4a1f"], [0.35, "#f3bd93"], [0.6, "#c8763a"], [1, "#6d3715"]),
  linear("nickel", "down", [0, "#6d7476"], [0.35, "#f5f5f2"], [0.6, "#b3b8b8"], [1, "#63696b"]),
  linear("gold", "down", [0, "#f3dca0"], [1, "#b98d3e"]),
  linear("pcb", "light", [0, "#17805a"], [0.5, "#0f6b4a"], [1, "#094531"]),
  linear("pcbDark", "light", [0, "#2c3b3a"], [0.5, "#1b2727"], [1, "#101818"]),
  linear("chip", "light", [0, "#3c4245"], [1, "#171a1c"]),
  linear("ivory", "light", [0, "#faf8f2"], [1, "#cfcbc0"]),
  radial("hub", 'cx=".35" cy=".3"', [0, "#5a6267"], [0.6, "#272d30"], [1, "#121517"]),
  radial("well", "", [0, "#2a3033"], [0.75, "#15191b"], [1, "#080a0b"]),
  linear("blade", "light", [0, "#59636a"], [0.6, "#2b3236"], [1, "#171b1e"]),
  linear("glare", "light", [0, "#fff", 0.34], [0.42, "#fff", 0.06], [1, "#fff", 0]),
  `<g id="stud">${circle(0, 0, 5, "#14181a")}${circle(0, 0, 4.2, "url(#steel)")}</g>`,
  pattern("finsDown", 3, 10, rect(0, 0, 3, 10, "#868d8f"), rect(0, 0, 1.1, 10, "#dfe0dc"), rect(1.9, 0, 1.1, 10, "#3d4446")),
  pattern("fins", 10, 3.4, rect(0, 0, 10, 3.4, "#80878a"), rect(0, 0, 10, 1.3, "#e2e2de"), rect(0, 2.2, 10, 1.2, "#33393c")),
  pattern("finsDark", 10, 3.4, rect(0, 0, 10, 3.4, "#31383b"), rect(0, 0, 10, 1.2, "#767f83"), rect(0, 2.2, 10, 1.2, "#14181a")),
  pattern("slots", 5, 5, rect(0, 0, 1.7, 5, "#0b0d0e")),
  pattern("pins", 4, 4, rect(0.7, 0.7, 2.6, 2.6, "#1b1e20"), rect(1.5, 1.5, 1, 1, "#e6c77c")),
  `<g id="screw">${circle(0, 0, 3, "#2a2f31")}${circle(-0.3, -0.4, 2.6, "url(#nickel)")}${stroke("M-1.4-1.4L1.4 1.4M-1.4 1.4L1.4-1.4", "#3c4345", 0.8)}</g>`,
  '<filter id="soft" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="13"/></filter>',
  '<filter id="tight" x="-10%" y="-40%" width="120%" height="180%"><feGaussianBlur stdDeviation="4"/></filter>',
];

const sweep = [
  linear("wall", "down", [0, ".w1"], [1, ".w2"]),
  radial("lit", 'cx=".36" cy=".3" r=".75"', [0, ".l", 0.95], [1, ".l", 0]),
  linear("floor", "down", [0, ".f1", 0], [0.16, ".f1"], [1, ".f2"]),
  radial("near", "", [0, "#fff"], [0.55, "#fff", 0.5], [1, "#fff", 0]),
];

const STYLE =
  "<style>.w1{stop-color:#e6e4dd}.w2{stop-color:#dcdad2}.l{stop-color:#f7f5f0}.f1{stop-color:#d9d6cd}.f2{stop-color:#e9e7e0}.ink{color:#4b5557}.dim{fill:#5b6466;stroke:#5b6466}.sh{fill:#2a2720}.e,.d{fill:none;stroke:#fff;opacity:.6}.d{stroke:#8a9398}" +
  "@media(prefers-color-scheme:dark){.w1{stop-color:#262d30}.w2{stop-color:#2f373b}.l{stop-color:#4a555a}.f1{stop-color:#333c40}.f2{stop-color:#22292c}.ink{color:#a9b7b5}.dim{fill:#9fb0ad;stroke:#9fb0ad}.sh{fill:#000}}</style>";

/** A whole SVG file: the body on the studio's sweep, with the definitions it refers to and no others. */
export function picture(body: Svg, definitions: readonly Svg[] = [], { width, height }: Canvas = canvas): Svg {
  const horizon = height * 0.52;
  const studio =
    rect(0, 0, width, height, "url(#wall)") +
    path(`M0 ${n(horizon)}H${width}V${height}H0z`, "url(#floor)", 'opacity=".75"') +
    rect(0, 0, width, height, "url(#lit)");
  const used = referred(studio + body, [...sweep, ...sharedDefinitions, ...definitions]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linejoin="round" ${PRINT}>${STYLE}<defs>${used}</defs>${studio}${body}</svg>`;
}

function referred(text: Svg, definitions: readonly Svg[]): Svg {
  const byId = new Map(definitions.map((definition) => [/ id="([^"]+)"/.exec(definition)?.[1], definition]));
  const kept = new Map<string, Svg>();
  const keep = (from: Svg) => {
    for (const [, id = ""] of from.matchAll(/(?:url\(|href=")#([\w-]+)/g)) {
      if (text.includes(`id="${id}"`)) continue;
      const definition = byId.get(id);
      if (definition === undefined) throw new Error(`a drawing refers to #${id}, which nothing defines`);
      if (kept.has(id)) continue;
      kept.set(id, definition);
      keep(definition);
    }
  };
  keep(text);
  return [...kept.values()].join("");
}

/** The bench under a thing that covers so much of it: ruled lines that fade out, and the shadow where it stands. */
export function bench(view: View, footprint: { u: number; w: number }, { lifted = 0 }: { lifted?: number } = {}): Svg {
  const { u, w } = footprint;
  const [x, y] = view.point(u / 2, 0, w / 2);
  const reach = Math.max(u, w, 110 / view.scale) * 1.25;
  const cell = view.scale > 2.6 ? 10 : 50;
  const [bold, thin] = [1 / view.scale, 0.5 / view.scale];
  const tenths = [1, 2, 3, 4].map((line) => `M${n((cell / 5) * line)} 0v${cell}M0 ${n((cell / 5) * line)}h${cell}`).join("");
  const ruled = pattern("ruled", cell, cell, stroke(`M0 0h${cell}M0 0v${cell}`, "currentColor", bold), stroke(tenths, "currentColor", thin, 'opacity=".5"'));
  const lines = group(
    `class="ink" opacity=".34" mask="url(#fade)"`,
    `<g transform="${view.topMatrix(u / 2, 0, w / 2)}">${rect(-reach, -reach, 2 * reach, 2 * reach, "url(#ruled)")}</g>`,
  );
  const mask = `<mask id="fade">${ellipse(x, y, view.scale * reach * 1.05, view.scale * reach * 0.62, "url(#near)")}</mask>`;
  const cast = [view.point(-6, 0, -4), view.point(u, 0, -8), view.point(u + u * 0.12, 0, w * 0.4), view.point(u + u * 0.1, 0, w * 1.25), view.point(u * 0.3, 0, w * 1.1)];
  const contact = [view.point(-3, 0, -3), view.point(u + 4, 0, -4), view.point(u + 5, 0, w), view.point(0, 0, w)];
  return (
    ruled +
    mask +
    lines +
    path(outline(cast), "#000", `class="sh" opacity="${lifted ? ".3" : ".42"}" filter="url(#soft)"`) +
    path(outline(contact), "#000", `class="sh" opacity="${lifted ? ".25" : ".6"}" filter="url(#tight)"`)
  );
}

/** A dimension line as on a drawing: two ticks, a thin line, the figure beside it. */
export function dimension(from: Point, to: Point, text: string): Svg {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * 7, (dx / length) * 7];
  const tick = ([x, y]: Point) => polyline([[x - nx, y - ny], [x + nx, y + ny]]);
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  return group(
    'class="dim"',
    path(polyline([from, to]) + tick(from) + tick(to), "none", 'stroke-width="1.1"'),
    group(
      `transform="translate(${n(mx)} ${n(my)}) rotate(${n(turn)})"`,
      label(0, -7, 13, "inherit", text, 'text-anchor="middle" stroke="none"'),
    ),
  );
}

/** A fan's face, 120 mm across, centred on 0 (`fan`), and the same in its square frame (`framed`). */
export function fanDefinitions(blades: number): Svg[] {
  const turned = (blade: number) => `<use href="#wing" transform="rotate(${Math.round((360 / blades) * blade)})"/>`;
  const corners = repeat(4, (index) => circle(index % 2 === 0 ? -52 : 52, index < 2 ? -52 : 52, 2.6, "#6b7478"));
  return [
    '<path id="wing" fill="url(#blade)" d="M14-12C26-27 42-33 54-21C57-12 57-6 54 3C43-9 27-9 15 6z"/>',
    `<g id="fan">${circle(0, 0, 58, "url(#well)")}${repeat(blades, turned)}${circle(0, 0, 19, "url(#hub)", 'stroke="#6c767b" stroke-width=".6"')}</g>`,
    `<g id="framed">${rect(-60, -60, 120, 120, "url(#graphite)", 'rx="7"')}<use href="#fan"/>${corners}</g>`,
  ];
}

/** A fan in its frame, seen from its open side, centred on 0; lit where a light is given. */
export function framedFan(light: string | null, size = 120): Svg {
  const scale = size / 120;
  const ring = light === null ? "" : circle(0, 0, 55.5 * scale, "none", `stroke="${light}" stroke-width="8" opacity=".22"`) + circle(0, 0, 57 * scale, "none", `stroke="${light}" stroke-width="2.6"`);
  return use("framed", 0, 0, scale) + ring;
}

/** The same text always gives the same number: what makes neighbours in a grid differ, and a listing stay itself. */
export function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** One of several looks, by fingerprint; `turn` makes independent choices from one fingerprint. */
export function choose<const T>(looks: readonly [T, ...T[]], print: number, turn = 0): T {
  return looks[Math.floor(print / 7 ** turn) % looks.length] ?? looks[0];
}

/** The restrained lights of the house: phosphor, copper amber, ice, warm white. */
export const lights = ["#7df2b1", "#ffb067", "#9bdcff", "#fff1d6"] as const;
