// Queries of lockers and of when their lists were asked for.

import { sql, type SqlBool } from "kysely";
import type { Queryable, Transaction } from "../../base/db.server.ts";
import { foldDiacritics } from "../../base/text.ts";
import type { County } from "../shipping/counties.ts";
import type { Courier } from "../shipping/courier.ts";
import { lockerId, type CourierLocker, type Locker } from "./locker.ts";
import { storedCompartments, storedCounty, storedCourier } from "./stored.ts";

const columns = [
  "id",
  "courier",
  "code",
  "name",
  "address",
  "city",
  "county",
  "postalCode",
  "compartments",
  "takesCard",
  "hours",
  "closedAt",
] as const;

function all(db: Queryable) {
  return db.selectFrom("locker").select(columns);
}

type Row = Awaited<ReturnType<ReturnType<typeof all>["executeTakeFirstOrThrow"]>>;

function lockerOf(row: Row): Locker {
  return {
    ...row,
    courier: storedCourier(row.courier),
    county: storedCounty(row.county),
    compartments: storedCompartments(row.compartments),
  };
}

export async function lockerById(db: Queryable, id: string): Promise<Locker | null> {
  const row = await all(db).where("id", "=", id).executeTakeFirst();
  return row ? lockerOf(row) : null;
}

/** Reads the locker and keeps it from being closed until the transaction ends. */
export async function lockLocker(tx: Transaction, id: string): Promise<Locker | null> {
  const row = await all(tx).where("id", "=", id).forShare().executeTakeFirst();
  return row ? lockerOf(row) : null;
}

export type LockerSearch = {
  /** Words of the name, the address or the city. */
  search: string;
  /** Its lockers come first. */
  county: County | null;
  /** The city comes first among those of the county. */
  city: string;
  page: number;
  pageSize: number;
  withClosed?: boolean;
};

