// /og/shop.png, /og/listing-12.png, /og/listing-12-drawing.png: pictures for shared links, feeds and search engines.

import type { Route } from "./+types/preview";
import { shopContext } from "../../context.server.ts";
import { previewAt } from "../../previews/preview.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { answerWith } from "../../feeds/answer.server.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

const HOUR = 3600; // seconds; the price in it may change

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const preview = await previewAt(params.name, context.get(shopContext));
  if (preview === "none") return new Response(null, { status: 404 });
  if (preview === "busy") return new Response(null, { status: 503, headers: { "Retry-After": "10" } });
  // Other sites embed these pictures, in chats and search results.
  return answerWith(request, {
    body: preview,
    type: "image/png",
    maxAge: HOUR,
    headers: { "Cross-Origin-Resource-Policy": "cross-origin" },
  });
}
