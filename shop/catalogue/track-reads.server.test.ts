import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../base/db.server.ts";
import type { ListingId } from "../../base/id.ts";
import { ron } from "../../base/money.ts";
import { aComponent, aGraphicsCard, aPc, aUnit, insertListings } from "../../testing/builders.ts";
import { testDatabase } from "../../testing/database.ts";
import { caughtUp, waitForIndex, setPrice, takenBySomebody } from "../../testing/catalogue-index.ts";
import { everything } from "./search/filter.ts";
import { openCatalogueIndex, type CatalogueIndex } from "./catalogue-index.server.ts";
import { trackReads } from "./track-reads.server.ts";

let database: Database;
let catalogueIndex: CatalogueIndex;
let near: ListingId[];
let far: ListingId;
let card: ListingId;
let changes = 0;

beforeAll(async () => {
  database = await testDatabase();
  const measured = { cinebench: 9000 };
  const ids = await insertListings(
    database.db,
    ...[2000, 2010, 2020, 2030, 2040].map((price) => aPc({ price: ron(price), units: [aUnit({ measured })] })),
    aPc({ price: ron(9000), units: [aUnit({ measured })] }),
    aGraphicsCard({ price: ron(500) }),
  );
  near = ids.slice(0, 5);
  [far, card] = ids.slice(5) as [ListingId, ListingId];
  catalogueIndex = await openCatalogueIndex(database, {
    error(details, message) {
      throw new Error(message, { cause: details });
    },
  });
});
afterAll(async () => {
  await catalogueIndex.close();
  await database.close();
});

/** Changes a price, and waits until the index has processed it. */
async function reprice(id: ListingId, price: number): Promise<void> {
  await waitForIndex({ catalogueIndex, db: database.db }, () =>
    setPrice(database.db, id, {
      price: ron(price),
      since: new Date(Date.UTC(2026, 10, 20, 8, 0, changes++)).toISOString(),
    }),
  );
}

/** What a machine's page reads from the index. */
function asDetail(id: ListingId) {
  const { catalogueIndex: tracked, isUnchanged } = trackReads(catalogueIndex);
  const listing = tracked.byId(id);
  if (!listing) throw new Error("not in the index");
  void tracked.factsOf(database.db, id);
  tracked.rangeOf("cinebench");
  tracked.percentBelow("cinebench", 9000);
  tracked.similarTo(listing, 3);
  tracked.processorsOfSocket("AM4");
  return isUnchanged;
}

function asList(productType: "pc" | "graphics-cards") {
  const { catalogueIndex: tracked, isUnchanged } = trackReads(catalogueIndex);
  tracked.search(everything(productType));
  return isUnchanged;
}

test("a machine's page is affected by changes of the machine and of those shown with it, and by no other", async () => {
  const before = asDetail(near[0]!);
  await reprice(far, 9100);
  await reprice(card, 510);
  expect(before()).toBe(true);
  await reprice(near[1]!, 2011);
  expect(before(), "one shown beside it").toBe(false);
  const again = asDetail(near[0]!);
  await reprice(near[0]!, 1999);
  expect(again(), "itself").toBe(false);
});

test("a list is affected by changes of what it shows and counts, and not by those of another product type", async () => {
  const [pcs, cards] = [asList("pc"), asList("graphics-cards")];
  await reprice(card, 520);
  expect([pcs(), cards()]).toEqual([true, false]);
  const cardsAgain = asList("graphics-cards");
  await reprice(far, 9200);
  expect([pcs(), cardsAgain()]).toEqual([false, true]);
});

test("a page that shows something as free is affected when that is sold", async () => {
  const [detail, pcs] = [asDetail(near[4]!), asList("pc")];
  const count = trackReads(catalogueIndex);
  count.catalogueIndex.count("pc");
  await waitForIndex({ catalogueIndex, db: database.db }, () =>
    takenBySomebody(database.db, near[4]!, { how: "sold" }),
  );
  expect([detail(), pcs(), count.isUnchanged()]).toEqual([false, false, false]);
});

test("a machine's page is affected by a processor of its socket, and not by one of another", async () => {
  const before = asDetail(near[0]!);
  const put = (socket: string) =>
    waitForIndex({ catalogueIndex, db: database.db }, () =>
      insertListings(database.db, aComponent("processors", { specs: { socket } })),
    );
  await put("AM5");
  expect(before()).toBe(true);
  await put("AM4");
  expect(before()).toBe(false);
});

test("reads without a fingerprint are affected by every change; a page that reads nothing by none", async () => {
  const [nothing, ...everyOther] = Array.from({ length: 5 }, () => trackReads(catalogueIndex));
  const asks: ((tracked: CatalogueIndex) => unknown)[] = [
    (tracked) => tracked.all(),
    (tracked) => tracked.version,
    (tracked) => tracked.gamePresets(),
    (tracked) => tracked.componentsOf("ram"),
  ];
  everyOther.forEach(({ catalogueIndex: tracked }, at) => asks[at]?.(tracked));
  expect(everyOther.map(({ isUnchanged }) => isUnchanged())).toEqual([true, true, true, true]);
  await reprice(card, 530);
  expect(everyOther.map(({ isUnchanged }) => isUnchanged())).toEqual([false, false, false, false]);
  expect(nothing?.isUnchanged()).toBe(true);
});

test("everything is affected when the whole index was read again", async () => {
  const { catalogueIndex: tracked, isUnchanged } = trackReads(catalogueIndex);
  tracked.byId(card);
  await caughtUp({ db: database.db, catalogueIndex });
  expect(isUnchanged()).toBe(false);
});
