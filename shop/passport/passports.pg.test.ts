import { expect, test } from "vitest";
import { aPc, shelve } from "../../testing/builders.ts";
import { aPostgres } from "../../testing/postgres-database.ts";
import { inTwoProcesses } from "../../testing/two-processes.ts";
import { problemInChain } from "./chain.server.ts";
import { publishRoots } from "./publish-roots.server.ts";
import { sealEvents } from "./seal-events.server.ts";
import { passportCodesOf, passportFile, passportKeys } from "./view-passport.server.ts";

const database = aPostgres({ connections: 4 });
const authSecret = "a secret of the test, 32 letters or more";
const log = { error: console.error };

test("two processes that add events to one passport at once make one chain, in order, with one key", async () => {
  const [listingId] = await shelve(database.db, aPc());
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

test("two processes publish each day once", async () => {
  const both = await Promise.all([1, 2].map(() => publishRoots({ db: database.db, authSecret })));
  expect(both).toEqual([0, 0]);
});
