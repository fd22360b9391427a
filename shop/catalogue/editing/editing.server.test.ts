import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fixedClock } from "../../../base/clock.ts";
import { transaction, type Database } from "../../../base/db.server.ts";
import type { ListingId } from "../../../base/id.ts";
import { ron } from "../../../base/money.ts";
import { refuse } from "../../../base/result.ts";
import { aComponent, aGraphicsCard, aPc, insertListings, aUnit } from "../../../testing/builders.ts";
import { waitForIndex, putOnSale, takenBySomebody, timePasses } from "../../../testing/catalogue-index.ts";
import { testDatabase } from "../../../testing/database.ts";
import { takeIn } from "../../inventory/receiving/receive-units.server.ts";
import { listReceivedUnits } from "../../inventory/receiving/list-receiving.server.ts";
import { openCatalogueIndex, type CatalogueIndex } from "../catalogue-index.server.ts";
import { struckPrices } from "../struck-prices.server.ts";
import { createDraft, draftReceivedUnit } from "./create-draft.server.ts";
import { discardDraft } from "./discard-draft.server.ts";
import { editListing } from "./edit-listing.server.ts";
import { findScanned } from "./find-scanned.server.ts";
import { listListings } from "./list-listings.server.ts";
import { typedListing, unitField } from "./listing-form.ts";
import { noteUntested } from "./note-untested.server.ts";
import { publishListing } from "./publish-listing.server.ts";
import { saveListing } from "./save-listing.server.ts";
import { withdrawListing } from "./withdraw-listing.server.ts";

let database: Database;
let catalogueIndex: CatalogueIndex;
let shop: { db: Database["db"]; clock: ReturnType<typeof fixedClock> };
beforeAll(async () => {
  database = await testDatabase();
  catalogueIndex = await openCatalogueIndex(database, { error: (_details, message) => expect.unreachable(message) });
  shop = { db: database.db, clock: fixedClock("2026-11-21T10:00:00Z") };
});
afterAll(async () => {
  await catalogueIndex.close();
  await database.close();
});

const actor = "staff:radu";
const all = { price: true, cost: true };
const card = typedListing({ ...aGraphicsCard(), usesCategoryPicture: true } as never);
const purchase = {
  "purchase.supplier": "Euro PC SRL",
  "purchase.cui": "RO123",
  "purchase.invoiceNumber": "EP 17",
  "purchase.invoiceDate": "2026-11-20",
  "purchase.regime": "normal",
  "purchase.cost": "1.234,50",
};

async function view(id: ListingId) {
  const found = await editListing(shop, { id, mayCost: true, vat: 21 });
  if (!found) throw new Error("no listing");
  return found;
}

async function save(id: ListingId, typed: Readonly<Record<string, string>>, may = all) {
  const { version } = await view(id);
  return saveListing(shop, { id, actor, may, version, typed });
}

/** The fields of a listing as they are, with some of them changed. */
const changed = async (id: ListingId, change: Readonly<Record<string, string>>) => ({
  ...(await view(id)).listing.typed,
  ...change,
});

async function aDraft(kind: "pc" | "component" = "pc"): Promise<ListingId> {
  const from = kind === "pc" ? ({ kind, category: null } as const) : ({ kind, category: "graphics-cards" } as const);
  const draft = await createDraft(shop, { from, actor });
  if (!draft.ok) throw new Error(draft.domainError.code);
  return draft.value.listingId;
}

/** A complete draft of a graphics card that was bought from a supplier. */
async function aCompleteDraft(): Promise<ListingId> {
  const id = await aDraft("component");
  const [unit] = (await view(id)).units;
  const typed = { ...card, ...purchase, [unitField(unit!.id, "grade")]: "B", [unitField(unit!.id, "place")]: "R2-3" };
  expect(await save(id, typed)).toEqual({ ok: true, value: { isChanged: true } });
  return id;
}

