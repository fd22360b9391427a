import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY } from "../../base/clock.ts";
import { ron } from "../../base/money.ts";
import type { ListingId } from "../../base/id.ts";
import { seedDemo } from "../../demo/seed.server.ts";
import { viewListing } from "../../shop/catalogue/view-listing.server.ts";
import { aGraphicsCard, aPc, insertListings } from "../../testing/builders.ts";
import { routeArgs } from "../../testing/request.ts";
import { waitForIndex, takenBySomebody } from "../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { readXml, textOf, type XmlElement } from "../../testing/xml.ts";
import { wordsFor } from "../i18n/words.server.ts";
import { languages } from "../i18n/languages.ts";
import { loader } from "../features/feeds/feed.ts";
import { describe as inWords } from "./description.ts";
import { piecesOf } from "./feed.server.ts";
import { compariFeed, googleFeed, type FeedWords } from "./feeds.ts";
import { decimal } from "./listing-facts.ts";
import { firstDeliveryTerms } from "../../shop/shipping/fee.ts";

const TITLE = `PC „Înălțimi" <b>&</b> ]]>`;
const words: FeedWords = { language: "ro", t: wordsFor("ro", "feeds"), names: wordsFor("ro", "shell") };

let shop: TestShop;
let ids: ListingId[];

beforeAll(async () => {
  shop = await openTestShop({
    async stock(db) {
      await seedDemo(db, { now: new Date("2026-11-21T10:00:00Z") });
      ids = await insertListings(
        db,
        aPc({ title: TITLE, price: ron(1999) }),
        aGraphicsCard(),
        aPc({ title: "held" }),
        aPc({ title: "sold" }),
      );
      await takenBySomebody(db, ids[2]!, { how: "held" });
      await takenBySomebody(db, ids[3]!, { how: "sold" });
    },
  });
});
afterAll(() => shop.close());

const ask = (file: string, headers = {}) =>
  loader(routeArgs(shop, `/feeds/${file}`, { params: { file: file.split("?")[0]! }, headers }));
const read = async (file: string) => readXml(await (await ask(file)).text());
const entryOf = (entries: XmlElement[], name: string, id: ListingId | undefined) =>
  entries.find((entry) => textOf(entry, name) === String(id));

