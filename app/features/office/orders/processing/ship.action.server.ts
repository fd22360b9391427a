// What the page of the parcels sends: tracking numbers in fields, and pasted lines.

import type { Actor } from "../../../../../base/actor.ts";
import { courierOf, parseParcels } from "../../../../../shop/orders/office/forms.ts";
import { transitionOrders } from "../../../../../shop/orders/office/transition-orders.server.ts";
import { parseOrderNumber, type OrderNumber } from "../../../../../shop/orders/order.ts";
import type { Courier, Parcel } from "../../../../../shop/shipping/courier.ts";
import type { Shop } from "../../../../composition.server.ts";
import type { Fields } from "../../../../edge.server.ts";
import type { BulkAnswer } from "../../list/bulk-outcome.tsx";
import { transitionedOrders } from "./bulk.action.server.ts";

/** What is wrong with a line, or with an order's field: a code of `field.*`. */
type LineProblem = { line: string; problem: string };
type ShipAnswer = BulkAnswer & { problems: LineProblem[] };
type Sent = { number: OrderNumber; parcel: Parcel | null };

/** Ships every order that has a tracking number or is collected here. Nothing is sent while a line cannot be read. */
export async function shipByForm(shop: Shop, fields: Fields | null, actor: Actor): Promise<ShipAnswer> {
  const { parcels, problems } =
    fields === null ? { parcels: [], problems: [cardProblem] } : parcelsIn(fields, shop.settings.current().parcels);
  if (problems.length > 0) return { outcomes: null, domainError: null, errors: {}, problems };
  if (parcels.length === 0) return { outcomes: [], domainError: null, errors: {}, problems };
  return {
    ...transitionedOrders(await transitionOrders(shop, { transition: { to: "shipped", parcels }, actor })),
    problems,
  };
}

const cardProblem: LineProblem = { line: "", problem: "card-number" };

function parcelsIn(
  fields: Fields,
  { usualCourier }: { usualCourier: Courier },
): { parcels: Sent[]; problems: LineProblem[] } {
  const problems: LineProblem[] = [];
  const parcels = new Map<OrderNumber, Sent>();
  for (const [name, value] of Object.entries(fields)) {
    const [, kind, text] = /^(tracking|pickup)-(ORD-\d{6})$/.exec(name) ?? [];
    const number = parseOrderNumber(text);
    if (number === null) continue;
    const trackingNumber = value.trim().toUpperCase();
    const courier = courierOf(fields[`courier-${number}`] ?? "") ?? usualCourier;
    if (kind === "pickup") parcels.set(number, { number, parcel: null });
    else if (trackingNumber !== "" && !/^[A-Z0-9-]{1,40}$/.test(trackingNumber))
      problems.push({ line: number, problem: "tracking-invalid" });
    else if (trackingNumber !== "") parcels.set(number, { number, parcel: { courier, trackingNumber } });
  }
  for (const line of parseParcels(fields["pasted"] ?? "", {
    courier: courierOf(fields["courier"] ?? "") ?? usualCourier,
  }))
    if (line.problem !== null) problems.push(line);
    else if (parcels.has(line.number)) problems.push({ line: line.number, problem: "order-twice" });
    else {
      const { number, courier, trackingNumber } = line;
      parcels.set(number, { number, parcel: { courier, trackingNumber } });
    }
  return { parcels: [...parcels.values()], problems };
}
