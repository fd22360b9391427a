import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import { importParts } from "./import-parts.server.ts";
import { knownParts } from "./known-parts.server.ts";
import { nameParts } from "./name-parts.server.ts";
import { partId, type PartCategory } from "./part.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** As short as a table of cases wants it. */
async function said(name: string, category: PartCategory | null): Promise<string> {
  const [named] = await nameParts({ db: database.db }, [{ name, category }]);
  if (named?.is === "known") return named.part.name;
  return named?.is === "named" ? `named ${named.name}` : `${named?.reason}: ${named?.candidates.map((part) => part.name).join(", ")}`;
}

describe("what a person wrote", () => {
  test.each<[string, PartCategory | null, string]>([
    ["AMD Ryzen 5 3600 tray", null, "Ryzen 5 3600"],
    ["i5 12400F", null, "Core i5-12400F"],
    ["MSI GeForce RTX 3060 Ventus 2X 12G OC", null, "GeForce RTX 3060 12GB"],
    ["RTX 3060 Ti", "graphics-cards", "GeForce RTX 3060 Ti"],
    ["MSI B450 Tomahawk Max", null, "B450 TOMAHAWK MAX"],
    ["870 EVO 1TB", "ssd", "Samsung 870 EVO 1TB"],
    ["CMK16GX4M2B3200C16", null, "Corsair Vengeance LPX DDR4-3200 16GB (2x8GB) CL16"],
    ["Corsair RM750x", null, "Corsair RMx 750W"],
    ["Corsair CX550 80+ Bronze", "power-supplies", "Corsair CX 550W"],
    ["NZXT H510 negru", null, "NZXT H510"],
    ["H510", "cases", "NZXT H510"],
    ["NH-D15", null, "Noctua NH-D15"],
    ["GeForce 210", "graphics-cards", "GeForce 210"],
    ["GeForce 8600 GT", "graphics-cards", "named GeForce 8600 GT"],
  ])("%s (%s) is %s", async (name, category, expected) => {
    expect(await said(name, category)).toBe(expected);
  });

  test.each<[string, PartCategory | null, string]>([
    ["RTX 3060", null, "memory-not-told: GeForce RTX 3060 12GB, GeForce RTX 3060 8GB"],
    ["Ryzen 5 5600 + RTX 3060 Ti", null, "two-parts: Ryzen 5 5600, GeForce RTX 3060 Ti"],
    ["RTX 3060 Laptop", null, "laptop: "],
    ["i7-9750H", "processors", "laptop: "],
    ["Hyper 212", null, "unknown: Cooler Master Hyper 212 EVO, Cooler Master Hyper 212 Black Edition"],
    ["asdf qwer", null, "unknown: "],
    ["Ryzen 5 5600", "graphics-cards", "unknown: "],
  ])("%s (%s) is asked about: %s", async (name, category, expected) => {
    expect(await said(name, category)).toBe(expected);
  });

  test("a drive that is either an SSD or a hard disk is asked about until they say which", async () => {
    expect(await said("WD Blue 1TB", null)).toMatch(/^several: WD Blue 1TB, WD Blue 1TB WD10EZEX/);
    expect(await said("WD Blue 1TB", "ssd")).toBe("WD Blue 1TB");
    expect(await said("WD Blue 1TB", "hdd")).toMatch(/^unknown: WD Blue 1TB WD10/);
  });
});

test("every part of our own list is found by its name and kind, and never another", async () => {
  const named = await nameParts({ db: database.db }, knownParts.map(({ name, category }) => ({ name, category })));
  const others = named.flatMap((answer, place) => (answer.is === "known" && answer.part !== knownParts[place] ? [`${knownParts[place]!.name} as ${answer.part.name}`] : []));
  const unknown = named.flatMap((answer, place) => (answer.is === "known" ? [] : [knownParts[place]!.name]));
  expect(others).toEqual([]);
  expect(unknown.length / knownParts.length).toBeLessThan(0.03);
});

test("a part of an imported list is found by its whole name, in one query for all", async () => {
  const name = "Kolink Ethereal";
  const facts = { boards: ["ATX" as const], maxGpuLengthMm: null, maxCoolerHeightMm: null };
  const part = { id: partId("cases", name), category: "cases" as const, brand: "Kolink", name, aliases: [], facts, provenance: { source: "here", sourceId: "1", licence: "none" } };
  await importParts({ db: database.db }, [{ where: "here", part }], { dryRun: false, onProblem: () => {} });
  const named = await nameParts({ db: database.db }, [{ name: "kolink ethereal", category: null }, { name: "Kolink", category: "cases" }, { name, category: "coolers" }]);
  expect(named.map(({ is }) => is)).toEqual(["known", "unclear", "unclear"]);
  expect(named[0]).toMatchObject({ part: { id: part.id } });
});
