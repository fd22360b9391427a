// Queries of shipments, their labels and tracking events.

import { sql, type SqlBool } from "kysely";
import type { Actor } from "../../base/actor.ts";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import { newId, type ClaimId, type OrderId, type ShipmentId } from "../../base/id.ts";
import { storedLockerPlace } from "../lockers/stored.ts";
import type { OrderNumber } from "../orders/order.ts";
import type { Courier } from "../shipping/courier.ts";
import type {
  GatewayName,
  Shipment,
  ShipmentNumber,
  ShipmentOwner,
  ShipmentProblem,
  ShipmentState,
  TrackingEvent,
} from "./shipment.ts";
import { storedPerson } from "./stored.ts";

const columns = [
  "id",
  "number",
  "orderId",
  "claimId",
  "tradeInId",
  "subjectNumber",
  "direction",
  "gateway",
  "courier",
  "state",
  "person",
  "payer",
  "codBani",
  "openParcel",
  "weightGrams",
  "lengthMm",
  "widthMm",
  "heightMm",
  "awb",
  "problemKind",
  "problem",
  "attempts",
  "nextAt",
  "file",
  "requestedAt",
  "actor",
  "locker",
  "unsettled",
] as const;

const hasLabel = sql<boolean>`exists (select from shipment_label l where l.shipment_id = shipment.id)`;

function all(db: Queryable) {
  return db.selectFrom("shipment").select(columns).select(hasLabel.as("hasLabel"));
}

type Row = Awaited<ReturnType<ReturnType<typeof all>["executeTakeFirstOrThrow"]>>;

function shipmentOf(row: Row): Shipment {
  const { codBani, weightGrams, lengthMm, widthMm, heightMm, problemKind, problem, person, locker, ...rest } = row;
  return {
    ...rest,
    number: row.number as ShipmentNumber,
    courier: row.courier as Courier,
    subject: row.orderId !== null ? "order" : row.claimId !== null ? "claim" : "trade-in",
    person: storedPerson(person),
    locker: storedLockerPlace(locker),
    cod: codBani,
    size: { weightGrams, lengthMm, widthMm, heightMm },
    problem: problemKind === null ? null : { kind: problemKind, words: problem },
  };
}

export type NewShipment = Omit<
  Shipment,
  | "id"
  | "number"
  | "subject"
  | "awb"
  | "problem"
  | "attempts"
  | "nextAt"
  | "file"
  | "hasLabel"
  | "requestedAt"
  | "unsettled"
> & { formKey: string };

/** False if the number is taken. */
export async function insertShipment(tx: Transaction, number: ShipmentNumber, shipment: NewShipment): Promise<boolean> {
  const { cod, size, person, locker, ...row } = shipment;
  const written = await tx
    .insertInto("shipment")
    .values({
      id: newId<"shipment">(),
      number,
      ...row,
      ...size,
      codBani: cod,
      person: JSON.stringify(person),
      locker: locker && JSON.stringify(locker),
    })
    .onConflict((conflict) => conflict.column("number").doNothing())
    .returning("id")
    .executeTakeFirst();
  return written !== undefined;
}

export async function shipmentByKey(db: Queryable, formKey: string): Promise<Shipment | null> {
  const row = await all(db).where("formKey", "=", formKey).executeTakeFirst();
  return row ? shipmentOf(row) : null;
}

export async function shipmentByNumber(db: Queryable, number: ShipmentNumber): Promise<Shipment | null> {
  const row = await all(db).where("number", "=", number).executeTakeFirst();
  return row ? shipmentOf(row) : null;
}

export async function shipmentsByNumber(db: Queryable, numbers: readonly ShipmentNumber[]): Promise<Shipment[]> {
  if (numbers.length === 0) return [];
  return (await all(db).where("number", "in", numbers).orderBy("number").execute()).map(shipmentOf);
}

/** Which shipments have these AWBs now. */
export async function shipmentsWithAwbs(
  db: Queryable,
  awbs: readonly string[],
): Promise<{ number: ShipmentNumber; awb: string; courier: Courier }[]> {
  if (awbs.length === 0) return [];
  return db
    .selectFrom("shipment")
    .where("awb", "in", awbs)
    .select(["number", "awb", "courier"])
    .$castTo<{ number: ShipmentNumber; awb: string; courier: Courier }>()
    .execute();
}

