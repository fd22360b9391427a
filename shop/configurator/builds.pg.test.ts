// Races between two processes on PostgreSQL, which the embedded database with its single connection cannot show.

import { expect, test } from "vitest";
import { newId, type ListingId } from "../../base/id.ts";
import { aComponent, insertListings } from "../../testing/builders.ts";
import { aPostgres } from "../../testing/postgres-database.ts";
import type { SavingJob } from "../../testing/processes/saving-process.ts";
import { aVisitor } from "../../testing/catalogue-index.ts";
import { inTwoProcesses } from "../../testing/two-processes.ts";
import type { Category } from "../catalogue/specs.ts";
import type { RequestedPart } from "../compatibility/build.ts";
import { getBuild } from "./get-build.server.ts";
import { listBuilds } from "./list-builds.server.ts";
import { MOST_SAVED } from "./saved-build.ts";
import { saveBuild } from "./save-build.server.ts";

const database = aPostgres();

const together = (jobs: readonly SavingJob[]) => inTwoProcesses("saving-process.ts", { url: database.url, jobs });

const categories = [
  "processors",
  "motherboards",
  "ram",
  "ssd",
  "cases",
  "power-supplies",
] as const satisfies readonly Category[];

/** Six listings with this stock, as requested parts of a build. */
async function sixParts(stock: number): Promise<RequestedPart[]> {
  const ids = await insertListings(database.db, ...categories.map((category) => aComponent(category, { stock })));
  return categories.map((category, place) => ({ category, listingId: ids[place] as ListingId, quantity: 1 }));
}
const count = (answers: readonly string[], expected: string) => answers.filter((answer) => answer === expected).length;

test("of 50 builds that a visitor saves at once from two processes, twenty are kept", async () => {
  const visitorId = aVisitor(newId());
  const requested = await sixParts(1);
  const answers = await together(
    Array.from({ length: 50 }, (_, number) => ({
      save: { visitorId, buildId: null, name: `Numărul ${number}`, requested },
    })),
  );
  expect([count(answers, "done"), count(answers, "too-many-builds")]).toEqual([MOST_SAVED, 50 - MOST_SAVED]);
  expect(await listBuilds(database, visitorId)).toHaveLength(MOST_SAVED);
});

test("the same build saved 50 times at once is one", async () => {
  const visitorId = aVisitor(newId());
  const requested = await sixParts(1);
  const answers = await together(
    Array.from({ length: 50 }, () => ({ save: { visitorId, buildId: null, name: "Dublu clic", requested } })),
  );
  expect(count(answers, "done")).toBe(50);
  expect(await listBuilds(database, visitorId)).toMatchObject([{ name: "Dublu clic", parts: { length: 6 } }]);
});

test("a build that two devices save 25 times each is whole the one's or whole the other's", async () => {
  const visitorId = aVisitor(newId());
  const [mine, other] = [await sixParts(1), await sixParts(1)];
  const first = await saveBuild(database, { visitorId, buildId: null, name: "La început", requested: mine });
  if (!first.ok) throw new Error("the test's build was refused");
  const { buildId } = first.value;
  const jobs = Array.from({ length: 50 }, (_, number): SavingJob => ({
    save: {
      visitorId,
      buildId,
      ...(number % 2 === 0 ? { name: "Telefon", requested: mine } : { name: "Laptop", requested: other }),
    },
  }));
  expect(new Set(await together(jobs))).toEqual(new Set(["done"]));
  const stored = (await getBuild(database, { visitorId, buildId }))!;
  const expected = { Telefon: mine, Laptop: other }[stored.name];
  expect(stored.parts.map(({ listingId }) => listingId)).toEqual(expected?.map(({ listingId }) => listingId));
});
