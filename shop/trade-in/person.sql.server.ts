// What a person sold or wanted to sell to the shop, for the erasure of their data.

import { sql } from "kysely";
import type { Transaction } from "../../base/db.server.ts";
import { orNull } from "../../base/stored-json.ts";
import { ERASED, ERASED_EMAIL } from "../../base/erased.ts";
import type { TradeInId, VisitorId } from "../../base/id.ts";
import { storedSeller } from "./stored.ts";
import type { Seller } from "./trade-in.ts";

export type TradeInOfPerson = {
  id: TradeInId;
  number: string | null;
  state: string;
  receivedAt: Date | null;
  visitorId: VisitorId | null;
  iban: string | null;
  payeeName: string | null;
  seller: Seller | null;
  /** Whether the shop owes money for it. */
  owed: boolean;
};

/** Locks the trade-ins of an e-mail address in lower case, and drafts of these visitors. */
export async function lockTradeInsOfPerson(
  tx: Transaction,
  { email, visitorIds }: { email: string; visitorIds: readonly VisitorId[] },
): Promise<TradeInOfPerson[]> {
  const rows = await tx
    .selectFrom("tradeIn")
    .where((eb) =>
      eb.or([
        eb(sql<string>`lower(email)`, "=", email),
        ...(visitorIds.length > 0 ? [eb.and([eb("visitorId", "in", visitorIds), eb("email", "is", null)])] : []),
      ]),
    )
    .select(["id", "number", "state", "receivedAt", "visitorId", "iban", "payeeName", "seller"])
    .select(
      sql<boolean>`exists (select 1 from trade_in_payout p where p.trade_in_id = trade_in.id and p.paid_at is null)`.as(
        "owed",
      ),
    )
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map(({ seller, ...row }) => ({ ...row, seller: orNull(seller, storedSeller) }));
}

/** How many trade-ins the address has now. */
export async function countTradeInsOfPerson(tx: Transaction, email: string): Promise<number> {
  const { count } = await tx
    .selectFrom("tradeIn")
    .where(sql<string>`lower(email)`, "=", email)
    .select(sql<number>`count(*)::integer`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes trade-ins for which nothing was bought, with their photos. */
export async function deleteTradeIns(tx: Transaction, ids: readonly TradeInId[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom("tradeIn").where("id", "in", ids).execute();
}

/**
 * Takes out of these purchases all that is no part of the purchase record: e-mail, phone, answers, photos, notes. The
 * seller's name, address, account and identity stay: the record and the payment must name them.
 */
export async function eraseTradeIns(tx: Transaction, tradeInIds: readonly TradeInId[]): Promise<void> {
  if (tradeInIds.length === 0) return;
  const ids = sql`(${sql.join(tradeInIds)})`;
  await sql`update trade_in set email = ${ERASED_EMAIL}, visitor_id = null, draft = null,
      seller = seller || '{"phone": ""}'::jsonb,
      return_fee_note = case when return_fee_note is not null then ${ERASED} end
    where id in ${ids}`.execute(tx);
  await sql`delete from trade_in_photo where trade_in_id in ${ids}`.execute(tx);
  await sql`update trade_in_finding set note = ${ERASED} where trade_in_id in ${ids} and note is not null`.execute(tx);
  await sql`update trade_in_payout_return set note = ${ERASED} where trade_in_id in ${ids} and note is not null`.execute(
    tx,
  );
  // Of what was bought, the record and its identity stay; where nothing was bought, nothing needs them.
  const unbought = sql`trade_in_id in ${ids}
    and not exists (select 1 from trade_in_payout p where p.trade_in_id = t.trade_in_id)`;
  await sql`delete from trade_in_identity t where ${unbought}`.execute(tx);
  await sql`delete from trade_in_signature t where ${unbought}`.execute(tx);
  await sql`update trade_in_check set detail = ${ERASED}, note = case when note is not null then ${ERASED} end
    where trade_in_id in ${ids}`.execute(tx);
  await sql`update trade_in_move set reason = ${ERASED}
    where trade_in_id in ${ids} and reason is not null and reason !~ '^[a-z]+(-[a-z]+)*$'`.execute(tx);
}