describe("the feed for Google", () => {
  test("has an item for every listing on sale, with all that Google requires", async () => {
    const root = await read("google.xml");
    expect(root.attributes).toMatchObject({ version: "2.0", "xmlns:g": "http://base.google.com/ns/1.0" });
    const [channel] = root.children;
    const items = channel?.children.filter(({ name }) => name === "item") ?? [];
    expect(items).toHaveLength(shop.catalogueIndex.all().length);
    expect(new Set(items.map((item) => textOf(item, "g:id"))).size).toBe(items.length);
    expect(new Set(items.map((item) => textOf(item, "g:description"))).size).toBe(items.length);
    for (const item of items) {
      expect(textOf(item, "g:price")).toMatch(/^\d+\.\d\d RON$/);
      expect(textOf(item, "g:availability")).toMatch(/^(in|out_of)_stock$/);
      expect(textOf(item, "g:condition")).toMatch(/^(refurbished|used)$/);
      expect(new URL(textOf(item, "g:link") ?? "").pathname).toBe(`/products/${textOf(item, "g:id")}`);
      expect(new URL(textOf(item, "g:image_link") ?? "").pathname).toMatch(/\.png$/);
      expect(textOf(item, "g:title")?.length).toBeLessThanOrEqual(150);
      for (const name of ["g:description", "g:brand", "g:product_type", "g:google_product_category"])
        expect(textOf(item, name)).toBeTruthy();
    }
  });

  test("tells apart a PC and a component, and a free and a reserved one; leaves out what is sold", async () => {
    const items = (await read("google.xml")).children[0]?.children ?? [];
    const pc = entryOf(items, "g:id", ids[0]);
    expect(textOf(pc!, "g:title")).toBe(TITLE);
    expect(textOf(pc!, "g:price")).toBe("1999.00 RON");
    expect(textOf(pc!, "g:brand")).toBe("PCBis");
    const shipping = pc?.children.find(({ name }) => name === "g:shipping");
    expect(textOf(shipping!, "g:price")).toBe("19.99 RON");
    const card = entryOf(items, "g:id", ids[1]);
    expect(textOf(card!, "g:condition")).toBe("used");
    expect(textOf(card!, "g:brand")).toBe("NVIDIA");
    expect(textOf(card!, "g:product_type")).toBe("Componente > Plăci video");
    expect(textOf(entryOf(items, "g:id", ids[2])!, "g:availability")).toBe("out_of_stock");
    expect(entryOf(items, "g:id", ids[3])).toBeUndefined();
  });

  test("has the reduced price beside the one that the page strikes through, and only then", async () => {
    const items = (await read("google.xml")).children[0]?.children.filter(({ name }) => name === "item") ?? [];
    const reduced = items.filter((item) => textOf(item, "g:sale_price") !== null);
    expect(reduced.length).toBeGreaterThan(10);
    expect(reduced.length).toBeLessThan(items.length / 5);
    for (const item of reduced.slice(0, 20)) {
      const id = Number(textOf(item, "g:id")) as ListingId;
      const shown = await viewListing(shop, id);
      expect(textOf(item, "g:price")).toBe(`${decimal(shown!.was!)} RON`);
      expect(textOf(item, "g:sale_price")).toBe(`${decimal(shown!.listing.price)} RON`);
    }
    const plain = items.find((item) => textOf(item, "g:sale_price") === null);
    expect((await viewListing(shop, Number(textOf(plain!, "g:id")) as ListingId))?.was).toBeNull();
  });

  test("drops a reduction when its thirty days are over, though the catalogue index has not changed", async () => {
    const etag = (await ask("google.xml")).headers.get("etag") ?? "";
    const before = shop.clock.now();
    shop.clock.advance(31 * DAY);
    expect((await ask("google.xml", { "if-none-match": etag })).status).toBe(200);
    expect(await (await ask("google.xml")).text()).not.toContain("g:sale_price");
    shop.clock.advance(before.getTime() - shop.clock.now().getTime());
  });

  test("is in another language where its address says so, with links to pages in that language", async () => {
    const items = (await read("google.xml?lng=hu")).children[0]?.children ?? [];
    const pc = entryOf(items, "g:id", ids[0]);
    expect(textOf(pc!, "g:link")).toBe(`${shop.env.PUBLIC_URL}/products/${ids[0]}?lng=hu`);
    expect(textOf(pc!, "g:description")).toContain("Felújított számítógép");
  });
});

describe("the feed for compari.ro", () => {
  test("has what can be bought now, and nothing else", async () => {
    const root = await read("compari.xml");
    expect(root.name).toBe("products");
    expect(root.children.map((product) => textOf(product, "name"))).not.toContain("held");
    expect(root.children).toHaveLength(shop.catalogueIndex.all().filter(({ free }) => free > 0).length);
    for (const product of root.children) {
      expect(product.children.map(({ name }) => name)).toEqual([
        "identifier",
        "manufacturer",
        "name",
        "category",
        "product_url",
        "price",
        "image_url",
        "description",
        "delivery_time",
        "delivery_cost",
      ]);
      expect(product.children.every(({ text }) => text !== "")).toBe(true);
      expect(textOf(product, "price")).toMatch(/^\d+\.\d\d$/);
      expect(textOf(product, "delivery_cost")).toMatch(/^(0\.00|19\.99)$/);
    }
    expect(textOf(entryOf(root.children, "identifier", ids[0])!, "name")).toBe(TITLE);
  });
});

