// How a thing measured in millimetres lands on the paper: a long lens from the front left and a little above.
// Must always hold: parallel edges stay parallel, so each face of a box is one matrix and details are drawn on it in millimetres.

import { n, outline, pair, path, polyline, stroke, type Point, type Svg } from "./svg.ts";

/** u runs to the right along the wide side, v upwards, w away from the viewer. Millimetres. */
export type Size = { readonly u: number; readonly v: number; readonly w: number };

export type Camera = {
  /** Degrees round from square-on to the wide side; the larger, the more is seen of the end. */
  readonly yaw: number;
  /** Degrees above the horizon. */
  readonly pitch: number;
};

export type View = {
  readonly scale: number;
  point(u: number, v: number, w: number): Point;
  /** The wide side through w: x runs along u, y downwards from v. */
  side(u: number, v: number, w: number, ...children: readonly Svg[]): Svg;
  /** The end through u: x runs away from the viewer along w, y downwards from v. */
  end(u: number, v: number, w: number, ...children: readonly Svg[]): Svg;
  /** The top through v: x runs along u, y towards the viewer from the far edge w. */
  top(u: number, v: number, w: number, ...children: readonly Svg[]): Svg;
  topMatrix(u: number, v: number, w: number): string;
};

export type Frame = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The view in which a thing of this size fills the frame, centred; `largest` caps the pixels a millimetre takes. */
export function viewOf(size: Size, camera: Camera, frame: Frame, largest = Number.POSITIVE_INFINITY): View {
  const unit = projection(camera, 1, 0, 0);
  const corners = [0, size.u].flatMap((u) => [0, size.v].flatMap((v) => [0, size.w].map((w) => unit.point(u, v, w))));
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(frame.width / (right - left), frame.height / (bottom - top), largest);
  const x = frame.x + frame.width / 2 - (scale * (left + right)) / 2;
  const y = frame.y + frame.height / 2 - (scale * (top + bottom)) / 2;
  return projection(camera, scale, x, y);
}

function projection({ yaw, pitch }: Camera, scale: number, x0: number, y0: number): View {
  const [sy, cy] = [Math.sin((yaw * Math.PI) / 180), Math.cos((yaw * Math.PI) / 180)];
  const [sp, cp] = [Math.sin((pitch * Math.PI) / 180), Math.cos((pitch * Math.PI) / 180)];
  const along = { u: [scale * cy, scale * sp * sy], v: [0, -scale * cp], w: [scale * sy, -scale * sp * cy] } as const;

  const point = (u: number, v: number, w: number): Point => [
    x0 + u * along.u[0] + w * along.w[0],
    y0 + u * along.u[1] + v * along.v[1] + w * along.w[1],
  ];
  const matrix = (xAxis: Point, yAxis: Point, origin: Point) =>
    `matrix(${[...xAxis, ...yAxis].map((value) => n(value, 3)).join(" ")} ${pair(...origin)})`.replaceAll(" -", "-");
  const down: Point = [0, -along.v[1]];
  const near: Point = [-along.w[0], -along.w[1]];
  const face = (transform: string, children: readonly Svg[]) => `<g transform="${transform}">${children.join("")}</g>`;
  const topMatrix = (u: number, v: number, w: number) => matrix(along.u, near, point(u, v, w));
  return {
    scale,
    point,
    side: (u, v, w, ...children) => face(matrix(along.u, down, point(u, v, w)), children),
    end: (u, v, w, ...children) => face(matrix(along.w, down, point(u, v, w)), children),
    top: (u, v, w, ...children) => face(topMatrix(u, v, w), children),
    topMatrix,
  };
}

/** The fills of the three faces that the viewer sees, and the light that catches on the edges between them. */
export type Material = { readonly side: string; readonly end: string; readonly top: string; readonly edge?: string };