/** Locks the shipment until the transaction ends. */
export async function lockShipment(tx: Transaction, number: ShipmentNumber): Promise<Shipment | null> {
  const row = await all(tx).where("number", "=", number).forUpdate().executeTakeFirst();
  return row ? shipmentOf(row) : null;
}

/** The shipments of an order, a claim or a trade-in, the oldest first. */
export async function shipmentsFor(db: Queryable, owner: ShipmentOwner): Promise<Shipment[]> {
  const [column, id] = Object.entries(owner)[0] as ["orderId", OrderId];
  const rows = await all(db).where(column, "=", id).orderBy("requestedAt").orderBy("number").execute();
  return rows.map(shipmentOf);
}

/** The shipments of the claims of an order. */
export async function shipmentsOfClaims(db: Queryable, claimIds: readonly ClaimId[]): Promise<Shipment[]> {
  if (claimIds.length === 0) return [];
  const rows = await all(db).where("claimId", "in", claimIds).orderBy("requestedAt").orderBy("number").execute();
  return rows.map(shipmentOf);
}

/** The tracking events of shipments, the newest first. */
export async function eventsOf(
  db: Queryable,
  ids: readonly ShipmentId[],
): Promise<(TrackingEvent & { shipmentId: ShipmentId })[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("shipmentEvent")
    .where("shipmentId", "in", ids)
    .select(["shipmentId", "at", "code", "means", "words", "place"])
    .orderBy("at", "desc")
    .orderBy("code")
    .execute();
}

/** Changes the state if it is still `from`; false if it is not. */
export async function transitionShipment(
  tx: Queryable,
  id: ShipmentId,
  { from, to }: { from: ShipmentState; to: ShipmentState },
): Promise<boolean> {
  const isOver = to === "delivered" || to === "returned" || to === "cancelled";
  const moved = await tx
    .updateTable("shipment")
    .set({
      state: to,
      problemKind: null,
      problem: null,
      nextAt: sql<Date>`now()`,
      // Staff looked at the courier's site before they let it be asked again.
      ...(to === "requested" && { unsettled: false }),
      ...(isOver && { endedAt: sql<Date>`now()` }),
    })
    .where("id", "=", id)
    .where("state", "=", from)
    .returning("id")
    .executeTakeFirst();
  return moved !== undefined;
}

/**
 * Stores the AWB, if the shipment has none; a requested one becomes `created`, one that is being cancelled stays so. False
 * if it has another AWB, or is over.
 */
export async function writeAwb(
  tx: Queryable,
  id: ShipmentId,
  { awb, courier }: { awb: string; courier: Courier },
): Promise<boolean> {
  const written = await tx
    .updateTable("shipment")
    .set({
      awb,
      courier,
      state: sql<ShipmentState>`case when state in ('requested', 'failed') then 'created' else state end`,
      problemKind: null,
      problem: null,
      claimedUntil: null,
      unsettled: false,
      nextAt: sql<Date>`now()`,
      awbAt: sql<Date>`now()`,
    })
    .where("id", "=", id)
    .where("awb", "is", null)
    .where("state", "in", ["requested", "failed", "cancelling"])
    .returning("id")
    .executeTakeFirst();
  return written !== undefined;
}

/** Whether another shipment has this AWB. */
export async function isAwbTaken(
  db: Queryable,
  { id, awb, courier }: { id: ShipmentId; awb: string; courier: Courier },
): Promise<boolean> {
  const other = await db
    .selectFrom("shipment")
    .where("awb", "=", awb)
    .where("courier", "=", courier)
    .where("id", "<>", id)
    .select("id")
    .executeTakeFirst();
  return other !== undefined;
}

const LEASE = sql<Date>`now() + interval '2 minutes'`; // longer than all calls of one try

/**
 * Takes one due shipment in this state for two minutes, by the clock of the database, and counts the try; null if none is
 * due. Two processes never take the same one.
 */
export async function claimShipment(
  db: Queryable,
  { gateway, state }: { gateway: GatewayName; state: "requested" | "cancelling" },
): Promise<(Shipment & { firstTry: Date }) | null> {
  const taken = await db
    .updateTable("shipment")
    .set({ claimedUntil: LEASE, attempts: sql<number>`attempts + 1` })
    .where("id", "=", (eb) =>
      eb
        .selectFrom("shipment")
        .where("gateway", "=", gateway)
        .where("state", "=", state)
        .where("nextAt", "<=", sql<Date>`now()`)
        .where((or) => or.or([or("claimedUntil", "is", null), or("claimedUntil", "<", sql<Date>`now()`)]))
        .orderBy("nextAt")
        .limit(1)
        .forUpdate()
        .skipLocked()
        .select("id"),
    )
    .returning(columns)
    .executeTakeFirst();
  return taken ? { ...shipmentOf({ ...taken, hasLabel: false }), firstTry: taken.requestedAt } : null;
}

