import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { transaction, type Db } from "../../base/db.server.ts";
import type { ListingId, VisitorId } from "../../base/id.ts";
import { ron } from "../../base/money.ts";
import { refuse } from "../../base/result.ts";
import { eventually } from "../../testing/time/eventually.ts";
import { aComponent, aPc, specsOf } from "../../testing/builders.ts";
import {
  aVisitor,
  caughtUp,
  waitForIndex,
  putOnSale,
  setPrice,
  takenBySomebody,
} from "../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import type { Category } from "../catalogue/specs.ts";
import { addToCart } from "./add-to-cart.server.ts";
import { agreeToPrices } from "./agree-to-prices.server.ts";
import { clearCart } from "./clear-cart.server.ts";
import { countItems } from "./count-items.server.ts";
import { deleteGuestCarts } from "./retention.server.ts";
import { recommend } from "./recommend.server.ts";
import { removeFromCart } from "./remove-from-cart.server.ts";
import { setQuantity } from "./set-quantity.server.ts";
import { viewCart } from "./view-cart.server.ts";

let shop: TestShop;
let db: Db;
beforeAll(async () => {
  shop = await openTestShop();
  db = shop.db;
});
afterAll(() => shop.close());

let visitors = 0;
const newVisitor = () => aVisitor(`cart-${++visitors}`);

describe("adding to the cart", () => {
  test("a component can be added up to what is in stock, in one go or in several", async () => {
    const [visitorId, listingId] = [newVisitor(), await putOnSale(db, aComponent("ssd", { stock: 3 }))];
    expect(await addToCart(shop, { visitorId, listingId, quantity: 2 })).toMatchObject({
      ok: true,
      value: { quantity: 2 },
    });
    expect(await addToCart(shop, { visitorId, listingId, quantity: 1 })).toMatchObject({
      ok: true,
      value: { quantity: 3 },
    });
    expect(await addToCart(shop, { visitorId, listingId, quantity: 1 })).toEqual(
      refuse.invalid({ code: "quantity-above-stock", available: 3 }),
    );
    expect(await countItems(shop, { visitorId })).toBe(3);
  });

  test("a refused first item leaves no cart behind", async () => {
    const [visitorId, listingId] = [newVisitor(), await putOnSale(db, aComponent("ssd"))];
    expect(await addToCart(shop, { visitorId, listingId, quantity: 2 })).toMatchObject({
      domainError: { code: "quantity-above-stock" },
    });
    expect(await db.selectFrom("cart").where("visitorId", "=", visitorId).selectAll().execute()).toEqual([]);
  });

  test("a PC is one machine: adding it again leaves one, two are refused", async () => {
    const [visitorId, listingId] = [newVisitor(), await putOnSale(db, aPc())];
    expect(await addToCart(shop, { visitorId, listingId, quantity: 2 })).toMatchObject({
      domainError: { code: "quantity-above-stock", available: 1 },
    });
    await addToCart(shop, { visitorId, listingId, quantity: 1 });
    expect(await addToCart(shop, { visitorId, listingId, quantity: 1 })).toMatchObject({
      ok: true,
      value: { quantity: 1 },
    });
  });

  test.each([
    ["held", "held"],
    ["sold", "sold"],
  ] as const)("what is %s is refused as %s", async (how, code) => {
    const listingId = await putOnSale(db, aPc());
    await takenBySomebody(db, listingId, { how });
    expect(await addToCart(shop, { visitorId: newVisitor(), listingId, quantity: 1 })).toEqual(
      refuse.conflict({ code }),
    );
  });

  test("an unpublished listing is unknown, a withdrawn one is sold", async () => {
    const listingId = await putOnSale(db, aPc());
    await db.updateTable("listing").set({ state: "withdrawn" }).where("id", "=", listingId).execute();
    expect(await addToCart(shop, { visitorId: newVisitor(), listingId, quantity: 1 })).toEqual(
      refuse.conflict({ code: "sold" }),
    );
    const unknown = { visitorId: newVisitor(), listingId: 2_000_000_000 as ListingId, quantity: 1 };
    expect(await addToCart(shop, unknown)).toEqual(refuse.notFound({ code: "listing-unknown" }));
  });

  test("fifty different things are enough", async () => {
    const visitorId = newVisitor();
    const listings = await Promise.all(Array.from({ length: 51 }, () => putOnSale(db, aComponent("hdd"))));
    for (const listingId of listings.slice(0, 50))
      expect((await addToCart(shop, { visitorId, listingId, quantity: 1 })).ok).toBe(true);
    expect(await addToCart(shop, { visitorId, listingId: listings[50]!, quantity: 1 })).toEqual(
      refuse.invalid({ code: "cart-full" }),
    );
  });
});

