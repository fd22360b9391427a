// What the bulk buttons of the list of orders do.

import { data, redirect, redirectDocument } from "react-router";
import { moveOrders } from "../../../../../shop/orders/office/move-orders.server.ts";
import { parseOrderNumber, type OrderNumber } from "../../../../../shop/orders/order.ts";
import type { Shop } from "../../../../composition.server.ts";
import { statusOf, type AnyDomainError } from "../../../../domain-errors.server.ts";
import { requireStaff } from "../../../../edge.server.ts";
import { officeLinks } from "../../../../office-links.ts";
import { requestForOrders } from "../../shipments/request-for-orders.server.ts";
import { readBulk } from "../../list/read-bulk.server.ts";

/** What became of each order. */
export type MovedOrders = { number: OrderNumber; domainError: AnyDomainError | null }[];
type BulkAnswer = { moved: MovedOrders | null; domainError: AnyDomainError | null };

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
  if (to === null || numbers.length === 0) return data<BulkAnswer>({ moved: [], domainError: null }, 422);
  const moved = await moveOrders(shop, { move: { to, numbers }, actor });
  if (!moved.ok) return data<BulkAnswer>({ moved: null, domainError: moved.domainError }, statusOf(moved.domainError));
  return data<BulkAnswer>({ moved: moved.value, domainError: null });
}
