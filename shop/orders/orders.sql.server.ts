// Every query of orders, holds, their payments, letters and drafts.
// Dangerous: whoever takes units locks their listings first, in the order of their ids (`lockListings`): without it two
// buyers of the same two things could wait for each other for ever. The upsert on `hold` decides all the same.

import { sql, type SqlBool } from "kysely";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import { ACCOUNT_VISITOR, newId, type ListingId, type OrderId, type PaymentId, type RefundId, type UnitId, type VisitorId } from "../../base/id.ts";
import type { Bani } from "../../base/money.ts";
import type { PaymentState } from "../payments/payment.ts";
import type { Refund, RefundAccount, RefundReason, RefundState } from "../payments/refund.ts";
import type { ShippingForm } from "./forms.ts";
import type { ComposeLetter, Letter } from "./letters.ts";
import { unitsOf, type Actor, type Company, type Courier, type Order, type OrderLine, type OrderNumber, type OrderState, type Parcel, type Reservation, type ShippingAddress, type TimelineEntry, type ToldState, type Transfer } from "./order.ts";

export type SoldListing = { id: ListingId; kind: "pc" | "component"; title: string; priceBani: Bani; warrantyMonths: number };

/** The listings as they are now, kept from changing and from other buyers until this transaction ends. Answers with the live ones. */
export async function lockListings(tx: Transaction, ids: readonly ListingId[]): Promise<SoldListing[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom("listing")
    .where("id", "in", ids)
    .select(["id", "kind", "title", "priceBani", "warrantyMonths", "state"])
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return rows.filter((row) => row.state === "live");
}

/** Whether no unit of the listing is left, held or free. */
export async function isSoldOut(tx: Transaction, listingId: ListingId): Promise<boolean> {
  const unsold = await tx
    .selectFrom("unit as u")
    .leftJoin("hold as h", (join) => join.onRef("h.unitId", "=", "u.id").on("h.until", "is", null))
    .where("u.listingId", "=", listingId)
    .where("u.state", "=", "stock")
    .where("h.unitId", "is", null)
    .select("u.id")
    .executeTakeFirst();
  return unsold === undefined;
}

/** Whether there ever was such a listing for buyers to see. */
export async function wasOnShelf(tx: Transaction, listingId: ListingId): Promise<boolean> {
  const listing = await tx.selectFrom("listing").where("id", "=", listingId).where("state", "<>", "draft").select("id").executeTakeFirst();
  return listing !== undefined;
}

/** Locks an order and, as whoever moves units must, the listings of its units. */
export async function lockOrder(tx: Transaction, id: OrderId): Promise<Order> {
  await tx.selectFrom("salesOrder").where("id", "=", id).select("id").forUpdate().executeTakeFirstOrThrow();
  const order = await findOrder(tx, { id });
  if (!order) throw new Error(`the order ${id} is locked but cannot be read`);
  await lockListings(tx, [...new Set(order.lines.flatMap((line) => (line.kind === "unit" ? [line.listingId] : [])))]);
  return order;
}

/** The same by the order's number; null where there is no such order. */
export async function lockOrderOf(tx: Transaction, number: OrderNumber): Promise<Order | null> {
  const row = await tx.selectFrom("salesOrder").where("number", "=", number).select("id").executeTakeFirst();
  return row ? lockOrder(tx, row.id) : null;
}

type Taker = {
  visitorId: VisitorId;
  kind: "checkout" | "reservation" | "order";
  until: Date | Duration;
  orderId?: OrderId;
  email?: string;
};
type Duration = { minutes: number };

function untilOf(until: Date | Duration) {
  return "minutes" in until ? sql<Date>`now() + make_interval(mins => ${until.minutes}::int)` : sql<Date>`${until}::timestamptz`;
}

/** A hold that does not stand in this visitor's way: run out, or the visitor's own, not yet of an order. */
function yields(hold: "h" | "x", visitorId: VisitorId) {
  const of = (column: string) => sql.ref(`${hold}.${column}`);
  return sql<SqlBool>`(${of("until")} <= now() or (${of("visitorId")} = ${visitorId} and ${of("kind")} in ('checkout', 'reservation')))`;
}

/**
 * Takes up to `quantity` units of a listing, the visitor's own held ones first. One conditional upsert: who loses a unit to
 * somebody else gets fewer rows. A checkout's half hour does not begin anew, and a reservation is not cut short by it.
 */
