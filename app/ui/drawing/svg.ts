// The few SVG elements that the drawings are made of, written as text.
// Must always hold: every number passes through `n` and every word through `label`, so that no file holds NaN or markup from a listing.

export type Svg = string;
export type Point = readonly [x: number, y: number];

/** A number as short as the eye needs: tenths of a unit. Throws on NaN, which would be a bug of a drawing. */
export function n(value: number, digits = 1): string {
  if (!Number.isFinite(value)) throw new Error("a drawing asked for a coordinate that is not a number");
  const text = value.toFixed(digits);
  return (text.includes(".") ? text.replace(/\.?0+$/, "") : text).replace(/^(-?)0\./, "$1.").replace(/^-0?$/, "0");
}

/** Written as a path, which is shorter, unless its corners are round or it has no plain edge. */
export function rect(x: number, y: number, width: number, height: number, fill: string, more = ""): Svg {
  if (!more.includes("rx=")) return path(`M${pair(x, y)}h${n(width)}v${n(height)}h${n(-width)}z`, fill, more);
  return `<rect${x ? ` x="${n(x)}"` : ""}${y ? ` y="${n(y)}"` : ""} width="${n(width)}" height="${n(height)}" fill="${fill}"${spaced(more)}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, more = ""): Svg {
  return `<circle${x ? ` cx="${n(x)}"` : ""}${y ? ` cy="${n(y)}"` : ""} r="${n(radius)}" fill="${fill}"${spaced(more)}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ""): Svg {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${spaced(more)}/>`;
}

export function path(d: string, fill: string, more = ""): Svg {
  return `<path d="${d}" fill="${fill}"${spaced(more)}/>`;
}

export function stroke(d: string, colour: string, width: number, more = ""): Svg {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width, 2)}"${spaced(more)}/>`;
}

export function polygon(points: readonly Point[], fill: string, more = ""): Svg {
  return path(outline(points), fill, more);
}

/** The closed line through these points, as path data. */
export function outline(points: readonly Point[]): string {
  return `${polyline(points)}z`;
}

/** The open line through these points. Steps are relative to what was written before, so that roundings do not add up. */
export function polyline(points: readonly Point[]): string {
  let [atX, atY] = [0, 0];
  return points
    .map(([x, y], index) => {
      const step = index === 0 ? `M${pair(x, y)}` : `${index === 1 ? "l" : ""}${pair(x - atX, y - atY)}`;
      const [dx, dy] = index === 0 ? [x, y] : [x - atX, y - atY];
      atX = (index === 0 ? 0 : atX) + Number(dx.toFixed(1));
      atY = (index === 0 ? 0 : atY) + Number(dy.toFixed(1));
      return index > 1 && !step.startsWith("-") ? ` ${step}` : step;
    })
    .join("");
}

/** A smooth line from the first point to the last, bent by those between (one or two of them). */
export function curve([from, ...rest]: readonly [Point, ...Point[]]): string {
  const [x0, y0] = from;
  const steps = rest.map(([x, y]) => pair(x - x0, y - y0)).join(" ").replaceAll(" -", "-");
  return `M${pair(x0, y0)}${rest.length === 2 ? "q" : "c"}${steps}`;
}

/** Two numbers as path data: a minus sign separates as well as a space. */
export function pair(x: number, y: number): string {
  const [first, second] = [n(x), n(y)];
  return `${first}${second.startsWith("-") || (second.startsWith(".") && first.includes(".")) ? "" : " "}${second}`;
}

export function group(more: string, ...children: readonly Svg[]): Svg {
  const inside = children.join("");
  return inside === "" ? "" : `<g${spaced(more)}>${inside}</g>`;
}

export function at(x: number, y: number, ...children: readonly Svg[]): Svg {
  return group(`transform="translate(${n(x)} ${n(y)})"`, ...children);
}

export function use(id: string, x: number, y: number, scale = 1, more = ""): Svg {
  const place = scale === 1 ? `${x ? ` x="${n(x)}"` : ""}${y ? ` y="${n(y)}"` : ""}` : ` transform="translate(${n(x)} ${n(y)})scale(${n(scale, 3)})"`;
  return `<use href="#${id}"${place}${spaced(more)}/>`;
}

/** Round dots of one size and colour, as one path. */
export function dots(points: readonly Point[], size: number, colour: string, more = ""): Svg {
  return stroke(points.map(([x, y]) => `M${pair(x, y)}h0`).join(""), colour, size, `stroke-linecap="round"${spaced(more)}`);
}

/** A small printed word. Listings are typed by people, so it is always escaped and kept short. */
export function label(x: number, y: number, size: number, fill: string, text: string, more = ""): Svg {
  return `<text x="${n(x)}" y="${n(y)}" font-size="${n(size)}" fill="${fill}"${spaced(more)}>${escaped(text.slice(0, 28))}</text>`;
}

/** Controls, lone surrogates and non-characters: XML has no place for them, not even escaped. */
const NOT_IN_XML = /\p{C}/gu;

function escaped(text: string): string {
  return text
    .replace(NOT_IN_XML, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

type Stop = readonly [offset: number, colour: string, opacity?: number];

/** From left to right ("right"), top to bottom ("down") or along the light, from the upper left ("light"). */
export function linear(id: string, direction: "right" | "down" | "light", ...stops: readonly Stop[]): Svg {
  const end = { right: "", down: ' x2="0" y2="1"', light: ' y2="1"' }[direction];
  return `<linearGradient id="${id}"${end}>${stops.map(stop).join("")}</linearGradient>`;
}

export function radial(id: string, where: string, ...stops: readonly Stop[]): Svg {
  return `<radialGradient id="${id}"${spaced(where)}>${stops.map(stop).join("")}</radialGradient>`;
}

export function pattern(id: string, width: number, height: number, ...children: readonly Svg[]): Svg {
  return `<pattern id="${id}" width="${n(width, 2)}" height="${n(height, 2)}" patternUnits="userSpaceOnUse">${children.join("")}</pattern>`;
}

function stop([offset, colour, opacity]: Stop): Svg {
  const look = colour.startsWith(".") ? `class="${colour.slice(1)}"` : `stop-color="${colour}"`;
  return `<stop${offset ? ` offset="${n(offset, 2)}"` : ""} ${look}${opacity === undefined ? "" : ` stop-opacity="${n(opacity, 2)}"`}/>`;
}

function spaced(more: string): string {
  return more === "" ? "" : ` ${more}`;
}

/** n copies of something along a row, a column or a turn. */
export function repeat(times: number, draw: (index: number) => Svg): Svg {
  return Array.from({ length: times }, (_, index) => draw(index)).join("");
}
