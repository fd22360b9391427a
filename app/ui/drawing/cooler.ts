// A processor's cooler, on its own or on the board of a machine: tower, dual tower, low, boxed or liquid.
// Must always hold: the kind drawn is the kind in the specs, and a radiator has as many fans as its length has room for.

import type { CoolerSpecs } from "../../../shop/catalogue/specs.ts";
import { box, lying, stacked, viewOf, type Mount, type PartMaterial, type Piece, type View } from "./projection.ts";
import { bench, choose, dimension, fanDefinitions, fingerprint, framedFan, lights, picture } from "./scene.ts";
import { circle, curve, dots, n, path, rect, repeat, stroke, use, type Point, type Svg } from "./svg.ts";

type Spot = { readonly x: number; readonly y: number };

export const usualHeight = { tower: 155, "dual-tower": 160, "low-profile": 58, stock: 62, liquid: 52 } as const satisfies Record<CoolerSpecs["type"], number>;

function coolerHeight(cooler: CoolerSpecs): number {
  return Math.min(Math.max(cooler.heightMm ?? usualHeight[cooler.type], 35), 175);
}

export type CoolerLook = { readonly light: string; readonly lit: boolean; readonly dark: boolean };

export function coolerLook(cooler: CoolerSpecs): CoolerLook {
  const print = fingerprint(`${cooler.brand} ${cooler.model}`);
  return { light: choose(lights, print), lit: print % 3 !== 0, dark: choose([false, true, false], print, 1) };
}

const metal: PartMaterial = { face: "url(#steel)", right: "#7d8486", flank: "url(#fins)", edge: "#fff" };
const darkMetal: PartMaterial = { face: "url(#graphite)", right: "#1a1e20", flank: "url(#finsDark)", edge: "#8a9398" };

/** The cooler over the socket at this spot of the board. */
export function coolerParts(mount: Mount, cooler: CoolerSpecs, spot: Spot): Piece[] {
  const look = coolerLook(cooler);
  const height = coolerHeight(cooler);
  const svg = { tower: finTower, "dual-tower": twinTower, "low-profile": lowBlock, stock: boxed, liquid: pump }[cooler.type](mount, spot, height, look);
  return [{ near: mount.nearness(spot.x, spot.y), svg }];
}

function finStack(mount: Mount, { x, y }: Spot, width: number, from: number, height: number, look: CoolerLook): Svg {
  const material = look.dark ? darkMetal : metal;
  const half = 60;
  const tips = [0, 1, 2, 3].map((index): Point => [x + width * (index % 2 === 0 ? 0.3 : 0.7), y - 40 + index * 27]);
  return (
    mount.raise({ x, y: y - half, from }, { x: width, y: 2 * half, out: height - from }, { ...material, flank: look.dark ? "#31383b" : "#9aa0a1" }) +
    mount.flank(x, y + (mount.stance === "upright" ? -half : half), mount.stance === "upright" ? from : height, rect(0, 0, width, height - from, material.flank), rect(0, 0, width, height - from, "url(#glare)", 'opacity=".5"')) +
    mount.face(height, rect(x + 3, y - half + 3, width - 6, 2 * half - 6, "none", 'rx="3" stroke="#000" stroke-opacity=".28"'), stroke(`M${n(x + 5)} ${n(y + 20)}L${n(x + width - 5)} ${n(y - 20)}`, look.dark ? "#c8763a" : "#fff", 1, 'opacity=".5"'), dots(tips, 9, "#5c2f12"), dots(tips, 7.6, "#c8763a"), dots(tips.map(([tx, ty]) => [tx - 1, ty - 1]), 2.6, "#f3bd93"))
  );
}

function pipes(mount: Mount, { x, y }: Spot, width: number, to: number): Svg {
  const edge = mount.stance === "upright" ? -1 : 1;
  const d = repeat(4, (index) => {
    const from = mount.point(x - 15 + index * 10, y + edge * 14, 14);
    const bend = mount.point(x - 15 + index * 10, y + edge * 34, 16);
    return curve([from, bend, mount.point(x + (index - 1.5) * (width / 4), y + edge * 40, to)]);
  });
  const pipe = mount.view.scale * 6;
  const feet = stroke(d, "#6d3715", pipe) + stroke(d, "#d58a50", pipe * 0.6) + stroke(d, "#f6cda9", pipe * 0.18);
  return mount.raise({ x: x - 22, y: y - 20 }, { x: 44, y: 40, out: 14 }, { face: "url(#steel)", right: "#7d8486", flank: "url(#steelEnd)", edge: "#fff" }) + feet;
}

