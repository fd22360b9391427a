import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database, Db } from "../../base/db.server.ts";
import type { ListingId } from "../../base/id.ts";
import { ron } from "../../base/money.ts";
import { testDatabase } from "../../testing/database.ts";
import { aComponent, aPc, aVisitor, pcSpecs, setPrice, specsOf, takenBySomebody } from "../../testing/shelf.ts";
import { addToCart } from "./add-to-cart.server.ts";
import { agreeToPrices, countItems } from "./cart.sql.server.ts";
import { clearCart } from "./clear-cart.server.ts";
import { recommend } from "./recommend.server.ts";
import { removeFromCart } from "./remove-from-cart.server.ts";
import { setQuantity } from "./set-quantity.server.ts";
import { viewCart } from "./view-cart.server.ts";

let database: Database;
let db: Db;
let shop: { db: Db };
beforeAll(async () => {
  database = await testDatabase();
  db = database.db;
  shop = { db };
});
afterAll(() => database.close());

let visitors = 0;
const newVisitor = () => aVisitor(`cart-${++visitors}`);

describe("adding to the cart", () => {
  test("a component can be added up to what is in stock, in one go or in several", async () => {
    const [visitorId, listingId] = [newVisitor(), await aComponent(db, "ssd", { units: 3 })];
    expect(await addToCart(shop, { visitorId, listingId, quantity: 2 })).toEqual({ ok: true, value: { quantity: 2 } });
    expect(await addToCart(shop, { visitorId, listingId, quantity: 1 })).toEqual({ ok: true, value: { quantity: 3 } });
    expect(await addToCart(shop, { visitorId, listingId, quantity: 1 })).toEqual({ ok: false, refusal: { code: "quantity-above-stock", available: 3 } });
    expect(await countItems(db, visitorId)).toBe(3);
  });

  test("a refused first item leaves no cart behind", async () => {
    const [visitorId, listingId] = [newVisitor(), await aComponent(db, "ssd")];
    expect(await addToCart(shop, { visitorId, listingId, quantity: 2 })).toMatchObject({ refusal: { code: "quantity-above-stock" } });
    expect(await db.selectFrom("cart").where("visitorId", "=", visitorId).selectAll().execute()).toEqual([]);
  });

  test("a PC is one machine: adding it again leaves one, two are refused", async () => {
    const [visitorId, listingId] = [newVisitor(), await aPc(db)];
    expect(await addToCart(shop, { visitorId, listingId, quantity: 2 })).toMatchObject({ refusal: { code: "quantity-above-stock", available: 1 } });
    await addToCart(shop, { visitorId, listingId, quantity: 1 });
    expect(await addToCart(shop, { visitorId, listingId, quantity: 1 })).toEqual({ ok: true, value: { quantity: 1 } });
  });

  test.each([
    ["held", "held"],
    ["sold", "sold"],
  ] as const)("what is %s is refused as %s", async (how, code) => {
    const listingId = await aPc(db);
    await takenBySomebody(db, listingId, { how });
    expect(await addToCart(shop, { visitorId: newVisitor(), listingId, quantity: 1 })).toEqual({ ok: false, refusal: { code } });
  });

  test("what was never on the shelf is unknown, what was withdrawn is sold", async () => {
    const listingId = await aPc(db);
    await db.updateTable("listing").set({ state: "withdrawn" }).where("id", "=", listingId).execute();
    expect(await addToCart(shop, { visitorId: newVisitor(), listingId, quantity: 1 })).toEqual({ ok: false, refusal: { code: "sold" } });
    const unknown = { visitorId: newVisitor(), listingId: 2_000_000_000 as ListingId, quantity: 1 };
    expect(await addToCart(shop, unknown)).toEqual({ ok: false, refusal: { code: "listing-unknown" } });
  });

  test("fifty different things are enough", async () => {
    const visitorId = newVisitor();
    const listings = await Promise.all(Array.from({ length: 51 }, () => aComponent(db, "hdd")));
    for (const listingId of listings.slice(0, 50)) expect((await addToCart(shop, { visitorId, listingId, quantity: 1 })).ok).toBe(true);
    expect(await addToCart(shop, { visitorId, listingId: listings[50]!, quantity: 1 })).toEqual({ ok: false, refusal: { code: "cart-full" } });
  });
});

describe("changing the cart", () => {
  test("a quantity is set, a line removed, the whole cleared; another visitor's cart is not touched", async () => {
    const [ana, ion] = [newVisitor(), newVisitor()];
    const [ssd, ram] = [await aComponent(db, "ssd", { units: 5 }), await aComponent(db, "ram", { units: 5 })];
    for (const visitorId of [ana, ion]) for (const listingId of [ssd, ram]) await addToCart(shop, { visitorId, listingId, quantity: 1 });

    expect(await setQuantity(shop, { visitorId: ana, listingId: ssd, quantity: 5 })).toEqual({ ok: true, value: null });
    expect(await setQuantity(shop, { visitorId: ana, listingId: ssd, quantity: 6 })).toEqual({ ok: false, refusal: { code: "quantity-above-stock", available: 5 } });
    expect(await countItems(db, ana)).toBe(6);
    expect(await removeFromCart(shop, { visitorId: ana, listingId: ssd })).toEqual({ ok: true, value: null });
    expect(await removeFromCart(shop, { visitorId: ana, listingId: ssd })).toEqual({ ok: false, refusal: { code: "not-in-cart" } });
    expect(await setQuantity(shop, { visitorId: ana, listingId: ssd, quantity: 1 })).toEqual({ ok: false, refusal: { code: "not-in-cart" } });
    await clearCart(shop, { visitorId: ana });
    expect(await countItems(db, ana)).toBe(0);
    expect(await countItems(db, ion)).toBe(2);
  });
});

