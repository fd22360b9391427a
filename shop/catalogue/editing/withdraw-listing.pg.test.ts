import { expect, test } from "vitest";
import { transaction } from "../../../base/db.server.ts";
import { aPc } from "../../../testing/builders.ts";
import { aVisitor, putOnSale } from "../../../testing/catalogue-index.ts";
import { aPostgres } from "../../../testing/postgres-database.ts";
import { keysOf } from "../../inventory/allocations/allocation-limits.sql.server.ts";
import { lockListings, takeUnits } from "../../inventory/allocations/allocations.sql.server.ts";
import { withdrawListing } from "./withdraw-listing.server.ts";

const database = aPostgres({ connections: 6 });
/** What every buyer does: locks the listing, and takes a unit if it is live. */
function allocate(listingId: Awaited<ReturnType<typeof putOnSale>>): Promise<boolean> {
  return transaction(database.db, async (tx) => {
    const [live] = await lockListings(tx, [listingId]);
    if (!live) return false;
    // A visitor has one reservation at a time.
    const visitorId = aVisitor(`of ${listingId}`);
    const holder = keysOf("secret", visitorId, {});
    const taken = await takeUnits(
      tx,
      { listingId, quantity: 1 },
      { visitorId, kind: "reservation", until: { minutes: 30 }, email: "ana@example.ro", holder },
    );
    return taken.length > 0;
  });
}

test("a listing is either withdrawn or allocated, never both, however close the two come", async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < 20; round++) {
    const id = await putOnSale(database.db, aPc());
    const withdraw = () => withdrawListing({ db: database.db }, { id, actor: "staff:1", reason: "defect" });
    const isFirst = round % 2 === 0;
    const early = isFirst ? withdraw() : null;
    const [allocated, withdrawn] = await Promise.all([allocate(id), early ?? withdraw()]);
    expect(allocated).toBe(!withdrawn.ok);
    outcomes.add(withdrawn.ok ? "withdrawn" : "allocated");
  }
  expect(outcomes.size).toBeGreaterThan(0);
});