/** Lockers that match all words, those of the city and the county first, and how many there are. */
export async function searchLockers(db: Queryable, search: LockerSearch): Promise<{ rows: Locker[]; total: number }> {
  const { county, page, pageSize, withClosed = false } = search;
  const words = foldDiacritics(search.search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .slice(0, 6);
  let query = db.selectFrom("locker");
  if (!withClosed) query = query.where("closedAt", "is", null);
  for (const word of words) query = query.where(sql<SqlBool>`position(${word} in search) > 0`);
  const city = foldDiacritics(search.city.trim());
  const [rows, { total }] = await Promise.all([
    query
      .select(columns)
      .orderBy(sql`case when county = ${county}::text then 0 else 1 end`)
      .orderBy(sql`case when ${city}::text <> '' and position(${city}::text in search) > 0 then 0 else 1 end`)
      .orderBy("county")
      .orderBy("city")
      .orderBy("name")
      .orderBy("id")
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    query.select(sql<number>`count(*)::int`.as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map(lockerOf), total };
}

const MOST_OF_COUNTY = 1000;

/** The open lockers of a county. */
export async function lockersIn(db: Queryable, county: County): Promise<Locker[]> {
  const rows = await all(db)
    .where("county", "=", county)
    .where("closedAt", "is", null)
    .orderBy("city")
    .orderBy("name")
    .orderBy("id")
    .limit(MOST_OF_COUNTY)
    .execute();
  return rows.map(lockerOf);
}

const BATCH = 500;

/** Writes a courier's whole list: what is not in it any more is closed, what came back is open again. */
export async function replaceLockers(
  tx: Transaction,
  { courier, source, lockers }: { courier: Courier; source: "api" | "file"; lockers: readonly CourierLocker[] },
): Promise<{ closed: number }> {
  const { now } = await tx.selectNoFrom(sql<Date>`clock_timestamp()`.as("now")).executeTakeFirstOrThrow();
  for (let from = 0; from < lockers.length; from += BATCH)
    await tx
      .insertInto("locker")
      .values(lockers.slice(from, from + BATCH).map((locker) => rowOf(locker, { courier, source, now })))
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet((eb) => ({
          name: eb.ref("excluded.name"),
          address: eb.ref("excluded.address"),
          city: eb.ref("excluded.city"),
          county: eb.ref("excluded.county"),
          postalCode: eb.ref("excluded.postalCode"),
          compartments: eb.ref("excluded.compartments"),
          takesCard: eb.ref("excluded.takesCard"),
          hours: eb.ref("excluded.hours"),
          search: eb.ref("excluded.search"),
          source: eb.ref("excluded.source"),
          updatedAt: now,
          closedAt: null,
        })),
      )
      .execute();
  const { numUpdatedRows } = await tx
    .updateTable("locker")
    .set({ closedAt: now })
    .where("courier", "=", courier)
    .where("closedAt", "is", null)
    .where("updatedAt", "<", now)
    .executeTakeFirst();
  return { closed: Number(numUpdatedRows) };
}

function rowOf(
  { code, name, address, city, county, postalCode, compartments, takesCard, hours }: CourierLocker,
  { courier, source, now }: { courier: Courier; source: "api" | "file"; now: Date },
) {
  return {
    id: lockerId(courier, code),
    courier,
    code,
    name,
    address,
    city,
    county,
    postalCode,
    compartments: JSON.stringify(compartments),
    takesCard,
    hours,
    search: foldDiacritics(`${name} ${address} ${city} ${postalCode}`),
    source,
    updatedAt: now,
  };
}

/** Takes the courier's list for asking, if it was not asked for so long; false if another process did, or it is too early. */
export async function claimRefresh(
  db: Queryable,
  { courier, hours }: { courier: Courier; hours: number },
): Promise<boolean> {
  const taken = await db
    .insertInto("lockerRefresh")
    .values({ courier, source: "api", askedAt: sql<Date>`now()` })
    .onConflict((conflict) =>
      conflict
        .column("courier")
        .doUpdateSet({ askedAt: sql<Date>`now()` })
        .where(sql<SqlBool>`locker_refresh.asked_at <= now() - make_interval(hours => ${hours})`),
    )
    .returning("courier")
    .executeTakeFirst();
  return taken !== undefined;
}

/** The list is asked for again at once. */
export async function askAgain(db: Queryable, courier: Courier): Promise<void> {
  await db
    .updateTable("lockerRefresh")
    .set({ askedAt: sql<Date>`'-infinity'` })
    .where("courier", "=", courier)
    .execute();
}

/** Records what came of asking: a list, or why there is none. */
export async function recordRefresh(
  db: Queryable,
  {
    courier,
    source,
    outcome,
  }: { courier: Courier; source: "api" | "file"; outcome: { lockers: number } | { problem: string } },
): Promise<void> {
  const stored =
    "lockers" in outcome
      ? { lockers: outcome.lockers, storedAt: sql<Date>`now()`, problem: null, source }
      : { problem: outcome.problem };
  await db
    .insertInto("lockerRefresh")
    .values({ courier, source, ...stored })
    .onConflict((conflict) => conflict.column("courier").doUpdateSet(stored))
    .execute();
}

export type LockerRefresh = {
  courier: Courier;
  source: "api" | "file";
  askedAt: Date;
  storedAt: Date | null;
  problem: string | null;
  open: number;
  closed: number;
};

/** Each courier whose lockers are known, with how many are open and closed. */
export async function refreshesOf(db: Queryable): Promise<LockerRefresh[]> {
  const rows = await db
    .selectFrom("lockerRefresh as r")
    .leftJoin("locker as l", "l.courier", "r.courier")
    .groupBy("r.courier")
    .select(["r.courier", "r.source", "r.storedAt", "r.problem"])
    .select(sql<Date>`greatest(r.asked_at, 'epoch')`.as("askedAt"))
    .select(sql<number>`count(l.id) filter (where l.closed_at is null)::int`.as("open"))
    .select(sql<number>`count(l.id) filter (where l.closed_at is not null)::int`.as("closed"))
    .orderBy("r.courier")
    .execute();
  return rows.map((row) => ({ ...row, courier: storedCourier(row.courier) }));
}

/** Whether any locker is open. */
export async function hasLockers(db: Queryable): Promise<boolean> {
  return (
    (await db.selectFrom("locker").where("closedAt", "is", null).select("id").limit(1).executeTakeFirst()) !== undefined
  );
}