describe("looking at the cart", () => {
  test("nobody's cart is empty, and so is one that was never made", async () => {
    expect((await viewCart(shop, { visitorId: null })).lines).toEqual([]);
    expect(await viewCart(shop, { visitorId: newVisitor() })).toMatchObject({ items: 0, canBeOrdered: false, totals: { total: 0 } });
  });

  test("a price that changed is said until the visitor agrees to it, and it is today's that counts", async () => {
    const [visitorId, listingId] = [newVisitor(), await aPc(db, { price: ron(2599) })];
    await addToCart(shop, { visitorId, listingId, quantity: 1 });
    await setPrice(db, listingId, { price: ron(2699) });
    const changed = await viewCart(shop, { visitorId });
    expect(changed.lines[0]!.troubles).toEqual([{ code: "price-changed", before: ron(2599) }]);
    expect(changed.totals.total).toBe(ron(2699));
    await agreeToPrices(db, visitorId);
    expect((await viewCart(shop, { visitorId })).lines[0]!.troubles).toEqual([]);
  });

  test("a PC that was sold in the meantime is said, and the nearest ones are offered: the same graphics first", async () => {
    const [visitorId, listingId] = [newVisitor(), await aPc(db, { price: ron(91_000) })];
    const other = { ...pcSpecs, gpu: { ...specsOf["graphics-cards"], chip: "GeForce GTX 1650" } };
    await aPc(db, { price: ron(91_010), specs: other });
    const further = await aPc(db, { price: ron(91_500) });
    await addToCart(shop, { visitorId, listingId, quantity: 1 });
    await takenBySomebody(db, listingId, { how: "sold" });
    const view = await viewCart(shop, { visitorId });
    expect(view.lines[0]!.troubles).toEqual([{ code: "sold" }]);
    expect(view.canBeOrdered).toBe(false);
    expect(view.lines[0]!.similar).toHaveLength(3);
    expect(view.lines[0]!.similar[0]!.goods.id).toBe(further);
    expect(view.lines[0]!.similar.map(({ goods }) => goods.id)).not.toContain(listingId);
  });

  test("units that somebody else holds are not counted, this visitor's own are", async () => {
    const [visitorId, listingId] = [newVisitor(), await aComponent(db, "coolers", { units: 3 })];
    await addToCart(shop, { visitorId, listingId, quantity: 3 });
    await takenBySomebody(db, listingId, { units: 1, how: "held" });
    expect((await viewCart(shop, { visitorId })).lines[0]!.troubles).toEqual([{ code: "fewer", available: 2 }]);
    await db.updateTable("hold").set({ visitorId }).where("visitorId", "=", aVisitor("somebody")).execute();
    expect((await viewCart(shop, { visitorId })).lines[0]!.troubles).toEqual([]);
  });
});

describe("recommendations", () => {
  test("fit what is in the cart, are of different categories, and the reduced come first with their real reduction", async () => {
    const fresh = await testDatabase();
    const [db, visitorId] = [fresh.db, newVisitor()];
    const cpu = await aComponent(db, "processors");
    const board = await aComponent(db, "motherboards", { price: ron(500), title: "B550" });
    const otherBoard = await aComponent(db, "motherboards", { price: ron(400) });
    await aComponent(db, "motherboards", { specs: { ...specsOf.motherboards, socket: "LGA1700" } });
    const cooler = await aComponent(db, "coolers", { badge: "bestseller" });
    const soldOut = await aComponent(db, "ram");
    await takenBySomebody(db, soldOut, { how: "sold" });
    await aComponent(db, "graphics-cards");
    await setPrice(db, board, { price: ron(450) });

    await addToCart({ db }, { visitorId, listingId: cpu, quantity: 1 });
    const view = await viewCart({ db }, { visitorId });
    const recommended = await recommend({ db }, { visitorId, goods: view.lines.map((line) => line.goods) });
    expect(recommended.map(({ goods, discount, before, badge }) => ({ id: goods.id, discount, before, badge }))).toEqual([
      { id: board, discount: 10, before: ron(500), badge: "" },
      { id: cooler, discount: 0, before: null, badge: "bestseller" },
      { id: otherBoard, discount: 0, before: null, badge: "" },
    ]);
    await fresh.close();
  });

  test("a price that was raised and lowered again is not called a reduction below what was asked in the 30 days before", async () => {
    const fresh = await testDatabase();
    const [db, visitorId] = [fresh.db, newVisitor()];
    const pc = await aPc(db);
    const raised = await aComponent(db, "ssd", { price: ron(300), at: new Date("2026-06-01T08:00:00Z") });
    await setPrice(db, raised, { price: ron(600), since: new Date("2026-11-10T08:00:00Z") });
    await setPrice(db, raised, { price: ron(350), since: new Date("2026-11-20T08:00:00Z") });
    const lowered = await aComponent(db, "hdd", { price: ron(300), at: new Date("2026-06-01T08:00:00Z") });
    await setPrice(db, lowered, { price: ron(600), since: new Date("2026-09-01T08:00:00Z") });
    await setPrice(db, lowered, { price: ron(350), since: new Date("2026-11-20T08:00:00Z") });

    await addToCart({ db }, { visitorId, listingId: pc, quantity: 1 });
    const view = await viewCart({ db }, { visitorId });
    const recommended = await recommend({ db }, { visitorId, goods: view.lines.map((line) => line.goods) });
    expect(Object.fromEntries(recommended.map(({ goods, before }) => [goods.id, before]))).toEqual({ [raised]: null, [lowered]: ron(600) });
    await fresh.close();
  });
});