function fanOn(mount: Mount, x: number, y: number, from: number, height: number, light: string | null): Svg {
  const size = Math.min(120, height - from);
  const middle = height - size / 2;
  return (
    mount.raise({ x, y: y - size / 2, from: middle - size / 2 }, { x: 25, y: size, out: size }, { face: "#2b3134", right: "#1a1e20", flank: "#454c50", edge: "#8a9398" }) +
    mount.face(middle + size / 2, rect(x + 4, y - size / 2 + 8, 17, size - 16, "#14181a", 'rx="2"')) +
    mount.right(x + 25, y, middle, framedFan(light, size))
  );
}

function finTower(mount: Mount, { x, y }: Spot, height: number, look: CoolerLook): Svg {
  const from = Math.min(42, height - 60);
  return pipes(mount, { x, y }, 50, from + 4) + finStack(mount, { x: x - 36, y }, 46, from, height, look) + fanOn(mount, x + 10, y, from - 4, height - 3, look.lit ? look.light : null);
}

function twinTower(mount: Mount, { x, y }: Spot, height: number, look: CoolerLook): Svg {
  const from = Math.min(44, height - 60);
  return (
    pipes(mount, { x, y }, 100, from + 4) +
    finStack(mount, { x: x - 66, y }, 40, from, height, look) +
    fanOn(mount, x - 26, y, from - 4, height - 5, null) +
    finStack(mount, { x: x - 1, y }, 40, from, height, look) +
    fanOn(mount, x + 39, y, from - 4, height - 5, look.lit ? look.light : null)
  );
}

function lowBlock(mount: Mount, { x, y }: Spot, height: number, look: CoolerLook): Svg {
  const fins = height - 17;
  const material = look.dark ? darkMetal : metal;
  const half = 47;
  return (
    mount.raise({ x: x - 20, y: y - 20 }, { x: 40, y: 40, out: 22 }, { face: "url(#copper)", right: "#7d4019", flank: "url(#copperDown)" }) +
    mount.raise({ x: x - half, y: y - half, from: 18 }, { x: 2 * half, y: 2 * half, out: fins - 18 }, { ...material, flank: "url(#finsDown)" }) +
    mount.flank(x - half, y + (mount.stance === "upright" ? -half : half), mount.stance === "upright" ? 18 : fins, rect(0, 0, 2 * half, fins - 18, "url(#finsDown)")) +
    mount.right(x + half, y + half, fins, rect(0, 0, 2 * half, fins - 18, "url(#finsDown)", 'opacity=".8"')) +
    mount.raise({ x: x - half, y: y - half, from: fins }, { x: 2 * half, y: 2 * half, out: 15 }, { face: "#2b3134", right: "#1a1e20", flank: "#454c50", edge: "#8a9398" }) +
    mount.face(height - 2, `<g transform="translate(${n(x)} ${n(y)})">${framedFan(look.lit ? look.light : null, 2 * half)}</g>`)
  );
}

function boxed(mount: Mount, { x, y }: Spot, height: number): Svg {
  const fins = height - 22;
  const layers = repeat(9, (index) => mount.face(11 + (index * (fins - 11)) / 8, circle(x, y, 44, index === 8 ? "#8f9698" : "#5f6668"), circle(x, y, 40.6, "none", 'stroke="#d7d8d5" stroke-width="7" stroke-dasharray="1.6 2.4"')));
  const crown = repeat(4, (index) => mount.face(fins + 4 + index * 5, circle(x, y, 45, index === 3 ? "#363d41" : "#1f2427")));
  const legs = repeat(4, (index) => {
    const [lx, ly] = [x + (index % 2 === 0 ? -42 : 33), y + (index < 2 ? -42 : 33)];
    return mount.raise({ x: lx, y: ly }, { x: 9, y: 9, out: 12 }, { face: "#454c50", right: "#15191b", flank: "#2b3134", edge: "#8a9398" });
  });
  const ring = mount.face(4, circle(x, y, 47, "#15191b")) + mount.face(9, circle(x, y, 47, "#363d41"));
  return legs + ring + layers + crown + mount.face(height - 2, `<g transform="translate(${n(x)} ${n(y)})">${use("fan", 0, 0, 0.72)}${circle(0, 0, 43, "none", 'stroke="#596166" stroke-width="2.4"')}</g>`);
}

function pump(mount: Mount, { x, y }: Spot, height: number, look: CoolerLook): Svg {
  const layers = repeat(7, (index) => mount.face(8 + (index * (height - 8)) / 6, circle(x, y, 31, index === 6 ? "#2b3134" : index > 4 ? "#454c50" : "#1c2123")));
  return (
    mount.raise({ x: x - 32, y: y - 30 }, { x: 64, y: 60, out: 8 }, { face: "url(#steel)", right: "#5f6668", flank: "#9aa0a1" }) +
    layers +
    mount.face(height, circle(x, y, 31, "url(#graphite)"), circle(x, y, 25, "none", `stroke="${look.light}" stroke-width="7" opacity=".22"`), circle(x, y, 25, "none", `stroke="${look.light}" stroke-width="2"`), circle(x, y, 20, "#0c1011"), stroke(`M${n(x - 12)} ${n(y + 2)}h6l3-8 5 14 4-9 2 3h5`, look.light, 1.5), path(`M${n(x - 19)} ${n(y - 6)}A20 20 0 0 1 ${n(x + 14)} ${n(y - 14)}L${n(x - 14)} ${n(y + 10)}z`, "#fff", 'opacity=".08"'))
  );
}

