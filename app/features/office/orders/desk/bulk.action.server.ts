// What the bulk buttons of the list of orders do.

import { data, redirect, redirectDocument } from "react-router";
import { moveOrders, type MovedOrders } from "../../../../../shop/orders/office/move-orders.server.ts";
import { parseOrderNumber } from "../../../../../shop/orders/order.ts";
import type { Shop } from "../../../../composition.server.ts";
import { statusOf } from "../../../../domain-errors.server.ts";
import { requireStaff } from "../../../../edge.server.ts";
import { officeLinks } from "../../../../office-links.ts";
import { requestForOrders } from "./request-for-orders.server.ts";
import type { BulkAnswer } from "../../list/bulk-outcome.tsx";
import { readBulk } from "../../list/read-bulk.server.ts";

const nothing: BulkAnswer = { outcomes: null, domainError: null, errors: {} };

/** What became of each order, as the page says it. */
export function movedOrders(moved: MovedOrders): BulkAnswer {
  if (!moved.ok) return { ...nothing, domainError: moved.domainError };
  return { ...nothing, outcomes: moved.value.map(({ number, domainError }) => ({ key: number, domainError })) };
}

/** Prints packing slips, opens the page of the parcels, or moves each of the ticked orders. */
export async function bulkByStaff(shop: Shop, request: Request) {
  await requireStaff(request, shop, "orders.view");
  const form = await readBulk(request.clone());
  const numbers = (form?.ids ?? []).map(parseOrderNumber).filter((number) => number !== null);
  // The router's own navigation cannot show a file.
  if (numbers.length > 0 && form?.intent === "print") throw redirectDocument(officeLinks.packingSlips(numbers));
  const { actor } = await requireStaff(request, shop, "orders.edit");
  if (numbers.length > 0 && form?.intent === "ship")
    throw redirect(officeLinks.shipOrders(new URLSearchParams(numbers.map((number) => ["order", number]))));
  if (numbers.length > 0 && form?.intent === "parcels") {
    const made = await requestForOrders(shop, { numbers, actor });
    throw redirect(officeLinks.shipments(made));
  }
  const to = form?.intent === "prepare" ? "preparing" : form?.intent === "deliver" ? "delivered" : null;
  if (to === null || numbers.length === 0) return data<BulkAnswer>({ ...nothing, outcomes: [] }, 422);
  const moved = await moveOrders(shop, { move: { to, numbers }, actor });
  return data<BulkAnswer>(movedOrders(moved), moved.ok ? 200 : statusOf(moved.domainError));
}
