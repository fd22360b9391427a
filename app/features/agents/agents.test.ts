// What a buyer's program meets: the SDK's own client talks to the route, and a buyer pays in a browser.

import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ron } from "../../../base/money.ts";
import type { ListingId } from "../../../base/id.ts";
import { formatPassportCode } from "../../../shop/passport/passport-code.ts";
import { sealEvents } from "../../../shop/passport/seal-events.server.ts";
import { passportCodesOf } from "../../../shop/passport/view-passport.server.ts";
import { seedDemo } from "../../../demo/seed.server.ts";
import { aComponent, aPc } from "../../../testing/builders.ts";
import { caughtUp, putOnSale, setPrice, takenBySomebody, unitsOf } from "../../../testing/catalogue-index.ts";
import { routeArgs } from "../../../testing/request.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { aGuest } from "../../../testing/visitor.ts";
import { languages } from "../../i18n/languages.ts";
import { CLIENT_HEADER } from "../../server/guard.server.ts";
import * as cardReturn from "../checkout/card-return.ts";
import * as pay from "../checkout/pay.tsx";
import * as llms from "./llms.ts";
import * as mcp from "./mcp.ts";
import * as profile from "./ucp-profile.ts";

const NOW = new Date("2026-11-21T10:00:00Z");

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ stock: (db) => seedDemo(db, { now: NOW }) });
});
afterAll(() => shop.close());

type Content = Record<string, unknown> & {
  messages?: { code: string; content: string; path?: string; type: string }[];
};