describe("a draft", () => {
  test("is saved however incomplete and wrong it is, and buyers never see it", async () => {
    const id = await aDraft();
    expect(
      await save(id, { title: "PC nou", price: "două mii", "cpu.cores": "șase", drives: "ssd,hdd" }),
    ).toMatchObject({
      ok: true,
    });
    const { listing, units, issues } = await view(id);
    expect(listing.typed).toMatchObject({ title: "PC nou", price: "două mii", "cpu.cores": "șase", drives: "ssd,hdd" });
    expect(units).toMatchObject([{ code: expect.stringMatching(/^PCB-\d{6}$/), state: "intake" }]);
    expect(issues).toContainEqual({ field: "cpu.cores", code: "spec-number" });
    expect(issues).toContainEqual({ field: "picture", code: "photo-missing" });
    expect(issues).toContainEqual({ field: "purchase.supplier", code: "purchase-missing" });
    expect(await publishListing(shop, { id, actor })).toEqual(refuse.invalid({ code: "listing-incomplete", issues }));
    expect(catalogueIndex.byId(id)).toBeNull();
  });

  test("records the supplier's invoice once it is whole; units of the same invoice share it", async () => {
    const [first, second] = [await aCompleteDraft(), await aCompleteDraft()];
    expect((await view(first)).units).toMatchObject([
      { cost: ron(1234) + 50, taxRegime: "normal", supplier: "Euro PC SRL", invoiceNumber: "EP 17", place: "R2-3" },
    ]);
    const rows = await shop.db
      .selectFrom("unit")
      .where("listingId", "in", [first, second])
      .select("purchaseId")
      .distinct()
      .execute();
    expect(rows).toHaveLength(1);
    expect((await view(first)).suppliers).toEqual([{ supplier: "Euro PC SRL", cui: "RO123" }]);
  });

  test("goes on sale when it is complete: units in stock, price log begun, and the shop shows it", async () => {
    const id = await aCompleteDraft();
    await waitForIndex({ catalogueIndex, db: shop.db }, async () =>
      expect(await publishListing(shop, { id, actor })).toEqual({ ok: true, value: { listingId: id } }),
    );
    expect(catalogueIndex.byId(id)).toMatchObject({
      title: "MSI GeForce RTX 3060 Ventus 2X",
      price: ron(899),
      free: 1,
      grade: "B",
    });
    const { prices, history, listing } = await view(id);
    expect(prices).toEqual([{ price: ron(899), since: shop.clock.now() }]);
    expect(listing.typed).toMatchObject(card);
    expect(history.map(({ action }) => action).slice(0, 2)).toEqual(["published", "edited"]);
    expect(await publishListing(shop, { id, actor })).toEqual(refuse.conflict({ code: "listing-live" }));
  });

  test("copies everything of a listing but its unit, photos and purchase", async () => {
    const source = await aCompleteDraft();
    const copy = await createDraft(shop, { from: { copyOf: source }, actor });
    if (!copy.ok) throw new Error(copy.domainError.code);
    const { listing, units } = await view(copy.value.listingId);
    const { badge: _, ...whole } = card;
    expect(listing.typed).toMatchObject(whole);
    expect(listing.typed["purchase.supplier"]).toBeUndefined();
    expect(units).toMatchObject([{ serial: null, place: null, supplier: null, photos: 0 }]);
    expect(await createDraft(shop, { from: { copyOf: 999_999 as ListingId }, actor })).toEqual(
      refuse.notFound({ code: "listing-unknown" }),
    );
  });

  test("that is discarded takes its unit and its unused invoice with it", async () => {
    const id = await aDraft("component");
    await save(id, { ...purchase, "purchase.invoiceNumber": "only-here" });
    const [unit] = (await view(id)).units;
    expect(await discardDraft(shop, { id, actor })).toEqual({ ok: true, value: null });
    expect(await editListing(shop, { id, mayCost: true, vat: 21 })).toBeNull();
    const left = await shop.db.selectFrom("unit").where("id", "=", unit!.id).select("id").execute();
    const invoices = await shop.db
      .selectFrom("purchase")
      .where("invoiceNumber", "=", "only-here")
      .select("id")
      .execute();
    expect([left, invoices]).toEqual([[], []]);
    expect(await discardDraft(shop, { id: await putOnSale(shop.db, aPc()), actor })).toEqual(
      refuse.conflict({ code: "listing-not-draft" }),
    );
  });
});

