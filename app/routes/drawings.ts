// The drawings: /drawings/listing-12-1x8k2.svg, …-inside.svg.

import type { Route } from "./+types/drawings";
import { shopContext } from "../context.server.ts";
import { drawingAt } from "./catalogue/drawings.server.ts";

const FOR_EVER = "public, max-age=31536000, immutable";
const FOR_A_WHILE = "public, max-age=3600";

export async function loader({ params, context }: Route.LoaderArgs) {
  const drawing = await drawingAt(params.name, context.get(shopContext));
  if (!drawing) return new Response(null, { status: 404 });
  return new Response(drawing.svg, {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": drawing.isFinal ? FOR_EVER : FOR_A_WHILE },
  });
}
