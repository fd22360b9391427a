import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { generateCatalogue } from "../../demo/catalogue.ts";
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

/** Short form for the tables of cases. */
async function resultOf(name: string, category: PartCategory | null): Promise<string> {
  const [named] = await nameParts({ db: database.db }, [{ name, category }]);
  if (named?.is === "known") return named.part.name;
  return named?.is === "named"
    ? `named ${named.name}`
    : `${named?.reason}: ${named?.candidates.map((part) => part.name).join(", ")}`;
}

describe("a person's text", () => {
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
    ["Corsair Vengeance LPX 16 GB (2x8) DDR4-3200 CL16", null, "Corsair Vengeance LPX DDR4-3200 16GB (2x8GB) CL16"],
    ["Corsair Vengeance LPX 16GB (2x8GB), CL16, DDR4-3200", "ram", "Corsair Vengeance LPX DDR4-3200 16GB (2x8GB) CL16"],
    ["Kingston FURY Beast 8 GB (1x8) DDR4-3200 CL16", null, "Kingston FURY Beast DDR4-3200 8GB module CL16"],
    [
      "G.Skill Trident Z Neo 16 GB (2x8) DDR4-3600 CL18",
      null,
      "named G.Skill Trident Z Neo 16 GB (2x8) DDR4-3600 CL18",
    ],
    ["GeForce GT 730 2GB DDR3", null, "GeForce GT 730 2GB"],
    ["SF750", null, "Corsair SF Platinum 750W"],
    ["Corsair SF600, 600 W, 80+ Gold", null, "Corsair SF Gold 600W"],
    ["RM850x", null, "Corsair RMx 850W"],
    ["Cooler Master MWE Gold 650 V2, 650 W, 80+ Gold", null, "Cooler Master MWE Gold V2 650W"],
    ["Seasonic Focus GX-1000 ATX 3, 1000 W, 80+ Gold", "power-supplies", "Seasonic Focus GX 1000W"],
    ["Noctua NH-D15 (165 mm)", null, "Noctua NH-D15"],
    ["Arctic LF III 360", "coolers", "Arctic Liquid Freezer III 360"],
    ["Fractal Design Define R5 Grey (ATX)", null, "Fractal Design Define R5"],
    ["ASUS TUF GAMING B550-PLUS (AM4, ATX, DDR4)", null, "TUF GAMING B550-PLUS"],
    ['WD Blue WD10EZEX 1 TB, HDD 7200 rpm, 3.5"', null, "WD Blue 1TB WD10EZEX"],
    ["Sapphire Radeon RX 580 8GB", "graphics-cards", "Radeon RX 580 8GB"],
    ["NH-D15", null, "Noctua NH-D15"],
    ["GeForce 210", "graphics-cards", "GeForce 210"],
    ["GeForce 8600 GT", "graphics-cards", "named GeForce 8600 GT"],
  ])("%s (%s) is %s", async (name, category, expected) => {
    expect(await resultOf(name, category)).toBe(expected);
  });

  test.each<[string, PartCategory | null, string]>([
    ["RTX 3060", null, "memory-not-told: GeForce RTX 3060 12GB, GeForce RTX 3060 8GB"],
    ["Ryzen 5 5600 + RTX 3060 Ti", null, "two-parts: Ryzen 5 5600, GeForce RTX 3060 Ti"],
    ["RTX 3060 Laptop", null, "laptop: "],
    ["i7-9750H", "processors", "laptop: "],
    ["Hyper 212", null, "unknown: Cooler Master Hyper 212 EVO, Cooler Master Hyper 212 Black Edition"],
    ["asdf qwer", null, "unknown: "],
    ["8GB DDR4 2666 SODIMM", null, "laptop: "],
    ["i5-8400, 16GB DDR4", null, "two-parts: Core i5-8400"],
    [
      "Corsair Vengeance LPX 16GB DDR4 3200MHz CL16",
      null,
      "several: Corsair Vengeance LPX DDR4-3200 16GB (1x16GB) CL16, Corsair Vengeance LPX DDR4-3200 16GB (2x8GB) CL16",
    ],
    ["Ryzen 5 5600, RTX 3060 Ti", null, "two-parts: Ryzen 5 5600, GeForce RTX 3060 Ti"],
    ["Ryzen 5 5600", "graphics-cards", "unknown: "],
  ])("%s (%s) is asked about: %s", async (name, category, expected) => {
    expect(await resultOf(name, category)).toBe(expected);
  });

  test("a drive that is either an SSD or a hard disk is asked about until its type is given", async () => {
    expect(await resultOf("WD Blue 1TB", null)).toMatch(/^several: WD Blue 1TB, WD Blue 1TB WD10EZEX/);
    expect(await resultOf("WD Blue 1TB", "ssd")).toBe("WD Blue 1TB");
    expect(await resultOf("WD Blue 1TB", "hdd")).toMatch(/^unknown: WD Blue 1TB WD10/);
  });
});

