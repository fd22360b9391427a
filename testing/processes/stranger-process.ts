// A process with many strangers, for races on PostgreSQL: all reserve, order or open the link of an e-mail at the same time.
// Arguments: the database's URL and the jobs as JSON. Prints one line of JSON with the result of each.

import { openPostgres } from "../../base/db.server.ts";
import type { AllocationRequestId, OrderId } from "../../base/id.ts";
import type { Holding } from "../../shop/inventory/allocations/holder.ts";
import { extendRequest } from "../../shop/orders/allocations/extend-request.server.ts";
import { placeOrder, type NewOrder } from "../../shop/orders/checkout/place-order.server.ts";
import { reserveUnit } from "../../shop/inventory/allocations/reserve-unit.server.ts";
import { confirmTransfer, type Arrival } from "../../shop/orders/payment/confirm-transfer.server.ts";
import { expireOrders } from "../../shop/orders/expire-orders.server.ts";
import { orderDeps } from "../order-deps.ts";

export type StrangerJob =
  | { does: "reserve"; orderRequest: Parameters<typeof reserveUnit>[1] }
  | { does: "order"; orderRequest: NewOrder }
  | { does: "keep"; id: AllocationRequestId }
  | { does: "pay"; arrival: Omit<Arrival, "at"> }
  | { does: "expire"; orderId: OrderId };

const holding: Holding = {
  secret: "the secret of tests",
  limits: { stranger: 5, account: 20, network: 5, wholeNetwork: 40 },
  transferDays: 3,
  strangerTransferDays: 1,
  reservationHours: 24,
};

const [url = "", jobs = "[]"] = process.argv.slice(2);
const database = openPostgres(url, { connections: 20 });
const deps = { ...orderDeps(database.db), holding };

async function answer(job: StrangerJob): Promise<string> {
  switch (job.does) {
    case "reserve": {
      const reserved = await reserveUnit(deps, job.orderRequest);
      return reserved.ok ? "held" : reserved.domainError.code;
    }
    case "order": {
      const placed = await placeOrder(deps, job.orderRequest);
      return placed.ok ? "held" : placed.domainError.code;
    }
    case "keep": {
      const extended = await extendRequest(deps, { id: job.id, network: null });
      return extended.ok ? "kept" : extended.domainError.code;
    }
    case "pay": {
      const paid = await confirmTransfer(deps, { ...job.arrival, at: new Date("2026-11-22T10:00:00Z") });
      return paid.ok ? paid.value.outcome : paid.domainError.code;
    }
    case "expire":
      return `expired ${await expireOrders({ ...deps, card: null as never })}`;
  }
}

const answers = await Promise.all((JSON.parse(jobs) as StrangerJob[]).map(answer));
await database.close();
console.info(JSON.stringify({ answers }));
