import type { Queryable } from "../../base/db.server.ts";
import { openGameTests } from "../orders/open-game-tests.server.ts";
import type { Order } from "../orders/order.ts";
import type { Claim, Returned } from "./claim.ts";
import { unitsGivenBack, unitsOfOrder } from "./claims.sql.server.ts";

/** What comes back with a claim, and what came back before it: what its refund follows from. */
export async function readReturned(db: Queryable, order: Order, { id, units }: Claim): Promise<Returned> {
  return {
    claimed: units,
    all: await unitsOfOrder(db, order.id),
    before: await unitsGivenBack(db, order.id, id),
    untested: await openGameTests(db, order),
  };
}