export async function takeUnits(tx: Transaction, wanted: { listingId: ListingId; quantity: number }, taker: Taker): Promise<{ unitId: UnitId; until: Date }[]> {
  const { visitorId, kind } = taker;
  const isStillMine = sql`(h.visitor_id = ${visitorId} and h.until > now())`;
  const { rows } = await sql<{ unitId: UnitId; until: Date }>`
    insert into hold as h (unit_id, kind, visitor_id, order_id, email, until)
    select u.id, ${kind}, ${visitorId}, ${taker.orderId ?? null}::uuid, ${taker.email ?? null}, ${untilOf(taker.until)}
    from unit u left join hold x on x.unit_id = u.id
    where u.listing_id = ${wanted.listingId} and u.state = 'stock' and (x.unit_id is null or ${yields("x", visitorId)})
    order by (x.visitor_id = ${visitorId} and x.until > now()) desc nulls last, u.id
    limit ${wanted.quantity}
    on conflict (unit_id) do update set
      kind = case when ${kind} = 'checkout' and h.kind = 'reservation' and ${isStillMine} then h.kind else excluded.kind end,
      email = case when ${kind} = 'checkout' and ${isStillMine} then h.email else excluded.email end,
      until = case
        when ${kind} = 'checkout' and ${isStillMine} then (case h.kind when 'checkout' then h.until else greatest(h.until, excluded.until) end)
        else excluded.until end,
      visitor_id = excluded.visitor_id, order_id = excluded.order_id, created_at = now()
    where ${yields("h", visitorId)}
    returning h.unit_id, h.until
  `.execute(tx);
  return rows;
}

/** Gives back what the visitor's checkout held and does not need any more. */
export async function releaseCheckoutHolds(tx: Transaction, holds: { visitorId: VisitorId; except: readonly UnitId[] }): Promise<void> {
  await tx
    .deleteFrom("hold")
    .where("visitorId", "=", holds.visitorId)
    .where("kind", "=", "checkout")
    .$if(holds.except.length > 0, (query) => query.where("unitId", "not in", holds.except))
    .execute();
}

/** Gives back the units that a visitor's checkout holds beyond what is in the cart now. */
export async function releaseUnneeded(db: Queryable, visitorId: VisitorId): Promise<void> {
  await sql`
    delete from hold where kind = 'checkout' and unit_id in (
      select held.unit_id from (
        select h.unit_id, row_number() over (partition by u.listing_id order by h.unit_id) as place, coalesce(cl.quantity, 0) as wanted
        from hold h
        join unit u on u.id = h.unit_id
        left join cart c on c.visitor_id = h.visitor_id
        left join cart_line cl on cl.cart_id = c.id and cl.listing_id = u.listing_id
        where h.visitor_id = ${visitorId} and h.kind = 'checkout'
      ) held where held.place > held.wanted
    )
  `.execute(db);
}

/** Seconds by the database's clock, which decides. */
const secondsLeft = sql<number>`ceil(extract(epoch from min(until) - now()))::int`;

/** Seconds until the first of the units held for the visitor's checkout is free again; null where none is held. */
export async function checkoutHeldFor(db: Queryable, visitorId: VisitorId): Promise<number | null> {
  const row = await db
    .selectFrom("hold")
    .where("visitorId", "=", visitorId)
    .where("kind", "=", "checkout")
    .where("until", ">", sql<Date>`now()`)
    .select(secondsLeft.as("seconds"))
    .executeTakeFirst();
  return row?.seconds ?? null;
}

/** Takes an order's own units again, for so many minutes from now, until a moment, or for good. Fewer rows where some are another's by now. */
export async function retakeUnits(tx: Transaction, order: Order, how: Duration | { until: Date } | "sold"): Promise<number> {
  const units = unitsOf(order);
  const until = how === "sold" ? sql`null::timestamptz` : untilOf("until" in how ? how.until : how);
  const kind = how === "sold" ? "sale" : "order";
  const { rows } = await sql`
    insert into hold as h (unit_id, kind, visitor_id, order_id, until)
    select u.id, ${kind}, ${order.visitorId}, ${order.id}::uuid, ${until} from unit u
    where u.id in (${sql.join(units.map((unit) => sql`${unit}::uuid`))}) and u.state = 'stock'
    order by u.id
    on conflict (unit_id) do update
      set kind = excluded.kind, visitor_id = excluded.visitor_id, order_id = excluded.order_id, until = excluded.until
      where h.order_id = excluded.order_id or h.until <= now()
    returning h.unit_id
  `.execute(tx);
  return rows.length;
}

