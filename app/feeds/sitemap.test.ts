import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "kysely";
import { bani } from "../../base/money.ts";
import type { ListingId } from "../../base/id.ts";
import { aPc, aUnit, insertListings } from "../../testing/builders.ts";
import { routeArgs } from "../../testing/request.ts";
import { takenBySomebody } from "../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { readXml, textOf, type XmlElement } from "../../testing/xml.ts";
import routes from "../routes.ts";
import { loader as robots } from "../features/feeds/robots.ts";
import { loader as partOf } from "../features/feeds/sitemap-part.ts";
import { loader as sitemap } from "../features/feeds/sitemap.ts";
import { isPrivate, publicPages } from "../kit/pages/addresses.ts";
import { LISTINGS_A_PART, listingsSitemap } from "./sitemap.ts";

let shop: TestShop;
let ids: ListingId[];
const changed = new Date("2026-11-02T09:30:00.000Z");

beforeAll(async () => {
  shop = await openTestShop();
  ids = await insertListings(
    shop.db,
    aPc(),
    aPc(),
    aPc(),
    aPc({ state: "draft" }),
    aPc({ state: "withdrawn" }),
    aPc({ units: [aUnit({ state: "scrapped" })] }),
  );
  await sql`insert into listing (id, kind, title, price_bani, warranty_months, state, specs, published_at)
    select 5001, kind, title, price_bani, warranty_months, state, specs, published_at from listing where id = ${ids[0]}`.execute(
    shop.db,
  );
  await sql`insert into unit (id, listing_id, code, cost_bani, tax_regime, grade, state) values (gen_random_uuid(), 5001, 'far', 1, 'margin', 'A', 'stock')`.execute(
    shop.db,
  );
  await shop.db.updateTable("listing").set({ updatedAt: changed }).execute();
  await takenBySomebody(shop.db, ids[1]!, { how: "held" });
  await takenBySomebody(shop.db, ids[2]!, { how: "sold" });
});
afterAll(() => shop.close());

const part = async (file: string) => await partOf(routeArgs(shop, `/sitemaps/${file}`, { params: { file } }));
const addressesIn = (root: XmlElement) => root.children.map((child) => textOf(child, "loc"));

describe("the sitemap", () => {
  test("names its parts except those with nothing on sale, and when each changed", async () => {
    const answer = await sitemap(routeArgs(shop, "/sitemap.xml"));
    expect(answer.headers.get("content-type")).toContain("xml");
    const root = readXml(await answer.text());
    expect(root.name).toBe("sitemapindex");
    const at = (file: string) => `${shop.env.PUBLIC_URL}/sitemaps/${file}`;
    expect(addressesIn(root)).toEqual([at("pages.xml"), at("listings-1.xml"), at("listings-3.xml")]);
    expect(root.children.map((child) => textOf(child, "lastmod"))).toEqual([
      null,
      changed.toISOString(),
      changed.toISOString(),
    ]);
  });

  test("lists what is on sale, reserved or free, in every language; no drafts, no sold and no withdrawn listings", async () => {
    const root = readXml(await (await part("listings-1.xml")).text());
    const page = (id: ListingId | undefined) => `${shop.env.PUBLIC_URL}/products/${id}`;
    const inFour = (address: string) => [address, `${address}?lng=en`, `${address}?lng=hu`, `${address}?lng=uk`];
    expect(addressesIn(root)).toEqual([...inFour(page(ids[0])), ...inFour(page(ids[1]))]);
    for (const entry of root.children) expect(textOf(entry, "lastmod")).toBe(changed.toISOString());
    expect(addressesIn(readXml(await (await part("listings-3.xml")).text()))).toContain(page(5001 as ListingId));
  });

  test("every address lists all its languages and itself, and the address without a language is the default", async () => {
    const root = readXml(await (await part("pages.xml")).text());
    const own = new Set(addressesIn(root));
    for (const entry of root.children) {
      const links = entry.children.filter((child) => child.name === "xhtml:link").map(({ attributes }) => attributes);
      expect(links.map((link) => link["hreflang"])).toEqual(["ro", "en", "hu", "uk", "x-default"]);
      expect(links.every((link) => link["rel"] === "alternate" && own.has(link["href"] ?? ""))).toBe(true);
      expect(links.map((link) => link["href"])).toContain(textOf(entry, "loc"));
      expect(links[0]?.["href"]).toBe(links[4]?.["href"]);
    }
  });

  test("a part that does not exist is not found", async () => {
    for (const file of [
      "listings-2.xml",
      "listings-0.xml",
      "listings-9999999.xml",
      "listings-99999999.xml",
      "listings-1.xml.gz",
      "x",
    ]) {
      expect((await part(file)).status).toBe(404);
    }
  });

  test("a full part has at most ten thousand addresses and fifty megabytes", () => {
    const listings = Array.from({ length: LISTINGS_A_PART }, (_, index) => ({
      id: (2_147_000_000 + index) as ListingId,
      changedAt: changed,
    }));
    const pieces = [...listingsSitemap(listings, "https://www.a-rather-long-name-of-a-shop.example")];
    const text = pieces.join("");
    readXml(text);
    expect(text.match(/<url>/g)).toHaveLength(10_000);
    expect(Buffer.byteLength(text)).toBeLessThan(50 * 2 ** 20);
    // No piece blocks other requests for long.
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(400_000);
  });

  test("answers 304 to clients that have the current one, until something changes", async () => {
    const etag = (await sitemap(routeArgs(shop, "/sitemap.xml"))).headers.get("etag") ?? "";
    const again = () =>
      sitemap(routeArgs(shop, "/sitemap.xml", { headers: { "if-none-match": `"other", W/${etag}` } }));
    expect((await again()).status).toBe(304);
    await shop.db
      .updateTable("listing")
      .set({ priceBani: bani(1), updatedAt: new Date("2026-11-03T00:00:00Z") })
      .where("id", "=", ids[0]!)
      .execute();
    expect((await again()).status).toBe(200);
    await shop.db.updateTable("listing").set({ updatedAt: changed }).execute();
  });

  test("every page of the site map is either in it or private", () => {
    const pages = routes.flatMap(({ path, index, file }) =>
      index ? ["/"] : path && file.endsWith(".tsx") && !/[:*]/.test(path) ? [`/${path}`] : [],
    );
    const undecided = pages.filter((page) => !publicPages.includes(page) && !isPrivate(page));
    expect(undecided, "decide in app/kit/pages/addresses.ts whether search engines may show these").toEqual([]);
  });
});

describe("robots.txt", () => {
  test("keeps crawlers out of private pages, and points to the sitemap", async () => {
    const text = await (await robots(routeArgs(shop, "/robots.txt"))).text();
    for (const path of ["/cart", "/checkout", "/account", "/api/", "/dev", "/configurator/", "/configurator?"])
      expect(text).toContain(`\nDisallow: ${path}\n`);
    expect(text).toContain(`\nSitemap: ${shop.env.PUBLIC_URL}/sitemap.xml\n`);
  });

  test("private pages are matched by path segments, not by the first letters", () => {
    expect(["/cart", "/account/orders", "/dev/outbox", "/api/products"].map(isPrivate)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(["/", "/carts", "/products", "/developers"].map(isPrivate)).toEqual([false, false, false, false]);
  });
});