/** A program on a network of its own, which speaks a language. */
async function aProgram({ from = "192.0.2.1", language = "en" }: { from?: string; language?: "ro" | "en" } = {}) {
  const fetch = (url: string | URL, init?: RequestInit): Promise<Response> => {
    if (init?.method !== "POST") return Promise.resolve(new Response(null, { status: 405 }));
    const headers = new Headers(init.headers);
    headers.set(CLIENT_HEADER, from);
    const { context, params } = routeArgs(shop, "/api/ucp/mcp", { language });
    return mcp.action({ request: new Request(url, { ...init, headers }), context, params } as never);
  };
  const client = new Client({ name: "a buyer's program", version: "1.0.0" });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${shop.publicUrl}/api/ucp/mcp`), { fetch }));
  return {
    client,
    async call<Found = Content>(name: string, input: Record<string, unknown>) {
      const answer = await client.callTool({ name, arguments: input });
      const content = answer.structuredContent as Found & Content;
      expect((answer.content as { text: string }[])[0]!.text).toBe(JSON.stringify(content));
      return { content, isError: answer.isError === true };
    },
  };
}

type Program = Awaited<ReturnType<typeof aProgram>>;
let program: Program;
beforeEach(async () => {
  program = await aProgram();
});

const buyer = { first_name: "Ana", last_name: "Pop", email: "ana@example.ro", phone_number: "0712 345 678" };
const address = {
  street_address: "Str. Horea 3",
  address_locality: "Cluj-Napoca",
  address_region: "Cluj",
  postal_code: "400174",
  address_country: "RO",
};
const fulfillment = { methods: [{ type: "shipping", destinations: [address] }] };
const line = (id: ListingId | string, quantity = 1) => ({ item: { id: String(id) }, quantity });

async function anSsd(stock = 3, price = ron(350)): Promise<ListingId> {
  const id = await putOnSale(shop.db, aComponent("ssd", { stock, price, title: "Samsung 970 EVO" }));
  await caughtUp(shop);
  return id;
}

type Checkout = Content & {
  id: string;
  status: string;
  continue_url?: string;
  expires_at?: string;
  order?: { id: string; label: string };
  totals: { type: string; amount: number }[];
};

const totalOf = ({ totals }: Pick<Checkout, "totals">) => totals.find(({ type }) => type === "total")?.amount;
const heldUnits = async (id: ListingId) =>
  (
    await shop.db
      .selectFrom("hold as h")
      .innerJoin("unit as u", "u.id", "h.unitId")
      .where("u.listingId", "=", id)
      .select(["h.kind", "h.until"])
      .execute()
  ).map(({ kind }) => kind);

/** The buyer opens the address in a browser, and pays by card. */
async function payInBrowser(continueUrl: string): Promise<void> {
  const { pathname, search } = new URL(continueUrl);
  const number = pathname.split("/").at(-1)!;
  const browser = aGuest(shop);
  expect(await browser.get(pay.loader, pathname + search, { number })).toMatchObject({ status: 200 });
  const { data } = await browser.post(pay.action, pathname + search, { intent: "pay", inPlace: "1" }, { number });
  const { handover } = data as { handover: { confirmUrl: string; clientSecret: string; returnPath: string } };
  const ref = /intents\/(.+)\/confirm/.exec(handover.confirmUrl)![1]!;
  await shop.provider.give({ ref, clientSecret: handover.clientSecret }, "good");
  expect((await browser.get(cardReturn.loader, handover.returnPath, { number })).location).toContain(
    `/checkout/complete/${number}`,
  );
}

describe("a program that buys a PC", () => {
  test("finds it, checks, asks for its frame rates, and checks out; the buyer pays in a browser", async () => {
    type Products = { products: { id: string; price_range: { min: { amount: number } } }[] };
    const found = await program.call<Products>("search_catalog", {
      catalog: { query: "RTX", filters: { categories: ["pc"], price: { max: 800_000 } }, pagination: { limit: 3 } },
    });
    expect(found.content.products).toHaveLength(3);
    const { id, price_range: prices } = found.content.products[0]!;
    const product = await program.call<{ product: { variants: object[]; metadata: { measurements: object[] } } }>(
      "get_product",
      { catalog: { id } },
    );
    expect(product.content.product.variants).toMatchObject([{ id, availability: { available: true } }]);
    expect(product.content.product.metadata.measurements.length).toBeGreaterThan(0);
    const fps = await program.call<{ measured: { test: string }[]; estimated: { low: number; high: number }[] }>(
      "estimate_fps",
      { product_id: id, game: "cs2" },
    );
    expect(fps.content.measured.map(({ test }) => test)).toContain("cs2");
    for (const { low, high } of fps.content.estimated) expect(low).toBeLessThanOrEqual(high);

    const cart = await program.call<{ id: string }>("create_cart", { cart: { line_items: [line(id)] } });
    expect(await heldUnits(Number(id) as ListingId)).toEqual([]);
    const opened = await program.call<Checkout>("create_checkout", { checkout: { cart_id: cart.content.id } });
    expect(opened.content.status).toBe("incomplete");
    expect(opened.content.messages?.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["$.buyer.email", "$.fulfillment.methods[0].destinations[0].postal_code"]),
    );
    const checkout = opened.content.id;
    const ready = await program.call<Checkout>("update_checkout", { id: checkout, checkout: { buyer, fulfillment } });
    expect(ready.content).toMatchObject({
      status: "ready_for_complete",
      buyer: { ...buyer, phone_number: "+40712345678" },
      currency: "RON",
    });
    expect(ready.content.expires_at).toMatch(/^2026-11-21T10:(29|30):/);
    expect(await heldUnits(Number(id) as ListingId)).toEqual(["checkout"]);

    const unasked = await program.call<Checkout>("complete_checkout", { id: checkout });
    expect(unasked.content.messages?.[0]).toMatchObject({ code: "extended_warranty_required" });
    const meta = { "ucp-agent": { profile: "https://agent.example/profile.json" }, "idempotency-key": "a key" };
    const placed = await program.call<Checkout>("complete_checkout", {
      meta,
      id: checkout,
      checkout: { extended_warranty: "no" },
    });
    expect(placed.content.status).toBe("requires_escalation");
    expect(placed.content.messages?.[0]?.code).toBe("payment_required");
    expect(totalOf(placed.content)).toBe(totalOf(ready.content));
    expect(await heldUnits(Number(id) as ListingId)).toEqual(["order"]);
    const again = await program.call<Checkout>("complete_checkout", {
      id: checkout,
      checkout: { extended_warranty: "yes" },
    });
    expect(again.content).toEqual(placed.content);

    await payInBrowser(placed.content.continue_url!);
    const paid = await program.call<Checkout>("get_checkout", { id: checkout });
    expect(paid.content).toMatchObject({ status: "completed", order: { label: expect.stringMatching(/^ORD-\d{6}$/) } });
    const order = await program.call("get_order", { id: paid.content.order!.id });
    expect(order.content).toMatchObject({
      label: paid.content.order!.label,
      checkout_id: checkout,
      messages: [{ code: "paid", content: "Paid" }],
      line_items: [{ item: { id, price: prices.min.amount }, status: "processing" }],
    });
    expect((await program.call("get_cart", { id: cart.content.id })).isError).toBe(true);
  });

  test("gets the order's state by its number only with its key", async () => {
    const { content } = await checkedOut(program, await anSsd());
    const { searchParams, pathname } = new URL(content.continue_url!);
    const id = pathname.split("/").at(-1)!;
    const key = searchParams.get("key")!;
    expect((await program.call("get_order", { id, key })).content).toMatchObject({ label: id, checkout_id: id });
    for (const input of [{ id }, { id, key: "another" }, { id: "ORD-000000", key }])
      expect(await program.call("get_order", input)).toMatchObject({
        isError: true,
        content: { ucp: { status: "error" }, messages: [{ code: "not_found" }] },
      });
  });
});

/** A checkout that waits for its payment. */
async function checkedOut(by: Program, id: ListingId, quantity = 1, who = buyer) {
  const opened = await by.call<Checkout>("create_checkout", {
    checkout: { line_items: [line(id, quantity)], buyer: who, fulfillment },
  });
  return by.call<Checkout>("complete_checkout", { id: opened.content.id });
}

describe("a cart", () => {
  test("is replaced as a whole or not at all, and names what cannot be bought", async () => {
    const [ssd, ram] = [await anSsd(2), await putOnSale(shop.db, aComponent("ram", { stock: 1 }))];
    const made = await program.call<{ id: string }>("create_cart", { cart: { line_items: [line(ssd)] } });
    const { id } = made.content;
    const both = await program.call("update_cart", { id, cart: { line_items: [line(ssd, 2), line(ram)] } });
    expect(both.content).toMatchObject({ line_items: [{ quantity: 2 }, { quantity: 1 }] });
    const tooMany = await program.call("update_cart", { id, cart: { line_items: [line(ram), line(ssd, 5)] } });
    expect(tooMany).toMatchObject({
      isError: true,
      content: { messages: [{ code: "out_of_stock", path: "$.line_items[1]", content: "Only 2 are in stock." }] },
    });
    expect((await program.call("get_cart", { id })).content).toMatchObject({ line_items: [{ quantity: 2 }, {}] });
    expect((await program.call("update_cart", { id, cart: { line_items: [] } })).content).toMatchObject({
      line_items: [],
    });
  });

  test("of another id, or of a browser's own cookie, is not found", async () => {
    for (const id of ["cart_1", `cart_${"a".repeat(27)}`, "visitor", `checkout_${"a".repeat(27)}`])
      expect(await program.call("get_cart", { id })).toMatchObject({
        isError: true,
        content: { messages: [{ code: "not_found" }] },
      });
    const ssd = await anSsd();
    const guest = aGuest(shop);
    const { action } = await import("../cart/cart.tsx");
    await guest.post(action, "/cart", { intent: "add", productId: String(ssd) });
    const secret = guest.cookie.split("=")[1]!;
    expect((await program.call("get_cart", { id: `cart_${secret}` })).isError).toBe(true);
  });

  test("names a product that is not there, and a PC that is wanted twice", async () => {
    const pc = await putOnSale(shop.db, aPc());
    const answer = await program.call("create_cart", { cart: { line_items: [line("abc"), line(pc)] } });
    expect(answer).toMatchObject({ isError: true, content: { messages: [{ path: "$.line_items[0]" }] } });
    const twice = await program.call("create_cart", { cart: { line_items: [line(pc), line(pc)] } });
    expect(twice.content.messages).toMatchObject([{ code: "out_of_stock", path: "$.line_items[0]" }]);
  });
});

describe("a checkout", () => {
  test("says in the asked language what is wrong with the buyer's data, and keeps what is right", async () => {
    const ssd = await anSsd();
    const wrong = { ...buyer, email: "ana", phone_number: "12" };
    for (const language of languages) {
      const { content } = await program.call<Checkout>("create_checkout", {
        checkout: { line_items: [line(ssd)], buyer: wrong, fulfillment, context: { language } },
      });
      expect(content.status).toBe("incomplete");
      const paths = content.messages!.filter(({ type }) => type === "error").map(({ path }) => path);
      expect(paths).toEqual(["$.buyer.email", "$.buyer.phone_number"]);
      if (language === "uk") expect(content.messages![0]!.content).toMatch(/\p{Script=Cyrillic}/u);
    }
    expect(await heldUnits(ssd)).toEqual([]);
  });

  test("delivers in Romania only, and knows a county by its name and its code", async () => {
    const ssd = await anSsd();
    const to = (place: object) => ({
      line_items: [line(ssd)],
      buyer,
      fulfillment: { methods: [{ destinations: [{ ...address, ...place }] }] },
    });
    const abroad = await program.call<Checkout>("create_checkout", { checkout: to({ address_country: "HU" }) });
    expect(abroad.content).toMatchObject({ status: "incomplete", messages: [{ code: "address_undeliverable" }] });
    for (const region of ["CJ", "RO-CJ", "cluj", "Cluj"]) {
      const { content } = await program.call<Checkout>("create_checkout", { checkout: to({ address_region: region }) });
      expect(content.status).toBe("ready_for_complete");
      await program.call("cancel_checkout", { id: content.id });
    }
    expect(await heldUnits(ssd)).toEqual([]);
  });

  test("is free for pickup, and the page's fee for a courier", async () => {
    const ssd = await anSsd(3, ron(100));
    const { content } = await program.call<Checkout>("create_checkout", {
      checkout: { line_items: [line(ssd)], buyer, fulfillment },
    });
    expect(totalOf(content)).toBe(100_00 + 19_99);
    const picked = await program.call<Checkout>("update_checkout", {
      id: content.id,
      checkout: { fulfillment: { methods: [{ type: "pickup" }] } },
    });
    expect(picked.content).toMatchObject({
      fulfillment: { methods: [{ id: "pickup", destinations: [{ id: "shop" }], selected_destination_id: "shop" }, {}] },
      buyer: { email: buyer.email },
    });
    expect(totalOf(picked.content)).toBe(100_00);
  });

  test("is refused at a price that the program has not seen, and goes on at the new one", async () => {
    const ssd = await anSsd(3, ron(100));
    const { content } = await program.call<Checkout>("create_checkout", {
      checkout: { line_items: [line(ssd)], buyer, fulfillment },
    });
    await setPrice(shop.db, ssd, { price: ron(120) });
    const refused = await program.call<Checkout>("complete_checkout", { id: content.id });
    expect(refused.content).toMatchObject({ status: "incomplete", messages: [{ code: "price_changed" }, {}] });
    await program.call("update_checkout", { id: content.id, checkout: {} });
    const placed = await program.call<Checkout>("complete_checkout", { id: content.id });
    expect(placed.content.status).toBe("requires_escalation");
    expect(totalOf(placed.content)).toBe(120_00 + 19_99);
  });

  test("loses to a buyer who was first, and names the product", async () => {
    const ssd = await anSsd(1);
    const { content } = await program.call<Checkout>("create_checkout", { checkout: { line_items: [line(ssd)] } });
    await takenBySomebody(shop.db, ssd, { how: "sold" });
    const late = await program.call<Checkout>("update_checkout", { id: content.id, checkout: { buyer, fulfillment } });
    expect(late.content.status).toBe("incomplete");
    expect(late.content.messages!.map(({ code }) => code)).toContain("out_of_stock");
    expect((await program.call<Checkout>("complete_checkout", { id: content.id })).content.status).toBe("incomplete");
  });

  test("that gets other products gives the first ones back at once, and holds the new ones", async () => {
    const [first, second] = [await anSsd(1), await anSsd(1)];
    const { content } = await program.call<Checkout>("create_checkout", {
      checkout: { line_items: [line(first)], buyer, fulfillment },
    });
    const wrong = { line_items: [line(second)], buyer: { email: "no address" } };
    const refused = await program.call<Checkout>("update_checkout", { id: content.id, checkout: wrong });
    expect(refused.content.messages).toMatchObject([{ code: "field_invalid", path: "$.buyer.email" }]);
    expect([await heldUnits(first), await heldUnits(second)]).toEqual([[], []]);
    const other = await program.call<Checkout>("update_checkout", { id: content.id, checkout: {} });
    expect(other.content).toMatchObject({
      status: "ready_for_complete",
      line_items: [{ item: { id: String(second) } }],
    });
    expect(await heldUnits(second)).toEqual(["checkout"]);
  });

  test("that is completed five times at once is one order", async () => {
    const ssd = await anSsd(3);
    const { content } = await program.call<Checkout>("create_checkout", {
      checkout: { line_items: [line(ssd)], buyer, fulfillment },
    });
    const complete = () => program.call<Checkout>("complete_checkout", { id: content.id });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(complete));
    expect(new Set(answers.map((answer) => answer.content.continue_url)).size).toBe(1);
    expect(await heldUnits(ssd)).toEqual(["order"]);
  });

  test("that is cancelled gives the units back, before and after the order", async () => {
    const ssd = await anSsd(1);
    const first = await program.call<Checkout>("create_checkout", {
      checkout: { line_items: [line(ssd)], buyer, fulfillment },
    });
    expect(await heldUnits(ssd)).toEqual(["checkout"]);
    const cancelled = await program.call<Checkout>("cancel_checkout", { id: first.content.id });
    expect(cancelled.content.status).toBe("canceled");
    expect((await program.call("get_checkout", { id: first.content.id })).isError).toBe(true);
    const { content } = await checkedOut(program, ssd);
    const after = await program.call<Checkout>("cancel_checkout", { id: content.id });
    expect(after.content.status).toBe("canceled");
    expect(await heldUnits(ssd)).toEqual([]);
  });
});

describe("limits", () => {
  test("a network that holds too much is told so; its card orders hold nothing, as on the pages", async () => {
    const limited: TestShop = Object.create(shop) as TestShop;
    const holding = { ...shop.holding, limits: { stranger: 5, account: 20, network: 3, wholeNetwork: 3 } };
    Object.defineProperty(limited, "holding", { value: holding });
    const whole = shop;
    shop = limited;
    try {
      const hoarder = await aProgram({ from: "198.51.100.7" });
      const ssd = await anSsd(8, ron(50));
      const who = (number: number) => ({
        ...buyer,
        email: `p${number}@example.ro`,
        phone_number: `07123400${10 + number}`,
      });
      const places = (number: number) => ({
        methods: [{ destinations: [{ ...address, street_address: `Str. Lungă ${number}` }] }],
      });
      const begin = (number: number, by = hoarder) =>
        by.call<Checkout>("create_checkout", {
          checkout: { line_items: [line(ssd)], buyer: who(number), fulfillment: places(number) },
        });
      for (const number of [1, 2, 3]) expect((await begin(number)).content.expires_at).toBeDefined();
      const fourth = await begin(4);
      expect(fourth.content.status).toBe("ready_for_complete");
      expect(fourth.content.messages!.map(({ code }) => code)).toContain("network_holds_full");
      expect(fourth.content.expires_at).toBeUndefined();
      expect(await heldUnits(ssd)).toHaveLength(3);
      expect((await begin(5, await aProgram({ from: "203.0.113.9" }))).content.expires_at).toBeDefined();
    } finally {
      shop = whole;
    }
  });
});

describe("the catalogue", () => {
  test("comes in pages that do not overlap, and never above the price that was asked for", async () => {
    type Page = {
      products: { id: string; price_range: { min: { amount: number } } }[];
      pagination: { cursor?: string; has_next_page: boolean; total_count: number };
    };
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { content }: { content: Page } = await program.call<Page>("search_catalog", {
        catalog: { filters: { price: { max: 45_050 } }, pagination: { limit: 24, ...(cursor && { cursor }) } },
      });
      for (const { id, price_range } of content.products) {
        expect(price_range.min.amount).toBeLessThanOrEqual(45_050);
        seen.push(id);
      }
      cursor = content.pagination.cursor;
      if (cursor === undefined) expect(seen).toHaveLength(content.pagination.total_count);
    } while (cursor !== undefined);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(24);
  });

  test("looks up what was sold too, and names the numbers that never were", async () => {
    const ssd = await anSsd(1);
    await takenBySomebody(shop.db, ssd, { how: "sold" });
    await caughtUp(shop);
    const { content } = await program.call<{ products: object[] }>("lookup_catalog", {
      catalog: { ids: [String(ssd), "1999999999", "x"] },
    });
    expect(content.products).toMatchObject([
      {
        id: String(ssd),
        variants: [{ availability: { available: false }, inputs: [{ id: String(ssd), match: "exact" }] }],
      },
    ]);
    expect(content.messages).toHaveLength(2);
  });

  test("says that a price filter in euro was not applied", async () => {
    const { content } = await program.call("search_catalog", {
      catalog: { filters: { price: { max: 100 } }, context: { currency: "EUR", language: "ro" } },
    });
    expect(content.messages).toMatchObject([{ type: "warning", code: "currency_ignored" }]);
  });
});

describe("the shop's own tools", () => {
  test("check parts, with the reason of what does not fit", async () => {
    const intel = await putOnSale(
      shop.db,
      aComponent("motherboards", { specs: { socket: "LGA1700", chipset: "B660" } }),
    );
    const amd = await putOnSale(shop.db, aComponent("processors"));
    await caughtUp(shop);
    const { content } = await program.call<{ fits: string; findings: { code: string; content: string }[] }>(
      "check_compatibility",
      { parts: [{ id: String(intel) }, { id: String(amd) }], language: "ro" },
    );
    expect(content.fits).toBe("no");
    expect(content.findings.find(({ code }) => code === "socket")?.content).toContain("LGA1700");
    const none = await program.call("check_compatibility", { parts: [{ id: "1999999999" }] });
    expect(none).toMatchObject({ isError: true, content: { messages: [{ path: "$.parts[0].id" }] } });
  });

  test("check parts in the buyer's own computer, together with each other", async () => {
    type Checked = { fits: string; my_pc: { known: string }[]; parts: { id: string; fits: string; content: string }[] };
    const my_pc = { cpu: "Ryzen 5 5600", motherboard: "PRIME B550-PLUS", no_graphics_card: true };
    const intel = shop.catalogueIndex
      .componentsOf("processors")
      .find((listing) => listing.category === "processors" && listing.specs.socket === "LGA1700")!;
    const ddr4 = shop.catalogueIndex
      .componentsOf("ram")
      .find((listing) => listing.category === "ram" && listing.specs.type === "DDR4")!;
    const { content } = await program.call<Checked>("check_compatibility", {
      parts: [{ id: String(intel.id) }, { id: String(ddr4.id) }],
      my_pc,
      language: "en",
    });
    expect(content.fits).toBe("no");
    expect(content.parts.find(({ id }) => id === String(intel.id))).toMatchObject({ fits: "no" });
    // The board comes along: the processor fits it then.
    const board = shop.catalogueIndex
      .componentsOf("motherboards")
      .find((listing) => listing.category === "motherboards" && listing.specs.socket === "LGA1700")!;
    const both = await program.call<Checked>("check_compatibility", {
      parts: [{ id: String(intel.id) }, { id: String(board.id) }],
      my_pc,
    });
    expect(both.content.parts.find(({ id }) => id === String(intel.id))?.fits).not.toBe("no");
    const unclear = await program.call("check_compatibility", {
      parts: [{ id: String(ddr4.id) }],
      my_pc: { cpu: "Core i7-9750H" },
    });
    expect(unclear).toMatchObject({ isError: true, content: { messages: [{ code: "part_unclear" }] } });
  });

  test("estimate frame rates of parts by name, and ask which part is meant", async () => {
    const { content } = await program.call<{ for: object; estimated: { low: number; machines: number }[] }>(
      "estimate_fps",
      { processor: "Ryzen 5 5600", graphics: "RTX 3060 12GB" },
    );
    expect(content.for).toEqual({ processor: "Ryzen 5 5600", graphics: "GeForce RTX 3060 12 GB" });
    expect(content.estimated.length).toBeGreaterThan(0);
    for (const { machines } of content.estimated) expect(machines).toBeGreaterThanOrEqual(3);
    const unclear = await program.call("estimate_fps", { processor: "Ryzen 5 5600", graphics: "potato" });
    expect(unclear).toMatchObject({ isError: true, content: { messages: [{ path: "$.graphics" }] } });
    expect((await program.call("estimate_fps", {})).isError).toBe(true);
  });

  test("propose upgrades that fit a PC described by its parts, and ask about a part that is not clear", async () => {
    type Upgrades = {
      parts: { category: string; known: string; options?: string[] }[];
      now: { low: number } | null;
      faster: { product: { id: string; category: string }; gained: { middle: number }; after: { low: number } }[];
      memory: { product: { category: string } }[];
    };
    const { content } = await program.call<Upgrades>("upgrades_for_my_pc", {
      cpu: "Ryzen 5 5600",
      gpu: "GeForce GTX 1660 SUPER 6GB",
      motherboard: "MSI B550-A PRO",
      ram: ["Corsair Vengeance LPX 16 GB (2x8) DDR4-3200"],
      game: "cs2",
    });
    expect(content.parts.map(({ category }) => category)).toEqual([
      "processors",
      "graphics-cards",
      "motherboards",
      "ram",
    ]);
    for (const { gained, product } of content.faster) {
      expect(gained.middle).toBeGreaterThan(0);
      expect(shop.catalogueIndex.byId(Number(product.id) as ListingId)).toMatchObject({ kind: "component" });
    }
    for (const { product } of content.memory) expect(product.category).toBe("ram");
    const laptop = await program.call("upgrades_for_my_pc", { gpu: "RTX 3060 Laptop GPU", language: "ro" });
    expect(laptop.isError).toBe(true);
  });

  test("quote a PC as the wizard does, with what is not clear as a question", async () => {
    type Quote = {
      guaranteed: { amount: number };
      up_to: { amount: number };
      questions: { part: string }[];
      lines: object[];
    };
    const { content, isError } = await program.call<Quote>("quote_my_pc", {
      cpu: "Ryzen 5 5600",
      gpu: "RTX 3060 12GB",
      motherboard: "Gigabyte B550M DS3H",
      ram: "Corsair Vengeance LPX 16GB (2x8GB) DDR4-3200 CL16",
      storage: [{ name: "Samsung 970 EVO Plus 1TB" }],
      case: "NZXT H510",
      condition: "good",
    });
    expect(isError).toBe(false);
    expect(content.guaranteed.amount).toBeGreaterThan(0);
    expect(content.up_to.amount).toBeGreaterThanOrEqual(content.guaranteed.amount);
    expect(content.lines.length).toBeGreaterThan(4);
    const laptop = await program.call<Quote>("quote_my_pc", { cpu: "Ryzen 5 5600", gpu: "RTX 3060 Laptop GPU" });
    expect(laptop.content.questions).toMatchObject([{ part: "gpu" }]);
    expect(await program.call("quote_my_pc", {})).toMatchObject({ isError: true });
    expect(await shop.db.selectFrom("tradeIn").selectAll().execute()).toEqual([]);
  });

  test("answer about the shop in four languages, with the settings' own figures", async () => {
    for (const [question, language] of [
      ["cât costă livrarea?", "ro"],
      ["how much is delivery?", "en"],
      ["mennyi a szállítás?", "hu"],
      ["скільки коштує доставка?", "uk"],
    ]) {
      const { content } = await program.call<{ text: string; after: string }>("ask_shop", { question, language });
      expect(content.text).toContain("19,99");
    }
  });

  test("check the passport of a machine: its chain, where it is, and where its file is", async () => {
    const pc = await putOnSale(shop.db, aPc());
    const [unitId] = await unitsOf(shop.db, pc);
    await sealEvents(shop);
    const code = formatPassportCode((await passportCodesOf(shop, [unitId!])).get(unitId!)!);
    const { content } = await program.call("verify_passport", { code: code.toLowerCase() });
    expect(content).toMatchObject({
      code,
      is_valid: true,
      state: "for-sale",
      product_id: String(pc),
      file: `${shop.publicUrl}/p/${code}.json`,
    });
    const guesser = await aProgram({ from: "192.0.2.77" });
    for (let guess = 0; guess < 60; guess++) await guesser.call("verify_passport", { code: "WRONG-CODE" });
    expect((await guesser.call("verify_passport", { code })).isError).toBe(true);
  });

  test("say nothing of a passport that is not there", async () => {
    expect(await program.call("verify_passport", { code: "AAAAA-AAAAA-AAAAA-AAAAA" })).toMatchObject({
      isError: true,
      content: { messages: [{ code: "not_found" }] },
    });
  });
});

describe("search_catalog reads a query as the search box of the pages does", () => {
  const searched = async (query: string) =>
    (await program.call<{ pagination: { total_count: number } }>("search_catalog", { catalog: { query } })).content
      .pagination.total_count;

  test.each(["graphics card", "placa video", "graphics card under 100,000 RON", "pc ieftin", "PC under 50,000 RON"])(
    "%s finds something",
    async (query) => expect(await searched(query)).toBeGreaterThan(0),
  );

  test("and a price that nothing has finds nothing", async () => {
    expect(await searched("graphics card under 1 RON")).toBe(0);
  });
});

describe("bad input", () => {
  test("unknown tools are an error of the protocol; wrong types name each argument in the asked language", async () => {
    await expect(program.call("drop_tables", {})).rejects.toThrow(/Unknown tool/);
    const { content, isError } = await program.call("search_catalog", {
      catalog: {
        query: 5,
        filters: { price: { max: "a lot" } },
        pagination: { limit: 1000 },
        context: { language: "hu" },
      },
    });
    expect(isError).toBe(true);
    expect(content.messages!.map(({ path }) => path)).toEqual([
      "$.catalog.query",
      "$.catalog.filters.price.max",
      "$.catalog.pagination.limit",
    ]);
    expect(content.messages![0]!.content).toContain("argumentum");
    for (const name of ["get_cart", "create_cart", "get_order", "verify_passport", "ask_shop", "lookup_catalog"])
      expect((await program.call(name, { id: 5, cart: "x", code: [], question: {}, catalog: null })).isError).toBe(
        true,
      );
  });

  test("ten thousand characters in each argument are a calm answer", async () => {
    const long = "a".repeat(10_000);
    expect((await program.call("search_catalog", { catalog: { query: long } })).isError).toBe(true);
    expect((await program.call("quote_my_pc", { cpu: long })).isError).toBe(true);
    expect((await program.call("ask_shop", { question: long })).isError).toBe(false);
    expect((await program.call("verify_passport", { code: long })).isError).toBe(true);
    const ssd = await anSsd();
    const checkout = { line_items: [line(ssd)], buyer: { ...buyer, first_name: long }, fulfillment };
    expect((await program.call("create_checkout", { checkout })).isError).toBe(true);
  });

  test.each([
    ["no JSON", "{", 400],
    ["a batch", JSON.stringify([{ jsonrpc: "2.0", id: 1, method: "tools/list" }]), 400],
    ["nothing", "", 400],
    ["JSON that is no message", JSON.stringify({ hello: 1 }), 400],
    ["deep nesting", "[".repeat(20_000) + "]".repeat(20_000), 400],
  ])("%s is refused", async (_name, body, status) => {
    const { context, params } = routeArgs(shop, "/");
    const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
    const request = new Request(`${shop.publicUrl}/api/ucp/mcp`, { method: "POST", body, headers });
    const response = await mcp.action({ request, context, params } as never);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ jsonrpc: "2.0", error: { message: expect.any(String) } });
  });
});

describe("what programs find first", () => {
  test("the profile names the endpoint and the version of every capability", async () => {
    const response = profile.loader(routeArgs(shop, "/.well-known/ucp"));
    const { ucp } = (await response.json()) as { ucp: { version: string; services: object; capabilities: object } };
    expect(ucp).toMatchObject({
      version: "2026-04-08",
      services: { "dev.ucp.shopping": [{ transport: "mcp", endpoint: `${shop.publicUrl}/api/ucp/mcp` }] },
      payment_handlers: {},
    });
    for (const [name, [own]] of Object.entries(
      ucp.capabilities as Record<string, [{ spec: string; schema: string }]>,
    )) {
      expect(name).toMatch(/^dev\.ucp\.shopping\./);
      expect(new URL(own.spec).origin).toBe("https://ucp.dev");
      expect(new URL(own.schema).origin).toBe("https://ucp.dev");
    }
  });

  test("the list of tools has the protocol's own, each with a schema and what it changes", async () => {
    const { tools } = await program.client.listTools();
    const names = tools.map(({ name }) => name);
    const ofProtocol =
      "search_catalog lookup_catalog get_product create_cart get_cart update_cart cancel_cart create_checkout get_checkout update_checkout complete_checkout cancel_checkout get_order";
    const own = "check_compatibility estimate_fps upgrades_for_my_pc quote_my_pc verify_passport ask_shop";
    expect(names).toEqual(expect.arrayContaining(`${ofProtocol} ${own}`.split(" ")));
    for (const tool of tools) {
      expect(tool.inputSchema.type).toBe("object");
      expect(tool.annotations?.readOnlyHint).toBe(
        /^(search|lookup|get|check|estimate|upgrades|quote|verify|ask)_/.test(tool.name),
      );
    }
  });

  test("llms.txt is one title, a summary, and links that lead somewhere", async () => {
    const text = await llms.loader(routeArgs(shop, "/llms.txt")).text();
    expect(text.split("\n")[0]).toMatch(/^# \S/);
    expect(text.split("\n")[2]).toMatch(/^> /);
    for (const [, url] of text.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm))
      expect(new URL(url!).origin).toBe(shop.publicUrl);
    expect(text).toContain(`${shop.publicUrl}/api/ucp/mcp`);
  });
});
