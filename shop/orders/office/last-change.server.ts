import type { Actor } from "../../../base/actor.ts";
import type { Db } from "../../../base/db.server.ts";
import type { OrderNumber } from "../order.ts";

/** Who changed the delivery of an order last, and when; null if nobody did. */
export async function lastDeliveryChange(
  deps: { db: Db },
  { number }: { number: OrderNumber },
): Promise<{ actor: Actor; at: Date } | null> {
  const row = await deps.db
    .selectFrom("audit")
    .where("entity", "=", "order")
    .where("entityId", "=", number)
    .where("action", "=", "delivery-changed")
    .orderBy("id", "desc")
    .select(["actor", "at"])
    .executeTakeFirst();
  return row ?? null;
}
