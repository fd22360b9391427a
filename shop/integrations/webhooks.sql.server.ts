// Queries of endpoints, deliveries and attempts.

import { sql } from "kysely";
import type { DayRange } from "../../base/day.ts";
import { isWithinDays } from "../../base/days.server.ts";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { EndpointId } from "../../base/id.ts";
import { DELIVERIES_A_PAGE, type DeliveryRow, type DeliveryState, type WebhookAttempt } from "./delivery.ts";
import type { Endpoint } from "./endpoint.ts";
import type { OutgoingEvent } from "./outgoing-event.ts";
import { storedEventTypes } from "./stored.ts";

function endpoints(db: Queryable) {
  return db
    .selectFrom("webhookEndpoint")
    .select([
      "id",
      "name",
      "url",
      "types",
      "state",
      "pausedWhy",
      "failingSince",
      "oldSecretUntil",
      "version",
      "createdAt",
    ]);
}

function endpointOf<Row extends { types: unknown }>({ types, ...row }: Row) {
  return { ...row, types: storedEventTypes(types) };
}

/** How many deliveries of an endpoint wait and have failed. */
type Counted = { waiting: number; failed: number };

/** Endpoints that were not removed, by name, with what waits and has failed. */
export async function loadEndpoints(db: Queryable): Promise<(Endpoint & Counted)[]> {
  const count = (state: DeliveryState) => sql<number>`(select count(*)::int from webhook_delivery d
    where d.endpoint_id = webhook_endpoint.id and d.state = ${state})`;
  const rows = await endpoints(db)
    .where("state", "<>", "removed")
    .orderBy("name")
    .orderBy("createdAt")
    .select([count("waiting").as("waiting"), count("failed").as("failed")])
    .execute();
  return rows.map(endpointOf);
}

export async function findEndpoint(db: Queryable, id: EndpointId): Promise<Endpoint | null> {
  const row = await endpoints(db).where("id", "=", id).where("state", "<>", "removed").executeTakeFirst();
  return row ? endpointOf(row) : null;
}

export async function lockEndpoint(tx: Transaction, id: EndpointId): Promise<(Endpoint & { secret: string }) | null> {
  const row = await endpoints(tx)
    .where("id", "=", id)
    .where("state", "<>", "removed")
    .select("secret")
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ? endpointOf(row) : null;
}

/** False if the page that sent it has made its endpoint before. */
export async function insertEndpoint(
  tx: Transaction,
  { types, ...endpoint }: Pick<Endpoint, "id" | "name" | "url" | "types"> & { secret: string; createdBy: string },
): Promise<boolean> {
  const rows = await tx
    .insertInto("webhookEndpoint")
    .values({ ...endpoint, types: JSON.stringify(types), state: "active" })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .execute();
  return rows.length > 0;
}

export async function updateEndpoint(
  tx: Transaction,
  id: EndpointId,
  { name, url, types }: Pick<Endpoint, "name" | "url" | "types">,
): Promise<void> {
  await tx
    .updateTable("webhookEndpoint")
    .set({ name, url, types: JSON.stringify(types), version: sql<number>`version + 1` })
    .where("id", "=", id)
    .execute();
}

export function pauseEndpointRow(
  tx: Transaction,
  id: EndpointId,
  why: "staff" | "failing",
): Promise<Pick<Endpoint, "id" | "name" | "failingSince">> {
  return tx
    .updateTable("webhookEndpoint")
    .set({ state: "paused", pausedWhy: why })
    .where("id", "=", id)
    .returning(["id", "name", "failingSince"])
    .executeTakeFirstOrThrow();
}

/** Active again; what waited in the meantime is due now. */
export async function resumeEndpointRow(tx: Transaction, id: EndpointId): Promise<void> {
  await tx
    .updateTable("webhookEndpoint")
    .set({ state: "active", pausedWhy: null, failingSince: null })
    .where("id", "=", id)
    .execute();
  await tx
    .updateTable("webhookDelivery")
    .set({ dueAt: sql<Date>`now()` })
    .where("endpointId", "=", id)
    .where("state", "=", "waiting")
    .execute();
  await wakeDeliveries(tx);
}

export async function setSecret(
  tx: Transaction,
  id: EndpointId,
  { secret, old, oldSeconds }: { secret: string; old: string; oldSeconds: number },
): Promise<void> {
  await tx
    .updateTable("webhookEndpoint")
    .set({
      secret,
      oldSecret: old,
      oldSecretUntil: sql<Date>`now() + make_interval(secs => ${oldSeconds}::int)`,
      version: sql<number>`version + 1`,
    })
    .where("id", "=", id)
    .execute();
}