/** A box whose nearest lower left corner is at (u, v, w). */
export function box(view: View, [u, v, w]: readonly [number, number, number], size: Size, material: Material): Svg {
  const { point } = view;
  const [far, high, deep] = [u + size.u, v + size.v, w + size.w];
  const faces =
    path(outline([point(u, high, w), point(far, high, w), point(far, high, deep), point(u, high, deep)]), material.top) +
    path(outline([point(far, v, w), point(far, v, deep), point(far, high, deep), point(far, high, w)]), material.end) +
    path(outline([point(u, v, w), point(far, v, w), point(far, high, w), point(u, high, w)]), material.side);
  if (!material.edge) return faces;
  const corner = polyline([point(u, high, w), point(far, high, w), point(far, high, deep)]) + polyline([point(far, high, w), point(far, v, w)]);
  // The style sheet knows the two usual lights on an edge; they are on nearly every box.
  const usual = { "#fff": "e", "#8a9398": "d" }[material.edge];
  return faces + (usual ? `<path d="${corner}" class="${usual}"/>` : stroke(corner, material.edge, 1, 'opacity=".6"'));
}

/** The fills of a part on a board: the face turned away from the board, its right end, and the long flank that shows. */
export type PartMaterial = { readonly face: string; readonly right: string; readonly flank: string; readonly edge?: string };
export type Place = { readonly x: number; readonly y: number; readonly from?: number };
export type Extent = { readonly x: number; readonly y: number; readonly out: number };

/** A board to put parts on: x to the right, y down the board, out away from it. */
export type Mount = {
  readonly view: View;
  readonly stance: "upright" | "lying";
  point(x: number, y: number, out: number): Point;
  /** The plane parallel to the board; its zero is the board's upper left corner. */
  face(out: number, ...children: readonly Svg[]): Svg;
  /** A plane across the board that looks right; its zero is the given point. */
  right(x: number, y: number, out: number, ...children: readonly Svg[]): Svg;
  /** The flank that shows: looking up the board where it is upright, towards the viewer where it lies. */
  flank(x: number, y: number, out: number, ...children: readonly Svg[]): Svg;
  raise(place: Place, extent: Extent, material: PartMaterial): Svg;
  /** How near the viewer a spot is; what is nearer is drawn later. */
  nearness(x: number, y: number): number;
};

/** A board that stands in a case, its parts towards the viewer; (u, v, w) is its upper left corner. */
export function upright(view: View, [u, v, w]: readonly [number, number, number]): Mount {
  return {
    view,
    stance: "upright",
    point: (x, y, out) => view.point(u + x, v - y, w - out),
    face: (out, ...children) => view.side(u, v, w - out, ...children),
    right: (x, y, out, ...children) => view.end(u + x, v - y, w - out, ...children),
    flank: (x, y, out, ...children) => view.top(u + x, v - y, w - out, ...children),
    raise: ({ x, y, from = 0 }, extent, { face, right, flank, edge }) =>
      box(view, [u + x, v - y - extent.y, w - from - extent.out], { u: extent.x, v: extent.y, w: extent.out }, { side: face, end: right, top: flank, ...(edge ? { edge } : {}) }),
    nearness: (x, y) => x * 2 - y,
  };
}

/** A board that lies on the bench; (u, v, w) is its far left corner. */
export function lying(view: View, [u, v, w]: readonly [number, number, number]): Mount {
  return {
    view,
    stance: "lying",
    point: (x, y, out) => view.point(u + x, v + out, w - y),
    face: (out, ...children) => view.top(u, v + out, w, ...children),
    right: (x, y, out, ...children) => view.end(u + x, v + out, w - y, ...children),
    flank: (x, y, out, ...children) => view.side(u + x, v + out, w - y, ...children),
    raise: ({ x, y, from = 0 }, extent, { face, right, flank, edge }) =>
      box(view, [u + x, v + from, w - y - extent.y], { u: extent.x, v: extent.out, w: extent.y }, { side: flank, end: right, top: face, ...(edge ? { edge } : {}) }),
    nearness: (x, y) => x + y * 2,
  };
}

export type Piece = { readonly near: number; readonly svg: Svg };

/** What is nearer the viewer is drawn over what is farther. */
export function stacked(pieces: readonly Piece[]): Svg {
  return pieces
    .toSorted((one, other) => one.near - other.near)
    .map((piece) => piece.svg)
    .join("");
}
