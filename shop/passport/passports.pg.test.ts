import { expect, test } from "vitest";
import { sql } from "kysely";
import { transaction } from "../../base/db.server.ts";
import type { UnitId } from "../../base/id.ts";
import { aPc, insertListings } from "../../testing/builders.ts";
import { aPostgres } from "../../testing/postgres-database.ts";
import { inTwoProcesses } from "../../testing/two-processes.ts";
import { isSignedBy, problemInChain } from "./chain.server.ts";
import { publishRoots } from "./publish-roots.server.ts";
import { sealEvents } from "./seal-events.server.ts";
import { passportCodesOf, passportFile, passportKeys } from "./view-passport.server.ts";
import { viewRoots } from "./view-roots.server.ts";

const database = aPostgres({ connections: 4 });
const authSecret = "a secret of the test, 32 letters or more";
const log = { error: console.error };

test("two processes that add events to one passport at once make one chain, in order, with one key", async () => {
  const [listingId] = await insertListings(database.db, aPc());
  const { id: unitId } = await database.db
    .selectFrom("unit")
    .where("listingId", "=", listingId!)
    .select("id")
    .executeTakeFirstOrThrow();
  const jobs = Array.from({ length: 40 }, (_, index) => ({ unitId, ref: String(index), authSecret }));
  await inTwoProcesses("sealing-process.ts", { url: database.url, jobs });
  await sealEvents({ db: database.db, authSecret, log });
  const passport = (await passportCodesOf(database, [unitId])).get(unitId)!;
  const file = await passportFile({ db: database.db }, passport);
  if (!file.ok) throw new Error("no passport");
  const { events } = file.value;
  expect(events.map(({ seq }) => seq)).toEqual(Array.from({ length: 42 }, (_, index) => index + 1));
  expect(events.filter(({ kind }) => kind === "repaired")).toHaveLength(40);
  const keys = await passportKeys(database);
  expect(keys).toHaveLength(1);
  expect(problemInChain(events, { passport, keys })).toBeNull();
  expect(await database.db.selectFrom("passportDue").select("id").execute()).toEqual([]);
});

test("two processes that publish at midnight make one root of each day, chained to the day before", async () => {
  const { db } = database;
  const { unitId } = await db.selectFrom("passport").select("unitId").executeTakeFirstOrThrow();
  await threeDaysAgo(unitId);
  const jobs = Array.from({ length: 8 }, () => ({ authSecret }));
  const published = await inTwoProcesses("rooting-process.ts", { url: database.url, jobs });
  expect(published.map(Number).reduce((sum, count) => sum + count)).toBe(3);
  const roots = (await viewRoots({ db }, { before: null })).toReversed();
  expect(roots.map(({ prev }) => prev)).toEqual([null, roots[0]!.hash, roots[1]!.hash]);
  expect(new Set(roots.map(({ day }) => day)).size).toBe(3);
  const keys = await passportKeys({ db });
  for (const root of roots) expect(isSignedBy(keys.find(({ id }) => id === root.key)!.publicKey, root)).toBe(true);
  expect(await publishRoots({ db, authSecret })).toBe(0);
});

/** An event of three days ago: since then no root was published. Roots are about its hash alone. */
async function threeDaysAgo(unitId: UnitId): Promise<void> {
  const hash = "5".repeat(64);
  await transaction(database.db, async (tx) => {
    await sql`update passport set seq = seq + 1, head = ${hash} where unit_id = ${unitId}::uuid`.execute(tx);
    await sql`insert into passport_event (unit_id, seq, kind, sealed_on, record, hash, signature, key_id, ref)
      select unit_id, seq, 'repaired', passport_day(now() - interval '3 days'), '{}', ${hash}, '',
        (select id from passport_key where valid_until is null), 'three days ago'
      from passport where unit_id = ${unitId}::uuid`.execute(tx);
  });
}