describe("changing the cart", () => {
  test("a quantity is set, a line removed, the whole cleared; another visitor's cart is not touched", async () => {
    const [ana, ion] = [newVisitor(), newVisitor()];
    const [ssd, ram] = [
      await putOnSale(db, aComponent("ssd", { stock: 5 })),
      await putOnSale(db, aComponent("ram", { stock: 5 })),
    ];
    for (const visitorId of [ana, ion])
      for (const listingId of [ssd, ram]) await addToCart(shop, { visitorId, listingId, quantity: 1 });

    expect(await transaction(db, (tx) => setQuantity(tx, { visitorId: ana, listingId: ssd, quantity: 5 }))).toEqual({
      ok: true,
      value: null,
    });
    expect(await transaction(db, (tx) => setQuantity(tx, { visitorId: ana, listingId: ssd, quantity: 6 }))).toEqual(
      refuse.invalid({ code: "quantity-above-stock", available: 5 }),
    );
    expect(await countItems(shop, { visitorId: ana })).toBe(6);
    expect(await transaction(db, (tx) => removeFromCart(tx, { visitorId: ana, listingId: ssd }))).toMatchObject({
      ok: true,
      value: { listingId: ssd, gameTest: null },
    });
    expect(await transaction(db, (tx) => removeFromCart(tx, { visitorId: ana, listingId: ssd }))).toEqual(
      refuse.notFound({ code: "not-in-cart" }),
    );
    expect(await transaction(db, (tx) => setQuantity(tx, { visitorId: ana, listingId: ssd, quantity: 1 }))).toEqual(
      refuse.notFound({ code: "not-in-cart" }),
    );
    await transaction(db, (tx) => clearCart(tx, { visitorId: ana }));
    expect(await countItems(shop, { visitorId: ana })).toBe(0);
    expect(await countItems(shop, { visitorId: ion })).toBe(2);
  });
});

test("a cart without an account is forgotten ninety days after something was put into it, an account's is not", async () => {
  const listingId = await putOnSale(db, aComponent("ssd", { stock: 9 }));
  const [left, fresh, account] = [newVisitor(), newVisitor(), "account:1" as VisitorId];
  for (const visitorId of [left, fresh, account]) await addToCart(shop, { visitorId, listingId, quantity: 1 });
  await db
    .updateTable("cart")
    .set({ updatedAt: new Date(Date.UTC(2020, 0, 1)) })
    .where("visitorId", "in", [left, account])
    .execute();
  await deleteGuestCarts(shop);
  expect(await Promise.all([left, fresh, account].map((visitorId) => countItems(shop, { visitorId })))).toEqual([
    0, 1, 1,
  ]);
});

describe("looking at the cart", () => {
  test("the cart is empty without a visitor, and for a visitor without a cart", async () => {
    expect((await viewCart(shop, { visitorId: null })).lines).toEqual([]);
    expect(await viewCart(shop, { visitorId: newVisitor() })).toMatchObject({
      items: 0,
      canBeOrdered: false,
      totals: { total: 0 },
    });
  });

  test("a changed price is reported until the visitor agrees to it, and the current price counts", async () => {
    const [visitorId, listingId] = [newVisitor(), await putOnSale(db, aPc({ price: ron(2599) }))];
    await addToCart(shop, { visitorId, listingId, quantity: 1 });
    await setPrice(db, listingId, { price: ron(2699) });
    const changed = await viewCart(shop, { visitorId });
    expect(changed.lines[0]!.issues).toEqual([{ code: "price-changed", before: ron(2599) }]);
    expect(changed.totals.total).toBe(ron(2699));
    await agreeToPrices(shop, { visitorId });
    expect((await viewCart(shop, { visitorId })).lines[0]!.issues).toEqual([]);
  });

  test("a PC that was sold in the meantime is reported, and available alternatives are offered", async () => {
    const [visitorId, listingId] = [newVisitor(), await putOnSale(db, aPc({ price: ron(9100) }))];
    const others = [await putOnSale(db, aPc({ price: ron(9110) })), await putOnSale(db, aPc({ price: ron(9000) }))];
    await addToCart(shop, { visitorId, listingId, quantity: 1 });
    await takenBySomebody(db, listingId, { how: "sold" });
    await eventually(() =>
      expect([listingId, ...others].map((id) => shop.catalogueIndex.byId(id)?.free)).toEqual([undefined, 1, 1]),
    );
    const view = await viewCart(shop, { visitorId });
    expect(view.lines[0]!.issues).toEqual([{ code: "sold" }]);
    expect(view.canBeOrdered).toBe(false);
    const offered = view.lines[0]!.similar.map(({ goods }) => goods.id);
    expect(offered).toEqual(expect.arrayContaining(others));
    expect(offered).not.toContain(listingId);
  });

  test("units allocated to others are not available, this visitor's own are", async () => {
    const [visitorId, listingId] = [newVisitor(), await putOnSale(db, aComponent("coolers", { stock: 3 }))];
    await addToCart(shop, { visitorId, listingId, quantity: 3 });
    await takenBySomebody(db, listingId, { units: 1, how: "held" });
    expect((await viewCart(shop, { visitorId })).lines[0]!.issues).toEqual([{ code: "fewer", available: 2 }]);
    await db.updateTable("hold").set({ visitorId }).where("visitorId", "=", aVisitor("somebody")).execute();
    expect((await viewCart(shop, { visitorId })).lines[0]!.issues).toEqual([]);
  });
});