/** The order's units are anybody's again. */
export async function releaseUnits(tx: Transaction, orderId: OrderId): Promise<void> {
  await tx.deleteFrom("hold").where("orderId", "=", orderId).execute();
}

/** Some of them are. */
export async function releaseUnitsOf(tx: Transaction, { orderId, units }: { orderId: OrderId; units: readonly UnitId[] }): Promise<void> {
  if (units.length > 0) await tx.deleteFrom("hold").where("orderId", "=", orderId).where("unitId", "in", units).execute();
}

export async function databaseTime(db: Queryable): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  return rows[0]!.now;
}

/** One visitor's requests one after the other, for what has no row of its own to lock. */
export async function lockVisitor(tx: Transaction, visitorId: VisitorId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${visitorId}, 0))`.execute(tx);
}

// --- orders ---

export type NewOrderRow = {
  number: OrderNumber;
  state: OrderState;
  visitorId: VisitorId;
  language: Order["language"];
  shipping: ShippingForm;
  method: Order["method"];
  totals: Order["totals"];
  extendedWarranty: boolean;
  idempotencyKey: string;
  placedAt: Date;
  estimatedDelivery: Date;
};

/** False where the number is taken: try another. */
export async function insertOrder(tx: Transaction, id: OrderId, order: NewOrderRow): Promise<boolean> {
  const { email, phone, createAccount, saveInfo: _, delivery, company, billing, ...address } = order.shipping;
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
      totalBani: order.totals.total,
      extendedWarranty: order.extendedWarranty,
      idempotencyKey: order.idempotencyKey,
      placedAt: order.placedAt,
      estimatedDelivery: order.estimatedDelivery,
      wantsAccount: createAccount,
      delivery,
      company: company ? JSON.stringify(company) : null,
      billingAddress: billing ? JSON.stringify(billing) : null,
    })
    .onConflict((conflict) => conflict.column("number").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
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
        service: line.kind === "service" ? line.service : null,
        ...(line.kind === "service" && line.service === "game-test" && { onUnit: line.onUnit, games: JSON.stringify(line.games) }),
        title: line.title,
        priceBani: line.price,
        warrantyMonths: line.warrantyMonths,
      })),
    )
    .execute();
}

/** Moves an order and writes that into its timeline. False where it is no longer where it was thought to be. */
export async function writeMove(tx: Transaction, orderId: OrderId, move: { from: OrderState; to: OrderState; actor: Actor; reason: string | null }): Promise<boolean> {
  const { from, to, actor, reason } = move;
  const moved = await tx.updateTable("salesOrder").set({ state: to }).where("id", "=", orderId).where("state", "=", from).returning("id").executeTakeFirst();
  if (!moved) return false;
  await tx.insertInto("orderMove").values({ orderId, fromState: from, toState: to, actor, reason }).execute();
  return true;
}

/** The first entry of an order's timeline. */
export async function writeBeginning(tx: Transaction, orderId: OrderId, beginning: { state: OrderState; actor: Actor }): Promise<void> {
  await tx.insertInto("orderMove").values({ orderId, fromState: null, toState: beginning.state, actor: beginning.actor, reason: null }).execute();
}

/** The moves that an order has made, the oldest first. */
export async function timelineOf(db: Queryable, orderId: OrderId): Promise<TimelineEntry[]> {
  const rows = await db.selectFrom("orderMove").where("orderId", "=", orderId).select(["fromState", "toState", "at", "actor", "reason"]).orderBy("id").execute();
  return rows.map(({ fromState, toState, ...entry }) => ({ ...entry, from: fromState as OrderState | null, to: toState as OrderState }));
}

export async function setParcel(tx: Transaction, orderId: OrderId, parcel: Parcel): Promise<void> {
  await tx.updateTable("salesOrder").set(parcel).where("id", "=", orderId).execute();
}

export async function setDelivered(tx: Transaction, orderId: OrderId): Promise<void> {
  await tx.updateTable("salesOrder").set({ deliveredAt: sql<Date>`now()` }).where("id", "=", orderId).execute();
}

/** Orders (or the one asked about) that nobody has paid in time: no unit is kept for them, and no money is there that staff must look at. */
export async function unpaidInTime(db: Queryable, orderId?: OrderId): Promise<OrderId[]> {
  const { rows } = await sql<{ id: OrderId }>`
    select o.id from sales_order o
    where ${orderId ? sql<SqlBool>`o.id = ${orderId}::uuid` : sql<SqlBool>`true`}
      and not exists (select from hold h where h.order_id = o.id and (h.until is null or h.until > now()))
      and ((o.state = 'awaiting-payment' and coalesce((select sum(t.amount_bani) from transfer t where t.order_id = o.id), 0) < o.total_bani)
        or (o.state = 'placed' and o.payment_method = 'card' and o.placed_at < now() - interval '1 day'
          and not exists (select from payment p where p.order_id = o.id and p.state in ('authorised', 'captured'))))
    order by o.placed_at limit 50
  `.execute(db);
  return rows.map((row) => row.id);
}

// --- transfers ---

export type NewTransfer = { orderId: OrderId; amount: Bani; arrivedAt: Date; key: string; actor: Actor };

/** False where this very arrival is written down already. */
export async function insertTransfer(tx: Transaction, { amount, ...transfer }: NewTransfer): Promise<boolean> {
  const inserted = await tx
    .insertInto("transfer")
    .values({ ...transfer, amountBani: amount })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Each arrival, the oldest first. */
export async function transfersFor(db: Queryable, orderId: OrderId): Promise<Transfer[]> {
  return db.selectFrom("transfer").where("orderId", "=", orderId).select(["amountBani as amount", "arrivedAt", "actor"]).orderBy("id").execute();
}

/** All that came in for an order by transfer. */
export async function transferredFor(db: Queryable, orderId: OrderId): Promise<Bani> {
  const row = await db
    .selectFrom("transfer")
    .where("orderId", "=", orderId)
    .select(sql<Bani>`coalesce(sum(amount_bani), 0)::int`.as("amount"))
    .executeTakeFirstOrThrow();
  return row.amount;
}

/** One buyer's orders by cash one after the other: no two at once may each think that they are alone below the limit. */
export async function lockCashBuyer(tx: Transaction, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cash ${email}`}, 0))`.execute(tx);
}

/** What one buyer's parcels will ask for in cash that has not come in yet. */
export async function cashOwedBy(tx: Transaction, { email, phone }: { email: string; phone: string }): Promise<Bani> {
  const row = await tx
    .selectFrom("salesOrder as o")
    .innerJoin("payment as p", "p.orderId", "o.id")
    .where("p.method", "=", "cash")
    .where("p.state", "=", "awaiting")
    .where((eb) => eb.or([eb("o.email", "=", email), eb("o.phone", "=", phone)]))
    .select(sql<Bani>`coalesce(sum(o.total_bani), 0)::int`.as("amount"))
    .executeTakeFirstOrThrow();
  return row.amount;
}

/** The transfer's money is the shop's: the payment is of what really came, all told. */
export async function setReceived(tx: Transaction, id: PaymentId, amount: Bani): Promise<void> {
  const state = sql<PaymentState>`case state when 'awaiting' then 'received' when 'cancelled' then 'received' when 'refunded' then 'partly-refunded' else state end`;
  await tx.updateTable("payment").set({ state, amountBani: amount, capturedBani: amount, updatedAt: sql<Date>`now()` }).where("id", "=", id).execute();
}

type OrderKey = { number: OrderNumber } | { id: OrderId } | { idempotencyKey: string } | { paymentRef: string; provider: string };

/** One order, whole, or null. */
export async function findOrder(db: Queryable, key: OrderKey): Promise<Order | null> {
  const row = await ordersWith(db)
    .$if("number" in key, (query) => query.where("o.number", "=", (key as { number: OrderNumber }).number))
    .$if("id" in key, (query) => query.where("o.id", "=", (key as { id: OrderId }).id))
    .$if("idempotencyKey" in key, (query) => query.where("o.idempotencyKey", "=", (key as { idempotencyKey: string }).idempotencyKey))
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
  return row ? (await wholeOrders(db, [row]))[0]! : null;
}

/** An order as a line of a list. */
export type OrderListRow = { number: OrderNumber; state: OrderState; name: string; email: string; total: Bani; method: Order["method"]; delivery: Order["delivery"]; placedAt: Date };

/** A parcel that is paid at the door waits for nobody: it is listed apart from orders that wait for a card. */
const told = sql<ToldState>`case when state = 'placed' and payment_method = 'cash' then 'paid-at-door' else state end`;

type ListFilter = { state: ToldState | null; search: string; limit: number; offset: number };

/** Orders whose number or e-mail address begins with what is searched for, newest first; `total` counts all of them. */
export async function listOrderRows(db: Queryable, { state, search, limit, offset }: ListFilter): Promise<{ rows: OrderListRow[]; total: number }> {
  const begins = `${search.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const found = await db
    .selectFrom("salesOrder")
    .$if(state !== null, (query) => query.where(told, "=", state!))
    .$if(search !== "", (query) => query.where((eb) => eb.or([sql<SqlBool>`lower(number) like ${begins}`, sql<SqlBool>`email like ${begins}`])))
    .select(["number", "state", "email", "totalBani", "paymentMethod", "delivery", "placedAt"])
    .select([sql<string>`concat_ws(' ', shipping_address ->> 'firstName', shipping_address ->> 'lastName')`.as("name"), sql<number>`count(*) over ()::int`.as("total")])
    .orderBy("placedAt", "desc")
    .orderBy("number")
    .limit(limit)
    .offset(offset)
    .execute();
  const rows = found.map(({ number, state: at, name, email, totalBani, paymentMethod, delivery, placedAt }): OrderListRow => {
    return { number: number as OrderNumber, state: at as OrderState, name, email, total: totalBani, method: paymentMethod, delivery, placedAt };
  });
  return { rows, total: found[0]?.total ?? 0 };
}