describe("a received unit", () => {
  const board = { category: "motherboards", name: "B550-A PRO", part: null } as const;
  const taken = { kind: "component", name: board.name, parts: [board], cost: ron(200), suggestedGrade: "B" } as const;

  test("gets a draft of its own, begun once, with the maker that our lists know; discarded, it waits again", async () => {
    const [code = ""] = await transaction(shop.db, (tx) =>
      takeIn(tx, { source: "VND-700001", taxRegime: "margin", things: [taken] }),
    );
    const drafts = await Promise.all([1, 2].map(() => draftReceivedUnit(shop, { code, actor })));
    const ids = drafts.map((draft) => (draft.ok ? draft.value.listingId : null));
    expect(ids[0]).toBe(ids[1]);
    const id = ids[0]!;
    const { listing, units } = await view(id);
    expect(listing.typed).toMatchObject({ "component.brand": "MSI", "component.model": "B550-A PRO" });
    expect(units).toMatchObject([{ code, source: "VND-700001", cost: ron(200) }]);
    expect((await listReceivedUnits(shop, { page: 1 })).rows).toMatchObject([{ code, draft: id }]);
    await discardDraft(shop, { id, actor });
    expect((await listReceivedUnits(shop, { page: 1 })).rows).toMatchObject([{ code, draft: null }]);
  });

  test("leaves receiving when its draft is published, and needs no invoice of a supplier", async () => {
    const [code = ""] = await transaction(shop.db, (tx) =>
      takeIn(tx, { source: "VND-700002", taxRegime: "margin", things: [taken] }),
    );
    const draft = await draftReceivedUnit(shop, { code, actor });
    if (!draft.ok) throw new Error(draft.domainError.code);
    const id = draft.value.listingId;
    const [unit] = (await view(id)).units;
    const typed = typedListing({ ...aComponent("motherboards"), usesCategoryPicture: true } as never);
    await save(id, { ...typed, [unitField(unit!.id, "grade")]: "B" });
    expect(await publishListing(shop, { id, actor })).toMatchObject({ ok: true });
    expect((await listReceivedUnits(shop, { page: 1 })).rows.map((row) => row.code)).not.toContain(code);
    const row = await shop.db.selectFrom("unit").where("code", "=", code).selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: "stock", listingId: id, costBani: ron(200), taxRegime: "margin" });
  });
});

