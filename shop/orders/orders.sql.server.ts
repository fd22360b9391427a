// Queries of orders: rows, lines, transitions, lists, e-mails, and the visitors they belong to. Allocations, payments
// and checkout drafts have files of their own beside this one.

import { sql, type SqlBool } from "kysely";
import type { Actor } from "../../base/actor.ts";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import { ACCOUNT_VISITOR, type OrderId, type UnitId, type VisitorId } from "../../base/id.ts";
import { NOTHING, sum, type Bani } from "../../base/money.ts";
import type { ShippingForm } from "./forms.ts";
import { isAccount } from "../inventory/allocations/holder.ts";
import { lockListings, type Duration } from "../inventory/allocations/allocations.sql.server.ts";
import {
  extensionPrice,
  paidForExtensions,
  paidParts,
  type Order,
  type OrderLine,
  type OrderNumber,
  type OrderState,
  type TimelineEntry,
} from "./order.ts";
import { WITHDRAWAL_DAYS } from "../shipping/calendar.ts";
import type { LockerPlace } from "../lockers/locker.ts";
import type { ShippingAddress } from "../shipping/address.ts";
import type { Delivery, DeliveryMethod } from "../shipping/fee.ts";
import type { Parcel } from "../shipping/courier.ts";
import { EXTENSION_MONTHS } from "../warranty/extended-warranty.ts";
import type { PartMonths } from "../inventory/part-warranty.ts";
import type { SoldGoods } from "../warranty/ledger.ts";
import { assembleOrders, ordersWith } from "./order-rows.sql.server.ts";
import { storedAddress, storedGuarantee, storedPartMonths } from "./stored.ts";

/** Locks an order and, as required before units change, the listings of its units. */
export async function lockOrder(tx: Transaction, id: OrderId): Promise<Order> {
  await tx.selectFrom("salesOrder").where("id", "=", id).select("id").forUpdate().executeTakeFirstOrThrow();
  const order = await findOrder(tx, { id });
  if (!order) throw new Error(`the order ${id} is locked but cannot be read`);
  await lockListings(tx, [...new Set(order.lines.flatMap((line) => (line.kind === "unit" ? [line.listingId] : [])))]);
  return order;
}

/** The same by the order's number; null if there is no such order. */
export async function lockOrderOf(tx: Transaction, number: OrderNumber): Promise<Order | null> {
  const row = await tx.selectFrom("salesOrder").where("number", "=", number).select("id").executeTakeFirst();
  return row ? lockOrder(tx, row.id) : null;
}

export type NewOrderRow = {
  number: OrderNumber;
  state: OrderState;
  /** Null for an order by phone, until its buyer's account claims it. */
  visitorId: VisitorId | null;
  language: Order["language"];
  shipping: ShippingForm;
  method: Order["method"];
  totals: Order["totals"];
  extendedWarranty: boolean;
  idempotencyKey: string;
  placedAt: Date;
  estimatedDelivery: Date;
  payUntil: Date | null;
  /** Months of the legal guarantee that the buyer agreed to; null for a company. */
  guaranteeMonths: number | null;
  termsVersion?: string | null;
  /** Its buyer asked for a game test before the withdrawal period ends. */
  isServiceRequested?: boolean;
  /** Only of an order by phone: who took it, and why it is reduced. */
  placedBy?: Actor;
  discountWhy?: string | null;
  voucherCode?: string | null;
  returnDays?: number | undefined;
  locker?: LockerPlace | null;
};

