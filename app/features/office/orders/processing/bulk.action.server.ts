// What the bulk buttons of the list of orders do.

import { data, redirect, redirectDocument } from "react-router";
import {
  transitionOrders,
  type TransitionedOrders,
} from "../../../../../shop/orders/office/transition-orders.server.ts";
import { parseOrderNumber } from "../../../../../shop/orders/order.ts";
import { requestForOrders } from "../../../../../shop/shipments/request-for-orders.server.ts";
import type { Shop } from "../../../../composition.server.ts";
import { statusOf } from "../../../../domain-errors.server.ts";
import { requireStaff } from "../../../../edge.server.ts";
import { officeLinks } from "../../../../office-links.ts";
import type { BulkAnswer } from "../../list/bulk-outcome.tsx";
import { readBulk } from "../../list/read-bulk.server.ts";

const nothing: BulkAnswer = { outcomes: null, domainError: null, errors: {} };

/** What became of each order, as the page says it. */
export function transitionedOrders(moved: TransitionedOrders): BulkAnswer {
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
    const { openParcel, usualCourier: courier } = shop.settings.current().parcels;
    const { made, refused } = await requestForOrders(shop, { numbers, openParcel, courier, actor });
    throw redirect(officeLinks.shipments({ made: String(made), refused: String(refused) }));
  }
  const to = form?.intent === "prepare" ? "preparing" : form?.intent === "deliver" ? "delivered" : null;
  if (to === null || numbers.length === 0) return data<BulkAnswer>({ ...nothing, outcomes: [] }, 422);
  const moved = await transitionOrders(shop, { transition: { to, numbers }, actor });
  return data<BulkAnswer>(transitionedOrders(moved), moved.ok ? 200 : statusOf(moved.domainError));
}
