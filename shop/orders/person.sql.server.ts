// A person's orders, for the erasure of their data. Amounts, products and dates stay; the invoice keeps its buyer.

import { sql } from "kysely";
import type { Transaction } from "../../base/db.server.ts";
import { ERASED, ERASED_EMAIL } from "../../base/erased.ts";
import type { OrderId, VisitorId } from "../../base/id.ts";
import type { ShippingAddress } from "../shipping/address.ts";
import { storedAddress, storedBilling, storedCompany } from "./stored.ts";
import type { Company } from "./order.ts";

export type OrderOfPerson = {
  id: OrderId;
  number: string;
  state: string;
  isInvoiced: boolean;
  visitorId: VisitorId | null;
  email: string;
  phone: string;
  address: ShippingAddress;
  billing: ShippingAddress | null;
  company: Company | null;
};

/** Locks the orders of an e-mail address in lower case. */
export async function lockOrdersOfPerson(tx: Transaction, email: string): Promise<OrderOfPerson[]> {
  const rows = await tx
    .selectFrom("salesOrder")
    .where(sql<string>`lower(email)`, "=", email)
    .select(["id", "number", "state", "isInvoiced", "visitorId", "email", "phone", "shippingAddress", "billingAddress"])
    .select("company")
    .orderBy("id")
    .forUpdate()
    .execute();
  return rows.map(({ shippingAddress, billingAddress, company, ...row }) => ({
    ...row,
    address: storedAddress(shippingAddress),
    billing: storedBilling(billingAddress),
    company: storedCompany(company),
  }));
}

/** How many orders the address has now: none may have appeared since they were locked. */
export async function countOrdersOfPerson(tx: Transaction, email: string): Promise<number> {
  const { count } = await tx
    .selectFrom("salesOrder")
    .where(sql<string>`lower(email)`, "=", email)
    .select(sql<number>`count(*)::integer`.as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether money is still to be sent back for one of these orders. */
export async function hasRefundDue(tx: Transaction, orderIds: readonly OrderId[]): Promise<boolean> {
  if (orderIds.length === 0) return false;
  const refund = await tx
    .selectFrom("refund")
    .where("orderId", "in", orderIds)
    .where("state", "=", "requested")
    .select("id")
    .limit(1)
    .execute();
  const surplus = await tx
    .selectFrom("surplus")
    .where("orderId", "in", orderIds)
    .where("state", "=", "open")
    .select("id")
    .limit(1)
    .execute();
  return refund.length + surplus.length > 0;
}

/** The accounts that paid for these orders, and those that got money back with whose they are. A card has none. */
export async function accountsOfOrders(
  tx: Transaction,
  orderIds: readonly OrderId[],
): Promise<{ iban: string | null; name: string | null }[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<{ iban: string | null; name: string | null }>`
    select iban, account_name as name from refund where order_id in (${sql.join(orderIds)})
    union select iban, null from statement_line
      where order_number in (select number from sales_order where id in (${sql.join(orderIds)}))`.execute(tx);
  return rows;
}

/** Deletes checkout drafts of the address and of these visitors; returns the visitors of the drafts. */
export async function deleteDraftsOfPerson(
  tx: Transaction,
  { email, visitorIds }: { email: string; visitorIds: readonly VisitorId[] },
): Promise<VisitorId[]> {
  const rows = await tx
    .deleteFrom("checkoutDraft")
    .where((eb) =>
      eb.or([
        eb(sql<string>`lower(details ->> 'email')`, "=", email),
        ...(visitorIds.length > 0 ? [eb("visitorId", "in", visitorIds)] : []),
      ]),
    )
    .returning("visitorId")
    .execute();
  return rows.map(({ visitorId }) => visitorId);
}

/**
 * Takes the person out of these orders, their payments and their history. A refund that was paid keeps its account: it is a
 * payment document.
 */
export async function eraseOrders(tx: Transaction, orderIds: readonly OrderId[]): Promise<void> {
  if (orderIds.length === 0) return;
  const ids = sql`(${sql.join(orderIds)})`;
  const nobody = { firstName: "", lastName: "", address: "", city: "", postalCode: "" };
  await sql`update sales_order set email = ${ERASED_EMAIL}, phone = '', visitor_id = null, company = null, billing_address = null,
      discount_why = case when discount_why is not null then ${ERASED} end, wants_account = false, locker = null, version = version + 1,
      shipping_address = ${JSON.stringify(nobody)}::jsonb || jsonb_build_object('county', shipping_address ->> 'county')
    where id in ${ids}`.execute(tx);
  await sql`update payment set payer_name = null, client_secret = null where order_id in ${ids}`.execute(tx);
  await sql`update refund set note = case when note is not null then ${ERASED} end,
      failed_note = case when failed_note is not null then ${ERASED} end where order_id in ${ids}`.execute(tx);
  await sql`update refund set iban = null, account_name = null, approved_by = null, approved_at = null
    where order_id in ${ids} and state = 'failed' and file is null`.execute(tx);
  await sql`update surplus set note = ${ERASED} where order_id in ${ids} and note is not null`.execute(tx);
  await sql`update order_move set reason = ${ERASED}
    where order_id in ${ids} and reason is not null and reason !~ '^[a-z]+(-[a-z]+)*$'`.execute(tx);
  await sql`update sales_order_line set called_off_why = ${ERASED}
    where order_id in ${ids} and called_off_why is not null and called_off_why !~ '^[a-z]+(-[a-z]+)*$'`.execute(tx);
}
