// Pictures for when there is no thing to show: a photo that failed, an empty cart, a page that is not there.
// Must always hold: they say nothing in words, since the page around them does, in the visitor's language.

import { box, viewOf, type View } from "./projection.ts";
import { bench, picture } from "./scene.ts";
import { circle, curve, group, n, polygon, polyline, rect, repeat, stroke, use, type Svg } from "./svg.ts";

/** For an image that failed to load, or that nobody has made: an outline on the bench, as on a drawing not yet inked. */
export function drawPlaceholder(): Svg {
  const size = { u: 400, v: 400, w: 210 };
  const view = viewOf(size, { yaw: 33, pitch: 14 }, { x: 180, y: 90, width: 440, height: 400 });
  const { point } = view;
  const hidden = [[point(0, 0, 210), point(0, 400, 210)], [point(0, 0, 210), point(0, 0, 0)], [point(0, 0, 210), point(400, 0, 210)]] as const;
  const near = [[point(0, 400, 0), point(400, 400, 0)], [point(400, 400, 0), point(400, 400, 210)], [point(400, 400, 0), point(400, 0, 0)]] as const;
  const line = (ends: readonly (readonly [readonly [number, number], readonly [number, number]])[]) => ends.map(([from, to]) => `M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`).join("");
  const silhouette = [point(0, 0, 0), point(400, 0, 0), point(400, 0, 210), point(400, 400, 210), point(0, 400, 210), point(0, 400, 0)];
  return picture(
    bench(view, { u: 400, w: 210 }, { lifted: 8 }) +
      polygon(silhouette, "#8d9593", 'opacity=".12"') +
      group(
        'class="ink" stroke-linecap="round"',
        polygon(silhouette, "none", 'stroke="currentColor" stroke-width="1.8"'),
        stroke(line(near), "currentColor", 1.4),
        stroke(line(hidden), "currentColor", 1, 'stroke-dasharray="7 6" opacity=".6"'),
        view.side(0, 400, 0, rect(26, 26, 334, 270, "none", 'rx="6" stroke="currentColor" stroke-width="1.2"'), stroke("M160 130h90v62h-90zM205 161m-19 0a19 19 0 1 0 38 0a19 19 0 1 0-38 0M176 130l9-14h40l9 14", "currentColor", 3), rect(26, 322, 334, 54, "none", 'rx="4" stroke="currentColor" stroke-width="1.2"')),
        view.end(400, 400, 0, ...[80, 200, 320].map((y) => circle(105, y, 52, "none", 'stroke="currentColor" stroke-width="1.2"') + circle(105, y, 16, "none", 'stroke="currentColor" stroke-width="1.2"'))),
      ),
  );
}

/** An open carton, and nothing in it but the shape of what could be. */
export function drawEmptyCart(): Svg {
  const size = { u: 300, v: 170, w: 210 };
  const view = viewOf(size, { yaw: 32, pitch: 27 }, { x: 190, y: 200, width: 420, height: 320 });
  const carton = { side: "#c99a68", end: "#a87644", top: "#e2bd91" };
  const { point } = view;
  const flap = (points: readonly (readonly [number, number])[], fill: string) => polygon(points, fill, 'stroke="#8a5d33" stroke-opacity=".45"');
  return picture(
    bench(view, { u: 300, w: 210 }) +
      flap([point(0, 170, 210), point(300, 170, 210), point(316, 214, 268), point(-16, 214, 268)], "#d4a878") +
      flap([point(0, 170, 0), point(0, 170, 210), point(-66, 206, 204), point(-66, 206, 6)], "#dcb485") +
      box(view, [0, 0, 0], size, carton) +
      polygon([point(0, 170, 0), point(300, 170, 0), point(300, 170, 210), point(0, 170, 210)], "#6d4a29") +
      polygon([point(0, 170, 210), point(300, 170, 210), point(300, 70, 210), point(0, 70, 210)].map(([x, y], index) => (index < 2 ? [x, y] : [x - (index === 2 ? 30 : -30), Math.min(y, point(150, 170, 0)[1] - 8)]) as [number, number]), "#85592f", 'opacity=".8"') +
      ghost(view) +
      flap([point(300, 170, 0), point(300, 170, 210), point(372, 150, 214), point(372, 150, -4)], "#b98452") +
      flap([point(0, 170, 0), point(300, 170, 0), point(310, 132, -60), point(-10, 132, -60)], "#dfb98b") +
      view.side(0, 170, 0, rect(140, 52, 20, 118, "#e9d3b4", 'opacity=".75"'), rect(24, 112, 76, 40, "#f4efe2", 'rx="2"'), repeat(12, (bar) => rect(30 + bar * 3.6, 118, bar % 3 === 0 ? 2.2 : 1.1, 16, "#22282b")), stroke("M30 141h44", "#8b8779", 2.4), rect(80, 118, 15, 15, "none", 'stroke="#22282b" stroke-width="2.6" stroke-dasharray="2.4 1.4"')) +
      view.end(300, 170, 0, stroke("M70 104v-34m-10 12l10-12 10 12M110 104v-34m-10 12l10-12 10 12M52 112h76", "#5c3b1d", 3.4, 'opacity=".75"')),
  );
}