describe("recommendations", () => {
  let fresh: TestShop;
  beforeAll(async () => {
    fresh = await openTestShop();
  });
  afterAll(() => fresh.close());
  // Each test starts without listings.
  beforeEach(() => waitForIndex(fresh, () => fresh.db.updateTable("listing").set({ state: "withdrawn" }).execute()));

  async function recommendedBeside(...listingIds: ListingId[]) {
    const visitorId = newVisitor();
    for (const listingId of listingIds) await addToCart(fresh, { visitorId, listingId, quantity: 1 });
    const { lines } = await viewCart(fresh, { visitorId });
    await caughtUp(fresh);
    return recommend(fresh, { lines });
  }

  test("fit what is in the cart, are of different categories, and the reduced come first with their real reduction", async () => {
    const { db } = fresh;
    const cpu = await putOnSale(db, aComponent("processors"));
    const board = await putOnSale(db, aComponent("motherboards", { price: ron(500) }));
    const otherBoard = await putOnSale(db, aComponent("motherboards", { price: ron(400) }));
    await putOnSale(db, aComponent("motherboards", { specs: { socket: "LGA1151" } }));
    const cooler = await putOnSale(db, aComponent("coolers", { badge: "bestseller" }));
    const soldOut = await putOnSale(db, aComponent("ram"));
    await takenBySomebody(db, soldOut, { how: "sold" });
    await putOnSale(db, aComponent("graphics-cards"));
    await setPrice(db, board, { price: ron(449) });

    const recommended = await recommendedBeside(cpu);
    expect(
      recommended.map(({ goods, discount, before, badge }) => ({ id: goods.id, discount, before, badge })),
    ).toEqual([
      { id: board, discount: 10, before: ron(500), badge: "" },
      { id: cooler, discount: 0, before: null, badge: "bestseller" },
      { id: otherBoard, discount: 0, before: null, badge: "" },
    ]);
  });

  test("beside a computer are what goes into it as it stands: no other processor or board, nothing for which it has no room", async () => {
    const { db } = fresh;
    const smallBoard = { ...specsOf.motherboards, ramSlots: 2, m2Slots: 1, sataPorts: 1 };
    const pc = await putOnSale(db, aPc({ specs: { motherboard: smallBoard } }));
    const module = await putOnSale(db, aComponent("ram"));
    const [otherProcessor, otherBoard] = [
      aComponent("processors", { specs: { model: "Core i3-8100", socket: "LGA1151" } }),
      aComponent("motherboards", { specs: { socket: "LGA1700" } }),
    ];
    for (const part of [otherProcessor, otherBoard, aComponent("ram"), aComponent("ssd")]) await putOnSale(db, part);
    const disk = await putOnSale(db, aComponent("hdd", { stock: 2 }));
    const cabled = await putOnSale(
      db,
      aComponent("ssd", { specs: { formFactor: '2.5"', interface: "SATA" }, price: ron(200) }),
    );

    const idsBeside = async (...ids: ListingId[]) => (await recommendedBeside(...ids)).map(({ goods }) => goods.id);
    expect(await idsBeside(pc)).toEqual([cabled, disk]);
    expect(await idsBeside(pc, module)).toEqual([cabled, disk]);
    // The only SATA port is then used.
    expect(await idsBeside(pc, disk)).toEqual([]);
  });

  test("a power supply beside a graphics card leaves room for the computer around it", async () => {
    const { db } = fresh;
    const card = await putOnSale(
      db,
      aComponent("graphics-cards", { specs: { chip: "Radeon RX 7800 XT", tdpWatts: 263 } }),
    );
    await putOnSale(db, aComponent("power-supplies", { specs: { watts: 500 } }));
    const enough = await putOnSale(db, aComponent("power-supplies", { specs: { watts: 700 } }));
    expect((await recommendedBeside(card)).map(({ goods }) => goods.id)).toEqual([enough]);
  });

  test("a price that was raised to be lowered again is no reduction", async () => {
    const { db } = fresh;
    const raised = await putOnSale(db, aComponent("ssd", { price: ron(300) }));
    await setPrice(db, raised, { price: ron(600), since: "2026-11-10T08:00:00Z" });
    await setPrice(db, raised, { price: ron(350) });
    const lowered = await putOnSale(db, aComponent("hdd", { price: ron(300) }));
    await setPrice(db, lowered, { price: ron(600), since: "2026-09-01T08:00:00Z" });
    await setPrice(db, lowered, { price: ron(350) });

    const recommended = await recommendedBeside(await putOnSale(db, aPc()));
    expect(Object.fromEntries(recommended.map(({ goods, before }) => [goods.id, before]))).toEqual({
      [raised]: null,
      [lowered]: ron(600),
    });
  });

  test.each(Object.keys(specsOf) as Category[])("beside %s there is something to recommend", async (category) => {
    for (const other of Object.keys(specsOf) as Category[]) await putOnSale(fresh.db, aComponent(other));
    const recommended = await recommendedBeside(await putOnSale(fresh.db, aComponent(category)));
    expect(recommended.length).toBeGreaterThan(0);
  });
});