describe("the feed for OpenAI", () => {
  const lines = async (address = "openai.jsonl.gz") =>
    gunzipSync(Buffer.from(await (await ask(address)).arrayBuffer()))
      .toString()
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  test("has a line for every listing on sale, with all that OpenAI requires", async () => {
    const products = await lines();
    expect(products).toHaveLength(shop.catalogueIndex.all().length);
    for (const product of products) {
      expect(product).toMatchObject({
        is_eligible_search: true,
        is_eligible_checkout: false,
        item_id: expect.stringMatching(/^\d+$/),
        url: `${shop.publicUrl}/products/${String(product["item_id"])}`,
        image_url: expect.stringMatching(/\.png$/),
        availability: expect.stringMatching(/^(in|out_of)_stock$/),
        price: expect.stringMatching(/^\d+\.\d\d RON$/),
        condition: expect.stringMatching(/^(refurbished|used)$/),
        seller_name: "PCBis",
        target_countries: ["RO"],
        store_country: "RO",
      });
      for (const [name, most] of Object.entries({ title: 150, description: 5000, brand: 70 })) {
        expect(String(product[name]).length).toBeGreaterThan(0);
        expect(String(product[name]).length).toBeLessThanOrEqual(most);
      }
    }
    const own = products.find((product) => product["item_id"] === String(ids[0]));
    expect(own).toMatchObject({ title: TITLE, price: "1999.00 RON", brand: "PCBis" });
    expect(products.find((product) => product["item_id"] === String(ids[3]))).toBeUndefined();
  });

  test("links to the pages of the language in its address, and answers 304 to clients that have it", async () => {
    const [first] = await lines("openai.jsonl.gz?lng=hu");
    expect(first!["url"]).toContain("lng=hu");
    const response = await ask("openai.jsonl.gz");
    expect(response.headers.get("content-type")).toBe("application/gzip");
    const etag = response.headers.get("etag") ?? "";
    await response.body?.cancel();
    expect((await ask("openai.jsonl.gz", { "if-none-match": etag })).status).toBe(304);
  });
});

describe("a feed", () => {
  test("that does not exist is not found", async () => {
    expect((await ask("emag.xml")).status).toBe(404);
  });

  test("answers 304 to clients that have it, until the catalogue index changes", async () => {
    const etag = (await ask("google.xml")).headers.get("etag") ?? "";
    expect((await ask("google.xml", { "if-none-match": etag })).status).toBe(304);
    expect((await ask("google.xml?lng=uk", { "if-none-match": etag })).status).toBe(200);
    await waitForIndex(shop, () =>
      shop.db.updateTable("listing").set({ title: "other" }).where("id", "=", ids[1]!).execute(),
    );
    expect((await ask("google.xml", { "if-none-match": etag })).status).toBe(200);
  });

  test.each([googleFeed, compariFeed])("of twenty thousand listings is written piece by piece", (feed) => {
    const some = shop.catalogueIndex.all();
    const many = Array.from({ length: 20_000 }, (_, index) => ({
      ...some[index % some.length]!,
      id: (index + 1) as ListingId,
    }));
    let largest = 0;
    let entries = 0;
    const pieces = piecesOf(feed, {
      listings: many,
      shop: { origin: "https://shop.example", shopName: "PCBis", delivery: firstDeliveryTerms },
      words,
      struck: new Map(),
    });
    for (;;) {
      const { done, value } = pieces.next();
      if (done) break;
      largest = Math.max(largest, value.length);
      entries += value.split("\n").length;
    }
    expect(entries).toBeGreaterThan(19_000);
    expect(largest).toBeLessThan(250_000);
  });

  test("writes bani as decimals, and every listing in each of the four languages", () => {
    expect([1, 99, 100, 1999, 459_900].map((amount) => decimal(amount as never))).toEqual([
      "0.01",
      "0.99",
      "1.00",
      "19.99",
      "4599.00",
    ]);
    for (const language of languages) {
      const t = wordsFor(language, "feeds");
      const all = shop.catalogueIndex.all().map((listing) => inWords(listing, t));
      expect(new Set(all).size).toBe(all.length);
      for (const text of all) expect(text).not.toMatch(/undefined|RON|\{\{/);
    }
  });
});
