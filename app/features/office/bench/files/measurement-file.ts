// /office/bench-files/{id}: a file of a measuring program as it was dropped, for staff.

import type { Route } from "./+types/measurement-file";
import { parseId } from "../../../../../base/id.ts";
import { measurementFileBytes } from "../../../../../shop/inventory/bench/files/measurement-file-bytes.server.ts";
import { shopContext } from "../../../../context.server.ts";
import { requireStaff } from "../../../../edge.server.ts";
import type { RouteHandle } from "../../../../route-handle.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "stock.view");
  const id = parseId<"measurement-file">(params.id);
  const file = id && (await measurementFileBytes(shop, id));
  if (!file) return new Response(null, { status: 404 });
  const plain = file.name.replaceAll(/[^\w.-]/g, "_");
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      // Never shown by the browser: it may be HTML that somebody wrote.
      "Content-Type": "application/octet-stream",
      "Content-Disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    },
  });
}
