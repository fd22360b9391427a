import { afterAll, beforeAll, expect, test } from "vitest";
import type { ListingId } from "../../base/id.ts";
import { ron } from "../../base/money.ts";
import { aComponent, aCpu, insertListings } from "../../testing/builders.ts";
import { testDatabase } from "../../testing/database.ts";
import { waitForIndex, takenBySomebody } from "../../testing/catalogue-index.ts";
import { openCatalogueIndex, type CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import { readBuild } from "./build-address.ts";
import { viewBuild } from "./view-build.server.ts";

const database = await testDatabase();
let catalogueIndex: CatalogueIndex;
let ids: ListingId[];

beforeAll(async () => {
  const am5 = {
    processors: aCpu({ model: "Ryzen 7 7700", socket: "AM5", memoryTypes: ["DDR5"] }),
    motherboards: { socket: "AM5", chipset: "B650", ramType: "DDR5" },
  } as const;
  ids = await insertListings(
    database.db,
    aComponent("processors", { specs: am5.processors, price: ron(1000) }),
    aComponent("motherboards", { specs: am5.motherboards, price: ron(500) }),
    aComponent("ram", { specs: { type: "DDR5" }, price: ron(300), stock: 2 }),
    aComponent("graphics-cards", { price: ron(900) }),
    aComponent("ssd", { price: ron(200) }),
    aComponent("cases", { price: ron(150) }),
    aComponent("coolers", { price: ron(90) }),
    aComponent("power-supplies", { price: ron(250) }),
    aComponent("ram", { specs: { type: "DDR4" }, price: ron(100) }),
  );
  catalogueIndex = await openCatalogueIndex(database, {
    error: (details) => {
      throw details;
    },
  });
});
afterAll(async () => {
  await catalogueIndex.close();
  await database.close();
});

const view = (query: string) => viewBuild({ catalogueIndex }, readBuild(new URLSearchParams(query)));
const whole = () =>
  `processors=${ids[0]}&motherboards=${ids[1]}&ram=${ids[2]}&graphics-cards=${ids[3]}&ssd=${ids[4]}&cases=${ids[5]}&coolers=${ids[6]}&power-supplies=${ids[7]}`;

test("a whole computer: its total and its watts", () => {
  const { incompatibilities, missing, isComplete, total, power, parts } = view(whole());
  expect({ incompatibilities, missing, isComplete, total }).toEqual({
    incompatibilities: [],
    missing: [],
    isComplete: true,
    total: ron(3390),
  });
  expect(parts.map(({ state }) => state)).toEqual(Array.from({ length: 8 }, () => "free"));
  expect(power.load).toBe(power.lines.reduce((sum, { watts }) => sum + watts, 0));
  expect(power).toMatchObject({
    supply: 650,
    lines: expect.arrayContaining([
      { category: "processors", watts: 88 },
      { category: "graphics-cards", watts: 170 },
    ]),
  });
});

test("nothing asked for is an empty build, which lacks everything", () => {
  expect(view("")).toMatchObject({
    parts: [],
    build: [],
    incompatibilities: [],
    total: 0,
    isComplete: false,
    power: { lines: [], load: 0, supply: null },
  });
});

test("memory of the wrong type is said to be wrong, and the build is not complete with it", () => {
  const { incompatibilities, isComplete } = view(whole().replace(`ram=${ids[2]}`, `ram=${ids[8]}`));
  expect(incompatibilities.map(({ code, severity }) => [code, severity])).toEqual([
    ["memory-board", "wrong"],
    ["memory-processor", "wrong"],
  ]);
  expect(isComplete).toBe(false);
});

test("a part that others hold stays in the build; one that is gone, or of another category, does not", async () => {
  expect(view(`ram=${ids[2]}x3`).parts).toMatchObject([{ state: "short", listing: { id: ids[2] } }]);
  expect(view(`ram=${ids[3]}`)).toMatchObject({ parts: [{ state: "gone", listing: null }], build: [] });
  await waitForIndex({ catalogueIndex, db: database.db }, () => takenBySomebody(database.db, ids[5]!, { how: "held" }));
  expect(view(`cases=${ids[5]}`)).toMatchObject({ parts: [{ state: "held" }], total: ron(150) });
  await waitForIndex({ catalogueIndex, db: database.db }, () => takenBySomebody(database.db, ids[5]!, { how: "sold" }));
  expect(view(`cases=${ids[5]}`)).toMatchObject({ parts: [{ state: "gone", listing: null }], total: 0 });
});
