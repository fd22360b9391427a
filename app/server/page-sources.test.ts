import { expect, test } from "vitest";
import { openTestShop } from "../../testing/shop.ts";
import { fixedClock, SECOND } from "../../base/clock.ts";
import { changingIndex } from "../../testing/changing-index.ts";
import { PageCache, type RenderedPage } from "./page-cache.server.ts";
import { pageSourcesOf, withVersionsOf } from "./page-sources.ts";

test("a cached page shows new opening hours when the change is a second old", async () => {
  const settings = changingIndex();
  const catalogueIndex = Object.assign(changingIndex(), { byId: () => null, knows: () => false });
  const clock = fixedClock("2026-11-21T08:00:00Z");
  const cache = new PageCache({
    maxBytes: 1_000_000,
    maxAge: 60 * SECOND,
    clock,
    catalogueIndex: withVersionsOf([settings], catalogueIndex),
  });
  let hours = "9–17";
  const make = async (): Promise<RenderedPage> => {
    const { version } = settings;
    return { status: 200, headers: {}, body: Buffer.from(hours), isUnchanged: () => settings.version === version };
  };
  const shown = async () => {
    const page = (await cache.peek("ro /", "identity")) ?? (await cache.fill("ro /", { encoding: "identity", make }));
    return String(page?.body);
  };
  expect(await shown()).toBe("9–17");
  hours = "10–18";
  settings.change();
  clock.advance(SECOND);
  expect(await shown()).toBe("10–18");

  // A sale that does not affect the page leaves the copy as it is.
  hours = "never rendered";
  catalogueIndex.change();
  clock.advance(SECOND);
  expect(await shown()).toBe("10–18");
});

test("whatever of the shop changes while it runs makes cached pages old", async () => {
  const shop = await openTestShop();
  const isLive = (part: unknown) =>
    part !== null && typeof part === "object" && "version" in part && "onChange" in part;
  const live = Object.entries(shop).filter(([name, part]) => name !== "catalogueIndex" && isLive(part));
  expect(live.map(([name]) => name).toSorted()).toEqual([
    "liveEstimates",
    "livePriceBook",
    "liveReviews",
    "liveSafety",
    "settings",
  ]);
  expect(new Set(pageSourcesOf(shop))).toEqual(new Set(live.map(([, part]) => part)));
  await shop.close();
});
