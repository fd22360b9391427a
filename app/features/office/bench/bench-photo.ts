// /office/bench-photos/{id}: a photograph of results, for staff.

import type { Route } from "./+types/bench-photo";
import { parseId } from "../../../../base/id.ts";
import { benchPhotoBytes } from "../../../../shop/inventory/bench/bench-photo-bytes.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "stock.view");
  const id = parseId<"bench-photo">(params.id);
  const size = new URL(request.url).searchParams.get("size") === "small" ? "small" : "whole";
  const bytes = id && (await benchPhotoBytes(shop, { id, size }));
  if (!bytes) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": "image/jpeg",
      "Content-Disposition": "inline",
      "Cache-Control": "private, max-age=86400",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    },
  });
}
