import type { Actor } from "../../base/actor.ts";
import { recordAudit } from "../../base/audit.server.ts";
import { attempt, type Db } from "../../base/db.server.ts";
import type { CustomerId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { customerById, lockCustomer } from "./customers.sql.server.ts";
import { settleRequest } from "./data-requests.sql.server.ts";
import { eraseWholePerson, lockWholePerson, obstacleTo } from "./whole-person.server.ts";

/**
 * Erases a customer who asked for it. Refuses with `customer-unknown`, `erase-not-asked` (no open request),
 * `customer-is-staff`, `customer-order-open`, `customer-claim-open`, `customer-sale-open`, `customer-refund-due`,
 * `customer-payout-due`, or `customer-changed` if an order came in meanwhile.
 */
export function eraseCustomer(deps: { db: Db }, { id, actor }: { id: CustomerId; actor: Actor }) {
  return attempt(deps.db, async (tx) => {
    const customer = await customerById(tx, id);
    if (!customer) return refuse.notFound({ code: "customer-unknown" });
    const person = await lockWholePerson(tx, { id, email: customer.email });
    if (!(await lockCustomer(tx, id))) return refuse.notFound({ code: "customer-unknown" });
    const obstacle = await obstacleTo(tx, person);
    if (obstacle) return refuse.conflict({ code: obstacle });
    if (!(await settleRequest(tx, { kind: "erase" }, { customerId: id, by: actor, state: "done" })))
      return refuse.conflict({ code: "erase-not-asked" });
    await eraseWholePerson(tx, person);
    await recordAudit(tx, { actor, action: "erased", entity: "customer", entityId: id });
    return ok({ keptOrders: person.orders.length });
  });
}

/** What stands in the way of erasing a customer now; null if nothing does, or if there is no such customer. */
export async function obstacleToErasing(deps: { db: Db }, { id }: { id: CustomerId }) {
  let found: Awaited<ReturnType<typeof obstacleTo>> = null;
  await attempt(deps.db, async (tx) => {
    const customer = await customerById(tx, id);
    if (customer) found = await obstacleTo(tx, await lockWholePerson(tx, { id, email: customer.email }));
    // Nothing is kept of the look.
    return refuse.conflict({ code: "looked" });
  });
  return found as Awaited<ReturnType<typeof obstacleTo>>;
}
