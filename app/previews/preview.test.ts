import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ListingId } from "../../base/id.ts";
import { ron } from "../../base/money.ts";
import { aGraphicsCard, aPc, insertListings } from "../../testing/builders.ts";
import { routeArgs } from "../../testing/request.ts";
import { waitForIndex, takenBySomebody } from "../../testing/catalogue-index.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { readXml } from "../../testing/xml.ts";
import { loader } from "../features/feeds/preview.ts";
import { listingCard } from "./card.ts";
import { headingFont } from "./font.server.ts";
import { breakLines, joinLines, widthOf } from "./text-paths.ts";
import { WorkCache } from "./work-cache.ts";

const face = headingFont();

describe("glyphs", () => {
  test("exist for Romanian, Hungarian, Ukrainian and English, and for no other script", () => {
    for (const emailMessage of "AaZz09.,–„”ăâîșțĂÂÎȘȚőűŐŰіїєґЖщ·×")
      expect(face.glyph(emailMessage), emailMessage).not.toBeNull();
    expect(face.glyph("日")).toBeNull();
  });

  test("are paths inside the line, the accent above its letter", () => {
    const heights = (emailMessage: string) =>
      [...(face.glyph(emailMessage)?.outline ?? "").matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y));
    expect(Math.min(...heights("H"))).toBe(0);
    expect(Math.max(...heights("ă"))).toBeGreaterThan(Math.max(...heights("a")));
    expect(Math.min(...heights("ș"))).toBeLessThan(Math.min(...heights("s")));
    for (const emailMessage of "HaășțgQ@&")
      expect(Math.max(...heights(emailMessage).map(Math.abs))).toBeLessThan(face.unitsPerEm * 1.2);
  });

  test("break into lines that fit, and end in dots where there is too much", () => {
    const space = { face, size: 50, width: 400, lines: 3 };
    const lines = breakLines(
      "PC gaming Moldoveanu – Ryzen 7 7800X3D, RTX 4070 Ti Super, 32 GB, 2 TB, și încă multe altele",
      space,
    );
    expect(lines).toHaveLength(3);
    for (const line of [...lines, ...breakLines("Ungeteilteslangeswortohneende", space)])
      expect(widthOf(line, space)).toBeLessThanOrEqual(400);
    expect(lines.at(-1)).toMatch(/…$/);
    expect(breakLines("scurt", space)).toEqual(["scurt"]);
    expect(joinLines(["AM4", "B550"], space)).toEqual(["AM4  ·  B550"]);
    expect(joinLines(["AM4"], { ...space, lines: 0 })).toEqual([]);
  });
});

describe("the card of a listing", () => {
  test("is well-formed, whatever the title", () => {
    const svg = listingCard({
      face,
      shopName: "PC & <Bis>",
      title: `"><script>&日本\u0000`,
      price: ron(1),
      facts: ["<b>"],
    });
    expect(readXml(svg).attributes).toMatchObject({ width: "1200", height: "630" });
  });
});

describe("previews", () => {
  let shop: TestShop;
  let ids: ListingId[];
  beforeAll(async () => {
    shop = await openTestShop({
      async stock(db) {
        ids = await insertListings(db, aPc(), aGraphicsCard(), aPc({ title: "sold" }), aPc({ state: "draft" }));
        await takenBySomebody(db, ids[2]!, { how: "sold" });
      },
    });
  });
  afterAll(() => shop.close());
  const ask = (name: string, headers = {}) => loader(routeArgs(shop, `/og/${name}`, { params: { name }, headers }));
  const sizeOf = async (answer: Response) => {
    const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    return [format, width, height];
  };

  test("are PNGs in the required sizes", async () => {
    expect(await sizeOf(await ask("shop.png"))).toEqual(["png", 1200, 630]);
    expect(await sizeOf(await ask(`listing-${ids[0]}.png`))).toEqual(["png", 1200, 630]);
    expect(await sizeOf(await ask(`listing-${ids[1]}-drawing.png`))).toEqual(["png", 1200, 900]);
    expect(await sizeOf(await ask(`listing-${ids[2]}.png`))).toEqual(["png", 1200, 630]);
  });

  test("change with the price, and are answered with 304 while they stay", async () => {
    const etag = (await ask(`listing-${ids[0]}.png`)).headers.get("etag") ?? "";
    expect((await ask(`listing-${ids[0]}.png`, { "if-none-match": etag })).status).toBe(304);
    await waitForIndex(shop, () =>
      shop.db
        .updateTable("listing")
        .set({ priceBani: ron(1234) })
        .where("id", "=", ids[0]!)
        .execute(),
    );
    expect((await ask(`listing-${ids[0]}.png`)).headers.get("etag")).not.toBe(etag);
  });

  test("of an unknown listing, of a draft, or by another name are not found", async () => {
    for (const name of [
      `listing-${ids[3]}.png`,
      "listing-999999.png",
      "listing-0.png",
      "listing-1.jpg",
      "../shop.png",
      "x",
    ]) {
      expect((await ask(name)).status).toBe(404);
    }
  });
});

describe("cached work", () => {
  test("is done once, however many ask", async () => {
    const cache = new WorkCache<string>({ maxLength: 100, atOnce: 2, waiting: 5 });
    let count = 0;
    const make = async () => String(++count).padEnd(10);
    expect(await Promise.all([cache.get("a", make), cache.get("a", make)])).toEqual(["1         ", "1         "]);
    await cache.get("a", make);
    expect(count).toBe(1);
  });

  test("is bounded in size: the least recently used result is evicted first", async () => {
    const cache = new WorkCache<string>({ maxLength: 20, atOnce: 1, waiting: 5 });
    let count = 0;
    const ten = async () => {
      count++;
      return "x".repeat(10);
    };
    for (const key of ["a", "b", "a", "c"]) await cache.get(key, ten);
    expect(count).toBe(3);
    await cache.get("a", ten);
    expect(count).toBe(3);
    await cache.get("b", ten);
    expect(count).toBe(4);
  });

  test("runs a few at a time, and refuses callers when too many wait", async () => {
    const cache = new WorkCache<string>({ maxLength: 100, atOnce: 2, waiting: 2 });
    let running = 0;
    let highest = 0;
    const finish: (() => void)[] = [];
    const slow = async () => {
      highest = Math.max(highest, ++running);
      await new Promise<void>((resolve) => finish.push(resolve));
      running--;
      return "x";
    };
    const four = ["a", "b", "c", "d"].map((key) => cache.get(key, slow));
    expect(await cache.get("e", slow)).toBeNull();
    for (let left = 4; left > 0; left--) {
      finish.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await Promise.all(four)).toEqual(["x", "x", "x", "x"]);
    expect(highest).toBe(2);
  });

  test("frees its place when it fails, and may be retried", async () => {
    const cache = new WorkCache<string>({ maxLength: 100, atOnce: 1, waiting: 2 });
    const failing = cache.get("a", () => Promise.reject(new Error("no ink")));
    const next = cache.get("b", async () => "b");
    await expect(failing).rejects.toThrow("no ink");
    expect(await next).toBe("b");
    expect(await cache.get("a", async () => "a")).toBe("a");
  });
});
