// Queries of orders whose locker is closed.

import { sql, type SqlBool } from "kysely";
import type { Queryable } from "../../../base/db.server.ts";
import type { OrderNumber } from "../order.ts";

const MOST = 200;

/** Orders that have not left and whose locker is closed or unknown by now. */
function stranded(db: Queryable) {
  return db
    .selectFrom("salesOrder as o")
    .leftJoin("locker as l", (join) => join.on(sql<SqlBool>`l.id = o.locker->>'id'`))
    .where("o.locker", "is not", null)
    .where("o.state", "in", ["placed", "awaiting-payment", "paid", "preparing"])
    .where((eb) => eb.or([eb("l.id", "is", null), eb("l.closedAt", "is not", null)]));
}

/** The oldest first. */
export async function ordersToClosedLockers(db: Queryable): Promise<{ number: OrderNumber; locker: string }[]> {
  const rows = await stranded(db)
    .select("o.number")
    .select(sql<string>`o.locker->>'name'`.as("locker"))
    .orderBy("o.placedAt")
    .limit(MOST)
    .execute();
  return rows.map(({ number, locker }) => ({ number: number as OrderNumber, locker }));
}

export async function numberToClosedLockers(db: Queryable): Promise<number> {
  const { total } = await stranded(db)
    .select(sql<number>`count(*)::int`.as("total"))
    .executeTakeFirstOrThrow();
  return total;
}
