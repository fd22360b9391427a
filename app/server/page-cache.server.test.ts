import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { fixedClock, SECOND } from "../../base/clock.ts";
import { changingIndex } from "../../testing/changing-index.ts";
import { GRACE, PACE, PageCache, type RenderedPage, type CompressedPage, type PlainPage } from "./page-cache.server.ts";

function aCache({ maxBytes = 1_000_000, ...line }: { maxBytes?: number; atOnce?: number; waiting?: number } = {}) {
  const clock = fixedClock("2026-11-21T08:00:00Z");
  const catalogueIndex = changingIndex();
  return {
    clock,
    catalogueIndex,
    cache: new PageCache({ maxBytes, maxAge: 60 * SECOND, clock, catalogueIndex, ...line }),
  };
}

/** A page that counts its renderings. `hold()` blocks them until the returned function is called. */
function aCountedPage(page: Partial<RenderedPage> = {}) {
  const counted = { made: 0, started: 0, gate: Promise.resolve() };
  const make = async () => {
    counted.started += 1;
    await counted.gate;
    counted.made += 1;
    return { ...aPage(`made ${counted.made}`), ...page };
  };
  const allocation = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    counted.gate = promise;
    return resolve;
  };
  return { counted, make, allocation, how: { encoding: "identity" as const, make } };
}

