import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { fixedClock, SECOND } from "../../base/clock.ts";
import { PageCache, type PackedPage, type PlainPage } from "./page-cache.server.ts";

function aCache({ maxBytes = 1_000_000 } = {}) {
  const clock = fixedClock("2026-11-21T08:00:00Z");
  const shelf = { version: 1 };
  return { clock, shelf, cache: new PageCache({ maxBytes, keepFor: 60 * SECOND, clock, version: () => shelf.version }) };
}

const aPage = (text: string, page: Partial<PlainPage> = {}): PlainPage => ({ status: 200, headers: { "content-type": "text/html" }, body: Buffer.from(text), ...page });
const identity = (text: string) => ({ encoding: "identity" as const, make: async () => aPage(text) });

describe("kept pages", () => {
  test("are made once, however many ask at the same time", async () => {
    const { cache } = aCache();
    let made = 0;
    const make = async () => {
      made += 1;
      await new Promise(setImmediate);
      return aPage("list");
    };
    const pages = await Promise.all(Array.from({ length: 50 }, () => cache.fill("ro /products", { encoding: "identity", make })));
    expect(made).toBe(1);
    expect(new Set(pages.map(({ body }) => String(body)))).toEqual(new Set(["list"]));
    expect(await cache.peek("ro /products", "identity")).toMatchObject({ body: Buffer.from("list") });
  });

  test("are forgotten after their time", async () => {
    const { cache, clock } = aCache();
    await cache.fill("k", identity("old"));
    clock.advance(59 * SECOND);
    expect(cache.peek("k", "identity")).not.toBeNull();
    clock.advance(SECOND);
    expect(cache.peek("k", "identity")).toBeNull();
    expect(cache.bytes).toBe(0);
  });

  test("are forgotten when the shelf changes, also where it changed while they were made", async () => {
    const { cache, shelf } = aCache();
    await cache.fill("k", identity("before"));
    shelf.version = 2;
    expect(cache.peek("k", "identity")).toBeNull();
    await cache.fill("k", {
      encoding: "identity",
      make: async () => {
        shelf.version = 3;
        return aPage("made from what is no more");
      },
    });
    expect(cache.peek("k", "identity")).toBeNull();
  });

  test("stay within their bytes, and those asked for last stay longest", async () => {
    const { cache } = aCache({ maxBytes: 100_000 });
    for (let page = 0; page < 500; page++) {
      await cache.fill(`ro /products?page=${page}`, identity("x".repeat(5000)));
      expect(cache.bytes).toBeLessThanOrEqual(100_000);
      expect(cache.peek("ro /products?page=0", "identity"), `page 0 after ${page}`).not.toBeNull();
    }
    expect(cache.size).toBeLessThan(20);
    expect(cache.peek("ro /products?page=250", "identity")).toBeNull();
  });

  test("are not kept where they carry a cookie or are no success, but all who wait get them", async () => {
    const { cache } = aCache();
    for (const page of [aPage("mine", { headers: { "set-cookie": ["a=b"] } }), aPage("gone", { status: 404 }), aPage("broken", { status: 500 })]) {
      const [one, two] = await Promise.all([1, 2].map(() => cache.fill("k", { encoding: "br", make: async () => page })));
      expect(one).toEqual(page);
      expect(two).toEqual(page);
      expect(cache.peek("k", "br")).toBeNull();
    }
  });

  test("are made again after a failure", async () => {
    const { cache } = aCache();
    const failing = cache.fill("k", { encoding: "identity", make: () => Promise.reject(new Error("no database")) });
    await expect(failing).rejects.toThrow("no database");
    expect(await cache.fill("k", identity("fine"))).toMatchObject({ body: Buffer.from("fine") });
  });

  test("are packed as each browser takes them, each with a tag of its own", async () => {
    const { cache } = aCache();
    const text = "garanție ".repeat(500);
    const packed = async (encoding: "br" | "gzip" | "identity") => (await cache.fill("k", { encoding, make: async () => aPage(text) })) as PackedPage;
    const [br, gzip, plain] = [await packed("br"), await packed("gzip"), await packed("identity")];
    expect(brotliDecompressSync(br.body).toString()).toBe(text);
    expect(gunzipSync(gzip.body).toString()).toBe(text);
    expect(plain.body.toString()).toBe(text);
    expect([br, gzip, plain].map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip", undefined]);
    expect(new Set([br.etag, gzip.etag, plain.etag]).size).toBe(3);
  });
});
