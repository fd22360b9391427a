import { expect, test } from "vitest";
import { ron } from "../../base/money.ts";
import type { ListingId } from "../../base/id.ts";
import { aCpu, aGpu, aPc } from "../../testing/builders.ts";
import { measuredPcs, someConditions } from "../../testing/bench/measured-fps.ts";
import type { PcListing } from "../catalogue/listing.ts";
import { standardRun } from "../catalogue/specs.ts";
import { conditionsAt, fastestListings, frameRateOf, stockMedian } from "./fastest-listings.ts";
import type { MeasuredFps } from "./fps-estimate.ts";
import { fitFps } from "./fps-model.ts";

const measured = measuredPcs();
const model = fitFps(measured);
const [known] = measured;

let lastId = 0;
function pc({
  price = 2000,
  fps,
  free = 1,
  parts,
}: {
  price?: number;
  fps?: number;
  free?: number;
  parts?: MeasuredFps;
}) {
  const { specs } = aPc() as { specs: PcListing["specs"] };
  const [, chip = "", vram = "0"] = /^(.*) (\d+) GB$/.exec(parts?.graphics ?? "") ?? [];
  lastId += 1;
  return {
    kind: "pc",
    id: lastId as ListingId,
    title: `PC ${lastId}`,
    price: ron(price),
    free,
    fps: fps === undefined ? {} : { cs2: fps },
    specs: {
      ...specs,
      cpu: aCpu({ model: parts?.processor ?? "Never measured" }),
      gpu: aGpu({ chip: chip || "Never measured", vramGb: Number(vram) || 4 }),
    },
  } as PcListing;
}

const at = someConditions;
const titles = (listings: readonly PcListing[], maxPrice: number | null = null, count = 3) =>
  fastestListings(listings, { model, at, maxPrice: maxPrice === null ? null : ron(maxPrice), count }).map(
    ({ listing }) => listing.title,
  );

test("the fastest of those that the budget pays come first, and of equally fast ones the cheaper", () => {
  const [slow, dear, fast, cheap] = [
    pc({ fps: 100 }),
    pc({ fps: 400, price: 5000 }),
    pc({ fps: 200, price: 3000 }),
    pc({ fps: 200, price: 2500 }),
  ] as const;
  expect(titles([slow, dear, fast, cheap], 3000)).toEqual([cheap.title, fast.title, slow.title]);
  expect(titles([slow, dear, fast, cheap])).toEqual([dear.title, cheap.title, fast.title]);
});

test("one that somebody else is buying is not offered", () => {
  const [taken, free] = [pc({ fps: 300, free: 0 }), pc({ fps: 100 })];
  expect(titles([taken!, free!])).toEqual([free!.title]);
});

test("a measured PC comes before an estimated one, however fast that would be (rule 15)", () => {
  const estimated = pc({ parts: known! });
  const slow = pc({ fps: 1 });
  const found = fastestListings([estimated, slow], { model, at, maxPrice: null, count: 3 });
  expect(found.map(({ listing }) => listing.title)).toEqual([slow.title, estimated.title]);
  expect(found.map(({ rate }) => rate?.kind)).toEqual(["measured", "estimate"]);
});

test("a PC of unknown parts has no frame rate, and is shown without one only if nothing else is there", () => {
  const unknown = pc({});
  expect(frameRateOf(unknown, { model, at })).toBeNull();
  expect(titles([unknown, pc({ fps: 10 })])).toHaveLength(1);
  expect(fastestListings([unknown], { model, at, maxPrice: null, count: 3 })).toEqual([
    { listing: unknown, rate: null },
  ]);
});

test("a game is shown at the standard settings, and where these were not measured at others that were", () => {
  expect(conditionsAt(model, { game: at.game, resolution: standardRun.resolution })).toEqual({
    game: at.game,
    ...standardRun,
  });
  const ultra = fitFps(
    measured.map((row) => ({ ...row, resolution: "2560x1440" as const, settings: "ultra" as const })),
  );
  expect(conditionsAt(ultra, { game: at.game, resolution: "2560x1440" })).toMatchObject({ settings: "ultra" });
  expect(conditionsAt(ultra, { game: at.game, resolution: standardRun.resolution })).toBeNull();
});

test("the stock's median is the middle of what was measured on PCs in stock", () => {
  expect(stockMedian([pc({ fps: 90 }), pc({ fps: 10 }), pc({ fps: 30 }), pc({ parts: known! })], { model, at })).toBe(
    30,
  );
  expect(stockMedian([pc({})], { model, at })).toBeNull();
});
