// Queries of payments out. Reads only: the modules trade-in and orders write their payouts and refunds.

import { sql, type RawBuilder } from "kysely";
import type { Queryable } from "../../base/db.server.ts";
import { dayBegins, dayEnds } from "../../base/days.server.ts";
import type { FourEyes } from "../payments/four-eyes.ts";
import type { PaymentOut, PaymentOutSort, PaymentOutState, PaymentsOutQuery } from "./payments-out.ts";

/** Who looks at the list: what one person may send alone, another one may not. */
type Limit = FourEyes & { actor: string };

/** Payouts to sellers and refunds to accounts of buyers, but for refunds that came back: each has another one. */
const payments = ({ fourEyesAbove, worksAlone, actor }: Limit) => sql`(
  select 'payout' as kind, t.number, null::uuid as refund_id, null::int as sequence, p.name as payee, p.iban, p.amount_bani as amount,
    case when p.paid_at is not null then 'paid' when t.state = 'bounced' then 'bounced' when p.file is not null then 'filed'
      when p.due_at > now() then 'later' when p.approved_by is null and paid_to_account(p.iban) > ${fourEyesAbove} then 'to-approve'
      else 'due' end as state,
    coalesce(p.paid_at, p.due_at) as at, p.file, p.reference, t.state = 'tested' and p.paid_at is null as is_waiting
  from trade_in_payout p join trade_in t on t.id = p.trade_in_id
  union all
  select 'refund', o.number, r.id, r.sequence,
    coalesce(r.account_name, concat_ws(' ', o.shipping_address ->> 'firstName', o.shipping_address ->> 'lastName')), r.iban, r.amount_bani,
    case when r.state = 'done' then 'paid' when r.iban is null then 'asked' when r.file is not null then 'filed'
      when r.approved_by is null and (paid_to_account(r.iban) > ${fourEyesAbove}
        or (select sum(x.amount_bani) from refund x where x.order_id = r.order_id and x.way = 'bank' and x.state <> 'failed') > ${fourEyesAbove}
        or (not ${worksAlone} and money_entered_by(r.order_id) && (r.account_hands || array[r.actor, ${actor}::text]))) then 'to-approve'
      else 'due' end,
    coalesce(r.settled_at, r.requested_at), r.file, r.reference, r.state = 'requested' and r.iban is not null
  from refund r join sales_order o on o.id = r.order_id
  where r.way = 'bank' and r.state <> 'failed') p`;

const sortedBy: Record<PaymentOutSort, RawBuilder<unknown>> = {
  at: sql`p.at`,
  amount: sql`p.amount`,
  payee: sql`p.payee`,
};

function isWanted({ search, state, kind, from, to, due }: PaymentsOutQuery): RawBuilder<unknown> {
  const all = [state === null ? sql`p.state <> 'paid'` : sql`p.state = ${state}`];
  const like = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const account = `%${search.replaceAll(/[\s\\%_]/g, "")}%`;
  if (search !== "")
    all.push(sql`(p.number ilike ${like} or p.payee ilike ${like} or p.iban ilike ${account} or p.file ilike ${like}
      or p.reference ilike ${like})`);
  if (kind !== null) all.push(sql`p.kind = ${kind}`);
  if (from !== null) all.push(sql`p.at >= ${dayBegins(from)}`);
  if (to !== null) all.push(sql`p.at < ${dayEnds(to)}`);
  if (due !== null) all.push(sql`p.is_waiting`);
  if (due !== null && due.before !== null)
    all.push(
      sql`p.at < case p.kind when 'payout' then ${due.before.payouts}::timestamptz else ${due.before.refunds}::timestamptz end`,
    );
  return sql.join(all, sql` and `);
}

/** One page of the payments that match, and how many there are. */
export async function paymentPage(
  db: Queryable,
  query: PaymentsOutQuery & Limit,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: PaymentOut[]; total: number }> {
  const where = isWanted(query);
  const direction = sql.raw(query.descending ? "desc" : "asc");
  const { rows } = await sql<PaymentOut>`
    select p.kind, p.number, p.refund_id, p.sequence, p.payee, p.amount, p.state, p.at, p.file, p.reference
    from ${payments(query)} where ${where} order by ${sortedBy[query.sort]} ${direction}, p.number, p.sequence
    limit ${limit} offset ${offset}
  `.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from ${payments(query)} where ${where}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** How many payments are in each state. */
export async function countPayments(db: Queryable, limit: Limit): Promise<Map<PaymentOutState, number>> {
  const { rows } = await sql<{ state: PaymentOutState; payments: number }>`
    select p.state, count(*)::int as payments from ${payments(limit)} group by p.state`.execute(db);
  return new Map(rows.map(({ state, payments: count }) => [state, count]));
}
