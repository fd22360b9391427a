// Queries of surpluses: money beyond an order's total, until it is sent back or kept.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import { newId, type OrderId, type RefundId, type SurplusId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import type { OrderNumber } from "../order.ts";

export type Surplus = {
  id: SurplusId;
  orderId: OrderId;
  orderNumber: OrderNumber;
  buyer: string;
  amount: Bani;
  /** More than the total at once, or another transfer for an order that was paid. */
  why: "over" | "again";
  state: "open" | "refunded" | "kept";
  note: string | null;
  arrivedAt: Date;
};

/** Each transfer brings at most one. */
export async function insertSurplus(
  tx: Transaction,
  { amount, ...surplus }: Pick<Surplus, "orderId" | "amount" | "why"> & { key: string },
): Promise<void> {
  await tx
    .insertInto("surplus")
    .values({ id: newId<"surplus">(), ...surplus, amountBani: amount })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

function surpluses(db: Queryable) {
  return db
    .selectFrom("surplus as s")
    .innerJoin("salesOrder as o", "o.id", "s.orderId")
    .orderBy("s.arrivedAt")
    .orderBy("s.id")
    .select(["s.id", "s.orderId", "o.number as orderNumber", "s.amountBani as amount", "s.why", "s.state", "s.note"])
    .select("s.arrivedAt")
    .select(
      sql<string>`concat_ws(' ', o.shipping_address ->> 'firstName', o.shipping_address ->> 'lastName')`.as("buyer"),
    )
    .$castTo<Surplus>();
}

export function openSurpluses(
  db: Queryable,
  { limit, before }: { limit: number; before: Date | null },
): Promise<Surplus[]> {
  return surpluses(db)
    .where("s.state", "=", "open")
    .$if(before !== null, (query) => query.where("s.arrivedAt", "<", before!))
    .limit(limit)
    .execute();
}

export async function countOpenSurpluses(db: Queryable, { before }: { before: Date | null }): Promise<number> {
  const { open } = await db
    .selectFrom("surplus")
    .where("state", "=", "open")
    .$if(before !== null, (query) => query.where("arrivedAt", "<", before!))
    .select(sql<number>`count(*)::int`.as("open"))
    .executeTakeFirstOrThrow();
  return open;
}

export function surplusesOf(db: Queryable, orderId: OrderId): Promise<Surplus[]> {
  return surpluses(db).where("s.orderId", "=", orderId).execute();
}

export async function findSurplus(db: Queryable, id: SurplusId): Promise<Surplus | null> {
  return (await surpluses(db).where("s.id", "=", id).executeTakeFirst()) ?? null;
}

/** False if another request settled it first. */
export async function settleSurplus(
  tx: Transaction,
  id: SurplusId,
  settled: { state: "refunded"; refundId: RefundId; actor: string } | { state: "kept"; note: string; actor: string },
): Promise<boolean> {
  const { actor, ...how } = settled;
  const { numUpdatedRows } = await tx
    .updateTable("surplus")
    .set({ ...how, settledBy: actor, settledAt: sql<Date>`now()` })
    .where("id", "=", id)
    .where("state", "=", "open")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
