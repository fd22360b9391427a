import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fixedClock } from "../../../base/clock.ts";
import { seedDemo } from "../../../demo/seed.server.ts";
import { productTypePhrases } from "../../../shop/catalogue/product-type-words.ts";
import { categories } from "../../../shop/catalogue/specs.ts";
import { everything, hasFilters } from "../../../shop/catalogue/search/filter.ts";
import { struckPrices } from "../../../shop/catalogue/struck-prices.server.ts";
import type { FitCounts } from "../../../shop/own-pc/fit-verdict.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { links } from "../../links.ts";
import { listAt, pageOfCode, type List } from "./list.view.server.ts";

const now = new Date("2026-11-21T10:00:00Z");

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ stock: (db) => seedDemo(db, { now }) });
});
afterAll(() => shop.close());

const nothingFits: FitCounts = { fitting: new Set(), no: 1, unknown: 0 };

function listed(address: string, fits: FitCounts | null = null): List {
  const request = new Request(`https://shop.example${address}`);
  const category = categories.find((known) => new URL(request.url).pathname.endsWith(known));
  return listAt(category ?? "pc", { request, catalogueIndex: shop.catalogueIndex, now, fits });
}

/** The target if the list redirects, else null. */
function sentTo(address: string, fits?: FitCounts): string | null {
  try {
    listed(address, fits);
    return null;
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    return answer.headers.get("location");
  }
}

describe("a search for a category by its name", () => {
  test("leads to the category, from the header and from every list, in every language", () => {
    for (const [productType, phrases] of productTypePhrases) {
      for (const phrase of phrases) {
        for (const from of ["/products", "/components/ssd"]) {
          expect(sentTo(`${from}?q=${encodeURIComponent(phrase)}`), phrase).toBe(links.list(everything(productType)));
        }
      }
    }
  });

  test("stays where it is to combine with filters (rule 34)", () => {
    expect(sentTo("/products?q=procesor&ramType=DDR4&within=1")).toBeNull();
    expect(sentTo("/products?q=procesor&within=1")).toBe("/components/processors");
  });

  test.each([
    ["placa de baza am4", "/components/motherboards?sockets=am4"],
    ["memorie ddr4", "/components/ram?type=DDR4"],
    ["ssd 1tb", "/components/ssd?capacity=1tb"],
    ["placa video rtx 3060", "/components/graphics-cards?chips=nvidia-geforce-rtx-3060"],
  ])("with more words, %s, leads to what there is of it", (text, expected) => {
    const target = sentTo(`/products?q=${encodeURIComponent(text)}`) ?? "";
    expect(listed(target).total).toBeGreaterThan(0);
    expect(target.split(/[?=&]/)[0]).toBe(expected.split("?")[0]);
    if (!text.includes("rtx")) expect(target.toLowerCase()).toContain(expected.toLowerCase().split("=")[1] ?? "");
  });

  test("with a word that nobody knows points to the whole category", () => {
    const { pointer, total } = listed("/products?q=sursa+qwertz");
    expect(total).toBe(0);
    expect(pointer).toMatchObject({ href: "/components/power-supplies", rest: "" });
    expect(pointer?.count).toBeGreaterThan(0);
  });

  test.each([
    ["calculator i5", "/products?q=i5"],
    ["calculator gaming", "/products?q=gaming"],
    ["calculator gaming ieftin", "/products?q=gaming&sort=priceAsc"],
    ["pc ieftin", "/products?sort=priceAsc"],
    ["gamer pc", "/products?q=gaming"],
    ["ігровий комп'ютер", "/products?q=gaming"],
    ["használt számítógép", "/products"],
    ["rtx 3060 second hand", "/products?q=rtx+3060"],
  ])("%s finds computers, as people ask for them", (text, expected) => {
    const target = sentTo(`/products?q=${encodeURIComponent(text)}`);
    expect(target).toBe(expected);
    expect(listed(expected).total).toBeGreaterThan(0);
  });

  test("is not left while it combines with filters", () => {
    expect(sentTo("/products?q=calculator+gaming&within=1&ramType=DDR4")).toBeNull();
  });

  test("finds the same for a visitor who searches within results, while there are no filters to combine with", () => {
    expect(sentTo("/products?q=calculator+gaming&within=1")).toBe("/products?q=gaming");
  });

  test("keeps the visitor's order and game in a list of the same product type", () => {
    expect(sentTo("/products?q=calculator+gaming&sort=performance&game=cs2")).toBe(
      "/products?game=cs2&q=gaming&sort=performance",
    );
    expect(sentTo("/products?q=calculator+gaming+ieftin&sort=priceDesc")).toBe("/products?q=gaming&sort=priceAsc");
    expect(sentTo("/products?q=memorie+ddr4&sort=performance&game=cs2")).toBe("/components/ram?ramType=DDR4");
  });

  test("by its name alone keeps the visitor's order, game and own PC in a list of the same product type", () => {
    expect(sentTo("/products?q=calculator&sort=performance&game=cs2")).toBe("/products?game=cs2&sort=performance");
    expect(sentTo("/components/ram?q=memorie&sort=priceAsc&myPc=1")).toBe("/components/ram?myPc=1&sort=priceAsc");
    expect(sentTo("/components/ram?q=surse&sort=priceAsc&myPc=1")).toBe("/components/power-supplies");
  });

  test("stays in the list of what fits the visitor's own PC, even if nothing there matches", () => {
    const search = "/components/ram?q=memorie+ddr4";
    expect(sentTo(search)).not.toBeNull();
    expect(sentTo(`${search}&myPc=1`, nothingFits)).toBeNull();
  });

  test("does not disturb a search for a model", () => {
    expect(listed("/products?q=rtx+3060").pointer).toBeNull();
  });
});