export async function countOrders(db: Queryable): Promise<Map<ToldState, number>> {
  const rows = await db.selectFrom("salesOrder").groupBy(told).select([told.as("told"), sql<number>`count(*)::int`.as("orders")]).execute();
  return new Map(rows.map((row) => [row.told, row.orders]));
}

/** The visitor's orders, newest first. */
export async function ordersOfVisitor(db: Queryable, visitorId: VisitorId): Promise<Order[]> {
  const rows = await ordersWith(db).where("o.visitorId", "=", visitorId).orderBy("o.placedAt", "desc").orderBy("o.number").limit(100).execute();
  return wholeOrders(db, rows);
}

function ordersWith(db: Queryable) {
  return db.selectFrom("salesOrder as o").selectAll("o");
}

type OrderRow = Awaited<ReturnType<ReturnType<typeof ordersWith>["execute"]>>[number];

async function wholeOrders(db: Queryable, rows: readonly OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const lines = await db.selectFrom("salesOrderLine").where("orderId", "in", ids).selectAll().orderBy("position").execute();
  const payments = await db.selectFrom("payment").where("orderId", "in", ids).selectAll().orderBy("createdAt", "desc").orderBy("id").execute();
  const refunds = await refundsOf(db, ids);
  const holds = await db
    .selectFrom("hold")
    .where("orderId", "in", ids)
    .where("kind", "=", "order")
    .where("until", ">", sql<Date>`now()`)
    .groupBy("orderId")
    .select(["orderId"])
    .select((eb) => eb.fn.min("until").as("until"))
    .select(secondsLeft.as("seconds"))
    .execute();
  return rows.map((row) => {
    const hold = holds.find((hold) => hold.orderId === row.id);
    const payment = payments.find((payment) => payment.orderId === row.id);
    if (!payment) throw new Error(`an order without a payment: ${row.number}`);
    return {
      id: row.id,
      number: row.number as OrderNumber,
      state: row.state as OrderState,
      visitorId: row.visitorId,
      language: row.language,
      email: row.email,
      phone: row.phone,
      address: row.shippingAddress as ShippingAddress,
      delivery: row.delivery,
      company: row.company as Company | null,
      billing: row.billingAddress as ShippingAddress | null,
      method: row.paymentMethod,
      totals: { goods: row.goodsBani, services: row.servicesBani, shipping: row.shippingBani, total: row.totalBani },
      extendedWarranty: row.extendedWarranty,
      placedAt: row.placedAt,
      estimatedDelivery: row.estimatedDelivery,
      parcel: row.courier && row.trackingNumber ? { courier: row.courier as Courier, trackingNumber: row.trackingNumber } : null,
      deliveredAt: row.deliveredAt,
      linkKey: row.linkKey,
      lines: lines
        .filter((line) => line.orderId === row.id)
        .map(({ kind, title, priceBani, warrantyMonths, listingId, unitId, service, onUnit, games }) => {
          const what = kind === "unit" ? { kind, listingId, unitId } : service === "game-test" ? { kind, service, onUnit, games } : { kind, service };
          return { title, price: priceBani, warrantyMonths, ...what } as OrderLine;
        }),
      payment: {
        id: payment.id,
        state: payment.state as PaymentState,
        amount: payment.amountBani,
        provider: payment.provider,
        ref: payment.providerRef,
        reference: payment.reference,
        captured: payment.capturedBani,
        refunded: payment.refundedBani,
      },
      refunds: refunds.filter((refund) => refund.orderId === row.id),
      heldUntil: hold?.until ?? null,
      heldSeconds: hold?.seconds ?? null,
    };
  });
}

