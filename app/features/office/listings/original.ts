// The stored original of a unit's photo, for the screen that crops it.

import type { Route } from "./+types/original";
import { parseId } from "../../../../base/id.ts";
import { viewOriginalPhoto } from "../../../../shop/inventory/photos/view-original-photo.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "stock.view");
  const id = parseId<"unit-photo">(params.photo);
  const original = id && (await viewOriginalPhoto(shop, id));
  if (!original) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(original.bytes), {
    headers: {
      "Content-Type": original.type,
      "Cache-Control": "private, max-age=86400, immutable",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
