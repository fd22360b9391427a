// Queries of the money of orders: card payments and their provider's events, transfers, cash, refunds.

import { sql } from "kysely";
import type { ChosenPayments } from "../../payments/chosen.ts";
import type { Actor } from "../../../base/actor.ts";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import { newId, type OrderId, type PaymentId, type RefundId } from "../../../base/id.ts";
import type { Bani } from "../../../base/money.ts";
import { PAYMENTS_OUT_LOCK, type FourEyes, type PaymentHands } from "../../payments/four-eyes.ts";
import type { PaymentState } from "../../payments/payment.ts";
import type { BounceReason } from "../../payments/bank-transfer.ts";
import type { Refund, RefundAccount, RefundReason, RefundState } from "../../payments/refund.ts";
import type { Duration } from "../../inventory/allocations/allocations.sql.server.ts";
import type { MoneyWay, Order, OrderNumber, ReceivedTransfer } from "../order.ts";

export type NewTransfer = { orderId: OrderId; amount: Bani; arrivedAt: Date; key: string; actor: Actor; way: MoneyWay };

/** False if this transfer is recorded already. */
export async function insertTransfer(tx: Transaction, { amount, ...transfer }: NewTransfer): Promise<boolean> {
  const inserted = await tx
    .insertInto("transfer")
    .values({ ...transfer, amountBani: amount })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The order's transfers, the oldest first. */
export async function transfersFor(db: Queryable, orderId: OrderId): Promise<ReceivedTransfer[]> {
  return db
    .selectFrom("transfer")
    .where("orderId", "=", orderId)
    .select(["amountBani as amount", "arrivedAt", "actor", "way"])
    .orderBy("id")
    .execute();
}

/** The sum of the order's transfers. */
export async function transferredFor(db: Queryable, orderId: OrderId): Promise<Bani> {
  const row = await db
    .selectFrom("transfer")
    .where("orderId", "=", orderId)
    .select(sql<Bani>`coalesce(sum(amount_bani), 0)::int`.as("amount"))
    .executeTakeFirstOrThrow();
  return row.amount;
}

/** An order that awaited a transfer is paid in cash instead; one that awaited a card gets a payment of its own (`insertPayment`). */
export async function switchToCash(
  tx: Transaction,
  { id, payment, method }: Pick<Order, "id" | "payment" | "method">,
): Promise<void> {
  await tx.updateTable("salesOrder").set({ paymentMethod: "cash", payUntil: null }).where("id", "=", id).execute();
  if (method === "card") return;
  await tx
    .updateTable("payment")
    .set({ method: "cash", provider: "cash", reference: null })
    .where("id", "=", payment.id)
    .execute();
}

/** Serialises the cash orders of one buyer: two concurrent orders must not both pass the limit. */
export async function lockCashBuyer(tx: Transaction, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cash ${email}`}, 0))`.execute(tx);
}

/** The cash that one buyer's orders will collect and that has not come in yet, without that of the order `except`. */
export async function cashOwedBy(
  tx: Transaction,
  { email, phone, except = null }: { email: string; phone: string; except?: OrderId | null },
): Promise<Bani> {
  const row = await tx
    .selectFrom("salesOrder as o")
    .innerJoin("payment as p", "p.orderId", "o.id")
    .where("p.method", "=", "cash")
    .where("p.state", "=", "awaiting")
    .$if(except !== null, (query) => query.where("o.id", "<>", except!))
    .where((eb) => eb.or([eb("o.email", "=", email), eb("o.phone", "=", phone)]))
    .select(sql<Bani>`coalesce(sum(o.total_bani), 0)::int`.as("amount"))
    .executeTakeFirstOrThrow();
  return row.amount;
}

/** Marks the payment as received, with the sum of the order's transfers. */
export async function setReceived(tx: Transaction, id: PaymentId, amount: Bani): Promise<void> {
  const state = sql<PaymentState>`case state when 'awaiting' then 'received' when 'cancelled' then 'received' when 'refunded' then 'partly-refunded' else state end`;
  await tx
    .updateTable("payment")
    .set({ state, amountBani: amount, capturedBani: amount, updatedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

export type NewPayment = {
  orderId: OrderId;
  method: Order["method"];
  state: PaymentState;
  amount: Bani;
  provider: string;
  payerName: string | null;
};

export async function insertPayment(tx: Transaction, payment: NewPayment): Promise<PaymentId> {
  const { amount, ...row } = payment;
  const id = newId<"payment">();
  // A transfer carries the order's number, by which its statement line is matched.
  const reference = tx.selectFrom("salesOrder").where("id", "=", payment.orderId).select("number");
  await tx
    .insertInto("payment")
    .values({ id, ...row, amountBani: amount, reference: payment.method === "bank" ? reference : null })
    .execute();
  return id;
}

export async function setPaymentState(tx: Transaction, id: PaymentId, state: PaymentState): Promise<void> {
  await tx
    .updateTable("payment")
    .set({ state, updatedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

/** Records the captured amount of a card. */
export async function setCaptured(tx: Transaction, id: PaymentId, captured: Bani): Promise<void> {
  await tx.updateTable("payment").set({ capturedBani: captured }).where("id", "=", id).execute();
}

/**
 * Stores the intent of a payment, unless another was stored since `before`; returns the reference that is stored now.
 */
export async function setIntent(
  db: Queryable,
  id: PaymentId,
  intent: { ref: string; clientSecret: string },
  before: string | null,
): Promise<string | null> {
  await db
    .updateTable("payment")
    .set({ providerRef: intent.ref, clientSecret: intent.clientSecret, updatedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .where("providerRef", "is not distinct from", before)
    .execute();
  const row = await db.selectFrom("payment").where("id", "=", id).select("providerRef").executeTakeFirstOrThrow();
  return row.providerRef;
}

/** What the buyer's browser needs to submit a card for this payment, if its provider still waits for one. */
export async function clientSecretOf(db: Queryable, id: PaymentId): Promise<string | null> {
  const row = await db
    .selectFrom("payment")
    .where("id", "=", id)
    .where("state", "in", ["created", "failed"])
    .select("clientSecret")
    .executeTakeFirst();
  return row?.clientSecret ?? null;
}

export async function insertEvent(
  db: Queryable,
  event: { provider: string; eventId: string; kind: string },
): Promise<void> {
  await db
    .insertInto("paymentEvent")
    .values(event)
    .onConflict((conflict) => conflict.columns(["provider", "eventId"]).doNothing())
    .execute();
}

/** Card payments whose order and money may not agree yet, and that have not been touched for some minutes. */
export async function unsettledPayments(db: Queryable, provider: string, untouchedFor: Duration): Promise<OrderId[]> {
  const { rows } = await sql<{ orderId: OrderId }>`
    select o.id as order_id from sales_order o join payment p on p.order_id = o.id
    where p.method = 'card' and p.provider = ${provider} and p.updated_at < now() - make_interval(mins => ${untouchedFor.minutes}::int)
      and ((o.state = 'placed' and p.state = 'authorised')
        or (o.state = 'placed' and p.state in ('created', 'failed') and p.provider_ref is not null and o.placed_at > now() - interval '3 days')
        or (o.state = 'cancelled' and p.state in ('created', 'failed', 'authorised'))
        or (o.state = 'cancelled' and p.captured_bani > p.refunded_bani
          and not exists (select from refund r where r.payment_id = p.id and r.key = ${CANCEL_KEY} || p.id::text || ' ' || p.captured_bani::text)))
    order by p.updated_at limit 50
  `.execute(db);
  return rows.map((row) => row.orderId);
}

/** A card payment of an order that is paid in another way by now. */
export type ReplacedPayment = { id: PaymentId; orderId: OrderId; ref: string | null; state: PaymentState };

function replacedPayments(db: Queryable) {
  return db
    .selectFrom("payment as p")
    .innerJoin("salesOrder as o", "o.id", "p.orderId")
    .where("p.method", "=", "card")
    .where("o.paymentMethod", "<>", "card")
    .select(["p.id", "p.orderId", "p.providerRef as ref", "p.state"]);
}

/** The replaced payment with this provider reference, or null. */
export async function replacedPayment(
  db: Queryable,
  which: { provider: string; ref: string } | { id: PaymentId },
): Promise<ReplacedPayment | null> {
  const row = await replacedPayments(db)
    .$if("ref" in which, (query) =>
      query
        .where("p.provider", "=", (which as { provider: string }).provider)
        .where("p.providerRef", "=", (which as { ref: string }).ref),
    )
    .$if("id" in which, (query) => query.where("p.id", "=", (which as { id: PaymentId }).id))
    .executeTakeFirst();
  return row ? { ...row, state: row.state as PaymentState } : null;
}

/**
 * Replaced payments at this provider that are not abandoned yet: of one order, or those not touched for some minutes.
 */
export async function openReplacedPayments(
  db: Queryable,
  provider: string,
  which: { orderId: OrderId } | { untouchedFor: Duration },
): Promise<ReplacedPayment[]> {
  const rows = await replacedPayments(db)
    .where("p.provider", "=", provider)
    .where("p.state", "in", ["created", "failed", "authorised"])
    .$if("orderId" in which, (query) => query.where("p.orderId", "=", (which as { orderId: OrderId }).orderId))
    .$if("untouchedFor" in which, (query) =>
      query.where(
        "p.updatedAt",
        "<",
        sql<Date>`now() - make_interval(mins => ${(which as { untouchedFor: Duration }).untouchedFor.minutes}::int)`,
      ),
    )
    .orderBy("p.updatedAt")
    .limit(50)
    .execute();
  return rows.map((row) => ({ ...row, state: row.state as PaymentState }));
}

/** Whether this order ever had a card payment. */
export async function hadCardPayment(db: Queryable, orderId: OrderId): Promise<boolean> {
  return (
    (await db
      .selectFrom("payment")
      .where("orderId", "=", orderId)
      .where("method", "=", "card")
      .select("id")
      .executeTakeFirst()) !== undefined
  );
}

export async function touchPayment(db: Queryable, id: PaymentId): Promise<void> {
  await db
    .updateTable("payment")
    .set({ updatedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

const CANCEL_KEY = "cancelled ";

/**
 * The key of the refund after a cancellation: one for each amount that came in, however often it is requested. A failed
 * refund is left to staff, and not retried automatically for ever.
 */
export function cancelKey({ id, captured }: Order["payment"]): string {
  return `${CANCEL_KEY}${id} ${captured}`;
}

type NewRefund = Pick<
  Refund,
  "id" | "orderId" | "paymentId" | "amount" | "way" | "state" | "reason" | "note" | "account"
> & { actor: string; key: string };

/** On a locked order. The database rejects a refund of more than came in. False if the key was used. */
export async function insertRefund(tx: Transaction, refund: NewRefund): Promise<boolean> {
  const { amount, account, ...row } = refund;
  const settled = refund.state === "requested" ? null : sql<Date>`now()`;
  const inserted = await tx
    .insertInto("refund")
    .values({
      ...row,
      amountBani: amount,
      sequence: sql<number>`(select count(*) + 1 from refund where order_id = ${refund.orderId}::uuid)::int`,
      iban: account?.iban ?? null,
      accountName: account?.name ?? null,
      accountBy: account ? refund.actor : null,
      settledAt: settled,
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function findRefund(db: Queryable, which: { id: RefundId } | { key: string }): Promise<Refund | null> {
  const row = await refundRows(db)
    .$if("id" in which, (query) => query.where("id", "=", (which as { id: RefundId }).id))
    .$if("key" in which, (query) => query.where("key", "=", (which as { key: string }).key))
    .executeTakeFirst();
  return row ? refundIn(row) : null;
}

export async function refundsOf(db: Queryable, ids: readonly OrderId[]): Promise<Refund[]> {
  const rows = await refundRows(db).where("orderId", "in", ids).orderBy("requestedAt").orderBy("id").execute();
  return rows.map(refundIn);
}

function refundRows(db: Queryable) {
  return db.selectFrom("refund").selectAll();
}

function refundIn(row: Awaited<ReturnType<ReturnType<typeof refundRows>["execute"]>>[number]): Refund {
  const {
    id,
    orderId,
    paymentId,
    amountBani,
    way,
    state,
    reason,
    note,
    iban,
    accountName,
    sequence,
    file,
    reference,
    failedWhy,
    failedNote,
    requestedAt,
    settledAt,
  } = row;
  const account = iban !== null && accountName !== null ? { iban, name: accountName } : null;
  const failed = failedWhy === null ? null : { why: failedWhy, note: failedNote };
  return {
    id,
    orderId,
    paymentId,
    amount: amountBani,
    way,
    state,
    reason: reason as RefundReason,
    note,
    account,
    sequence,
    file,
    reference,
    failed,
    requestedAt,
    settledAt,
  };
}

/**
 * A transfer that the bank has sent: its reference, and the file that the page showed, or null for none. Outside a file
 * it may need the approval of somebody else than the actor.
 */
export type SentTransfer = { reference: string; file: string | null; actor: string } & FourEyes;

type RefundTransition = {
  from: RefundState;
  to: RefundState;
  /** Of a transfer that the bank has sent. */
  sent?: SentTransfer;
  /** Of a transfer that was returned. */
  failed?: { why: BounceReason; note: string | null };
};

/** Changes the state of a refund; false if another request was first, or it is in another file than the page showed. */
export async function setRefundState(
  tx: Transaction,
  id: RefundId,
  { from, to, sent, failed }: RefundTransition,
): Promise<boolean> {
  const updated = await tx
    .updateTable("refund")
    .set({
      state: to,
      settledAt: sql<Date>`now()`,
      touchedAt: sql<Date>`now()`,
      ...(sent && { reference: sent.reference }),
      ...(failed && { failedWhy: failed.why, failedNote: failed.note }),
    })
    .where("id", "=", id)
    .where("state", "=", from)
    .$if(sent !== undefined, (query) => query.where("file", "is not distinct from", sent!.file))
    .$if(sent !== undefined && sent.file === null, (query) => query.where(isApprovedFor(sent!)))
    .returning("id")
    .executeTakeFirst();
  return updated !== undefined;
}

/**
 * Sets the account of a transfer, or null for unknown; an earlier approval ends. False if it is in a payout file or
 * settled.
 */
export async function setRefundAccount(
  tx: Transaction,
  id: RefundId,
  account: RefundAccount | null,
  actor: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("refund")
    .set({ iban: account?.iban ?? null, accountName: account?.name ?? null, accountBy: actor })
    .where("id", "=", id)
    .where("way", "=", "bank")
    .where("state", "=", "requested")
    .where("file", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * What the limit is compared with: all that goes to the account in 30 days, or all refunds by transfer of the order if that
 * is more, so that neither several orders nor several accounts split it.
 */
const togetherOf = (refund: string) =>
  sql<Bani>`greatest(paid_to_account(${sql.ref(`${refund}.iban`)}), (select sum(x.amount_bani)::int from refund x where x.order_id = ${sql.ref(`${refund}.orderId`)} and x.way = 'bank' and x.state <> 'failed'))`;

const enteredBy = (refund: string) => sql<string[]>`money_entered_by(${sql.ref(`${refund}.orderId`)})`;

/** Waits for whoever is sending payments (`PAYMENTS_OUT_LOCK`). */
export async function lockPaymentsOut(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${PAYMENTS_OUT_LOCK}, 0))`.execute(tx);
}

/**
 * Whether the actor may send it: no second person is needed (`reasonsForSecondPerson`), or somebody has approved it; never who
 * approved it.
 */
function isApprovedFor({ fourEyesAbove, worksAlone, actor }: FourEyes & { actor: string }, refund = "refund") {
  const [approvedBy, requester, hands] = (["approvedBy", "actor", "accountHands"] as const).map((column) =>
    sql.ref(`${refund}.${column}`),
  );
  return sql<boolean>`(${approvedBy} is distinct from ${actor} and (${approvedBy} is not null or (${togetherOf(refund)} <= ${fourEyesAbove}
    and (${worksAlone} or not ${enteredBy(refund)} && (${hands} || array[${requester}, ${actor}::text])))))`;
}

/**
 * Approves a refund that has this account. False if it was approved, filed or settled meanwhile, or is the actor's own:
 * asked for, to an account that they gave or changed, or of money that they alone entered.
 */
export async function setRefundApproved(
  tx: Transaction,
  id: RefundId,
  { iban, actor }: { iban: string; actor: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("refund")
    .set({ approvedBy: actor, approvedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .where("state", "=", "requested")
    .where("iban", "=", iban)
    .where("file", "is", null)
    .where("approvedBy", "is", null)
    .where("actor", "<>", actor)
    .where(sql<boolean>`${actor} <> all(account_hands)`)
    .where(sql<boolean>`${enteredBy("refund")} <> array[${actor}::text]`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type RefundDueRow = Pick<
  Refund,
  "id" | "amount" | "reason" | "sequence" | "account" | "file" | "requestedAt"
> & {
  orderNumber: OrderNumber;
  buyer: string;
  /** What the limit of four eyes is compared with. */
  together: Bani;
} & PaymentHands;

function refundsDue(db: Queryable) {
  return db
    .selectFrom("refund as r")
    .innerJoin("salesOrder as o", "o.id", "r.orderId")
    .where("r.way", "=", "bank")
    .where("r.state", "=", "requested")
    .orderBy("r.requestedAt")
    .orderBy("r.id")
    .select([
      "r.id",
      "r.amountBani as amount",
      "r.reason",
      "r.sequence",
      "r.iban",
      "r.accountName",
      "r.file",
      "r.requestedAt",
      "r.actor as askedBy",
      "r.accountHands",
      "r.approvedBy",
      "o.number as orderNumber",
    ])
    .select(togetherOf("r").as("together"))
    .select(enteredBy("r").as("enteredBy"))
    .select(
      sql<string>`concat_ws(' ', o.shipping_address ->> 'firstName', o.shipping_address ->> 'lastName')`.as("buyer"),
    );
}

function refundDueIn({
  iban,
  accountName,
  reason,
  orderNumber,
  ...row
}: Awaited<ReturnType<ReturnType<typeof refundsDue>["execute"]>>[number]): RefundDueRow {
  const account = iban !== null && accountName !== null ? { iban, name: accountName } : null;
  return { ...row, account, reason: reason as RefundReason, orderNumber: orderNumber as OrderNumber };
}

/** Refunds owed to bank accounts and not confirmed as sent, all or these; the longest-waiting first. */
export async function loadRefundsDue(
  db: Queryable,
  { limit, ids }: { limit: number; ids: readonly RefundId[] | null },
): Promise<RefundDueRow[]> {
  if (ids?.length === 0) return [];
  const due = refundsDue(db).$if(ids !== null, (query) => query.where("r.id", "in", [...ids!]));
  return (await due.limit(limit).execute()).map(refundDueIn);
}

export async function countDue(db: Queryable, { requestedBefore }: { requestedBefore: Date | null }): Promise<number> {
  const { due } = await db
    .selectFrom("refund")
    .where("way", "=", "bank")
    .where("state", "=", "requested")
    .where("iban", "is not", null)
    .$if(requestedBefore !== null, (query) => query.where("requestedAt", "<", requestedBefore!))
    .select(sql<number>`count(*)::int`.as("due"))
    .executeTakeFirstOrThrow();
  return due;
}

/**
 * Those with an account that are in no file yet and that the actor may send; skips those that another transaction is
 * putting into a file.
 */
export async function lockRefundsToFile(
  tx: Transaction,
  { limit, only, ...by }: { limit: number; actor: string; only: ChosenPayments | null } & FourEyes,
): Promise<RefundDueRow[]> {
  const rows = await refundsDue(tx)
    .$if(only !== null, (query) => query.where(sql<boolean>`r.id::text = any(${only!.refunds})`))
    .where(isApprovedFor(by, "r"))
    .where("r.file", "is", null)
    .where("r.iban", "is not", null)
    .limit(limit)
    .forUpdate("r")
    .skipLocked()
    .execute();
  return rows.map(refundDueIn);
}

/** Puts refunds into a payout file. Throws if one of them is in another already. */
export async function putRefundsIntoFile(
  tx: Transaction,
  { file, actor }: { file: string; actor: string },
  ids: readonly RefundId[],
): Promise<void> {
  if (ids.length === 0) return;
  const { numUpdatedRows } = await tx
    .updateTable("refund")
    .set({ file, exportedAt: sql<Date>`now()`, exportedBy: actor })
    .where("id", "in", ids)
    .where("file", "is", null)
    .where("state", "=", "requested")
    .executeTakeFirst();
  if (numUpdatedRows !== BigInt(ids.length)) throw new Error(`${file} would pay somebody twice`);
}

/** For each file, how many of its refunds were sent and how many were returned. */
export async function countFiledRefunds(
  db: Queryable,
  files: readonly string[],
): Promise<{ file: string; paid: number; bounced: number }[]> {
  if (files.length === 0) return [];
  return db
    .selectFrom("refund")
    .where("file", "in", files)
    .groupBy("file")
    .select([
      "file",
      sql<number>`count(*) filter (where state = 'done')::int`.as("paid"),
      sql<number>`count(*) filter (where state = 'failed')::int`.as("bounced"),
    ])
    .$castTo<{ file: string; paid: number; bounced: number }>()
    .execute();
}

/** Card refunds at this provider that have been open for some minutes, each given to one process only. */
export async function claimOpenRefunds(db: Queryable, provider: string, untouchedFor: Duration): Promise<RefundId[]> {
  const { rows } = await sql<{ id: RefundId }>`
    update refund set touched_at = now() where id in (
      select r.id from refund r join payment p on p.id = r.payment_id
      where r.state = 'requested' and r.way = 'card' and p.provider = ${provider}
        and r.touched_at <= now() - make_interval(mins => ${untouchedFor.minutes}::int)
      order by r.touched_at limit 50 for update of r skip locked)
    returning id
  `.execute(db);
  return rows.map((row) => row.id);
}
