// The claims of a person's orders, for the erasure of their data.

import { sql } from "kysely";
import type { Transaction } from "../../base/db.server.ts";
import { ERASED } from "../../base/erased.ts";
import type { AccountId, OrderId } from "../../base/id.ts";

export type ClaimOfPerson = { number: string; state: string };

/** Locks the claims of these orders. */
export async function lockClaimsOfOrders(tx: Transaction, orderIds: readonly OrderId[]): Promise<ClaimOfPerson[]> {
  if (orderIds.length === 0) return [];
  return tx
    .selectFrom("claim")
    .where("orderId", "in", orderIds)
    .select(["number", "state"])
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** What the buyer wrote, was answered and photographed goes; kind, units and outcome stay. */
export async function eraseClaims(tx: Transaction, orderIds: readonly OrderId[]): Promise<void> {
  if (orderIds.length === 0) return;
  await sql`update claim set story = case when story is not null then ${ERASED} end,
      answer = case when answer is not null then ${ERASED} end
    where order_id in (${sql.join(orderIds)})`.execute(tx);
  // Photos by who took a warranty over are theirs: they go with their own erasure.
  await sql`delete from claim_photo where claim_id in (
    select id from claim where order_id in (${sql.join(orderIds)}) and not is_by_holder)`.execute(tx);
}

/** The same for claims of warranties that a person took over from somebody else. */
export async function eraseClaimsOfHolder(tx: Transaction, accountId: AccountId): Promise<void> {
  await sql`update claim set story = ${ERASED}, answer = case when answer is not null then ${ERASED} end
    where holder_account = ${accountId}`.execute(tx);
  await sql`delete from claim_photo where claim_id in (select id from claim where holder_account = ${accountId})`.execute(
    tx,
  );
}
