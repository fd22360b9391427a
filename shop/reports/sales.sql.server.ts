// Queries of confirmed orders, for the reports.

import { sql, type ExpressionBuilder } from "kysely";
import type { Queryable } from "../../base/db.server.ts";
import { dayBegins, dayEnds } from "../../base/days.server.ts";
import { bani, shareOut, type Bani } from "../../base/money.ts";
import type { Tables } from "../../db/tables.ts";
import type { Period } from "./period.ts";
import type { ConfirmedOrder, SalesFacts, SoldUnit } from "./sales-report.ts";

const day = (column: string) => sql<string>`(${sql.ref(column)} at time zone 'Europe/Bucharest')::date::text`;

/** Orders that somebody must send or has sent: paid, or to be paid in cash. A cancelled order is not a sale. */
function isConfirmed(eb: ExpressionBuilder<{ o: Tables["salesOrder"] }, "o">) {
  return eb.or([
    eb("o.state", "not in", ["placed", "awaiting-payment", "cancelled"]),
    eb.and([eb("o.paymentMethod", "=", "cash"), eb("o.state", "=", "placed")]),
  ]);
}

export async function loadSales(db: Queryable, period: Period): Promise<SalesFacts> {
  const [orders, refunds, fulfilled] = await Promise.all([
    confirmedOrders(db, period),
    refundsBetween(db, period),
    fulfilledUnits(db, period),
  ]);
  return { orders, refunds, kept: fulfilled };
}

async function confirmedOrders(db: Queryable, { from, to }: Period): Promise<ConfirmedOrder[]> {
  const rows = await db
    .selectFrom("salesOrder as o")
    .where("o.placedAt", ">=", dayBegins(from))
    .where("o.placedAt", "<", dayEnds(to))
    .where(isConfirmed)
    .select((eb) => [
      day("o.placed_at").as("day"),
      "o.totalBani as total",
      eb
        .selectFrom("salesOrderLine as l")
        .whereRef("l.orderId", "=", "o.id")
        .where("l.kind", "=", "unit")
        .select(({ fn }) => fn.countAll<number | string>().as("units"))
        .as("units"),
    ])
    .execute();
  return rows.map(({ units, ...row }) => ({ ...row, units: Number(units) }));
}

async function refundsBetween(db: Queryable, { from, to }: Period): Promise<{ day: string; amount: Bani }[]> {
  return await db
    .selectFrom("refund as r")
    .innerJoin("salesOrder as o", "o.id", "r.orderId")
    .where("r.requestedAt", ">=", dayBegins(from))
    .where("r.requestedAt", "<", dayEnds(to))
    .where("r.state", "<>", "failed")
    .where("o.state", "<>", "cancelled")
    .select([day("r.requested_at").as("day"), "r.amountBani as amount"])
    .execute();
}

/** The units that a buyer still has: the allocation of a sold unit is deleted when it comes back. */
async function fulfilledUnits(db: Queryable, { from, to }: Period): Promise<SoldUnit[]> {
  const rows = await db
    .selectFrom("salesOrder as o")
    .innerJoin("salesOrderLine as l", "l.orderId", "o.id")
    .innerJoin("unit as u", "u.id", "l.unitId")
    .innerJoin("hold as h", (join) => join.onRef("h.unitId", "=", "u.id").onRef("h.orderId", "=", "o.id"))
    .where("o.placedAt", ">=", dayBegins(from))
    .where("o.placedAt", "<", dayEnds(to))
    .where(isConfirmed)
    .select([
      day("o.placed_at").as("day"),
      "l.priceBani as price",
      "o.reductionBani as reduction",
      "o.totalBani as total",
      "u.costBani as cost",
      "u.repairCostBani as repairs",
      "u.taxRegime",
    ])
    .execute();
  return rows.map(({ day, price, reduction, total, ...unit }) => {
    const whole = total + reduction;
    const [share = bani(0)] = reduction > 0 ? shareOut(reduction, [price, Math.max(whole - price, 0)]) : [];
    return { day, paid: bani(price - share), ...unit };
  });
}

/** The day of each order that was placed, paid or not. */
export async function placedDays(db: Queryable, { from, to }: Period): Promise<string[]> {
  const rows = await db
    .selectFrom("salesOrder")
    .where("placedAt", ">=", dayBegins(from))
    .where("placedAt", "<", dayEnds(to))
    .select(day("placed_at").as("day"))
    .execute();
  return rows.map((row) => row.day);
}