describe("a published listing", () => {
  test("shows a corrected title and a new price at once, with the earlier price struck through", async () => {
    const id = await putOnSale(shop.db, aPc({ title: "Gaming RTX 3060 Tii", price: ron(2599) }));
    await waitForIndex({ catalogueIndex, db: shop.db }, async () =>
      expect(await save(id, await changed(id, { title: "Gaming RTX 3060 Ti", price: "2.399" }))).toMatchObject({
        ok: true,
      }),
    );
    expect(catalogueIndex.byId(id)).toMatchObject({ title: "Gaming RTX 3060 Ti", price: ron(2399) });
    expect((await struckPrices(shop)).get(id)).toBe(ron(2599));
    const [entry] = (await view(id)).history;
    expect(entry).toMatchObject({
      action: "edited",
      before: { title: "Gaming RTX 3060 Tii", price: "2599,00" },
      after: { title: "Gaming RTX 3060 Ti", price: "2.399" },
    });
  });

  test("is saved whole or not at all, and the same again changes nothing", async () => {
    const id = await putOnSale(shop.db, aPc());
    expect(await save(id, await changed(id, { title: "Alt titlu", "cpu.cores": "" }))).toEqual(
      refuse.invalid({ code: "listing-incomplete", fields: { "cpu.cores": "spec-missing" } }),
    );
    expect((await view(id)).listing.title).toBe("Gaming Ryzen 5 5600 / RTX 3060");
    expect(await save(id, await changed(id, {}))).toEqual({ ok: true, value: { isChanged: false } });
    expect((await view(id)).history).toEqual([]);
  });

  test("keeps its price and costs where the member of staff may not change them", async () => {
    const id = await putOnSale(shop.db, aPc());
    await save(id, await changed(id, { title: "Doar titlul", price: "1" }), { price: false, cost: false });
    expect((await view(id)).listing).toMatchObject({ title: "Doar titlul", price: ron(2599) });
    const seen = await editListing(shop, { id, mayCost: false, vat: 21 });
    expect(seen?.units).toMatchObject([{ cost: null, supplier: null }]);
    expect(JSON.stringify(seen?.proposal)).not.toContain('"cost"');
  });

  test("has a warranty for each part, and lists show the shortest", async () => {
    const id = await putOnSale(shop.db, aPc());
    await waitForIndex({ catalogueIndex, db: shop.db }, async () =>
      save(id, await changed(id, { "warranty.ram": "36", "warranty.case": "6" })),
    );
    expect(catalogueIndex.byId(id)).toMatchObject({
      warrantyMonths: 6,
      specs: { warrantyMonths: { ram: 36, case: 6, cpu: 12 } },
    });
  });

  test("is not overwritten by who has seen an older one: a price that changed elsewhere counts too", async () => {
    const id = await putOnSale(shop.db, aPc());
    const mine = await view(id);
    await shop.db
      .updateTable("listing")
      .set({ priceBani: ron(1999) })
      .where("id", "=", id)
      .execute();
    const typed = { ...mine.listing.typed, title: "Al meu" };
    expect(await saveListing(shop, { id, actor, may: all, version: mine.version, typed })).toEqual(
      refuse.conflict({ code: "listing-changed" }),
    );
    // A photo or a sale is no change of these fields.
    await takenBySomebody(shop.db, id, { how: "held" });
    expect((await view(id)).version).not.toBe(mine.version);
    expect(await save(id, { ...typed, price: "1999" })).toMatchObject({ ok: true });
  });

  test("of two people who save at once, one is refused", async () => {
    const id = await putOnSale(shop.db, aPc());
    const { version, listing } = await view(id);
    const both = await Promise.all(
      ["Unul", "Altul"].map((title) =>
        saveListing(shop, { id, actor, may: all, version, typed: { ...listing.typed, title } }),
      ),
    );
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  });

  test("is withdrawn with a reason, not while a visitor has a unit, and put on sale again with its price", async () => {
    const id = await putOnSale(shop.db, aPc());
    // The editor asks a returned listing for what a draft needs: its serial number and a picture.
    const [unit] = (await view(id)).units;
    await save(id, await changed(id, { picture: "category", [unitField(unit!.id, "serial")]: "SN-77" }));
    await takenBySomebody(shop.db, id, { how: "held" });
    const withdrawal = { id, actor, reason: "ecran spart" };
    expect(await withdrawListing(shop, withdrawal)).toEqual(refuse.conflict({ code: "units-allocated" }));
    await timePasses(shop.db);
    await waitForIndex({ catalogueIndex, db: shop.db }, async () =>
      expect(await withdrawListing(shop, withdrawal)).toMatchObject({ ok: true }),
    );
    expect(catalogueIndex.byId(id)).toBeNull();
    expect(await withdrawListing(shop, withdrawal)).toEqual(refuse.conflict({ code: "listing-not-live" }));
    expect((await view(id)).history[0]).toMatchObject({ action: "withdrawn", after: { reason: "ecran spart" } });
    expect(await publishListing(shop, { id, actor })).toMatchObject({
      ok: false,
      domainError: { code: "listing-incomplete", issues: [{ field: "untested", code: "untested" }] },
    });
    await noteUntested(shop, { id, actor, untested: { reason: "test-on-request", note: null } });
    await waitForIndex({ catalogueIndex, db: shop.db }, async () =>
      expect(await publishListing(shop, { id, actor })).toMatchObject({ ok: true }),
    );
    expect(catalogueIndex.byId(id)).toMatchObject({ price: ron(2599), free: 1 });
    expect((await view(id)).prices).toHaveLength(1);
  });
});