/** Ends a try that brought nothing; `after` is how many seconds the next one waits. */
export async function postponeShipment(
  db: Queryable,
  id: ShipmentId,
  { problem, after }: { problem: ShipmentProblem; after: number },
): Promise<void> {
  await db
    .updateTable("shipment")
    .set({
      claimedUntil: null,
      unsettled: false,
      problemKind: problem.kind,
      problem: problem.words,
      nextAt: sql<Date>`now() + make_interval(secs => ${after})`,
    })
    .where("id", "=", id)
    .execute();
}

/** Ends a try with the courier's refusal: `failed`, or back to `created` if it refuses a cancellation. False if it moved meanwhile. */
export async function refuseShipment(
  db: Queryable,
  id: ShipmentId,
  { from, to, problem }: { from: ShipmentState; to: ShipmentState; problem: ShipmentProblem },
): Promise<boolean> {
  const moved = await db
    .updateTable("shipment")
    .set({
      state: to,
      claimedUntil: null,
      unsettled: problem.kind === "unknown",
      problemKind: problem.kind,
      problem: problem.words ?? "",
    })
    .where("id", "=", id)
    .where("state", "=", from)
    .returning("id")
    .executeTakeFirst();
  return moved !== undefined;
}

/** The courier is about to be asked to create it: until the answer is stored, nobody knows what came of that. */
export async function markUnsettled(db: Queryable, id: ShipmentId): Promise<void> {
  await db.updateTable("shipment").set({ unsettled: true }).where("id", "=", id).execute();
}

/** Parcels with an AWB and no label yet. */
export async function withoutLabel(db: Queryable, gateway: GatewayName): Promise<{ id: ShipmentId; awb: string }[]> {
  const rows = await db
    .selectFrom("shipment")
    .where("gateway", "=", gateway)
    .where("state", "in", ["created", "in-transit"])
    .where("awb", "is not", null)
    .where("nextAt", "<=", sql<Date>`now()`)
    .where(sql<SqlBool>`not ${hasLabel}`)
    .select(["id", "awb"])
    .limit(50)
    .execute();
  return rows.flatMap(({ id, awb }) => (awb === null ? [] : [{ id, awb }]));
}

export async function storeLabel(tx: Queryable, shipmentId: ShipmentId, pdf: Uint8Array): Promise<boolean> {
  const stored = await tx
    .insertInto("shipmentLabel")
    .values({ shipmentId, pdf })
    .onConflict((conflict) => conflict.column("shipmentId").doNothing())
    .returning("shipmentId")
    .executeTakeFirst();
  await tx
    .updateTable("shipment")
    .set({ problemKind: null, problem: null })
    .where("id", "=", shipmentId)
    .where("problemKind", "=", "away")
    .execute();
  return stored !== undefined;
}

export async function labelOf(db: Queryable, id: ShipmentId): Promise<Uint8Array | null> {
  const row = await db.selectFrom("shipmentLabel").where("shipmentId", "=", id).select("pdf").executeTakeFirst();
  return row ? new Uint8Array(row.pdf) : null;
}

/** Takes parcels whose courier was not asked for so many seconds. */
export async function claimTracking(
  db: Queryable,
  { gateway, seconds }: { gateway: GatewayName; seconds: number },
): Promise<{ id: ShipmentId; number: ShipmentNumber; awb: string }[]> {
  const rows = await db
    .updateTable("shipment")
    .set({ trackedAt: sql<Date>`now()` })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("shipment")
        .where("gateway", "=", gateway)
        .where("state", "in", ["created", "in-transit"])
        .where("awb", "is not", null)
        .where(sql<SqlBool>`coalesce(tracked_at, '-infinity') <= now() - make_interval(secs => ${seconds})`)
        .orderBy(sql`tracked_at nulls first`)
        .limit(50)
        .forUpdate()
        .skipLocked()
        .select("id"),
    )
    .returning(["id", "number", "awb"])
    .execute();
  return rows.flatMap(({ id, number, awb }) => (awb === null ? [] : [{ id, number: number as ShipmentNumber, awb }]));
}