test("cards name the price that is struck through, those and no others of the price log", async () => {
  const struck = await struckPrices({ db: shop.db, clock: fixedClock(now) });
  const pages = Array.from({ length: listed("/products").pages }, (_, index) => listed(`/products?page=${index + 1}`));
  const cards = pages.flatMap((list) => list.cards);
  expect(cards.filter(({ was }) => was !== undefined).length).toBeGreaterThan(0);
  for (const { id, was } of cards) expect(was, String(id)).toBe(struck.get(id));
});

describe("a sentence of specs", () => {
  test.each([
    ["nvme", "/components/ssd"],
    ["32 gb ddr5", "/products"],
    ["am4", "/components/motherboards"],
    ["lga1700", "/components/motherboards"],
    ["650w", "/components/power-supplies"],
    ["windows 11", "/products"],
    ["pc gaming rtx 3060 16gb sub 6000 lei", "/products"],
    ["i5 16gb ssd 512", "/products"],
    ["sub 2000 lei", "/products"],
    ["placa video 8gb", "/components/graphics-cards"],
  ])("%s leads to a list with filters, without a text, that finds something", (text, path) => {
    const target = sentTo(`/products?q=${encodeURIComponent(text)}`) ?? "";
    expect(target.split("?")[0]).toBe(path);
    const list = listed(target);
    expect(list.filter.q).toBe("");
    expect(hasFilters(list.filter)).toBe(true);
    expect(list.total).toBeGreaterThan(0);
    expect(sentTo(target)).toBeNull();
  });

  test("names the sockets' other parts", () => {
    expect(listed("/components/motherboards?sockets=am4").elsewhere.map(({ href }) => href)).toEqual([
      "/components/processors?sockets=am4",
      "/components/coolers?fits=AM4",
    ]);
  });

  test("starts from the full list, and says that the filters of before were cleared (rule 4)", () => {
    const list = listed("/products?q=32gb+ddr5&os=linux");
    expect(list).toMatchObject({
      cleared: true,
      filter: { q: "", choices: { ramCapacity: ["32gb"], ramType: ["DDR5"] } },
    });
    expect(list.total).toBe(listed("/products?ramCapacity=32gb&ramType=DDR5").total);
  });

  test("joins the filters that it is searched within", () => {
    expect(sentTo("/products?q=32gb&ramType=DDR5&within=1")).toBe("/products?ramCapacity=32gb&ramType=DDR5&within=1");
  });

  test("keeps what is no spec as a text beside the filters, and proposes what there is without it", () => {
    const target = sentTo("/products?q=16gb+qwertz") ?? "";
    expect(target).toBe("/products?q=qwertz&ramCapacity=16gb&within=1");
    const { total, relaxed } = listed(target);
    expect(total).toBe(0);
    expect(relaxed).toEqual([
      {
        without: [{ of: "text" }],
        href: "/products?ramCapacity=16gb&within=1",
        count: listed("/products?ramCapacity=16gb").total,
      },
    ]);
  });

  test("whose wishes nothing meets together proposes the nearest one relaxed, with its number", () => {
    const { total, relaxed } = listed("/products?gpus=nvidia-geforce-gtx-1050-ti&ramCapacity=64gb");
    expect(total).toBe(0);
    for (const { href, count } of relaxed) expect(listed(href).total).toBe(count);
    expect(relaxed.map(({ count }) => count)).toEqual(relaxed.map(({ count }) => count).toSorted((a, b) => a - b));
    expect(relaxed.length).toBe(2);
  });

  test("with a price in a currency without a rate says so, and never takes it as lei", () => {
    const target = sentTo("/products?q=16gb+sub+500+euro") ?? "";
    expect(listed(target)).toMatchObject({ foreign: "EUR", filter: { price: null } });
  });

  test.each(["a PC for 3.50", "pc sub 3.50 lei", "calculator 3,50 ron", "számítógép 3,5 lej alatt"])(
    "with a price at which nothing could be sold asks what was meant: %s",
    (typed) =>
      expect(listed(`/products?q=${encodeURIComponent(typed)}`)).toMatchObject({
        doubted: { meant: 3500, href: "/products?priceRange=0-3500" },
        filter: { price: null },
      }),
  );

  test("with a possible price, or with a figure that is none, asks nothing", () => {
    for (const typed of ["qwertz 3.6 ghz", "rtx 3060", "qwertz"])
      expect(listed(`/products?q=${encodeURIComponent(typed)}`).doubted).toBeNull();
    expect(sentTo("/products?q=pc+sub+3.500+lei")).toBe("/products?priceRange=0-3500");
  });

  test("of a model alone stays a text (rule 14)", () => {
    expect(sentTo("/products?q=rtx+3060")).toBeNull();
    expect(sentTo("/products?q=i5")).toBeNull();
  });
});

describe("a code", () => {
  const page = (q: string) => pageOfCode(new Request(`https://shop.example/products?q=${encodeURIComponent(q)}`), shop);

  test("of a unit leads to its product, however it is typed", async () => {
    const { code, listingId } = await shop.db
      .selectFrom("unit")
      .where("listingId", "is not", null)
      .select(["code", "listingId"])
      .executeTakeFirstOrThrow();
    for (const typed of [code, code.toLowerCase(), code.replace("-", " "), ` ${code.replace("-", "")} `])
      expect(await page(typed)).toBe(`/products/${listingId}`);
  });

  test("of an order leads to where orders are found, whether there is one or not", async () => {
    expect(await page("ORD-000000")).toBe("/account/orders");
  });

  test("that no unit has is a text", async () => {
    expect(await page("PB-999999Z")).toBeNull();
    expect(await page("rtx 3060")).toBeNull();
  });
});
