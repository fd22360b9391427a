// Reads the audit log: for the screen of those who may see everything, and for the history of one thing.

import { sql } from "kysely";
import { dayBegins, dayEnds } from "./days.server.ts";
import type { Db } from "./db.server.ts";

export type AuditRow = {
  id: number;
  at: Date;
  actor: string;
  action: string;
  entity: string;
  entityId: string;
  before: unknown;
  after: unknown;
};

/** `actor`: one actor, or "shop" for everything that no person did. Days are ISO dates of the shop, both included. */
export type AuditFilter = {
  actor: string | null;
  entity: string | null;
  entityId: string | null;
  from: string | null;
  to: string | null;
  page: number;
};

export const AUDIT_A_PAGE = 50;
const columns = ["id", "at", "actor", "action", "entity", "entityId", "before", "after"] as const;

/** The entries that match, newest first, with how many there are. Two queries. */
export async function readAudit(
  db: Db,
  { actor, entity, entityId, from, to, page }: AuditFilter,
): Promise<{ rows: AuditRow[]; total: number }> {
  const matching = db
    .selectFrom("audit")
    .$if(actor !== null && actor !== "shop", (query) => query.where("actor", "=", actor!))
    .$if(actor === "shop", (query) =>
      query
        .where("actor", "not in", ["buyer", "seller"])
        .where("actor", "not like", "staff:%")
        .where("actor", "not like", "token:%"),
    )
    .$if(entity !== null, (query) => query.where("entity", "=", entity!))
    .$if(entityId !== null, (query) => query.where("entityId", "=", entityId!))
    .$if(from !== null, (query) => query.where("at", ">=", dayBegins(from!)))
    .$if(to !== null, (query) => query.where("at", "<", dayEnds(to!)));
  const [rows, { total }] = await Promise.all([
    matching
      .select(columns)
      .orderBy("id", "desc")
      .limit(AUDIT_A_PAGE)
      .offset((page - 1) * AUDIT_A_PAGE)
      .execute(),
    matching.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

type Values = Readonly<Record<string, unknown>>;

/** Which entries of the log count; without `actions` all of them, and without `entityId` those of every thing of the kind. */
export type AuditedThing = {
  entity: string;
  entityId?: string;
  actions?: readonly string[];
  /** What the entry must say, among other things. */
  before?: Values;
  after?: Values;
};

/** Who last changed a thing, when, and what they did. */
export type LastChange = Readonly<Pick<AuditRow, "actor" | "at" | "entity" | "action">>;

/** The latest entry about a thing. Null if the log has no such entry. */
export async function lastChange(
  db: Db,
  { entity, entityId, actions, before, after }: AuditedThing,
): Promise<LastChange | null> {
  const row = await db
    .selectFrom("audit")
    .where("entity", "=", entity)
    .$if(entityId !== undefined, (query) => query.where("entityId", "=", entityId!))
    .$if(actions !== undefined, (query) => query.where("action", "in", actions!))
    .$if(before !== undefined, (query) => query.where(sql<boolean>`before @> ${JSON.stringify(before)}::jsonb`))
    .$if(after !== undefined, (query) => query.where(sql<boolean>`after @> ${JSON.stringify(after)}::jsonb`))
    .select(["actor", "at", "entity", "action"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Each kind of thing in the log once. It jumps from kind to kind along the index instead of reading the log. */
export async function auditedEntities(db: Db): Promise<string[]> {
  const { rows } = await sql<{ entity: string }>`
    with recursive kind as (
      (select entity from audit order by entity limit 1)
      union all
      select (select entity from audit where entity > kind.entity order by entity limit 1) from kind where kind.entity is not null
    ) select entity from kind where entity is not null`.execute(db);
  return rows.map(({ entity }) => entity);
}