/** Hoses, each given as the four points that it bends round. */
export function hoses(view: View, lines: readonly (readonly [Point, Point, Point, Point])[]): Svg {
  const width = view.scale * 13;
  return lines
    .map((line) => {
      const d = curve(line);
      return stroke(d, "#0a0c0d", width) + stroke(d, "#3a4246", width * 0.62) + stroke(d, "#7b868b", width * 0.16, 'stroke-dasharray="2 1.4"');
    })
    .join("");
}

/** How many fans a radiator of this length carries. */
export function radiatorFans(cooler: CoolerSpecs): number {
  const length = cooler.radiatorMm ?? 240;
  return length >= 360 ? 3 : length >= 240 ? 2 : 1;
}

/** 280 mm is two fans of 140; the other lengths are made of 120s. */
export function radiatorFanMm(cooler: CoolerSpecs): number {
  return (cooler.radiatorMm ?? 240) % 140 === 0 ? 140 : 120;
}

export function drawCooler(cooler: CoolerSpecs): Svg {
  const blades = choose([7, 9, 11], fingerprint(cooler.brand + cooler.model), 2);
  if (cooler.type === "liquid") return drawLiquid(cooler, blades);
  const height = coolerHeight(cooler);
  const across = { tower: 126, "dual-tower": 160, "low-profile": 104, stock: 96 }[cooler.type];
  const size = { u: across, v: height, w: 122 };
  const view = viewOf(size, { yaw: 34, pitch: height < 80 ? 32 : 21 }, { x: 130, y: 62, width: 540, height: 462 }, 3.1);
  const mount = lying(view, [0, 0, 122]);
  const spot = { x: across * (cooler.type === "tower" ? 0.48 : cooler.type === "dual-tower" ? 0.44 : 0.5), y: 61 };
  const measured =
    cooler.heightMm === null ? "" : dimension(offset(view.point(-18, coolerHeight(cooler), 0), -16), offset(view.point(-18, 0, 0), -16), `${Math.round(cooler.heightMm)} mm`);
  return picture(bench(view, { u: across, w: 122 }, { lifted: 4 }) + stacked(coolerParts(mount, cooler, spot)) + measured, fanDefinitions(blades));
}

function drawLiquid(cooler: CoolerSpecs, blades: number): Svg {
  const fans = radiatorFans(cooler);
  const fan = radiatorFanMm(cooler);
  const look = coolerLook(cooler);
  const length = fans * fan + 36;
  const size = { u: Math.max(length, 240), v: fan + 10, w: 150 };
  const view = viewOf(size, { yaw: 25, pitch: 24 }, { x: 80, y: 90, width: 640, height: 400 }, 1.75);
  const u = (size.u - length) / 2;
  const radiator =
    box(view, [u, 0, 118], { u: length, v: fan + 2, w: 28 }, { side: "url(#graphite)", end: "url(#graphiteEnd)", top: "url(#graphiteTop)", edge: "#9aa4a8" }) +
    box(view, [u + 18, 1, 92], { u: fans * fan, v: fan, w: 26 }, { side: "#1a1e20", end: "#15191b", top: "#454c50", edge: "#8a9398" }) +
    repeat(fans, (index) => view.side(u + 18 + fan * (index + 0.5), fan / 2 + 1, 92, framedFan(look.lit ? look.light : null, fan)));
  const mount = lying(view, [size.u * 0.36, 0, 62]);
  const tube = (along: number, y: number): [Point, Point, Point, Point] => [mount.point(6, y, 34), mount.point(-70 - along, y + 16, 30), view.point(u - 50, 20 + along, 70), view.point(u + 8 + along, 20, 100)];
  const [left, right] = [view.point(u, fan + 2, 146), view.point(u + length, fan + 2, 146)];
  return picture(
    bench(view, { u: size.u, w: 140 }) + radiator + hoses(view, [tube(0, 8), tube(14, 24)]) + stacked(coolerParts(mount, cooler, { x: 32, y: 32 })) + dimension(offset(left, 0, -16), offset(right, 0, -16), `${cooler.radiatorMm ?? fans * fan} mm`),
    fanDefinitions(blades),
  );
}

function offset([x, y]: Point, dx: number, dy = 0): Point {
  return [x + dx, y + dy];
}
