// The unsold stock as a CSV, sent piece by piece; with a query, those units that the list finds.

import type { Route } from "./+types/export";
import { hasRight } from "../../../../../shop/accounts/rights.ts";
import { exportStock } from "../../../../../shop/stock/csv/export-stock.server.ts";
import { shopContext } from "../../../../context.server.ts";
import { requireStaff } from "../../../../edge.server.ts";
import { isLimited } from "../../list/list-query.ts";
import { readUnitsQuery } from "../units-query.ts";
import type { RouteHandle } from "../../../../route-handle.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "stock.view");
  const query = readUnitsQuery(request.url);
  const only = isLimited(query) ? { ...query, ...query.filters } : null;
  const pieces = exportStock(shop, { withCost: hasRight(roles, "stock.cost"), only });
  return new Response(streamOf(pieces), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="stoc-${shop.clock.today()}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}

/** The next piece is read from the database when the client has taken the one before. */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