/** It keeps its row and its deliveries; its secrets are deleted, and what waits is not sent. */
export async function removeEndpointRow(tx: Transaction, id: EndpointId): Promise<void> {
  await tx
    .updateTable("webhookEndpoint")
    .set({ state: "removed", pausedWhy: null, secret: "", oldSecret: null, oldSecretUntil: null })
    .where("id", "=", id)
    .execute();
  await tx
    .updateTable("webhookDelivery")
    .set({ state: "failed", finishedAt: sql<Date>`now()` })
    .where("endpointId", "=", id)
    .where("state", "=", "waiting")
    .execute();
}

/** Starts the job that delivers, in every process. */
async function wakeDeliveries(db: Queryable): Promise<void> {
  await sql`select pg_notify('event_written', '')`.execute(db);
}

/** A delivery taken for one attempt; `tries` tells this attempt from another. */
export type ClaimedDelivery = {
  id: number;
  tries: number;
  endpointId: EndpointId;
  url: string;
  secret: string;
  /** Null if there is none, or it signs no longer. */
  oldSecret: string | null;
  event: OutgoingEvent;
  /** The time of the attempt. */
  now: Date;
};

/**
 * Takes due deliveries for some seconds, in which no other process takes them: the oldest of each active endpoint, so
 * that a slow endpoint holds up no other.
 */
export async function claimDeliveries(
  db: Queryable,
  { ofEndpoint, seconds }: { ofEndpoint: number; seconds: number },
): Promise<ClaimedDelivery[]> {
  const { rows } = await sql<Omit<ClaimedDelivery, "event"> & OutgoingEvent & { eventId: number }>`
    with due as materialized (
      select waiting.id from webhook_endpoint e cross join lateral (
        select w.id from webhook_delivery w
        where w.endpoint_id = e.id and w.state = 'waiting' and w.due_at <= now()
        order by w.due_at, w.id limit ${ofEndpoint} for update skip locked
      ) waiting
      where e.state = 'active'
    ), taken as (
      update webhook_delivery set tries = tries + 1, due_at = now() + make_interval(secs => ${seconds}::int)
      where id in (select id from due)
      returning id, tries, endpoint_id, event_id
    )
    select t.id, t.tries, t.endpoint_id, e.url, e.secret,
      case when e.old_secret_until > now() then e.old_secret end as old_secret,
      o.id as event_id, o.type, o.thing, o.payload, o.at, now() as now
    from taken t join webhook_endpoint e on e.id = t.endpoint_id join outgoing_event o on o.id = t.event_id
    order by t.id`.execute(db);
  return rows.map(({ eventId, type, thing, payload, at, ...row }) => ({
    ...row,
    event: { id: eventId, type, thing, payload, at },
  }));
}

export async function insertAttempt(tx: Transaction, deliveryId: number, attempt: WebhookAttempt): Promise<void> {
  await tx
    .insertInto("webhookAttempt")
    .values({ deliveryId, ...attempt })
    .execute();
}

/**
 * Records where a delivery stands after an attempt. `retryIn`: seconds until the next one. Only for the latest attempt: a
 * late result of an older one changes nothing.
 */
export async function settleDelivery(
  tx: Transaction,
  { id, tries }: Pick<ClaimedDelivery, "id" | "tries">,
  next: { is: "delivered" | "failed" } | { is: "waiting"; retryIn: number },
): Promise<void> {
  await tx
    .updateTable("webhookDelivery")
    .set(
      next.is === "waiting"
        ? { dueAt: sql<Date>`now() + make_interval(secs => ${next.retryIn}::int)` }
        : { state: next.is, finishedAt: sql<Date>`now()` },
    )
    .where("id", "=", id)
    .where("tries", "=", tries)
    .where("state", "=", "waiting")
    .execute();
}

export async function noteEndpointAnswers(tx: Transaction, id: EndpointId): Promise<void> {
  await tx
    .updateTable("webhookEndpoint")
    .set({ failingSince: null })
    .where("id", "=", id)
    .where("failingSince", "is not", null)
    .execute();
}

/** Notes that it fails; true if it is active and has failed for so many seconds without a success. */
export async function noteEndpointFails(
  tx: Transaction,
  id: EndpointId,
  { seconds }: { seconds: number },
): Promise<boolean> {
  const { rows } = await sql<{ isLong: boolean }>`
    update webhook_endpoint set failing_since = coalesce(failing_since, now()) where id = ${id}
    returning state = 'active' and failing_since <= now() - make_interval(secs => ${seconds}::int) as is_long
  `.execute(tx);
  return rows[0]?.isLong ?? false;
}

/** The days are those of the event. */
export type DeliveriesWanted = DayRange & {
  endpoint: EndpointId | null;
  state: DeliveryState | null;
  /** "order" for all events of orders. */
  group: string | null;
  search: string;
  page: number;
};

function deliveries(db: Queryable) {
  return db
    .selectFrom("webhookDelivery as d")
    .innerJoin("outgoingEvent as o", "o.id", "d.eventId")
    .innerJoin("webhookEndpoint as e", "e.id", "d.endpointId");
}

