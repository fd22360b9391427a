// The packing slips of one or many orders as one PDF.

import type { Route } from "./+types/packing-slips";
import { readPacking } from "../../../../../shop/orders/office/read-packing.server.ts";
import { parseOrderNumber } from "../../../../../shop/orders/order.ts";
import { shopContext } from "../../../../context.server.ts";
import { pdfAnswer } from "../../../../documents/document-answer.server.ts";
import { drawPackingSlips } from "../../../../documents/draw-packing-slip.server.ts";
import { requireStaff } from "../../../../edge.server.ts";
import type { RouteHandle } from "../../../../route-handle.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

const MOST_SLIPS = 200;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "orders.view");
  const requested = new URL(request.url).searchParams.getAll("order").slice(0, MOST_SLIPS);
  const numbers = [...new Set(requested.map(parseOrderNumber).filter((number) => number !== null))];
  const slips = await readPacking(shop, { numbers });
  if (slips.length === 0) return new Response(null, { status: 404 });
  const file = await drawPackingSlips(slips, { shopName: shop.company.name, at: shop.clock.now() });
  return pdfAnswer(file, slips.length === 1 ? `packing-${slips[0]!.order.number}` : `packing-${slips.length}`);
}
