// Queries of unsold and sold units, for the reports.

import { sql } from "kysely";
import type { Queryable } from "../../base/db.server.ts";
import { dayBegins, dayEnds } from "../../base/days.server.ts";
import type { Bani } from "../../base/money.ts";
import type { Period } from "./period.ts";
import type { UnsoldUnits } from "./stock-report.ts";

/** What the shop owns and has not sold, by the days since it came. */
export async function unsoldUnits(db: Queryable): Promise<UnsoldUnits[]> {
  const { rows } = await sql<UnsoldUnits>`
    select greatest(0, extract(epoch from now() - u.created_at) / 86400)::int as days, count(*)::int as units,
      sum(u.cost_bani)::float8 as cost, coalesce(sum(l.price_bani), 0)::float8 as asked
    from unit u left join listing l on l.id = u.listing_id left join hold h on h.unit_id = u.id and h.until is null
    where u.state in ('intake', 'stock', 'inspection') and h.unit_id is null
    group by days`.execute(db);
  return rows;
}

/** A unit that was on sale in the period. `soldAt`: when it was ordered, if it was. */
export type OfferedUnit = {
  kind: "pc" | "component";
  category: string | null;
  price: Bani;
  cameAt: Date;
  soldAt: Date | null;
  soldFor: Bani | null;
  cpu: string | null;
  gpu: string | null;
  /** Whether it came back through a claim. */
  cameBack: "withdrawal" | "return" | "warranty" | null;
};

/** What sell-through counts of a unit. */
export type OfferedFigures = Pick<OfferedUnit, "kind" | "category" | "price" | "cameAt" | "soldAt" | "soldFor">;

/** A unit behind a figure of a report. `order`: the number of the order that it was sold with. */
export type OfferedRow = OfferedUnit & { code: string; title: string; order: string | null };

const NOT_SOLD = ["placed", "awaiting-payment", "cancelled"] as const;

/** The last sale of each unit that was sold since the beginning of the period. */
function salesSince(db: Queryable, from: Period["from"]) {
  return db
    .selectFrom("salesOrderLine as line")
    .innerJoin("salesOrder as o", "o.id", "line.orderId")
    .where("line.unitId", "is not", null)
    .where("o.state", "not in", NOT_SOLD)
    .where("o.placedAt", ">=", dayBegins(from))
    .distinctOn("line.unitId")
    .select(["line.unitId", "o.id as orderId", "o.number", "o.placedAt", "line.priceBani"])
    .orderBy("line.unitId")
    .orderBy("o.placedAt", "desc");
}

/**
 * Units that were received before the end of the period and not sold before its beginning, with their last sale; or only those of
 * them that were sold by its end, for which no sale of before is read.
 */
function unitsOnSale(db: Queryable, { from, to }: Period, show: "offered" | "sold") {
  const soldBefore = db
    .selectFrom("salesOrderLine as before")
    .innerJoin("salesOrder as earlier", "earlier.id", "before.orderId")
    .where("before.unitId", "is not", null)
    .where("earlier.state", "not in", NOT_SOLD)
    .where("earlier.placedAt", "<", dayBegins(from))
    .select("before.unitId");
  return db
    .selectFrom("unit as u")
    .innerJoin("listing as l", "l.id", "u.listingId")
    .leftJoin(salesSince(db, from).as("sold"), "sold.unitId", "u.id")
    .where("u.createdAt", "<", dayEnds(to))
    .where("u.state", "<>", "scrapped")
    .where((eb) =>
      show === "sold"
        ? eb("sold.placedAt", "<", dayEnds(to))
        : eb.or([eb("sold.unitId", "is not", null), eb("u.id", "not in", soldBefore)]),
    );
}

const figures = [
  "l.kind",
  "l.category",
  "l.priceBani as price",
  "u.createdAt as cameAt",
  "sold.placedAt as soldAt",
  "sold.priceBani as soldFor",
] as const;

/** What sell-through is calculated from: a fraction of what `offeredUnits` reads. */
export function offeredFigures(db: Queryable, period: Period): Promise<OfferedFigures[]> {
  return unitsOnSale(db, period, "offered").select(figures).execute();
}

/** The units on sale in the period; with `show` "sold", those of them that were sold by its end. */
export function offeredUnits(
  db: Queryable,
  period: Period,
  { show }: { show: "offered" | "sold" },
): Promise<OfferedRow[]> {
  return unitsOnSale(db, period, show)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("claimUnit as cu")
          .innerJoin("claim as c", "c.id", "cu.claimId")
          .whereRef("cu.orderId", "=", "sold.orderId")
          .whereRef("cu.unitId", "=", "u.id")
          .where("c.state", "not in", ["dropped", "rejected"])
          .select("c.kind as claimKind")
          .orderBy("c.openedAt", "desc")
          .limit(1)
          .as("claimed"),
      (join) => join.onTrue(),
    )
    .select([
      "u.code",
      "l.title",
      "sold.number as order",
      ...figures,
      sql<string | null>`l.specs#>>'{cpu,model}'`.as("cpu"),
      sql<string | null>`l.specs#>>'{gpu,chip}'`.as("gpu"),
      "claimed.claimKind as cameBack",
    ])
    .execute();
}

/** The first moment after a period. */
export async function endOf(db: Queryable, { to }: Period): Promise<Date> {
  const { rows } = await sql<{ end: Date }>`select ${dayEnds(to)} as end`.execute(db);
  return rows[0]!.end;
}