/** False if the number is taken: try another. */
export async function insertOrder(tx: Transaction, id: OrderId, order: NewOrderRow): Promise<boolean> {
  const {
    email,
    phone,
    createAccount,
    saveInfo: _,
    delivery,
    lockerId: __,
    company,
    billing,
    ...address
  } = order.shipping;
  const inserted = await tx
    .insertInto("salesOrder")
    .values({
      id,
      number: order.number,
      state: order.state,
      visitorId: order.visitorId,
      language: order.language,
      email,
      phone,
      shippingAddress: JSON.stringify(address satisfies ShippingAddress),
      paymentMethod: order.method,
      goodsBani: order.totals.goods,
      servicesBani: order.totals.services,
      shippingBani: order.totals.shipping,
      reductionBani: order.totals.reduction,
      totalBani: order.totals.total,
      extendedWarranty: order.extendedWarranty,
      idempotencyKey: order.idempotencyKey,
      placedAt: order.placedAt,
      estimatedDelivery: order.estimatedDelivery,
      payUntil: order.payUntil,
      wantsAccount: createAccount && (order.visitorId === null || !isAccount(order.visitorId)),
      delivery: deliveryOf(delivery),
      locker: order.locker ? JSON.stringify(order.locker) : null,
      company: company ? JSON.stringify(company) : null,
      billingAddress: billing ? JSON.stringify(billing) : null,
      placedBy: order.placedBy ?? null,
      discountWhy: order.discountWhy ?? null,
      guaranteeMonths: order.guaranteeMonths,
      termsVersion: order.termsVersion ?? null,
      serviceRequestedAt: order.isServiceRequested ? order.placedAt : null,
      voucherCode: order.voucherCode ?? null,
      returnDays: order.returnDays ?? WITHDRAWAL_DAYS,
    })
    .onConflict((conflict) => conflict.column("number").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

function waitingAccountRequests(db: Queryable) {
  return db.selectFrom("salesOrder").where("wantsAccount", "=", true).where("accountWishSettledAt", "is", null);
}

/** Orders whose buyer asked for an account and was not invited yet, the oldest first. */
export async function openAccountRequests(db: Queryable, { most }: { most: number }): Promise<OrderId[]> {
  const rows = await waitingAccountRequests(db).select("id").orderBy("placedAt").limit(most).execute();
  return rows.map(({ id }) => id);
}

/** Whom to invite; `occasion` is the same each time for the same order. */
export type AccountRequest = { email: string; name: string; language: Order["language"]; occasion: string };

/** Locks such an order; null if its invitation was settled, or if another process has the lock. */
export async function lockAccountRequest(tx: Transaction, id: OrderId): Promise<AccountRequest | null> {
  const row = await waitingAccountRequests(tx)
    .where("id", "=", id)
    .select(["number", "email", "language", "shippingAddress"])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!row) return null;
  const { firstName, lastName } = storedAddress(row.shippingAddress);
  return {
    email: row.email,
    name: `${firstName} ${lastName}`,
    language: row.language,
    occasion: `order ${row.number}`,
  };
}

export async function markAccountRequestSettled(tx: Transaction, id: OrderId): Promise<void> {
  await tx
    .updateTable("salesOrder")
    .set({ accountWishSettledAt: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}

export async function insertLines(tx: Transaction, orderId: OrderId, lines: readonly OrderLine[]): Promise<void> {
  await tx
    .insertInto("salesOrderLine")
    .values(
      lines.map((line, position) => ({
        orderId,
        position,
        kind: line.kind,
        listingId: line.kind === "unit" ? line.listingId : null,
        unitId: line.kind === "unit" ? line.unitId : null,
        grade: line.kind === "unit" ? gradeOfUnit(line.unitId) : null,
        service: line.kind === "service" ? line.service : null,
        ...(line.kind === "service" &&
          line.service === "game-test" && { onUnit: line.onUnit, games: JSON.stringify(line.games) }),
        title: line.title,
        priceBani: line.price,
        warrantyMonths: line.warrantyMonths,
        warrantyParts: line.kind === "unit" && line.partMonths ? JSON.stringify(line.partMonths) : null,
        extensionBani: line.kind === "unit" ? (line.extension?.price ?? null) : null,
      })),
    )
    .execute();
}

/** The grade that a unit has now: the line stores it, whatever the unit is graded later. */
function gradeOfUnit(unitId: UnitId) {
  return sql<"A" | "B" | "C">`(select grade from unit where id = ${unitId})`;
}

/** Replaces a unit that was lost with another of the same listing. */
export async function replaceUnit(
  tx: Transaction,
  orderId: OrderId,
  { lost, by }: { lost: UnitId; by: UnitId },
): Promise<void> {
  await tx
    .updateTable("salesOrderLine")
    .set({ unitId: by, grade: gradeOfUnit(by) })
    .where("orderId", "=", orderId)
    .where("unitId", "=", lost)
    .execute();
}

/** Changes the state of an order and writes its timeline. False if the order is no longer in state `from`. */
export async function writeTransition(
  tx: Transaction,
  orderId: OrderId,
  transition: { from: OrderState; to: OrderState; actor: Actor; reason: string | null },
): Promise<boolean> {
  const { from, to, actor, reason } = transition;
  const updated = await tx
    .updateTable("salesOrder")
    .set({ state: to })
    .where("id", "=", orderId)
    .where("state", "=", from)
    .returning("id")
    .executeTakeFirst();
  if (!updated) return false;
  await tx.insertInto("orderMove").values({ orderId, fromState: from, toState: to, actor, reason }).execute();
  return true;
}

/** The first entry of an order's timeline. */
export async function writeFirstTransition(
  tx: Transaction,
  orderId: OrderId,
  starterBuild: { state: OrderState; actor: Actor },
): Promise<void> {
  await tx
    .insertInto("orderMove")
    .values({ orderId, fromState: null, toState: starterBuild.state, actor: starterBuild.actor, reason: null })
    .execute();
}

/** The transitions that an order has made, the oldest first. */
export async function timelineOf(db: Queryable, orderId: OrderId): Promise<TimelineEntry[]> {
  const rows = await db
    .selectFrom("orderMove")
    .where("orderId", "=", orderId)
    .select(["fromState", "toState", "at", "actor", "reason"])
    .orderBy("id")
    .execute();
  return rows.map(({ fromState, toState, ...entry }) => ({
    ...entry,
    from: fromState as OrderState | null,
    to: toState as OrderState,
  }));
}

/** Sets the deadline of the order's transfer. */
export async function awaitTransfer(tx: Transaction, orderId: OrderId, { until }: { until: Date }): Promise<void> {
  await tx
    .updateTable("salesOrder")
    .set({ paymentMethod: "bank", payUntil: until })
    .where("id", "=", orderId)
    .execute();
}

/** A locker is a place that a courier brings a parcel to. */
function deliveryOf(method: DeliveryMethod): Delivery {
  return method === "pickup" ? "pickup" : "courier";
}

/** Writes who gets the order, where and how; its version rises. */
export async function writeDelivery(
  tx: Transaction,
  orderId: OrderId,
  shipping: ShippingForm,
  locker: LockerPlace | null,
): Promise<void> {
  const {
    email,
    phone,
    delivery,
    company,
    billing,
    createAccount: _,
    saveInfo: __,
    lockerId: ___,
    ...address
  } = shipping;
  await tx
    .updateTable("salesOrder")
    .set({
      email,
      phone,
      delivery: deliveryOf(delivery),
      locker: locker ? JSON.stringify(locker) : null,
      shippingAddress: JSON.stringify(address satisfies ShippingAddress),
      company: company ? JSON.stringify(company) : null,
      billingAddress: billing ? JSON.stringify(billing) : null,
      version: sql<number>`version + 1`,
    })
    .where("id", "=", orderId)
    .execute();
}

export async function setParcel(tx: Transaction, orderId: OrderId, parcel: Parcel): Promise<void> {
  await tx.updateTable("salesOrder").set(parcel).where("id", "=", orderId).execute();
}

/** Adds a reduction to the order, on top of earlier ones. */
export async function reduceTotal(tx: Transaction, orderId: OrderId, reduction: Bani): Promise<void> {
  const change = {
    reductionBani: sql<Bani>`reduction_bani + ${reduction}::int`,
    totalBani: sql<Bani>`total_bani - ${reduction}::int`,
  };
  await tx.updateTable("salesOrder").set(change).where("id", "=", orderId).execute();
}

/** Records why a game test is not run. False if it was called off before. */
export async function writeCalledOff(
  tx: Transaction,
  orderId: OrderId,
  { unitId, reason, actor }: { unitId: UnitId; reason: string; actor: Actor },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("salesOrderLine")
    .set({ calledOffWhy: reason, calledOffBy: actor, calledOffAt: sql<Date>`now()` })
    .where("orderId", "=", orderId)
    .where("onUnit", "=", unitId)
    .where("calledOffWhy", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * These lines of an unpaid order, and the extended warranties of these PCs, by the places of their lines, cost nothing any more: lowers the totals of the
 * order and its open payment. Their share of the order's reduction goes with them.
 */
export async function waiveLines(
  tx: Transaction,
  order: Pick<Order, "id" | "lines" | "totals">,
  { lines: places, extensions }: { lines: readonly number[]; extensions: readonly number[] },
): Promise<void> {
  if (places.length === 0 && extensions.length === 0) return;
  const stored = await tx
    .selectFrom("salesOrderLine")
    .where("orderId", "=", order.id)
    .select("position")
    .orderBy("position")
    .execute();
  const paid = paidParts(order).lines;
  const waived = places.map((place) => ({ line: order.lines[place]!, due: paid[place]! }));
  const priceOf = (kind: OrderLine["kind"]) =>
    sum(waived.flatMap(({ line }) => (line.kind === kind ? [line.price] : [])));
  const extension = sum(extensions.map((place) => extensionPrice(order.lines[place]!)));
  const [goods, services] = [priceOf("unit"), sum([priceOf("service"), extension])];
  const due = sum([...waived.map(({ due }) => due), paidForExtensions(order, extensions)]);
  const linesAt = (some: readonly number[]) =>
    tx
      .updateTable("salesOrderLine")
      .where("orderId", "=", order.id)
      .where(
        "position",
        "in",
        some.map((place) => stored[place]!.position),
      );
  if (places.length > 0) await linesAt(places).set({ priceBani: NOTHING }).execute();
  if (extensions.length > 0) {
    await linesAt(extensions).set({ extensionBani: NOTHING }).execute();
    await tx
      .updateTable("salesOrderLine")
      .set({ priceBani: sql<Bani>`price_bani - ${extension}::int` })
      .where("orderId", "=", order.id)
      .where("service", "=", "extended-warranty")
      .execute();
  }
  await tx
    .updateTable("salesOrder")
    .set({
      goodsBani: sql<Bani>`goods_bani - ${goods}::int`,
      servicesBani: sql<Bani>`services_bani - ${services}::int`,
      reductionBani: sql<Bani>`reduction_bani - ${goods + services - due}::int`,
      totalBani: sql<Bani>`total_bani - ${due}::int`,
    })
    .where("id", "=", order.id)
    .execute();
  await tx
    .updateTable("payment")
    .set({ amountBani: sql<Bani>`amount_bani - ${due}::int` })
    .where("orderId", "=", order.id)
    .where("capturedBani", "=", NOTHING)
    .execute();
}

/**
 * Takes the extended warranty off these PCs of an order, by the units of their lines: from now on each has the months without it. Returns for how many
 * that was done; one from which it was taken before counts as none.
 */
export async function takeOffExtension(tx: Transaction, orderId: OrderId, units: readonly UnitId[]): Promise<number> {
  const { rows } = await sql`
    update sales_order_line set extension_withdrawn_at = now(), warranty_months = greatest(0, warranty_months - ${EXTENSION_MONTHS}::int),
      warranty_parts = (select jsonb_object_agg(key, greatest(0, value::int - ${EXTENSION_MONTHS}::int)) from jsonb_each_text(warranty_parts))
    where order_id = ${orderId}::uuid and unit_id in (${sql.join(units.map((unit) => sql`${unit}::uuid`))})
      and extension_bani is not null and extension_withdrawn_at is null
    returning position`.execute(tx);
  return rows.length;
}

/** The units of an order whose buyer withdrew from them and that never left the shop, or came back. */
export async function withdrawnUnits(db: Queryable, orders: readonly OrderId[]): Promise<Set<UnitId>> {
  if (orders.length === 0) return new Set();
  const rows = await db
    .selectFrom("claimUnit as cu")
    .innerJoin("claim as c", "c.id", "cu.claimId")
    .where("cu.orderId", "in", orders)
    .where("cu.active", "=", true)
    .where("c.kind", "=", "withdrawal")
    .where("c.state", "in", ["received", "settled"])
    .select("cu.unitId")
    .execute();
  return new Set(rows.map(({ unitId }) => unitId));
}

/** Whether a withdrawal from some of its goods waits for them to be taken out of the parcel. */
export async function awaitsWithdrawnGoods(db: Queryable, orderId: OrderId): Promise<boolean> {
  const row = await db
    .selectFrom("claim")
    .where("orderId", "=", orderId)
    .where("kind", "=", "withdrawal")
    .where("state", "=", "accepted")
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function setDelivered(tx: Transaction, orderId: OrderId): Promise<void> {
  await tx
    .updateTable("salesOrder")
    .set({ deliveredAt: sql<Date>`now()` })
    .where("id", "=", orderId)
    .execute();
}

/**
 * Orders (or the given one) that were not paid in time: no unit is held for them, and no money is there that staff must
 * look at.
 */
export async function unpaidInTime(db: Queryable, orderId?: OrderId): Promise<OrderId[]> {
  const { rows } = await sql<{ id: OrderId }>`
    select o.id from sales_order o
    where ${orderId ? sql<SqlBool>`o.id = ${orderId}::uuid` : sql<SqlBool>`true`}
      and not exists (select from hold h where h.order_id = o.id and (h.until is null or h.until > now()))
      and ((o.state = 'awaiting-payment' and coalesce(o.pay_until, '-infinity') <= now() and coalesce((select sum(t.amount_bani) from transfer t where t.order_id = o.id), 0) < o.total_bani)
        or (o.state = 'placed' and o.payment_method = 'card' and o.placed_at < now() - interval '1 day'
          and not exists (select from payment p where p.order_id = o.id and p.state in ('authorised', 'captured'))))
    order by o.placed_at limit 50
  `.execute(db);
  return rows.map((row) => row.id);
}

/**
 * Whether a claim about the order is still open. Reads the claims' table here, because an order is closed only without
 * an open claim.
 */
export async function hasOpenClaims(db: Queryable, orderId: OrderId): Promise<boolean> {
  const row = await db
    .selectFrom("claim")
    .where("orderId", "=", orderId)
    .where("state", "in", ["asked", "accepted", "received"])
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

type OrderKey =
  | { number: OrderNumber }
  | { id: OrderId }
  | { idempotencyKey: string }
  | { paymentRef: string; provider: string };

/** One order with its lines, payment, refunds and allocation, or null. */
export async function findOrder(db: Queryable, key: OrderKey): Promise<Order | null> {
  const row = await ordersWith(db)
    .$if("number" in key, (query) => query.where("o.number", "=", (key as { number: OrderNumber }).number))
    .$if("id" in key, (query) => query.where("o.id", "=", (key as { id: OrderId }).id))
    .$if("idempotencyKey" in key, (query) =>
      query.where("o.idempotencyKey", "=", (key as { idempotencyKey: string }).idempotencyKey),
    )
    .$if("paymentRef" in key, (query) =>
      query.where("o.id", "=", (eb) =>
        eb
          .selectFrom("payment")
          .select("orderId")
          .where("providerRef", "=", (key as { paymentRef: string }).paymentRef)
          .where("provider", "=", (key as { provider: string }).provider),
      ),
    )
    .executeTakeFirst();
  return row ? (await assembleOrders(db, [row]))[0]! : null;
}

/** The key of the links to an order with this number and e-mail address, or null. */
export async function linkKeyOf(
  db: Queryable,
  { number, email }: { number: OrderNumber; email: string },
): Promise<string | null> {
  const row = await db
    .selectFrom("salesOrder")
    .where("number", "=", number)
    .where("email", "=", email)
    .select("linkKey")
    .executeTakeFirst();
  return row?.linkKey ?? null;
}

/** The orders with these numbers, in this order. */
export async function ordersNumbered(db: Queryable, numbers: readonly OrderNumber[]): Promise<Order[]> {
  if (numbers.length === 0) return [];
  const orders = await assembleOrders(db, await ordersWith(db).where("o.number", "in", numbers).execute());
  return orders.toSorted((a, b) => numbers.indexOf(a.number) - numbers.indexOf(b.number));
}

/** The visitor's orders, newest first. */
export async function ordersOfVisitor(db: Queryable, visitorId: VisitorId): Promise<Order[]> {
  const rows = await ordersWith(db)
    .where("o.visitorId", "=", visitorId)
    .orderBy("o.placedAt", "desc")
    .orderBy("o.number")
    .limit(100)
    .execute();
  return assembleOrders(db, rows);
}

/** The visitor's newest order that can be paid by card now (as `isPayableByCard`) and whose units are held. */
export async function unpaidOf(db: Queryable, visitorId: VisitorId): Promise<OrderNumber | null> {
  const row = await db
    .selectFrom("salesOrder as o")
    .where("o.visitorId", "=", visitorId)
    .where("o.paymentMethod", "=", "card")
    .where("o.state", "=", "placed")
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("hold as h")
          .whereRef("h.orderId", "=", "o.id")
          .where("h.kind", "=", "order")
          .where("h.until", ">", sql<Date>`now()`)
          .select("h.unitId"),
      ),
    )
    .where((eb) =>
      eb(
        eb
          .selectFrom("payment as p")
          .whereRef("p.orderId", "=", "o.id")
          .orderBy("p.createdAt", "desc")
          .orderBy("p.id")
          .limit(1)
          .select("p.state"),
        "<>",
        "authorised",
      ),
    )
    .orderBy("o.placedAt", "desc")
    .orderBy("o.number")
    .limit(1)
    .select("o.number")
    .executeTakeFirst();
  return (row?.number as OrderNumber | undefined) ?? null;
}

/** The visitor's newest order, if it was placed within this time. */
export async function newestOrderOf(db: Queryable, visitorId: VisitorId, within: Duration): Promise<OrderId | null> {
  const row = await db
    .selectFrom("salesOrder")
    .where("visitorId", "=", visitorId)
    .where("placedAt", ">", sql<Date>`now() - make_interval(mins => ${within.minutes}::int)`)
    .select("id")
    .orderBy("placedAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether an e-mail with one of these keys was ever written. */
export async function isEmailWritten(db: Queryable, keys: readonly string[]): Promise<boolean> {
  return (await db.selectFrom("outbox").where("dedupeKey", "in", keys).select("id").executeTakeFirst()) !== undefined;
}

/** Gives the orders with this address to the visitor, except those that an account has already. */
export async function attachOrders(tx: Transaction, { email, to }: { email: string; to: VisitorId }): Promise<void> {
  await tx
    .updateTable("salesOrder")
    .set({ visitorId: to })
    .where("email", "=", email)
    .where((eb) =>
      eb.or([eb("visitorId", "is", null), eb("visitorId", "not like", `${ACCOUNT_VISITOR}%` as VisitorId)]),
    )
    .execute();
}

export async function disownOrders(tx: Transaction, visitorId: VisitorId): Promise<void> {
  await tx.updateTable("salesOrder").set({ visitorId: null }).where("visitorId", "=", visitorId).execute();
}

/** What an order sold, as it was agreed to, for its warranties. */
export async function soldGoods(tx: Queryable, orderId: OrderId): Promise<(SoldGoods & { unitId: UnitId })[]> {
  const rows = await tx
    .selectFrom("salesOrderLine as ol")
    .innerJoin("salesOrder as o", "o.id", "ol.orderId")
    .innerJoin("listing as l", "l.id", "ol.listingId")
    .where("ol.orderId", "=", orderId)
    .where("ol.unitId", "is not", null)
    .select([
      "ol.unitId",
      "ol.warrantyMonths",
      "ol.warrantyParts",
      "ol.extensionWithdrawnAt",
      "o.extendedWarranty",
      "o.company",
      "o.guaranteeMonths",
      "l.kind",
    ])
    .orderBy("ol.position")
    .execute();
  return rows.map(({ unitId, warrantyMonths, warrantyParts, company, guaranteeMonths, kind, ...row }) => {
    const isExtended = row.extendedWarranty && kind === "pc" && row.extensionWithdrawnAt === null;
    const extension = isExtended ? EXTENSION_MONTHS : 0;
    return {
      unitId: unitId!,
      // The line's months include the extension, until its buyer withdraws from it.
      months: Math.max(0, warrantyMonths - extension),
      partMonths: warrantyParts === null ? null : lessExtension(storedPartMonths(warrantyParts), extension),
      extension,
      legalMonths: storedGuarantee({ company, guaranteeMonths }) ?? 0,
    };
  });
}

function lessExtension(parts: PartMonths, extension: number): PartMonths {
  return Object.fromEntries(Object.entries(parts).map(([part, months]) => [part, Math.max(0, months - extension)]));
}