// --- payments ---

export type NewPayment = { orderId: OrderId; method: Order["method"]; state: PaymentState; amount: Bani; provider: string; payerName: string | null };

export async function insertPayment(tx: Transaction, payment: NewPayment): Promise<PaymentId> {
  const { amount, ...row } = payment;
  const id = newId<"payment">();
  // A transfer carries the order's number: it is what its statement line will be found by.
  const reference = tx.selectFrom("salesOrder").where("id", "=", payment.orderId).select("number");
  await tx
    .insertInto("payment")
    .values({ id, ...row, amountBani: amount, reference: payment.method === "bank" ? reference : null })
    .execute();
  return id;
}

export async function setPaymentState(tx: Transaction, id: PaymentId, state: PaymentState): Promise<void> {
  await tx.updateTable("payment").set({ state, updatedAt: sql<Date>`now()` }).where("id", "=", id).execute();
}

/** What a card brought in. */
export async function setCaptured(tx: Transaction, id: PaymentId, captured: Bani): Promise<void> {
  await tx.updateTable("payment").set({ capturedBani: captured }).where("id", "=", id).execute();
}

/** Notes the intent of a payment, unless another was noted since `before`; answers with the reference that stands there now. */
export async function setIntent(db: Queryable, id: PaymentId, intent: { ref: string; clientSecret: string }, before: string | null): Promise<string | null> {
  await db
    .updateTable("payment")
    .set({ providerRef: intent.ref, clientSecret: intent.clientSecret, updatedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .where("providerRef", "is not distinct from", before)
    .execute();
  const row = await db.selectFrom("payment").where("id", "=", id).select("providerRef").executeTakeFirstOrThrow();
  return row.providerRef;
}

/** What the buyer's browser needs to give a card for this payment, where its provider still waits for one. */
export async function clientSecretOf(db: Queryable, id: PaymentId): Promise<string | null> {
  const row = await db.selectFrom("payment").where("id", "=", id).where("state", "in", ["created", "failed"]).select("clientSecret").executeTakeFirst();
  return row?.clientSecret ?? null;
}

export async function insertEvent(db: Queryable, event: { provider: string; eventId: string; kind: string }): Promise<void> {
  await db
    .insertInto("paymentEvent")
    .values(event)
    .onConflict((conflict) => conflict.columns(["provider", "eventId"]).doNothing())
    .execute();
}

/** Card payments whose order and money may not agree yet, and that nothing has touched for some minutes. */
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

export async function touchPayment(db: Queryable, id: PaymentId): Promise<void> {
  await db.updateTable("payment").set({ updatedAt: sql<Date>`now()` }).where("id", "=", id).execute();
}

// --- refunds ---

const CANCEL_KEY = "cancelled ";

/**
 * The key of the refund that calling an order off leads to: one for what came in, however often it is asked for. One that
 * failed is for staff to make in another way, not for a machine to try for ever.
 */
export function cancelKey({ id, captured }: Order["payment"]): string {
  return `${CANCEL_KEY}${id} ${captured}`;
}

type NewRefund = Pick<Refund, "id" | "orderId" | "paymentId" | "amount" | "way" | "state" | "reason" | "note" | "account"> & { actor: string; key: string };

/** The database refuses what would give back more than came in. False where the key was used. */
export async function insertRefund(tx: Transaction, refund: NewRefund): Promise<boolean> {
  const { amount, account, ...row } = refund;
  const settled = refund.state === "requested" ? null : sql<Date>`now()`;
  const inserted = await tx
    .insertInto("refund")
    .values({ ...row, amountBani: amount, iban: account?.iban ?? null, accountName: account?.name ?? null, settledAt: settled })
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

async function refundsOf(db: Queryable, ids: readonly OrderId[]): Promise<Refund[]> {
  const rows = await refundRows(db).where("orderId", "in", ids).orderBy("requestedAt").orderBy("id").execute();
  return rows.map(refundIn);
}

function refundRows(db: Queryable) {
  return db.selectFrom("refund").selectAll();
}

function refundIn(row: Awaited<ReturnType<ReturnType<typeof refundRows>["execute"]>>[number]): Refund {
  const { id, orderId, paymentId, amountBani, way, state, reason, note, iban, accountName, requestedAt, settledAt } = row;
  const account = iban !== null && accountName !== null ? { iban, name: accountName } : null;
  return { id, orderId, paymentId, amount: amountBani, way, state, reason: reason as RefundReason, note, account, requestedAt, settledAt };
}

/** Moves a refund on from where it was; false where somebody was faster. */
export async function setRefundState(tx: Transaction, id: RefundId, move: { from: RefundState; to: RefundState }): Promise<boolean> {
  const moved = await tx
    .updateTable("refund")
    .set({ state: move.to, settledAt: sql<Date>`now()`, touchedAt: sql<Date>`now()` })
    .where("id", "=", id)
    .where("state", "=", move.from)
    .returning("id")
    .executeTakeFirst();
  return moved !== undefined;
}

export async function setRefundAccount(tx: Transaction, id: RefundId, account: RefundAccount): Promise<void> {
  await tx.updateTable("refund").set({ iban: account.iban, accountName: account.name }).where("id", "=", id).execute();
}

/** Card refunds at this provider that nobody has finished for some minutes, each handed to one process only. */
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

// --- letters and the audit log ---

export async function insertLetter(
  tx: Transaction,
  letter: Letter,
  to: { key: string; recipient: string; language: Order["language"]; compose: ComposeLetter },
): Promise<void> {
  const { subject, text, html } = to.compose(letter, to.language);
  await tx
    .insertInto("outbox")
    .values({ dedupeKey: to.key, recipient: to.recipient, language: to.language, subject, textBody: text, htmlBody: html })
    .onConflict((conflict) => conflict.column("dedupeKey").doNothing())
    .execute();
}

export async function insertAudit(
  tx: Transaction,
  entry: { actor: string; action: string; number: OrderNumber; before: unknown; after: unknown },
): Promise<void> {
  const { number, before, after, ...what } = entry;
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
  await tx
    .insertInto("audit")
    .values({ ...what, entity: "order", entityId: number, before: json(before), after: json(after) })
    .execute();
}

// --- drafts ---

/** What the visitor typed in the checkout so far. */
export type Draft = { shipping: ShippingForm; accountName: string | null };

export async function findDraft(db: Queryable, visitorId: VisitorId): Promise<Draft | null> {
  const row = await db.selectFrom("checkoutDraft").where("visitorId", "=", visitorId).select(["details", "accountName"]).executeTakeFirst();
  return row ? { shipping: row.details as ShippingForm, accountName: row.accountName } : null;
}

export async function saveDraft(db: Queryable, visitorId: VisitorId, shipping: ShippingForm): Promise<void> {
  const details = JSON.stringify(shipping);
  await db
    .insertInto("checkoutDraft")
    .values({ visitorId, details, accountName: null })
    .onConflict((conflict) => conflict.column("visitorId").doUpdateSet({ details, updatedAt: sql<Date>`now()` }))
    .execute();
}

export async function saveAccountName(db: Queryable, visitorId: VisitorId, accountName: string | null): Promise<void> {
  await db.updateTable("checkoutDraft").set({ accountName, updatedAt: sql<Date>`now()` }).where("visitorId", "=", visitorId).execute();
}

export async function deleteDraft(tx: Transaction, visitorId: VisitorId): Promise<void> {
  await tx.deleteFrom("checkoutDraft").where("visitorId", "=", visitorId).execute();
}

const DRAFT_KEPT_DAYS = 90;

/** An account's visitor is named after the account; all others are browsers. */
export async function deleteOldDraftsOfGuests(db: Queryable): Promise<void> {
  await sql`delete from checkout_draft where updated_at < now() - make_interval(days => ${DRAFT_KEPT_DAYS}) and visitor_id not like 'account:%'`.execute(db);
}

/** The draft that was written last is the one that stays. */
export async function moveDraft(tx: Transaction, { from, to }: { from: VisitorId; to: VisitorId }): Promise<void> {
  await sql`
    with theirs as (delete from checkout_draft where visitor_id = ${from} returning *)
    insert into checkout_draft as mine (visitor_id, details, account_name, updated_at)
    select ${to}, details, account_name, updated_at from theirs
    on conflict (visitor_id) do update
      set details = excluded.details, account_name = excluded.account_name, updated_at = excluded.updated_at
      where mine.updated_at < excluded.updated_at
  `.execute(tx);
}

/** Orders of this address become the visitor's, but for those that an account has already. */
export async function attachOrders(tx: Transaction, { email, to }: { email: string; to: VisitorId }): Promise<void> {
  await tx
    .updateTable("salesOrder")
    .set({ visitorId: to })
    .where("email", "=", email)
    .where((eb) => eb.or([eb("visitorId", "is", null), eb("visitorId", "not like", `${ACCOUNT_VISITOR}%` as VisitorId)]))
    .execute();
}

export async function disownOrders(tx: Transaction, visitorId: VisitorId): Promise<void> {
  await tx.updateTable("salesOrder").set({ visitorId: null }).where("visitorId", "=", visitorId).execute();
}

// --- reservations ---

/** The listings of which the visitor holds units, for a checkout or reserved. */
export async function listingsHeldBy(tx: Transaction, visitorId: VisitorId): Promise<ListingId[]> {
  const rows = await tx
    .selectFrom("hold as h")
    .innerJoin("unit as u", "u.id", "h.unitId")
    .where("h.visitorId", "=", visitorId)
    .where("h.kind", "in", ["checkout", "reservation"])
    .select("u.listingId")
    .distinct()
    .execute();
  return rows.map((row) => row.listingId);
}

/** What one visitor holds becomes another's. Of two reservations the one that ends later stays, the other is given back. */
export async function moveHolds(tx: Transaction, { from, to }: { from: VisitorId; to: VisitorId }): Promise<void> {
  await sql`
    delete from hold h using hold other
    where h.kind = 'reservation' and other.kind = 'reservation'
      and ((h.visitor_id = ${from} and other.visitor_id = ${to}) or (h.visitor_id = ${to} and other.visitor_id = ${from}))
      and (h.until, h.unit_id) < (other.until, other.unit_id)
  `.execute(tx);
  await tx.updateTable("hold").set({ visitorId: to }).where("visitorId", "=", from).where("kind", "in", ["checkout", "reservation"]).execute();
}

export async function reservationOf(db: Queryable, visitorId: VisitorId): Promise<Reservation | null> {
  const row = await db
    .selectFrom("hold as h")
    .innerJoin("unit as u", "u.id", "h.unitId")
    .innerJoin("listing as l", "l.id", "u.listingId")
    .where("h.visitorId", "=", visitorId)
    .where("h.kind", "=", "reservation")
    .where("h.until", ">", sql<Date>`now()`)
    .select(["u.listingId", "l.title", "l.priceBani as price"])
    .select(sql<Date>`h.until`.as("until"))
    .executeTakeFirst();
  return row ?? null;
}

/** Ends the visitor's reservation, or what is left in the table of one that ran out. */
export async function deleteReservation(tx: Queryable, visitorId: VisitorId, which: "any" | "run-out"): Promise<boolean> {
  const deleted = await tx
    .deleteFrom("hold")
    .where("visitorId", "=", visitorId)
    .where("kind", "=", "reservation")
    .$if(which === "run-out", (query) => query.where("until", "<=", sql<Date>`now()`))
    .returning("unitId")
    .execute();
  return deleted.length > 0;
}