test("a chipset alone is not an OEM board, and memory called Neo is not for laptops", async () => {
  expect(await resultOf("B450", "motherboards")).toMatch(/^not-named: B450/);
  expect(await resultOf("G.Skill Trident Z Neo DDR4-3600 32GB (2x16GB) CL18", null)).toBe(
    "G.Skill Trident Z Neo DDR4-3600 32GB (2x16GB) CL18",
  );
});

/** Calls it for each component title of the demo shop. */
test("the shop knows its own listings: the part, or the model as it is named", async () => {
  const titles = new Map(
    [...generateCatalogue({ pcs: 0, now: new Date("2026-11-22") })].flatMap((listing) =>
      listing.kind === "component" ? [[listing.title, listing.category] as const] : [],
    ),
  );
  const texts = [...titles].map(([name, category]) => ({ name, category }));
  const named = await nameParts({ db: database.db }, texts);
  const memory = texts.flatMap(({ category }, place) => (category === "ram" ? [named[place]!] : []));
  expect(memory.length).toBeGreaterThan(30);
  expect(memory.filter(({ is }) => is === "unclear")).toEqual([]);
  const unclear = named.filter(({ is }) => is === "unclear").length;
  expect(unclear / named.length).toBeLessThan(0.15); // cases and coolers that are not in the list
});

test("every listed part is found by its name and category, and never another", async () => {
  const named = await nameParts(
    { db: database.db },
    knownParts.map(({ name, category }) => ({ name, category })),
  );
  const others = named.flatMap((answer, place) =>
    answer.is === "known" && answer.part !== knownParts[place]
      ? [`${knownParts[place]!.name} as ${answer.part.name}`]
      : [],
  );
  const unknown = named.flatMap((answer, place) => (answer.is === "known" ? [] : [knownParts[place]!.name]));
  expect(others).toEqual([]);
  expect(unknown.length / knownParts.length).toBeLessThan(0.03);
});

test("an imported part is found by its whole name, in one query for all", async () => {
  const name = "Kolink Ethereal";
  const facts = { boards: ["ATX" as const], maxGpuLengthMm: null, maxCoolerHeightMm: null };
  const part = {
    id: partId("cases", name),
    category: "cases" as const,
    brand: "Kolink",
    name,
    aliases: [],
    facts,
    provenance: { source: "here", sourceId: "1", licence: "none" },
  };
  await importParts({ db: database.db }, [{ where: "here", part }], { dryRun: false, onProblem: () => {} });
  const named = await nameParts({ db: database.db }, [
    { name: "kolink ethereal", category: null },
    { name: "Kolink", category: "cases" },
    { name, category: "coolers" },
  ]);
  expect(named.map(({ is }) => is)).toEqual(["known", "unclear", "unclear"]);
  expect(named[0]).toMatchObject({ part: { id: part.id } });
});
