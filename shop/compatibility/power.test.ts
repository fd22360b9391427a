import { describe, expect, test } from "vitest";
import { listed } from "../../testing/listed.ts";
import { partsByCategory } from "./parts-by-category.ts";
import { loadOf, powerOf, wantedOf, wattsLeftForCard } from "./power.ts";

const one = <L>(listing: L) => ({ listing, quantity: 1 });

describe("a processor at its turbo", () => {
  const turbo = (specs: Parameters<typeof listed<"processors">>[1]) =>
    loadOf(partsByCategory([one(listed("processors", specs))]));

  // Package power limits as AMD publishes them.
  test.each([
    ["Ryzen 5 5600X", 65, 6, 88],
    ["Ryzen 7 5800X", 105, 8, 142],
    ["Ryzen 9 7950X", 170, 16, 230],
  ])("%s of %i W draws what AMD says", (model, tdpWatts, cores, watts) => {
    expect(turbo({ brand: "AMD", socket: "AM5", model, tdpWatts, cores })).toBe(watts);
  });

  // "Maximum turbo power" and, before it, PL2 as Intel publishes them.
  test.each([
    ["LGA1200", "i3-10100", 65, 4, 90],
    ["LGA1200", "i3-10100T", 35, 4, 55],
    ["LGA1200", "i5-10400", 65, 6, 134],
    ["LGA1200", "i5-11400", 65, 6, 154],
    ["LGA1200", "i5-11600K", 125, 6, 251],
    ["LGA1200", "i7-10700", 65, 8, 224],
    ["LGA1200", "i7-10700T", 35, 8, 123],
    ["LGA1200", "i9-10900K", 125, 10, 250],
    ["LGA1700", "i3-12100", 60, 4, 89],
    ["LGA1700", "i3-12100T", 35, 4, 69],
    ["LGA1700", "i3-14100", 60, 4, 110],
    ["LGA1700", "i5-12400", 65, 6, 117],
    ["LGA1700", "i5-13400", 65, 10, 148],
    ["LGA1700", "i5-13500", 65, 14, 154],
    ["LGA1700", "i5-12600K", 125, 10, 150],
    ["LGA1700", "i5-14600K", 125, 14, 181],
    ["LGA1700", "i7-12700", 65, 12, 180],
    ["LGA1700", "i7-12700T", 35, 12, 99],
    ["LGA1700", "i7-12700K", 125, 12, 190],
    ["LGA1700", "i9-12900K", 125, 16, 241],
    ["LGA1700", "i7-14700K", 125, 20, 253],
    ["LGA1700", "i9-13900", 65, 24, 219],
    ["LGA1700", "i9-13900KS", 150, 24, 253],
    ["LGA1851", "Core Ultra 9 285K", 125, 24, 250],
  ])(
    "on %s, %s of %i W is never taken for less than Intel says, nor for more than a third above it",
    (socket, model, tdpWatts, cores, published) => {
      const watts = turbo({ brand: "Intel", socket, model, tdpWatts, cores });
      expect(watts).toBeGreaterThanOrEqual(published);
      expect(watts).toBeLessThanOrEqual(Math.round((published * 4) / 3) + 1);
    },
  );

  test("one of Intel's before the tenth generation draws a quarter more than its rating, and so does one of two cores", () => {
    expect(turbo({ brand: "Intel", socket: "LGA1151", tdpWatts: 95, cores: 8 })).toBe(119);
    expect(turbo({ brand: "Intel", socket: "LGA1700", tdpWatts: 46, cores: 2 })).toBe(58);
  });
});

describe("a whole computer", () => {
  const rest = [
    one(listed("processors", { brand: "AMD", tdpWatts: 65 })),
    one(listed("motherboards")),
    { listing: listed("ram", { modules: 2 }), quantity: 2 },
    one(listed("ssd")),
    one(listed("hdd")),
    one(listed("cases")),
  ];
  const card = (tdpWatts: number) => one(listed("graphics-cards", { tdpWatts }));

  test("draws the sum of its parts, by category, and its supply nothing", () => {
    const power = powerOf([
      ...rest,
      card(200),
      one(listed("coolers", { type: "tower" })),
      one(listed("power-supplies", { watts: 650 })),
    ]);
    expect(Object.fromEntries(power.lines.map(({ category, watts }) => [category, watts]))).toEqual({
      processors: 88,
      motherboards: 30,
      ram: 12,
      "graphics-cards": 200,
      ssd: 6,
      hdd: 9,
      cases: 5,
      coolers: 5,
    });
    expect(power).toMatchObject({ load: 355, supply: 650 });
  });

  test("wants a fifth more than the load with the card's spikes, in tens; without a card there are no spikes", () => {
    expect(wantedOf(partsByCategory([...rest, card(200)]))).toBe(500); // (350 + 60) x 1.2 = 492
    expect(wantedOf(partsByCategory(rest))).toBe(180); // 150 x 1.2
    expect(powerOf(rest)).toMatchObject({ load: 150, wanted: 180, supply: null });
  });

  test("leaves for a card exactly as much as its supply has headroom for, and nothing where the rest is too much already", () => {
    const left = wattsLeftForCard(partsByCategory(rest), 500);
    expect(left).toBe(205); // (500 / 1.2 - 150) / 1.3 = 205.1
    expect(wantedOf(partsByCategory([...rest, card(left)]))).toBeLessThanOrEqual(500);
    expect(wantedOf(partsByCategory([...rest, card(left + 1)]))).toBeGreaterThan(500);
    expect(wattsLeftForCard(partsByCategory(rest), 150)).toBe(0);
  });

  test("with liquid cooling draws its pump too", () => {
    expect(loadOf(partsByCategory([...rest, one(listed("coolers", { type: "liquid" }))]))).toBe(162);
  });
});