/** Stores an event, once. */
export async function insertEvent(
  tx: Transaction,
  shipmentId: ShipmentId,
  { actor, ...event }: TrackingEvent & { actor: Actor },
): Promise<void> {
  await tx
    .insertInto("shipmentEvent")
    .values({ shipmentId, ...event, actor })
    .onConflict((conflict) => conflict.columns(["shipmentId", "at", "code"]).doNothing())
    .execute();
}

/** Parcels to a buyer whose state their order has not followed yet. */
export async function toFollow(db: Queryable): Promise<Shipment[]> {
  const rows = await all(db)
    .where("orderId", "is not", null)
    .where("direction", "=", "out")
    .where("state", "in", ["in-transit", "delivered"])
    .where(sql<SqlBool>`followed is distinct from state`)
    .orderBy("requestedAt")
    .limit(200)
    .execute();
  return rows.map(shipmentOf);
}

/** Orders that were sent and whose parcels need a decision of staff, as `isToDecide` says of one. */
export async function ordersToDecide(db: Queryable): Promise<{ order: OrderNumber; parcel: ShipmentNumber }[]> {
  const { rows } = await sql<{ order: OrderNumber; parcel: ShipmentNumber }>`
    select o.number as order, max(p.number) as parcel from sales_order o
      join shipment p on p.order_id = o.id and p.direction = 'out'
    where o.state = 'shipped' group by o.id, o.number
    having bool_or(p.state = 'returned') or bool_and(p.state in ('cancelled', 'cancelling'))
    order by o.number limit 200
  `.execute(db);
  return rows;
}

export async function markFollowed(db: Queryable, { id, state }: Pick<Shipment, "id" | "state">): Promise<void> {
  await db.updateTable("shipment").set({ followed: state }).where("id", "=", id).where("state", "=", state).execute();
}

/** Puts requested shipments that are in no file into this one; returns those that were taken. */
export async function putIntoFile(
  tx: Transaction,
  { numbers, file }: { numbers: readonly ShipmentNumber[]; file: string },
): Promise<ShipmentNumber[]> {
  if (numbers.length === 0) return [];
  const rows = await tx
    .updateTable("shipment")
    .set({ file })
    .where("number", "in", numbers)
    .where("gateway", "=", "file")
    .where("state", "=", "requested")
    .where("file", "is", null)
    .returning("number")
    .execute();
  return rows.map(({ number }) => number as ShipmentNumber);
}

/** How many files were made on a day, for the next name. Locks until the transaction ends, so that two files have two names. */
export async function filesOfDay(tx: Transaction, prefix: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('courier files', 0))`.execute(tx);
  const row = await tx
    .selectFrom("shipment")
    .where("file", "like", `${prefix}%`)
    .select(sql<number>`count(distinct file)::int`.as("files"))
    .executeTakeFirstOrThrow();
  return row.files;
}

export async function shipmentsInFile(db: Queryable, file: string): Promise<Shipment[]> {
  return (await all(db).where("file", "=", file).orderBy("number").execute()).map(shipmentOf);
}

/** Its AWB was made on the courier's site: no API knows it. */
export async function markByHand(tx: Transaction, id: ShipmentId): Promise<void> {
  await tx.updateTable("shipment").set({ gateway: "file" }).where("id", "=", id).execute();
}

/** The next try is due now, and wakes the job. A try that is under way goes on. */
export async function retryNow(tx: Transaction, id: ShipmentId): Promise<void> {
  await tx
    .updateTable("shipment")
    .set({ nextAt: sql<Date>`now()`, state: sql`state` })
    .where("id", "=", id)
    .execute();
}

/** Accepted trade-ins that no parcel was ever asked for: one that staff cancelled is theirs to decide about. */
export async function tradeInsWithoutShipment(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectFrom("tradeIn as t")
    .where("t.state", "=", "accepted")
    .where(sql<SqlBool>`not exists (select from shipment s where s.trade_in_id = t.id)`)
    .select("t.number")
    .orderBy("t.id")
    .limit(50)
    .execute();
  return rows.flatMap(({ number }) => number ?? []);
}

/** Sellers' parcels with a label that was not e-mailed yet. */
export async function labelsToSend(db: Queryable): Promise<Shipment[]> {
  const rows = await all(db)
    .where("tradeInId", "is not", null)
    .where("direction", "=", "in")
    .where("state", "=", "created")
    .where("followed", "is", null)
    .where(sql<SqlBool>`${hasLabel}`)
    .limit(50)
    .execute();
  return rows.map(shipmentOf);
}