/** Waits until background work has finished, or waits itself. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
}

const given = async (cache: PageCache, key = "k") => {
  const page = await cache.peek(key, "identity");
  return page === null ? null : String(page.body);
};

const aPage = (text: string, page: Partial<PlainPage> = {}): PlainPage => ({
  status: 200,
  headers: { "content-type": "text/html" },
  body: Buffer.from(text),
  ...page,
});
const identity = (text: string) => ({ encoding: "identity" as const, make: async () => aPage(text) });

describe("cached pages", () => {
  test("are rendered once, however many requests come at the same time", async () => {
    const { cache } = aCache();
    let count = 0;
    const make = async () => {
      count += 1;
      await new Promise(setImmediate);
      return aPage("list");
    };
    const pages = await Promise.all(
      Array.from({ length: 50 }, () => cache.fill("ro /products", { encoding: "identity", make })),
    );
    expect(count).toBe(1);
    expect(new Set(pages.map((page) => String(page?.body)))).toEqual(new Set(["list"]));
    expect(await cache.peek("ro /products", "identity")).toMatchObject({ body: Buffer.from("list") });
  });

  test("expire after their time, and a second in which the next one is rendered", async () => {
    const { cache, clock } = aCache();
    await cache.fill("k", { ...identity("old"), make: async () => ({ ...aPage("old"), isUnchanged: () => true }) });
    clock.advance(59 * SECOND);
    expect(cache.peek("k", "identity")).not.toBeNull();
    clock.advance(2 * SECOND);
    expect(cache.peek("k", "identity")).toBeNull();
    expect(cache.bytes).toBe(0);
  });

  test("stay within their size, and the most recently used stay longest", async () => {
    const { cache } = aCache({ maxBytes: 100_000 });
    for (let page = 0; page < 500; page++) {
      await cache.fill(`ro /products?page=${page}`, {
        encoding: "identity",
        make: async () => aPage("", { body: randomBytes(5000) }),
      });
      expect(cache.bytes).toBeLessThanOrEqual(100_000);
      expect(cache.peek("ro /products?page=0", "identity"), `page 0 after ${page}`).not.toBeNull();
    }
    expect(cache.size).toBeLessThan(20);
    expect(cache.peek("ro /products?page=250", "identity")).toBeNull();
  });

  test("are not stored where they set a cookie or are no success, but all waiting requests get them", async () => {
    const { cache } = aCache();
    for (const page of [
      aPage("mine", { headers: { "set-cookie": ["a=b"] } }),
      aPage("gone", { status: 404 }),
      aPage("broken", { status: 500 }),
    ]) {
      const [one, two] = await Promise.all(
        [1, 2].map(() => cache.fill("k", { encoding: "br", make: async () => page })),
      );
      expect(one).toEqual(page);
      expect(two).toEqual(page);
      expect(cache.peek("k", "br")).toBeNull();
    }
  });

  test("are rendered again after a failure", async () => {
    const { cache } = aCache();
    const failing = cache.fill("k", { encoding: "identity", make: () => Promise.reject(new Error("no database")) });
    await expect(failing).rejects.toThrow("no database");
    expect(await cache.fill("k", identity("fine"))).toMatchObject({ body: Buffer.from("fine") });
  });

  test("are compressed as each browser accepts, each with an ETag of its own", async () => {
    const { cache } = aCache();
    const text = "garanție ".repeat(500);
    const packed = async (encoding: "br" | "gzip" | "identity") =>
      (await cache.fill("k", { encoding, make: async () => aPage(text) })) as CompressedPage;
    const [br, gzip, plain] = [await packed("br"), await packed("gzip"), await packed("identity")];
    expect(brotliDecompressSync(br.body).toString()).toBe(text);
    expect(gunzipSync(gzip.body).toString()).toBe(text);
    expect(plain.body.toString()).toBe(text);
    expect([br, gzip, plain].map(({ headers }) => headers["content-encoding"])).toEqual(["br", "gzip", undefined]);
    expect(new Set([br.etag, gzip.etag, plain.etag]).size).toBe(3);
  });
});

describe("after a change, a cached page", () => {
  test("is served for less than a second, while the next one is rendered", async () => {
    const { cache, clock, catalogueIndex } = aCache();
    const { counted, allocation, how } = aCountedPage();
    await cache.fill("k", how);
    clock.advance(5 * SECOND);
    catalogueIndex.change();
    const finish = allocation();
    expect(await given(cache)).toBe("made 1");
    await settle();
    clock.advance(GRACE - 1);
    expect(await given(cache)).toBe("made 1");
    clock.advance(1);
    expect(await given(cache), "a second after the change").toBeNull();
    finish();
    await settle();
    expect(await given(cache)).toBe("made 2");
    expect(counted.made).toBe(2);
  });

  test("is not served where no request came in that second", async () => {
    const { cache, clock, catalogueIndex } = aCache();
    await cache.fill("k", aCountedPage().how);
    catalogueIndex.change();
    clock.advance(GRACE);
    expect(await given(cache)).toBeNull();
    expect(cache.bytes).toBe(0);
  });

  test("counts its second from the first change that it lacks, not from the last", async () => {
    const { cache, clock, catalogueIndex } = aCache();
    const { allocation, how } = aCountedPage();
    await cache.fill("k", how);
    allocation();
    for (let elapsed = 0; elapsed < GRACE; elapsed += 50) {
      catalogueIndex.change();
      expect(await given(cache), `${elapsed} ms`).toBe("made 1");
      clock.advance(50);
    }
    expect(await given(cache)).toBeNull();
  });

  test("is awaited after that second by all requests, and rendered once for them", async () => {
    const { cache, clock, catalogueIndex } = aCache();
    const { counted, how } = aCountedPage();
    await cache.fill("k", how);
    catalogueIndex.change();
    clock.advance(GRACE);
    expect(await given(cache)).toBeNull();
    const pages = await Promise.all(Array.from({ length: 100 }, () => cache.fill("k", how)));
    expect(new Set(pages.map((page) => String(page?.body)))).toEqual(new Set(["made 2"]));
    expect(counted.made).toBe(2);
  });

  test("is rendered once, however many requests get the old one meanwhile", async () => {
    const { cache, clock, catalogueIndex } = aCache();
    const { counted, how } = aCountedPage();
    await cache.fill("k", how);
    clock.advance(PACE);
    catalogueIndex.change();
    for (let clientIp = 0; clientIp < 100; clientIp++) expect(await given(cache)).toBe("made 1");
    await settle();
    expect(await given(cache)).toBe("made 2");
    expect(counted.started).toBe(2);
  });

  test("is rendered less than twice a second during twenty changes a second, and never served too late", async () => {
    const { cache, clock, catalogueIndex } = aCache();
    const { counted, how } = aCountedPage();
    await cache.fill("k", how);
    const missing: number[] = [];
    for (let elapsed = 0; elapsed < 10 * SECOND; elapsed += 50) {
      catalogueIndex.change();
      if ((await given(cache)) === null) missing.push(elapsed);
      await settle();
      clock.advance(50);
    }
    expect(missing).toEqual([]);
    expect(counted.made).toBeGreaterThanOrEqual(10);
    expect(counted.made).toBeLessThan(20);
  });

  test("that was rendered during a change lacks that change", async () => {
    const { cache, clock, catalogueIndex } = aCache();
    await cache.fill("k", {
      encoding: "identity",
      make: async () => (catalogueIndex.change(), aPage("made from what is no more")),
    });
    clock.advance(GRACE);
    expect(await given(cache)).toBeNull();
  });

  test("stays where the change does not affect it", async () => {
    const { cache, clock, catalogueIndex } = aCache();
    let isUnchanged = true;
    const { counted, how } = aCountedPage({ isUnchanged: () => isUnchanged });
    await cache.fill("k", how);
    for (let seconds = 0; seconds < 50; seconds++) {
      catalogueIndex.change();
      clock.advance(SECOND);
      expect(await given(cache), `after ${seconds} s`).toBe("made 1");
      await settle();
    }
    expect(counted.made).toBe(1);
    isUnchanged = false;
    catalogueIndex.change();
    clock.advance(GRACE);
    expect(await given(cache)).toBeNull();
  });

  test("that no longer exists is not served", async () => {
    const { cache, clock, catalogueIndex } = aCache();
    const pages = [aPage("there"), aPage("gone", { status: 404 })];
    await cache.fill("k", { encoding: "identity", make: async () => pages.shift()! });
    clock.advance(PACE);
    catalogueIndex.change();
    expect(await given(cache)).toBe("there");
    await settle();
    expect(await given(cache)).toBeNull();
  });

  test("that failed to render is awaited after its second, with the error", async () => {
    const { cache, clock, catalogueIndex } = aCache();
    let isBroken = false;
    const how = {
      encoding: "identity" as const,
      make: async () => (isBroken ? Promise.reject(new Error("no database")) : aPage("whole")),
    };
    await cache.fill("k", how);
    clock.advance(PACE);
    isBroken = true;
    catalogueIndex.change();
    expect(await given(cache)).toBe("whole");
    await settle();
    expect(await given(cache)).toBe("whole");
    clock.advance(GRACE);
    expect(await given(cache)).toBeNull();
    await expect(cache.fill("k", how)).rejects.toThrow("no database");
  });

  test("keeps to its second where the machine's clock is set back", async () => {
    const { cache, clock, catalogueIndex } = aCache();
    await cache.fill("k", aCountedPage().how);
    catalogueIndex.change();
    clock.advance(-3600 * SECOND);
    expect(await given(cache)).toBeNull();
  });
});

describe("a request that waits for a page", () => {
  test("does not join a rendering that began before a change of more than a second ago", async () => {
    const { cache, clock, catalogueIndex } = aCache();
    const { counted, allocation, how } = aCountedPage();
    const finish = allocation();
    const early = cache.fill("k", how);
    await settle();
    catalogueIndex.change();
    const joining = cache.fill("k", how);
    clock.advance(GRACE);
    const late = cache.fill("k", how);
    await settle();
    expect(counted.started).toBe(2);
    finish();
    expect((await joining)?.body).toEqual((await early)?.body);
    await late;
    expect(await given(cache)).toBe("made 2");
  });

  test("of a page that is not stored shares it with concurrent requests, and with none later", async () => {
    const { cache } = aCache();
    const { counted, make } = aCountedPage();
    const how = { encoding: "br" as const, make, isCached: false };
    const pages = await Promise.all(Array.from({ length: 100 }, () => cache.fill("ro /products?q=rtx", how)));
    expect(counted.made).toBe(1);
    expect(new Set(pages).size, "packed once").toBe(1);
    expect(cache.size).toBe(0);
    expect(await cache.fill("ro /products?q=rtx", { ...how, encoding: "identity" })).toMatchObject({
      body: Buffer.from("made 2"),
    });
  });

  test("waits in a queue, and is refused where too many wait; refreshing in the background never waits in it", async () => {
    const { cache, clock, catalogueIndex } = aCache({ atOnce: 2, waiting: 3 });
    const { counted, allocation, how } = aCountedPage();
    await cache.fill("kept", how);
    clock.advance(PACE);
    const finish = allocation();
    const cold = Array.from({ length: 7 }, (_, page) => cache.fill(`cold ${page}`, how));
    await settle();
    expect(counted.started).toBe(1 + 2);
    catalogueIndex.change();
    expect(await given(cache, "kept")).toBe("made 1");
    await settle();
    expect(counted.started, "the kept page too").toBe(1 + 2 + 1);
    finish();
    const answers = await Promise.all(cold);
    expect(answers.map((page) => page === null)).toEqual([false, false, false, false, false, true, true]);
    expect(await cache.fill("cold 6", how), "when the line is short again").not.toBeNull();
  });
});

describe("the memory of the cache", () => {
  test("holds compressed bytes alone: a tenth of the page's own", async () => {
    const { cache } = aCache();
    const text = Array.from(
      { length: 3000 },
      (_, row) => `<li class="row">Calculator ${row % 50}: garanție 24 de luni</li>`,
    ).join("");
    const before = cache.bytes;
    for (const encoding of ["identity", "br", "gzip"] as const)
      await cache.fill("k", { encoding, make: async () => aPage(text) });
    expect(cache.bytes - before).toBeLessThan(text.length / 8);
    for (const encoding of ["identity", "br", "gzip"] as const) {
      const page = await cache.peek("k", encoding);
      const unpacked =
        encoding === "br"
          ? brotliDecompressSync(page!.body)
          : encoding === "gzip"
            ? gunzipSync(page!.body)
            : page!.body;
      expect(unpacked.toString()).toBe(text);
    }
  });

  test("grows with each further encoding, and shrinks to nothing with the page", async () => {
    const { cache, clock } = aCache();
    const make = async () => aPage("", { body: randomBytes(3000) });
    await cache.fill("k", { encoding: "br", make });
    const one = cache.bytes;
    await Promise.all([cache.peek("k", "gzip"), cache.peek("k", "gzip")]);
    expect(cache.bytes).toBeGreaterThan(one + 3000);
    expect(cache.bytes).toBeLessThan(one + 6000);
    clock.advance(61 * SECOND);
    expect(cache.peek("k", "br")).toBeNull();
    expect(cache.bytes).toBe(0);
  });
});
