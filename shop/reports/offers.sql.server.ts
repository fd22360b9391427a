// Queries of trade-ins that were paid, for the report on offers.

import { sql } from "kysely";
import type { Queryable } from "../../base/db.server.ts";
import { dayBegins, dayEnds } from "../../base/days.server.ts";
import { bani, type Bani } from "../../base/money.ts";
import type { PaidTradeIn } from "./offer-report.ts";
import type { Period } from "./period.ts";

/** The trade-ins that were paid in the period, the newest first. */
export async function paidTradeIns(db: Queryable, { from, to }: Period): Promise<PaidTradeIn[]> {
  const offer = (kind: "offer" | "revised") =>
    sql<Bani | null>`(select o.total_bani from trade_in_offer o where o.trade_in_id = t.id and o.kind = ${kind} order by o.sequence desc limit 1)`;
  const { rows } = await sql<{
    number: string;
    declared: Bani | null;
    found: Bani | null;
    paid: Bani;
    units: number | string;
    soldUnits: number | string;
    soldFor: number | string | null;
  }>`select t.number, ${offer("offer")} as declared, ${offer("revised")} as found, p.amount_bani as paid,
      count(i.unit_id) as units, count(l.unit_id) as "soldUnits", sum(l.price_bani) as "soldFor"
    from trade_in_payout p
    join trade_in t on t.id = p.trade_in_id
    left join intake i on i.source = t.number
    left join hold h on h.unit_id = i.unit_id and h.kind = 'sale'
    left join sales_order_line l on l.unit_id = h.unit_id and l.order_id = h.order_id
    where p.paid_at >= ${dayBegins(from)} and p.paid_at < ${dayEnds(to)}
    group by t.id, t.number, p.amount_bani, p.paid_at
    order by p.paid_at desc`.execute(db);
  return rows.map(({ number, declared, found, paid, units, soldUnits, soldFor }) => ({
    number,
    declared: declared ?? paid,
    found: found ?? declared ?? paid,
    paid,
    soldFor: bani(Number(soldFor ?? 0)),
    units: Number(units),
    soldUnits: Number(soldUnits),
  }));
}
