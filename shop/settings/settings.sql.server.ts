import { sql } from "kysely";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import type { StoredSetting } from "./settings.ts";

/** One saved version, and who saved it: `by` is the name of the person, null for an account that is gone. */
export type SettingVersion = StoredSetting & { changedBy: string; by: string | null; changedAt: Date };

/** The current version of every setting. */
export async function currentSettings(db: Queryable): Promise<StoredSetting[]> {
  return await db
    .selectFrom("setting")
    .distinctOn("name")
    .select(["name", "version", "value"])
    .orderBy("name")
    .orderBy("version", "desc")
    .execute();
}

/** Changes with every saved version. */
export async function settingsStamp(db: Queryable): Promise<string> {
  const row = await db
    .selectFrom("setting")
    .select(({ fn }) => fn.countAll<string>().as("versions"))
    .executeTakeFirstOrThrow();
  return String(row.versions);
}

const MOST_VERSIONS = 200;

/** The versions of one setting, or the newest of each if no name is given; the newest first. */
export async function listSettingVersions(db: Queryable, name: string): Promise<SettingVersion[]> {
  return await withPerson(db).where("s.name", "=", name).orderBy("s.version", "desc").limit(MOST_VERSIONS).execute();
}

export async function newestSettingVersions(db: Queryable): Promise<Omit<SettingVersion, "value">[]> {
  return await withPerson(db).distinctOn("s.name").orderBy("s.name").orderBy("s.version", "desc").execute();
}

function withPerson(db: Queryable) {
  return db
    .selectFrom("setting as s")
    .leftJoin("account as a", (join) => join.on(sql<boolean>`s.changed_by = 'staff:' || a.id`))
    .select(["s.name", "s.version", "s.value", "s.changedBy", "s.changedAt", "a.name as by"]);
}

/** Writes the next version; false if somebody else has written it before. */
export async function insertSetting(
  tx: Transaction,
  { value, ...row }: { name: string; version: number; value: unknown; changedBy: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("setting")
    .values({ ...row, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function currentSetting(tx: Queryable, name: string): Promise<StoredSetting | null> {
  const row = await tx
    .selectFrom("setting")
    .select(["name", "version", "value"])
    .where("name", "=", name)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
