// Queries of requests about personal data.

import { sql } from "kysely";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { CustomerId, DataRequestId } from "../../base/id.ts";
import type { DataRequest, DataRequestKind, DataRequestState, RequestChannel } from "./data-request.ts";

const columns = [
  "r.id",
  "r.customerId",
  "r.kind",
  "r.channel",
  "r.state",
  "r.reason",
  "r.recordedBy",
  "r.settledBy",
  "r.settledAt",
  sql<string>`to_char(r.received_on, 'YYYY-MM-DD')`.as("receivedOn"),
  sql<string>`to_char(r.due_on, 'YYYY-MM-DD')`.as("dueOn"),
] as const;

export type ListedRequest = DataRequest & {
  /** Null once the person was erased. */
  customer: { name: string; email: string } | null;
};

/** Open ones first, the nearest deadline first; then the others, the last settled first. */
export async function selectRequests(
  db: Queryable,
  { state, page, pageSize }: { state: DataRequestState | null; page: number; pageSize: number },
): Promise<{ rows: ListedRequest[]; total: number }> {
  const all = db.selectFrom("dataRequest as r").$if(state !== null, (query) => query.where("r.state", "=", state!));
  const [rows, { total }] = await Promise.all([
    all
      .leftJoin("customer as c", "c.id", "r.customerId")
      .select(columns)
      .select(["c.name", "c.email"])
      .orderBy(sql`r.state <> 'open'`)
      .orderBy(sql`case when r.state = 'open' then r.due_on end`)
      .orderBy("r.settledAt", "desc")
      .orderBy("r.id")
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    all.select(sql<number>`count(*)::integer`.as("total")).executeTakeFirstOrThrow(),
  ]);
  return {
    rows: rows.map(({ name, email, ...row }) => ({
      ...row,
      customer: name === null || email === null ? null : { name, email },
    })),
    total,
  };
}

/** The requests of one customer, the newest first. */
export function requestsOf(db: Queryable, customerId: CustomerId): Promise<DataRequest[]> {
  return db
    .selectFrom("dataRequest as r")
    .where("r.customerId", "=", customerId)
    .select(columns)
    .orderBy("r.recordedAt", "desc")
    .orderBy("r.id")
    .execute();
}

export async function countOpenRequests(db: Queryable): Promise<number> {
  const { open } = await db
    .selectFrom("dataRequest")
    .where("state", "=", "open")
    .select(sql<number>`count(*)::integer`.as("open"))
    .executeTakeFirstOrThrow();
  return open;
}

type NewRequest = {
  id: DataRequestId;
  customerId: CustomerId;
  kind: DataRequestKind;
  channel: RequestChannel;
  receivedOn: string;
  dueOn: string;
  recordedBy: string;
};

/** "again": this very form was sent twice. "open": another request of this kind waits for its answer. */
export async function insertRequest(tx: Transaction, request: NewRequest): Promise<"new" | "again" | "open"> {
  const written = await tx
    .insertInto("dataRequest")
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  if (written.length > 0) return "new";
  const same = await tx.selectFrom("dataRequest").where("id", "=", request.id).select("id").execute();
  return same.length > 0 ? "again" : "open";
}

type Settled = { customerId: CustomerId; by: string } & ({ state: "done" } | { state: "refused"; reason: string });

/** Settles an open request, by its id or its kind; returns it, or null if none is open. */
export async function settleRequest(
  tx: Transaction,
  which: { id: DataRequestId } | { kind: DataRequestKind },
  { customerId, by, ...settled }: Settled,
): Promise<{ id: DataRequestId; kind: DataRequestKind } | null> {
  const row = await tx
    .updateTable("dataRequest")
    .set({ ...settled, settledBy: by, settledAt: sql<Date>`now()` })
    .where("customerId", "=", customerId)
    .where("state", "=", "open")
    .$if("id" in which, (query) => query.where("id", "=", (which as { id: DataRequestId }).id))
    .$if("kind" in which, (query) => query.where("kind", "=", (which as { kind: DataRequestKind }).kind))
    .returning(["id", "kind"])
    .executeTakeFirst();
  return row ?? null;
}

/** Why a request was refused may name the person. */
export async function eraseReasons(tx: Transaction, customerId: CustomerId, instead: string): Promise<void> {
  await tx
    .updateTable("dataRequest")
    .set({ reason: instead })
    .where("customerId", "=", customerId)
    .where("reason", "is not", null)
    .execute();
}