const deliveryColumns = [
  "d.id",
  "o.type",
  "o.thing",
  "d.endpointId",
  "e.name as endpointName",
  "d.state",
  "d.tries",
  "d.dueAt",
  "d.createdAt",
  "d.finishedAt",
] as const;

/** The newest first, with how many there are. */
export async function loadDeliveries(
  db: Queryable,
  { endpoint, state, group, search, page, ...days }: DeliveriesWanted,
): Promise<{ rows: DeliveryRow[]; total: number }> {
  const matching = deliveries(db)
    .where(isWithinDays(sql`d.created_at`, days))
    .$if(endpoint !== null, (query) => query.where("d.endpointId", "=", endpoint!))
    .$if(state !== null, (query) => query.where("d.state", "=", state!))
    .$if(group !== null, (query) => query.where(sql<boolean>`starts_with(o.type, ${`${group}.`})`))
    .$if(search !== "", (query) => query.where("o.thing", "=", search));
  const [rows, { total }] = await Promise.all([
    matching
      .select(deliveryColumns)
      .orderBy("d.id", "desc")
      .limit(DELIVERIES_A_PAGE)
      .offset((page - 1) * DELIVERIES_A_PAGE)
      .execute(),
    matching.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export async function findDelivery(db: Queryable, id: number) {
  return (
    (await deliveries(db)
      .where("d.id", "=", id)
      .select([...deliveryColumns, "e.url", "e.state as endpointState", "o.id as eventId", "o.payload", "o.at"])
      .executeTakeFirst()) ?? null
  );
}

export async function attemptsOf(db: Queryable, deliveryId: number): Promise<(WebhookAttempt & { at: Date })[]> {
  return db
    .selectFrom("webhookAttempt")
    .where("deliveryId", "=", deliveryId)
    .orderBy("id", "desc")
    .limit(100)
    .select(["outcome", "status", "ms", "answer", "at"])
    .execute();
}

/** Makes finished deliveries wait again, with all attempts before them; returns how many. */
async function replay(tx: Transaction, which: { id: number } | { endpointId: EndpointId; since: Date }) {
  const { numUpdatedRows } = await tx
    .updateTable("webhookDelivery")
    .set({ state: "waiting", tries: 0, dueAt: sql<Date>`now()`, finishedAt: null })
    .$if("id" in which, (query) => query.where("id", "=", (which as { id: number }).id).where("state", "<>", "waiting"))
    .$if("since" in which, (query) => {
      const { endpointId, since } = which as { endpointId: EndpointId; since: Date };
      return query.where("endpointId", "=", endpointId).where("state", "=", "failed").where("createdAt", ">=", since);
    })
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await wakeDeliveries(tx);
  return Number(numUpdatedRows);
}

export async function replayOne(tx: Transaction, id: number): Promise<boolean> {
  return (await replay(tx, { id })) > 0;
}

export async function replayFailedSince(tx: Transaction, id: EndpointId, since: Date): Promise<number> {
  return replay(tx, { endpointId: id, since });
}

/** An event for one endpoint only; returns its delivery. */
export async function insertEventFor(
  tx: Transaction,
  endpointId: EndpointId,
  { type, thing, payload }: Pick<OutgoingEvent, "type" | "thing" | "payload">,
): Promise<number> {
  const event = await tx
    .insertInto("outgoingEvent")
    .values({ type, thing, payload: JSON.stringify(payload) })
    .returning("id")
    .executeTakeFirstOrThrow();
  const delivery = await tx
    .insertInto("webhookDelivery")
    .values({ eventId: event.id, endpointId })
    .returning("id")
    .executeTakeFirstOrThrow();
  await wakeDeliveries(tx);
  return delivery.id;
}

/** Endpoints that were paused because nothing could be delivered to them. */
export async function countFailingEndpoints(db: Queryable): Promise<number> {
  const row = await db
    .selectFrom("webhookEndpoint")
    .where("state", "=", "paused")
    .where("pausedWhy", "=", "failing")
    .select(sql<number>`count(*)::int`.as("found"))
    .executeTakeFirstOrThrow();
  return row.found;
}

/** Deletes finished deliveries of before so many days, with their attempts. The events stay. */
export async function deleteOldDeliveries(tx: Transaction, { days, most }: { days: number; most: number }) {
  const old = await tx
    .selectFrom("webhookDelivery")
    .where("state", "<>", "waiting")
    .where("finishedAt", "<", sql<Date>`now() - make_interval(days => ${days}::int)`)
    .orderBy("id")
    .limit(most)
    .forUpdate()
    .skipLocked()
    .select("id")
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx.deleteFrom("webhookAttempt").where("deliveryId", "in", ids).execute();
  await tx.deleteFrom("webhookDelivery").where("id", "in", ids).execute();
  return ids.length;
}