describe("the list of listings", () => {
  const none = { state: null, type: null, age: null, margin: null, photos: null } as const;
  const query = { ...none, search: "", sort: "newest", descending: true, page: 1, mayCost: true, vat: 21 } as const;
  const titles = async (different: Partial<Parameters<typeof listListings>[1]>) =>
    (await listListings(shop, { ...query, ...different })).rows.map(({ title }) => title);

  test("is searched by title, part, code and serial number, each word on its own", async () => {
    const unit = aUnit();
    const [id] = await insertListings(
      shop.db,
      aPc({
        title: "Căutat",
        specs: { case: { ...aPc().specs, brand: "Lian Li", model: "Lancool" } as never },
        units: [unit],
      }),
    );
    await shop.db
      .updateTable("unit")
      .set({ code: "PB-424242", serial: "XYZ-9", place: "RAFT-Q7" })
      .where("id", "=", unit.id)
      .execute();
    for (const search of ["căutat", "lancool rtx", "424242", "xyz-9", "raft-q7", "ryzen lian CAUT"])
      expect(await titles({ search })).toEqual(["Căutat"]);
    expect(await titles({ search: "lancool geforce 9999" })).toEqual([]);
    expect(await titles({ search: "100%_" })).toEqual([]);
    expect(await findScanned(shop, "xyz-9")).toBe(id);
    expect(await findScanned(shop, "PB-424242")).toBe(id);
    expect(await findScanned(shop, "rtx 3060")).toBeNull();
  });

  test("is filtered by state, type and margin, sorted, and counts units", async () => {
    const units = [aUnit(), aUnit(), aUnit()];
    const [cheap, dear] = await insertListings(
      shop.db,
      aComponent("hdd", { title: "Disc ieftin", price: ron(100), units }),
      aComponent("hdd", { title: "Disc scump", price: ron(900) }),
    );
    await shop.db
      .updateTable("unit")
      .set({ costBani: ron(150) })
      .where("listingId", "=", cheap!)
      .execute();
    await takenBySomebody(shop.db, cheap!, { how: "sold" });
    const drives = { type: "hdd" } as const;
    expect(await titles({ ...drives, sort: "price", descending: false })).toEqual(["Disc ieftin", "Disc scump"]);
    expect(await titles({ ...drives, sort: "margin" })).toEqual(["Disc scump", "Disc ieftin"]);
    expect(await titles({ ...drives, margin: "loss" })).toEqual(["Disc ieftin"]);
    const { rows } = await listListings(shop, { ...query, ...drives, sort: "title", descending: false });
    expect(rows).toMatchObject([
      { unsold: 2, free: 2, cost: ron(150), margin: -ron(50), state: "live" },
      { unsold: 1, free: 1, margin: ron(899) - Math.round((ron(899) * 21) / 121) },
    ]);
    await takenBySomebody(shop.db, dear!, { how: "sold" });
    expect(await titles({ ...drives, state: "sold" })).toEqual(["Disc scump"]);
    expect(await titles({ ...drives, state: "live" })).toEqual(["Disc ieftin"]);
  });

  test("says nothing of costs to who may not see them, and does not sort by them", async () => {
    const { rows } = await listListings(shop, { ...query, sort: "margin", margin: "loss", mayCost: false });
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.every(({ cost, margin }) => cost === null && margin === null)).toBe(true);
    expect(rows.map(({ publishedAt }) => publishedAt.getTime())).toEqual(
      rows.map(({ publishedAt }) => publishedAt.getTime()).toSorted((a, b) => b - a),
    );
  });
});