function ghost(view: View): Svg {
  const { point } = view;
  const [u0, u1, w0, w1, v0, v1] = [90, 220, 70, 150, 150, 330];
  const faces = [[point(u0, v0, w0), point(u1, v0, w0), point(u1, v1, w0), point(u0, v1, w0)], [point(u1, v0, w0), point(u1, v0, w1), point(u1, v1, w1), point(u1, v1, w0)], [point(u0, v1, w0), point(u1, v1, w0), point(u1, v1, w1), point(u0, v1, w1)]];
  return group('class="ink"', ...faces.map((face) => polygon(face, "#0f6b4a", 'fill-opacity=".1" stroke="currentColor" stroke-width="1.6" stroke-dasharray="8 6"')));
}

/** A slot with nothing in it, and a probe that finds no signal. */
export function drawNotFound(): Svg {
  const size = { u: 360, v: 200, w: 130 };
  const view = viewOf(size, { yaw: 26, pitch: 18 }, { x: 170, y: 70, width: 460, height: 380 });
  const flat = "M22 86h74l8-8 8 16 8-8h150";
  return picture(
    bench(view, { u: 360, w: 130 }, { lifted: 8 }) +
      box(view, [16, -8, 10], { u: 60, v: 10, w: 40 }, { side: "#15191b", end: "#0b0d0e", top: "#15191b" }) +
      box(view, [284, -8, 10], { u: 60, v: 10, w: 40 }, { side: "#15191b", end: "#0b0d0e", top: "#15191b" }) +
      box(view, [0, 0, 0], size, { side: "url(#ivory)", end: "#a5a196", top: "#e2ddd0", edge: "#fff" }) +
      view.end(360, 200, 0, rect(28, 40, 74, 110, "url(#slots)", 'opacity=".55"')) +
      view.side(
        0,
        200,
        0,
        rect(8, 8, 344, 184, "none", 'rx="6" stroke="#8b8779" stroke-opacity=".5"'),
        rect(16, 18, 262, 146, "#22282b", 'rx="8"'),
        rect(22, 24, 250, 134, "#0a1f1a", 'rx="6"'),
        group('transform="translate(0 6)"', stroke(repeat(9, (column) => `M${22 + (column + 1) * 25} 18v134`) + repeat(4, (row) => `M22 ${n(18 + (row + 1) * 26.8)}h250`), "#7df2b1", 0.5, 'opacity=".3"'), stroke(flat, "#7df2b1", 7, 'opacity=".2"'), stroke(flat, "#7df2b1", 2)),
        stroke("M232 46m-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0M223 55l18-18", "#ffb067", 2.6),
        rect(22, 24, 250, 134, "url(#glare)", 'rx="6" opacity=".5"'),
        repeat(3, (index) => circle(316, 44 + index * 46, 16, "#000", 'opacity=".25"') + circle(315, 42 + index * 46, 16, "url(#steel)") + circle(315, 42 + index * 46, 11, "url(#graphite)") + stroke(`M315 ${33 + index * 46}v7`, "#f1eee5", 2)),
        use("screw", 18, 180, 1.1),
        use("screw", 342, 180, 1.1),
        circle(60, 178, 6, "url(#gold)"),
        circle(90, 178, 6, "url(#gold)"),
      ) +
      probe(view),
  );
}

/** The probe's lead runs off the front of the bench; its tip touches nothing. */
function probe(view: View): Svg {
  const d = curve([view.point(60, 22, -1), view.point(40, -40, -60), view.point(160, 0, -130), view.point(270, 4, -92)]);
  const tip = polyline([view.point(270, 4, -92), view.point(300, 8, -80)]);
  const needle = polyline([view.point(300, 8, -80), view.point(322, 9, -72)]);
  return stroke(d, "#000", 10, 'opacity=".2" transform="translate(5 7)"') + stroke(d, "#5c2f12", 9) + stroke(d, "#c8763a", 6) + stroke(d, "#f3bd93", 1.4) + stroke(needle, "#b98d3e", 3.4, 'stroke-linecap="round"') + stroke(tip, "#15191b", 16, 'stroke-linecap="round"') + stroke(tip, "#2b3134", 11, 'stroke-linecap="round"') + stroke(tip, "#8a9398", 2, 'stroke-linecap="round" transform="translate(-1 -4)"');
}
